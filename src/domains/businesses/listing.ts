// What lists of companies that others keep are made from.
import { setImmediate as breath } from 'node:timers/promises'
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import { businessKey } from '../../contract/slugs.ts'
import { today } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { asWritten, chooseName, type NameFor } from '../reference-data/text-languages.ts'
import { businessTypeOfRecord } from '../reference-data/lists.ts'
import { cityOfRecord } from '../reference-data/place-names.ts'
import { countryOfRecord } from '../reference-data/places.ts'
import {
  findFaces,
  findForDirectory,
  findNames,
  findPages,
  isNamedPart,
  nameInKeysPart,
} from './queries/lists.ts'
import { findNamesWithRemoved } from './queries/management.ts'
import { languageOfBusiness } from './texts.ts'
import type { EditionVisibility } from './visibility.ts'

export type BusinessForDirectory = {
  businessID: string
  businessType: CompanyTypeCode
  industryID: string
  categoryIDs: string[]
  hiddenEditions: number
  /** YYYY-MM-DD. */
  changedOn: string
  /** Removed companies are told too, so that nothing of them stays. */
  removed: boolean
}

/** Where the companies with these ids, or the next `limit` after an id, stand, in order of ids. One query. */
export async function businessesForDirectory(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string; limit: number },
): Promise<BusinessForDirectory[]> {
  if ('ids' in which && which.ids.length === 0) return []
  return findForDirectory(db, which)
}

/** In which language texts are takes 40 µs where nobody said it: of thousands so many before others have their turn. */
export const rowsAtOnce = 500

/** The slugs of the pages of companies that are there and met, by id, and in which languages anything of them is written, their own first. One query. */
export async function businessPages(
  db: Db | Tx,
  businessIDs: readonly string[],
  sight: EditionVisibility,
): Promise<Map<string, { key: string; writtenIn: string[] }>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findPages(db, businessIDs, sight)
  const pages = new Map<string, { key: string; writtenIn: string[] }>()
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await breath()
    const language = languageOfBusiness(row)
    const key = businessKey({ businessID: row.id, companyName: row.company_name })
    pages.set(row.id, { key, writtenIn: [language, ...row.others.filter((one) => one !== language)] })
  }
  return pages
}

/** What a company is called, and the slug of its page. */
export type BusinessName = { name: string; key: string }

type NameRow = { name: string; language: string | null; names: Record<string, string> | null }

/** What a reader of `language` is told that a company is called; who has names in several has said which is its own. */
const nameFor = ({ name, names, language }: NameRow, reader: string): string =>
  chooseName(name, names, reader, () => language ?? '')

/**
 * Companies that are there, by id, called as a reader of `language` is told; removed and unknown ids have none, nor with a
 * sight those that hide. One query.
 */
export async function namedBusinesses(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
  sight?: EditionVisibility,
): Promise<Map<string, BusinessName>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findNames(db, businessIDs, language, sight)
  return new Map(
    rows.map((row) => [
      row.id,
      { name: nameFor(row, language), key: businessKey({ businessID: row.id, companyName: row.name }) },
    ]),
  )
}

/** The same for readers of several languages. One query, whatever their number. */
export async function companiesForReaders(
  db: Db | Tx,
  businessIDs: readonly string[],
  sight?: EditionVisibility,
): Promise<Map<string, { nameIn: NameFor; key: string }>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findNames(db, businessIDs, null, sight)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        nameIn: (language: string) => nameFor(row, language),
        key: businessKey({ businessID: row.id, companyName: row.name }),
      },
    ]),
  )
}

/** The names alone. */
export async function businessNames(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
  sight?: EditionVisibility,
): Promise<Map<string, string>> {
  const named = await namedBusinesses(db, businessIDs, language, sight)
  return new Map([...named].map(([id, { name }]) => [id, name]))
}

/** Whether the company whose id stands in a column is met, as `businessNames` has it: a part of a statement of another domain. */
export const businessIsMet = isNamedPart

/** The name of the company whose id stands in a column, for the keys of what it shows: a part as well. */
export const companyNameInKeys = nameInKeysPart

/** The names of companies also when they were removed, for those to whom they belonged and for readers of several languages; by id. One query. */
export async function namesWithRemoved(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, NameFor>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findNamesWithRemoved(db, businessIDs)
  return new Map(rows.map((row) => [row.id, (language: string) => nameFor(row, language)]))
}

/**
 * The same as staff read them: as the company wrote its name first, and in brackets as a reader of `language` is told where that is
 * another. One query.
 */
export async function namesForStaff(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
): Promise<Map<string, string>> {
  const names = await namesWithRemoved(db, businessIDs)
  return new Map(
    [...names].map(([id, nameIn]) => {
      const [original, shown] = [nameIn(asWritten), nameIn(language)]
      return [id, shown === original ? original : `${original} (${shown})`]
    }),
  )
}

/** What a company is known by beside something else. */
export type BusinessFace = BusinessName & {
  picture: { url: string } | null
  country: BusinessCardEntry['contactInfo']['country']
  industryID: string
  /** The type of the company in words. */
  typeName: string
  city: string | null
  verified: boolean
}

/** Names and pictures of companies that are there, by id, names and countries in `language`; removed and unknown ids have none. One query. */
export async function businessFaces(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
): Promise<Map<string, BusinessFace>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findFaces(db, businessIDs, { day: today(), language })
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: nameFor({ ...row, name: row.company_name }, language),
        key: businessKey({ businessID: row.id, companyName: row.company_name }),
        picture: row.profile_photo === null ? null : { url: row.profile_photo },
        country: countryOfRecord(row.country_code, language),
        industryID: row.industry_id,
        typeName: businessTypeOfRecord(row.business_type, language).name,
        city: cityOfRecord(row.city, { country: row.country_code, state: row.state_id }, language),
        verified: row.verified,
      },
    ]),
  )
}

/** All names of companies that are there, by id, that which a reader of `language` is told first; with a sight as `namedBusinesses`. One query. */
export async function everyBusinessName(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
  sight?: EditionVisibility,
): Promise<Map<string, string[]>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findNames(db, businessIDs, null, sight)
  return new Map(rows.map((row) => [row.id, everyNameOf(row, nameFor(row, language))]))
}

const everyNameOf = ({ name, names }: NameRow, first: string): string[] => [
  ...new Set([first, name, ...Object.values(names ?? {})]),
]
