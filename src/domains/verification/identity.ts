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
import { findIdentitiesEnding, findIdentityChecks, type Identity } from './queries/checks.ts'

/** A check of the program holds so long, and is made again on its last day. */
const validDays = 365

/** What there is to see of companies that are there, by id. Three queries. */
export async function ticksOf(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, IdentityTicks>> {
  const [facts, managersOf] = await Promise.all([
    identityFacts(db, businessIDs),
    managersOfAll(db, businessIDs),
  ])
  const mailboxes = await mailboxesOf(
    db,
    facts.flatMap(({ businessID }) => managersOf(businessID)),
  )
  return new Map(
    facts.map((one) => {
      const theirs = managersOf(one.businessID).flatMap((userID) => mailboxes.get(userID) ?? [])
      const hosts = theirs.filter(({ suspendedAt }) => !suspendedAt).map(({ email }) => hostOf(email))
      return [one.businessID, ticks(one, hosts)]
    }),
  )
}

function ticks(
  { websiteHost, country, registerNumber }: IdentityFacts,
  hosts: readonly string[],
): IdentityTicks {
  const isOwn = websiteHost !== null && !isSharedMailHost(websiteHost)
  return {
    website: websiteHost,
    address: !isOwn ? 'no website' : hosts.includes(websiteHost) ? 'proven' : 'elsewhere',
    number: numberOf(country, registerNumber),
  }
}

/** The host of an address, as websites write it. */
const hostOf = (email: string): string =>
  URL.parse(`https://${email.slice(email.lastIndexOf('@') + 1)}`)?.hostname ?? ''

function numberOf(country: string, registerNumber: string | null): IdentityTicks['number'] {
  const { scheme, state } = checkedNumber({ country, number: registerNumber ?? '' })
  if (state === 'right') return 'right'
  if (scheme === null) return 'not asked'
  return registerNumber ? 'wrong' : 'missing'
}

/** What a company passes; none unless it passes all that is asked of it. */
function scopeOf({ address, number }: IdentityTicks): string[] {
  if (address !== 'proven' || number === 'wrong' || number === 'missing') return []
  return number === 'right' ? ['domain', 'number'] : ['domain']
}

/** Looks at companies anew: records what they pass from a day on, takes back what they no longer pass, renews what ends. */
export async function lookAtIdentities(
  tx: Tx,
  businessIDs: readonly string[],
  day: string = today(),
): Promise<void> {
  const ids = [...new Set(businessIDs)].toSorted()
  if (ids.length === 0) return
  // Whoever looks at one of them at this moment has written by then.
  for (const id of ids) await lockChecks(tx, id)
  const found = await ticksOf(tx, ids)
  const standing = new Map((await findIdentityChecks(tx, ids)).map((check) => [check.businessID, check]))
  for (const businessID of ids) {
    const seen = found.get(businessID)
    // Of a company that was removed nothing is looked at until it is back.
    if (seen) await settle(tx, businessID, { scope: scopeOf(seen), before: standing.get(businessID), day })
  }
}

type Seen = { scope: string[]; before: Identity | undefined; day: string }

async function settle(tx: Tx, businessID: string, { scope, before, day }: Seen): Promise<void> {
  const isSame = before && scope.join() === before.scope.join() && before.validUntil > day
  if (isSame || (!before && scope.length === 0)) return
  const act = (name: string, id: string) =>
    record(tx, {
      by: 'system',
      act: `verification.${name}`,
      about: { type: 'check', id },
      businessID,
      details: { level: 1, scope },
    })
  if (before) {
    const reason = scope.length === 0 ? 'conditions' : 'renewed'
    await endCheck(tx, { checkID: before.id, businessID, reason })
    if (scope.length === 0) return act('ended', before.id)
  }
  const checkID = await addCheck(tx, {
    businessID,
    level: 1,
    scope,
    checkedBy: theProgram,
    recordedBy: null,
    checkedOn: day,
    validUntil: daysAfter(day, validDays),
  })
  await act('found', checkID)
}

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
