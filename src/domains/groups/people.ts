// Who is in a group, and who waits to be.
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import {
  type GroupMemberEntry,
  type listGroupCandidates as candidatesEndpoint,
  type listGroupMembers as membersEndpoint,
} from '../../contract/group-members.ts'
import { candidateKinds, type CandidateKind, type GroupRole } from '../../contract/group-kinds.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { placeIn, positionAt } from '../../platform/exact-place.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { userCards } from '../profiles/public.ts'
import { countCandidates, findCandidates } from './queries/candidates.ts'
import { findGroups } from './queries/groups.ts'
import { findMember, findMembers, type Place } from './queries/members.ts'
import { groupsMet, leads } from './standing.ts'

type Wish = {
  groupID: string
  language: string
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** A page of its members; whom the caller does not meet is left out. Throws NotFound, NotAllowed for who is not in a private one. */
export async function membersPage(
  db: Db,
  session: LiveSession,
  { groupID, language, after, cursorOf }: Wish,
): Promise<CallOutput<typeof membersEndpoint>> {
  const list = ['group members', groupID].join()
  const limit = limits.groupsPageSize
  const place = memberIn(after(list))
  const [, rows, withheld] = await Promise.all([
    requireReader(db, session, groupID),
    findMembers(db, groupID, { after: place, limit: limit + 1 }),
    hiddenFrom(db, session),
  ])
  const page = rows.slice(0, limit)
  const cards = await userCards(
    db,
    page.map((row) => row.user_id).filter((id) => !withheld.has(id)),
    language,
  )
  const last = page.at(-1)
  return {
    items: page.flatMap(({ user_id: id, role, joined_at: joinedAt }) => {
      const user = cards.get(id)
      return user ? [{ role, joinedAt: joinedAt.toISOString(), user }] : []
    }),
    nextCursor: rows.length > limit && last ? cursorOf(list, `${last.role} ${last.user_id}`) : null,
  }
}

function memberIn(position: string | undefined): Place | undefined {
  if (position === undefined) return undefined
  const [role, userID = ''] = position.split(' ')
  return { role: role as GroupRole, userID }
}

/** One of them. Throws NotFound alike for who is not in it, is not met, and where the caller sees no members. */
export async function showGroupMember(
  db: Db,
  session: LiveSession,
  { groupID, userID, language }: { groupID: string; userID: string; language: string },
): Promise<GroupMemberEntry> {
  const [groups, row, withheld, cards] = await Promise.all([
    groupsMet(db, [groupID], session.userID),
    findMember(db, groupID, userID),
    hiddenFrom(db, session),
    userCards(db, [userID], language),
    requireLiveSession(db, session),
  ])
  const user = cards.get(userID)
  if (!groups.has(groupID) || !row || !user || withheld.has(userID)) throw new AppError('NotFound')
  return { role: row.role, joinedAt: row.joined_at.toISOString(), user }
}

/** A page of those who wait, were invited or are kept out, the oldest first. Throws NotFound, NotAllowed for who does not lead the group. */
export async function candidatesPage(
  db: Db,
  session: LiveSession,
  { groupID, kind, language, after, cursorOf }: Wish & { kind: CandidateKind },
): Promise<CallOutput<typeof candidatesEndpoint>> {
  const list = ['group candidates', kind, groupID].join()
  const limit = limits.groupsPageSize
  const place = placeIn(after(list))
  const [, own, [group], rows, withheld, ...counted] = await Promise.all([
    requireLiveSession(db, session),
    findMember(db, groupID, session.userID),
    findGroups(db, [groupID]),
    findCandidates(db, groupID, { kind, after: place, limit: limit + 1 }),
    hiddenFrom(db, session),
    ...candidateKinds.map((one) => countCandidates(db, groupID, one, limits.groupCounted)),
  ])
  if (!group) throw new AppError('NotFound')
  if (!leads(own?.role)) throw new AppError('NotAllowed')
  const page = rows.slice(0, limit)
  const cards = await userCards(
    db,
    page.map((row) => row.user_id).filter((id) => !withheld.has(id)),
    language,
  )
  const last = page.at(-1)
  const [asked = 0, invited = 0, keptOut = 0] = counted
  return {
    items: page.flatMap(({ user_id: id, note, at }) => {
      const user = cards.get(id)
      return user ? [{ user, note, at: at.toISOString() }] : []
    }),
    nextCursor:
      rows.length > limit && last ? cursorOf(list, positionAt({ at: last.exactly, id: last.user_id })) : null,
    counts: { asked, invited, keptOut },
  }
}

async function requireReader(db: Db, session: LiveSession, groupID: string): Promise<void> {
  const [, [group], own] = await Promise.all([
    requireLiveSession(db, session),
    findGroups(db, [groupID]),
    findMember(db, groupID, session.userID),
  ])
  if (!group) throw new AppError('NotFound')
  if (group.kind === 'private' && !own) throw new AppError('NotAllowed')
}
