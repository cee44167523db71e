// Many companies at once, for an invented world: rows come as they are needed and nobody is told.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { websiteHost } from './identity.ts'
import { nameSkeleton } from './look-alikes.ts'
import { copyBusinesses, type LoadedRow } from './queries/businesses.ts'
import { copyTexts, type LoadedText as TextRow } from './queries/texts.ts'
import { copyCertificates } from './queries/certificates.ts'
import { certificateRow, type NewBusiness, type NewCertificate } from './business-lifecycle.ts'
import { Contact, Factory, General, Terms, Trade } from './sections.ts'

export type LoadedBusiness = NewBusiness & { businessID: string; createdAt: Date; likes: number }

/** Writes companies without their certificates; answers how many. */
export function loadBusinesses(client: BulkClient, businesses: Rows<LoadedBusiness>): Promise<number> {
  return copyBusinesses(client, mapped(businesses, rowOf))
}

export type LoadedTexts = {
  businessID: string
  language: string
  companyName?: string
  shortDescription?: string
  generalDescription?: string
  manufacturingFacilities?: string
  writtenAt: Date
}

/** Writes what companies that are there say in other languages; answers how many. */
export function loadTexts(client: BulkClient, texts: Rows<LoadedTexts>): Promise<number> {
  return copyTexts(
    client,
    mapped(texts, ({ companyName = '', ...one }): TextRow => ({
      business_id: one.businessID,
      language: one.language,
      company_name: companyName,
      short_description: one.shortDescription ?? '',
      general_description: one.generalDescription ?? '',
      facilities: one.manufacturingFacilities ?? '',
      name_skeleton: companyName === '' ? null : nameSkeleton(companyName),
      written_by: null,
      written_at: one.writtenAt,
    })),
  )
}

export type LoadedCertificate = NewCertificate & { id: string; businessID: string; position: number }

/** Writes certificates of companies that are there; answers how many. */
export function loadCertificates(client: BulkClient, certificates: Rows<LoadedCertificate>): Promise<number> {
  return copyCertificates(
    client,
    mapped(certificates, (one) => {
      const { scopes, ...row } = certificateRow(one, one.id, one.businessID, one.position)
      return { ...row, scopes: { json: scopes } }
    }),
  )
}

async function* mapped<From, To>(items: Rows<From>, map: (item: From) => To): AsyncGenerator<To> {
  for await (const item of items) yield map(item)
}

function rowOf(business: LoadedBusiness): LoadedRow {
  const { verification } = business
  return {
    id: business.businessID,
    company_name: business.companyName,
    language: business.language ?? null,
    short_description: business.shortDescription ?? '',
    general_description: business.generalDescription ?? '',
    business_type: business.businessType,
    industry_id: business.industryID,
    category_ids: business.categoryIDs,
    country_code: business.countryCode,
    state_id: business.stateID ?? null,
    city: business.city ?? null,
    year_stablished: business.yearStablished ?? null,
    lead_time: business.leadTime ?? null,
    employees_min: business.totalEmployees?.min ?? null,
    employees_max: business.totalEmployees?.max ?? null,
    profile_photo: business.profilePhoto ?? null,
    cover_photo: business.coverPhoto ?? null,
    verified: verification !== undefined && verification !== null,
    verification_level: verification ? (verification.level ?? 2) : null,
    verification_scope: verification?.scope ?? null,
    verified_by: verification?.checkedBy ?? null,
    verified_on: verification?.checkedOn ?? null,
    verified_until: verification?.validUntil ?? null,
    like_count: business.likes,
    hidden_editions: business.hiddenEditions ?? 0,
    website_host: websiteHost(business.contact?.website),
    name_skeleton: nameSkeleton(business.companyName),
    general: { json: General.parse(business.general ?? {}) },
    contact: { json: Contact.parse(business.contact ?? {}) },
    factory: business.factory ? { json: Factory.parse(business.factory) } : null,
    trade: { json: Trade.parse(business.trade ?? {}) },
    terms: { json: Terms.parse(business.terms ?? {}) },
    created_at: business.createdAt,
    updated_at: business.createdAt,
  }
}
