// What stands on the timeline of a person or company, newest first (P2.25, D56).
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { PostEntry, showTimeline as pageEndpoint } from '../../contract/posts.ts'
import type { Db } from '../../platform/db.ts'
import { roleIn } from '../members/membership.ts'
import { resourceWithID } from '../resources/finding.ts'
import { mayPostOn } from './places.ts'
import { findOnTimeline } from './queries/posts.ts'
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
  return (await met(db, viewer, read, read.rows)).items
}

/** A page of posts behind a cursor, and whose timeline it is. Throws as `loadTimeline`. */
export async function pageOfTimeline(
  db: Db,
  viewer: PostViewer,
  timelineID: string,
  { before, cursorOf }: Cursor,
): Promise<CallOutput<typeof pageEndpoint>> {
  const list = ['timeline', timelineID].join()
  const limit = limits.timelinePageSize
  const read = await readTimeline(db, viewer, timelineID, { before: before(list), limit: limit + 1 })
  const { actor } = read.looking
  const [{ host, items }, mayPost] = await Promise.all([
    met(db, viewer, read, read.rows.slice(0, limit)),
    actor !== undefined && mayPostOn(db, actor, timelineID),
  ])
  return {
    timeline: host,
    items,
    nextCursor: read.rows.length > limit ? cursorOf(list, read.rows[limit - 1]!.post_id) : null,
    session: actor ? { mayPost } : null,
  }
}

type Read = { timelineID: string; rows: PostRow[]; looking: Looking; seesHidden: boolean }

/** What stands there, whoever may meet it, and who looks: what was hidden there its owner sees, to put it back. */
async function readTimeline(
  db: Db,
  viewer: PostViewer,
  timelineID: string,
  page: { before?: string | undefined; skip?: number; limit: number },
): Promise<Read> {
  const { session } = viewer
  const [rows, looking, role] = await Promise.all([
    findOnTimeline(db, { timelineID, ...page }),
    lookingOf(db, viewer),
    session && roleIn(db, timelineID, session.userID),
  ])
  const seesHidden = session?.userID === timelineID || role === 'owner' || role === 'admin'
  return { timelineID, rows, looking, seesHidden }
}

/** What of it the viewer meets, and whose it is. Throws NotFound when they do not meet that. */
async function met(db: Db, viewer: PostViewer, { timelineID, looking, seesHidden }: Read, rows: PostRow[]) {
  const shown = rows.filter((row) => seesHidden || row.hidden_at === null)
  const sight = { ...looking.sight, userID: viewer.session?.userID }
  const [host, posts] = await Promise.all([
    resourceWithID(db, timelineID, ['user', 'business'], sight),
    rowsShown(db, viewer, shown, looking),
  ])
  const { type, id, name, path } = host ?? {}
  if ((type !== 'user' && type !== 'business') || !id || !name || !path || viewer.withheld?.has(id))
    throw new AppError('NotFound')
  return { host: { type, id, name, path }, items: inOrder(shown, posts) }
}

const inOrder = (rows: readonly PostRow[], posts: ReadonlyMap<string, PostEntry>): PostEntry[] =>
  rows.flatMap((row) => posts.get(row.post_id) ?? [])
