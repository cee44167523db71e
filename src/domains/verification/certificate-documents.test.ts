// A verifier who looks a certificate up opens its document while the wish waits; each reading stands in the log of the company.
import { expect, test } from 'vitest'
import type { QueuedCertificateEntry } from '../../contract/certificates-staff.ts'
import { certifying, documentBytes } from '../../testing/certificates.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { onGold } from '../../testing/verification.ts'

const database = await testDatabase()
const { db, pool } = database
const { server, call, aCertified } = await certifying(database)
const verifier = await aSession(db, { staff: ['verifier'] })

/** A certificate that waits to be looked up. */
async function waiting(wish: { isUploaded?: boolean } = {}) {
  const one = await aCertified(wish)
  await onGold(db, one.businessID)
  const { businessID, certificateID } = one
  expect((await call('askConfirmation', { businessID, certificateID }, one.owner)).status).toBe(200)
  const { data } = await call<{ items: QueuedCertificateEntry[] }>('listCertificatesToConfirm', {}, verifier)
  const entry = data.items.find((item) => item.certificateID === certificateID)!
  return { ...one, entry, requestID: entry.requestID }
}
const read = (requestID: string, as?: TestSession) =>
  call<{ url: string; name: string }>('readCertificateDocument', { requestID }, as)

test('who looks it up reads it by an address of two minutes, and each reading is noted', async () => {
  const { requestID, entry, certificateID, businessID, owner } = await waiting()
  expect(entry.document).toBe('ISO 9001.pdf')
  const { data } = await read(requestID, verifier)
  const bytes = Buffer.from(await (await fetch(server.url(data.url))).arrayBuffer())
  expect(bytes.equals(documentBytes)).toBe(true)
  await read(requestID, verifier)
  const { rows } = await pool.query(
    "select actor, business_id from audit_entries where act = 'certificate.read' and subject_id = $1",
    [certificateID],
  )
  const noted = { actor: `user:${verifier.userID}`, business_id: businessID }
  expect(rows).toEqual([noted, noted])
  const log = await call<{ entries: { act: string }[] }>('listCompanyLog', { id: businessID }, owner)
  expect(log.data.entries.filter(({ act }) => act === 'certificate.read')).toHaveLength(2)
})

test('nobody else reads it so, and nothing after the certificate was looked up', async () => {
  const { requestID, entry, businessID, owner, member, stranger } = await waiting()
  for (const as of [owner, member, stranger]) expect((await read(requestID, as)).name).toBe('NotFound')
  expect((await read(requestID)).status).toBe(401)
  const others = await aSession(db, { staff: ['support', 'moderator'] })
  expect((await read(requestID, others)).name).toBe('StaffRoleNeeded')
  const own = await aSession(db, { staff: ['verifier'] })
  await pool.query(
    `insert into business_members (business_id, user_id, role, created_at) values ($1, $2, 'member', now())`,
    [businessID, own.userID],
  )
  expect((await read(requestID, own)).name).toBe('OwnCase')
  expect((await read(crypto.randomUUID(), verifier)).name).toBe('NotFound')
  const found = { requestID, version: entry.version, where: 'register.example', reason: 'Looked it up' }
  expect((await call('confirmCertificate', found, verifier)).status).toBe(200)
  expect((await read(requestID, verifier)).name).toBe('NotFound')
})

test('without a document there is nothing to read, and nothing is noted', async () => {
  const { requestID, entry, certificateID } = await waiting({ isUploaded: false })
  expect(entry.document).toBe(null)
  expect((await read(requestID, verifier)).name).toBe('NotFound')
  const { rows } = await pool.query(
    "select 1 from audit_entries where act = 'certificate.read' and subject_id = $1",
    [certificateID],
  )
  expect(rows).toEqual([])
})
