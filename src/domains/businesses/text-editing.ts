// A company writes itself in other languages than its own (D55): each is saved by itself, so that two people write two at once.
import type { BusinessTextFieldsInput, BusinessTextsEntry } from '../../contract/texts.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { record } from '../audit/recording.ts'
import { requireManager, resolveActor, type BusinessActor } from '../members/actors.ts'
import { userFaces } from '../profiles/public.ts'
import { tell } from './business-lifecycle.ts'
import { requireFreeName } from './duplicates.ts'
import { originalScopes, scopesByLanguage } from './certificate-scopes.ts'
import { fieldsOf } from './fields.ts'
import { requireLanguage, wantedLanguages } from './languages.ts'
import { latinName } from './latin-name.ts'
import { nameSkeleton } from './look-alikes.ts'
import type { CertificateRow } from './queries/businesses.ts'
import { findCertificates, putScopes } from './queries/certificates.ts'
import { findManaged, lockBusiness, noteWriting } from './queries/management.ts'
import { findTexts, putTexts, type TextRow } from './queries/texts.ts'
import { readSections } from './sections.ts'
import { languageOfBusiness } from './texts.ts'

/** What a company says in each language, for everybody who belongs to it. Throws NotFound for everybody else. */
export async function listTexts(
  db: Db,
  session: LiveSession,
  businessID: string,
  reader: string,
): Promise<BusinessTextsEntry> {
  const actor = await resolveActor(db, session, businessID)
  const [[row], texts, certificates] = await Promise.all([
    findManaged(db, [actor.id]),
    findTexts(db, actor.id),
    findCertificates(db, actor.id),
  ])
  if (row === undefined || row.removed_at !== null) throw new AppError('NotFound')
  const { general, factory } = fieldsOf(row)
  const { companyName, shortDescription, generalDescription } = general
  const { trade, general: kept } = readSections(row)
  const language = languageOfBusiness(row)
  return {
    language,
    isSaid: row.language !== null,
    original: {
      companyName,
      shortDescription,
      generalDescription,
      manufacturingFacilities: factory.manufacturingFacilities,
      certificates: originalScopes(certificates),
    },
    translations: await entriesIn(db, { texts, certificates, own: language }, reader),
    wanted: wantedLanguages(trade, language),
    latinName: latinName(companyName, kept.nameReading),
  }
}

type Writing = { id: string; language: string; revision: number; original: string }
type Fields = Omit<BusinessTextFieldsInput, 'certificates'> &
  Partial<Pick<BusinessTextFieldsInput, 'certificates'>>

/**
 * Saves what a company says in one language beside its own, and says which is its own where nobody has. Throws NotFound for a
 * foreign company, NotAllowed for members, InvalidInput as requireLanguage does, NameReserved and NameTaken as
 * for the name of a company, and Stale with `current` when somebody saved that language after `revision`.
 */
export function saveTexts(
  db: Db,
  session: LiveSession,
  { id, language, revision, original }: Writing,
  { certificates: scopes = {}, ...fields }: Fields,
  reader: string,
): Promise<{ revision: number }> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, id)
    requireManager(actor)
    // Who saves another language waits, so that all find the same own language.
    const business = await lockBusiness(tx, actor.id)
    if (!business) throw new AppError('NotFound')
    const own = business.language ?? (original || languageOfBusiness(business))
    const texts = await findTexts(tx, actor.id)
    const certificates = await findCertificates(tx, actor.id)
    const written = new Set([
      ...texts.filter(isWritten).map((text) => text.language),
      ...Object.keys(scopesByLanguage(certificates, own)),
    ])
    requireLanguage(language, { own, original, written: [...written] })
    const before = texts.find((text) => text.language === language)
    await requireLeave(tx, actor.id, before?.company_name ?? '', fields.companyName)
    const changes = { ...columnsOf(fields), business_id: actor.id, language, written_by: actor.userID }
    const saved = await putTexts(tx, changes, revision)
    if (saved === undefined) throw await staleOf(tx, { texts, certificates, own }, language, reader)
    await putScopes(tx, { businessID: actor.id, language }, scopes)
    await noteWriting(tx, actor.id, own)
    await noteName(tx, actor, language, before?.company_name ?? '', fields.companyName)
    await tell(tx, { type: 'business.changed', businessID: actor.id })
    return { revision: saved }
  })
}

/** As of the original: a name that looks like the one before needs no leave. */
async function requireLeave(tx: Tx, businessID: string, before: string, after: string): Promise<void> {
  if (after === '' || (before !== '' && nameSkeleton(before) === nameSkeleton(after))) return
  await requireFreeName(tx, after, businessID)
}

async function noteName(
  tx: Tx,
  { id, userID }: BusinessActor,
  language: string,
  before: string,
  after: string,
): Promise<void> {
  if (before === after) return
  await record(tx, {
    by: `user:${userID}`,
    act: 'business.namedIn',
    about: { type: 'business', id },
    businessID: id,
    details: { language, before, after },
  })
}

const isWritten = (text: TextRow) =>
  [text.company_name, text.short_description, text.general_description, text.facilities].some(
    (one) => one !== '',
  )

const columnsOf = (fields: Omit<Fields, 'certificates'>) => ({
  company_name: fields.companyName,
  short_description: fields.shortDescription,
  general_description: fields.generalDescription,
  facilities: fields.manufacturingFacilities,
  name_skeleton: fields.companyName === '' ? null : nameSkeleton(fields.companyName),
})

type Entries = BusinessTextsEntry['translations']
type Kept = { texts: readonly TextRow[]; certificates: readonly CertificateRow[]; own: string }

/** Each language in which there is anything, with the name of who wrote it last, where they are there. One query. */
async function entriesIn(db: Db | Tx, { texts, certificates, own }: Kept, reader: string): Promise<Entries> {
  const rows = new Map(texts.map((text) => [text.language, text]))
  rows.delete(own)
  const scopes = scopesByLanguage(certificates, own)
  const writers = texts.map(({ written_by }) => written_by).filter((one) => one !== null)
  const people = await userFaces(db, [...new Set(writers)], reader)
  // A certificate that came from another company has its words before anything else is written in their language.
  const languages = [...new Set([...rows.keys(), ...Object.keys(scopes)])].toSorted()
  return Object.fromEntries(
    languages.map((language) => {
      const text = rows.get(language)
      const by = people.get(text?.written_by ?? '')?.name ?? null
      return [language, entryOf(text, by, scopes[language])]
    }),
  )
}

const entryOf = (
  text: TextRow | undefined,
  writtenBy: string | null,
  certificates: Record<string, string> = {},
): Entries[string] => ({
  revision: text?.revision ?? 0,
  writtenBy,
  writtenAt: text?.written_at.toISOString() ?? null,
  fields: {
    companyName: text?.company_name ?? '',
    shortDescription: text?.short_description ?? '',
    generalDescription: text?.general_description ?? '',
    manufacturingFacilities: text?.facilities ?? '',
    certificates,
  },
})

async function staleOf(tx: Tx, kept: Kept, language: string, reader: string): Promise<AppError> {
  const texts = kept.texts.filter((text) => text.language === language)
  const entries = await entriesIn(tx, { ...kept, texts }, reader)
  return new AppError('Stale', { current: entries[language] ?? entryOf(undefined, null) })
}
