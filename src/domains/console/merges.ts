// Into what a company was merged, and until when that can be taken back.
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { namesForStaff } from '../businesses/listing.ts'
import { findStanding, type MergeRow } from './queries/merges.ts'

const dayMs = 86_400_000

export const undoableUntil = ({ mergedAt }: Pick<MergeRow, 'mergedAt'>): Date =>
  new Date(mergedAt.getTime() + limits.mergeUndoDays * dayMs)

/** Null for one that was not, or was taken apart again. */
export async function mergedInto(db: Db, businessID: string, language: string) {
  const merge = await findStanding(db, businessID)
  if (!merge) return null
  const name = (await namesForStaff(db, [merge.to], language)).get(merge.to) ?? ''
  const at = merge.mergedAt.toISOString()
  return { businessID: merge.to, name, at, undoableUntil: undoableUntil(merge).toISOString() }
}
