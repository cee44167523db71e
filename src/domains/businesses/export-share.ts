// What a company takes along of its page: everything, as it was entered.
import type { Db, Tx } from '../../platform/db.ts'
import { findBusiness, findCertificates, type CertificateRow } from './queries.ts'
import { readSections } from './sections.ts'

/** The company as it is stored; null for one that is not there. */
export async function businessForExport(db: Db | Tx, businessID: string) {
  const row = await findBusiness(db, businessID)
  if (!row) return null
  return { companyName: row.company_name, business: { ...row, ...readSections(row) } }
}

/** Its certificates in its own order, as they were entered: what was left out is an empty text. */
export async function certificatesForExport(db: Db | Tx, businessID: string) {
  return (await findCertificates(db, businessID)).map(certificateOf)
}

const certificateOf = (row: CertificateRow) => ({
  certificateID: row.id,
  name: row.name,
  number: row.number ?? '',
  issuer: row.issuer ?? '',
  scope: row.scope ?? '',
  issueDate: row.issue_date ?? '',
  expireDate: row.expire_date ?? '',
  photo: row.photo ?? '',
})
