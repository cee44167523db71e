// Level 1, which the program finds by itself, for everybody (D14): an address at the company's own website, and a register number
// whose check digits are right where its country has a rule for them.
import { checkedNumber } from '../../contract/company-numbers/checked-number.ts'
import type { IdentityTicks } from '../../contract/verification.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { record } from '../audit/recording.ts'
import { identityFacts, type IdentityFacts } from '../businesses/badge.ts'
import { resolveManager } from '../members/actors.ts'
import { businessesOf, managersOfAll } from '../members/membership.ts'
import { addCheck, daysAfter, endCheck, lockChecks, theProgram } from './checks.ts'
import { isSharedMailHost } from './mail-hosts.ts'
import { holdersOf, numberKey, type Holders } from './number-holders.ts'
import { findIdentitiesEnding, findIdentityChecks, type Identity } from './queries/checks.ts'
import { lockNumbers, noteVerifiersNumbers } from './queries/numbers.ts'

/** A check of the program holds so long, and is made again on its last day. */
const validDays = 365

/** What there is to see of companies that are there, by id. Five queries. */
export async function ticksOf(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, IdentityTicks>> {
  const facts = await identityFacts(db, businessIDs)
  return ticksFrom(db, facts, await holdersOf(db, numbersIn(facts), today()))
}

/** The host at which an owner or admin of a company has a proven address, and its website is; null while there is none. */
export async function provenHostOf(db: Db | Tx, businessID: string): Promise<string | null> {
  const tick = (await ticksOf(db, [businessID])).get(businessID)
  return tick?.address === 'proven' ? tick.website : null
}

async function ticksFrom(
  db: Db | Tx,
  facts: readonly IdentityFacts[],
  holders: Holders,
): Promise<Map<string, IdentityTicks>> {
  const managersOf = await managersOfAll(
    db,
    facts.map(({ businessID }) => businessID),
  )
  const mailboxes = await mailboxesOf(
    db,
    facts.flatMap(({ businessID }) => managersOf(businessID)),
  )
  return new Map(
    facts.map((one) => {
      const theirs = managersOf(one.businessID).flatMap((userID) => mailboxes.get(userID) ?? [])
      const hosts = theirs.filter(({ suspendedAt }) => !suspendedAt).map(({ email }) => hostOf(email))
      return [one.businessID, { ...addressTick(one, hosts), number: numberTick(one, holders) }]
    }),
  )
}

const numbersIn = (facts: readonly IdentityFacts[]): string[] =>
  facts.map(numberKey).filter((number) => number !== null)

function addressTick(
  { websiteHost }: IdentityFacts,
  hosts: readonly string[],
): Pick<IdentityTicks, 'website' | 'address'> {
  const isOwn = websiteHost !== null && !isSharedMailHost(websiteHost)
  return {
    website: websiteHost,
    address: !isOwn ? 'no website' : hosts.includes(websiteHost) ? 'proven' : 'elsewhere',
  }
}

/** The host of an address, as websites write it. */
const hostOf = (email: string): string =>
  URL.parse(`https://${email.slice(email.lastIndexOf('@') + 1)}`)?.hostname ?? ''

function numberTick(facts: IdentityFacts, holders: Holders): IdentityTicks['number'] {
  const { businessID, country, registerNumber } = facts
  const number = numberKey(facts)
  if (number !== null) return holders.isAnothers(businessID, number) ? 'documents' : 'right'
  if (checkedNumber({ country, number: registerNumber ?? '' }).scheme === null) return 'not asked'
  return registerNumber ? 'wrong' : 'missing'
}

/** What a company passes; none unless it passes all that is asked of it. */
function scopeOf({ address, number }: IdentityTicks): string[] {
  if (address !== 'proven') return []
  if (number === 'right') return ['domain', 'number']
  return number === 'not asked' ? ['domain'] : []
}

/** Looks at companies anew: records what they pass from a day on, takes back what they no longer pass, renews what ends. */
export async function lookAtIdentities(
  tx: Tx,
  businessIDs: readonly string[],
  day: string = today(),
): Promise<void> {
  const ids = [...new Set(businessIDs)].toSorted()
  if (ids.length === 0) return
  // Whoever looks at one of them, or at the number of one, has written by then.
  for (const id of ids) await lockChecks(tx, id)
  const facts = await identityFacts(tx, ids)
  await lockNumbers(tx, numbersIn(facts))
  await noteVerifiersNumbers(
    tx,
    facts.map(heldBy).filter((held) => held !== null),
  )
  const holders = await holdersOf(tx, numbersIn(facts), day)
  const found = await ticksFrom(tx, facts, holders)
  const standing = new Map((await findIdentityChecks(tx, ids)).map((check) => [check.businessID, check]))
  const given = new Set<string>()
  // Of a company that was removed nothing is looked at until it is back.
  for (const one of facts.toSorted((a, b) => a.businessID.localeCompare(b.businessID))) {
    const { businessID } = one
    const number = numberKey(one)
    const before = standing.get(businessID)
    const scope = scopeOf(found.get(businessID)!)
    const isTwice = number !== null && given.has(number) && !holders.isVerified(businessID, number)
    await settle(tx, businessID, { scope: isTwice ? [] : scope, number, before, day })
    if (number === null) continue
    if (scope.includes('number')) given.add(number)
    for (const other of holders.givingWay(businessID, number))
      await giveWay(tx, other.businessID, other.checkID)
  }
}

function heldBy(facts: IdentityFacts): { businessID: string; number: string } | null {
  const number = numberKey(facts)
  return number === null ? null : { businessID: facts.businessID, number }
}

type Seen = { scope: string[]; number: string | null; before: Identity | undefined; day: string }

async function settle(tx: Tx, businessID: string, { scope, number, before, day }: Seen): Promise<void> {
  const proven = scope.includes('number') ? number : null
  const isSame =
    before && scope.join() === before.scope.join() && before.number === proven && before.validUntil > day
  if (isSame || (!before && scope.length === 0)) return
  if (before && scope.length === 0) return giveWay(tx, businessID, before.id)
  if (before) await endCheck(tx, { checkID: before.id, businessID, reason: 'renewed' })
  const checkID = await addCheck(tx, {
    businessID,
    level: 1,
    scope,
    number: proven,
    checkedBy: theProgram,
    recordedBy: null,
    checkedOn: day,
    validUntil: daysAfter(day, validDays),
  })
  await recordOf(tx, { act: 'found', checkID, businessID, scope })
}

/** Takes back what the program found of a company. */
async function giveWay(tx: Tx, businessID: string, checkID: string): Promise<void> {
  await endCheck(tx, { checkID, businessID, reason: 'conditions' })
  await recordOf(tx, { act: 'ended', checkID, businessID, scope: [] })
}

const recordOf = (
  tx: Tx,
  { act, checkID, businessID, scope }: { act: string; checkID: string; businessID: string; scope: string[] },
) =>
  record(tx, {
    by: 'system',
    act: `verification.${act}`,
    about: { type: 'check', id: checkID },
    businessID,
    details: { level: 1, scope },
  })

/** The same of one company, for an owner or admin who has just done what was asked; answers what there is to see. */
export function lookAtOwnIdentity(
  db: Db,
  session: LiveSession,
  businessID: string,
): Promise<{ holds: boolean }> {
  return transaction(db, async (tx) => {
    const { id } = await resolveManager(tx, session, businessID)
    await lookAtIdentities(tx, [id])
    return { holds: (await findIdentityChecks(tx, [id])).length > 0 }
  })
}

/** The same of every company of a person. */
export async function lookAtIdentitiesOf(tx: Tx, userID: string): Promise<void> {
  await lookAtIdentities(tx, await businessesOf(tx, userID))
}

const batch = 50

/** Looks anew at companies whose check by the program ends today or has ended; answers how many. May run twice. */
export async function renewIdentities(db: Db, day: string = today()): Promise<number> {
  let looked = 0
  for (let after = firstID; ;) {
    const ids = await findIdentitiesEnding(db, { day, after, limit: batch })
    await transaction(db, (tx) => lookAtIdentities(tx, ids, day))
    looked += ids.length
    if (ids.length < batch) return looked
    after = ids.at(-1)!
  }
}
