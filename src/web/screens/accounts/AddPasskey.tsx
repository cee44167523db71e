import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { showAccount } from '../../../contract/accounts.ts'
import { Field } from '../../ui/Field.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import styles from './Passkeys.module.css'
import type { FormAnswer } from './submission.ts'
import { UserNameForManagers } from './UserNameForManagers.tsx'

export type Account = CallOutput<typeof showAccount>

/** The first step: a name for it, and who asks proves themself anew. */
export function AddPasskey({ account, answer }: { account: Account; answer: FormAnswer | undefined }) {
  const { t } = useLingui()
  return (
    <section className={styles.part}>
      <h2 className="t-section">
        <Trans>Add a passkey</Trans>
      </h2>
      <noscript>
        <p className={styles.problem}>
          <Trans>A passkey needs scripts, which are off in this browser.</Trans>
        </p>
      </noscript>
      <AccountForm
        answer={answer}
        intent="begin"
        button={<Trans>Continue</Trans>}
        busy={<Trans>One moment…</Trans>}
      >
        <UserNameForManagers email={account.email} />
        <Field
          label={<Trans>Name of the passkey</Trans>}
          name="name"
          autoComplete="off"
          maxLength={limits.passkeyNameMax}
          required
          defaultValue={answer?.values['name'] ?? ''}
          placeholder={t`Work phone`}
          hint={<Trans>By which you recognise it in this list.</Trans>}
          error={answer?.fields['name']}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          error={answer?.fields['password']}
        />
        {(account.twoFactor || answer?.refused === 'CodeNeeded') && (
          <CodeField answer={answer} factors={account} />
        )}
      </AccountForm>
    </section>
  )
}
