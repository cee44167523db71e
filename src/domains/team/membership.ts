// Roles change, people leave or are removed (D8, D9).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireManager, type BusinessActor } from '../members/actors.ts'
import { changeRole, endMembership, membersOf, nameReferee as setReferee } from '../members/changing.ts'
import { leaveAll } from '../members/leaving.ts'
import type { MemberRole } from '../members/membership.ts'
import {
  lockTeam,
  requireCompany,
  requireMember,
  requireRightOver,
  withProof,
  type ProvenWish,
} from './permissions.ts'
import { withdrawOfferOf } from './handing-over.ts'
import { withdrawBeyondRight } from './invitations.ts'
import { closeInvitationsTo } from './queries/invitations.ts'
import { deleteRequestsOf } from './queries/requests.ts'
import { namesOf, recordEvent, teamPath, notifyPeople } from './team-notices.ts'

type Done = Promise<Record<never, never>>
type Whom = { businessID: string; userID: string }

type Given = Whom & { role: MemberRole }

/** Makes somebody an admin or a member. Throws NotFound, NotAllowed, PasswordNeeded for another owner, and LastOwner. */
export function changeMemberRole(
  db: Db,
  session: LiveSession,
  wish: Whom & { role: Exclude<MemberRole, 'owner'> },
): Done {
  return transaction(db, async (tx) => {
    const actor = await lockTeam(tx, session, wish.businessID, requireManager)
    const before = await requireMember(tx, wish.businessID, wish.userID)
    requireRightOver(actor, [before])
    refuseOtherOwner(actor, wish.userID, before)
    return before === wish.role ? {} : give(tx, actor, wish)
  })
}

/**
 * Makes a member an owner, or an owner something less, or nobody (null), by the password of an owner: a session alone gives no
 * company away, and takes none. Throws NotFound, also for oneself, NotAllowed, WrongCredentials, CodeNeeded and WrongCode.
 */
export function changeOwner(
  db: Db,
  session: LiveSession,
  wish: ProvenWish & { role: MemberRole | null },
): Done {
  const { businessID, userID, role } = wish
  return withProof(db, session, wish, async (tx, actor, before) => {
    if (role === null) return take(tx, actor, { businessID, userID, role: before })
    return before === role ? {} : give(tx, actor, { businessID, userID, role })
  })
}

/** Names whom others turn to first, or nobody; it gives no rights (D12). Throws NotFound and NotAllowed. */
export function nameReferee(
  db: Db,
  session: LiveSession,
  wish: { businessID: string; userID: string | null },
): Done {
  return transaction(db, async (tx) => {
    await lockTeam(tx, session, wish.businessID, requireManager)
    await setReferee(tx, wish)
    return {}
  })
}

/** Throws PasswordNeeded for somebody else who is an owner. */
function refuseOtherOwner(actor: BusinessActor, userID: string, role: MemberRole): void {
  if (role === 'owner' && userID !== actor.userID) throw new AppError('PasswordNeeded')
}

async function give(tx: Tx, actor: BusinessActor, { businessID, userID, role }: Given): Done {
  await changeRole(tx, { businessID, userID, role })
  await withdrawAllBeyondRight(tx, { businessID, userID, role }, actor.userID)
  const eventID = await recordEvent(tx, { businessID, act: 'role', by: actor.userID, whom: { userID }, role })
  const { nameIn: business } = await requireCompany(tx, businessID)
  const by = (await namesOf(tx, [actor.userID]))(actor.userID)
  const letter = { template: 'team-role', data: { business, by, role }, path: teamPath(businessID) } as const
  await notifyPeople(tx, [userID], letter, eventID, { businessID, by: actor.userID, role })
  return {}
}

/** Takes a member out; who names themself leaves. Throws NotFound, NotAllowed, PasswordNeeded for another owner, and LastOwner. */
export function removeMember(db: Db, session: LiveSession, { businessID, userID }: Whom): Done {
  return transaction(db, async (tx) => {
    const actor = await lockTeam(tx, session, businessID, requireManager)
    if (userID === actor.userID) return leave(tx, actor)
    const role = await requireMember(tx, businessID, userID)
    requireRightOver(actor, [role])
    refuseOtherOwner(actor, userID, role)
    return take(tx, actor, { businessID, userID, role })
  })
}

async function take(tx: Tx, actor: BusinessActor, { businessID, userID, role }: Given): Done {
  await endMembership(tx, { businessID, userID })
  await withdrawAllBeyondRight(tx, { businessID, userID }, actor.userID)
  const eventID = await recordEvent(tx, {
    businessID,
    act: 'removed',
    by: actor.userID,
    whom: { userID },
    role,
  })
  const { nameIn: business } = await requireCompany(tx, businessID)
  const by = (await namesOf(tx, [actor.userID]))(actor.userID)
  const letter = { template: 'team-removed', data: { business, by } } as const
  await notifyPeople(tx, [userID], letter, eventID, { businessID, by: actor.userID })
  return {}
}

/** Leaves a company. Throws NotFound and LastOwner. */
export function leaveBusiness(db: Db, session: LiveSession, businessID: string): Done {
  return transaction(db, async (tx) => leave(tx, await lockTeam(tx, session, businessID, () => {})))
}

/** What somebody has sent does not outlive their right: they are `role` now, or nothing, by an act of `by`. */
async function withdrawAllBeyondRight(tx: Tx, who: Whom & { role?: MemberRole }, by: string): Promise<void> {
  await withdrawBeyondRight(tx, who, by)
  await withdrawOfferOf(tx, who, by)
}

async function leave(tx: Tx, { id: businessID, userID, role }: BusinessActor): Done {
  await endMembership(tx, { businessID, userID })
  await tellLeft(tx, { businessID, userID, role })
  return {}
}

async function tellLeft(tx: Tx, { businessID, userID, role }: Whom & { role: MemberRole }): Promise<void> {
  await withdrawAllBeyondRight(tx, { businessID, userID }, userID)
  const eventID = await recordEvent(tx, { businessID, act: 'left', by: userID, role })
  const owners = (await membersOf(tx, businessID)).filter((member) => member.role === 'owner')
  const { nameIn: business } = await requireCompany(tx, businessID)
  const person = (await namesOf(tx, [userID]))(userID)
  await notifyPeople(
    tx,
    owners.map((owner) => owner.userID),
    { template: 'team-left', data: { business, person }, path: teamPath(businessID) },
    eventID,
    { businessID, by: userID, resourceID: eventID },
  )
}

/**
 * Takes a person out of every company before their account goes, and tells the owners. Throws SoleOwner while a company
 * would be left without an owner.
 */
export async function leaveForGood(tx: Tx, userID: string): Promise<void> {
  // In the order in which whoever admits takes them.
  await deleteRequestsOf(tx, userID)
  await closeInvitationsTo(tx, userID, 'withdrawn')
  for (const { businessID, role } of await leaveAll(tx, userID))
    await tellLeft(tx, { businessID, userID, role })
}
