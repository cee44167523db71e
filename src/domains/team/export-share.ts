// What a person takes along of the teams they are in, are asked into and ask to join; nothing of who else is there.
import type { Db, Tx } from '../../platform/db.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { businessNames, namesWithRemoved } from '../businesses/listing.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { membershipsOf } from '../members/membership.ts'
import { findInvitationsTo } from './queries/invitations.ts'
import { findOffersOf } from './queries/offers.ts'
import { findRequestsBy } from './queries/requests.ts'

const mostEach = 500

/** The companies that somebody belongs to, oldest membership first; those that were removed while they owned or administered them last. */
export async function teamsForExport(db: Db | Tx, userID: string, language: string) {
  const memberships = await membershipsOf(db, userID)
  const names = await namesWithRemoved(
    db,
    memberships.map(({ businessID }) => businessID),
  )
  return memberships.map(({ businessID, role, referee, since, closedAt }) => ({
    businessID,
    name: names.get(businessID)?.(language) ?? '',
    role,
    referee,
    since: since.toISOString(),
    removedAt: closedAt?.toISOString() ?? null,
  }))
}

/** Open invitations to somebody's address, what they ask of companies, and what is offered by or to them, as they see it. */
export async function waitingTeamsForExport(db: Db | Tx, userID: string, language: string) {
  const [mailboxes, requests, memberships, hidden] = await Promise.all([
    mailboxesOf(db, [userID]),
    findRequestsBy(db, userID, mostEach),
    membershipsOf(db, userID),
    hiddenFrom(db, { userID }),
  ])
  const mailbox = mailboxes.get(userID)
  const page = { wanted: undefined, after: undefined, limit: mostEach }
  const own = memberships.map(({ businessID }) => businessID)
  const [invitations, offers] = await Promise.all([
    mailbox ? findInvitationsTo(db, mailbox, page) : [],
    findOffersOf(db, own),
  ])
  const others = [...invitations, ...requests].filter(({ businessID }) => !hidden.has(businessID))
  const names = await businessNames(
    db,
    [...new Set([...others, ...offers].map(({ businessID }) => businessID))],
    language,
  )
  const named = (businessID: string) => ({ businessID, name: names.get(businessID) ?? null })
  const met = ({ businessID }: { businessID: string }) => names.has(businessID) && !hidden.has(businessID)
  return {
    invitations: invitations.filter(met).map(({ businessID, role, invitedAt, expiresAt }) => ({
      ...named(businessID),
      role,
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    requests: requests.map(({ businessID, message, askedAt }) => ({
      ...named(businessID),
      message,
      askedAt: askedAt.toISOString(),
    })),
    offers: offers
      .filter(({ by, to }) => by === userID || to === userID)
      .map(({ businessID, to, expiresAt }) => ({
        ...named(businessID),
        offered: to === userID ? ('to you' as const) : ('by you' as const),
        expiresAt: expiresAt.toISOString(),
      })),
  }
}
