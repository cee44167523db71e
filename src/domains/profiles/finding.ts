// People as staff find them in the console: the removed ones too.
import { personName } from '../../contract/person-name.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { countryOfRecord } from '../reference-data/places.ts'
import { findForStaff, findPeopleNamed } from './queries/profiles.ts'

/** The ids of people whose names begin with the words of a text, in either order, at most `limit`. */
export async function peopleNamed(db: Db | Tx, text: string, limit: number): Promise<string[]> {
  const [first, ...rest] = text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean)
  return first === undefined ? [] : findPeopleNamed(db, first, rest.join(' '), limit)
}

export type StaffPerson = { name: string; companyName: string | null; country: string | null }

/** What people are called, by id, whether they are there or were removed; countries in `language`. One query. */
export async function peopleForStaff(
  db: Db | Tx,
  userIDs: readonly string[],
  language: string,
): Promise<Map<string, StaffPerson>> {
  const rows = userIDs.length === 0 ? [] : await findForStaff(db, userIDs)
  return new Map(
    rows.map((row) => {
      const country = row.country_code === null ? null : countryOfRecord(row.country_code, language)
      const name = personName({ firstName: row.first_name, lastName: row.last_name, country })
      return [row.user_id, { name, companyName: row.company_name, country: country?.countryName ?? null }]
    }),
  )
}
