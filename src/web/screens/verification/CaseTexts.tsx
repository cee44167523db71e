import { Trans } from '@lingui/react/macro'
import type { OwnCaseEntry } from '../../../contract/verification.ts'
import { LocalMoment } from '../../components/text/Times.tsx'
import { Documents } from '../../components/verification/Documents.tsx'
import { documentPath } from './paths.ts'
import styles from './Verification.module.css'

/** What company and verifier wrote, and the documents, in their order. */
export function CaseTexts({
  businessID,
  one: { messages, documents },
}: {
  businessID: string
  one: Pick<OwnCaseEntry, 'messages' | 'documents'>
}) {
  return (
    <>
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map(({ messageID, side, content, writtenAt }) => (
            <li key={messageID} className={side === 'verifier' ? styles.theirs : styles.ours}>
              <p className="t-small muted">
                {side === 'verifier' ? <Trans>Verifier</Trans> : <Trans>Your side</Trans>} ·{' '}
                <LocalMoment at={writtenAt} />
              </p>
              <p className={styles.said} dir="auto">
                {content}
              </p>
            </li>
          ))}
        </ol>
      )}
      <Documents documents={documents} pathOf={(id) => documentPath(businessID, id)} />
    </>
  )
}
