// What a company shows follows its plan (D16): nothing is deleted, what has no room is taken off the pages and comes back with a higher plan.
import type { Tx } from '../../platform/db.ts'
import { missingHalves } from './contents.ts'
import { tellProducts } from './publication.ts'
import { findUnlistedByPlan, unlistBehind } from './queries/by-plan.ts'
import { setPublished } from './queries/managed.ts'
import { holdRoom } from './room.ts'

/**
 * Takes off the pages what the plan of a company has no room for at a moment, the last of its showcase first; with room to spare
 * brings back what only the plan kept off, the first of the showcase first, unless its specifications are half filled in.
 */
export async function fitToPlan(tx: Tx, businessID: string, at: Date): Promise<void> {
  const { published, limit } = await holdRoom(tx, businessID, at)
  if (published > limit) {
    if ((await unlistBehind(tx, businessID, limit)) > 0) await tellProducts(tx, businessID)
    return
  }
  if (published === limit) return
  const back = (await findUnlistedByPlan(tx, businessID))
    .filter(({ specs }) => missingHalves(specs).length === 0)
    .slice(0, limit - published)
    .map(({ id }) => id)
  if (back.length === 0) return
  await setPublished(tx, back, true)
  await tellProducts(tx, businessID)
}
