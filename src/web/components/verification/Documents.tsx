import { Trans, useLingui } from '@lingui/react/macro'
import type { CaseDocumentEntry } from '../../../contract/verification.ts'
import { Bytes } from '../text/Bytes.tsx'
import { formatDay } from '../text/formats.ts'
import styles from './parts.module.css'

type DocumentsProps = {
  documents: readonly CaseDocumentEntry[]
  /** Where one is opened; undefined where it cannot be. */
  pathOf: (documentID: string) => string | undefined
}

/** Documents by name; each opens by an address made at that moment, until its bytes are deleted. */
export function Documents({ documents, pathOf }: DocumentsProps) {
  const { t, i18n } = useLingui()
  if (documents.length === 0) return null
  return (
    <ul className={styles.documents} aria-label={t`Documents`}>
      {documents.map(({ documentID, name, bytes, deletedAt }) => {
        const path = deletedAt === null ? pathOf(documentID) : undefined
        return (
          <li key={documentID}>
            {path === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={path} target="_blank" rel="noopener" dir="auto">
                {name}
              </a>
            )}{' '}
            <span className="t-small muted">
              {deletedAt === null ? (
                <Bytes count={bytes} />
              ) : (
                <DeletedOn day={formatDay(deletedAt.slice(0, 10), i18n.locale)} />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const DeletedOn = ({ day }: { day: string }) => <Trans>deleted on {day}</Trans>
