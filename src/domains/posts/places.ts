// Who may write on which timeline (D8, D56).
import { AppError } from '../../contract/errors.ts'
import type { TimelineType } from '../../contract/resources.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { apartAmong } from '../blocks/hiding.ts'
import { connectedPairs } from '../connections/standing.ts'
import type { Actor } from '../members/actors.ts'
import { requireVisible } from '../resources/visibility.ts'
import type { PostRow } from './queries/tables.ts'

export type Timeline = { type: TimelineType; id: string }
type Place = { timeline: Timeline; edition: string }

/**
 * Whether who acts may write on the timeline of a person or company that they meet: on their own, a company through its
 * people, and on that of who they are connected with, unless a company of one of the two blocks the other. Groups, once
 * there are any, are asked here. At most two queries, asked together.
 */
export async function mayPostOn(db: Db | Tx, actor: Pick<Actor, 'id'>, timelineID: string): Promise<boolean> {
  if (actor.id === timelineID) return true
  const pair = [actor.id, timelineID] as const
  const [connected, isApart] = await Promise.all([connectedPairs(db, [pair]), apartAmong(db, [pair])])
  return connected(...pair) && !isApart(...pair)
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

/** Which posts stand where their author may write today. One query, none without guests. */
export async function stillWelcome(
  db: Db | Tx,
  posts: readonly Placed[],
): Promise<(post: Placed) => boolean> {
  const connected = await connectedPairs(db, guestsAmong(posts))
  return ({ author_id: author, timeline_id: host }) => author === host || connected(author, host)
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
  if (type === 'group') throw new AppError('NotFound')
  await requireVisible(tx, session, { type, id }, edition)
  if (!(await mayPostOn(tx, actor, id))) throw new AppError('NotAllowed')
}

/** What somebody changes or brings back on a timeline they may write on today. Throws as `requireTimeline`. */
export async function requireWelcome(
  tx: Tx,
  session: LiveSession,
  { author_id, timeline_type, timeline_id }: Placed,
  edition: string,
): Promise<void> {
  if (author_id === timeline_id) return
  if (timeline_type === 'group') throw new AppError('NotFound')
  await requireVisible(tx, session, { type: timeline_type, id: timeline_id }, edition)
  if (!(await mayPostOn(tx, { id: author_id }, timeline_id))) throw new AppError('NotAllowed')
}
