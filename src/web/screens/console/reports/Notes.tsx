import { Trans } from '@lingui/react/macro'
import type { CaseEntry } from '../../../../contract/moderation.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import type { Acted } from '../acting.ts'
import { ActSection } from '../ActForm.tsx'
import styles from './Reports.module.css'

/** What colleagues note for each other. */
export function Notes({ notes, answer }: { notes: CaseEntry['notes']; answer: Acted | undefined }) {
  return (
    <ActSection
      title={<Trans>Notes for colleagues</Trans>}
      answer={answer}
      text={{ name: 'text', label: <Trans>Note</Trans> }}
      buttons={[{ intent: 'note', label: <Trans>Add note</Trans> }]}
      known={notes.map(({ noteID, by, at, text }) => (
        <div key={noteID} className={styles.entry}>
          <p className={styles.keys}>
            <bdi>{by.name}</bdi> · <LocalMoment at={at} />
          </p>
          <p className={styles.text}>
            <bdi>{text}</bdi>
          </p>
        </div>
      ))}
    />
  )
}
