// Open pages of feeds are told of a new post, whether rows were written for it or it is merged in (record 0100).
import type { PostMoved, PostWritten } from '../../contract/events.ts'
import type { WatchedEventEntry } from '../../contract/live.ts'
import type { Tx } from '../../platform/db.ts'
import { publishLive, type LiveMessage } from '../../platform/live/events.ts'
import { watchersOfKind, type Watcher } from '../../platform/live/watches.ts'
import { connectedAmong } from '../connections/standing.ts'
import { followingAmong } from '../follows/following.ts'
import { membersAmong } from '../groups/standing.ts'

type Posted = Pick<PostWritten | PostMoved, 'author' | 'timeline'>

/** Feeds that are open at once; of more these are told at once, and the others as often as pages ask. */
const toldMost = 5_000

/**
 * Tells whoever has a feed open into which one of these posts comes; they count what is there. As many queries as there are posts
 * and feeds are open, however many read their authors.
 */
export async function tellOpenFeeds(tx: Tx, posts: readonly Posted[]): Promise<void> {
  if (posts.length === 0) return
  const watchers = await watchersOfKind(tx, 'feed', toldMost)
  const told = new Map<Watcher, LiveMessage>()
  for (const post of watchers.length === 0 ? [] : posts) {
    const readers = await readersAmong(tx, post, watchers)
    for (const watcher of watchers) if (readers.has(watcher.id)) told.set(watcher, messageTo(watcher))
  }
  await publishLive(tx, [...told.values()])
}

/** Whose feeds it comes into, of those that are open. Of groups only people read; one's own posts are no news. */
async function readersAmong(
  tx: Tx,
  { author, timeline }: Posted,
  watchers: readonly Watcher[],
): Promise<ReadonlySet<string>> {
  const others = watchers.filter(({ id }) => id !== author.id)
  const ids = [...new Set(others.map(({ id }) => id))]
  if (timeline.type === 'group') {
    const people = others.filter(({ id, userID }) => id === userID).map(({ id }) => id)
    return new Set(await membersAmong(tx, timeline.id, people))
  }
  const [follows, connected] = await Promise.all([
    followingAmong(
      tx,
      ids.map((followerID) => ({ followedID: author.id, followerID })),
    ),
    connectedAmong(tx, author.id, ids),
  ])
  return new Set([...ids.filter((id) => follows(author.id, id)), ...connected])
}

function messageTo({ id: resourceID, userID, scope }: Watcher): LiveMessage {
  const event: WatchedEventEntry = { type: 'watched', resourceType: 'feed', resourceID, what: 'posts' }
  return { userID, scope: scope ?? undefined, event }
}
