// How much a company may keep and show (P6.5, D20). Asked by whoever holds its showcase, so that two never share the last place.
import type { SubscriptionName } from '../../contract/businesses.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { plans } from '../../contract/plans.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { countByState, lockShowcase } from './queries/managed.ts'

export type Room = {
  /** In every state. */
  kept: number
  published: number
  /** Of published products, by the plan of that moment. */
  limit: number
}

/** How full a company is by its plan at a moment, now unless told, known to stay so until the transaction ends: everybody else who changes its products waits. */
export async function holdRoom(tx: Tx, businessID: string, at?: Date): Promise<Room> {
  // A transaction answers in the order in which it is asked: what is counted is counted under the lock.
  const [, { room }] = await Promise.all([lockShowcase(tx, businessID), fullness(tx, businessID, at)])
  return room
}

/** How many products there are in each state, how many the plan alone keeps off, how many can be restored, and how full the company is. Two queries. */
export async function fullness(db: Db | Tx, businessID: string, at?: Date) {
  const [{ counts, unlistedByPlan }, tiers] = await Promise.all([
    countByState(db, businessID, limits.restoreDays),
    tiersOf(db, [businessID], at),
  ])
  const tier: SubscriptionName = tiers.get(businessID) ?? 'standard'
  const kept = counts.draft + counts.published + counts.unlisted
  return {
    counts,
    unlistedByPlan,
    room: { kept, published: counts.published, limit: plans[tier].products } satisfies Room,
  }
}

/** Throws TooManyProducts when one more cannot be kept. */
export function requireRoomToKeep({ kept }: Room): void {
  if (kept >= limits.productsManagedMax) throw new AppError('TooManyProducts')
}

/** Throws ShowcaseFull, which says how full it is, when so many more cannot be published. */
export function requireRoomToPublish({ published, limit }: Room, more: number): void {
  if (more > 0 && published + more > limit) throw new AppError('ShowcaseFull', { limit, published })
}
