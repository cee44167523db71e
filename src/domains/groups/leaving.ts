// Going out of a group: leaving, being taken out, naming others, and who is gone.
import { AppError } from '../../contract/errors.ts'
import type { GroupRole } from '../../contract/group-kinds.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { deleteCandidaciesOf, deleteCandidate, lockCandidate, saveCandidate } from './queries/candidates.ts'
import { lockGroup } from './queries/groups.ts'
import {
  deleteMember,
  findHeir,
  findMember,
  findMembershipsOf,
  hasOtherOwner,
  updateRole,
} from './queries/members.ts'
import { holdGroup, requireLeader, requireRole, type Held } from './rights.ts'
import { shutGroup } from './shutting.ts'
import { tell } from './telling.ts'

const nothing = {} as Record<string, never>

/** Leaves a group. Throws NotFound for who is not in it, LastGroupOwner for its only owner. */
export function leaveGroup(db: Db, session: LiveSession, groupID: string): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const held = await holdGroup(tx, session, groupID)
    if (!held.own) throw new AppError('NotFound')
    await requireOtherOwner(tx, held, held.userID, held.own.role)
    await goOut(tx, groupID, held.userID)
    return nothing
  })
}

/** Names somebody owner, moderator or member, for owners. Throws NotFound for who is not in it, NotAllowed, LastGroupOwner. */
export function changeGroupMember(
  db: Db,
  session: LiveSession,
  { groupID, userID, role }: { groupID: string; userID: string; role: GroupRole },
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const held = await holdGroup(tx, session, groupID)
    requireRole(held, ['owner'])
    const member = await requireMember(tx, groupID, userID)
    if (role !== 'owner') await requireOtherOwner(tx, held, userID, member.role)
    await updateRole(tx, groupID, userID, role)
    await tell(tx, { type: 'group.changed', groupID })
    return nothing
  })
}

type Removal = { groupID: string; userID: string; keepOut: boolean; readmit: boolean }

/**
 * Takes somebody out, for good or until they come again: moderators members, owners everybody but themselves. Or lets in
 * again who was kept out. Throws NotFound for who is neither, and NotAllowed.
 */
export function removeGroupMember(
  db: Db,
  session: LiveSession,
  { groupID, userID, keepOut, readmit }: Removal,
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const held = await holdGroup(tx, session, groupID)
    requireLeader(held)
    if (readmit) {
      const known = await lockCandidate(tx, groupID, userID)
      if (known?.kind !== 'keptOut') throw new AppError('NotFound')
      await deleteCandidate(tx, groupID, userID)
      return nothing
    }
    const { role } = await requireMember(tx, groupID, userID)
    const mayRemove = held.own?.role === 'owner' ? userID !== held.userID : role === 'member'
    if (!mayRemove) throw new AppError('NotAllowed')
    await goOut(tx, groupID, userID)
    if (keepOut)
      await saveCandidate(tx, { group_id: groupID, user_id: userID, kind: 'keptOut', by_id: held.userID })
    return nothing
  })
}

async function requireMember(tx: Tx, groupID: string, userID: string) {
  const member = await findMember(tx, groupID, userID)
  if (!member) throw new AppError('NotFound')
  return member
}

async function requireOtherOwner(tx: Tx, { group }: Held, userID: string, role: GroupRole): Promise<void> {
  if (role === 'owner' && !(await hasOtherOwner(tx, group.group_id, userID)))
    throw new AppError('LastGroupOwner')
}

async function goOut(tx: Tx, groupID: string, userID: string): Promise<void> {
  if (await deleteMember(tx, groupID, userID)) await tell(tx, { type: 'group.left', groupID, userID })
}

const portion = 500

/**
 * Takes somebody who is gone out of all their groups; what they owned alone belongs to the moderator, else the member, who is in
 * it longest, and is closed where nobody is left. May run twice.
 */
export async function forgetMember(tx: Tx, userID: string): Promise<void> {
  while ((await deleteCandidaciesOf(tx, userID, portion)) === portion);
  const memberships = await findMembershipsOf(tx, userID, portion)
  const inOrder = memberships.map(({ group_id: groupID }) => groupID).toSorted()
  for (const groupID of inOrder) {
    const group = await lockGroup(tx, groupID)
    await goOut(tx, groupID, userID)
    if (!group || (await hasOtherOwner(tx, groupID, userID))) continue
    const heir = await findHeir(tx, groupID)
    if (heir !== undefined) await updateRole(tx, groupID, heir, 'owner')
    else {
      await shutGroup(tx, groupID, { as: 'empty', by: null })
    }
  }
}
