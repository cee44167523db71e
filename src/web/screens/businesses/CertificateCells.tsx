// What every table of certificates has: number, dates and state.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Time } from '../../components/business/verification.tsx'
import type { CertificateLine } from './certificate-line.ts'
import styles from './CertificateCells.module.css'

/** The heads of the columns, the certificate's own first. */
export const CertificateHeads = () => (
  <>
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
  </>
)

type Props = { certificate: CertificateLine }

/** The cells beside the certificate's own; each knows its head, which phones show beside it. */
export function CertificateCells({ certificate }: Props) {
  const { t } = useLingui()
  const { number, issued, expires } = certificate
  return (
    <>
      <td data-name={t`Number`} className={isLong(number) ? undefined : 'nowrap'}>
        {number || '–'}
      </td>
      <td data-name={t`Issued`}>{issued ? <Time day={issued} /> : '–'}</td>
      <td data-name={t`Expires`}>{expires ? <Time day={expires} /> : '–'}</td>
      <td data-name={t`Status`}>
        <State certificate={certificate} />
        <Standing certificate={certificate} />
      </td>
    </>
  )
}

/** Whether one of our verifiers found it in the register of its issuer; what the company states alone says nothing more. */
function Standing({ certificate: { confirmed } }: Props) {
  if (!confirmed) return null
  const day = <Time day={confirmed.on} />
  // An element, not a text: Trans reads a text among its words for tags.
  const place = <bdi>{confirmed.where}</bdi>
  return (
    <small className={styles.confirmed}>
      <Trans>
        Confirmed on {day} in {place}
      </Trans>
    </small>
  )
}

/** Whether a number would push the dates off the table if it stayed on one line. */
const isLong = (number: string | undefined): boolean => number !== undefined && number.length > 24

/** A dot and a word (U3) about the date, never about the document (decision 96): filled until the date, hollow after it. */
function State({ certificate: { status, daysLeft, expires } }: Props) {
  if (status === 'expired')
    return (
      <span className={styles.expired}>
        <Trans>Expired</Trans>
      </span>
    )
  if (status === 'expiring' && daysLeft !== undefined)
    return (
      <span className={styles.expiring}>
        {daysLeft === 0 ? (
          <Trans>Expires today</Trans>
        ) : (
          <Plural value={daysLeft} one="Expires in # day" other="Expires in # days" />
        )}
      </span>
    )
  if (!expires) return <Trans>No expiry date</Trans>
  return (
    <span className={styles.open}>
      <Trans>Not expired</Trans>
    </span>
  )
}
