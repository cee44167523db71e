import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Field } from '../../ui/Field.tsx'
import { PasskeyWay } from './PasskeyWay.tsx'
import type { ProofAnswer } from './answer.ts'

const { oneTimeCodeSeconds } = limits

/** Codes of an app, or recovery codes alone, or neither. */
type Codes = 'app' | 'recovery' | 'none'

type Props = {
  answer: ProofAnswer | undefined
  /** False where only a code of an app counts. */
  recovery?: boolean
  /** What the account has, where the page knows it before the form was sent. */
  factors?: { codes: boolean; passkeys: number } | undefined
  /** True where a recovery code alone opens nothing. */
  console?: boolean
}

/** The second factor: the code of an authenticator app, one of the recovery codes, or a passkey. */
export function CodeField({ answer, recovery = true, factors, console = false }: Props) {
  const codes = codesOf(answer, factors, console)
  const hasPasskey = (factors?.passkeys ?? 0) > 0 || answer?.details?.['passkey'] !== undefined
  const error = answer?.refused === 'CodeNeeded' ? undefined : answer?.fields['code']
  return (
    <>
      {recovery && hasPasskey && <PasskeyWay answer={answer} only={codes !== 'app'} />}
      {codes !== 'none' && (
        <Field
          label={<Label codes={codes} recovery={recovery} />}
          name="code"
          autoComplete="one-time-code"
          inputMode={recovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          required={codes === 'app' && !hasPasskey}
          minLength={6}
          maxLength={20}
          hint={<Hint codes={codes} recovery={recovery} />}
          error={error}
        />
      )}
    </>
  )
}

function codesOf(answer: Props['answer'], factors: Props['factors'], console: boolean): Codes {
  const told = answer?.details?.['codes']
  if (told === 'app' || told === 'recovery' || told === 'none') return told
  if (!factors || factors.codes) return 'app'
  return console ? 'none' : 'recovery'
}

type Words = { codes: Codes; recovery: boolean }

function Label({ codes, recovery }: Words) {
  if (codes === 'recovery') return <Trans>Or one of your recovery codes</Trans>
  return recovery ? <Trans>Code from your app, or a recovery code</Trans> : <Trans>Code from your app</Trans>
}

function Hint({ codes, recovery }: Words) {
  if (codes === 'recovery') return <Trans>If you do not have your passkey with you. Each counts once.</Trans>
  return recovery ? (
    <Trans>
      Six digits from your authenticator app, new every {oneTimeCodeSeconds} seconds. Without your phone: one
      of your recovery codes.
    </Trans>
  ) : (
    <Trans>Six digits, new every {oneTimeCodeSeconds} seconds.</Trans>
  )
}
