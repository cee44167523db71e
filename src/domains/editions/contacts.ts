// What managers change of their editions: telephone, opening hours, featured industries. All pages show it within a minute.
import type { EditionEntry } from '../../contract/editions.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { industry } from '../reference-data/industries.ts'
import { allEditions, keywordsWith } from './editions.ts'
import { findContacts, saveContact, type ContactRow } from './queries.ts'

type EditionContact = ContactRow

/** All editions in the language as their managers have them, Japan first. One query. */
export async function editionsAsManaged(db: Db | Tx, language: string): Promise<readonly EditionEntry[]> {
  const changed = new Map((await findContacts(db)).map((row) => [row.code, row]))
  if (changed.size === 0) return allEditions(language)
  return allEditions(language).map((edition) => {
    const row = changed.get(edition.code)
    if (!row) return edition
    const { phone, opens, closes, featured } = row
    return {
      ...edition,
      ...(phone !== null && { phone }),
      ...(opens !== null && closes !== null && { support: { ...edition.support, opens, closes } }),
      ...(featured !== null && { keywords: keywordsWith(edition.code, featured, language) }),
    }
  })
}

/** What managers have changed of an edition; undefined for nothing. */
export const contactOf = async (db: Db | Tx, code: string): Promise<EditionContact | undefined> =>
  (await findContacts(db)).find((row) => row.code === code)

/** Keeps what an edition is to show; null takes a change back. Whoever calls has asked who may. */
export const changeContact = (tx: Tx, contact: EditionContact): Promise<void> => saveContact(tx, contact)

/** Whether all of these are industries. */
export const areIndustries = (ids: readonly string[]): boolean =>
  ids.every((id) => industry(id, 'en') !== undefined)
