// Who reads what: rows are written when somebody posts, follows or connects, and taken away when that ends.
import type { ConnectionEvent, FollowEvent, PostWritten } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'
import type { Tx } from '../../platform/db.ts'
import { connectedWith } from '../connections/standing.ts'
import { followersAmong } from '../follows/following.ts'
import { newestOf } from '../posts/newest.ts'
import { stillRelated } from './relation.ts'
import { deleteEntriesOf, insertEntries, insertForReaders, isWideAuthor } from './queries.ts'
import { makeWide } from './wide-authors.ts'

type Party = ConnectionEvent['from']
/** A reader, and whom they read from now on, or no longer. */
export type Pair = { reader: Party; author: Party }

/**
 * Writes a post that is new, or came back, into the feeds of its author's readers, unless those are too many to be written for.
 * What stands in a group is found by who is in it.
 */
export async function deliver(
  tx: Tx,
  { postID, author, timeline }: Pick<PostWritten, 'postID' | 'author' | 'timeline'>,
): Promise<void> {
  if (timeline.type === 'group') return
  if (await isWideAuthor(tx, author.id)) return
  const most = limits.feedRowsMax
  const [followers, connected] = await Promise.all([
    followersAmong(tx, author, most + 1),
    connectedWith(tx, author.id, most + 1),
  ])
  if (followers.length > most || connected.length > most) return makeWide(tx, author.id)
  await insertForReaders(tx, { postID, authorID: author.id }, [...new Set([...followers, ...connected])])
}

/** Brings the last posts of an author into a reader's feed. */
export async function begin(tx: Tx, { reader, author }: Pair): Promise<void> {
  if (await isWideAuthor(tx, author.id)) return
  const last = await newestOf(tx, author.id, { limit: limits.feedBroughtAlong })
  const rows = last.map((postID) => ({ reader_id: reader.id, post_id: postID, author_id: author.id }))
  if (rows.length > 0) await insertEntries(tx, rows)
}

/** Takes an author's posts out of a reader's feed, unless something else still brings them there. */
export async function end(tx: Tx, { reader, author }: Pair): Promise<void> {
  if (!(await stillRelated(tx, reader, author.id))) await deleteEntriesOf(tx, reader.id, author.id)
}

/** Whom an event makes a reader of whom; a connection goes both ways. */
export function pairsOf(event: FollowEvent | ConnectionEvent): Pair[] {
  if ('follower' in event) return [{ reader: event.follower, author: event.followed }]
  const { from, to } = event
  return [
    { reader: from, author: to },
    { reader: to, author: from },
  ]
}
