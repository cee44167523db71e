// The answer clock (D27): how a company answers, from the moments of its inquiries alone. Absolute time: no zone matters.
import type { AnswersEntry } from '../../contract/businesses.ts'
import type { SideName } from '../../contract/inquiries.ts'
import { limits } from '../../contract/limits.ts'

/** The moments of one inquiry: `answeredAt` is that of the receiver's first message. */
export type Clocked = {
  createdAt: Date
  answeredAt: Date | null
  closedAt: Date | null
  closedBy: SideName | null
}

const minute = 60_000
const answerMs = limits.answerHours * 60 * minute
const countedMs = limits.answerDays * 24 * 60 * minute

/** When the first answer to an inquiry is due. */
export const dueAtOf = (createdAt: Date): Date => new Date(createdAt.getTime() + answerMs)

/** From when on inquiries are counted. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - countedMs)

/**
 * Of the inquiries of the last 90 days that were answered or are due: the share answered within 24 hours, the median
 * minutes to an answer (null without any) and how many they are; null below five.
 */
export function answerClockOf(inquiries: readonly Clocked[], now: Date): AnswersEntry {
  const since = countedSince(now)
  const { n, inTime, medianMinutes } = answersOf(
    inquiries.filter(({ createdAt }) => createdAt >= since),
    now,
  )
  return n < limits.answersMin ? null : { share: inTime / n, medianMinutes, n }
}

/** The same of any inquiries, however few: how many count, how many of these were answered in time, and the median minutes. */
export function answersOf(inquiries: readonly Clocked[], now: Date) {
  const counted = inquiries.filter((one) => isCounted(one, now))
  const waits = counted.flatMap((one) => waitOf(one, now) ?? [])
  const inTime = waits.filter((ms) => ms <= answerMs)
  return { n: counted.length, inTime: inTime.length, medianMinutes: medianOf(waits) }
}

/** Of the same those that count, each with the milliseconds to an answer in time; null without one. */
export function countedOf(
  inquiries: readonly Clocked[],
  now: Date,
): { createdAt: Date; inTimeMs: number | null }[] {
  return inquiries
    .filter((one) => isCounted(one, now))
    .map((one) => {
      const wait = waitOf(one, now)
      return { createdAt: one.createdAt, inTimeMs: wait !== null && wait <= answerMs ? wait : null }
    })
}

/** How an inquiry stands: answered in time or late, still to be answered in time, or ended before by who sent it. */
export function answeredAs(one: Clocked, now: Date): { minutes: number | null; state: AnsweredState } {
  const wait = waitOf(one, now)
  if (wait !== null)
    return { minutes: Math.round(wait / minute), state: wait <= answerMs ? 'inTime' : 'late' }
  const state = isCounted(one, now) ? 'late' : one.closedAt === null ? 'waiting' : 'ended'
  return { minutes: null, state }
}

export type AnsweredState = 'inTime' | 'late' | 'waiting' | 'ended'

/** When the same inquiries count otherwise though nothing happens: one is late, or leaves the 90 days. Null for never. */
export function nextChange(inquiries: readonly Clocked[], now: Date): Date | null {
  const moments = inquiries.flatMap((one) => {
    const leaves = one.createdAt.getTime() + countedMs + 1
    const runs = waitOf(one, now) === null && one.closedAt === null
    return runs ? [dueAtOf(one.createdAt).getTime() + 1, leaves] : [leaves]
  })
  const coming = moments.filter((at) => at > now.getTime())
  return coming.length === 0 ? null : new Date(Math.min(...coming))
}

/** Milliseconds until the receiver answered, or ended it, which is an answer too; null when they have done neither by now. */
function waitOf({ createdAt, answeredAt, closedAt, closedBy }: Clocked, now: Date): number | null {
  const stopped = answeredAt ?? (closedBy === 'R' ? closedAt : null)
  return stopped !== null && stopped <= now ? stopped.getTime() - createdAt.getTime() : null
}

/** What its sender ended while there was time to answer was not missed by anybody. */
function isCounted(one: Clocked, now: Date): boolean {
  if (one.createdAt > now) return false
  if (waitOf(one, now) !== null) return true
  const due = dueAtOf(one.createdAt)
  const withdrawn = one.closedAt !== null && one.closedAt <= due
  return due < now && !withdrawn
}

function medianOf(waits: readonly number[]): number | null {
  if (waits.length === 0) return null
  const sorted = waits.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return Math.round((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2 / minute)
}
