// No verifier has a hand in the checks of a company that they belong to, or once belonged to.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { QueuedCertificateEntry } from '../../contract/certificates-staff.ts'
import type { OwnVerificationEntry } from '../../contract/verification.ts'
import type { StaffCaseEntry } from '../../contract/verification-staff.ts'
import { testDatabase } from '../../testing/database.ts'
import type { TestSession } from '../../testing/sessions.ts'
import { isoDay, verifying } from '../../testing/verification.ts'
import { uuidv7 } from '../../platform/ids.ts'

const database = await testDatabase()
const { db } = database
const { call, seen, asked, aVerifier, aDocument, take, refuse, grant, ask } = await verifying(database)
const reason = 'Looked at it'
const names = async (answers: Promise<{ status: number; name?: string | undefined }>[]) =>
  (await Promise.all(answers)).map(({ status, name }) => name ?? status)

const join = (businessID: string, { userID }: TestSession) =>
  sql`
    insert into business_members (business_id, user_id, role, created_at)
    values (${businessID}, ${userID}, 'member', now())`.execute(db)
/** As an invitation that was accepted is noted; they have left since. */
const wasThere = (businessID: string, { userID }: TestSession) =>
  sql`
    insert into team_events (event_id, business_id, act, by_user_id, role)
    values (${uuidv7()}, ${businessID}, 'accepted', ${userID}, 'member')`.execute(db)
const handTo = (caseID: string, { userID }: TestSession) =>
  sql`
    insert into staff_assignments (queue, case_id, user_id) values ('verification', ${caseID}, ${userID})
    on conflict (queue, case_id) do update set user_id = excluded.user_id`.execute(db)

const aWish = async (by: TestSession, businessID: string) => ({
  businessID,
  version: await seen(by, businessID),
  level: 3,
  scope: ['site'],
  auditor: '',
  checkedOn: isoDay(-2),
  validUntil: isoDay(100),
  report: await aDocument(by, 'Visit.pdf'),
  reason,
})

test.each([
  ['belongs to', join],
  ['once belonged to', wasThere],
])('a verifier neither takes nor decides a case of a company that they %s', async (_, tie) => {
  const { businessID, caseID, owner } = await asked()
  const own = await aVerifier()
  await tie(businessID, own)
  expect(await names([take(own, caseID)])).toEqual(['OwnCase'])
  // Even with the case in hand, as one has it who joined the company afterwards.
  await handTo(caseID, own)
  const { data } = await call<OwnVerificationEntry>('showOwnVerification', { businessID }, owner)
  const { documentID } = data.cases[0]!.documents[0]!
  expect(
    await names([
      ask(own, caseID),
      refuse(own, caseID),
      grant(own, caseID),
      call('readVerificationDocument', { caseID, documentID }, own),
    ]),
  ).toEqual(Array(4).fill('OwnCase'))
  const shown = await call<StaffCaseEntry>('showVerificationCase', { caseID }, own)
  expect(shown.data).toMatchObject({ isOwn: true })
  // It is left to others.
  expect(await names([call('releaseVerificationCase', { caseID }, own)])).toEqual([200])
  const other = await aVerifier()
  await take(other, caseID)
  const seen = await call<StaffCaseEntry>('showVerificationCase', { caseID }, other)
  expect(seen.data).toMatchObject({ isOwn: false, state: 'open' })
})

test('nor proposes, approves, declines or ends a check of it, nor reads its reports', async () => {
  const { businessID, owner } = await asked()
  const [own, first, second] = [await aVerifier(), await aVerifier(), await aVerifier()]
  await join(businessID, own)
  expect(await names([call('proposeCheck', await aWish(own, businessID), own)])).toEqual(['OwnCase'])
  const wish = await aWish(first, businessID)
  const { data } = await call<{ proposalID: string }>('proposeCheck', wish, first)
  const answer = { proposalID: data.proposalID, reason }
  expect(await names([call('approveCheck', answer, own), call('declineCheck', answer, own)])).toEqual([
    'OwnCase',
    'OwnCase',
  ])
  const { data: check } = await call<{ checkID: string }>('approveCheck', answer, second)
  const shown = await call<OwnVerificationEntry>('showOwnVerification', { businessID }, owner)
  const documentID = shown.data.checks.find(({ checkID }) => checkID === check.checkID)!.reportID!
  const end = { businessID, checkID: check.checkID, text: 'Moved.', reason }
  expect(
    await names([
      call('endCompanyCheck', end, own),
      call('readCheckReport', { businessID, documentID }, own),
    ]),
  ).toEqual(['OwnCase', 'OwnCase'])
})

test('nor confirms a certificate of it', async () => {
  const { businessID, owner } = await asked()
  const own = await aVerifier()
  await join(businessID, own)
  const fields = {
    name: 'ISO 9001',
    number: 'Q-1',
    issuer: 'Kansai',
    scope: '',
    issueDate: '',
    expireDate: '',
  }
  const { data } = await call<{ id: string }>('addCertificate', { id: businessID, ...fields }, owner)
  await call('askConfirmation', { businessID, certificateID: data.id }, owner)
  const list = await call<{ items: QueuedCertificateEntry[] }>('listCertificatesToConfirm', {}, own)
  const { requestID, version } = list.data.items.find(({ certificateID }) => certificateID === data.id)!
  const looked = { requestID, version, where: 'register.example', reason }
  expect(
    await names([
      call('confirmCertificate', looked, own),
      call('leaveCertificateUnconfirmed', { ...looked, text: 'No.' }, own),
    ]),
  ).toEqual(['OwnCase', 'OwnCase'])
  expect((await call('confirmCertificate', looked, await aVerifier())).status).toBe(200)
})
