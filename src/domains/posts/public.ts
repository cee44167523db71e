// The posts that visitors read, for search engines (P2.1).
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { listPublicPosts } from '../../contract/posts.ts'
import type { Db } from '../../platform/db.ts'
import { firstIDAt } from '../../platform/ids.ts'
import { findBetween, findFirst, findMonths } from './queries/posts.ts'
import { metAmong } from './showing.ts'

/** The months in which somebody wrote, newest first, from the first post on. */
export async function monthsOfPosts(db: Db, now = new Date()): Promise<string[]> {
  const first = await findFirst(db)
  if (!first) return []
  const months: string[] = []
  for (let month = monthOf(first.created_at); month <= monthOf(now); month = monthAfter(month))
    months.push(month)
  return findMonths(
    db,
    months.map((month) => ({ month, ...idsOf(month) })),
  )
}

/** Those of a month that a visitor of the edition meets, newest first. */
export async function publicPosts(
  db: Db,
  edition: string,
  month: string,
): Promise<CallOutput<typeof listPublicPosts>> {
  const rows = await findBetween(db, { ...idsOf(month), limit: limits.postsListedMax })
  const met = await metAmong(db, { edition, language: 'en' }, rows)
  return met.map(({ post_id: postID, edited_at, created_at }) => ({
    postID,
    changedOn: (edited_at ?? created_at).toISOString().slice(0, 10),
  }))
}

const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number)))
}

const idsOf = (month: string) => ({
  from: firstIDAt(new Date(`${month}-01T00:00:00Z`)),
  to: firstIDAt(new Date(`${monthAfter(month)}-01T00:00:00Z`)),
})
