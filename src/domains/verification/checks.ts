// Which checks a company has passed (D14), and the badge that follows from them.
import { AppError } from '../../contract/errors.ts'
import { dayOf, today } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { setBadge, type Badge } from '../businesses/badge.ts'
import {
  findChecks,
  findStanding,
  insertCheck,
  lockCompany,
  updateEnded,
  type Check,
  type Level,
  type NewCheck,
} from './queries/checks.ts'

export type { Check, Level, NewCheck }

/** Who stands behind checks of our verifiers, and who of the program's. */
export const ourVerifiers = 'Millwright'
export const theProgram = 'system'

/** The checks of a company, oldest first, at most the newest 520; those that were taken back too. */
export const checksOf = (db: Db | Tx, businessID: string): Promise<Check[]> => findChecks(db, businessID)

/** Whoever else records or ends a check of this company waits until the transaction ends. */
export const lockChecks = (tx: Tx, businessID: string): Promise<void> => lockCompany(tx, businessID)

/** Writes down a check of a company that is held, and gives it the badge that it has from now on; answers its id. */
export async function addCheck(tx: Tx, check: NewCheck): Promise<string> {
  const id = uuidv7()
  await insertCheck(tx, { id, ...check })
  if (check.level > 1) await workOutBadge(tx, check.businessID)
  await tellTimeline(tx, check.businessID)
  return id
}

/** Takes back a check of a company that is held. Throws NotFound for one that is not there or has ended. */
export async function endCheck(
  tx: Tx,
  { checkID, businessID, reason }: { checkID: string; businessID: string; reason: string },
): Promise<void> {
  const level = await updateEnded(tx, { checkID, businessID, reason })
  if (level === undefined) throw new AppError('NotFound')
  if (level > 1) await workOutBadge(tx, businessID)
  await tellTimeline(tx, businessID)
}

/** A check stands on the timeline of its company, also one that changes no badge. */
const tellTimeline = (tx: Tx, businessID: string): Promise<void> => invalidate(tx, [`business:${businessID}`])

/** Gives a company that is held the badge of its highest check that stands on a day; of two of one level that which lasts longer. False when it has it already. */
export async function workOutBadge(tx: Tx, businessID: string, day: string = today()): Promise<boolean> {
  return setBadge(tx, businessID, badgeOf(await findStanding(tx, businessID, { from: 2, day })))
}

/** The badge of the highest of these checks; of two of one level of that which lasts longer. */
export function badgeOf(standing: readonly Check[]): Badge | null {
  const [best] = standing.toSorted(
    (a, b) => b.level - a.level || b.validUntil.localeCompare(a.validUntil) || b.id.localeCompare(a.id),
  )
  if (!best) return null
  const { level, scope, checkedBy, checkedOn, validUntil } = best
  return { level, scope, checkedBy, checkedOn, validUntil } as Badge
}

/** The checks of a company from a level on that stand on a day. */
export const standingChecks = (db: Db | Tx, businessID: string, which: { from: Level; day: string }) =>
  findStanding(db, businessID, which)

/** A day so many days after another, both YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))
