// How a conversation stands: a dot and words (U13).
import { Plural, Trans } from '@lingui/react/macro'
import type { Amount, ThreadState } from './states.ts'
import styles from './StateMark.module.css'

export function StateMark({ state }: { state: ThreadState }) {
  return (
    <span className={`${styles.state} ${styles[state.kind]}`}>
      <StateText state={state} />
    </span>
  )
}

export function StateText({ state }: { state: ThreadState }) {
  switch (state.kind) {
    case 'new':
      return (
        <Trans>
          New, answer due in <AmountText amount={state.amount} />
        </Trans>
      )
    case 'due':
      return (
        <Trans>
          Answer due in <AmountText amount={state.amount} />
        </Trans>
      )
    case 'late':
    case 'silent':
      return (
        <Trans>
          Answer <AmountText amount={state.amount} /> late
        </Trans>
      )
    case 'waiting':
      return <Trans>Waiting for the answer</Trans>
    case 'asked':
      return <Trans>To answer</Trans>
    case 'answered':
      return <Trans>Answered</Trans>
    case 'received':
      return <Trans>Answer received</Trans>
    case 'followUp':
      return <Trans>Follow-up</Trans>
    case 'ended':
      return <Trans>Ended</Trans>
  }
}

/** How long until then, or since. */
export function AmountText({ amount: { unit, count } }: { amount: Amount }) {
  if (unit === 'minutes') return <Trans>{count} min</Trans>
  if (unit === 'hours') return <Trans>{count} h</Trans>
  return <Plural value={count} one="# day" other="# days" />
}
