import { Link } from 'react-router'
import { IconCertificate, IconFileText, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../ui/Button.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { CertificateCells, CertificateHeads } from '../CertificateCells.tsx'
import { certificateDocumentPath } from './certificate-answer.ts'
import type { CertificateRow } from './certificate-data.ts'
import styles from './CertificateTable.module.css'

type Props = {
  rows: readonly CertificateRow[]
  /** The address of the list. */
  list: string
  businessID: string
  canManage: boolean
  /** The row that was just saved or is being edited. */
  marked: string | undefined
}

/** Certificates with their dates and states; on phones one card each. Its buttons belong to the form around it. */
export function CertificateTable({ rows, list, businessID, canManage, marked }: Props) {
  const { t } = useLingui()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <CertificateHeads />
          <th scope="col">
            <span className="vh">{t`Actions`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.id === marked ? styles.marked : undefined}>
            <th scope="row">
              <span lang={row.nameLang}>{row.name}</span>
              {row.more && <small>{row.more}</small>}
            </th>
            <CertificateCells certificate={row} />
            <td className={styles.acts}>
              <Acts row={row} list={list} businessID={businessID} canManage={canManage} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Acts({
  row,
  list,
  businessID,
  canManage,
}: Omit<Props, 'rows' | 'marked'> & { row: CertificateRow }) {
  const { t } = useLingui()
  const { id, name, file, hasDocument } = row
  return (
    <>
      {file && (
        <a
          className={styles.act}
          href={file}
          target="_blank"
          rel="noopener"
          aria-label={t`Public copy of ${name}`}
        >
          <IconWorld size={20} stroke={1.5} aria-hidden />
        </a>
      )}
      {canManage && (
        <>
          {hasDocument && (
            <a
              className={styles.act}
              href={certificateDocumentPath(businessID, id)}
              target="_blank"
              rel="noopener"
              aria-label={t`Document of ${name}`}
            >
              <IconFileText size={20} stroke={1.5} aria-hidden />
            </a>
          )}
          <Link
            className={styles.act}
            to={`${list}?edit=${id}`}
            preventScrollReset
            aria-label={t`Edit ${name}`}
          >
            <IconPencil size={20} stroke={1.5} aria-hidden />
          </Link>
          <button
            type="submit"
            className={`${styles.act} ${styles.delete}`}
            data-name={name}
            name="act"
            value={`remove:${id}`}
            aria-label={t`Remove ${name}`}
          >
            <IconTrash size={20} stroke={1.5} aria-hidden />
          </button>
        </>
      )}
    </>
  )
}

/** Where no certificate stands. */
export function NoCertificates({ add }: { add: string | undefined }) {
  return (
    <Nothing
      icon={<IconCertificate size={40} stroke={1.25} aria-hidden />}
      title={<Trans>No certificates yet</Trans>}
      text={
        <Trans>
          Many buyers ask for them first: a quality system such as ISO 9001, an environmental one, approvals
          of your products.
        </Trans>
      }
      way={
        add && (
          <LinkButton variant="primary" to={add}>
            <Trans>Add certificate</Trans>
          </LinkButton>
        )
      }
    />
  )
}
