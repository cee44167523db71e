// The part of the audit log that one of staff reads in the console (T33): their own, all of it for platform admins, and for moderators
// the history of a thing that they have in hand.
import type { StaffLogEntry } from '../../contract/staff-log.ts'
import type { StaffRole } from '../../contract/staff-roles.ts'
import { personName } from '../../contract/person-name.ts'
import type { Db } from '../../platform/db.ts'
import { findPage, type Entry } from '../audit/reading.ts'
import { userCards } from '../profiles/public.ts'
import { isStaff, requireStaff, type Staff } from '../staff/roles.ts'

const pageSize = 50
const everybody: readonly StaffRole[] = ['support', 'verifier', 'moderator', 'edition-manager']

type Wish = {
  /** A thing as TYPE:ID. */
  about: string | undefined
  /** The id of the last entry of the page before. */
  after: string | undefined
  language: string
  cursorOf(position: string): string
}

/**
 * Entries of the log, newest first. Throws as `requireStaff`, and StaffRoleNeeded for who asks about a thing and is neither moderator
 * nor platform admin.
 */
export async function staffLog(
  db: Db,
  staff: Staff,
  { about, after, language, cursorOf }: Wish,
): Promise<{ entries: StaffLogEntry[]; nextCursor: string | null }> {
  await requireStaff(db, staff, about === undefined ? everybody : ['moderator'])
  const isAdmin = await isStaff(db, staff, [])
  const [, type = '', id = ''] = /^([a-z-]+):(.+)$/.exec(about ?? '') ?? []
  const found = await findPage(db, {
    before: after ?? null,
    limit: pageSize + 1,
    subject: about === undefined ? null : { type, id },
    actor: about === undefined && !isAdmin ? `user:${staff.userID}` : null,
  })
  const shown = found.slice(0, pageSize)
  const people = shown.flatMap(({ actor }) => personIn(actor) ?? [])
  const cards = await userCards(db, [...new Set(people)], language)
  const nameOf = (actor: string) => {
    const card = cards.get(personIn(actor) ?? '')
    return card ? personName(card) : null
  }
  const last = shown.at(-1)
  return {
    entries: shown.map((entry) => entryOf(entry, nameOf(entry.actor))),
    nextCursor: found.length > pageSize && last ? cursorOf(last.id) : null,
  }
}

const personIn = (actor: string): string | undefined => /^user:([\da-f-]{36})$/.exec(actor)?.[1]

const entryOf = (
  { id, at, actor, act, subjectType, subjectID, businessID, reason, details }: Entry,
  actorName: string | null,
): StaffLogEntry => ({
  id,
  at: at.toISOString(),
  actor,
  actorName,
  act,
  about: { type: subjectType, id: subjectID },
  businessID,
  reason,
  details,
})
