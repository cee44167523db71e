// Documents are read by owners and admins of the company and by the verifier who has the case, through addresses that soon open
// nothing; their bytes go 90 days after the decision.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CallName } from '../../contract/api.ts'
import type { OwnVerificationEntry } from '../../contract/verification.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aFileOf, aDrawingPdf, attaching } from '../../testing/attachments.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { isoDay, verifying } from '../../testing/verification.ts'
import { cleanFiles } from '../files/cleanup.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { giveUpBusinesses } from '../businesses/removal.ts'
import { forgetDocuments } from './documents.ts'

const database = await testDatabase()
const { db } = database
const { call, server, seen, asked, aVerifier, aDocument, take, refuse, grant } = await verifying(database)
const { attached } = attaching(server)
const [first, second] = [await aVerifier(), await aVerifier()]
const reason = 'Looked at it'

type Addresses = { url: string; previews: { url: string }[] }
const read = (name: CallName, input: object, as?: TestSession) =>
  call<Addresses>(name, input as Record<string, unknown>, as)
const later = (days: number) => new Date(Date.now() + days * 86_400_000)

async function askedWithDocument() {
  const one = await asked()
  const { data } = await call<OwnVerificationEntry>('showOwnVerification', one, one.owner)
  const document = data.cases[0]!.documents[0]!
  const { documentID } = document
  return { ...one, document, own: { ...one, documentID }, ofCase: { caseID: one.caseID, documentID } }
}
/** Only what the call takes. */
const ownInput = ({ businessID, documentID }: { businessID: string; documentID: string }) => ({
  businessID,
  documentID,
})
const folderOf = async (documentID: string) => {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from verification_documents where id = ${documentID}`.execute(db)
  return `attachments/${rows[0]!.id}/`
}

test('who reads a document, and who gets nothing by any address', async () => {
  const one = await askedWithDocument()
  const { owner, admin, member, stranger, exMember, otherOwner } = one
  const input = ownInput(one.own)
  for (const as of [owner, admin]) {
    const { data } = await read('showOwnDocument', input, as)
    const bytes = Buffer.from(await (await fetch(server.url(data.url))).arrayBuffer())
    expect(bytes.equals(aDrawingPdf(20_000))).toBe(true)
    expect((await fetch(server.url(data.previews[0]!.url))).status).toBe(200)
  }
  expect((await read('showOwnDocument', input, member)).name).toBe('NotAllowed')
  for (const as of [stranger, exMember, otherOwner, first])
    expect((await read('showOwnDocument', input, as)).name).toBe('NotFound')
  expect((await read('showOwnDocument', input)).status).toBe(401)
  // Without the case in hand a verifier reads nothing, and one who is none is nobody.
  const ofCase = one.ofCase
  expect((await read('readVerificationDocument', ofCase, first)).name).toBe('NotFound')
  await take(first, one.caseID)
  const opened = await read('readVerificationDocument', ofCase, first)
  expect((await fetch(server.url(opened.data.url))).status).toBe(200)
  expect((await read('readVerificationDocument', ofCase, second)).name).toBe('NotFound')
  const platformAdmin = await aSession(db, { staff: ['admin'] })
  expect((await read('readVerificationDocument', ofCase, platformAdmin)).name).toBe('NotFound')
  for (const as of [owner, stranger])
    expect((await read('readVerificationDocument', ofCase, as)).name).toBe('NotFound')
  const support = await aSession(db, { staff: ['support', 'moderator'] })
  expect((await read('readVerificationDocument', ofCase, support)).name).toBe('StaffRoleNeeded')
  // No report either, and of another case nothing through one's own.
  expect((await read('readCheckReport', ownInput(one.own), second)).name).toBe('NotFound')
  const other = await askedWithDocument()
  const mixed = { caseID: one.caseID, documentID: other.ofCase.documentID }
  expect((await read('readVerificationDocument', mixed, first)).name).toBe('NotFound')
  const foreign = { businessID: one.businessID, documentID: other.ofCase.documentID }
  expect((await read('showOwnDocument', foreign, owner)).name).toBe('NotFound')
})

test('neither the public bucket nor an address without or with a spoilt signature opens it', async () => {
  const one = await askedWithDocument()
  const { data } = await read('showOwnDocument', ownInput(one.own), one.owner)
  const url = new URL(server.url(data.url))
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(`${url.origin}${url.pathname}`)).status).not.toBe(200)
  const spoilt = new URL(url)
  for (const [key, value] of url.searchParams)
    spoilt.searchParams.set(key, `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`)
  expect((await fetch(spoilt)).status).not.toBe(200)
  const folder = await folderOf(one.ofCase.documentID)
  const [key = ''] = await server.keys(folder)
  expect(key).toContain('attachments/')
  for (const guessed of [key, key.replace('attachments/', 'files/')])
    expect((await fetch(server.url(server.storage.urlOf(guessed)))).status).not.toBe(200)
})

test('each reading by a verifier stands in the log of the company', async () => {
  const one = await askedWithDocument()
  await take(first, one.caseID)
  for (let times = 0; times < 2; times++) await read('readVerificationDocument', one.ofCase, first)
  await read('readVerificationDocument', one.ofCase, second)
  const { rows } = await sql`
    select actor, business_id from audit_entries
    where act = 'verification.read' and subject_id = ${one.ofCase.documentID}`.execute(db)
  const entry = { actor: `user:${first.userID}`, business_id: one.businessID }
  expect(rows).toEqual([entry, entry])
})

test('only PDFs and pictures are documents, each once', async () => {
  const { businessID, owner } = await asked()
  const given = async (type: Parameters<typeof aFileOf>[0]) =>
    (await attached(owner.bearer, { bytes: await aFileOf(type), contentType: type, fileName: 'x' })).token
  const answer = (documents: string[]) =>
    call('answerVerifier', { businessID, text: 'Here.', documents }, owner)
  expect((await answer([await given('model/step')])).name).toBe('InvalidInput')
  const token = await given('image/png')
  expect((await answer([token])).status).toBe(200)
  expect((await answer([token])).name).toBe('AttachmentGone')
  const stranger = await aSession(db)
  expect((await answer([await aDocument(stranger)])).name).toBe('AttachmentGone')
})

test('90 days after the decision the bytes are gone, and hash and kind stay', async () => {
  const one = await askedWithDocument()
  const folder = await folderOf(one.ofCase.documentID)
  await take(first, one.caseID)
  expect(await forgetDocuments(db, later(400))).toBe(0)
  await grant(first, one.caseID)
  await forgetDocuments(db, later(89))
  expect((await server.keys(folder)).length).toBeGreaterThan(0)
  expect((await read('showOwnDocument', ownInput(one.own), one.owner)).status).toBe(200)
  expect(await forgetDocuments(db, later(91))).toBeGreaterThanOrEqual(1)
  await cleanFiles(db)
  expect(await server.keys(folder)).toEqual([])
  expect((await read('showOwnDocument', ownInput(one.own), one.owner)).name).toBe('NotFound')
  expect((await read('readVerificationDocument', one.ofCase, first)).name).toBe('NotFound')
  const { data } = await call<OwnVerificationEntry>('showOwnVerification', one, one.owner)
  const { sha256, contentType, name } = one.document
  expect(data.cases[0]!.documents).toMatchObject([
    { sha256, contentType, name, deletedAt: expect.any(String) },
  ])
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('what an open appeal is about stays until the appeal is decided that long', async () => {
  const one = await askedWithDocument()
  await take(first, one.caseID)
  await refuse(first, one.caseID)
  const appeal = { businessID: one.businessID, caseID: one.caseID, text: 'Again, please.', documents: [] }
  const { data } = await call<{ caseID: string }>('appealVerification', appeal, one.owner)
  await forgetDocuments(db, later(91))
  await take(second, data.caseID)
  const ofAppeal = { caseID: data.caseID, documentID: one.ofCase.documentID }
  expect((await read('readVerificationDocument', ofAppeal, second)).status).toBe(200)
  await refuse(second, data.caseID)
  expect(await forgetDocuments(db, later(91))).toBeGreaterThanOrEqual(1)
  expect((await read('readVerificationDocument', ofAppeal, second)).name).toBe('NotFound')
})

test('of a company that was removed nobody reads a document', async () => {
  const one = await askedWithDocument()
  await take(first, one.caseID)
  const wish = {
    businessID: one.businessID,
    version: await seen(first, one.businessID),
    level: 3,
    scope: ['site'],
    auditor: '',
    checkedOn: isoDay(-3),
    validUntil: isoDay(200),
    report: await aDocument(first, 'Visit.pdf'),
    reason,
  }
  await call('proposeCheck', wish, first)
  const { rows } = await sql<{ id: string }>`
    select id from verification_documents where business_id = ${one.businessID} and case_id is null`.execute(
    db,
  )
  const report = { businessID: one.businessID, documentID: rows[0]!.id }
  expect((await read('readCheckReport', report, second)).status).toBe(200)
  await transaction(db, (tx) => removeBusiness(tx, one.businessID))
  expect((await read('readVerificationDocument', one.ofCase, first)).name).toBe('NotFound')
  expect((await read('readCheckReport', report, second)).name).toBe('NotFound')
  expect((await read('showOwnDocument', ownInput(one.own), one.owner)).name).toBe('NotFound')
})

test('the documents of a company that is given up go at once', async () => {
  const one = await askedWithDocument()
  const folder = await folderOf(one.ofCase.documentID)
  await sql`update businesses set removed_at = now() - interval '40 days' where id = ${one.businessID}`.execute(
    db,
  )
  await giveUpBusinesses(db)
  await deliverAll(db, domainListeners, testLog)
  await cleanFiles(db)
  expect(await server.keys(folder)).toEqual([])
})

test('the report of a visit is read by verifiers and its company, and goes with its check', async () => {
  const { businessID, owner, member, stranger } = await asked()
  const proposal = {
    businessID,
    version: await seen(first, businessID),
    level: 3,
    scope: ['site'],
    auditor: '',
    checkedOn: isoDay(-3),
    validUntil: isoDay(200),
    report: await aDocument(first, 'Visit.pdf'),
    reason,
  }
  const { data } = await call<{ proposalID: string }>('proposeCheck', proposal, first)
  expect((await call('approveCheck', { proposalID: data.proposalID, reason }, second)).status).toBe(200)
  const own = await call<OwnVerificationEntry>('showOwnVerification', { businessID }, owner)
  const documentID = own.data.checks.find(({ level }) => level === 3)!.reportID!
  const input = { businessID, documentID }
  expect((await read('readCheckReport', input, second)).status).toBe(200)
  expect((await read('showOwnDocument', input, owner)).status).toBe(200)
  expect((await read('showOwnDocument', input, member)).name).toBe('NotAllowed')
  for (const as of [stranger, owner]) expect((await read('readCheckReport', input, as)).name).toBe('NotFound')
  await forgetDocuments(db, later(289))
  expect((await read('readCheckReport', input, second)).status).toBe(200)
  await forgetDocuments(db, later(293))
  expect((await read('readCheckReport', input, second)).name).toBe('NotFound')
})
