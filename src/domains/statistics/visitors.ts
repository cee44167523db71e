// By which numbers visitors are told apart for a day, and for no longer (docs/decisions/0140).
import { createHmac } from 'node:crypto'
import { dayOf } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { deleteSalts, findSalts } from './queries/events.ts'

/** Of a day or a month: what makes numbers of identities. */
export type Salts = ReadonlyMap<string, Buffer>

/** The salts of days (YYYY-MM-DD) and of their months. */
export function saltsOf(db: Db | Tx, days: Iterable<string>): Promise<Salts> {
  return findSalts(db, [...new Set([...days].flatMap((day) => [day, monthOf(day)]))].toSorted())
}

export const monthOf = (day: string): string => day.slice(0, 7)

const digestOf = (salt: Buffer, text: string) => createHmac('sha256', salt).update(text).digest()

/** The number of a visitor on a day. */
export const visitorOn = (salts: Salts, day: string, identity: string): bigint =>
  digestOf(salts.get(day)!, identity).readBigInt64BE()

/** The number of a company in a month. */
export const companyIn = (salts: Salts, day: string, businessID: string): bigint =>
  digestOf(salts.get(monthOf(day))!, `company ${businessID}`).readBigInt64BE()

/** One of sixteen crowds of a month. */
export const crowdIn = (salts: Salts, day: string, identity: string): number =>
  digestOf(salts.get(monthOf(day))!, identity)[0]! & 15

const monthDays = 3

/** The last clock on which a day ends is twelve hours behind; some minutes later nothing of it is written any more. */
const lastClockMs = (12 * 60 + 10) * 60_000

/** Forgets the salts of days that are over on every clock, and of months some days later. */
export function forgetSalts(db: Db, now: Date): Promise<number> {
  const day = dayOf(new Date(now.getTime() - lastClockMs))
  const month = monthOf(dayOf(new Date(now.getTime() - monthDays * 86_400_000)))
  return deleteSalts(db, { day, month })
}
