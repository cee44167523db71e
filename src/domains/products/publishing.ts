// What of its products a company shows, and in which order (D16, D20).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireManager, resolveActor } from '../members/actors.ts'
import { requireWholeSpecs } from './contents.ts'
import { tellProducts } from './publication.ts'
import { findSpecs, findStates, setOrder, setPublished } from './queries/managed.ts'
import { holdRoom, requireRoomToPublish } from './room.ts'

type Several = { businessID: string; productIDs: readonly string[] }
type Shown = { published: number; limit: number }

/** Publishes all of these products, or none; throws NotFound, NotAllowed, HalfSpecs, and ShowcaseFull with how full it is. */
export function publishProducts(db: Db, session: LiveSession, several: Several): Promise<Shown> {
  return withProducts(db, session, several, async (tx, { businessID, room, states }) => {
    const wanted = [...states].filter(([, state]) => state !== 'published').map(([id]) => id)
    for (const specs of await findSpecs(tx, wanted)) requireWholeSpecs(specs)
    requireRoomToPublish(room, wanted.length)
    if (wanted.length === 0) return { published: room.published, limit: room.limit }
    await setPublished(tx, wanted, true)
    await tellProducts(tx, businessID)
    return { published: room.published + wanted.length, limit: room.limit }
  })
}

/** Takes these products off every page; drafts stay drafts. Throws NotFound and NotAllowed. */
export function unpublishProducts(db: Db, session: LiveSession, several: Several): Promise<Shown> {
  return withProducts(db, session, several, async (tx, { businessID, room, states }) => {
    const shown = [...states].filter(([, state]) => state === 'published').map(([id]) => id)
    if (shown.length === 0) return { published: room.published, limit: room.limit }
    await setPublished(tx, shown, false)
    await tellProducts(tx, businessID)
    return { published: room.published - shown.length, limit: room.limit }
  })
}

/** Puts these products first, in this order; the others follow as they stood. Throws NotFound and NotAllowed. */
export async function orderProducts(db: Db, session: LiveSession, several: Several): Promise<void> {
  await withProducts(db, session, several, async (tx, { businessID }) => {
    await setOrder(tx, businessID, [...new Set(several.productIDs)])
    await tellProducts(tx, businessID)
  })
}

type Held = {
  businessID: string
  room: Awaited<ReturnType<typeof holdRoom>>
  states: Awaited<ReturnType<typeof findStates>>
}

/** Does something with products of one company that are all there, while nobody else changes any of them. */
function withProducts<T>(
  db: Db,
  session: LiveSession,
  { businessID, productIDs }: Several,
  work: (tx: Tx, held: Held) => Promise<T>,
): Promise<T> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    requireManager(actor)
    const room = await holdRoom(tx, actor.id)
    const states = await findStates(tx, actor.id, productIDs)
    if (states.size < new Set(productIDs).size) throw new AppError('NotFound')
    return work(tx, { businessID: actor.id, room, states })
  })
}
