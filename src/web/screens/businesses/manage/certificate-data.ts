// What the list of a company's certificates shows to its people.
import type { ManagedCertificateEntry } from '../../../../contract/certificates.ts'
import { certificateLine } from '../certificate-line.ts'

/** A certificate as a row; `told` as for every table of certificates. */
export const certificateRow = (
  certificate: ManagedCertificateEntry,
  told: Parameters<typeof certificateLine>[1],
) => ({
  ...certificateLine(certificate, told),
  hasDocument: certificate.document !== null,
  more: [certificate.issuer, certificate.scope].filter((text) => text !== null && text !== '').join(' · '),
})
export type CertificateRow = ReturnType<typeof certificateRow>
