import { Fragment } from 'react'
import { IconCertificate } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { AddLink, useEditPath } from '../../components/sheet/editing.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { InLanguage } from '../../components/text/InLanguage.tsx'
import type { Reading } from '../../components/text/reading.ts'
import { AskForDocument, type CertificatesOf } from './AskForDocument.tsx'
import { CertificateCells, CertificateHeads } from './CertificateCells.tsx'
import type { CertificateLine } from './certificate-line.ts'
import styles from './Certificates.module.css'

type Props = {
  of: CertificatesOf
  certificates: readonly CertificateLine[]
  brand: string
  reading: Reading
}

/** Certificates as the company states them (decision 96), and which of them were confirmed, with their numbers, dates and states; a table, on phones one card each. */
export function Certificates({ of, certificates, brand, reading }: Props) {
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
      note={
        <>
          {certificates.some(({ confirmed }) => confirmed) ? (
            <Trans>Stated by the company; {brand} has checked those that say so</Trans>
          ) : (
            <Trans>Stated by the company; {brand} has not checked them</Trans>
          )}
          {languagesOf(certificates)
            .filter((lang) => lang in reading.names)
            .map((lang) => (
              <Fragment key={lang}>
                {' · '}
                <InLanguage reading={reading} lang={lang} />
              </Fragment>
            ))}
        </>
      }
      edit="certificates"
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <CertificateHeads />
          </tr>
        </thead>
        <tbody>
          {certificates.map((certificate) => (
            <tr key={certificate.id} className={certificate.status === 'expired' ? styles.off : undefined}>
              <th scope="row">
                <Name certificate={certificate} />
                <AskForDocument {...of} certificate={certificate} />
              </th>
              <CertificateCells certificate={certificate} />
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** In which other languages than the page's something stands of what they cover. */
const languagesOf = (certificates: readonly CertificateLine[]): string[] => [
  ...new Set(certificates.flatMap(({ scopeLang }) => scopeLang ?? [])),
]

function Name({
  certificate: { name, nameLang, issuer, scope, scopeLang, file },
}: {
  certificate: CertificateLine
}) {
  return (
    <span className={styles.doc}>
      <IconCertificate size={20} stroke={1.25} aria-hidden />
      <span lang={nameLang}>
        {file ? <a href={file}>{name}</a> : name}
        {issuer && <small>{issuer}</small>}
        {scope && <small lang={scopeLang}>{scope}</small>}
      </span>
    </span>
  )
}
