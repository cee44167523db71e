// The feed of a company that is merged into another, and its posts in the feeds of others (D57, decision 91).
import { limits } from '../../contract/limits.ts'
import type { Tx } from '../../platform/db.ts'
import { handingOf, type Handover } from '../../platform/handover.ts'
import { followersAmong } from '../follows/following.ts'
import { connectedWith } from '../connections/standing.ts'
import { newestOf } from '../posts/newest.ts'
import { isWideAuthor } from './queries.ts'
import { copyFeed, insertForAll, newsfeedParts, setAuthor } from './queries/merging.ts'
import { makeWide } from './wide-authors.ts'

const batch = 200

/** Asked after follows, connections and posts have gone over. */
export const newsfeedMerging = handingOf(newsfeedParts, async (tx, whose) => {
  await copyFeed(tx, whose)
  await renewPosts(tx, whose.to)
})

/** The last posts of an author come into the feeds of all who read them by now, unless those are too many to be written for. */
async function renewPosts(tx: Tx, authorID: string): Promise<void> {
  const most = limits.feedRowsMax
  const [followers, connected] = await Promise.all([
    followersAmong(tx, { type: 'business', id: authorID }, most + 1),
    connectedWith(tx, authorID, most + 1),
  ])
  if (await isWideAuthor(tx, authorID)) return
  if (followers.length > most || connected.length > most) return makeWide(tx, authorID)
  const last = await newestOf(tx, authorID, { limit: limits.feedBroughtAlong })
  await insertForAll(tx, { authorID, postIDs: last, readerIDs: [...new Set([...followers, ...connected])] })
}

/** Rows that were written for these posts are of their author of now; some hundred posts at a time. */
export async function renameAuthor(tx: Tx, { to }: Handover, postIDs: readonly string[]): Promise<void> {
  for (let from = 0; from < postIDs.length; from += batch)
    await setAuthor(tx, to, postIDs.slice(from, from + batch))
}
