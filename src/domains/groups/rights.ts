// Who may do what with a group that is there.
import type { GroupRole } from '../../contract/group-kinds.ts'
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import { keepAccount, type LiveSession } from '../accounts/live-session.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { lockGroup, type GroupRow } from './queries/groups.ts'
import { findMember, type MemberRow } from './queries/members.ts'
import { leads } from './standing.ts'

export type Held = {
  group: GroupRow
  actor: Actor
  userID: string
  /** Undefined for who is not in it. */
  own: MemberRow | undefined
}

/** A group that is there, held until the transaction ends, and what who calls is in it. Throws SessionError and NotFound. */
export async function holdGroup(tx: Tx, session: LiveSession, groupID: string): Promise<Held> {
  const actor = await resolveActor(tx, session)
  const { userID } = actor
  await keepAccount(tx, session)
  const group = await lockGroup(tx, groupID)
  if (!group) throw new AppError('NotFound')
  return { group, actor, userID, own: await findMember(tx, groupID, userID) }
}

/** Throws NotAllowed for who does not lead the group. */
export function requireLeader({ own }: Held): void {
  if (!leads(own?.role)) throw new AppError('NotAllowed')
}

/** Throws NotAllowed for who is not one of these in the group. */
export function requireRole({ own }: Held, roles: readonly GroupRole[]): void {
  if (!own || !roles.includes(own.role)) throw new AppError('NotAllowed')
}
