// Companies as staff find and see them (D57).
import type { FoundCompanyEntry, showCompany as showCall } from '../../contract/console.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import { findOfBusiness } from '../audit/reading.ts'
import { supportOf } from '../billing/support.ts'
import { companiesForStaff, companiesNamed, type CompanyForStaff } from '../businesses/finding.ts'
import { membersOf } from '../members/changing.ts'
import { peopleForStaff } from '../profiles/finding.ts'
import { countryOfRecord } from '../reference-data/places.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { currentPeriod } from '../subscriptions/periods.ts'
import { planEndOf } from '../subscriptions/tiers.ts'
import { mergedInto } from './merges.ts'
import { shownEntries } from './people.ts'

const lookers = ['support', 'moderator', 'verifier'] as const
const listed = 50
const historyShown = 50
const isID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Companies whose name in any language begins with a text, or whose register number, website or id it is, at most 50. Throws as `requireStaff`. */
export async function findCompanies(
  db: Db,
  staff: Staff,
  { text, language }: { text: string; language: string },
): Promise<FoundCompanyEntry[]> {
  await requireStaff(db, staff, lookers)
  const ids = isID.test(text) ? [text.toLowerCase()] : await companiesNamed(db, text, listed)
  return (await companiesForStaff(db, ids)).map((row) => entryOf(row, language))
}

/** A company in a list of the console. */
export const entryOf = (row: CompanyForStaff, language: string): FoundCompanyEntry => ({
  businessID: row.businessID,
  name: row.name,
  otherNames: Object.entries(row.names ?? {}).map(([code, name]) => ({ language: code, name })),
  country: countryOfRecord(row.countryCode, language).countryName,
  city: row.city,
  registerNumber: row.registerNumber,
  state: row.givenUpAt ? 'given up' : row.removedAt ? 'removed' : 'shown',
})

/** What staff see of a company. Throws NotFound without one, and as `requireStaff`. */
export async function showCompany(
  db: Db,
  staff: Staff,
  { businessID, language }: { businessID: string; language: string },
): Promise<CallOutput<typeof showCall>> {
  await requireStaff(db, staff, lookers)
  const [row] = await companiesForStaff(db, [businessID])
  if (!row) throw new AppError('NotFound')
  const [members, period, entries, merged] = await Promise.all([
    membersOf(db, businessID),
    currentPeriod(db, businessID),
    findOfBusiness(db, { businessID, before: null, limit: historyShown }),
    mergedInto(db, businessID, language),
  ])
  const [names, support, history] = await Promise.all([
    peopleForStaff(
      db,
      members.map(({ userID }) => userID),
      language,
    ),
    supportOf(db, businessID, period),
    shownEntries(db, entries, language),
  ])
  return {
    ...entryOf(row, language),
    createdAt: row.createdAt.toISOString(),
    website: row.website === '' ? null : row.website,
    verifiedUntil: row.verifiedUntil,
    plan: {
      subscription: period?.tier ?? 'standard',
      until: period ? planEndOf(period).toISOString() : null,
    },
    support,
    people: members.map(({ userID, role }) => ({ userID, name: names.get(userID)?.name ?? '', role })),
    merged,
    history,
  }
}
