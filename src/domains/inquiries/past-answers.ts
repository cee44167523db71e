// How companies answered up to a moment that is past, for who states it of many.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { firstIDAt } from '../../platform/ids.ts'
import { countedOf, countedSince } from './answer-clock.ts'
import { inquiriesMax } from './answer-times.ts'
import { findClockedOfMany } from './queries/clocks.ts'

export type PastAnswers = {
  businessID: string
  /** Inquiries that count, each with the milliseconds to an answer in time; null without one. */
  counted: { createdAt: Date; inTimeMs: number | null }[]
  /** From when on all inquiries are among them: of a company that is written to very often the newest ones speak. */
  wholeSince: Date
}

/**
 * Of the companies after an id the next so many, in the order of their ids: what counted on `until` in the 90 days before it, as
 * their pages said it then; nothing below five. One query.
 */
export async function pastAnswers(
  db: Db | Tx,
  { after, companies, until }: { after: string; companies: number; until: Date },
): Promise<PastAnswers[]> {
  const since = countedSince(until)
  const rows = await findClockedOfMany(db, {
    after,
    companies,
    fromID: firstIDAt(since),
    toID: firstIDAt(until),
    least: limits.answersMin,
    limit: inquiriesMax,
  })
  return rows.map(({ businessID, inquiries }) => {
    const counted = countedOf(
      inquiries.filter(({ createdAt }) => createdAt >= since),
      until,
    )
    const oldest = inquiries.at(-1)?.createdAt
    return {
      businessID,
      counted: counted.length < limits.answersMin ? [] : counted,
      wholeSince: oldest && inquiries.length === inquiriesMax ? oldest : since,
    }
  })
}
