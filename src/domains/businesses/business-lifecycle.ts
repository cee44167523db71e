// A company comes, changes and goes; each tells the others.
import { goneKey, staleKeysOf, type DomainEvent } from '../../contract/events.ts'
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import { AppError } from '../../contract/errors.ts'
import { invalidate, publishEvent } from '../../platform/events.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { releaseCertificateDocuments } from '../files/certificate-documents.ts'
import { withholdFilesOf } from '../files/withholding.ts'
import { closeMembership, tellPeopleOf } from '../members/membership.ts'
import { registerKey, websiteHost } from './identity.ts'
import { nameSkeleton } from './look-alikes.ts'
import {
  insertBusiness,
  updateBusiness,
  type BusinessColumns,
  type BadgeLevel,
  type CertificateRow,
  type VerificationScope,
} from './queries/businesses.ts'
import { deleteCertificates, insertCertificates } from './queries/certificates.ts'
import { Contact, Factory, General, Terms, Trade } from './sections.ts'
import { markRemoved } from './queries/management.ts'
import type * as z from 'zod'

export type NewCertificate = {
  name: string
  number?: string | null
  issuer?: string | null
  scope?: string | null
  issueDate?: string | null
  expireDate?: string | null
  photo?: string | null
  /** What it covers in other languages, by language. */
  scopes?: Record<string, string>
}

export type NewVerification = {
  /** 2 unless said. */
  level?: BadgeLevel
  scope: VerificationScope[]
  checkedBy: string
  checkedOn: string
  validUntil: string
}

export type NewBusiness = {
  companyName: string
  /** In which it writes; its texts tell unless it is said. */
  language?: string | null
  businessType: CompanyTypeCode
  industryID: string
  categoryIDs: string[]
  countryCode: string
  shortDescription?: string
  generalDescription?: string
  stateID?: string | null
  city?: string | null
  registerNumber?: string | null
  yearStablished?: number | null
  leadTime?: number | null
  totalEmployees?: { min: number | null; max: number | null } | null
  profilePhoto?: string | null
  coverPhoto?: string | null
  hiddenEditions?: number
  general?: z.input<typeof General>
  contact?: z.input<typeof Contact>
  factory?: z.input<typeof Factory> | null
  trade?: z.input<typeof Trade>
  terms?: z.input<typeof Terms>
  verification?: NewVerification | null
  certificates?: NewCertificate[]
}

/** Writes a company with its certificates and answers its id; who may and how it is paid is the caller's to know. */
export async function addBusiness(tx: Tx, input: NewBusiness, createdAt: Date = new Date()): Promise<string> {
  const id = uuidv7(createdAt.getTime())
  await insertBusiness(tx, {
    id,
    ...columnsOf(input),
    general: General.parse(input.general ?? {}),
    contact: Contact.parse(input.contact ?? {}),
    factory: Factory.parse(input.factory ?? null),
    trade: Trade.parse(input.trade ?? {}),
    terms: Terms.parse(input.terms ?? {}),
    product_count: 0,
    created_at: createdAt,
    updated_at: createdAt,
  })
  await insertCertificates(tx, certificateRows(id, input.certificates ?? []))
  await tell(tx, { type: 'business.changed', businessID: id })
  return id
}

/** Changes what is given; certificates, when given, replace all there were. Throws NotFound without such a company. */
export async function changeBusiness(
  tx: Tx,
  businessID: string,
  changes: Partial<NewBusiness>,
): Promise<void> {
  const there = await updateBusiness(tx, businessID, {
    ...columnsOf(changes),
    general: changes.general && General.parse(changes.general),
    contact: changes.contact && Contact.parse(changes.contact),
    factory: changes.factory === undefined ? undefined : Factory.parse(changes.factory),
    trade: changes.trade && Trade.parse(changes.trade),
    terms: changes.terms && Terms.parse(changes.terms),
  })
  if (!there) throw new AppError('NotFound')
  if (changes.certificates) {
    await releaseCertificateDocuments(tx, await deleteCertificates(tx, businessID))
    await insertCertificates(tx, certificateRows(businessID, changes.certificates))
  }
  await tell(tx, { type: 'business.changed', businessID })
}

/**
 * Takes a company off every page, and from the hands of its people; its row stays for whoever must answer for it. Answers
 * when; `by` is the person who did. Throws NotFound without such a company.
 */
export async function takeOffPages(tx: Tx, businessID: string, by?: string): Promise<Date> {
  const removedAt = await markRemoved(tx, businessID)
  if (!removedAt) throw new AppError('NotFound')
  await closeMembership(tx, businessID)
  await withholdFilesOf(tx, { type: 'business', id: businessID })
  const at = removedAt.toISOString()
  await tell(tx, { type: 'business.removed', businessID, ...(by !== undefined && { by, at }) })
  return removedAt
}

/** The same for who needs not know when. */
export async function removeBusiness(tx: Tx, businessID: string): Promise<void> {
  await takeOffPages(tx, businessID)
}

/**
 * Tells the others, and every cache, that a company shows in other editions than before. Pages of its people do not name it
 * where they leave it out.
 */
export async function tellSeen(tx: Tx, businessID: string): Promise<void> {
  await tell(tx, { type: 'business.changed', businessID })
  await tell(tx, { type: 'business.editionsChanged', businessID })
  await invalidate(tx, [goneKey(`business:${businessID}`)])
  await tellPeopleOf(tx, businessID)
}

/** Tells the others, and every cache. */
export async function tell(tx: Tx, event: DomainEvent): Promise<void> {
  await publishEvent(tx, event, staleKeysOf(event))
}

/** The columns of what is given; what is not given stays undefined, and so as it is. */
function columnsOf(input: Partial<NewBusiness>): Partial<BusinessColumns> {
  return {
    company_name: input.companyName,
    language: input.language,
    business_type: input.businessType,
    industry_id: input.industryID,
    category_ids: input.categoryIDs,
    country_code: input.countryCode,
    short_description: input.shortDescription,
    general_description: input.generalDescription,
    state_id: input.stateID,
    city: input.city,
    year_stablished: input.yearStablished,
    lead_time: input.leadTime,
    profile_photo: input.profilePhoto,
    cover_photo: input.coverPhoto,
    hidden_editions: input.hiddenEditions,
    ...(input.companyName !== undefined && { name_skeleton: nameSkeleton(input.companyName) }),
    ...(input.contact !== undefined && { website_host: websiteHost(input.contact.website) }),
    ...(input.registerNumber !== undefined && {
      register_number: input.registerNumber,
      register_key: registerKey(input.registerNumber),
    }),
    ...(input.totalEmployees !== undefined && {
      employees_min: input.totalEmployees?.min ?? null,
      employees_max: input.totalEmployees?.max ?? null,
    }),
    ...(input.verification !== undefined && {
      verified: input.verification !== null,
      verification_level: input.verification && (input.verification.level ?? 2),
      verification_scope: input.verification?.scope ?? null,
      verified_by: input.verification?.checkedBy ?? null,
      verified_on: input.verification?.checkedOn ?? null,
      verified_until: input.verification?.validUntil ?? null,
    }),
  }
}

function certificateRows(businessID: string, certificates: readonly NewCertificate[]): CertificateRow[] {
  return certificates.map((certificate, position) =>
    certificateRow(certificate, uuidv7(), businessID, position),
  )
}

/** A certificate's row; `position` is its place in the company's own order. */
export function certificateRow(
  certificate: NewCertificate,
  id: string,
  businessID: string,
  position: number,
): CertificateRow {
  return {
    id,
    business_id: businessID,
    name: certificate.name,
    number: certificate.number ?? null,
    issuer: certificate.issuer ?? null,
    scope: certificate.scope ?? null,
    issue_date: certificate.issueDate ?? null,
    expire_date: certificate.expireDate ?? null,
    photo: certificate.photo ?? null,
    position,
    confirmed_on: null,
    confirmed_where: null,
    scopes: certificate.scopes ?? {},
  }
}
