// Who belongs to a company, and what those who manage it see beside (P6.4).
import { limits } from '../../contract/limits.ts'
import { personName } from '../../contract/person-name.ts'
import type { UserCardEntry } from '../../contract/profiles.ts'
import type { InvitationEntry, MemberEntry, TeamEventEntry } from '../../contract/team.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { membersOf } from '../members/changing.ts'
import type { MemberRole } from '../members/membership.ts'
import { userCards } from '../profiles/public.ts'
import { findEvents } from './queries/events.ts'
import { findOffer } from './queries/offers.ts'
import { findInvitations, type InvitationRow } from './queries/invitations.ts'
import { findRequests } from './queries/requests.ts'

const requestsShown = 100

type Team = {
  role: MemberRole
  members: MemberEntry[]
  invitations: InvitationEntry[]
  requests: { person: Person; message: string; askedAt: string }[]
  history: TeamEventEntry[]
  offer: { by: Named; to: Named; expiresAt: string } | null
}
type Named = { userID: string; name: string }
type Person = InvitationEntry['person'] & {}

/** The members; for owners and admins also open invitations, requests to join and the last acts. Throws NotFound. */
export async function listTeam(
  db: Db,
  session: LiveSession,
  businessID: string,
  language: string,
): Promise<Team> {
  const { role, userID } = await resolveActor(db, session, businessID)
  const manages = role !== 'member'
  const [members, invitations, requests, events, offer] = await Promise.all([
    membersOf(db, businessID),
    manages ? findInvitations(db, businessID) : [],
    manages ? findRequests(db, businessID, requestsShown) : [],
    manages ? findEvents(db, businessID, limits.teamHistoryShown) : [],
    findOffer(db, businessID),
  ])
  const people = new Set([
    ...members.map((member) => member.userID),
    ...invitations.flatMap(({ chosenUserID }) => chosenUserID ?? []),
    ...requests.map((request) => request.userID),
    ...events.flatMap(({ byUserID, whomUserID }) => [byUserID ?? [], whomUserID ?? []].flat()),
  ])
  const cards = await userCards(db, [...people], language)
  const nameOf = (id: string) => personName(cards.get(id) ?? { firstName: '', lastName: '' })
  const named = (id: string) => ({ userID: id, name: nameOf(id) })
  const concerns = offer !== undefined && (role === 'owner' || offer.to === userID)
  return {
    role,
    offer: concerns
      ? { by: named(offer.by), to: named(offer.to), expiresAt: offer.expiresAt.toISOString() }
      : null,
    members: members.flatMap((member) => {
      const card = cards.get(member.userID)
      if (!card) return []
      const since = member.since.toISOString()
      const { role: as, isReferee } = member
      return { ...personOf(card), role: as, since, isSelf: member.userID === userID, isReferee }
    }),
    invitations: invitations.map((row) => invitationOf(row, cards)),
    requests: requests.flatMap(({ userID: asking, message, askedAt }) => {
      const card = cards.get(asking)
      return card ? { person: personOf(card), message, askedAt: askedAt.toISOString() } : []
    }),
    history: events.map(({ at, act, byUserID, whomUserID, whomEmail, role: as }) => ({
      at: at.toISOString(),
      act,
      by: byUserID === null ? null : { userID: byUserID, name: nameOf(byUserID) },
      whom:
        whomUserID !== null
          ? { userID: whomUserID, name: nameOf(whomUserID) }
          : whomEmail === null
            ? null
            : { userID: null, name: whomEmail },
      role: as,
    })),
  }
}

/** Invitations as those see them who may invite: the person who was chosen by name without the address, or the address. */
export async function showInvitations(
  db: Db | Tx,
  rows: readonly InvitationRow[],
  language: string,
): Promise<InvitationEntry[]> {
  const chosen = rows.flatMap(({ chosenUserID }) => chosenUserID ?? [])
  const cards = await userCards(db, chosen, language)
  return rows.map((row) => invitationOf(row, cards))
}

function invitationOf(row: InvitationRow, cards: ReadonlyMap<string, UserCardEntry>): InvitationEntry {
  const card = row.chosenUserID === null ? undefined : cards.get(row.chosenUserID)
  return {
    invitationID: row.invitationID,
    email: row.chosenUserID === null ? row.email : '',
    person: card ? personOf(card) : null,
    role: row.role,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}

function personOf({ userID, firstName, lastName, profilePhoto, profession }: UserCardEntry): Person {
  return { userID, firstName, lastName, profilePhoto, profession }
}
