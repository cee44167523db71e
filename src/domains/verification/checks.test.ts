// Badges follow from checks: levels, four eyes, ends; and certificates are stated until somebody found them.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OwnVerificationEntry } from '../../contract/verification.ts'
import type { CompanyChecksEntry } from '../../contract/verification-staff.ts'
import type { QueuedCertificateEntry } from '../../contract/certificates-staff.ts'
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { inBulk } from '../../platform/copy.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { aTeam } from '../../testing/team.ts'
import { isoDay, onGold, verifying } from '../../testing/verification.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { businessCards } from '../businesses/cards.ts'
import { checksOf } from './checks.ts'
import { loadChecks } from './load.ts'

const database = await testDatabase()
const { db } = database
const { call, seen, asked, aVerifier, aDocument, take, grant } = await verifying(database)
const [first, second, third] = [await aVerifier(), await aVerifier(), await aVerifier()]
const reason = 'Looked at it'

const profile = async (businessID: string) =>
  (await call<BusinessProfileEntry>('showBusinessProfile', { id: businessID })).data
const aVisit = async (businessID: string, by: TestSession, more: object = {}) =>
  call<{ proposalID: string }>(
    'proposeCheck',
    {
      businessID,
      version: await seen(by, businessID),
      level: 3,
      scope: ['site'],
      auditor: '',
      checkedOn: isoDay(-2),
      validUntil: isoDay(100),
      report: await aDocument(by, 'Visit.pdf'),
      reason,
      ...more,
    },
    by,
  )
const approve = (by: TestSession, proposalID: string) =>
  call<{ checkID: string }>('approveCheck', { proposalID, reason }, by)

test('level 3 is proposed by one verifier and approved by another, never by the same', async () => {
  const { businessID } = await aTeam(db)
  const { data } = await aVisit(businessID, first)
  expect((await aVisit(businessID, second)).name).toBe('AlreadyProposed')
  const seen = await call<CompanyChecksEntry>('showCompanyChecks', { businessID }, second)
  expect(seen.data.proposals).toMatchObject([
    {
      proposalID: data.proposalID,
      level: 3,
      checkedBy: 'Millwright',
      proposedBy: { userID: first.userID },
      reason,
    },
  ])
  expect((await approve(first, data.proposalID)).name).toBe('SecondNeeded')
  expect((await profile(businessID)).verified).toBe(false)
  const both = await Promise.all([approve(second, data.proposalID), approve(third, data.proposalID)])
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404'])
  expect(await profile(businessID)).toMatchObject({
    verified: true,
    verification: { level: 3, scope: ['site'], validUntil: isoDay(100) },
  })
  const { rows } = await sql<{ act: string; reason: string }>`
    select act, reason from audit_entries where business_id = ${businessID} and act <> 'business.removed' order by id`.execute(
    db,
  )
  expect(rows).toEqual([
    { act: 'proposal.made', reason },
    { act: 'verification.granted', reason },
  ])
})

test('an audit names its auditor; a declined proposal changes nothing', async () => {
  const { businessID } = await aTeam(db)
  const audit = { level: 4, scope: ['site', 'registration'] }
  expect((await aVisit(businessID, first, audit)).name).toBe('InvalidInput')
  expect(
    (await aVisit(businessID, first, { ...audit, auditor: 'Kansai Audit', checkedOn: isoDay(1) })).name,
  ).toBe('InvalidInput')
  const { data } = await aVisit(businessID, first, { ...audit, auditor: 'Kansai Audit' })
  const decline = () => call('declineCheck', { proposalID: data.proposalID, reason }, first)
  expect((await decline()).status).toBe(200)
  expect((await decline()).name).toBe('NotFound')
  expect((await approve(second, data.proposalID)).name).toBe('NotFound')
  expect(await checksOf(db, businessID)).toEqual([])
  const again = await aVisit(businessID, first, { ...audit, auditor: 'Kansai Audit' })
  await approve(second, again.data.proposalID)
  expect((await profile(businessID)).verification).toMatchObject({ level: 4, checkedBy: 'Kansai Audit' })
})

test('when the higher check is taken back the lower one gives the badge again', async () => {
  const { businessID, caseID, owner } = await asked()
  await take(first, caseID)
  await grant(first, caseID)
  const { data } = await aVisit(businessID, first)
  const visit = await approve(second, data.proposalID)
  expect((await profile(businessID)).verification?.level).toBe(3)
  const end = (checkID: string, by = first) =>
    call('endCompanyCheck', { businessID, checkID, text: 'The works have moved.', reason }, by)
  const support = await aSession(db, { staff: ['support'] })
  expect((await end(visit.data.checkID, support)).name).toBe('StaffRoleNeeded')
  expect((await end(visit.data.checkID)).status).toBe(200)
  expect((await end(visit.data.checkID)).name).toBe('NotFound')
  expect((await profile(businessID)).verification).toMatchObject({ level: 2, validUntil: isoDay(365) })
  const own = await call<OwnVerificationEntry>('showOwnVerification', { businessID }, owner)
  expect(own.data.checks.find(({ level }) => level === 3)).toMatchObject({
    endedReason: 'The works have moved.',
  })
  await end(own.data.checks.find(({ level }) => level === 2)!.checkID)
  expect(await profile(businessID)).toMatchObject({ verified: false, verification: null })
})

test('a world that is loaded has the checks of its badges', async () => {
  const { businessID } = await aTeam(db)
  const check = { checkedBy: 'Millwright', checkedOn: '2026-01-02', validUntil: '2028-01-01' }
  const one = { id: uuidv7(), businessID, scope: ['registration' as const], ...check }
  expect(await inBulk(database.pool, (client) => loadChecks(client, [one]))).toBe(1)
  expect(await checksOf(db, businessID)).toMatchObject([{ level: 2, ...check, endedAt: null }])
})

const aCertificate = {
  name: 'ISO 9001:2015',
  number: 'Q-1',
  issuer: 'Kansai Register',
  scope: '',
  issueDate: '',
  expireDate: '',
}
async function withCertificate() {
  const team = await aTeam(db)
  await onGold(db, team.businessID)
  const { data } = await call<{ id: string }>(
    'addCertificate',
    { id: team.businessID, ...aCertificate },
    team.owner,
  )
  const ask = (by?: TestSession) =>
    call('askConfirmation', { businessID: team.businessID, certificateID: data.id }, by)
  return { ...team, certificateID: data.id, ask }
}
const queued = async (certificateID: string) => {
  const { data } = await call<{ items: QueuedCertificateEntry[] }>('listCertificatesToConfirm', {}, first)
  return data.items.find((item) => item.certificateID === certificateID)
}
const confirmedOf = async (businessID: string) =>
  (await profile(businessID)).certificates.map(({ confirmed }) => confirmed)

test('a certificate is stated until a verifier finds it in the register of its issuer', async () => {
  const { businessID, certificateID, ask, owner, admin, member, stranger } = await withCertificate()
  expect(await confirmedOf(businessID)).toEqual([null])
  for (const [as, name] of [
    [member, 'NotAllowed'],
    [stranger, 'NotFound'],
    [undefined, 'TokenNotFound'],
  ] as const)
    expect((await ask(as)).name).toBe(name)
  expect((await ask(admin)).status).toBe(200)
  expect((await ask(owner)).name).toBe('CaseOpen')
  const { requestID, version } = (await queued(certificateID))!
  const found = { requestID, version, where: 'register.kansai.example', reason }
  const support = await aSession(db, { staff: ['support'] })
  expect((await call('confirmCertificate', found, support)).name).toBe('StaffRoleNeeded')
  expect((await call('confirmCertificate', { ...found, version: 'another' }, first)).name).toBe('Stale')
  const both = await Promise.all([first, second].map((by) => call('confirmCertificate', found, by)))
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404'])
  expect(await confirmedOf(businessID)).toEqual([{ on: isoDay(0), where: 'register.kansai.example' }])
  expect(await queued(certificateID)).toBeUndefined()
  expect((await businessCards(db, [businessID], 'en')).get(businessID)?.certificates).toEqual([
    { name: 'ISO 9001', confirmed: true },
  ])

  // What was not confirmed does not change it, and what was takes the confirmation along.
  const change = (fields: object) =>
    call('changeCertificate', { id: businessID, certificateID, ...aCertificate, ...fields }, owner)
  await change({ scope: 'Bearings' })
  expect(await confirmedOf(businessID)).not.toEqual([null])
  await change({ number: 'Q-2' })
  expect(await confirmedOf(businessID)).toEqual([null])
})

test('what was changed while it was looked up is not confirmed; what is not found is told', async () => {
  const { businessID, certificateID, ask, owner } = await withCertificate()
  await ask(owner)
  const before = (await queued(certificateID))!
  await call('changeCertificate', { id: businessID, certificateID, ...aCertificate, number: 'Q-3' }, owner)
  const looked = { requestID: before.requestID, where: 'register.kansai.example', reason }
  expect((await call('confirmCertificate', { ...looked, version: before.version }, first)).name).toBe('Stale')
  const { version } = (await queued(certificateID))!
  const told = { ...looked, version, text: 'No such number.' }
  expect((await call('leaveCertificateUnconfirmed', told, first)).status).toBe(200)
  const own = await call<OwnVerificationEntry>('showOwnVerification', { businessID }, owner)
  expect(own.data.certificates).toMatchObject([
    {
      confirmed: null,
      asked: { state: 'not confirmed', note: 'No such number.', where: 'register.kansai.example' },
    },
  ])
  expect((await ask(owner)).status).toBe(200)
})

test('on the Standard plan nobody is asked to look a certificate up', async () => {
  const { businessID, owner } = await aTeam(db)
  const { data } = await call<{ id: string }>('addCertificate', { id: businessID, ...aCertificate }, owner)
  const input = { businessID, certificateID: data.id }
  expect((await call('askConfirmation', input, owner)).name).toBe('NoPaidPlan')
})

test('certificates of companies that were removed keep nobody else waiting', async () => {
  const gone = await withCertificate()
  await gone.ask(gone.owner)
  await transaction(db, (tx) => removeBusiness(tx, gone.businessID))
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await sql`
    select state from verification_certificates where certificate_id = ${gone.certificateID}`.execute(db)
  expect(rows).toEqual([{ state: 'dropped' }])
})

test('what is proposed for a company is shown, however much is proposed for others', async () => {
  const { businessID } = await aTeam(db)
  await sql`
    insert into staff_proposals (id, act, subject_type, subject_id, input, reason, proposed_by, proposed_at)
    select gen_random_uuid(), 'check.granted', 'business', gen_random_uuid()::text, '{}', 'Visited', gen_random_uuid(),
      '2020-01-01' from generate_series(1, 250)`.execute(db)
  const { data } = await aVisit(businessID, first)
  const seen = await call<CompanyChecksEntry>('showCompanyChecks', { businessID }, second)
  expect(seen.data.proposals).toMatchObject([{ proposalID: data.proposalID }])
})
