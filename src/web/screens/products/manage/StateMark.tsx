import { Trans } from '@lingui/react/macro'
import type { ListedState } from './states.ts'
import styles from './StateMark.module.css'

/** Whether buyers see a product: a dot and a word, filled for what they see (U3). */
export function StateMark({ state, byPlan = false }: { state: ListedState; byPlan?: boolean }) {
  return (
    <span className={styles[state]}>
      {byPlan ? <Trans>Unlisted by your plan</Trans> : <StateName state={state} />}
    </span>
  )
}

/** The name of a state. */
export function StateName({ state }: { state: ListedState }) {
  if (state === 'draft') return <Trans>Draft</Trans>
  if (state === 'published') return <Trans>Published</Trans>
  if (state === 'unlisted') return <Trans>Unlisted</Trans>
  return <Trans>Deleted</Trans>
}
