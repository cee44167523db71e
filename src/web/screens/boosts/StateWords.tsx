import { Trans } from '@lingui/react/macro'
import type { BoostState } from '../../../contract/boost-words.ts'

/** How a boost stands, in words. */
export function StateWords({ state }: { state: BoostState }) {
  switch (state) {
    case 'planned':
      return <Trans context="a boost">Planned</Trans>
    case 'running':
      return <Trans context="a boost">Running</Trans>
    case 'paused':
      return <Trans context="a boost">Resting</Trans>
    case 'ended':
      return <Trans context="a boost">Over</Trans>
    case 'stopped':
      return <Trans context="a boost">Stopped by your company</Trans>
    case 'withdrawn':
      return <Trans context="a boost">Stopped by us; it does not count in your plan</Trans>
  }
}
