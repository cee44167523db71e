import { IconCertificate } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AddLink, useEditPath } from '../../components/sheet/editing.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { Time } from './verification.tsx'
import type { CertificateLine } from './page-data.ts'
import styles from './Certificates.module.css'

/** Certificates with their numbers, dates and states; a table, on phones one card each. */
export function Certificates({ certificates }: { certificates: readonly CertificateLine[] }) {
  const { t } = useLingui()
  const editPath = useEditPath('certificates')
  if (certificates.length === 0) {
    if (!editPath) return null
    return (
      <Section id="certificates" title={<Trans>Certificates</Trans>} edit="certificates">
        <AddLink to={editPath} />
      </Section>
    )
  }
  return (
    <Section
      id="certificates"
      title={<Trans>Certificates</Trans>}
      note={<Trans>Dates as stated on each document</Trans>}
      edit="certificates"
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Certificate</Trans>
            </th>
            <th scope="col">
              <Trans>Number</Trans>
            </th>
            <th scope="col">
              <Trans>Issued</Trans>
            </th>
            <th scope="col">
              <Trans>Expires</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {certificates.map((certificate) => (
            <tr key={certificate.id} className={certificate.status === 'expired' ? styles.off : undefined}>
              <th scope="row">
                <Name certificate={certificate} />
              </th>
              <td data-name={t`Number`} className={isLong(certificate.number) ? undefined : 'nowrap'}>
                {certificate.number ?? '–'}
              </td>
              <td data-name={t`Issued`}>{certificate.issued ? <Time day={certificate.issued} /> : '–'}</td>
              <td data-name={t`Expires`}>{certificate.expires ? <Time day={certificate.expires} /> : '–'}</td>
              <td data-name={t`Status`}>
                <CertificateState certificate={certificate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** Whether a number would push the dates off the table if it stayed on one line. */
const isLong = (number: string | undefined): boolean => number !== undefined && number.length > 24

function Name({ certificate: { name, nameLang, issuer, file } }: { certificate: CertificateLine }) {
  return (
    <span className={styles.doc}>
      <IconCertificate size={20} stroke={1.25} aria-hidden />
      <span lang={nameLang}>
        {file ? <a href={file}>{name}</a> : name}
        {issuer && <small>{issuer}</small>}
      </span>
    </span>
  )
}

/** A dot and a word (ui.md 3): filled while it holds, hollow when it has expired. */
export function CertificateState({
  certificate: { status, daysLeft },
}: {
  certificate: Pick<CertificateLine, 'status' | 'daysLeft'>
}) {
  if (status === 'expired')
    return (
      <span className={`${styles.state} ${styles.expired}`}>
        <Trans>Expired</Trans>
      </span>
    )
  if (status === 'expiring' && daysLeft !== undefined)
    return (
      <span className={`${styles.state} ${styles.expiring}`}>
        {daysLeft === 0 ? (
          <Trans>Expires today</Trans>
        ) : (
          <Plural value={daysLeft} one="Expires in # day" other="Expires in # days" />
        )}
      </span>
    )
  return (
    <span className={`${styles.state} ${styles.valid}`}>
      <Trans>Valid</Trans>
    </span>
  )
}
