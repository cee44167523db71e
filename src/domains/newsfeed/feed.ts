// A page of the feed: skeleton (rows of small authors, newest posts of the others and one's own), hydrate, rules, present (D23).
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { FeedReason, loadNewsfeed } from '../../contract/newsfeed.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { maskOf } from '../businesses/visibility.ts'
import { connectedAmong } from '../connections/standing.ts'
import { followedAmong } from '../follows/acting.ts'
import { groupsOf } from '../groups/standing.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { newestIn, newestOf } from '../posts/newest.ts'
import { readPosts, rowsShown, type Looking, type PostViewer } from '../posts/showing.ts'
import { findEntries, type Entry, type Span } from './queries.ts'
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
): Promise<CallOutput<typeof loadNewsfeed>> {
  const limit = limits.timelinePageSize
  const list = ['newsfeed', reader.businessID ?? reader.session.userID].join()
  const found = await candidates(db, reader, { before: before(list), limit: limit + 1 })
  const { entries } = found
  const page = entries.slice(0, limit)
  const [posts, reasonOf] = await Promise.all([
    rowsShown(db, reader, found.rowsOf(page), found.looking),
    reasonsFor(db, found, page),
  ])
  return {
    items: page.flatMap((entry) => {
      const [post, reason] = [posts.get(entry.postID), reasonOf(entry)]
      // Who is followed no longer is read no longer, whatever rows are still there.
      return post && reason ? [{ ...post, reason }] : []
    }),
    nextID: entries.length > limit ? cursorOf(list, page.at(-1)!.postID) : null,
  }
}

/** How many posts of others have come since one, counted to twenty. Throws as `newsfeedPage`. */
export async function newsSince(db: Db, reader: FeedReader, after: string): Promise<{ count: number }> {
  const found = await candidates(db, reader, { after, limit: limits.newsCounted }, { withoutOwn: true })
  const { entries: others } = found
  if (others.length === 0) return { count: 0 }
  const [posts, reasonOf] = await Promise.all([
    rowsShown(db, reader, found.rowsOf(others), found.looking),
    reasonsFor(db, found, others),
  ])
  return { count: others.filter((entry) => posts.has(entry.postID) && reasonOf(entry)).length }
}

type PostRow = Awaited<ReturnType<typeof readPosts>>[number]
type Candidates = {
  looking: Looking & { actor: Actor }
  own: ReadonlySet<string>
  /** Those that stand in a group of the reader. */
  inGroups: ReadonlySet<string>
  entries: Entry[]
  /** The posts of some of them, but for those that are gone. */
  rowsOf(entries: readonly Entry[]): PostRow[]
}

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
  const readerID = businessID ?? session.userID
  const members = businessesOf(db, session.userID)
  const ownOf = (ids: readonly string[]) => new Set([readerID, ...(businessID === undefined ? ids : [])])
  const acting = resolveActor(db, session, businessID)
  const who = businessID === undefined ? 'user' : 'business'
  // Asked before it is known whether they may act so, and thrown away with all else when they may not.
  const wide = wideAuthors(db).then((ids) => readAmong(db, { type: who, id: readerID }, ids))
  const [actor, { written, muted: mutes }, companies, groups, many] = await Promise.all([
    acting,
    withoutOwn
      ? members.then((ids) => findEntries(db, readerID, { ...span, without: [...ownOf(ids)] }))
      : findEntries(db, readerID, span),
    members,
    businessID === undefined ? groupsOf(db, session.userID) : [],
    wide,
  ])
  const own = ownOf(companies)
  const muted = new Set(mutes)
  const others = many.filter((id) => !own.has(id))
  const authors = [...(withoutOwn ? [] : own), ...others].filter((id) => !muted.has(id))
  // Passed over where they are read: a page that lost some afterwards would look like the last one.
  const without = [...muted, ...(withoutOwn ? own : [])]
  const [read, found, inGroups] = await Promise.all([
    readPosts(
      db,
      written.map(({ postID }) => postID),
    ),
    newestOf(db, authors, { ...span, without }),
    newestIn(
      db,
      groups.filter((id) => !muted.has(id)),
      { ...span, without },
    ),
  ])
  const merged = [...found, ...inGroups].map((row) => ({ postID: row.post_id, authorID: row.author_id }))
  const rows = new Map([...read, ...found, ...inGroups].map((row) => [row.post_id, row]))
  const entries = new Map([...written, ...merged].map((entry) => [entry.postID, entry]))
  return {
    looking: { actor, sight: { mask: maskOf(edition), own: companies } },
    own,
    inGroups: new Set(inGroups.map((row) => row.post_id)),
    entries: [...entries.values()].toSorted(newestFirst).slice(0, span.limit),
    rowsOf: (some) => some.flatMap(({ postID }) => rows.get(postID) ?? []),
  }
}

type Reader = Parameters<typeof followedAmong>[1]

/** Whom of these the reader follows or is connected with. Two queries, none without any. */
async function readAmong(db: Db, reader: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const related = [followedAmong(db, reader, ids), connectedAmong(db, reader.id, ids)]
  return [...new Set((await Promise.all(related)).flat())]
}

const newestFirst = (one: Entry, other: Entry): number => (one.postID < other.postID ? 1 : -1)

/** Why each of these posts is read; undefined for whose author is neither followed nor connected by now. One query, one more when not all are followed. */
async function reasonsFor(
  db: Db,
  { looking: { actor }, own, inGroups }: Candidates,
  entries: readonly Entry[],
): Promise<(entry: Entry) => FeedReason | undefined> {
  const elsewhere = entries.filter(({ postID }) => !inGroups.has(postID))
  const authors = [...new Set(elsewhere.map(({ authorID }) => authorID))].filter((id) => !own.has(id))
  const followed = new Set(await followedAmong(db, actor, authors))
  const others = authors.filter((id) => !followed.has(id))
  const connected = new Set(await connectedAmong(db, actor.id, others))
  return ({ postID, authorID: id }) => {
    if (inGroups.has(postID)) return 'group'
    if (own.has(id)) return 'own'
    if (followed.has(id)) return 'followed'
    return connected.has(id) ? 'connected' : undefined
  }
}
