// A company as moderators see it, and what they do with it: hidden it is there for its own people alone.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { everyEdition } from '../editions/masks.ts'
import { serveFilesOf } from '../files/withholding.ts'
import { reopenMembership } from '../members/membership.ts'
import { asWritten } from '../reference-data/text-languages.ts'
import { takeOffPages, tell, tellSeen } from './business-lifecycle.ts'
import { originalScopes, scopesByLanguage } from './certificate-scopes.ts'
import { findBusiness } from './queries/businesses.ts'
import { findCertificates } from './queries/certificates.ts'
import { bringBackRemoved, hideEverywhere, noteRemovedByStaff, showWhereChosen } from './queries/moderated.ts'
import { findTexts, type TextRow } from './queries/texts.ts'
import { readSections } from './sections.ts'
import { languageOfBusiness } from './texts.ts'

/** What one that is there says of itself and shows. */
export async function contentsOfBusiness(db: Db | Tx, id: string) {
  const row = await findBusiness(db, id, asWritten)
  if (!row) return undefined
  const { contact, factory } = readSections(row)
  const language = languageOfBusiness(row)
  const [texts, certificates] = await Promise.all([findTexts(db, id), findCertificates(db, id)])
  const own = {
    company_name: row.company_name,
    short_description: row.short_description,
    general_description: row.general_description,
    facilities: factory?.manufacturingFacilities ?? '',
  }
  const facts: [string, string | null][] = [
    ['website', contact.website],
    ['address', contact.legalAddressEnglish],
    ['registerNumber', row.register_number],
  ]
  return {
    name: row.company_name,
    owner: { type: 'business' as const, id },
    texts: [
      ...textsIn(own, language),
      ...facts.flatMap(([field, text]) => (text ? [{ field, text }] : [])),
      ...texts.flatMap((said) => textsIn(said, said.language)),
      ...scopesIn(originalScopes(certificates), language),
      ...Object.entries(scopesByLanguage(certificates, language)).flatMap(([one, scopes]) =>
        scopesIn(scopes, one),
      ),
    ],
    pictures: [row.profile_photo, row.cover_photo].filter((url) => url !== null),
  }
}

type Said = Pick<TextRow, 'company_name' | 'short_description' | 'general_description' | 'facilities'>

/** What a company says in one language. */
const textsIn = (said: Said, language: string) =>
  [
    { field: 'name', text: said.company_name, language },
    { field: 'shortDescription', text: said.short_description, language },
    { field: 'description', text: said.general_description, language },
    { field: 'facilities', text: said.facilities, language },
  ].filter(({ text }) => text !== '')

/** What its certificates cover. */
const scopesIn = (scopes: Readonly<Record<string, string>>, language: string) =>
  Object.values(scopes).map((text) => ({ field: 'certificate', text, language }))

/** Hides a company from everybody but its people, whatever its owners choose; false when it is not there, or hidden. */
export async function hideBusiness(tx: Tx, businessID: string): Promise<boolean> {
  if (!(await hideEverywhere(tx, businessID, everyEdition))) return false
  await tellSeen(tx, businessID)
  return true
}

/** Shows it again where its owners want it; false when it is not hidden. */
export async function unhideBusiness(tx: Tx, businessID: string): Promise<boolean> {
  if (!(await showWhereChosen(tx, businessID))) return false
  await tellSeen(tx, businessID)
  return true
}

/** Takes it off every page and from the hands of its people, who do not restore it. Throws NotFound when it is not there. */
export async function takeDownBusiness(tx: Tx, businessID: string): Promise<void> {
  await takeOffPages(tx, businessID)
  await noteRemovedByStaff(tx, businessID)
}

/** Brings back with its people what staff removed; false when that is given up, or its owners removed it. Its history does not name who did. */
export async function bringBackBusiness(tx: Tx, businessID: string, by: string): Promise<boolean> {
  if (!(await bringBackRemoved(tx, businessID, limits.takenDownDays))) return false
  await reopenMembership(tx, businessID)
  await serveFilesOf(tx, { type: 'business', id: businessID })
  await tell(tx, { type: 'business.changed', businessID })
  await tell(tx, { type: 'business.restored', businessID, by })
  return true
}
