// The fields of a certificate as texts, and what the calls take (P3.1).
import type { ManagedCertificateEntry } from '../../../../contract/certificates.ts'
import { sentText } from '../../../api/sent.ts'

export const certificateNames = [
  'name',
  'number',
  'issuer',
  'scope',
  'issueDate',
  'expireDate',
  'photo',
  'document',
] as const
export type CertificateName = (typeof certificateNames)[number]
/**
 * `photo` is the id of an upload, empty to take the file away, or `kept`; `document` is empty to take the private one away, or `kept`,
 * and a new one is attached beside. `photoUrl` and `documentName` are only shown.
 */
export type CertificateValues = Record<CertificateName, string> & { photoUrl: string; documentName: string }

/** The file stays as it is. */
export const keptFile = 'kept'

export const noCertificate: CertificateValues = {
  name: '',
  number: '',
  issuer: '',
  scope: '',
  issueDate: '',
  expireDate: '',
  photo: keptFile,
  photoUrl: '',
  document: keptFile,
  documentName: '',
}

/** What the form shows of a certificate. */
export function valuesOfCertificate(certificate: ManagedCertificateEntry): CertificateValues {
  const { name, number, issuer, scope, issueDate, expireDate, photo, document } = certificate
  return {
    name,
    number: number ?? '',
    issuer: issuer ?? '',
    scope: scope ?? '',
    issueDate: issueDate ?? '',
    expireDate: expireDate ?? '',
    photo: keptFile,
    photoUrl: photo?.url ?? '',
    document: keptFile,
    documentName: document?.name ?? '',
  }
}

/** What was typed. */
export function certificateTyped(form: { get(name: string): unknown }): CertificateValues {
  const text = (name: string) => sentText(form, name).trim()
  const fields = Object.fromEntries(certificateNames.map((name) => [name, text(name)]))
  const shown = { photoUrl: text('photoUrl'), documentName: text('documentName') }
  return { ...(fields as Record<CertificateName, string>), ...shown }
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** The fields as the calls take them, with the token of a document that was attached, and which of them no call would take. */
export function certificateFields(values: CertificateValues, attached?: string) {
  const { photo, photoUrl: _, document, documentName: _name, ...fields } = values
  const { name, issueDate, expireDate } = values
  const wrong: CertificateName[] = []
  if (name === '') wrong.push('name')
  if (issueDate !== '' && !day.test(issueDate)) wrong.push('issueDate')
  if (expireDate !== '' && (!day.test(expireDate) || (issueDate !== '' && expireDate < issueDate)))
    wrong.push('expireDate')
  const given = attached ?? (document === '' ? '' : undefined)
  return {
    fields: {
      ...fields,
      ...(photo !== keptFile && { photo }),
      ...(given !== undefined && { document: given }),
    },
    wrong,
  }
}

/** The field that a path of a call's failure means. */
export const certificateField = (path: string): CertificateName | undefined =>
  certificateNames.find((name) => name === path.split('.')[0])
