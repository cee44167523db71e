// Not wanting to meet somebody (P6.7).
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import { staleKeysOf } from '../../contract/events.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { personName } from '../../contract/person-name.ts'
import type { UserCardEntry } from '../../contract/profiles.ts'
import type { listBlocks } from '../../contract/safety.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { serverText } from '../../messages/texts.ts'
import { businessCards } from '../businesses/cards.ts'
import { businessExists } from '../businesses/existence.ts'
import { businessNames } from '../businesses/listing.ts'
import { maskOf, visibilityOf } from '../businesses/visibility.ts'
import { requireManager, resolveActor, type Actor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { personExists } from '../profiles/existence.ts'
import { userCards } from '../profiles/public.ts'
import {
  countFewer,
  countOneMore,
  deleteBlock,
  deleteBlocksOf,
  deleteBlocksOn,
  findBlocked,
  insertBlock,
  lockPair,
  type Party,
} from './queries.ts'

/** Where somebody blocks, and whether they have written with a company that hides there. */
export type BlockPlace = {
  edition: string
  hasWritten: ((businessID: string) => Promise<boolean>) | undefined
}

/**
 * Blocks, as a person or as a business they manage; blocking again changes nothing. Throws NotFound for who is not
 * there or hides there from whoever never wrote with them, and for oneself and one's own businesses, NotAllowed without the right, BlocksFull at 500.
 */
export function blockParty(
  db: Db,
  session: LiveSession,
  party: Party,
  businessID: string | undefined,
  place: BlockPlace,
): Promise<{ blocked: boolean }> {
  return transaction(db, async (tx) => {
    const blocker = await blockerOf(tx, session, businessID)
    await requireOther(tx, session, party, place)
    // Whoever follows meanwhile is done before, or sees this.
    await lockPair(tx, blocker.id, party.id)
    if (!(await insertBlock(tx, blocker, party))) return { blocked: true }
    if (!(await countOneMore(tx, blocker.id, limits.blocksMax))) throw new AppError('BlocksFull')
    const event = {
      type: 'party.blocked',
      blocker: { type: blocker.type, id: blocker.id },
      blocked: party,
    } as const
    await publishEvent(tx, event, staleKeysOf(event))
    return { blocked: true }
  })
}

/** Blocks no longer; without a block nothing changes. Throws NotAllowed without the right to act for the business. */
export function unblockParty(
  db: Db,
  session: LiveSession,
  party: Party,
  businessID: string | undefined,
): Promise<{ blocked: boolean }> {
  return transaction(db, async (tx) => {
    const blocker = await blockerOf(tx, session, businessID)
    if (await deleteBlock(tx, blocker, party)) await countFewer(tx, blocker.id)
    return { blocked: false }
  })
}

/** A business' blocks are set by its managers. */
async function blockerOf(tx: Tx, session: LiveSession, businessID: string | undefined): Promise<Actor> {
  const actor = await resolveActor(tx, session, businessID)
  if (actor.type === 'business') requireManager(actor)
  return actor
}

async function requireOther(
  tx: Tx,
  { userID }: LiveSession,
  { type, id }: Party,
  { edition, hasWritten }: BlockPlace,
): Promise<void> {
  const own = await businessesOf(tx, userID)
  const isThere =
    type === 'user'
      ? await personExists(tx, id)
      : (await businessExists(tx, id, { mask: maskOf(edition), own })) ||
        ((await businessExists(tx, id)) && (await hasWritten?.(id)) === true)
  if (!isThere || [userID, ...own].includes(id)) throw new AppError('NotFound')
}

/** Whom a person, or a business they belong to, blocks, newest first; those who went are left out, those that hide are not named. */
export async function blocksOf(
  db: Db,
  session: LiveSession,
  businessID: string | undefined,
  { language, edition }: { language: string; edition: string },
): Promise<CallOutput<typeof listBlocks>> {
  const actor = await resolveActor(db, session, businessID)
  return shownBlocks(db, actor.id, session, { language, edition })
}

/** What a blocker's list shows to a person. */
export async function shownBlocks(
  db: Db,
  blockerID: string,
  viewer: Pick<LiveSession, 'userID'>,
  { language, edition }: { language: string; edition: string },
): Promise<CallOutput<typeof listBlocks>> {
  const blocked = await findBlocked(db, blockerID, limits.blocksMax)
  const idsOf = (type: Party['type']) => blocked.filter((one) => one.type === type).map(({ id }) => id)
  const [people, companies, shown] = await Promise.all([
    userCards(db, idsOf('user'), language),
    businessCards(db, idsOf('business'), language),
    businessNames(db, idsOf('business'), language, await visibilityOf(db, { edition, session: viewer })),
  ])
  const nameless = { name: serverText(hiddenName, language), picture: null }
  return blocked.flatMap(({ type, id, blockedAt }) => {
    const company = companies.get(id)
    const ofCompany = company && (shown.has(id) ? companyOf(company) : nameless)
    const face = type === 'user' ? personOf(people.get(id)) : ofCompany
    return face ? [{ resourceType: type, resourceID: id, ...face, blockedAt: blockedAt.toISOString() }] : []
  })
}

function personOf(card: UserCardEntry | undefined) {
  return card && { name: personName(card), picture: card.profilePhoto }
}

const companyOf = ({ general }: BusinessCardEntry) => ({
  name: general.companyName,
  picture: general.profilePhoto,
})

/** In an edition from which it hides a company is named to nobody by what they did to it themselves. */
const hiddenName = /*i18n*/ { id: 'party.hiddenCompany', message: 'A company not shown in this edition' }

/** Nothing of a person who went stays in anybody's way. */
export async function forgetPerson(tx: Tx, userID: string): Promise<void> {
  for (const blockerID of (await deleteBlocksOn(tx, userID)).sort()) await countFewer(tx, blockerID)
  await deleteBlocksOf(tx, userID)
}
