// What somebody who was invited sees and does: only with the account whose proven address the invitation was sent to (D9).
import { AppError } from '../../contract/errors.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listOwnInvitations as listOwn } from '../../contract/team.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { mayBeUsed } from '../accounts/standing.ts'
import { businessCards } from '../businesses/cards.ts'
import { resolveActor } from '../members/actors.ts'
import { admitMember, lockMembers } from '../members/changing.ts'
import { businessesOf, type MemberRole } from '../members/membership.ts'
import { requireCompany } from './permissions.ts'
import { whomOf } from './invitations.ts'
import {
  answerInvitation,
  closeInvitationsTo,
  findInvitation,
  findInvitationsTo,
  type InvitationRow,
} from './queries/invitations.ts'
import { settleAsked } from './join-requests.ts'
import { deleteRequest } from './queries/requests.ts'
import { namesOf, recordEvent, settle, teamPath, notifyPeople } from './team-notices.ts'

const shownMax = 50

type Wish = {
  /** The one that is asked for. */
  invitationID?: string | undefined
  /** Where the page before ended; read only when it is known whose list it is. */
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** A page of open invitations to the caller's address, newest first, but for companies that are gone, `withheld` or theirs already, and those of a sender who is suspended. */
export async function listOwnInvitations(
  db: Db,
  session: LiveSession,
  withheld: ReadonlySet<string>,
  { invitationID: wanted, after, cursorOf }: Wish,
  language: string,
): Promise<CallOutput<typeof listOwn>> {
  const { userID } = await resolveActor(db, session)
  const list = `invitations,${userID}`
  const page = { wanted, after: after(list), limit: shownMax + 1 }
  const mailbox = (await mailboxesOf(db, [userID])).get(userID)
  if (!mailbox) return { invitations: [], nextCursor: null }
  const [found, own] = await Promise.all([findInvitationsTo(db, mailbox, page), businessesOf(db, userID)])
  const shown = found.slice(0, shownMax)
  const senders = await mailboxesOf(
    db,
    shown.map(({ invitedBy }) => invitedBy),
  )
  const open = shown.filter(
    ({ businessID, invitedBy }) =>
      !own.includes(businessID) && !withheld.has(businessID) && !senders.get(invitedBy)?.suspendedAt,
  )
  const [cards, nameOf] = await Promise.all([
    businessCards(
      db,
      open.map(({ businessID }) => businessID),
      language,
    ),
    namesOf(
      db,
      open.map(({ invitedBy }) => invitedBy),
    ),
  ])
  const invitations = open.flatMap(({ invitationID, businessID, role, expiresAt, invitedBy }) => {
    const card = cards.get(businessID)
    if (!card) return []
    const { key, verified, general, contactInfo } = card
    return {
      invitationID,
      role,
      expiresAt: expiresAt.toISOString(),
      invitedBy: nameOf(invitedBy),
      business: { businessID, key, verified, general, contactInfo },
    }
  })
  // What is left out counts: a page may be short, and is not the last for that.
  const last = found.length > shownMax ? shown.at(-1) : undefined
  return { invitations, nextCursor: last ? cursorOf(list, last.invitationID) : null }
}

type Which = { businessID: string; invitationID: string }

/**
 * Joins a company by an invitation, once. Throws NotFound for one that is not the caller's, InvitationOver, also while who sent it is suspended, AlreadyMember,
 * TeamFull and TooManyBusinesses.
 */
export function acceptInvitation(
  db: Db,
  session: LiveSession,
  which: Which,
): Promise<{ role: MemberRole; key: string }> {
  return transaction(db, async (tx) => {
    const { mailbox } = await requireOwnInvitation(tx, session, which)
    const { businessID } = which
    const { userID } = mailbox
    await lockMembers(tx, businessID)
    const { key, nameIn: business } = await requireCompany(tx, businessID)
    const { role, invitedBy } = await requireOpen(tx, which, 'accepted', userID)
    // Until that is over nobody comes in by the word of who is suspended.
    if (!(await mayBeUsed(tx, invitedBy))) throw new AppError('InvitationOver')
    await admitMember(tx, { businessID, userID, role })
    // Whoever deleted their account meanwhile is nobody's member.
    await resolveActor(tx, session)
    await closeInvitationsTo(tx, userID, 'accepted', businessID)
    await deleteRequest(tx, businessID, userID)
    await settle(tx, 'team.invited', businessID, { whom: userID })
    await settleAsked(tx, businessID)
    const eventID = await recordEvent(tx, { businessID, act: 'accepted', by: userID, role })
    const person = (await namesOf(tx, [userID]))(userID)
    const letter = {
      template: 'team-accepted',
      data: { business, person, role },
      path: teamPath(businessID),
    } as const
    await notifyPeople(tx, [invitedBy], letter, eventID, {
      businessID,
      by: userID,
      role,
      resourceID: eventID,
    })
    return { role, key }
  })
}

/** Declines an invitation. Throws NotFound for one that is not the caller's, and InvitationOver. */
export function declineInvitation(db: Db, session: LiveSession, which: Which): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const { mailbox } = await requireOwnInvitation(tx, session, which)
    const { businessID } = which
    const { nameIn: business } = await requireCompany(tx, businessID)
    const invitation = await requireOpen(tx, which, 'declined')
    const whom = whomOf(invitation)
    // Who was invited by address declines as that address: whose it is stays theirs to tell.
    const by = 'userID' in whom ? whom.userID : null
    const eventID = await recordEvent(tx, { businessID, act: 'declined', by, whom, role: invitation.role })
    const person = 'userID' in whom ? (await namesOf(tx, [whom.userID]))(whom.userID) : whom.email
    const letter = {
      template: 'team-declined',
      data: { business, person },
      path: teamPath(businessID),
    } as const
    await settle(tx, 'team.invited', businessID, { whom: mailbox.userID })
    // Who was invited by name may be named.
    const news = { businessID, resourceID: eventID, ...(by !== null && { by }) }
    await notifyPeople(tx, [invitation.invitedBy], letter, eventID, news)
    return {}
  })
}

/** An invitation, answered or not, that was sent to the address which the caller's account has proven. */
async function requireOwnInvitation(
  tx: Tx,
  session: LiveSession,
  { businessID, invitationID }: Which,
): Promise<{ mailbox: Mailbox; invitation: InvitationRow }> {
  const { userID } = await resolveActor(tx, session)
  const mailbox = (await mailboxesOf(tx, [userID])).get(userID)
  const invitation = await findInvitation(tx, businessID, invitationID)
  if (!mailbox || !invitation || invitation.email !== mailbox.email) throw new AppError('NotFound')
  if (invitation.chosenUserID !== null && invitation.chosenUserID !== userID) throw new AppError('NotFound')
  return { mailbox, invitation }
}

async function requireOpen(
  tx: Tx,
  { invitationID }: Which,
  answer: 'accepted' | 'declined',
  joining?: string,
): Promise<InvitationRow> {
  const answered = await answerInvitation(tx, invitationID, answer, joining)
  if (!answered) throw new AppError('InvitationOver')
  return answered
}
