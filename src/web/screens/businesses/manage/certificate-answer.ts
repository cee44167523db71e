// What the page of the certificates is told after one of its buttons was pressed.
import type { Told } from '../../../components/forms/outcome.ts'
import type { CertificateName, CertificateValues } from './certificate-values.ts'

export type CertificateAnswer = Told<'removed' | 'restored' | 'refused' | 'failed' | 'session'> & {
  /** What can be brought back. */
  removed?: string
  wrong: CertificateName[]
  shown?: CertificateValues
}

export const certificatesPath = (businessID: string) => `/business/${businessID}/edit/certificates`

/** Leads to its document, by an address made at that moment. */
export const certificateDocumentPath = (businessID: string, certificateID: string) =>
  `${certificatesPath(businessID)}/${certificateID}/document`

/** What is typed into a certificate's form is kept in the tab under this name; `id` is empty for a new one. */
export const draftName = (businessID: string, id: string) => `certificate:${businessID}:${id || 'new'}`
