// What a company takes along of its page: everything, as it was entered.
import { businessKey } from '../../contract/slugs.ts'
import { today } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { certificateDocuments } from '../files/certificate-documents.ts'
import { editionsOfMask } from '../editions/masks.ts'
import { asWritten } from '../reference-data/text-languages.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { fieldsOf } from './fields.ts'
import { verificationOf } from './profile.ts'
import { findBusiness, type CertificateRow } from './queries/businesses.ts'
import { findCertificates } from './queries/certificates.ts'
import { findTexts, type TextRow } from './queries/texts.ts'

/** The company as its people edit it, and what is known of it beside; null for one that is not there. */
export async function businessForExport(db: Db | Tx, businessID: string) {
  const [row, tiers, texts] = await Promise.all([
    findBusiness(db, businessID, asWritten),
    tiersOf(db, [businessID]),
    findTexts(db, businessID),
  ])
  if (!row) return null
  return {
    businessID: row.id,
    key: businessKey({ businessID: row.id, companyName: row.company_name }),
    ...fieldsOf(row),
    translations: Object.fromEntries(texts.map(translationOf)),
    hiddenEditions: editionsOfMask(row.own_hidden_editions ?? row.hidden_editions),
    profilePhoto: row.profile_photo ?? '',
    coverPhoto: row.cover_photo ?? '',
    subscription: tiers.get(row.id) ?? 'standard',
    verification: verificationOf(row, today()),
    likes: row.like_count,
    createdAt: row.created_at.toISOString(),
    changedAt: row.updated_at.toISOString(),
  }
}

const translationOf = (text: TextRow) => [
  text.language,
  {
    companyName: text.company_name,
    shortDescription: text.short_description,
    generalDescription: text.general_description,
    manufacturingFacilities: text.facilities,
    writtenAt: text.written_at.toISOString(),
  },
]

/** Its certificates in its own order, as they were entered: what was left out is an empty text. The private document is named by its id among the files. */
export async function certificatesForExport(db: Db | Tx, businessID: string) {
  const rows = await findCertificates(db, businessID)
  const documents = await certificateDocuments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...certificateOf(row), document: documents.get(row.id)?.attachmentID ?? '' }))
}

/** Their ids. */
export async function certificateIDsOf(db: Db | Tx, businessID: string): Promise<string[]> {
  return (await findCertificates(db, businessID)).map(({ id }) => id)
}

const certificateOf = (row: CertificateRow) => ({
  certificateID: row.id,
  name: row.name,
  number: row.number ?? '',
  issuer: row.issuer ?? '',
  scope: row.scope ?? '',
  scopes: row.scopes,
  issueDate: row.issue_date ?? '',
  expireDate: row.expire_date ?? '',
  photo: row.photo ?? '',
  confirmedOn: row.confirmed_on ?? '',
  confirmedWhere: row.confirmed_where ?? '',
})
