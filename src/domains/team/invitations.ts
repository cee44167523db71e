// Asking somebody in: by address, or by name without showing the address (D9).
import { invitationMails } from '../../contract/rate-limits.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { InvitationEntry } from '../../contract/team.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { takeShare } from '../../platform/shares.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { mailboxAt, mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import { requireManager, type BusinessActor } from '../members/actors.ts'
import { roleIn, type MemberRole } from '../members/membership.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import { lockTeam, requireCompany } from './permissions.ts'
import { showInvitations } from './listing.ts'
import {
  answerInvitation,
  cameBy,
  findInvitation,
  findInvitations,
  renewOrInsertInvitation,
  withdrawInvitationsBy,
  type InvitationRow,
} from './queries/invitations.ts'
import { namesOf, recordEvent, notifyBell, settle, notifyMailbox } from './team-notices.ts'

/** Whom nobody proves themself for: owners are named among the members. */
type RoleToGive = Exclude<MemberRole, 'owner'>
export type InvitationWish = { email?: string | undefined; userID?: string | undefined; role: RoleToGive }
/** What an address without an account is written in: what the page of who invites is in. */
type Place = { language: string; edition: string }
/** Whom who invites does not meet, since one of them blocks the other: nothing of it is told to them. */
type Withheld = ReadonlySet<string>

/**
 * Invites an address or a person for 14 days; who waits for an answer is invited anew. Whether an address has an account
 * cannot be told from the answer. Throws NotFound (company or person), NotAllowed, AlreadyMember for a person, for
 * one's own address and for one by which a member came in, Limited for who may make no first contacts, and TooManyInvitations.
 */
export async function inviteMember(
  tx: Tx,
  session: LiveSession,
  businessID: string,
  wish: InvitationWish,
  place: Place,
  withheld: Withheld,
): Promise<InvitationEntry> {
  const actor = await lockTeam(tx, session, businessID, requireManager)
  const { nameIn: business } = await requireCompany(tx, businessID)
  await requireUnrestricted(tx, actor, 'contacts')
  const { email, mailbox } = await addresseeOf(tx, actor, wish, withheld)
  const waiting = await findInvitations(tx, businessID)
  const same = waiting.find((one) =>
    wish.userID === undefined
      ? one.chosenUserID === null && one.email === email
      : one.chosenUserID === wish.userID,
  )
  if (!same && waiting.length >= limits.openInvitationsMax) throw new AppError('TooManyInvitations')

  const invitation = await renewOrInsertInvitation(tx, {
    invitationID: uuidv7(),
    businessID,
    email,
    chosenUserID: wish.userID ?? null,
    role: wish.role,
    invitedBy: actor.userID,
    days: limits.invitationDays,
  })
  const eventID = await recordEvent(tx, {
    businessID,
    act: 'invited',
    by: actor.userID,
    whom: whomOf(invitation),
    role: wish.role,
  })
  const nameOf = await namesOf(tx, [actor.userID])
  const letter = {
    template: 'team-invited',
    data: {
      business,
      by: nameOf(actor.userID),
      role: wish.role,
      until: invitation.expiresAt.toISOString(),
    },
    path: `/my-business/invitations/${invitation.invitationID}`,
  } as const
  const to = mailbox ?? { email, firstName: '', lastName: '', ...place }
  if ((!mailbox || !withheld.has(mailbox.userID)) && (await mayReach(tx, to.email, businessID))) {
    await notifyMailbox(tx, to, letter, `team-invited:${eventID}`)
    const { invitationID: resourceID } = invitation
    const news = { businessID, by: actor.userID, role: wish.role, resourceID }
    if (mailbox) await notifyBell(tx, [mailbox.userID], 'team-invited', news)
  }
  return (await showInvitations(tx, [invitation], place.language))[0]!
}

/** Whether a mailbox is still told of an invitation today: strangers bring nobody more than a few. */
async function mayReach(tx: Tx, email: string, businessID: string): Promise<boolean> {
  const { ofOne, ofAll } = invitationMails
  return (
    (await takeShare(tx, `invitations by ${businessID}`, email, ofOne)) &&
    (await takeShare(tx, 'invitations', email, ofAll))
  )
}

async function addresseeOf(
  tx: Tx,
  { id: businessID, userID: self }: BusinessActor,
  { email, userID }: InvitationWish,
  withheld: Withheld,
): Promise<{ email: string; mailbox: Mailbox | undefined }> {
  if (userID === undefined) {
    const mailbox = await mailboxAt(tx, email!)
    const isIn = mailbox !== undefined && (await roleIn(tx, businessID, mailbox.userID)) !== undefined
    // Only of addresses whose owner the company knows: whose any other is stays theirs to tell.
    if (isIn && (mailbox.userID === self || (await cameBy(tx, businessID, email!))))
      throw new AppError('AlreadyMember')
    return { email: email!, mailbox }
  }
  const mailbox = (await mailboxesOf(tx, [userID])).get(userID)
  if (!mailbox || withheld.has(userID)) throw new AppError('NotFound')
  if (await roleIn(tx, businessID, userID)) throw new AppError('AlreadyMember')
  return { email: mailbox.email, mailbox }
}

/** Whom an invitation is for, as far as who invited knows. */
export function whomOf({ chosenUserID, email }: InvitationRow): { userID: string } | { email: string } {
  return chosenUserID === null ? { email } : { userID: chosenUserID }
}

/** Takes an open invitation back. Throws NotFound, also for one that was answered, and NotAllowed. */
export function withdrawInvitation(
  db: Db,
  session: LiveSession,
  businessID: string,
  invitationID: string,
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const actor = await lockTeam(tx, session, businessID, requireManager)
    const invitation = await findInvitation(tx, businessID, invitationID)
    if (!invitation) throw new AppError('NotFound')
    if (!(await answerInvitation(tx, invitationID, 'withdrawn'))) throw new AppError('NotFound')
    await settle(tx, 'team.invited', businessID, { resourceID: invitationID })
    await recordEvent(tx, {
      businessID,
      act: 'withdrawn',
      by: actor.userID,
      whom: whomOf(invitation),
      role: invitation.role,
    })
    return {}
  })
}

/** What somebody may invite to, by what they are themself. */
const invitesTo: Record<MemberRole, readonly MemberRole[]> = {
  owner: ['admin', 'member'],
  admin: ['admin', 'member'],
  member: [],
}

/**
 * Withdraws the open invitations of somebody who may not invite as before, since they are `role` now, or nothing: none
 * outlives the right of who sent it. `by` is who made them that; the company's membership is held.
 */
export async function withdrawBeyondRight(
  tx: Tx,
  { businessID, userID, role }: { businessID: string; userID: string; role?: MemberRole },
  by: string,
): Promise<void> {
  const gone = await withdrawInvitationsBy(tx, businessID, userID, role ? invitesTo[role] : [])
  for (const invitation of gone) {
    await settle(tx, 'team.invited', businessID, { resourceID: invitation.invitationID })
    await recordEvent(tx, {
      businessID,
      act: 'withdrawn',
      by,
      whom: whomOf(invitation),
      role: invitation.role,
    })
  }
}
