// The pairs of times in a statement of answers: the share follows from them exactly, and of no buyer anything (decision 144).
import { limits } from '../../contract/limits.ts'
import type { PastAnswers } from '../inquiries/past-answers.ts'
import { firstOf, monthAfter, monthOf } from '../../platform/months.ts'

const minute = 60_000
const hour = 60 * minute
const borderMinutes = limits.answerHours * 60
const together = limits.answersTogether

/** When it was asked, and when it was answered within the time; null when it was not. ISO moments. */
export type Pair = readonly [asked: string, answered: string | null]

/**
 * The inquiries that a statement counts, as pairs that begin with its window. Answers in time stand in groups of at least three of one
 * calendar month, which never change again, each with the mean of its group; who belongs to none stands at the border. So two statements
 * differ by whole groups only, whatever was asked between them.
 */
export function pairsOf(
  { counted, wholeSince }: Pick<PastAnswers, 'counted' | 'wholeSince'>,
  { from, until }: { from: Date; until: Date },
): Pair[] {
  const cells = new Map<string, number[]>()
  for (const { createdAt, inTimeMs } of counted) {
    if (inTimeMs === null) continue
    const month = monthOf(new Date(createdAt.getTime() + inTimeMs))
    cells.set(month, [...(cells.get(month) ?? []), inTimeMs])
  }
  // What was answered in a month was asked a day before it at the earliest.
  const isWhole = (month: string) =>
    firstOf(month).getTime() - limits.answerHours * hour >= wholeSince.getTime() &&
    firstOf(monthAfter(month)) <= until
  const minutes = [...cells].flatMap(([month, waits]) =>
    isWhole(month) ? grouped(waits) : waits.map(() => borderMinutes),
  )
  const asked = from.toISOString()
  const answered = minutes
    .toSorted((one, other) => one - other)
    .map((wait): Pair => [asked, new Date(from.getTime() + wait * minute).toISOString()])
  const late = Array.from({ length: counted.length - answered.length }, (): Pair => [asked, null])
  return [...answered, ...late]
}

/** The waits as whole minutes: of neighbours, three or a few more, the mean; the border where there are not three. */
function grouped(waits: readonly number[]): number[] {
  const sorted = waits.toSorted((one, other) => one - other)
  const groups = Math.floor(sorted.length / together)
  if (groups === 0) return sorted.map(() => borderMinutes)
  return Array.from({ length: groups }, (_, at) => {
    const group = sorted.slice(at * together, at === groups - 1 ? undefined : (at + 1) * together)
    const mean = Math.round(group.reduce((sum, wait) => sum + wait, 0) / group.length / minute)
    return group.map(() => mean)
  }).flat()
}
