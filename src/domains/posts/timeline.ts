// What stands on the timeline of a person, company or group, newest first (P2.25, D56).
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { PostEntry, showTimeline as pageEndpoint } from '../../contract/posts.ts'
import { groupPath } from '../../contract/slugs.ts'
import type { Db } from '../../platform/db.ts'
import { groupsMet, leads, type MetGroup } from '../groups/standing.ts'
import { roleIn } from '../members/membership.ts'
import { resourceWithID, type Resource } from '../resources/finding.ts'
import { mayPostOn } from './places.ts'
import { findOnTimeline, findPinned } from './queries/posts.ts'
import type { PostRow } from './queries/tables.ts'
import { lookingOf, rowsShown, type Looking, type PostViewer } from './showing.ts'

type Cursor = {
  /** Of the last one that was shown; read only when it is known whose list it is. */
  before(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** Posts by how many are skipped, as P7 has it. Throws NotFound for who has no timeline that the viewer meets. */
export async function loadTimeline(
  db: Db,
  viewer: PostViewer,
  timelineID: string,
  { skip, size }: { skip: number; size: number },
): Promise<PostEntry[]> {
  const read = await readTimeline(db, viewer, timelineID, { skip, limit: size })
  return (await met(db, viewer, read, { rows: read.rows, pinned: [] })).items
}

/** A page of posts behind a cursor, whose timeline it is, and before the first of a group what is pinned there. Throws as `loadTimeline`. */
export async function pageOfTimeline(
  db: Db,
  viewer: PostViewer,
  timelineID: string,
  { before, cursorOf }: Cursor,
): Promise<CallOutput<typeof pageEndpoint>> {
  const list = ['timeline', timelineID].join()
  const limit = limits.timelinePageSize
  const after = before(list)
  const read = await readTimeline(db, viewer, timelineID, { before: after, limit: limit + 1 })
  const { actor } = read.looking
  const hasPins = read.group !== undefined && after === undefined
  const pinned = hasPins ? await findPinned(db, timelineID, limits.pinnedPostsMax) : []
  const [{ host, items, onTop }, mayPost] = await Promise.all([
    met(db, viewer, read, { rows: read.rows.slice(0, limit), pinned }),
    actor !== undefined && mayPostOn(db, actor, timelineID),
  ])
  return {
    timeline: host,
    pinned: onTop,
    items,
    nextCursor: read.rows.length > limit ? cursorOf(list, read.rows[limit - 1]!.post_id) : null,
    session: actor ? { mayPost } : null,
  }
}

type Read = {
  timelineID: string
  rows: PostRow[]
  looking: Looking
  seesHidden: boolean
  /** When it is the timeline of a group whose posts the viewer reads. */
  group: MetGroup | undefined
}

/** What stands there, whoever may meet it, and who looks: what was hidden there its owner sees, to put it back. */
async function readTimeline(
  db: Db,
  viewer: PostViewer,
  timelineID: string,
  page: { before?: string | undefined; skip?: number; limit: number },
): Promise<Read> {
  const { session } = viewer
  const [rows, looking, role, groups] = await Promise.all([
    findOnTimeline(db, { timelineID, ...page }),
    lookingOf(db, viewer),
    session && roleIn(db, timelineID, session.userID),
    groupsMet(db, [timelineID], session?.userID),
  ])
  const group = groups.get(timelineID)
  const seesHidden =
    session?.userID === timelineID || role === 'owner' || role === 'admin' || leads(group?.role)
  return { timelineID, rows, looking, seesHidden, group }
}

type Found = { rows: readonly PostRow[]; pinned: readonly PostRow[] }

/** What of it the viewer meets, and whose it is. Throws NotFound when they do not meet that. */
async function met(
  db: Db,
  viewer: PostViewer,
  { timelineID, looking, seesHidden, group }: Read,
  { rows, pinned }: Found,
) {
  const shown = rows.filter((row) => seesHidden || row.hidden_at === null)
  const sight = { ...looking.sight, userID: viewer.session?.userID }
  const [found, posts] = await Promise.all([
    group ? undefined : resourceWithID(db, timelineID, ['user', 'business'], sight),
    rowsShown(db, viewer, uniqueOf([...pinned, ...shown]), looking),
  ])
  const host = group
    ? { type: 'group' as const, id: timelineID, name: group.name, path: groupPath(timelineID) }
    : hostIn(found, viewer.language)
  if (!host || viewer.withheld?.has(host.id)) throw new AppError('NotFound')
  return { host, items: inOrder(shown, posts), onTop: inOrder(pinned, posts) }
}

function hostIn(found: Resource | undefined, language: string): PostEntry['timeline'] | undefined {
  const { type, id, nameIn, path } = found ?? {}
  const isParty = type === 'user' || type === 'business'
  return isParty && id && nameIn && path ? { type, id, name: nameIn(language), path } : undefined
}

const uniqueOf = (rows: readonly PostRow[]): PostRow[] => [
  ...new Map(rows.map((row) => [row.post_id, row])).values(),
]

const inOrder = (rows: readonly PostRow[], posts: ReadonlyMap<string, PostEntry>): PostEntry[] =>
  rows.flatMap((row) => posts.get(row.post_id) ?? [])
