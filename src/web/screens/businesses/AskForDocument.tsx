import { IconFileText } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useConnection, useIsMine } from '../../components/acts/standing.tsx'
import { useAskPath } from '../../components/business/SendRequest.tsx'
import { Link } from '../../ui/Link.tsx'
import type { CertificateLine } from './certificate-line.ts'
import styles from './Certificates.module.css'

/** Whose certificates they are, and whether the company takes first inquiries of its connections alone. */
export type CertificatesOf = { businessID: string; isForConnections: boolean }

type Props = CertificatesOf & { certificate: CertificateLine }

/** Asks the company for the document of a certificate that has not expired; nothing for its own people and where no inquiry is taken. */
export function AskForDocument({ businessID, isForConnections, certificate: { id, name, status } }: Props) {
  const { t } = useLingui()
  const words = t`Ask for the document`
  const path = useAskPath({ businessID, certificateID: id })
  const isMine = useIsMine(businessID)
  const connection = useConnection(businessID)
  if (isMine || status === 'expired' || (isForConnections && connection !== 'connected')) return null
  return (
    <Link className={styles.ask} to={path} rel="nofollow" aria-label={`${words}: ${name}`}>
      <IconFileText size={16} stroke={1.5} aria-hidden />
      {words}
    </Link>
  )
}
