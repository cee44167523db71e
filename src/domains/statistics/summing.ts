// Half hours, days and months become sums once nothing of them is written any more: each in one transaction with how far it is.
import { dimensions } from '../../contract/statistic-kinds.ts'
import { dayOf } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { monthAfter } from '../../platform/months.ts'
import { slotOf } from './recording.ts'
import { insertMonthMails } from './queries/mails.ts'
import { ensureParts, dropParts } from './queries/parts.ts'
import {
  addBreakdown,
  addProducts,
  addSlots,
  addVisitors,
  findDays,
  findFirstSlot,
  findProgress,
  lockSums,
  setProgress,
} from './queries/sums.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** So long after its end a half hour is written by nobody (`insertEvents`, and what a listener writes). */
const summedAfterMs = 5 * minuteMs
/** The last clock on which a day ends. */
const lastClockMs = 12 * 60 * minuteMs

/** Rows of fewer visitors or companies than these stand together; so many rows of a company, kind and month are listed. */
export const privacyLeast = 3
const rowsMost = 100

const nextDay = (day: string) => dayOf(new Date(Date.parse(day) + dayMs))
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (day: string) => `${monthAfter(day.slice(0, 7))}-01`

/** Makes all sums that can be made by now. May be killed at any moment: what is done is done once. */
export async function makeSums(db: Db, now: Date = new Date()): Promise<void> {
  for (const step of [sumSlots, closeDay, closeMonth])
    while (await transaction(db, (tx) => lockSums(tx).then(() => step(tx, now))));
}

/** The next half hours, those of a day at most; false when there are none. */
async function sumSlots(tx: Tx, now: Date): Promise<boolean> {
  const from = (await findProgress(tx, 'slots')) ?? (await findFirstSlot(tx))
  if (!from) return false
  const dayEnds = Math.floor(from.getTime() / dayMs) * dayMs + dayMs
  const until = new Date(Math.min(dayEnds, slotOf(now.getTime() - summedAfterMs)))
  if (until <= from) return false
  const days = await findDays(tx, { from, until })
  await ensureParts(tx, 'statistics_hours', [dayOf(from)])
  await ensureParts(tx, 'statistics_days', days)
  await ensureParts(tx, 'statistics_things', days)
  await addSlots(tx, { from, until })
  await setProgress(tx, 'slots', until)
  return true
}

/** Days begin two days before the first half hour: no clock is further ahead. */
async function nextOf(tx: Tx, work: 'days' | 'months'): Promise<string | undefined> {
  const done = await findProgress(tx, work)
  if (done) return dayOf(done)
  const first = await findFirstSlot(tx)
  if (!first) return undefined
  const day = dayOf(new Date(first.getTime() - dayMs))
  return work === 'days' ? day : firstOfMonth(day)
}

/** The next day that is over on every clock and summed; false when there is none. */
async function closeDay(tx: Tx): Promise<boolean> {
  const [day, summed] = [await nextOf(tx, 'days'), await findProgress(tx, 'slots')]
  if (!day || !summed) return false
  const next = nextDay(day)
  if (summed.getTime() < Date.parse(next) + lastClockMs) return false
  await ensureParts(tx, 'statistics_days', [day])
  await addVisitors(tx, day, next)
  await setProgress(tx, 'days', new Date(next))
  return true
}

/** The next month of which all days are closed; false when there is none. */
async function closeMonth(tx: Tx): Promise<boolean> {
  const [month, closed] = [await nextOf(tx, 'months'), await findProgress(tx, 'days')]
  if (!month || !closed) return false
  const next = nextMonth(month)
  if (closed.getTime() < Date.parse(next)) return false
  await ensureParts(tx, 'statistics_breakdowns', [month])
  const wish = { month, next, least: privacyLeast, most: rowsMost }
  for (const dimension of dimensions)
    await (dimension === 'product' ? addProducts(tx, wish) : addBreakdown(tx, dimension, wish))
  await insertMonthMails(tx, month)
  await setProgress(tx, 'months', new Date(next))
  return true
}

const eventDays = 35
const sumYears = 5

/** Makes the parts of the coming days, and drops those that are old: of events only what all sums were made of. */
export async function turnParts(db: Db, now: Date = new Date()): Promise<string[]> {
  const daysFrom = (days: number) => dayOf(new Date(now.getTime() + days * dayMs))
  await ensureParts(db, 'statistics_events', [daysFrom(0), daysFrom(1), daysFrom(2)])
  const month = await findProgress(db, 'months')
  // A day of a clock begins up to fourteen hours before it does in UTC.
  const summed = month ? dayOf(new Date(month.getTime() - dayMs)) : ''
  const old = [daysFrom(-eventDays), summed].toSorted()[0]!
  const yearsAgo = dayOf(
    new Date(Date.UTC(now.getUTCFullYear() - sumYears, now.getUTCMonth(), now.getUTCDate())),
  )
  const dropped = await dropParts(db, 'statistics_events', old)
  for (const table of [
    'statistics_hours',
    'statistics_days',
    'statistics_things',
    'statistics_breakdowns',
  ] as const)
    dropped.push(...(await dropParts(db, table, yearsAgo)))
  return dropped
}
