// Companies as staff find them in the console: the removed ones too.
import type { Db, Tx } from '../../platform/db.ts'
import { chooseName } from '../reference-data/text-languages.ts'
import { registerKey, websiteHost } from './identity.ts'
import {
  countIn,
  findForStaff,
  findInCountry,
  findNamedLike,
  findNewest,
  type CompanyForStaff,
} from './queries/staff.ts'

export type { CompanyForStaff }

/** The ids of companies whose name in any language begins with a text, or whose register number or website it is; at most `limit`. */
export function companiesNamed(db: Db | Tx, text: string, limit: number): Promise<string[]> {
  const isHost = /^[\w-]+(\.[\w-]+)+$/.test(text)
  return findNamedLike(db, {
    name: text.toLowerCase(),
    key: /\p{N}/u.test(text) ? registerKey(text) : null,
    host: websiteHost(isHost ? `https://${text}` : text),
    limit,
  })
}

/** What staff see of companies by id, in the order of their names; the removed ones too. One query. */
export const companiesForStaff = (db: Db | Tx, businessIDs: readonly string[]): Promise<CompanyForStaff[]> =>
  businessIDs.length === 0 ? Promise.resolve([]) : findForStaff(db, businessIDs)

/** What a reader of a language is told that a company is called. */
export const nameFor = ({ name, names, language }: CompanyForStaff, reader: string): string =>
  chooseName(name, names, reader, () => language ?? '')

/** How many companies a country has. */
export const companiesIn = countIn

/** The newest companies of a country, at most `limit`. */
export const newestIn = findNewest

/** Which of these companies are in a country. One query. */
export const amongThoseIn = findInCountry
