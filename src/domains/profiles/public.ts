// People as everybody may see them (P3.3 and P7.3).
import { AppError } from '../../contract/errors.ts'
import { personName } from '../../contract/person-name.ts'
import type { PublicProfileEntry, UserCardEntry } from '../../contract/profiles.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { industryOfRecord } from '../reference-data/industries.ts'
import { businessTypeOfRecord, nameOf } from '../reference-data/lists.ts'
import { cityOfRecord } from '../reference-data/place-names.ts'
import { countryOfRecord, stateOfRecord } from '../reference-data/places.ts'
import {
  findFaces,
  findPublicProfile,
  findUserCards,
  isTherePart,
  type PublicProfileRow,
  type UserCardRow,
} from './queries/profiles.ts'

/**
 * A person as everybody may see them, names of lists in `language`; a hidden birth date, profession or job position is
 * null. Throws NotFound alike for unknown and removed people.
 */
export async function showPublicProfile(
  db: Db | Tx,
  userID: string,
  language: string,
): Promise<PublicProfileEntry> {
  const row = await findPublicProfile(db, userID)
  if (row === undefined) throw new AppError('NotFound')
  return profileOf(row, language)
}

/** The cards of people who are there, by id, in `language`; removed and unknown ids have none. One query, whatever the number. */
export async function userCards(
  db: Db | Tx,
  userIDs: readonly string[],
  language: string,
): Promise<Map<string, UserCardEntry>> {
  if (userIDs.length === 0) return new Map()
  const rows = await findUserCards(db, userIDs)
  return new Map(rows.map((row) => [row.user_id, cardOf(row, language)]))
}

function cardOf(row: UserCardRow, language: string): UserCardEntry {
  const position = row.job_position
  return {
    userID: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    profession: row.profession,
    jobPosition:
      position === null ? null : { jobPositionID: position, name: named('jobPositions', position, language) },
    companyName: row.company_name,
    briefPresentation: row.brief_presentation,
    city: cityOfRecord(row.city, { country: row.country_code, state: row.state_id }, language),
    country: row.country_code === null ? null : countryOfRecord(row.country_code, language),
    state: stateOfRecord(row.state_id, language),
    profilePhoto: picture(row.profile_photo),
    reactions: { reactionCount: { like: row.like_count } },
  }
}

/** What a person is known by beside something else. */
export type UserFace = { name: string } & Pick<UserCardEntry, 'country' | 'companyName'> & {
    /** Their position, else their profession; null for what they do not show. */
    role: string | null
    picture: UserCardEntry['profilePhoto']
    /** What they were called, and until when, oldest first; only where it was asked for. */
    past?: { name: string; until: Date }[]
  }

/** Names and pictures of people who are there, by id, countries in `language`; removed and unknown ids have none. One query. */
export async function userFaces(
  db: Db | Tx,
  userIDs: readonly string[],
  language: string,
  withPast = false,
): Promise<Map<string, UserFace>> {
  if (userIDs.length === 0) return new Map()
  const rows = await findFaces(db, userIDs, withPast)
  return new Map(
    rows.map((row) => {
      const country = row.country_code === null ? null : countryOfRecord(row.country_code, language)
      const name = personName({ firstName: row.first_name, lastName: row.last_name, country })
      const past = row.past?.map(({ until, ...names }) => ({
        name: personName({ ...names, country }),
        until: new Date(until),
      }))
      const position = row.job_position
      const role = position === null ? row.profession : named('jobPositions', position, language)
      const face = { name, picture: picture(row.profile_photo), country, role, companyName: row.company_name }
      return [row.user_id, { ...face, ...(past && { past }) }]
    }),
  )
}

/** Whether the person whose id stands in a column is there, as `userFaces` has it: a part of a statement of another domain. */
export const personIsThere = isTherePart

/** What everybody sees of a row of the view; of a row of the table also what is hidden: for its person alone. */
export function profileOf(row: PublicProfileRow, language: string): PublicProfileEntry {
  const spoken = row.preferred_language
  return {
    ...cardOf(row, language),
    username: row.username,
    birthDate: row.birth_date,
    preferredLanguage:
      spoken === null ? null : { code: spoken, languageName: named('languages', spoken, language) },
    businessType: row.business_type === null ? null : businessTypeOfRecord(row.business_type, language),
    industry: row.industry_id === null ? null : industryOfRecord(row.industry_id, language),
    coverPhoto: picture(row.cover_photo),
  }
}

/** A code that is no longer listed is shown as it is. */
function named(list: 'jobPositions' | 'languages', code: string, language: string): string {
  return nameOf(list, code, language) ?? code
}

function picture(url: string | null): { url: string } | null {
  return url === null ? null : { url }
}
