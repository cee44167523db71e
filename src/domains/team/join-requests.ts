// Asking to be admitted, and what owners and admins answer.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { businessExists } from '../businesses/existence.ts'
import { maskOf } from '../businesses/visibility.ts'
import { requireManager, resolveActor } from '../members/actors.ts'
import { admitMember, lockMembers, membersOf } from '../members/changing.ts'
import { businessesOf, type MemberRole } from '../members/membership.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import { lockTeam, requireCompany } from './permissions.ts'
import { closeInvitationsTo } from './queries/invitations.ts'
import { deleteRequest, findRequests, upsertRequest } from './queries/requests.ts'
import { namesOf, recordEvent, settle, teamPath, notifyPeople } from './team-notices.ts'

/** Of owners and admins, in this order, so many are told of somebody who asks. */
const toldMax = 20
const hourMs = 3_600_000

/** Where somebody asks, and who is kept from them there. */
export type Sight = { edition: string; withheld: ReadonlySet<string> }

/** Who asks, and the name of a company that they may know of. Throws NotFound where they may not, as where it hides. */
export async function requireJoinable(
  tx: Tx,
  session: LiveSession,
  businessID: string,
  { edition, withheld }: Sight,
) {
  const { userID } = await resolveActor(tx, session)
  const { nameIn: business } = await requireCompany(tx, businessID)
  const sight = { mask: maskOf(edition), own: await businessesOf(tx, userID) }
  const isMet = await businessExists(tx, businessID, sight)
  if (!isMet || withheld.has(businessID)) throw new AppError('NotFound')
  return { userID, business }
}

/** Asks a company's owners and admins to be admitted; asking again changes the words. Throws NotFound, also for one that is `withheld` or hides, Limited and AlreadyMember. */
export async function askToJoin(
  tx: Tx,
  session: LiveSession,
  { businessID, message }: { businessID: string; message: string },
  where: Sight,
): Promise<Record<never, never>> {
  const { userID, business } = await requireJoinable(tx, session, businessID, where)
  await requireUnrestricted(tx, { id: userID, userID }, 'contacts')
  // Who is being admitted at this moment has not asked afterwards.
  await lockMembers(tx, businessID)
  const members = await membersOf(tx, businessID)
  if (members.some((member) => member.userID === userID)) throw new AppError('AlreadyMember')
  if (!(await upsertRequest(tx, { businessID, userID, message }))) return {}
  await recordEvent(tx, { businessID, act: 'asked', by: userID })
  const managers = members.filter(({ role }) => role !== 'member').slice(0, toldMax)
  const person = (await namesOf(tx, [userID]))(userID)
  // However many ask, their mails come once an hour.
  const hour = Math.floor(Date.now() / hourMs)
  await notifyPeople(
    tx,
    managers.map((manager) => manager.userID),
    { template: 'team-asked', data: { business, person }, path: teamPath(businessID) },
    `${businessID}:${hour}`,
    { businessID, by: userID },
  )
  return {}
}

/**
 * Admits somebody who asked, as `role`, or refuses with null. Throws NotFound without such a request, NotAllowed,
 * AlreadyMember, TeamFull and TooManyBusinesses.
 */
export function answerJoinRequest(
  db: Db,
  session: LiveSession,
  {
    businessID,
    userID,
    role,
  }: { businessID: string; userID: string; role: Exclude<MemberRole, 'owner'> | null },
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const actor = await lockTeam(tx, session, businessID, requireManager)
    const { nameIn: business } = await requireCompany(tx, businessID)
    if (!(await deleteRequest(tx, businessID, userID))) throw new AppError('NotFound')
    await settleAsked(tx, businessID)
    const by = actor.userID
    if (role === null) {
      const eventID = await recordEvent(tx, { businessID, act: 'refused', by, whom: { userID } })
      await notifyPeople(tx, [userID], { template: 'team-refused', data: { business } }, eventID, {
        businessID,
      })
      return {}
    }
    await admitMember(tx, { businessID, userID, role })
    // Whoever deleted their account meanwhile is nobody's member.
    if (!(await mailboxesOf(tx, [userID])).has(userID)) throw new AppError('NotFound')
    await closeInvitationsTo(tx, userID, 'accepted', businessID)
    const eventID = await recordEvent(tx, { businessID, act: 'admitted', by, whom: { userID }, role })
    const letter = {
      template: 'team-admitted',
      data: { business, role },
      path: teamPath(businessID),
    } as const
    await notifyPeople(tx, [userID], letter, eventID, { businessID, role })
    return {}
  })
}

/** Once nobody waits for an answer any more, that somebody asked is no news. */
export async function settleAsked(tx: Tx, businessID: string): Promise<void> {
  if ((await findRequests(tx, businessID, 1)).length === 0) await settle(tx, 'team.asked', businessID)
}
