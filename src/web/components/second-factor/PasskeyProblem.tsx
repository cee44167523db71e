import { Trans } from '@lingui/react/macro'
import styles from './PasskeyWay.module.css'

/** Why a browser made or used no passkey. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'host' | 'failed'

/** By the error that it threw: browsers do not tell more, so that pages learn nothing of a person's devices. */
export function passkeyProblem(error: unknown): PasskeyProblem {
  switch ((error as { name?: unknown } | null)?.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled'
    case 'InvalidStateError':
      return 'exists'
    case 'SecurityError':
      return 'host'
    default:
      return 'failed'
  }
}

export function PasskeyProblemText({ problem }: { problem: PasskeyProblem }) {
  return (
    <p className={styles.problem} role="alert">
      <Words problem={problem} />
    </p>
  )
}

function Words({ problem }: { problem: PasskeyProblem }) {
  switch (problem) {
    case 'cancelled':
      return <Trans>Nothing was done: it was cancelled, or took too long. You can try again.</Trans>
    case 'exists':
      return <Trans>This device already has a passkey for this account.</Trans>
    case 'host':
      return <Trans>Passkeys do not work at this address. Open the page by its usual address.</Trans>
    case 'failed':
      return <Trans>This browser could not do it. Try another browser or device.</Trans>
  }
}
