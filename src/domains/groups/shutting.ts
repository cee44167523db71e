// A group goes from sight with its picture, and comes back with it.
import type { Tx } from '../../platform/db.ts'
import type { FilePlace } from '../files/attachment.ts'
import { serveFiles, withholdFiles } from '../files/withholding.ts'
import { markRemoved, unmarkRemoved, type Removal } from './queries/groups.ts'
import { tell } from './telling.ts'

/** Where the picture of a group is kept. */
export const pictureOf = (groupID: string): FilePlace => ({ type: 'group', id: groupID, place: 'picture' })

/** Shuts a group that is there. */
export async function shutGroup(tx: Tx, groupID: string, removal: Removal): Promise<void> {
  await markRemoved(tx, groupID, removal)
  const at = pictureOf(groupID)
  await withholdFiles(tx, at, { named: [at.place] })
  await tell(tx, { type: 'group.removed', groupID })
}

/** Opens again one that was shut. */
export async function reopenGroup(tx: Tx, groupID: string): Promise<void> {
  await unmarkRemoved(tx, groupID)
  const at = pictureOf(groupID)
  await serveFiles(tx, at, { named: [at.place] })
  await tell(tx, { type: 'group.restored', groupID })
}
