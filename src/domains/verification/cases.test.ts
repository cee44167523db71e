// A company asks for a check, a verifier asks back, refuses or grants, the owner appeals: each act by each who may, and nobody else.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OwnVerificationEntry } from '../../contract/verification.ts'
import type { StaffCaseEntry } from '../../contract/verification-staff.ts'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { aTeam, templatesTo } from '../../testing/team.ts'
import { isoDay, onGold, verifying } from '../../testing/verification.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { checksOf } from './checks.ts'
import { dueAfter } from './queue.ts'

const database = await testDatabase()
const { db } = database
const { call, aDocument, asked, aVerifier, take, refuse, grant, ask } = await verifying(database)
const drain = () => deliverAll(db, domainListeners, testLog)
const reason = 'Looked at it'
const [first, second] = [await aVerifier(), await aVerifier()]

const shown = async (as: TestSession, businessID: string) =>
  (await call<OwnVerificationEntry>('showOwnVerification', { businessID }, as)).data
const names = async (answers: Promise<{ status: number; name?: string | undefined }>[]) =>
  (await Promise.all(answers)).map(({ status, name }) => name ?? status)
const acts = async (caseID: string) => {
  const { rows } = await sql<{ act: string; reason: string | null }>`
    select act, reason from audit_entries where subject_id = ${caseID} order by id`.execute(db)
  return rows
}

test('asked, asked back, answered, refused, appealed, granted by another verifier', async () => {
  const { businessID, caseID, owner, admin } = await asked()
  expect(await shown(owner, businessID)).toMatchObject({
    asking: 'open case',
    badge: null,
    cases: [{ caseID, kind: 'request', state: 'open', documents: [{ name: 'Register.pdf' }] }],
  })
  expect((await take(first, caseID)).status).toBe(200)
  expect(await names([refuse(second, caseID), ask(first, caseID)])).toEqual(['NotAssigned', 200])
  expect((await shown(admin, businessID)).cases[0]).toMatchObject({
    state: 'asked',
    messages: [{ side: 'company' }, { side: 'verifier', content: 'Which of the two sites is yours?' }],
  })
  const answer = { businessID, text: 'The one in Osaka.', documents: [await aDocument(admin, 'Lease.pdf')] }
  expect((await call('answerVerifier', answer, admin)).status).toBe(200)
  expect((await refuse(first, caseID)).status).toBe(200)
  const after = await shown(owner, businessID)
  expect(after).toMatchObject({
    asking: 'yes',
    cases: [{ state: 'refused', reasons: 'The extract is too old.', appealUntil: expect.any(String) }],
  })
  const appeal = { businessID, caseID, text: 'It is of this month.', documents: [] }
  expect(await names([call('appealVerification', appeal, admin)])).toEqual(['NotAllowed'])
  const appealed = await call<{ caseID: string }>('appealVerification', appeal, owner)
  expect(appealed.status).toBe(200)
  expect(await names([take(first, appealed.data.caseID)])).toEqual(['AnotherVerifier'])
  expect((await take(second, appealed.data.caseID)).status).toBe(200)
  const seen = await call<StaffCaseEntry>('showVerificationCase', { caseID: appealed.data.caseID }, second)
  expect(seen.data).toMatchObject({
    kind: 'appeal',
    isMine: true,
    refused: { caseID, reasons: 'The extract is too old.', documents: [{}, { name: 'Lease.pdf' }] },
  })
  expect((await grant(second, appealed.data.caseID)).status).toBe(200)
  const granted = await shown(owner, businessID)
  expect(granted).toMatchObject({
    asking: 'valid',
    badge: {
      level: 2,
      scope: ['registration', 'contacts'],
      checkedBy: 'Millwright',
      validUntil: isoDay(365),
    },
    cases: [
      { kind: 'appeal', state: 'granted' },
      { state: 'refused', appealUntil: null },
    ],
  })
  expect(await acts(caseID)).toEqual([
    { act: 'verification.requested', reason: null },
    { act: 'case.taken', reason: null },
    { act: 'verification.asked', reason },
    { act: 'verification.refused', reason },
  ])
  await drain()
  for (const reader of [owner, admin])
    expect((await templatesTo(database, reader)).filter((name) => name.startsWith('verification'))).toEqual([
      'verification-asked',
      'verification-refused',
      'verification-granted',
    ])
})

test('who may ask: owners and admins, with a paid plan and a document, one case at a time', async () => {
  const { businessID, owner, admin, member, stranger, exMember } = await aTeam(db)
  const request = async (as?: TestSession, documents?: string[]) =>
    call(
      'requestVerification',
      { businessID, text: '', documents: documents ?? [as ? await aDocument(as) : 'x'.repeat(43)] },
      as,
    )
  expect((await request(owner)).name).toBe('NoPaidPlan')
  await onGold(db, businessID)
  expect(await names([request(member), request(stranger), request(exMember), request(undefined)])).toEqual([
    'NotAllowed',
    'NotFound',
    'NotFound',
    'TokenNotFound',
  ])
  expect((await request(owner, [])).name).toBe('InvalidInput')
  expect((await request(owner, ['y'.repeat(43)])).name).toBe('AttachmentGone')
  expect((await shown(owner, businessID)).cases).toEqual([])
  expect((await request(admin)).status).toBe(200)
  expect((await request(owner)).name).toBe('CaseOpen')
  for (const as of [member, stranger])
    expect((await call('showOwnVerification', { businessID }, as)).status).not.toBe(200)
  expect((await call('withdrawVerification', { businessID }, owner)).status).toBe(200)
  expect((await call('withdrawVerification', { businessID }, owner)).name).toBe('CaseClosed')
  expect((await request(owner)).status).toBe(200)
})

test('of many requests at once one stands', async () => {
  const { businessID, owner } = await aTeam(db)
  await onGold(db, businessID)
  const documents: string[] = []
  for (let at = 0; at < 6; at += 1) documents.push(await aDocument(owner))
  const answers = await names(
    documents.map((token) =>
      call('requestVerification', { businessID, text: '', documents: [token] }, owner),
    ),
  )
  expect(answers.map(String).toSorted()).toEqual(['200', ...Array(5).fill('CaseOpen')])
})

test('two verifiers want one case, and two decide at once: one does', async () => {
  const { businessID, caseID, owner } = await asked()
  const taken = await names([take(first, caseID), take(second, caseID)])
  expect(taken.map(String).toSorted()).toEqual(['200', 'CaseTaken'])
  const holder = taken[0] === 200 ? first : second
  const decided = await names([grant(holder, caseID), refuse(holder, caseID), grant(holder, caseID)])
  expect(decided.filter((one) => one === 200)).toHaveLength(1)
  expect(decided.filter((one) => one === 'CaseClosed')).toHaveLength(2)
  const [one] = (await shown(owner, businessID)).cases
  expect(await checksOf(db, businessID)).toHaveLength(one?.state === 'granted' ? 1 : 0)
})

test('a company takes its request back while it is granted: one of both counts', async () => {
  for (let times = 0; times < 4; times++) {
    const { businessID, caseID, owner } = await asked()
    await take(first, caseID)
    const both = await names([call('withdrawVerification', { businessID }, owner), grant(first, caseID)])
    expect(both.map(String).toSorted()).toEqual(['200', 'CaseClosed'])
    const [one] = (await shown(owner, businessID)).cases
    expect(await checksOf(db, businessID)).toHaveLength(one?.state === 'granted' ? 1 : 0)
  }
})

test('an appeal against two appeals at once, one too late, one of another company', async () => {
  const { businessID, caseID, owner } = await asked()
  const other = await asked()
  const appeal = (id = businessID, as: TestSession = owner) =>
    call('appealVerification', { businessID: id, caseID, text: 'Please look again.', documents: [] }, as)
  expect((await appeal()).name).toBe('CaseClosed')
  await take(first, caseID)
  await refuse(first, caseID)
  expect((await appeal(other.businessID, other.owner)).name).toBe('NotFound')
  const both = await names([appeal(), appeal()])
  expect(both.map(String).toSorted()).toEqual(['200', 'CaseOpen'])
  // Taken back it does not count, until its time is over.
  await call('withdrawVerification', { businessID }, owner)
  await sql`update verification_cases set decided_at = now() - interval '31 days' where id = ${caseID}`.execute(
    db,
  )
  expect((await appeal()).name).toBe('CaseClosed')
  await sql`update verification_cases set decided_at = now() where id = ${caseID}`.execute(db)
  expect((await appeal()).status).toBe(200)
})

test('an appeal that was decided is the only one', async () => {
  const { businessID, caseID, owner } = await asked()
  await take(first, caseID)
  await refuse(first, caseID)
  const appeal = { businessID, caseID, text: 'Please look again.', documents: [] }
  const { data } = await call<{ caseID: string }>('appealVerification', appeal, owner)
  await take(second, data.caseID)
  await refuse(second, data.caseID, 'Still too old.')
  expect(await names([call('appealVerification', appeal, owner)])).toEqual(['CaseOpen'])
  const again = { ...appeal, caseID: data.caseID }
  expect(await names([call('appealVerification', again, owner)])).toEqual(['CaseClosed'])
  expect((await shown(owner, businessID)).cases.map(({ appealUntil }) => appealUntil)).toEqual([null, null])
})

test('what was taken over from who refused is not theirs to decide', async () => {
  const { businessID, caseID, owner } = await asked()
  await take(first, caseID)
  await refuse(first, caseID)
  const appeal = { businessID, caseID, text: 'Please look again.', documents: [] }
  const { data } = await call<{ caseID: string }>('appealVerification', appeal, owner)
  await take(second, data.caseID)
  const over = { caseID: data.caseID, from: second.userID }
  expect((await call('takeVerificationCase', over, first)).name).toBe('AnotherVerifier')
  // Even with the case in hand.
  await sql`update staff_assignments set user_id = ${first.userID} where case_id = ${data.caseID}`.execute(db)
  expect(
    await names([grant(first, data.caseID), refuse(first, data.caseID), ask(first, data.caseID)]),
  ).toEqual(Array(3).fill('AnotherVerifier'))
})

test('a case ends with its company; a plan that ends meanwhile ends no case', async () => {
  const { businessID, caseID, owner } = await asked()
  await take(first, caseID)
  await sql`update subscriptions set period_end = now() - interval '1 hour' where business_id = ${businessID}`.execute(
    db,
  )
  expect((await ask(first, caseID)).status).toBe(200)
  expect((await call('answerVerifier', { businessID, text: 'Osaka.', documents: [] }, owner)).status).toBe(
    200,
  )
  await transaction(db, (tx) => removeBusiness(tx, businessID))
  expect(await names([grant(first, caseID), take(second, caseID)])).toEqual(['NotFound', 'NotFound'])
  await drain()
  const { rows } = await sql`select state, decided_by from verification_cases where id = ${caseID}`.execute(
    db,
  )
  expect(rows).toEqual([{ state: 'withdrawn', decided_by: null }])
})

test('other staff, and verifiers without a second factor or with a locked session, see and decide nothing', async () => {
  const { caseID } = await asked()
  const others: [TestSession, string][] = [
    [await aSession(db, { staff: ['support'] }), 'StaffRoleNeeded'],
    [await aSession(db, { staff: ['moderator'] }), 'StaffRoleNeeded'],
    [await aSession(db, { staff: [{ role: 'edition-manager', edition: 'jp' }] }), 'StaffRoleNeeded'],
    [await aSession(db, { staff: ['verifier'], lacksFactor: true }), 'SecondFactorNeeded'],
    [await aSession(db, { staff: ['verifier'], isLocked: true }), 'UnlockNeeded'],
    [await aSession(db), 'NotFound'],
  ]
  for (const [as, name] of others)
    expect(
      await names([
        call('listVerificationCases', {}, as),
        call('showVerificationCase', { caseID }, as),
        take(as, caseID),
        grant(as, caseID),
        refuse(as, caseID),
        ask(as, caseID),
      ]),
    ).toEqual(Array(6).fill(name))
  const admin = await aSession(db, { staff: ['admin'] })
  expect((await take(admin, caseID)).status).toBe(200)
  expect((await grant(admin, caseID)).status).toBe(200)
})

test('what cannot be is refused and changes nothing', async () => {
  const { businessID, caseID, owner } = await asked()
  await take(first, caseID)
  for (const validUntil of [isoDay(-1), isoDay(1_200)])
    expect((await grant(first, caseID, validUntil)).name).toBe('InvalidInput')
  expect((await call('refuseVerification', { caseID, text: '', reason }, first)).name).toBe('InvalidInput')
  expect((await call('refuseVerification', { caseID, text: 'No.', reason: ' ' }, first)).name).toBe(
    'InvalidInput',
  )
  expect(await shown(owner, businessID)).toMatchObject({ badge: null, cases: [{ state: 'open' }] })
})

test('a check can be asked for anew 90 days before its end', async () => {
  const { businessID, caseID, owner } = await asked()
  await take(first, caseID)
  await grant(first, caseID, isoDay(91))
  const request = async () =>
    call('requestVerification', { businessID, text: '', documents: [await aDocument(owner)] }, owner)
  expect((await request()).name).toBe('StillVerified')
  await sql`update verification_checks set valid_until = ${isoDay(89)} where business_id = ${businessID}`.execute(
    db,
  )
  expect((await request()).status).toBe(200)
})

test('the queue shows who has waited longest first, with two working days to act', async () => {
  expect(dueAfter(new Date('2026-11-27T15:00:00Z')).toISOString()).toBe('2026-12-01T15:00:00.000Z')
  const { caseID } = await asked()
  await sql`update verification_cases set waiting_since = '2020-01-01T00:00:00Z' where id = ${caseID}`.execute(
    db,
  )
  const page = await call<{ items: { caseID: string; dueAt: string }[] }>('listVerificationCases', {}, second)
  expect(page.data.items[0]).toMatchObject({
    caseID,
    dueAt: '2020-01-03T00:00:00.000Z',
    assigned: null,
    company: { country: { code: 'JP' } },
  })
  const rest = await call<{ items: { caseID: string }[] }>('listVerificationCases', { after: caseID }, second)
  expect(rest.data.items.map((one) => one.caseID)).not.toContain(caseID)
  expect(rest.data.items.length).toBe(page.data.items.length - 1)
})
