// The posts that visitors read, for search engines (P2.1).
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { listPublicPosts } from '../../contract/public-posts.ts'
import type { Db } from '../../platform/db.ts'
import { firstIDAt } from '../../platform/ids.ts'
import { monthAfter, monthOf } from '../../platform/months.ts'
import { findBetween, findFirst, findPeriods } from './queries/posts.ts'
import { metAmong } from './showing.ts'

/**
 * The months in which somebody wrote, newest first, from the first post on; in place of a month with more posts than one list
 * holds its days. Three queries at most.
 */
export async function periodsOfPosts(
  db: Db,
  now = new Date(),
  listedMost: number = limits.postsListedMax,
): Promise<string[]> {
  const first = await findFirst(db)
  if (!first) return []
  const all: string[] = []
  for (let month = monthOf(first.created_at); month <= monthOf(now); month = monthAfter(month))
    all.push(month)
  const months = await findPeriods(db, all.map(spanOf), listedMost)
  const crowded = months.filter(({ isCrowded }) => isCrowded).flatMap(({ period }) => daysOf(period))
  const days = crowded.length > 0 ? await findPeriods(db, crowded.map(spanOf), listedMost) : []
  const calm = months.filter(({ isCrowded }) => !isCrowded)
  return [...calm, ...days]
    .map(({ period }) => period)
    .toSorted()
    .toReversed()
}

/** Those of a month or day that a visitor of the edition meets, newest first. */
export async function publicPosts(
  db: Db,
  edition: string,
  period: string,
): Promise<CallOutput<typeof listPublicPosts>> {
  const rows = await findBetween(db, { ...spanOf(period), limit: limits.postsListedMax })
  const met = await metAmong(db, { edition, language: 'en' }, rows)
  return met.map(({ post_id: postID, edited_at, created_at }) => ({
    postID,
    changedOn: (edited_at ?? created_at).toISOString().slice(0, 10),
  }))
}

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = nextDay(day)) days.push(day)
  return days
}

/** The ids between which posts of a month or day are. */
function spanOf(period: string) {
  const [first, past] =
    period.length === 7 ? [`${period}-01`, `${monthAfter(period)}-01`] : [period, nextDay(period)]
  return {
    period,
    from: firstIDAt(new Date(`${first}T00:00:00Z`)),
    to: firstIDAt(new Date(`${past}T00:00:00Z`)),
  }
}
