// A register number that one company has proven is proven for another by a verifier alone, and neither is told of the other (D14).
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { IdentityTicks } from '../../contract/verification.ts'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { somebody } from '../../testing/team.ts'
import { aRightNumber, isoDay, onGold, verifying } from '../../testing/verification.ts'
import { changeBusiness, removeBusiness } from '../businesses/business-lifecycle.ts'
import { restoreBusiness } from '../businesses/removal.ts'
import { checksOf } from './checks.ts'
import { lookAtIdentities, renewIdentities } from './identity.ts'

const database = await testDatabase()
const { db } = database
const { call, aDocument, aVerifier, take, grant } = await verifying(database)
const drain = () => deliverAll(db, domainListeners, testLog)

let companies = 0
async function aCompany(number: string, { told = true } = {}) {
  const host = `maker${(companies += 1)}.example`
  const owner = await somebody(db, { email: `taro@${host}` })
  const { businessID } = await aBusiness(db, {
    countryCode: 'JP',
    stateID: null,
    registerNumber: number,
    contact: { website: `https://${host}` },
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  if (told) await drain()
  return { businessID, owner, host }
}
type Company = Awaited<ReturnType<typeof aCompany>>

const levels = async ({ businessID }: Company) =>
  (await checksOf(db, businessID))
    .filter(({ endedAt }) => endedAt === null)
    .map(({ level }) => level)
    .toSorted((a, b) => a - b)
const look = async ({ businessID, owner }: Company) =>
  (await call<{ holds: boolean }>('checkIdentity', { businessID }, owner)).data.holds
const shown = async ({ businessID, owner }: Company) =>
  call<{ identity: IdentityTicks }>('showOwnVerification', { businessID }, owner)

/** A verifier has seen the documents of a company. */
async function verified(company: Company): Promise<void> {
  const { businessID, owner } = company
  await onGold(db, businessID)
  const documents = [await aDocument(owner)]
  const input = { businessID, text: 'Please check us.', documents }
  const { caseID } = (await call<{ caseID: string }>('requestVerification', input, owner)).data
  const verifier = await aVerifier()
  await take(verifier, caseID)
  expect(await grant(verifier, caseID)).toMatchObject({ status: 200 })
  await drain()
}

test('the second company does not pass with the number of the first, however it writes it', async () => {
  const number = aRightNumber()
  const first = await aCompany(number)
  const second = await aCompany(`T${number.slice(0, 4)}-${number.slice(4)}`)
  expect(await levels(first)).toEqual([1])
  expect(await levels(second)).toEqual([])
  expect(await look(second)).toBe(false)
  expect((await shown(second)).data.identity).toMatchObject({ address: 'proven', number: 'documents' })
  // Nothing of one is told to the other.
  const [ofFirst, ofSecond] = [await shown(first), await shown(second)]
  expect(ofFirst.data.identity).toMatchObject({ number: 'right' })
  expect(ofFirst.body).not.toContain(second.businessID)
  expect(ofSecond.body).not.toContain(first.businessID)
  expect(ofSecond.body).not.toContain(first.host)
  // The first keeps it through saves and renewals.
  expect(await look(first)).toBe(true)
  await renewIdentities(db, isoDay(365))
  expect([await levels(first), await levels(second)]).toEqual([[1], []])
})

test('a number that the first gives up, or goes with, is free', async () => {
  const [number, other] = [aRightNumber(), aRightNumber()]
  const [first, second] = [await aCompany(number), await aCompany(number)]
  await transaction(db, (tx) => changeBusiness(tx, first.businessID, { registerNumber: other }))
  await drain()
  expect([await levels(first), await look(second)]).toEqual([[1], true])

  const third = await aCompany(other)
  await transaction(db, (tx) => removeBusiness(tx, first.businessID))
  await drain()
  expect(await look(third)).toBe(true)
  // Who comes back finds it taken.
  await restoreBusiness(db, first.owner, first.businessID)
  await drain()
  expect([await levels(first), await levels(third)]).toEqual([[], [1]])
})

test('what a verifier has seen goes before what the program found', async () => {
  const number = aRightNumber()
  const [impostor, company] = [await aCompany(number), await aCompany(number)]
  expect([await levels(impostor), await levels(company)]).toEqual([[1], []])
  await verified(company)
  expect([await levels(impostor), await levels(company)]).toEqual([[], [1, 2]])
  expect(await look(impostor)).toBe(false)
  // A verifier may find that both are it: a branch with a page of its own.
  await verified(impostor)
  expect([await levels(impostor), await levels(company)]).toEqual([
    [1, 2],
    [1, 2],
  ])
  const { rows } = await sql<{ act: string }>`
    select act from audit_entries where business_id = ${impostor.businessID}
      and act in ('verification.found', 'verification.ended') order by id`.execute(db)
  expect(rows.map(({ act }) => act)).toEqual([
    'verification.found',
    'verification.ended',
    'verification.found',
  ])
})

test('of two that are looked at at once one passes', async () => {
  for (let round = 0; round < 4; round += 1) {
    const number = aRightNumber()
    const both = [await aCompany(number, { told: false }), await aCompany(number, { told: false })]
    await Promise.all(both.map(look))
    expect((await Promise.all(both.map(levels))).flat()).toEqual([1])
  }
  const number = aRightNumber()
  const both = [await aCompany(number, { told: false }), await aCompany(number, { told: false })]
  const ids = both.map(({ businessID }) => businessID)
  await transaction(db, (tx) => lookAtIdentities(tx, ids))
  expect((await Promise.all(both.map(levels))).flat()).toEqual([1])
})

test('a verifier is told that another company has proven the number, the company itself is not', async () => {
  const number = aRightNumber()
  const [, second] = [await aCompany(number), await aCompany(number)]
  const verifier = await aVerifier()
  const seen = await call<{ identity: IdentityTicks }>(
    'showCompanyChecks',
    { businessID: second.businessID },
    verifier,
  )
  expect(seen.data.identity.number).toBe('documents')
})
