import { Trans } from '@lingui/react/macro'
import { Field } from '../../ui/Field.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { FormAnswer } from './submission.ts'

/** What proves who has a suspended account, to which nobody can log in; the code is asked for once it is needed. */
export function SuspendedProof({ answer }: { answer: FormAnswer | undefined }) {
  const asksCode = answer?.refused === 'CodeNeeded' || answer?.fields['code'] !== undefined
  return (
    <>
      <Field
        label={<Trans>E-mail address</Trans>}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        required
        defaultValue={answer?.values['email']}
        error={answer?.fields['email']}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        required
        error={answer?.fields['password']}
      />
      {asksCode && <CodeField answer={answer} />}
    </>
  )
}
