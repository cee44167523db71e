// What somebody keeps for themself, as a person or as a business they belong to (D21, D49).
import { AppError } from '../../contract/errors.ts'
import type { DomainEvent } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { requireVisible } from '../resources/visibility.ts'
import {
  countOneFewer,
  countOneMore,
  deleteAllOf,
  deleteFavourite,
  insertFavourite,
  type Kept,
} from './queries.ts'

type Saved = { saved: boolean }

/**
 * Saves a thing; saving again changes nothing. Throws NotFound for what is not there, not met in the edition, or
 * not the business of the caller, FavouritesFull at 5,000 of all kinds.
 */
export function saveFavourite(
  db: Db,
  session: LiveSession,
  kept: Kept,
  { businessID, edition }: { businessID?: string | undefined; edition?: string | undefined },
): Promise<Saved> {
  return transaction(db, async (tx) => {
    const keeper = await resolveActor(tx, session, businessID)
    await requireVisible(tx, session, kept, edition)
    const savedAt = new Date()
    const row = {
      id: uuidv7(savedAt.getTime()),
      actor_type: keeper.type,
      actor_id: keeper.id,
      resource_type: kept.type,
      resource_id: kept.id,
      saved_at: savedAt,
    }
    if (!(await insertFavourite(tx, row))) return { saved: true }
    if (!(await countOneMore(tx, keeper.id, kept.type, limits.favouritesMax)))
      throw new AppError('FavouritesFull')
    await publishEvent<DomainEvent>(tx, {
      type: 'favourite.saved',
      resource: { type: kept.type, id: kept.id },
      keeper: { type: keeper.type, id: keeper.id },
      by: session.userID,
    })
    return { saved: true }
  })
}

/** Forgets what was saved, be it there or not; what was not saved changes nothing. Throws NotFound for somebody else's business. */
export function removeFavourite(
  db: Db,
  session: LiveSession,
  kept: Kept,
  businessID: string | undefined,
): Promise<Saved> {
  return transaction(db, async (tx) => {
    const keeper = await resolveActor(tx, session, businessID)
    if (await deleteFavourite(tx, keeper, kept)) await countOneFewer(tx, keeper.id, kept.type)
    return { saved: false }
  })
}

/** What a person or a company kept for themselves, at most 5,000 things, goes with them. */
export async function forgetKeeper(tx: Tx, keeperID: string): Promise<void> {
  await deleteAllOf(tx, keeperID)
}
