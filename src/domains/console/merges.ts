// Into what a company was merged, and until when that can be taken back.
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { namesWithRemoved } from '../businesses/listing.ts'
import { findStanding, type MergeRow } from './queries/merges.ts'
import { asWritten } from '../reference-data/text-languages.ts'

const dayMs = 86_400_000

export const undoableUntil = ({ mergedAt }: Pick<MergeRow, 'mergedAt'>): Date =>
  new Date(mergedAt.getTime() + limits.mergeUndoDays * dayMs)

/** Null for one that was not, or was taken apart again. */
export async function mergedInto(db: Db, businessID: string) {
  const merge = await findStanding(db, businessID)
  if (!merge) return null
  const name = (await namesWithRemoved(db, [merge.to], asWritten)).get(merge.to) ?? ''
  const at = merge.mergedAt.toISOString()
  return { businessID: merge.to, name, at, undoableUntil: undoableUntil(merge).toISOString() }
}
