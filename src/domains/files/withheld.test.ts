// What was removed is read by nobody at its address: on a folder and on the S3 server that the surroundings name.
import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CaseEntry } from '../../contract/moderation.ts'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import type { FilePurpose } from '../../contract/files.ts'
import type { ResourceRef } from '../../contract/resources.ts'
import { transaction } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aFileServer } from '../../testing/files.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aFile } from '../../testing/pictures.ts'
import { aForm, aTeam, callsOf, type Team } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { removeOwnBusiness, restoreBusiness } from '../businesses/removal.ts'
import { saveBusinessPhotos } from '../businesses/photos.ts'
import { createGroup } from '../groups/founding.ts'
import { removeGroup, restoreGroup } from '../groups/closing.ts'
import { makePost } from '../posts/making.ts'
import { endRemoved, removePost, restorePost } from '../posts/removal.ts'
import { changeOwnProfile } from '../profiles/own.ts'
import { hideProfile, showProfileAgain } from '../profiles/profile-lifecycle.ts'
import { filesOf, readCopy } from './copies.ts'
import { cleanFiles } from './cleanup.ts'
import { moveFiles } from './withholding.ts'

const database = await testDatabase()
const { db, pool } = database
const server = await aFileServer(database)
const api = await testApi(database)
const { get, post, remove } = callsOf(api)
const { call, decide, undo } = moderationCalls(api, pool)
const moderator = await aSession(db, { staff: ['moderator'] })
const names = ['96.webp', '512.webp']
const edition = 'jp'

type Upload = { fileID: string; token: string }
type Whose = { userID: string; businessID?: string; purpose?: FilePurpose }

/** A checked upload of two sizes. */
async function anUpload({ userID, businessID, purpose }: Whose): Promise<Upload> {
  const fileID = await aFile(pool, {
    userID,
    businessID: businessID ?? null,
    purpose: purpose ?? (businessID === undefined ? 'userFile' : 'businessFile'),
  })
  const versions = names.map((name, at) => ({
    name,
    width: 96,
    height: 96,
    type: 'image/webp',
    bytes: at + 3,
  }))
  const token = randomBytes(32).toString('base64url')
  await pool.query('update files set token_hash = $2, versions = $3 where file_id = $1', [
    fileID,
    createHash('sha256').update(token).digest(),
    JSON.stringify(versions),
  ])
  for (const { name, bytes } of versions)
    await server.storage.write(`files/${fileID}/${name}`, Buffer.alloc(bytes, 'x'), 'image/webp')
  return { fileID, token }
}

const isRead = async (address: string) => {
  const response = await fetch(server.url(address))
  await response.arrayBuffer()
  return response.ok
}
/** Whether everybody reads the sizes of a file, once the bytes were moved where they belong. */
async function served({ fileID }: Upload): Promise<boolean> {
  await moveFiles(db)
  const read = await Promise.all(names.map((name) => isRead(server.storage.urlOf(`files/${fileID}/${name}`))))
  expect(new Set(read).size, 'one size as the other').toBe(1)
  return read[0]!
}
const bytesOf = async ({ fileID }: Upload) =>
  [...(await server.keys(`files/${fileID}/`)), ...(await server.keys(`withheld/${fileID}/`))].length

async function aPictured(writer: TestSession, businessID?: string): Promise<Upload & { postID: string }> {
  const upload = await anUpload(writer)
  const timeline =
    businessID === undefined
      ? { timelineType: 'user' as const, timelineID: writer.userID }
      : { timelineType: 'business' as const, timelineID: businessID, businessID }
  const pictures = [{ token: upload.token, alt: '' }]
  const wish = { content: 'Line 3', mentions: [], ...timeline, pictures }
  return { ...upload, ...(await transaction(db, (tx) => makePost(tx, writer, wish, edition))) }
}

test('the picture of a post is served until it is removed, again when it comes back, and its bytes go with it', async () => {
  const writer = await aSession(db)
  const picture = await aPictured(writer)
  const { postID: id } = picture
  expect(await served(picture)).toBe(true)
  await removePost(db, writer, { id, edition })
  expect(await served(picture)).toBe(false)
  // It is theirs still: what they take along has it.
  const [copy] = await filesOf(db, { type: 'user', id: writer.userID }, { after: firstID, limit: 9 })
  expect(copy && (await readCopy(copy))?.length).toBe(4)

  await restorePost(db, writer, { id, edition })
  expect(await served(picture)).toBe(true)
  await removePost(db, writer, { id, edition })
  expect(await served(picture)).toBe(false)
  await pool.query(`update posts set removed_at = now() - interval '31 days' where post_id = $1`, [id])
  await endRemoved(db)
  await pool.query(`update files set released_at = now() - interval '2 hours' where file_id = $1`, [
    picture.fileID,
  ])
  expect(await bytesOf(picture)).toBe(2)
  await cleanFiles(db)
  expect(await bytesOf(picture)).toBe(0)
})

test('what moderators removed they see as it was, and nobody else does', async () => {
  const writer = await aSession(db)
  const picture = await aPictured(writer)
  const { caseID } = await aReport(db, { type: 'post', id: picture.postID })
  const seen = async () =>
    (await call<CaseEntry>('GET', `/console/reports/${caseID}`, moderator)).data.reports[0]!.snapshot!
      .pictures[0]!
  const before = await seen()
  expect(await isRead(before)).toBe(true)
  expect(await decide(moderator, caseID, { action: 'remove' })).toMatchObject({ status: 200 })
  expect(await served(picture)).toBe(false)
  expect(await isRead(before)).toBe(false)
  expect(await isRead(await seen())).toBe(true)
  expect(await isRead((await seen()).split('?')[0]!)).toBe(false)
  expect(await undo(moderator, caseID)).toMatchObject({ status: 200 })
  expect(await served(picture)).toBe(true)
  expect(await seen()).toBe(before)
})

test('a move that broke off goes on, and of two at once one moves', async () => {
  const writer = await aSession(db)
  const picture = await aPictured(writer)
  await removePost(db, writer, { id: picture.postID, edition })
  const { fileID } = picture
  await server.storage.move(`files/${fileID}/`, `withheld/${fileID}/`)
  await server.storage.write(`files/${fileID}/96.webp`, Buffer.from('xxx'), 'image/webp')
  expect((await Promise.all([moveFiles(db), moveFiles(db)])).toSorted()).toEqual([0, 1])
  expect(await served(picture)).toBe(false)
  expect(await bytesOf(picture)).toBe(2)
})

const aProduct = async ({ owner, businessID }: Team, photos: string[]) =>
  (await post(owner, '/product', { ...aForm, businessID, publish: true, photos })).data as ManagedProductEntry

test('the picture of a product is served while one that is there shows it', async () => {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const picture = await anUpload({ ...owner, businessID })
  const first = await aProduct(team, [picture.fileID])
  const copy = (await post(owner, `/product/${first.productID}/duplicate`)).data as ManagedProductEntry
  await remove(owner, `/product/${first.productID}`)
  expect(await served(picture)).toBe(true)
  await remove(owner, `/product/${copy.productID}`)
  expect(await served(picture)).toBe(false)
  // Its company sees in the list of what is deleted what it was.
  const list = await get(owner, `/product/manage?bid=${businessID}&state=removed`)
  const { results } = list.data as { results: { mainImage: { url: string } }[] }
  expect(await Promise.all(results.map(({ mainImage }) => isRead(mainImage.url)))).toEqual([true, true])
  await post(owner, `/product/${copy.productID}/restore`)
  expect(await served(picture)).toBe(true)
})

test('two products that go together take the picture of both along', async () => {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const picture = await anUpload({ ...owner, businessID })
  const first = await aProduct(team, [picture.fileID])
  const copy = (await post(owner, `/product/${first.productID}/duplicate`)).data as ManagedProductEntry
  await pool.query('update products set published = true where id = $1', [copy.productID])
  const { caseID } = await aReport(db, { type: 'product', id: copy.productID })
  const [, decided] = await Promise.all([
    remove(owner, `/product/${first.productID}`),
    decide(moderator, caseID, { action: 'remove' }),
  ])
  expect(decided).toMatchObject({ status: 200 })
  expect(await served(picture)).toBe(false)
  await undo(moderator, caseID)
  expect(await served(picture)).toBe(true)
})

test('the picture of a group goes from sight and comes back with it', async () => {
  const owner = await aSession(db)
  const picture = await anUpload(owner)
  const wish = { name: 'Hall 4', purpose: 'The fair', rules: '', industry: null, kind: 'open' as const }
  const { groupID } = await transaction(db, (tx) =>
    createGroup(tx, owner, { ...wish, picture: { token: picture.token } }),
  )
  await removeGroup(db, owner, groupID, undefined)
  expect(await served(picture)).toBe(false)
  await restoreGroup(db, owner, groupID)
  expect(await served(picture)).toBe(true)
  const group: ResourceRef = { type: 'group', id: groupID }
  const { caseID } = await aReport(db, group)
  await decide(moderator, caseID, { action: 'remove' })
  expect(await served(picture)).toBe(false)
  await undo(moderator, caseID)
  expect(await served(picture)).toBe(true)
})

test('what was posted in a group is not served while that is shut, and what was removed by itself not after either', async () => {
  const owner = await aSession(db)
  const wish = { name: 'Hall 5', purpose: 'The fair', rules: '', industry: null, kind: 'open' as const }
  const { groupID } = await transaction(db, (tx) => createGroup(tx, owner, wish))
  const inGroup = async () => {
    const upload = await anUpload(owner)
    const pictures = [{ token: upload.token, alt: '' }]
    const post = {
      content: upload.fileID,
      mentions: [],
      timelineType: 'group' as const,
      timelineID: groupID,
      pictures,
    }
    return { ...upload, ...(await transaction(db, (tx) => makePost(tx, owner, post, edition))) }
  }
  const [kept, removed] = [await inGroup(), await inGroup()]
  await removePost(db, owner, { id: removed.postID, edition })
  const both = async () => {
    await deliverAll(db, domainListeners, testLog)
    return [await served(kept), await served(removed)]
  }
  expect(await both()).toEqual([true, false])
  await removeGroup(db, owner, groupID, undefined)
  expect(await both()).toEqual([false, false])
  await restoreGroup(db, owner, groupID)
  expect(await both()).toEqual([true, false])
})

test('all that a company shows goes with it and comes back, but what was removed by itself', async () => {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const [logo, photo] = [await anUpload({ ...owner, businessID }), await anUpload({ ...owner, businessID })]
  await saveBusinessPhotos(db, owner, businessID, { profilePhoto: logo.fileID })
  await aProduct(team, [photo.fileID])
  const [kept, removed] = [await aPictured(owner, businessID), await aPictured(owner, businessID)]
  await removePost(db, owner, { id: removed.postID, edition })
  const all = async () => {
    const seen: boolean[] = []
    for (const picture of [logo, photo, kept, removed]) seen.push(await served(picture))
    return seen
  }
  expect(await all()).toEqual([true, true, true, false])
  const { rows } = await pool.query<{ company_name: string }>(
    'select company_name from businesses where id = $1',
    [businessID],
  )
  await removeOwnBusiness(db, owner, businessID, rows[0]!.company_name)
  expect(await all()).toEqual([false, false, false, false])
  await restoreBusiness(db, owner, businessID)
  expect(await all()).toEqual([true, true, true, false])
})

test('the pictures of a person are taken off and put back, and go and come with the person', async () => {
  const person = await aSession(db)
  const [photo, cover] = [
    await anUpload({ ...person, purpose: 'profilePhoto' }),
    await anUpload({ ...person, purpose: 'coverPhoto' }),
  ]
  await changeOwnProfile(db, person, { profilePhoto: photo.fileID, coverPhoto: cover.fileID })
  const written = await aPictured(person)
  const { caseID } = await aReport(db, { type: 'user', id: person.userID })
  await decide(moderator, caseID, { action: 'hide' })
  expect([await served(photo), await served(cover), await served(written)]).toEqual([false, false, true])
  // It is not put back by who it was taken from.
  await expect(changeOwnProfile(db, person, { profilePhoto: photo.fileID })).rejects.toMatchObject({
    name: 'NotFound',
  })
  await undo(moderator, caseID)
  expect([await served(photo), await served(cover)]).toEqual([true, true])
  await transaction(db, (tx) => hideProfile(tx, person.userID))
  expect([await served(photo), await served(written)]).toEqual([false, false])
  await transaction(db, (tx) => showProfileAgain(tx, person.userID))
  expect([await served(photo), await served(written)]).toEqual([true, true])
})

test('nobody on the way keeps a picture for longer than half a minute without asking again', async () => {
  const picture = await aPictured(await aSession(db))
  const response = await fetch(server.url(server.storage.urlOf(`files/${picture.fileID}/96.webp`)))
  await response.arrayBuffer()
  expect(response.headers.get('cache-control')).toContain('s-maxage=30')
})
