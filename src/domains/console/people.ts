// People as staff find and see them (D57): whole addresses are for platform admins alone, messages and birth dates for nobody.
import type { CallOutput } from '../../contract/endpoint.ts'
import type { FoundPersonEntry, LogEntryShown, showPerson as showCall } from '../../contract/console.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import {
  accountsAt,
  accountsForStaff,
  endSessionsFor,
  maskedAddress,
  type AccountForStaff,
} from '../accounts/for-staff.ts'
import { findOfSubject, type Entry } from '../audit/reading.ts'
import { record } from '../audit/recording.ts'
import { namesForStaff } from '../businesses/listing.ts'
import { membershipsOf } from '../members/membership.ts'
import { peopleForStaff, peopleNamed, type StaffPerson } from '../profiles/finding.ts'
import { rolesOf } from '../staff/granting.ts'
import { isStaff, requireStaff, type Staff } from '../staff/roles.ts'

const lookers = ['support', 'moderator'] as const
const listed = 50
const historyShown = 50
const isID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Asked = { text: string; language: string }

/** People whose name begins with a text, or whose address or id it is; the removed ones too, at most 50. Throws as `requireStaff`. */
export async function findPeople(
  db: Db,
  staff: Staff,
  { text, language }: Asked,
): Promise<FoundPersonEntry[]> {
  await requireStaff(db, staff, lookers)
  const ids = await idsFor(db, text)
  const [people, accounts, isAdmin] = await Promise.all([
    peopleForStaff(db, ids, language),
    accountsForStaff(db, ids),
    isStaff(db, staff, []),
  ])
  return ids.flatMap((userID) => {
    const [person, account] = [people.get(userID), accounts.get(userID)]
    return person || account ? [entryOf(userID, { person, account, isAdmin })] : []
  })
}

function idsFor(db: Db, text: string): Promise<string[]> {
  if (isID.test(text)) return Promise.resolve([text.toLowerCase()])
  return text.includes('@') ? accountsAt(db, text) : peopleNamed(db, text, listed)
}

type Known = { person: StaffPerson | undefined; account: AccountForStaff | undefined; isAdmin: boolean }

function entryOf(userID: string, { person, account, isAdmin }: Known): FoundPersonEntry {
  const { name = '', companyName = null, country = null } = person ?? {}
  const email = account && (isAdmin ? account.email : maskedAddress(account.email))
  return { userID, name, companyName, country, email: email ?? null, state: stateOf(account) }
}

function stateOf(account: AccountForStaff | undefined): FoundPersonEntry['state'] {
  if (!account) return 'none'
  if (account.removedAt) return 'removed'
  if (account.suspendedAt) return 'suspended'
  return account.provenAt ? 'active' : 'unproven'
}

/** What staff see of a person, whose reading is noted. Throws NotFound without one, and as `requireStaff`. */
export function showPerson(
  db: Db,
  staff: Staff,
  { userID, language }: { userID: string; language: string },
): Promise<CallOutput<typeof showCall>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, lookers)
    const person = (await peopleForStaff(tx, [userID], language)).get(userID)
    const account = (await accountsForStaff(tx, [userID])).get(userID)
    if (!person && !account) throw new AppError('NotFound')
    await record(tx, { by: `user:${staff.userID}`, act: 'person.read', about: { type: 'user', id: userID } })
    const isAdmin = await isStaff(tx, staff, [])
    return {
      ...entryOf(userID, { person, account, isAdmin }),
      registeredAt: account?.registeredAt.toISOString() ?? null,
      lastSeenAt: account?.lastSeenAt?.toISOString() ?? null,
      language: account?.language ?? null,
      edition: account?.edition ?? null,
      hasSecondFactor: account?.hasSecondFactor ?? false,
      sessions: account?.sessions ?? 0,
      companies: await companiesOf(tx, userID, language),
      roles: await rolesOf(tx, userID),
      history: await historyOf(tx, { type: 'user', id: userID }, language),
    }
  })
}

async function companiesOf(tx: Tx, userID: string, language: string) {
  const memberships = await membershipsOf(tx, userID)
  const names = await namesForStaff(
    tx,
    memberships.map(({ businessID }) => businessID),
    language,
  )
  return memberships.map(({ businessID, role, closedAt }) => ({
    businessID,
    name: names.get(businessID) ?? '',
    role,
    isRemoved: closedAt !== null,
  }))
}

const readings: readonly string[] = ['person.read', 'enquiry.read']

async function historyOf(tx: Tx, about: { type: string; id: string }, language: string) {
  const entries = await findOfSubject(tx, { ...about, limit: historyShown })
  return shownEntries(
    tx,
    entries.filter(({ act }) => !readings.includes(act)),
    language,
  )
}

/** Entries of the audit log as staff read them: people by name, commands and the program as the log has them. */
export async function shownEntries(
  db: Db | Tx,
  entries: readonly Entry[],
  language: string,
): Promise<LogEntryShown[]> {
  const idOf = (actor: string) => (actor.startsWith('user:') ? actor.slice('user:'.length) : undefined)
  const ids = new Set(entries.flatMap(({ actor }) => idOf(actor) ?? []))
  const people = await peopleForStaff(db, [...ids], language)
  return entries.map(({ at, act, actor, reason }) => ({
    at: at.toISOString(),
    act,
    by: people.get(idOf(actor) ?? '')?.name ?? actor,
    reason,
  }))
}

/** Ends every session of a person, for a platform admin. Throws NotFound without an account, and as `requireStaff`. */
export function endSessionsOf(db: Db, staff: Staff, wish: { userID: string; reason: string }): Promise<void> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, [])
    await endSessionsFor(tx, `user:${staff.userID}`, wish)
  })
}
