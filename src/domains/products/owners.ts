// Whose the things are that people like, follow, save and report.
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { businessExists } from '../businesses/existence.ts'
import { maskOf, type EditionSight } from '../businesses/sight.ts'
import { businessesOf } from '../members/membership.ts'
import { personExists } from '../profiles/existence.ts'
import { ownerOfProduct } from './ownership.ts'

export type Thing = { type: 'business' | 'product' | 'user'; id: string }

/**
 * The company of a published product, or the company or person that the thing is; undefined alike for what is unknown,
 * unpublished or removed, for what is of another type than it is said to be, and with a sight for what hides there.
 */
export async function ownerOf(
  db: Db | Tx,
  { type, id }: Thing,
  sight?: EditionSight,
): Promise<string | undefined> {
  if (type === 'user') return (await personExists(db, id)) ? id : undefined
  const owner = type === 'product' ? await ownerOfProduct(db, id) : id
  return owner !== undefined && (await businessExists(db, owner, sight)) ? owner : undefined
}

/** Whether a thing is there and does not hide in `edition` from whoever asks. */
export async function isShownTo(
  db: Db | Tx,
  { userID }: LiveSession,
  thing: Thing,
  edition: string,
): Promise<boolean> {
  const sight = { mask: maskOf(edition), own: await businessesOf(db, userID) }
  return (await ownerOf(db, thing, sight)) !== undefined
}

/**
 * Throws NotFound alike for a thing that is not there, for one whose owner is kept from the caller, and for one that hides
 * from `edition`; without an edition, as where something is taken back, hiding is in nobody's way.
 */
export async function requireMet(
  db: Db | Tx,
  { userID }: LiveSession,
  thing: Thing,
  edition?: string,
): Promise<void> {
  const own = await businessesOf(db, userID)
  const owner = await ownerOf(db, thing, edition === undefined ? undefined : { mask: maskOf(edition), own })
  const kept = await hiddenFrom(db, { userID })
  if (owner === undefined || kept.has(owner)) throw new AppError('NotFound')
}
