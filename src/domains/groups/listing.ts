// Groups as they are found, and as one is shown.
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type {
  GroupCardEntry,
  GroupEntry,
  listGroups as listEndpoint,
  listOwnGroups as ownEndpoint,
} from '../../contract/groups.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { filesOf } from '../files/attachment.ts'
import { industryOfRecord } from '../reference-data/industries.ts'
import { countCandidates, findCandidaciesOf, findCandidate, type CandidateRow } from './queries/candidates.ts'
import { findGroups, findListed, type GroupRow, type Place } from './queries/groups.ts'
import { findMember, findMembershipsThere } from './queries/members.ts'
import { leads } from './standing.ts'
import { termsWanted } from './terms.ts'

type Wish = {
  search?: string | undefined
  industry?: string | undefined
  language: string
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** Groups that hold all the words, the largest first; words without letters find nothing. */
export async function groupsPage(
  db: Db,
  { search = '', industry, language, after, cursorOf }: Wish,
): Promise<CallOutput<typeof listEndpoint>> {
  const words = search.trim()
  const terms = words === '' ? null : termsWanted(words)
  if (words !== '' && terms === null) return { items: [], nextCursor: null }
  const list = JSON.stringify(['groups', words, industry ?? ''])
  const limit = limits.groupsPageSize
  const rows = await findListed(db, { terms, industry, after: placeIn(after(list)), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await cardsOf(db, page, language),
    nextCursor: rows.length > limit && last ? cursorOf(list, `${last.members} ${last.group_id}`) : null,
  }
}

function placeIn(position: string | undefined): Place | undefined {
  if (position === undefined) return undefined
  const [members, groupID = ''] = position.split(' ')
  return { members: Number(members), groupID }
}

/** What somebody is in, was invited to and has asked for. */
export async function ownGroups(
  db: Db,
  session: LiveSession,
  language: string,
): Promise<CallOutput<typeof ownEndpoint>> {
  const { userID } = session
  const most = limits.groupsPerUserMax
  const [, memberships, candidacies] = await Promise.all([
    requireLiveSession(db, session),
    findMembershipsThere(db, userID, most),
    findCandidaciesOf(db, userID, most),
  ])
  const ids = [...memberships, ...candidacies].map(({ group_id: groupID }) => groupID)
  const rows = ids.length === 0 ? [] : await findGroups(db, ids)
  const cards = new Map((await cardsOf(db, rows, language)).map((card) => [card.groupID, card]))
  const ofKind = (kind: CandidateRow['kind']) =>
    candidacies.filter((row) => row.kind === kind).flatMap((row) => cards.get(row.group_id) ?? [])
  return {
    member: memberships.flatMap(({ group_id: groupID, role }) => {
      const card = cards.get(groupID)
      return card ? [{ ...card, role }] : []
    }),
    invited: ofKind('invited'),
    asked: ofKind('asked'),
  }
}

/** One of them, and how somebody stands to it. Throws NotFound. */
export async function showGroup(
  db: Db,
  { groupID, session, language }: { groupID: string; session: LiveSession | undefined; language: string },
): Promise<GroupEntry> {
  const [[group], own, known, waiting] = await Promise.all([
    findGroups(db, [groupID]),
    session && findMember(db, groupID, session.userID),
    session && findCandidate(db, groupID, session.userID),
    session && countCandidates(db, groupID, 'asked', limits.groupCounted),
  ])
  if (!group) throw new AppError('NotFound')
  const [card] = await cardsOf(db, [group], language)
  return {
    ...card!,
    rules: group.rules,
    rulesRevision: group.rules_revision,
    revision: group.revision,
    createdAt: group.created_at.toISOString(),
    session: session
      ? {
          standing: own?.role ?? standingAs(known),
          rulesChanged:
            own !== undefined && group.rules !== '' && own.rules_revision !== group.rules_revision,
          waiting: leads(own?.role) ? (waiting ?? 0) : 0,
        }
      : null,
  }
}

/** As they see it: who was declined still waits, and who is kept out is told when they try. */
function standingAs(known: CandidateRow | undefined): 'asked' | 'invited' | 'none' {
  if (known?.kind === 'asked' && !known.withdrawn) return 'asked'
  return known?.kind === 'invited' && known.declined_at === null ? 'invited' : 'none'
}

async function cardsOf(db: Db, rows: readonly GroupRow[], language: string): Promise<GroupCardEntry[]> {
  const files = await filesOf(
    db,
    rows.flatMap(({ picture_file: fileID }) => fileID ?? []),
  )
  return rows.map((row) => {
    const file = row.picture_file === null ? undefined : files.get(row.picture_file)
    const ours = row.picture_url === null ? null : { url: row.picture_url, versions: [], colour: null }
    return {
      groupID: row.group_id,
      name: row.name,
      purpose: row.purpose,
      kind: row.kind,
      industry: row.industry_id === null ? null : industryOfRecord(row.industry_id, language),
      picture: file ? { url: file.url, versions: file.versions, colour: file.colour } : ours,
      members: row.members,
    }
  })
}
