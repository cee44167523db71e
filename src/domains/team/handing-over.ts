// An owner hands the company over: offered with the owner's password, and done when the other takes it over (D8).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireOwner } from '../members/actors.ts'
import { changeRole } from '../members/changing.ts'
import { roleIn, type MemberRole } from '../members/membership.ts'
import { lockTeam, requireCompany, withProof, type ProvenWish } from './permissions.ts'
import { withdrawBeyondRight } from './invitations.ts'
import { deleteOffer, findOffer, replaceOffer, type Offer } from './queries/offers.ts'
import { namesOf, recordEvent, settle, teamPath, notifyPeople } from './team-notices.ts'

type Done = Promise<Record<never, never>>

/**
 * Offers the company to another member for some days; nothing changes before they answer, and an offer before this one is
 * withdrawn. Throws NotFound, also for oneself, NotAllowed, WrongCredentials, CodeNeeded and WrongCode.
 */
export async function offerBusiness(db: Db, session: LiveSession, wish: ProvenWish): Done {
  const { businessID, userID } = wish
  return withProof(db, session, wish, async (tx, actor) => {
    await withdraw(tx, businessID, actor.userID, await findOffer(tx, businessID))
    const offer = { by: actor.userID, to: userID, days: limits.ownershipOfferDays }
    const until = (await replaceOffer(tx, businessID, offer)).toISOString()
    const eventID = await recordEvent(tx, { businessID, act: 'offered', by: actor.userID, whom: { userID } })
    const { nameIn: business } = await requireCompany(tx, businessID)
    const by = (await namesOf(tx, [actor.userID]))(actor.userID)
    const data = { business, by, until }
    const letter = { template: 'team-offered', data, path: teamPath(businessID) } as const
    await notifyPeople(tx, [userID], letter, eventID, { businessID, by: actor.userID })
    return {}
  })
}

/** Takes back what is offered, by whichever owner. Throws NotFound, NotAllowed and OfferOver. */
export function withdrawOffer(db: Db, session: LiveSession, businessID: string): Done {
  return transaction(db, async (tx) => {
    const actor = await lockTeam(tx, session, businessID, requireOwner)
    const offer = await findOffer(tx, businessID)
    if (!offer) throw new AppError('OfferOver')
    await withdraw(tx, businessID, actor.userID, offer)
    return {}
  })
}

type Answer = { businessID: string; accept: boolean }

/**
 * The one to whom the company is offered becomes its owner and who offered it an admin; or everything stays. Throws NotFound
 * for who is no member, and OfferOver for an offer to somebody else, one that has run out, and one whose sender is no owner
 * any more.
 */
export function answerOffer(db: Db, session: LiveSession, { businessID, accept }: Answer): Done {
  return transaction(db, async (tx) => {
    const actor = await lockTeam(tx, session, businessID, () => {})
    const offer = await findOffer(tx, businessID)
    if (offer?.to !== actor.userID) throw new AppError('OfferOver')
    if ((await roleIn(tx, businessID, offer.by)) !== 'owner') throw new AppError('OfferOver')
    await deleteOffer(tx, businessID)
    await settle(tx, 'team.offered', businessID, { whom: actor.userID })
    await (accept ? handOver(tx, businessID, offer) : decline(tx, businessID, offer))
    return {}
  })
}

async function handOver(tx: Tx, businessID: string, { by, to }: Offer): Promise<void> {
  await changeRole(tx, { businessID, userID: to, role: 'owner' })
  await changeRole(tx, { businessID, userID: by, role: 'admin' })
  await withdrawBeyondRight(tx, { businessID, userID: by, role: 'admin' }, to)
  const whom = { userID: to }
  const eventID = await recordEvent(tx, { businessID, act: 'transferred', by, whom, role: 'owner' })
  const { nameIn: business } = await requireCompany(tx, businessID)
  const nameOf = await namesOf(tx, [by, to])
  const data = { business, by: nameOf(by), person: nameOf(to) }
  const letter = { template: 'team-transferred', data, path: teamPath(businessID) } as const
  await notifyPeople(tx, [to, by], letter, eventID, { businessID, by: to })
}

async function decline(tx: Tx, businessID: string, { by, to }: Offer): Promise<void> {
  const whom = { userID: by }
  const eventID = await recordEvent(tx, { businessID, act: 'offer-declined', by: to, whom })
  const { nameIn: business } = await requireCompany(tx, businessID)
  const person = (await namesOf(tx, [to]))(to)
  const letter = {
    template: 'team-offer-declined',
    data: { business, person },
    path: teamPath(businessID),
  } as const
  await notifyPeople(tx, [by], letter, eventID, { businessID, by: to, resourceID: eventID })
}

/**
 * Ends the offer of somebody who is no owner any more, since they are `role` now, or of or to somebody who is nothing. `by`
 * is who made them that; the company's membership is held.
 */
export async function withdrawOfferOf(
  tx: Tx,
  { businessID, userID, role }: { businessID: string; userID: string; role?: MemberRole },
  by: string,
): Promise<void> {
  const offer = await findOffer(tx, businessID)
  const isOver = offer?.by === userID ? role !== 'owner' : offer?.to === userID && role === undefined
  if (isOver) await withdraw(tx, businessID, by, offer)
}

/** Ends an offer that nobody has answered; its bell falls silent. */
async function withdraw(tx: Tx, businessID: string, by: string, offer: Offer | undefined): Promise<void> {
  if (!offer) return
  await deleteOffer(tx, businessID)
  await settle(tx, 'team.offered', businessID, { whom: offer.to })
  await recordEvent(tx, { businessID, act: 'offer-withdrawn', by, whom: { userID: offer.to } })
}
