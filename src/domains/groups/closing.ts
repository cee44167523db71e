// Groups are closed, opened again for 30 days, and are gone with all that was written there.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { record, recordReturn } from '../audit/recording.ts'
import { isStaff } from '../staff/roles.ts'
import { releaseFile } from '../files/attachment.ts'
import { resolveActor } from '../members/actors.ts'
import { deleteEnded, lockRemoved } from './queries/groups.ts'
import { findMember } from './queries/members.ts'
import { holdGroup } from './rights.ts'
import { pictureOf, reopenGroup, shutGroup } from './shutting.ts'
import { tell } from './telling.ts'

const nothing = {} as Record<string, never>

/** Closes a group as its owner, or as an operator with a reason. Throws NotFound, NotAllowed, and InvalidInput for an operator who gives none. */
export function removeGroup(
  db: Db,
  session: LiveSession,
  groupID: string,
  reason: string | undefined,
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const { own, userID } = await holdGroup(tx, session, groupID)
    if (own?.role === 'owner') await shutGroup(tx, groupID, { as: 'owner', by: userID })
    else if (await isStaff(tx, session, ['moderator'])) {
      if (!reason) throw new AppError('InvalidInput', { fields: { reason: 'Operators say why' } })
      await shutGroup(tx, groupID, { as: 'operator', by: userID, reason })
      const about = { type: 'group', id: groupID }
      await record(tx, { by: `user:${userID}`, act: 'action.removed', about, reason })
    } else throw new AppError('NotAllowed')
    return nothing
  })
}

/**
 * Opens it again. Throws NotFound after 30 days and for who may not close it, NotAllowed for an owner of what an operator closed, and
 * InvalidInput for an operator who gives no reason.
 */
export function restoreGroup(
  db: Db,
  session: LiveSession,
  groupID: string,
  reason?: string,
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const { userID } = await resolveActor(tx, session)
    const group = await lockRemoved(tx, groupID, limits.restoreDays)
    const isOwner = (await findMember(tx, groupID, userID))?.role === 'owner'
    // What staff closed of one's own a colleague opens.
    const asStaff = !isOwner && (await isStaff(tx, session, ['moderator']))
    if (!group || (!isOwner && !asStaff)) throw new AppError('NotFound')
    // What its owners closed is theirs to open.
    if (group.removed_as === 'operator' ? !asStaff : !isOwner)
      throw new AppError(isOwner ? 'NotAllowed' : 'NotFound')
    if (asStaff) await recordReturn(tx, userID, { type: 'group', id: groupID }, reason)
    await reopenGroup(tx, groupID)
    return nothing
  })
}

const batch = 100

/** Deletes what cannot be opened any more; what was written there follows by its news. Answers how many went. May run twice. */
export async function endRemoved(db: Db): Promise<number> {
  for (let ended = 0; ;) {
    const gone = await transaction(db, async (tx) => {
      const groups = await deleteEnded(tx, limits.restoreDays, batch)
      for (const groupID of groups) {
        await releaseFile(tx, pictureOf(groupID))
        await tell(tx, { type: 'group.deleted', groupID })
      }
      return groups.length
    })
    ended += gone
    if (gone < batch) return ended
  }
}
