import { Trans } from '@lingui/react/macro'
import { Field } from '../../ui/Field.tsx'
import { AccountForm } from './AccountForm.tsx'
import type { Account } from './AddPasskey.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { FormAnswer } from './submission.ts'

type Props = { answer: FormAnswer | undefined; account: Account; asksCode: boolean }

/** The address typed out, the password, and the code where there is a second factor. */
export function DeleteAccountForm({ answer, account, asksCode }: Props) {
  const { email } = account
  return (
    <AccountForm
      answer={answer}
      tone="danger"
      stores={false}
      button={<Trans>Delete my account</Trans>}
      busy={<Trans>Deleting…</Trans>}
    >
      <Field
        label={
          <Trans>
            To confirm, type <b>{email}</b>
          </Trans>
        }
        name="confirmation"
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
        defaultValue={answer?.values['confirmation']}
        error={answer?.fields['confirmation']}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        required
        error={answer?.fields['password']}
      />
      {asksCode && <CodeField answer={answer} factors={account} />}
    </AccountForm>
  )
}
