// The part of the audit log that owners and admins read of their company (T33).
import { actsOfPeople, companyActs, type CompanyAct, type LogEntryEntry } from '../../contract/company-log.ts'
import { personName } from '../../contract/person-name.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { findOfBusiness, type Entry } from '../audit/reading.ts'
import { resolveManager } from '../members/actors.ts'
import { userCards } from '../profiles/public.ts'
import { nameOf } from '../reference-data/lists.ts'
import { peopleOfTeam } from '../team/past-people.ts'
import { moveIn, type Place } from './past.ts'

const pageSize = 50

type Wish = {
  /** The id of the last entry of the page before. */
  after: string | undefined
  language: string
  cursorOf(position: string): string
}

/**
 * What was done to a company, newest first. Its people are named as far as they were ever in its team, staff and the reasons they noted
 * are not. Throws NotFound for a foreign company, NotAllowed for members.
 */
export async function companyLog(
  db: Db,
  session: LiveSession,
  businessID: string,
  { after, language, cursorOf }: Wish,
): Promise<{ entries: LogEntryEntry[]; nextCursor: string | null }> {
  const { id } = await resolveManager(db, session, businessID)
  const asked = { businessID: id, before: after ?? null, limit: pageSize + 1, acts: companyActs }
  const [found, team] = await Promise.all([findOfBusiness(db, asked), peopleOfTeam(db, id)])
  const shown = found.slice(0, pageSize)
  const named = new Set(
    shown.flatMap((entry) => [actorOf(entry), whomOf(entry)].filter((one) => one !== undefined)),
  )
  const cards = await userCards(
    db,
    [...named].filter((one) => team.has(one)),
    language,
  )
  const personOf = (userID: string | undefined) => {
    const card = userID === undefined ? undefined : cards.get(userID)
    return card ? { userID: card.userID, name: personName(card) } : null
  }
  const last = shown.at(-1)
  return {
    entries: shown.map((entry) => entryOf(entry, { team, personOf, language })),
    nextCursor: found.length > pageSize && last ? cursorOf(last.id) : null,
  }
}

const isOfPeople = (act: string): boolean => (actsOfPeople as readonly string[]).includes(act)

/** The person of the company who acted; undefined for staff and the program. */
const actorOf = ({ actor, act }: Entry): string | undefined =>
  isOfPeople(act) && actor.startsWith('user:') ? actor.slice('user:'.length) : undefined

const whomOf = ({ act, subjectType, subjectID }: Entry): string | undefined =>
  act.startsWith('team.') && subjectType === 'user' ? subjectID : undefined

type Details = { role?: LogEntryEntry['role']; language?: string; before?: unknown; after?: unknown }
type Reader = {
  team: ReadonlySet<string>
  personOf(userID: string | undefined): { userID: string; name: string } | null
  language: string
}

function entryOf(entry: Entry, { team, personOf, language }: Reader): LogEntryEntry {
  const { id, at, actor, act, reason } = entry
  const { role = null, language: named, before, after } = entry.details as Details
  const by = actorOf(entry)
  const whom = whomOf(entry)
  // Whoever was never in the team did it as one of staff.
  const isPerson = by !== undefined && team.has(by)
  return {
    id,
    at: at.toISOString(),
    act: act as CompanyAct,
    by: isPerson
      ? { kind: 'person', person: personOf(by) }
      : { kind: act === 'key.used' ? 'key' : actor === 'system' ? 'program' : 'staff' },
    whom: whom === by ? null : personOf(whom),
    role,
    names:
      act === 'business.renamed' || act === 'business.namedIn'
        ? { before: String(before), after: String(after) }
        : null,
    language:
      named === undefined ? null : { code: named, name: nameOf('languages', named, language) ?? named },
    places: act === 'business.moved' ? moveIn(before as Place, after as Place, language) : null,
    // Support hours are told to their company as they were booked.
    reason: isPerson || act === 'support.booked' ? reason : null,
  }
}
