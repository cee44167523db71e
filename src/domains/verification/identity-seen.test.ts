// A check is of the company that the verifier saw: name, kind, country and register number cannot change beneath it.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CompanyChecksEntry, StaffCaseEntry } from '../../contract/verification-staff.ts'
import { testDatabase } from '../../testing/database.ts'
import { isoDay, verifying } from '../../testing/verification.ts'
import { checksOf } from './checks.ts'

const database = await testDatabase()
const { db } = database
const { call, asked, aVerifier, aDocument, take } = await verifying(database)
const reason = 'Looked at it'
const [first, second] = [await aVerifier(), await aVerifier()]

const changes = {
  name: sql`company_name = 'Famous Bearings'`,
  kind: sql`business_type = case business_type when 'DI' then 'MA' else 'DI' end`,
  country: sql`country_code = 'CH'`,
  'register number': sql`register_number = 'CHE-123.456.788'`,
}
const change = (businessID: string, what: keyof typeof changes) =>
  sql`update businesses set ${changes[what]} where id = ${businessID}`.execute(db)
const seenIn = async (caseID: string) =>
  (await call<StaffCaseEntry>('showVerificationCase', { caseID }, first)).data.about.version
const seenOf = async (businessID: string) =>
  (await call<CompanyChecksEntry>('showCompanyChecks', { businessID }, first)).data.version
const grant = (caseID: string, version: string) => {
  const granted = { caseID, version, scope: ['registration'], validUntil: isoDay(365), reason }
  return call('grantVerification', granted, first)
}

test.each(Object.keys(changes) as (keyof typeof changes)[])(
  'a case is not granted to a company whose %s changed while it was looked at',
  async (what) => {
    const { businessID, caseID } = await asked()
    await take(first, caseID)
    const version = await seenIn(caseID)
    await change(businessID, what)
    expect((await grant(caseID, version)).name).toBe('CompanyChanged')
    expect(await checksOf(db, businessID)).toEqual([])
    expect((await grant(caseID, await seenIn(caseID))).status).toBe(200)
  },
)

test('what a check is not about may change meanwhile', async () => {
  const { businessID, caseID } = await asked()
  await take(first, caseID)
  const version = await seenIn(caseID)
  await sql`update businesses set city = 'Osaka', website_host = 'new.example' where id = ${businessID}`.execute(
    db,
  )
  expect((await grant(caseID, version)).status).toBe(200)
})

test('a visit is proposed and approved of the company that was visited', async () => {
  const { businessID } = await asked()
  const version = await seenOf(businessID)
  const propose = async (seen: string) =>
    call<{ proposalID: string }>(
      'proposeCheck',
      {
        businessID,
        version: seen,
        level: 3,
        scope: ['site'],
        auditor: '',
        checkedOn: isoDay(-2),
        validUntil: isoDay(100),
        report: await aDocument(first, 'Visit.pdf'),
        reason,
      },
      first,
    )
  const { data } = await propose(version)
  await change(businessID, 'name')
  const answer = { proposalID: data.proposalID, reason }
  expect((await call('approveCheck', answer, second)).name).toBe('CompanyChanged')
  expect(await checksOf(db, businessID)).toEqual([])
  // It waits until somebody declines it.
  expect((await call('declineCheck', answer, second)).status).toBe(200)
  expect((await propose(version)).name).toBe('CompanyChanged')
  const again = await propose(await seenOf(businessID))
  expect((await call('approveCheck', { proposalID: again.data.proposalID, reason }, second)).status).toBe(200)
})
