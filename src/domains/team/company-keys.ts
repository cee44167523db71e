// Keys for the programs of a company: an owner makes them with their password, whoever manages it ends them; owners are told (P7).
import { api } from '../../contract/api.ts'
import type { CompanyKeyEntry } from '../../contract/company-keys.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { keyScopes, type KeyScopeName } from '../../contract/key-scopes.ts'
import { personName } from '../../contract/person-name.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import { requireManager, resolveManager } from '../members/actors.ts'
import { endKey, keysOf, makeKey, requireRoomForKey, type KeyRow } from '../members/company-keys.ts'
import { managersOfAll, ownersOfAll } from '../members/membership.ts'
import { userCards } from '../profiles/public.ts'
import { asProvenOwner, lockTeam, requireCompany, type Proof } from './permissions.ts'
import { namesOf } from './team-notices.ts'

/** Those that count and the newest of those that are over, for owners and admins. Throws NotFound and NotAllowed. */
export async function listKeys(
  db: Db,
  session: LiveSession,
  businessID: string,
  language: string,
): Promise<{ keys: CompanyKeyEntry[]; scopes: KeyScopeName[] }> {
  const { id } = await resolveManager(db, session, businessID)
  return { keys: await entriesOf(db, id, await keysOf(db, id), language), scopes: takenScopes() }
}

/** Those that a call wants: a key for another one would open nothing. */
function takenScopes(): KeyScopeName[] {
  const calls = Object.values(api) as unknown as Endpoint[]
  return keyScopes.filter((scope) => calls.some(({ keys }) => keys === scope))
}

type Wish = Proof & { businessID: string; name: string; scopes: KeyScopeName[]; days: number | null }

/**
 * Makes a key for an owner who has proven themself, and answers its secret, this once. Throws NotFound, NotAllowed, TooManyKeys,
 * WrongCredentials, CodeNeeded and WrongCode.
 */
export async function createKey(
  db: Db,
  session: LiveSession,
  wish: Wish,
  language: string,
): Promise<{ key: CompanyKeyEntry; secret: string }> {
  const { businessID, name, scopes, days } = wish
  const made = await asProvenOwner(
    db,
    session,
    wish,
    // One too many costs no code.
    (tx) => requireRoomForKey(tx, businessID),
    async (tx, actor) => {
      const by = actor.userID
      const { keyID, secret } = await makeKey(tx, { businessID, name, scopes, days, by })
      await tellOwners(tx, 'company-key-made', { businessID, keyID, name, by })
      const row = (await keysOf(tx, businessID)).filter((one) => one.keyID === keyID)
      return { secret, row }
    },
  )
  const [key] = await entriesOf(db, businessID, made.row, language)
  return { key: key!, secret: made.secret }
}

/** Ends a key, for whoever manages the company; one that is over stays as it ended. Throws NotFound and NotAllowed. */
export function endCompanyKey(
  db: Db,
  session: LiveSession,
  { businessID, keyID }: { businessID: string; keyID: string },
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const { userID: by } = await lockTeam(tx, session, businessID, requireManager)
    const { name, ended } = await endKey(tx, { businessID, keyID, by })
    if (ended) await tellOwners(tx, 'company-key-ended', { businessID, keyID, name, by })
    return {}
  })
}

type News = { businessID: string; keyID: string; name: string; by: string }

/** Writes to each owner, to whoever did it too: what was not they is seen at once. */
async function tellOwners(
  tx: Tx,
  template: 'company-key-made' | 'company-key-ended',
  { businessID, keyID, name, by }: News,
): Promise<void> {
  const owners = (await ownersOfAll(tx, [businessID]))(businessID)
  const [mailboxes, nameOf, { nameIn }] = await Promise.all([
    mailboxesOf(tx, owners),
    namesOf(tx, [by]),
    requireCompany(tx, businessID),
  ])
  const at = new Date().toISOString()
  const letters = [...mailboxes.values()].map(
    ({ userID, email: to, language, edition, firstName, lastName }): Mail => ({
      template,
      to,
      language,
      edition,
      userID,
      data: {
        firstName,
        lastName,
        business: nameIn(language),
        by: nameOf(by),
        thing: name,
        at,
        link: editionLink(edition, `/business/${businessID}/edit/keys`),
      },
      dedupeKey: `${template}:${keyID}:${userID}`,
    }),
  )
  await queueMails(tx, letters)
}

async function entriesOf(
  db: Db,
  businessID: string,
  rows: readonly KeyRow[],
  language: string,
): Promise<CompanyKeyEntry[]> {
  const people = new Set(rows.flatMap(({ madeBy, endedBy }) => [madeBy, endedBy ?? []].flat()))
  const [cards, managersOf] = await Promise.all([
    userCards(db, [...people], language),
    managersOfAll(db, [businessID]),
  ])
  const managers = new Set(managersOf(businessID))
  const personOf = (userID: string | null) => {
    const card = userID === null ? undefined : cards.get(userID)
    return card ? { userID: card.userID, name: personName(card) } : null
  }
  return rows.map(({ keyID, name, scopes, start, lives, ...row }) => ({
    keyID,
    name,
    scopes,
    start,
    state: lives ? 'alive' : row.endedAt ? 'ended' : 'expired',
    madeBy: personOf(row.madeBy),
    makerLeft: !managers.has(row.madeBy),
    madeAt: row.madeAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    endedBy: personOf(row.endedBy),
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
}
