// Who may write on which timeline (D8, D56).
import { AppError } from '../../contract/errors.ts'
import type { TimelineType } from '../../contract/resources.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { apartAmong } from '../blocks/hiding.ts'
import { connectedPairs } from '../connections/standing.ts'
import { groupsMet, roleInGroup } from '../groups/standing.ts'
import type { Actor } from '../members/actors.ts'
import { requireVisible } from '../resources/visibility.ts'
import type { PostRow } from './queries/tables.ts'

export type Timeline = { type: TimelineType; id: string }
type Place = { timeline: Timeline; edition: string }

type Writer = Pick<Actor, 'id' | 'userID'>

/**
 * Whether who acts may write on a timeline that they meet: on their own, a company through its people, on that of who they
 * are connected with, unless a company of one of the two blocks the other, and in groups that the person is in. At most
 * three queries, asked together.
 */
export async function mayPostOn(db: Db | Tx, actor: Writer, timelineID: string): Promise<boolean> {
  if (actor.id === timelineID) return true
  const pair = [actor.id, timelineID] as const
  const [connected, isApart, role] = await Promise.all([
    connectedPairs(db, [pair]),
    apartAmong(db, [pair]),
    roleInGroup(db, timelineID, actor.userID),
  ])
  return role !== undefined || (connected(...pair) && !isApart(...pair))
}

type Placed = Pick<PostRow, 'author_id' | 'timeline_id' | 'timeline_type'>

/** Who wrote and on whose timeline, of posts that stand on somebody else's. */
const guestsAmong = (posts: readonly Placed[]) =>
  posts
    .filter((post) => post.timeline_type !== 'group' && post.timeline_id !== post.author_id)
    .map((post) => [post.author_id, post.timeline_id] as const)

/** Which posts stand on the timeline of somebody who blocks their author, or is blocked: these are met by nobody. One query, none without guests. */
export async function apartFromHosts(
  db: Db | Tx,
  posts: readonly Placed[],
): Promise<(post: Placed) => boolean> {
  const isApart = await apartAmong(db, guestsAmong(posts))
  return (post) => isApart(post.author_id, post.timeline_id)
}

/** Which posts stand where their author may write today, in groups through the person who asks. One query, none without guests. */
export async function stillWelcome(
  db: Db | Tx,
  posts: readonly Placed[],
): Promise<(post: Placed, isMember: boolean) => boolean> {
  const connected = await connectedPairs(db, guestsAmong(posts))
  return ({ timeline_type: type, author_id: author, timeline_id: host }, isMember) =>
    type === 'group' ? isMember : author === host || connected(author, host)
}

/** Throws NotFound for a timeline that who acts does not meet in `edition`, NotAllowed for one on which they may not write. */
export async function requireTimeline(
  tx: Tx,
  session: LiveSession,
  actor: Actor,
  { timeline, edition }: Place,
): Promise<void> {
  const { type, id } = timeline
  if (actor.type === type && actor.id === id) return
  if (type === 'group') return requireMember(tx, session, id)
  await requireVisible(tx, session, { type, id }, edition)
  if (!(await mayPostOn(tx, actor, id))) throw new AppError('NotAllowed')
}

/** Throws NotFound for a group whose posts somebody does not read, NotAllowed for an open one that they are not in. */
async function requireMember(tx: Tx, { userID }: LiveSession, groupID: string): Promise<void> {
  const group = (await groupsMet(tx, [groupID], userID)).get(groupID)
  if (!group) throw new AppError('NotFound')
  if (group.role === null) throw new AppError('NotAllowed')
}

/** What somebody changes or brings back on a timeline they may write on today. Throws as `requireTimeline`. */
export async function requireWelcome(
  tx: Tx,
  session: LiveSession,
  { author_id, timeline_type, timeline_id }: Placed,
  edition: string,
): Promise<void> {
  if (author_id === timeline_id) return
  if (timeline_type === 'group') return requireMember(tx, session, timeline_id)
  await requireVisible(tx, session, { type: timeline_type, id: timeline_id }, edition)
  const writer = { id: author_id, userID: session.userID }
  if (!(await mayPostOn(tx, writer, timeline_id))) throw new AppError('NotAllowed')
}
