// Whose the things are that people like, follow, save and report.
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { businessExists } from '../businesses/existence.ts'
import { personExists } from '../profiles/existence.ts'
import { ownerOfProduct } from './ownership.ts'

export type Thing = { type: 'business' | 'product' | 'user'; id: string }

/**
 * The company of a published product, or the company or person that the thing is; undefined alike for what is unknown,
 * unpublished or removed, and for what is of another type than it is said to be.
 */
export async function ownerOf(db: Db | Tx, { type, id }: Thing): Promise<string | undefined> {
  if (type === 'user') return (await personExists(db, id)) ? id : undefined
  const owner = type === 'product' ? await ownerOfProduct(db, id) : id
  return owner !== undefined && (await businessExists(db, owner)) ? owner : undefined
}

/** Throws NotFound alike for a thing that is not there and for one whose owner is kept from the caller. */
export async function requireMet(db: Db | Tx, session: LiveSession, thing: Thing): Promise<void> {
  const owner = await ownerOf(db, thing)
  if (owner === undefined || (await hiddenFrom(db, session)).has(owner)) throw new AppError('NotFound')
}
