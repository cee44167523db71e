// A file that is to go with a message, from the wish to its check; what becomes of it in a conversation is told there.
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { endingsOf } from '../../contract/file-types.ts'
import type { AttachmentEntry } from '../../contract/files.ts'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aDrawingPdf, aFileOf, attaching, oneOfEach } from '../../testing/attachments.ts'
import { testDatabase } from '../../testing/database.ts'
import { aFileServer } from '../../testing/files.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { cleanFiles } from './cleanup.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
const { ask, check, attached } = attaching(server)
const me = await aSession(db)
const each = await oneOfEach()

/** Limits of a day are another test's. */
const forgetDay = () => sql`delete from file_quotas`.execute(db)

test.each(each)(
  'a file of %s with nothing beside it is kept as it is, privately, with a preview where there can be one',
  async (contentType, bytes) => {
    const { attachment } = await attached(me.bearer, { bytes, contentType, fileName: 'Welle 7 「軸」' })
    const hasPreview = /image\/(?:jpeg|png|webp)|pdf/.test(contentType)
    expect(attachment).toMatchObject({
      name: `Welle 7 「軸」.${endingsOf(contentType)[0]}`,
      contentType,
      bytes: bytes.length,
      pages: contentType === 'application/pdf' ? 1 : null,
    })
    expect(attachment.preview !== null).toBe(hasPreview)
    const folder = `attachments/${attachment.attachmentID}/`
    expect((await server.storage.read(`${folder}original`, bytes.length))?.equals(bytes)).toBe(true)
    expect(await server.keys(folder)).toHaveLength(hasPreview ? 3 : 1)
    expect(await server.keys(`files/${attachment.attachmentID}`)).toEqual([])
    for (const key of await server.keys(folder)) {
      const open = new URL(server.url(server.storage.urlOf(key)))
      expect((await fetch(open)).status, key).toBeGreaterThanOrEqual(403)
    }
  },
)

test('names are such as every system takes, and end as their kind does', async () => {
  const given: [string, string][] = [
    ['..\\..\\evil.exe', '_.._evil.exe.pdf'],
    ['/etc/passwd', '_etc_passwd.pdf'],
    ['a.PDF', 'a.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['軸.', '軸.pdf'],
    ['x'.repeat(limits.attachmentNameMax), `${'x'.repeat(limits.attachmentNameMax - 4)}.pdf`],
  ]
  const bytes = aDrawingPdf()
  for (const [fileName, name] of given) {
    const { attachment } = await attached(me.bearer, { bytes, contentType: 'application/pdf', fileName })
    expect(attachment.name).toBe(name)
  }
  for (const fileName of ['', ' ', 'a\u202efdp.exe', 'a\nb', 'x'.repeat(limits.attachmentNameMax + 1)]) {
    const wish = { contentType: 'application/pdf', fileSize: 10, fileName }
    const answer = await server.call(me.bearer, '/files/upload-request/attachment', wish)
    expect(answer.status, JSON.stringify(fileName)).toBe(400)
  }
})

test('20 MB go, a byte more is never taken, and neither is another type', async () => {
  const bytes = Buffer.concat([aDrawingPdf(), Buffer.alloc(limits.attachmentBytesMax)]).subarray(
    0,
    limits.attachmentBytesMax,
  )
  const { signedPost } = await ask(me.bearer, { bytes, contentType: 'application/pdf' })
  expect(await server.post(signedPost, bytes)).toBe(204)
  expect(await server.post(signedPost, Buffer.concat([bytes, Buffer.from('x')]))).toBe(400)
  for (const wish of [
    { contentType: 'application/pdf', fileSize: limits.attachmentBytesMax + 1, fileName: 'a.pdf' },
    { contentType: 'image/svg+xml', fileSize: 10, fileName: 'a.svg' },
    { contentType: 'application/msword', fileSize: 10, fileName: 'a.doc' },
    { contentType: 'application/zip', fileSize: 10, fileName: 'a.zip' },
  ])
    expect((await server.call(me.bearer, '/files/upload-request/attachment', wish)).status).toBe(400)
})

test('a day has its bytes', async () => {
  const heavy = await aSession(db)
  const wish = { contentType: 'model/step', fileSize: limits.attachmentBytesMax, fileName: 'a.step' }
  const times = limits.attachmentBytesPerUserAndDay / limits.attachmentBytesMax
  const answers = await Promise.all(
    Array.from({ length: times + 2 }, () =>
      server.call(heavy.bearer, '/files/upload-request/attachment', wish),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(times)
  expect(answers.filter(({ name }) => name === 'TooManyRequests')).toHaveLength(2)
  // Other files weigh nothing.
  const photo = { contentType: 'image/jpeg', fileSize: 1_000 }
  expect((await server.call(heavy.bearer, '/files/upload-request/user', photo)).status).toBe(200)
})

test('asked again the check answers the same; nobody else’s, and no other purpose’s, is answered', async () => {
  await forgetDay()
  const sending = { bytes: aDrawingPdf(), contentType: 'application/pdf' } as const
  const { token, attachment } = await attached(me.bearer, sending)
  expect(await check(me.bearer, token)).toMatchObject({ status: 200, data: { attachment } })
  const stranger = await aSession(db)
  expect(await check(stranger.bearer, token)).toMatchObject({ status: 404 })
  expect(await server.check(me.bearer, token)).toMatchObject({ status: 404 })
  const before = await ask(me.bearer, sending)
  expect(await check(me.bearer, before.token)).toMatchObject({ status: 409, name: 'FileNotArrived' })
})

test('a check that a killed process left is made again after a minute, and not before', async () => {
  const bytes = aDrawingPdf()
  const { signedPost, token } = await ask(me.bearer, { bytes, contentType: 'application/pdf' })
  await server.post(signedPost, bytes)
  await sql`update files set status = 'checking', checking_at = now() where status = 'requested'`.execute(db)
  const busy = await server.call(me.bearer, '/files/attachment-validate', { token })
  expect(busy).toMatchObject({ status: 503, name: 'TookTooLong' })
  await sql`update files set checking_at = now() - interval '61 s' where status = 'checking'`.execute(db)
  expect(await check(me.bearer, token)).toMatchObject({ status: 200 })
})

test('what nobody sends is gone after a day, what a person left behind at once', async () => {
  const leaving = await aSession(db)
  const sending = { bytes: await aFileOf('image/png'), contentType: 'image/png' } as const
  const [kept, left] = [await attached(me.bearer, sending), await attached(leaving.bearer, sending)]
  const keysOf = ({ attachment }: { attachment: AttachmentEntry }) =>
    server.keys(`attachments/${attachment.attachmentID}/`)
  const age = (hours: number) =>
    sql`update files set requested_at = requested_at - ${hours} * interval '1 hour', ready_at = ready_at - ${hours} * interval '1 hour',
      expires_at = expires_at - ${hours} * interval '1 hour'`.execute(db)
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: leaving.userID }))
  await deliverAll(db, domainListeners, testLog)
  await age(23)
  await cleanFiles(db)
  expect(await keysOf(left)).toEqual([])
  expect(await keysOf(kept)).toHaveLength(3)
  await age(2)
  await cleanFiles(db)
  expect(await keysOf(kept)).toEqual([])
  expect(await check(me.bearer, kept.token)).toMatchObject({ status: 404 })
})

test('a photo of 30 megapixels is kept with its own pixels and previews, without what its camera noted', async () => {
  const bytes = await sharp({ create: { width: 6_500, height: 4_700, channels: 3, background: '#667788' } })
    .withExif({ IFD0: { ImageDescription: 'CANARY-7319' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('CANARY-7319')).toBe(true)
  const posted = Buffer.concat([bytes, Buffer.from('CANARY-7319')])
  const { attachment } = await attached(me.bearer, { bytes: posted, contentType: 'image/jpeg' })
  expect(attachment.preview).toEqual({ width: 1_600, height: 1_157 })
  for (const key of await server.keys(`attachments/${attachment.attachmentID}/`)) {
    const kept = await server.storage.read(key, limits.attachmentBytesMax)
    expect(kept?.includes('CANARY-7319'), key).toBe(false)
    if (!key.endsWith('original')) continue
    expect(kept?.length).toBe(attachment.bytes)
    // From the tables of its pixels on it is what it was.
    expect(kept!.subarray(kept!.indexOf('\u00ff\u00db', 0, 'latin1'))).toEqual(
      bytes.subarray(bytes.indexOf('\u00ff\u00db', 0, 'latin1')),
    )
  }
})

test.each([1, 8, 10])('a picture of %i px is kept, with a preview as small', async (side) => {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#667788' } })
    .png()
    .toBuffer()
  const { attachment } = await attached(me.bearer, { bytes, contentType: 'image/png' })
  expect(attachment.preview).toEqual({ width: side, height: side })
})

test('the page of a PDF is drawn in its colours, on white', async () => {
  const bytes = aDrawingPdf()
  const { attachment } = await attached(me.bearer, { bytes, contentType: 'application/pdf' })
  const drawn = await server.storage.read(`attachments/${attachment.attachmentID}/1600.webp`, 5_000_000)
  const { data } = await sharp(drawn!).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
})
