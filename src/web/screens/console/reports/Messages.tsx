import { Trans } from '@lingui/react/macro'
import type { CallOutput } from '../../../../contract/endpoint.ts'
import type { readCaseMessages } from '../../../../contract/moderation.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import type { Acted } from '../acting.ts'
import { ActSection } from '../ActForm.tsx'
import styles from './Reports.module.css'

type Props = {
  isOpen: boolean
  answer: Acted | undefined
  /** What was read just now. */
  read: CallOutput<typeof readCaseMessages> | undefined
}

/** A conversation is read through its open report alone, with a reason, and each reading is recorded. */
export function ReadMessages({ isOpen, answer, read }: Props) {
  if (!isOpen) return null
  if (!read)
    return (
      <ActSection
        title={<Trans>The conversation</Trans>}
        answer={answer}
        buttons={[{ intent: 'read', label: <Trans>Read the messages</Trans> }]}
        known={
          <p className={styles.keys}>
            <Trans>That you read it, and why, is recorded and counted in public.</Trans>
          </p>
        }
      />
    )
  return (
    <section className={`sheet ${styles.part}`}>
      <h2 className="t-card">
        <Trans>The conversation</Trans>
      </h2>
      {read.messages.map(({ number, by, at, text }) => (
        <div key={number} className={styles.entry}>
          <p className={styles.keys}>
            <bdi>{by}</bdi> · <LocalMoment at={at} />
          </p>
          <p className={styles.text}>
            <bdi>{text}</bdi>
          </p>
        </div>
      ))}
    </section>
  )
}
