// A page of the feed: skeleton (rows of small authors, newest posts of the others and one's own), hydrate, rules, present (D23).
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { FeedReason, loadNewsfeed } from '../../contract/newsfeed.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { connectedAmong } from '../connections/standing.ts'
import { followedAmong } from '../follows/acting.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { newestOf } from '../posts/newest.ts'
import { postsShown, type PostViewer } from '../posts/showing.ts'
import { findEntries, findMutes, findWideAuthors, type Entry, type Span } from './queries.ts'

/** Who reads a feed: somebody who is signed in, as themself or as a company. */
export type FeedReader = PostViewer & { session: LiveSession }

type Wish = {
  /** Of the last one that was shown; read only when it is known whose list it is. */
  before(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/**
 * A page of the acting identity's feed. As many queries for who follows ten as for who follows five thousand. Throws NotFound
 * for somebody else's business.
 */
export async function newsfeedPage(
  db: Db,
  reader: FeedReader,
  { before, cursorOf }: Wish,
): Promise<CallOutput<typeof loadNewsfeed>> {
  const limit = limits.timelinePageSize
  const list = ['newsfeed', reader.businessID ?? reader.session.userID].join()
  const { actor, own, entries } = await candidates(db, reader, { before: before(list), limit: limit + 1 })
  const page = entries.slice(0, limit)
  const [posts, reasonOf] = await Promise.all([
    postsShown(
      db,
      reader,
      page.map(({ postID }) => postID),
    ),
    reasonsFor(db, actor, own, page),
  ])
  return {
    items: page.flatMap(({ postID, authorID }) => {
      const [post, reason] = [posts.get(postID), reasonOf(authorID)]
      // Who is followed no longer is read no longer, whatever rows are still there.
      return post && reason ? [{ ...post, reason }] : []
    }),
    nextID: entries.length > limit ? cursorOf(list, page.at(-1)!.postID) : null,
  }
}

/** How many posts of others have come since one, counted to twenty. Throws as `newsfeedPage`. */
export async function newsSince(db: Db, reader: FeedReader, after: string): Promise<{ count: number }> {
  const { actor, own, entries } = await candidates(db, reader, { after, limit: limits.newsCounted })
  const others = entries.filter(({ authorID }) => !own.has(authorID))
  if (others.length === 0) return { count: 0 }
  const [posts, reasonOf] = await Promise.all([
    postsShown(
      db,
      reader,
      others.map(({ postID }) => postID),
    ),
    reasonsFor(db, actor, own, others),
  ])
  return { count: others.filter(({ postID, authorID }) => posts.has(postID) && reasonOf(authorID)).length }
}

type Candidates = { actor: Actor; own: ReadonlySet<string>; entries: Entry[] }

/** What may stand in a span of the feed, newest first, whoever may meet it. Groups' posts join here once there are groups. */
async function candidates(db: Db, { session, businessID }: FeedReader, span: Span): Promise<Candidates> {
  const readerID = businessID ?? session.userID
  const [actor, written, wide, mutes, companies] = await Promise.all([
    resolveActor(db, session, businessID),
    findEntries(db, readerID, span),
    findWideAuthors(db),
    findMutes(db, readerID),
    businessID === undefined ? businessesOf(db, session.userID) : [],
  ])
  const own = new Set([readerID, ...companies])
  const others = wide.filter((id) => !own.has(id))
  const related = [followedAmong(db, actor, others), connectedAmong(db, actor.id, others)]
  const many = others.length === 0 ? [] : (await Promise.all(related)).flat()
  const muted = new Set(mutes.map(({ id }) => id))
  const read = [...own, ...new Set(many)].filter((id) => !muted.has(id))
  const found = (await newestOf(db, read, span)).filter(({ postID }) => !muted.has(postID))
  const entries = new Map([...written, ...found].map((entry) => [entry.postID, entry]))
  return { actor, own, entries: [...entries.values()].toSorted(newestFirst).slice(0, span.limit) }
}

const newestFirst = (one: Entry, other: Entry): number => (one.postID < other.postID ? 1 : -1)

/** Why each of these authors is read; undefined for who is neither followed nor connected by now. Two queries. */
async function reasonsFor(
  db: Db,
  actor: Actor,
  own: ReadonlySet<string>,
  entries: readonly Entry[],
): Promise<(authorID: string) => FeedReason | undefined> {
  const authors = [...new Set(entries.map(({ authorID }) => authorID))].filter((id) => !own.has(id))
  const [followed, connected] = (
    await Promise.all([followedAmong(db, actor, authors), connectedAmong(db, actor.id, authors)])
  ).map((ids) => new Set(ids)) as [Set<string>, Set<string>]
  return (id) => {
    if (own.has(id)) return 'own'
    if (followed.has(id)) return 'followed'
    return connected.has(id) ? 'connected' : undefined
  }
}
