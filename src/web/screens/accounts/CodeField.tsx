import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Field } from '../../ui/Field.tsx'
import type { FormAnswer } from './submission.ts'

const { oneTimeCodeSeconds } = limits

/** The code of an authenticator app, or one of the recovery codes. */
export function CodeField({
  answer,
  recovery = true,
}: {
  answer: FormAnswer | undefined
  recovery?: boolean
}) {
  return (
    <Field
      label={
        recovery ? <Trans>Code from your app, or a recovery code</Trans> : <Trans>Code from your app</Trans>
      }
      name="code"
      autoComplete="one-time-code"
      inputMode={recovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      required
      minLength={6}
      maxLength={20}
      hint={
        recovery ? (
          <Trans>
            Six digits from your authenticator app, new every {oneTimeCodeSeconds} seconds. Without your
            phone: one of your recovery codes.
          </Trans>
        ) : (
          <Trans>Six digits, new every {oneTimeCodeSeconds} seconds.</Trans>
        )
      }
      error={answer?.refused === 'CodeNeeded' ? undefined : answer?.fields['code']}
    />
  )
}
