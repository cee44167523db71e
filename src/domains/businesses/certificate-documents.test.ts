// The document of a certificate: given, replaced and taken away by owners and admins, read by them alone, at no public address, and
// gone with its certificate or company.
import { expect, test } from 'vitest'
import type { ManagedCertificateEntry } from '../../contract/certificates.ts'
import { aFileOf } from '../../testing/attachments.ts'
import { certificateFields as fields, certifying, documentBytes } from '../../testing/certificates.ts'
import { testDatabase } from '../../testing/database.ts'
import { archiveOf, jsonIn } from '../../testing/exports.ts'
import { hostileFiles } from '../../testing/hostile-files.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { testLog } from '../../testing/server.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll, publishEvent } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { cleanFiles } from '../files/cleanup.ts'
import { forgetCertificates } from './certificate-management.ts'
import { giveUpBusinesses } from './removal.ts'

const database = await testDatabase()
const { db, pool } = database
const { server, call, attached, upload, aDocument, add, aCertified, keysOf } = await certifying(database)

type Certified = { businessID: string; certificateID: string }
type Addresses = { name: string; url: string; previews: { url: string }[] }
const read = ({ businessID: id, certificateID }: Certified, as?: TestSession) =>
  call<Addresses>('showCertificateDocument', { id, certificateID }, as)
const change = ({ businessID: id, certificateID }: Certified, wish: object, as: TestSession) =>
  call<ManagedCertificateEntry>('changeCertificate', { id, certificateID, ...fields, ...wish }, as)
const bytesAt = async (url: string) => Buffer.from(await (await fetch(server.url(url))).arrayBuffer())

test('owners and admins give one, replace it and take it away; what is replaced is gone', async () => {
  const one = await aCertified()
  const { owner, admin, member, businessID } = one
  for (const as of [owner, admin]) {
    const { data } = await read(one, as)
    expect(data.name).toBe('ISO 9001.pdf')
    expect((await bytesAt(data.url)).equals(documentBytes)).toBe(true)
    // A busy machine may have drawn none.
    for (const preview of data.previews) expect((await fetch(server.url(preview.url))).status).toBe(200)
  }
  const before = await keysOf(one.certificateID)
  // Left out it stays.
  expect((await change(one, { number: 'QM-2' }, admin)).data.document).toMatchObject({ name: 'ISO 9001.pdf' })
  const png = await aFileOf('image/png')
  const { token } = await attached(admin.bearer, { bytes: png, contentType: 'image/png', fileName: 'scan' })
  const { data } = await change(one, { document: token }, admin)
  expect(data.document).toEqual({
    name: 'scan.png',
    contentType: 'image/png',
    bytes: expect.any(Number) as number,
  })
  await cleanFiles(db)
  for (const key of before) expect(await server.keys(key)).toEqual([])
  const { data: listed } = await call<ManagedCertificateEntry[]>(
    'listCertificates',
    { id: businessID },
    member,
  )
  expect(listed[0]?.document?.name).toBe('scan.png')
  expect((await change(one, { document: '' }, owner)).data.document).toBe(null)
  expect((await read(one, owner)).name).toBe('NotFound')
})

test('nobody else gives or reads one: members, who was one, people of other companies, strangers, visitors', async () => {
  const one = await aCertified()
  const { owner, member, stranger, otherOwner, businessID } = one
  expect((await read(one, member)).name).toBe('NotAllowed')
  expect((await change(one, { document: '' }, member)).name).toBe('NotAllowed')
  await pool.query('delete from business_members where user_id = $1', [member.userID])
  for (const as of [member, stranger, otherOwner]) {
    expect((await read(one, as)).name).toBe('NotFound')
    expect((await change(one, { document: '' }, as)).name).toBe('NotFound')
  }
  expect((await read(one)).status).toBe(401)
  // Of another company nothing through one's own, and nothing with somebody else's upload.
  const other = await aCertified()
  expect((await read({ businessID, certificateID: other.certificateID }, owner)).name).toBe('NotFound')
  expect((await change(one, { document: await aDocument(stranger) }, owner)).name).toBe('AttachmentGone')
  expect((await read(one, owner)).data.name).toBe('ISO 9001.pdf')
})

test('no public call and no address without a good signature knows of it', async () => {
  const one = await aCertified()
  const { data } = await read(one, one.owner)
  const url = new URL(server.url(data.url))
  expect((await fetch(`${url.origin}${url.pathname}`)).status).not.toBe(200)
  const [key = ''] = await keysOf(one.certificateID)
  for (const guessed of [key, key.replace('attachments/', 'files/')])
    expect((await fetch(server.url(server.storage.urlOf(guessed)))).status).not.toBe(200)
  const profile = await call('showBusinessProfile', { id: one.businessID })
  expect(profile.body).toContain('ISO 9001:2015')
  expect(profile.body).not.toMatch(/ISO 9001\.pdf|"document"/)
})

test('what is neither a PDF nor a picture, not sound, sent twice or gone is refused, and what was there stays', async () => {
  const one = await aCertified()
  const step = await attached(one.owner.bearer, {
    bytes: await aFileOf('model/step'),
    contentType: 'model/step',
    fileName: 'x',
  })
  const other = await change(one, { document: step.token }, one.owner)
  expect([other.name, other.body]).toEqual(['InvalidInput', expect.stringContaining('document')])
  const twice = await aDocument(one.owner)
  expect((await change(one, { document: twice }, one.owner)).status).toBe(200)
  const second = await add(one.owner, one.businessID, { document: twice })
  expect(second.name).toBe('AttachmentGone')
  expect(await call('listCertificates', { id: one.businessID }, one.owner)).toMatchObject({ data: [{}] })
  const pdfs = hostileFiles.filter(({ contentType }) => contentType === 'application/pdf').slice(0, 4)
  expect(pdfs.length).toBe(4)
  for (const { name, bytes } of pdfs) {
    const sending = {
      bytes: Buffer.from(await bytes()),
      contentType: 'application/pdf' as const,
      fileName: 'x',
    }
    const bad = await upload(one.owner.bearer, sending)
    expect(bad.status, name).toBe(422)
    expect((await change(one, { document: bad.token }, one.owner)).name, name).toBe('AttachmentGone')
  }
  expect((await read(one, one.owner)).data.name).toBe('ISO 9001.pdf')
})

test('two who give one at the same time leave one', async () => {
  const one = await aCertified({ isUploaded: false })
  const [first, second] = [await aDocument(one.owner, 'a.pdf'), await aDocument(one.admin, 'b.pdf')]
  const answers = await Promise.all([
    change(one, { document: first }, one.owner),
    change(one, { document: second }, one.admin),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await pool.query('select file_name from files where owner_id = $1', [one.certificateID])
  expect(rows).toHaveLength(1)
})

test('it comes back with a restored certificate, and goes a day after its removal', async () => {
  const one = await aCertified()
  const which = { id: one.businessID, certificateID: one.certificateID }
  await call('removeCertificate', which, one.owner)
  expect((await read(one, one.owner)).name).toBe('NotFound')
  await forgetCertificates(db)
  await cleanFiles(db)
  const restored = await call<ManagedCertificateEntry>('restoreCertificate', which, one.owner)
  expect(restored.data.document?.name).toBe('ISO 9001.pdf')
  const keys = await keysOf(one.certificateID)
  expect(keys.length).toBeGreaterThan(0)
  await call('removeCertificate', which, one.owner)
  await pool.query(`update certificates set removed_at = removed_at - interval '25 hours' where id = $1`, [
    one.certificateID,
  ])
  await forgetCertificates(db)
  await cleanFiles(db)
  for (const key of keys) expect(await server.keys(key)).toEqual([])
})

test('it goes with a company that is given up, and stays when who gave it leaves', async () => {
  const one = await aCertified()
  await change(one, { document: await aDocument(one.admin) }, one.admin)
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: one.admin.userID }))
  await deliverAll(db, domainListeners, testLog)
  await cleanFiles(db)
  expect((await read(one, one.owner)).status).toBe(200)
  const keys = await keysOf(one.certificateID)
  await pool.query(`update businesses set removed_at = now() - interval '40 days' where id = $1`, [
    one.businessID,
  ])
  await giveUpBusinesses(db)
  await cleanFiles(db)
  for (const key of keys) expect(await server.keys(key)).toEqual([])
})

test('an upload that no certificate took goes after a day', async () => {
  const someone = await aSession(db)
  await aDocument(someone)
  const { rows } = await pool.query<{ id: string }>('select file_id as id from files where user_id = $1', [
    someone.userID,
  ])
  const folder = `attachments/${rows[0]!.id}/`
  await pool.query(`update files set ready_at = ready_at - interval '25 hours' where user_id = $1`, [
    someone.userID,
  ])
  expect((await server.keys(folder)).length).toBeGreaterThan(0)
  await cleanFiles(db)
  expect(await server.keys(folder)).toEqual([])
})

test('a company takes it along', async () => {
  const one = await aCertified()
  const archive = await archiveOf(db, server, { bearer: one.owner.bearer, businessID: one.businessID })
  const [certificate] = jsonIn(archive, 'certificates.json') as { document: string }[]
  const path = [...archive.keys()].find((name) => name.startsWith('files/certificate/'))!
  expect(path).toBe(`files/certificate/document-${certificate!.document}.pdf`)
  expect(archive.get(path)?.equals(documentBytes)).toBe(true)
})
