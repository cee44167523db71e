// A page of the feed: skeleton (rows of small authors, newest posts of the others and one's own), hydrate, rules, present (D23).
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { loadNewsfeed } from '../../contract/newsfeed.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { maskOf } from '../businesses/visibility.ts'
import { isConnected } from '../connections/standing.ts'
import { doesFollow } from '../follows/acting.ts'
import { ownGroups } from '../groups/standing.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { businessesOf, ownBusinesses } from '../members/membership.ts'
import type { PostRow } from '../posts/newest.ts'
import { rowsShown, type Looking, type PostViewer } from '../posts/showing.ts'
import { interestsOf, nobody, sponsoredFor, type FeedSponsoring } from './sponsored.ts'
import { findFeed, type FeedRow, type Span } from './queries.ts'
import { wideAuthors } from './wide-authors.ts'

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
  sponsoring: FeedSponsoring = nobody,
): Promise<CallOutput<typeof loadNewsfeed>> {
  const limit = limits.timelinePageSize
  const list = ['newsfeed', reader.businessID ?? reader.session.userID].join()
  const span = { before: before(list), limit: limit + 1 }
  // Pages below the first one stand on the same page of the site: what was paid for comes there once.
  const isFirst = span.before === undefined
  const [{ rows, looking }, interests] = await Promise.all([
    candidates(db, reader, span),
    isFirst ? interestsOf(db, reader) : undefined,
  ])
  const page = rows.slice(0, limit)
  const { edition, language, withheld } = reader
  const [posts, sponsoredAmong] = await Promise.all([
    rowsShown(db, reader, page.filter(isThere), looking),
    interests &&
      sponsoredFor(db, sponsoring, page.length, {
        reads: { ...interests, edition, language, withheld, own: looking.sight.own },
        sight: { ...looking.sight, userID: reader.session.userID },
      }),
  ])
  const items = page.flatMap(({ postID, reason }) => {
    const post = posts.get(postID)
    // Who is followed no longer is read no longer, whatever rows are still there.
    return post && reason ? [{ ...post, reason }] : []
  })
  return {
    items,
    nextID: rows.length > limit ? cursorOf(list, page.at(-1)!.postID) : null,
    sponsored: sponsoredAmong?.(items.map(({ postID }) => postID)) ?? [],
  }
}

/** How many posts of others have come since one, counted to twenty. Throws as `newsfeedPage`. */
export async function newsSince(db: Db, reader: FeedReader, after: string): Promise<{ count: number }> {
  const span = { after, limit: limits.newsCounted }
  const { rows: others, looking } = await candidates(db, reader, span, { withoutOwn: true })
  const posts = await rowsShown(db, reader, others.filter(isThere), looking)
  return { count: others.filter(({ postID, reason }) => posts.has(postID) && reason).length }
}

type Candidates = {
  looking: Looking & { actor: Actor }
  /** Each post once. */
  rows: FeedRow[]
}

const isThere = (row: FeedRow): row is FeedRow & PostRow => row.post_id !== null

/**
 * What may stand in a span of the feed, newest first, whoever may meet it; groups are of the person, and so in their own feed
 * alone. `withoutOwn` passes over what is of the reader themself where it is read, so that it takes no place of others.
 */
async function candidates(
  db: Db,
  { session, businessID, edition }: FeedReader,
  span: Span,
  { withoutOwn = false } = {},
): Promise<Candidates> {
  const isCompany = businessID !== undefined
  const reader = { type: isCompany ? 'business' : 'user', id: businessID ?? session.userID } as const
  const [actor, found, companies] = await Promise.all([
    resolveActor(db, session, businessID),
    // Asked before it is known whether they may act so, and thrown away with all else when they may not.
    wideAuthors(db).then((wide) =>
      findFeed(db, {
        readerID: reader.id,
        span,
        wide,
        withoutOwn,
        businesses: isCompany ? undefined : ownBusinesses(session.userID),
        groups: isCompany ? undefined : ownGroups(session.userID),
        follows: (id) => doesFollow(reader, id),
        connected: (id) => isConnected(reader.id, id),
      }),
    ),
    businessesOf(db, session.userID),
  ])
  const rows = new Map<string, FeedRow>()
  for (const row of found) if (row.reason === 'group' || !rows.has(row.postID)) rows.set(row.postID, row)
  return {
    looking: { actor, sight: { mask: maskOf(edition), own: companies } },
    rows: [...rows.values()].toSorted(newestFirst).slice(0, span.limit),
  }
}

const newestFirst = (one: FeedRow, other: FeedRow): number => (one.postID < other.postID ? 1 : -1)
