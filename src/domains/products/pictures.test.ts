// Pictures of products are uploads of their company; copies share them, and none takes one from another.
import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import type { ProductEntry } from '../../contract/products.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addressOfFile, aFile, keepFilesNowhere } from '../../testing/pictures.ts'
import { aForm, aTeam, callsOf, type Team } from '../../testing/products.ts'
import { endRemoved } from './removal.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
keepFilesNowhere()
const { get, post, put, remove } = callsOf(api)
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

const uploadsOf = ({ owner, businessID }: Team, count: number) =>
  Promise.all(Array.from({ length: count }, () => aFile(pool, { userID: owner.userID, businessID })))
const isKept = async (fileID: string) =>
  (await pool.query<{ place: string | null }>('select place from files where file_id = $1', [fileID])).rows[0]
    ?.place === `product:${fileID}`
const kept = (fileIDs: string[]) => Promise.all(fileIDs.map(isKept))
const longAgo = (productID: string) =>
  pool.query(`update products set removed_at = now() - interval '31 days' where id = $1`, [productID])

test('uploads become a main image and photos, in the order of the page; addresses keep what is there', async () => {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const [main, a, b, c] = (await uploadsOf(team, 4)) as [string, string, string, string]
  const form = { ...aForm, businessID, publish: true, mainImage: main, photos: [a, main.toUpperCase(), b] }
  const made = entry(await post(owner, '/product', form))
  expect(made.fields).toMatchObject({
    mainImage: addressOfFile(main),
    photos: [addressOfFile(a), addressOfFile(b)],
  })
  const path = `/product/${made.productID}`
  const seen = async () => (await get(undefined, path)).data as ProductEntry
  expect(await seen()).toMatchObject({
    mainImage: { url: addressOfFile(main) },
    photos: [main, a, b].map((id) => ({ url: addressOfFile(id) })),
    photoCount: 3,
  })

  // Another first, one gone, one new, one by its file though it is there.
  const changes = { ...made.fields, mainImage: addressOfFile(b), photos: [c, main], revision: 1 }
  const changed = entry(await put(owner, path, changes))
  expect(changed.fields).toMatchObject({
    mainImage: addressOfFile(b),
    photos: [addressOfFile(c), addressOfFile(main)],
  })
  expect(await kept([main, a, b, c])).toEqual([true, false, true, true])

  // Without a main image the first photo is it; what was dropped is no address of this product any more.
  const fewer = { ...changed.fields, mainImage: '', photos: [addressOfFile(c)], revision: 2 }
  expect(entry(await put(owner, path, fewer)).fields).toMatchObject({
    mainImage: addressOfFile(c),
    photos: [],
  })
  const again = await put(owner, path, { ...fewer, photos: [addressOfFile(a)], revision: 3 })
  expect(again.body).toMatchObject({ name: 'InvalidInput', fields: { 'photos.0': expect.any(String) } })
  expect(await kept([main, a, b, c])).toEqual([false, false, false, true])
  expect((await seen()).photos).toEqual([{ url: addressOfFile(c) }])
})

test('a copy shows the same pictures, and whoever goes first, the other keeps them', async () => {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const [a, b] = (await uploadsOf(team, 2)) as [string, string]
  const first = entry(await post(owner, '/product', { ...aForm, businessID, photos: [a, b] }))
  const copy = entry(await post(owner, `/product/${first.productID}/duplicate`))
  const fields = { ...first.fields, name: copy.fields.name }
  expect(copy).toMatchObject({ state: 'draft', revision: 1, fields })
  expect(copy.productID).not.toBe(first.productID)

  // The first drops one, and goes for good.
  await put(owner, `/product/${first.productID}`, { ...first.fields, photos: [], revision: 1 })
  await remove(owner, `/product/${first.productID}`)
  await longAgo(first.productID)
  expect(await endRemoved(db)).toBe(1)
  expect(await kept([a, b])).toEqual([true, true])
  expect(entry(await get(owner, `/product/${copy.productID}/manage`)).fields).toEqual(fields)

  // The last that shows them takes them along, not before it cannot be restored.
  await remove(owner, `/product/${copy.productID}`)
  expect(await endRemoved(db)).toBe(0)
  expect(await kept([a, b])).toEqual([true, true])
  await longAgo(copy.productID)
  expect(await endRemoved(db)).toBe(1)
  expect(await kept([a, b])).toEqual([false, false])
})

test('a removed product still holds its pictures against a copy that drops them', async () => {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const [a] = (await uploadsOf(team, 1)) as [string]
  const first = entry(await post(owner, '/product', { ...aForm, businessID, mainImage: a }))
  const copy = entry(await post(owner, `/product/${first.productID}/duplicate`))
  await remove(owner, `/product/${first.productID}`)
  await put(owner, `/product/${copy.productID}`, { ...copy.fields, mainImage: '', revision: 1 })
  expect(await isKept(a)).toBe(true)
  await post(owner, `/product/${first.productID}/restore`)
  expect(entry(await get(owner, `/product/${first.productID}/manage`)).fields.mainImage).toBe(
    addressOfFile(a),
  )
})

test('while one drops a picture ten copies are made: what any of them shows is kept', async () => {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const [a] = (await uploadsOf(team, 1)) as [string]
  const first = entry(await post(owner, '/product', { ...aForm, businessID, mainImage: a }))
  const [, ...copies] = await Promise.all([
    put(owner, `/product/${first.productID}`, { ...first.fields, mainImage: '', revision: 1 }),
    ...Array.from({ length: 10 }, () => post(owner, `/product/${first.productID}/duplicate`)),
  ])
  const showing = copies.filter((copy) => entry(copy).fields.mainImage === addressOfFile(a))
  expect(await isKept(a)).toBe(showing.length > 0)
})

test('a file of another company, of a person, not checked, a document and one in another place are refused by field', async () => {
  const team = await aTeam(db)
  const other = await aTeam(db)
  const { userID } = team.owner
  const { businessID } = team
  const [elsewhere] = (await uploadsOf(team, 1)) as [string]
  await pool.query(
    `update files set owner_type = 'business', owner_id = $2, place = 'profilePhoto' where file_id = $1`,
    [elsewhere, businessID],
  )
  const refused = [
    ...(await uploadsOf(other, 1)),
    await aFile(pool, { userID, businessID: null, purpose: 'userFile' }),
    await aFile(pool, { userID, businessID, status: 'requested' }),
    await aFile(pool, { userID, businessID, document: true }),
    elsewhere,
  ]
  const answers = []
  for (const file of refused)
    answers.push(await post(team.owner, '/product', { ...aForm, businessID, photos: [file] }))
  expect(answers.map(({ body }) => body['fields'])).toEqual(
    refused.map(() => ({ 'photos.0': 'No picture of this company' })),
  )
  expect(await kept(refused)).toEqual(refused.map(() => false))
  // Nor is an address of another product's picture.
  const [theirs] = (await uploadsOf(other, 1)) as [string]
  await post(other.owner, '/product', { ...aForm, businessID: other.businessID, mainImage: theirs })
  const stolen = { ...aForm, businessID, mainImage: addressOfFile(theirs) }
  expect((await post(team.owner, '/product', stolen)).name).toBe('InvalidInput')
})

test('a product, the logo and a certificate that want the same files at once: each is told who was first', async () => {
  const team = await aTeam(db)
  const { owner, businessID } = team
  const certificate = { name: 'x', number: '', issuer: '', scope: '', issueDate: '', expireDate: '' }
  for (let round = 0; round < 12; round += 1) {
    const files = await uploadsOf(team, 6)
    const answers = await Promise.all([
      post(owner, '/product', { ...aForm, businessID, photos: files }),
      put(owner, `/business/profile/${businessID}/photos`, { profilePhoto: files[5], coverPhoto: files[0] }),
      post(owner, `/business/${businessID}/certificate`, { ...certificate, photo: files[3] }),
    ])
    for (const { status } of answers) expect([200, 400, 404]).toContain(status)
    expect(answers.map(({ status }) => status)).toContain(200)
  }
})
