// Products go, come back for a while, and are gone with their pictures (D10, D47).
import { AppError } from '../../contract/errors.ts'
import type { DomainEvent } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductStateName, RemovedProductEntry } from '../../contract/product-management.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import type { BusinessActor } from '../members/actors.ts'
import { actorFor, hasRightTo, requireManaged, requireRightTo, ruleOf } from './managing.ts'
import { releaseDocumentsOfProducts } from '../files/product-documents.ts'
import { settlePictures } from './pictures.ts'
import { removeProduct, tellProducts } from './publication.ts'
import { lockShowcase } from './queries/managed.ts'
import { deleteLeft, findBusinessesLeaving, findRestorable, markRestored } from './queries/removed.ts'
import { holdRoom, requireRoomToKeep } from './room.ts'
import { claimPartNumbers } from './trade.ts'

/** Removes a product of the company that the person acts for; members drafts of their own only. Throws NotFound and NotAllowed. */
export async function removeManaged(db: Db, session: LiveSession, productID: string): Promise<void> {
  await transaction(db, async (tx) => {
    const actor = await actorFor(tx, session, productID)
    await lockShowcase(tx, actor.id)
    requireRightTo(actor, ruleOf(await requireManaged(tx, actor, productID)))
    await removeProduct(tx, actor.id, productID)
  })
}

/**
 * Brings back what was removed in the last 30 days, in the state it had; what was published comes back unlisted when
 * the plan has no room. Throws NotFound, NotAllowed, TooManyProducts, and PartNumberTaken when another product has its part number now.
 */
export async function restoreManaged(
  db: Db,
  session: LiveSession,
  productID: string,
): Promise<ProductStateName> {
  return transaction(db, async (tx) => {
    const actor = await actorFor(tx, session, productID)
    const room = await holdRoom(tx, actor.id)
    const found = await findRestorable(tx, { businessID: actor.id, productID, days: limits.restoreDays })
    if (found === undefined) throw new AppError('NotFound')
    requireRightTo(actor, found)
    const { state: was } = found
    requireRoomToKeep(room)
    const state = was === 'published' && room.published >= room.limit ? 'unlisted' : was
    await markRestored(tx, productID, state, state === 'unlisted' && (was === 'published' || found.byPlan))
    await claimPartNumbers(tx, { businessID: actor.id, productID }, found)
    await settlePictures(tx, actor.id, found.pictures)
    if (state === 'published') await tellProducts(tx, actor.id)
    return state
  })
}

/** A product that can still be restored, as its company is told. Throws NotFound for every other, and for who is not of the company. */
export async function showRemoved(
  db: Db,
  session: LiveSession,
  productID: string,
): Promise<RemovedProductEntry> {
  const actor = await actorFor(db, session, productID)
  const found = await findRestorable(db, { businessID: actor.id, productID, days: limits.restoreDays })
  if (found === undefined) throw new AppError('NotFound')
  return { productID, businessID: actor.id, name: found.name, ...removalOf(actor, found) }
}

const dayMs = 86_400_000

/** When a product was removed, until when it can be restored, and whether who acts may do so: whoever may delete it. */
export function removalOf(
  actor: BusinessActor,
  { removedAt, ...rule }: { state: ProductStateName; draftedBy: string | null; removedAt: Date },
) {
  return {
    removedAt: removedAt.toISOString(),
    restorableUntil: new Date(removedAt.getTime() + limits.restoreDays * dayMs).toISOString(),
    mayRestore: hasRightTo(actor, rule),
  }
}

const batch = 50

/** Deletes what cannot be restored any more, lets go of its pictures and tells of it; answers how many products went. */
export async function endRemoved(db: Db): Promise<number> {
  let ended = 0
  for (;;) {
    const leaving = await findBusinessesLeaving(db, limits.restoreDays, batch)
    for (const businessID of leaving)
      ended += await transaction(db, async (tx) => {
        await lockShowcase(tx, businessID)
        const left = await deleteLeft(tx, businessID, limits.restoreDays)
        await settlePictures(tx, businessID, Object.assign({}, ...left.map(({ pictures }) => pictures)))
        await releaseDocumentsOfProducts(
          tx,
          left.map(({ productID }) => productID),
        )
        await publishEvents<DomainEvent>(
          tx,
          left.map(({ productID }) => ({ type: 'product.deleted', productID })),
        )
        return left.length
      })
    if (leaving.length < batch) return ended
  }
}
