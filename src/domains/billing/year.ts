// The year of memberships (D15, D16): whatever is due at a moment is done, once, however often and by how many it is looked for.
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { Logger } from '../../platform/log.ts'
import type { PaymentProvider } from '../../platform/payments/provider.ts'
import { businessesThere } from '../businesses/existence.ts'
import { zonesOf } from '../businesses/time-zones.ts'
import {
  giveGrace,
  lastPeriod,
  periodsEnding,
  type CurrentPeriod,
  type PlaceOfPeriod,
} from '../subscriptions/periods.ts'
import { tellPlan } from '../subscriptions/tiers.ts'
import { charge } from './charging.ts'
import { dueOf, type Due, type Standing } from './dunning.ts'
import { findRenewing, findTold, findTried, holdAccount } from './queries/year.ts'
import { updateAccount, type AccountRow } from './queries/accounts.ts'
import { tellOwners } from './reminders.ts'
import { openRenewal } from './renewals.ts'

const dayMs = 86_400_000
/** Of a period that ended longer ago nothing is due any more, were all workers away for a week after its grace. */
const pastMs = 21 * dayMs
/** The first reminder comes 30 days before, by any clock. */
const aheadMs = 32 * dayMs
const portion = 200

/**
 * Does what is due of all memberships at a moment; answers how many things that was. What fails for one company is told to the log
 * and tried again the next time. Without a provider nothing is charged, and plans whose renewal is due stay for their grace.
 */
export async function runYear(
  db: Db,
  provider: PaymentProvider | undefined,
  now: Date,
  log: Logger,
  /** What is charged is charged by the time it is then: many renewals take a while. */
  clock: () => Date = () => now,
): Promise<number> {
  const span = { from: new Date(now.getTime() - pastMs), to: new Date(now.getTime() + aheadMs) }
  let done = 0
  for (let after: PlaceOfPeriod | undefined; ;) {
    const periods = await periodsEnding(db, { ...span, after, limit: portion })
    for (const period of await periodsWithDue(db, periods, now))
      try {
        if (await step(db, provider, period.businessID, clock())) done++
      } catch (error) {
        log.error({ businessID: period.businessID, error: String(error) }, 'year of a membership')
      }
    after = periods.at(-1)
    if (periods.length < portion) return done
  }
}

/** Those of these periods of which something is due. As many queries for many as for one. */
async function periodsWithDue(
  db: Db,
  periods: readonly CurrentPeriod[],
  now: Date,
): Promise<CurrentPeriod[]> {
  const standingOf = await standings(db, periods)
  return periods.filter((period) => dueOf(standingOf(period), now) !== undefined)
}

async function standings(
  db: Db | Tx,
  periods: readonly CurrentPeriod[],
): Promise<(period: CurrentPeriod) => Standing> {
  const businessIDs = periods.map(({ businessID }) => businessID)
  const zones = await zonesOf(db, businessIDs)
  const there = await businessesThere(db, businessIDs)
  const renewing = await findRenewing(db, businessIDs)
  const told = await findTold(
    db,
    periods.map(({ id }) => id),
  )
  const tried = await findTried(db, periods)
  return (period) => ({
    period,
    zone: zones.get(period.businessID) ?? 'UTC',
    renews: renewing.has(period.businessID) && there.has(period.businessID),
    told: told.get(period.id) ?? new Map(),
    tried: tried.get(period.id),
  })
}

/** Does the next thing that is due for a company, looked for once more while nobody else pays, cancels or does the same; false for none. */
async function step(
  db: Db,
  provider: PaymentProvider | undefined,
  businessID: string,
  now: Date,
): Promise<boolean> {
  const did = await transaction(db, async (tx) => {
    const account = await holdAccount(tx, businessID)
    const last = await lastPeriod(tx, businessID)
    if (!last) return undefined
    const period = { ...last, businessID }
    const standing = (await standings(tx, [period]))(period)
    const due = dueOf(standing, now)
    return due && perform(tx, due, { ...standing, account, charges: provider !== undefined }, now)
  })
  if (did?.orderID !== undefined && provider) await charge(db, provider, did.orderID, { at: now })
  return did !== undefined
}

/** Without a provider nothing is ordered. */
type Held = Standing & { account: AccountRow | undefined; charges: boolean }

/** Answers the order that is to be charged, if there is one; undefined when nothing was done after all. */
async function perform(
  tx: Tx,
  due: Due,
  held: Held,
  now: Date,
): Promise<{ orderID?: string | undefined } | undefined> {
  const { period, account } = held
  switch (due.do) {
    case 'tell':
      return (await tellOwners(tx, held, due.what, now)) ? {} : undefined
    case 'drop grace':
      await giveGrace(tx, period.id, null, now)
      return {}
    case 'end':
      if (!(await tellOwners(tx, held, due.what, now))) return undefined
      // A plan that is bought anew is not renewed by itself unless somebody says so then.
      if (account) await updateAccount(tx, period.businessID, { renews: false })
      await tellPlan(tx, period.businessID, now)
      return {}
    case 'renew':
      if (!account) return undefined
      return { orderID: await openRenewal(tx, { ...held, account }, now) }
  }
}
