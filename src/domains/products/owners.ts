// Whose the things are that people like, follow, save and report.
import type { Db, Tx } from '../../platform/db.ts'
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
