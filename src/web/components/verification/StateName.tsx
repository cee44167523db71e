import { Trans } from '@lingui/react/macro'
import type { OwnCaseEntry } from '../../../contract/verification.ts'

/** Where a case has come to. */
export function StateName({ state }: Pick<OwnCaseEntry, 'state'>) {
  switch (state) {
    case 'open':
      return <Trans context="a case of verification">open</Trans>
    case 'asked':
      return <Trans context="a case of verification">waits for an answer</Trans>
    case 'granted':
      return <Trans context="a case of verification">granted</Trans>
    case 'refused':
      return <Trans context="a case of verification">refused</Trans>
    case 'withdrawn':
      return <Trans context="a case of verification">taken back</Trans>
  }
}
