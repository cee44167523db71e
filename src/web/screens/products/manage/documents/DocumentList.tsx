import { Link } from 'react-router'
import { IconArrowDown, IconArrowUp, IconFileText, IconPencil, IconTrash } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ManagedDocumentEntry } from '../../../../../contract/product-documents.ts'
import { FileKind } from '../../../../components/upload/FileKind.tsx'
import { Bytes } from '../../../../components/text/Bytes.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { Nothing } from '../../../../ui/Nothing.tsx'
import { useDocumentKinds } from './document-kinds.ts'
import styles from './DocumentList.module.css'

export type Row = ManagedDocumentEntry & { languageName: string }
type Props = {
  rows: readonly Row[]
  /** The address of the list. */
  list: string
  canChange: boolean
  /** The row that was just saved or is being edited. */
  marked: string | undefined
}

/** The documents of a product in their order. Its buttons belong to the form around it. */
export function DocumentList({ rows, list, canChange, marked }: Props) {
  const kinds = useDocumentKinds()
  return (
    <ol className={styles.list}>
      {rows.map((row, at) => (
        <li key={row.documentID} className={row.documentID === marked ? styles.marked : undefined}>
          <FileKind contentType={row.contentType} />
          <div className={styles.words}>
            <span className={styles.name}>{row.title}</span>
            <small>
              {[kinds[row.kind], row.languageName, row.version].filter(Boolean).join(' · ')} ·{' '}
              <Bytes count={row.bytes} />
            </small>
            <small>
              {row.access === 'open' ? <Trans>For everybody</Trans> : <Trans>On request only</Trans>}
            </small>
          </div>
          <Acts
            row={row}
            list={list}
            canChange={canChange}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
          />
        </li>
      ))}
    </ol>
  )
}

type ActsProps = { row: Row; list: string; canChange: boolean; isFirst: boolean; isLast: boolean }

function Acts({ row: { documentID: id, title: name }, list, canChange, isFirst, isLast }: ActsProps) {
  const { t } = useLingui()
  const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const
  return (
    <div className={styles.acts}>
      <a className={styles.act} href={`${list}/${id}`} aria-label={t`Document of ${name}`}>
        <IconFileText {...icon} />
      </a>
      {canChange && (
        <>
          <button
            type="submit"
            className={styles.act}
            name="act"
            value={`up:${id}`}
            aria-disabled={isFirst || undefined}
            aria-label={t`Move ${name} up`}
          >
            <IconArrowUp {...icon} />
          </button>
          <button
            type="submit"
            className={styles.act}
            name="act"
            value={`down:${id}`}
            aria-disabled={isLast || undefined}
            aria-label={t`Move ${name} down`}
          >
            <IconArrowDown {...icon} />
          </button>
          <Link
            className={styles.act}
            to={`${list}?edit=${id}`}
            preventScrollReset
            aria-label={t`Edit ${name}`}
          >
            <IconPencil {...icon} />
          </Link>
          <button
            type="submit"
            className={`${styles.act} ${styles.delete}`}
            data-name={name}
            name="act"
            value={`remove:${id}`}
            aria-label={t`Remove ${name}`}
          >
            <IconTrash {...icon} />
          </button>
        </>
      )}
    </div>
  )
}

/** Where there is none. */
export function NoDocuments({ add }: { add: string | undefined }) {
  return (
    <Nothing
      icon={<IconFileText size={40} stroke={1.25} aria-hidden />}
      title={<Trans>No documents yet</Trans>}
      text={
        <Trans>
          A data sheet answers what buyers ask first; a CAD model lets their engineers try the part in their
          own design.
        </Trans>
      }
      way={
        add && (
          <LinkButton variant="primary" to={add}>
            <Trans>Add document</Trans>
          </LinkButton>
        )
      }
    />
  )
}
