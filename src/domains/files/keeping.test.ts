import sharp from 'sharp'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { StoredFileEntry, UploadDescriptorEntry } from '../../contract/files.ts'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aFileServer } from '../../testing/files.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { resolveActor } from '../members/actors.ts'
import { attachFile, filesOf, releaseFile, type FilePlace } from './attachment.ts'
import { cleanFiles } from './cleanup.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
let photo: Buffer
beforeAll(async () => {
  photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#1d4f8c' } })
    .jpeg()
    .toBuffer()
})

async function begun(me: TestSession): Promise<UploadDescriptorEntry> {
  const body = { contentType: 'image/jpeg', fileSize: photo.length }
  const asked = await server.call(me.bearer, '/user/profile-photo/upload-request', body)
  return asked.data as UploadDescriptorEntry
}
async function uploaded(me: TestSession): Promise<StoredFileEntry> {
  const { signedPost, token } = await begun(me)
  expect(await server.post(signedPost, photo)).toBe(204)
  const { data } = await server.call(me.bearer, '/user/profile-photo/upload-validate', { token })
  return (data as { file: StoredFileEntry }).file
}
const placeOf = (me: TestSession): FilePlace => ({ type: 'user', id: me.userID, place: 'profilePhoto' })
const attach = (me: TestSession, { fileID }: StoredFileEntry, at = placeOf(me), businessID?: string) =>
  transaction(db, async (tx) =>
    attachFile(tx, await resolveActor(tx, me, businessID), { fileID, purpose: 'profilePhoto', at }),
  )
const keysOf = ({ fileID }: StoredFileEntry) => server.keys(`files/${fileID}/`)
const isThere = async (file: StoredFileEntry) => (await filesOf(db, [file.fileID])).has(file.fileID)
const letPass = (hours: number) =>
  sql`update files set requested_at = requested_at - ${hours} * interval '1 hour',
    expires_at = expires_at - ${hours} * interval '1 hour', ready_at = ready_at - ${hours} * interval '1 hour',
    released_at = released_at - ${hours} * interval '1 hour'`.execute(db)

test('a new photo takes the place of the old one, which goes an hour later', async () => {
  const me = await aSession(db)
  const [first, second] = [await uploaded(me), await uploaded(me)]
  expect(await attach(me, first)).toEqual(first)
  await letPass(5)
  expect(await attach(me, second)).toEqual(second)
  expect(await attach(me, second)).toEqual(second)

  await cleanFiles(db)
  expect([await isThere(first), await isThere(second)]).toEqual([true, true])
  await letPass(2)
  await cleanFiles(db)
  expect([await isThere(first), await keysOf(first)]).toEqual([false, []])
  expect(await keysOf(second)).toHaveLength(2)
  await transaction(db, (tx) => releaseFile(tx, placeOf(me)))
  await letPass(2)
  await cleanFiles(db)
  expect([await isThere(second), await keysOf(second)]).toEqual([false, []])
})

test('nobody uses a file of somebody else, in two places, for another purpose or before its check', async () => {
  const [me, stranger] = [await aSession(db), await aSession(db)]
  const file = await uploaded(me)
  const notFound = { name: 'NotFound' }
  await expect(attach(stranger, file)).rejects.toMatchObject(notFound)
  const cover = { fileID: file.fileID, purpose: 'coverPhoto', at: placeOf(me) } as const
  await expect(
    transaction(db, async (tx) => attachFile(tx, await resolveActor(tx, me), cover)),
  ).rejects.toMatchObject(notFound)
  const { businessID } = await aBusiness(db, { members: [{ userID: me.userID, role: 'owner' }] })
  await expect(attach(me, file, placeOf(me), businessID)).rejects.toMatchObject(notFound)

  await attach(me, file)
  await expect(attach(me, file, { ...placeOf(me), place: 'another' })).rejects.toMatchObject(notFound)
  const { signedPost } = await begun(me)
  const fileID = signedPost.fields['key']?.slice(-36) ?? ''
  await expect(attach(me, { ...file, fileID })).rejects.toMatchObject(notFound)
  // What was tried in vain has not emptied the place.
  await letPass(2)
  await cleanFiles(db)
  expect(await isThere(file)).toBe(true)
})

test('of two photos that are attached at once one stays', async () => {
  const me = await aSession(db)
  const files = [await uploaded(me), await uploaded(me)]
  await Promise.allSettled(files.map((file) => attach(me, file)))
  const { rows } = await sql`select 1 from files where owner_id = ${me.userID}`.execute(db)
  expect(rows).toHaveLength(1)
})

test('what was begun and left goes after an hour, and what was posted later as well', async () => {
  const me = await aSession(db)
  const [left, used] = [await begun(me), await begun(me)]
  await server.post(left.signedPost, photo)
  await server.post(used.signedPost, photo)
  const checked = await server.call(me.bearer, '/user/profile-photo/upload-validate', { token: used.token })
  await attach(me, (checked.data as { file: StoredFileEntry }).file)
  // The signed post is good for some minutes more.
  await server.post(used.signedPost, photo)
  await cleanFiles(db)
  expect(await server.keys('incoming/')).toHaveLength(2)
  await letPass(2)
  await cleanFiles(db)
  expect(await server.keys('incoming/')).toEqual([])
  const { rows } = await sql`select 1 from files where user_id = ${me.userID}`.execute(db)
  expect(rows).toHaveLength(1)
})

test('a person who leaves takes their files with them, but not those that a business shows', async () => {
  const [me, other] = [await aSession(db), await aSession(db)]
  const [mine, logo, theirs] = [await uploaded(me), await uploaded(me), await uploaded(other)]
  const { businessID } = await aBusiness(db)
  await attach(me, mine)
  await attach(other, theirs)
  await attach(me, logo, { type: 'business', id: businessID, place: 'profilePhoto' })

  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: me.userID }))
  await deliverAll(db, domainListeners, testLog)
  expect(await isThere(mine)).toBe(false)
  await cleanFiles(db)

  expect(await keysOf(mine)).toEqual([])
  expect([await isThere(logo), await isThere(theirs)]).toEqual([true, true])
})
