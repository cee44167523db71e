// Coming into a group: joining, asking, being invited, being let in; declined quietly as connections are (D21).
import { AppError } from '../../contract/errors.ts'
import type { GroupStanding } from '../../contract/group-kinds.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireVisible } from '../resources/visibility.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import {
  countCandidates,
  declineCandidate,
  deleteCandidate,
  lockCandidate,
  saveCandidate,
  withdrawCandidate,
  type CandidateRow,
} from './queries/candidates.ts'
import type { GroupRow } from './queries/groups.ts'
import { countMembershipsOf, findMember, insertMember, lockJoiner, updateRules } from './queries/members.ts'
import { holdGroup, requireLeader, requireRole, type Held } from './rights.ts'
import { tell } from './telling.ts'

type Standing = { standing: GroupStanding }
type Agreed = { rulesRevision?: number | undefined }

/** Throws GroupsFull for who is in 100 groups already; until the transaction ends they join no other. */
export async function requireRoom(tx: Tx, userID: string): Promise<void> {
  await lockJoiner(tx, userID)
  if ((await countMembershipsOf(tx, userID)) >= limits.groupsPerUserMax) throw new AppError('GroupsFull')
}

/**
 * Joins an open group, or a private one with an invitation; who is in it agrees to its newest rules. Throws NotFound,
 * NotAllowed without an invitation and for who is kept out, RulesChanged for other rules than today's, and GroupsFull.
 */
export function joinGroup(db: Db, session: LiveSession, groupID: string, agreed: Agreed): Promise<Standing> {
  return transaction(db, async (tx) => {
    const held = await holdGroup(tx, session, groupID)
    const { group, own, userID } = held
    requireRules(group, agreed)
    if (own) {
      await updateRules(tx, groupID, userID, group.rules_revision)
      return { standing: own.role }
    }
    const known = await lockCandidate(tx, groupID, userID)
    const isInvited = known?.kind === 'invited' && known.declined_at === null
    if (known?.kind === 'keptOut' || (group.kind === 'private' && !isInvited))
      throw new AppError('NotAllowed')
    await admit(tx, group, userID, group.rules_revision)
    // Whoever invited them hears that they came.
    if (isInvited) await tell(tx, { type: 'group.accepted', groupID, userID, by: known.by_id })
    return { standing: 'member' }
  })
}

/** Asks to join a private group; asked again it stays as it is. Throws as joining does, and Limited. */
export function askGroup(
  db: Db,
  session: LiveSession,
  groupID: string,
  { note, ...agreed }: Agreed & { note: string },
): Promise<Standing> {
  return transaction(db, async (tx) => {
    const { group, own, userID } = await holdGroup(tx, session, groupID)
    requireRules(group, agreed)
    if (own) return { standing: own.role }
    const known = await lockCandidate(tx, groupID, userID)
    if (known?.kind === 'keptOut') throw new AppError('NotAllowed')
    if (group.kind === 'open' || (known?.kind === 'invited' && known.declined_at === null)) {
      await admit(tx, group, userID, group.rules_revision)
      return { standing: 'member' }
    }
    if (known?.kind === 'asked' && !known.withdrawn) return { standing: 'asked' }
    await requireUnrestricted(tx, { id: userID, userID }, 'contacts')
    const row = { group_id: groupID, user_id: userID, kind: 'asked', by_id: userID } as const
    const declined = known?.kind === 'asked' ? { declined_at: known.declined_at, at: known.at } : {}
    await saveCandidate(tx, { ...row, note, rules_revision: group.rules_revision, ...declined })
    if (known?.kind !== 'asked') await tell(tx, { type: 'group.asked', groupID, userID })
    return { standing: 'asked' }
  })
}

/**
 * Invites somebody; invited again, or after they declined, nothing happens, and who asked is in it at once. Throws NotFound
 * for who is not met, NotAllowed for who may not invite and for a person who is kept out, Limited, RequestsFull beyond 500 open ones.
 */
export function inviteToGroup(
  db: Db,
  session: LiveSession,
  groupID: string,
  userID: string,
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const held = await holdGroup(tx, session, groupID)
    const { group } = held
    requireRole(held, group.kind === 'open' ? ['owner', 'moderator', 'member'] : ['owner', 'moderator'])
    await requireVisible(tx, session, { type: 'user', id: userID })
    if (await findMember(tx, groupID, userID)) return {}
    const known = await lockCandidate(tx, groupID, userID)
    if (known?.kind === 'keptOut') throw new AppError('NotAllowed')
    if (known?.kind === 'invited') return {}
    if (known && known.declined_at === null) return letIn(tx, held, known)
    await requireUnrestricted(tx, { id: held.userID, userID: held.userID }, 'contacts')
    const invitations = await countCandidates(tx, groupID, 'invited', limits.groupInvitationsMax)
    if (invitations >= limits.groupInvitationsMax) throw new AppError('RequestsFull')
    await saveCandidate(tx, { group_id: groupID, user_id: userID, kind: 'invited', by_id: held.userID })
    await tell(tx, { type: 'group.invited', groupID, userID, by: held.userID })
    return {}
  })
}

/** Accepts one's own invitation, or as a leader the request of somebody. Throws as joining does, and NotFound without one. */
export function acceptInGroup(
  db: Db,
  session: LiveSession,
  groupID: string,
  { userID, ...agreed }: Agreed & { userID?: string | undefined },
): Promise<Standing> {
  if (userID === undefined) return joinGroup(db, session, groupID, agreed)
  return transaction(db, async (tx) => {
    const held = await holdGroup(tx, session, groupID)
    requireLeader(held)
    if (await findMember(tx, groupID, userID)) return { standing: 'member' }
    const known = await lockCandidate(tx, groupID, userID)
    if (known?.kind !== 'asked' || known.declined_at !== null) throw new AppError('NotFound')
    await letIn(tx, held, known)
    return { standing: 'member' }
  })
}

/** Lets in who asked, with the rules that they agreed to then. */
async function letIn(
  tx: Tx,
  { group, userID: by }: Held,
  { user_id: userID, rules_revision: agreed }: CandidateRow,
): Promise<Record<string, never>> {
  await admit(tx, group, userID, agreed ?? group.rules_revision)
  await tell(tx, { type: 'group.admitted', groupID: group.group_id, userID, by })
  return {}
}

/**
 * Declines one's own invitation or takes back one's request; as a leader quietly declines the request of somebody, or takes
 * back an invitation. Throws NotFound where nothing waits, NotAllowed for who does not lead the group.
 */
export function declineInGroup(
  db: Db,
  session: LiveSession,
  groupID: string,
  userID: string | undefined,
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const held = await holdGroup(tx, session, groupID)
    const isOwn = userID === undefined || userID === held.userID
    const whom = userID ?? held.userID
    if (!isOwn) requireLeader(held)
    const known = await lockCandidate(tx, groupID, whom)
    const isOpen = known && (isOwn && known.kind === 'asked' ? !known.withdrawn : known.declined_at === null)
    if (!isOpen || known.kind === 'keptOut') throw new AppError('NotFound')
    if (isOwn && known.kind === 'asked') await withdrawCandidate(tx, known)
    else if (!isOwn && known.kind === 'invited') await deleteCandidate(tx, groupID, whom)
    else await declineCandidate(tx, groupID, whom)
    await tell(tx, { type: 'group.settled', groupID, userID: whom })
    return {}
  })
}

async function admit(tx: Tx, group: GroupRow, userID: string, rules: number): Promise<void> {
  const groupID = group.group_id
  await requireRoom(tx, userID)
  await deleteCandidate(tx, groupID, userID)
  const row = { group_id: groupID, user_id: userID, role: 'member', joined_at: new Date() } as const
  if (await insertMember(tx, { ...row, rules_revision: rules })) {
    await tell(tx, { type: 'group.joined', groupID, userID })
    await tell(tx, { type: 'group.settled', groupID, userID })
  }
}

function requireRules({ rules_revision }: GroupRow, { rulesRevision }: Agreed): void {
  if (rulesRevision !== rules_revision) throw new AppError('RulesChanged')
}
