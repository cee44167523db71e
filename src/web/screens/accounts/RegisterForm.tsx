import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { termsVersion } from '../../../contract/terms.ts'
import { asksFamilyNameFirst } from '../../components/person/person.ts'
import { CheckField, Field } from '../../ui/Field.tsx'
import { AccountForm } from './AccountForm.tsx'
import { NewPasswordHint } from './NewPasswordHint.tsx'
import { PasswordField } from './PasswordField.tsx'
import styles from './RegisterForm.module.css'
import type { FormAnswer } from './submission.ts'

/** Name, address, password, and the two things that everybody confirms (D42). */
export function RegisterForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <AccountForm
      answer={answer}
      button={<Trans>Create account</Trans>}
      busy={<Trans>Creating your account…</Trans>}
    >
      <Names answer={answer} />
      <Field
        label={<Trans>Business e-mail address</Trans>}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        required
        maxLength={limits.emailMax}
        defaultValue={answer?.values['email']}
        error={answer?.fields['email']}
        hint={<Trans>You log in with it. We will send a link there to confirm it.</Trans>}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="new-password"
        required
        minLength={limits.passwordMin}
        error={answer?.fields['password']}
        hint={<NewPasswordHint />}
      />
      {/* Which terms this page leads to: a page from before a change is told so. */}
      <input type="hidden" name="termsVersion" value={termsVersion} />
      <div className={styles.checks}>
        <CheckField
          name="businessUse"
          required
          defaultChecked={answer?.values['businessUse'] === 'true'}
          label={
            <Trans>
              I use this service for business and accept the <Terms />. I have read the <Privacy />.
            </Trans>
          }
          error={answer?.fields['businessUse']}
        />
        <CheckField
          name="legalAge"
          required
          defaultChecked={answer?.values['legalAge'] === 'true'}
          label={<Trans>I am of legal age in my country.</Trans>}
          error={answer?.fields['legalAge']}
        />
      </div>
    </AccountForm>
  )
}

/** In the order in which the page's language says them: the family name first in Japanese and Chinese. */
function Names({ answer }: { answer: FormAnswer | undefined }) {
  const { i18n } = useLingui()
  const first = (
    <Field
      key="first"
      label={<Trans>First name</Trans>}
      name="firstName"
      autoComplete="given-name"
      required
      maxLength={limits.personNameMax}
      defaultValue={answer?.values['firstName']}
      error={answer?.fields['firstName']}
    />
  )
  const last = (
    <Field
      key="last"
      label={<Trans>Last name</Trans>}
      name="lastName"
      autoComplete="family-name"
      required
      maxLength={limits.personNameMax}
      defaultValue={answer?.values['lastName']}
      error={answer?.fields['lastName']}
    />
  )
  return (
    <div className={styles.names}>{asksFamilyNameFirst(i18n.locale) ? [last, first] : [first, last]}</div>
  )
}

// In a tab of their own: what was typed here stays.
const Terms = () => (
  <a href="/terms-and-conditions" target="_blank" rel="noopener">
    <Trans>terms and conditions</Trans>
  </a>
)
const Privacy = () => (
  <a href="/privacy-policy" target="_blank" rel="noopener">
    <Trans>privacy policy</Trans>
  </a>
)
