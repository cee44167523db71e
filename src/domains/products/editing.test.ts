// A company's people enter, change, copy and remove products (P2.24 and P3.4, D8, D47).
import { expect, test } from 'vitest'
import { ManagedProduct, type ManagedProductEntry } from '../../contract/product-management.ts'
import type { ProductEntry } from '../../contract/products.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, post, put, remove } = callsOf(api)
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

test('everything entered is kept, shown to everybody and to its company exactly as entered', async () => {
  const { businessID, owner } = await aTeam(db)
  const form = {
    ...aForm,
    name: '深溝玉軸受 “6205” <b>=1+1</b>',
    description: '=SUM(A1)\n\tTwo  blanks, a % and a \\ .',
    keywords: ['軸受', '軸受', 'a_b%c'],
    specs: [
      { key: 'Bore: inner', value: '25 mm' },
      { key: '-x', value: '@y' },
    ],
    leadTime: 0,
    videos: ['https://youtu.be/abcdefghijk', 'https://vimeo.com/123456'],
  }
  const created = entry(await post(owner, '/product', { ...form, businessID, publish: true }))
  expect(ManagedProduct.parse(created)).toEqual(created)
  expect(created).toMatchObject({ businessID, state: 'published', revision: 1, fields: form })
  expect(entry(await get(owner, `/product/${created.productID}/manage`))).toEqual(created)
  const seen = (await get(undefined, `/product/${created.productID}`)).data as ProductEntry
  const { videos, category: _, mainImage, photos, ...shown } = form
  expect(seen).toMatchObject({
    ...shown,
    key: created.key,
    mainImage: null,
    photos,
    industry: { id: '0006' },
    category: { id: '0006-01' },
    subCategory: { id: '0006-01-01' },
  })
  expect(mainImage).toBe('')
  expect(seen.videos.map(({ url }) => url)).toEqual(videos)
})

test('a change is saved whole, counts up, and keeps the ids of videos that stay', async () => {
  const { businessID, owner } = await aTeam(db)
  const videos = ['https://youtu.be/abcdefghijk', 'https://vimeo.com/123456']
  const { productID } = entry(await post(owner, '/product', { ...aForm, businessID, videos, publish: true }))
  const seen = async () => (await get(undefined, `/product/${productID}`)).data as ProductEntry
  const before = await seen()
  const { leadTime: _, ...form } = {
    ...aForm,
    videos: [videos[1]!, 'https://vimeo.com/77'],
    name: 'Other',
    category: '0006.0006-02',
    specs: [],
    stock: false,
  }
  const changed = await put(owner, `/product/${productID}`, { ...form, revision: 1 })
  expect(entry(changed)).toMatchObject({
    revision: 2,
    state: 'published',
    fields: { ...form, leadTime: null },
  })
  const after = await seen()
  expect(after).toMatchObject({ name: 'Other', specs: [], stock: false, leadTime: null, subCategory: null })
  expect(after.videos[0]).toEqual(before.videos[1])
  expect(after.videos[1]?.videoID).not.toBe(before.videos[0]?.videoID)
})

test('of 20 who save the same revision at once one does, the others are told what it is now', async () => {
  const { businessID, productIDs, owner, admin } = await aTeam(db, { products: 1 })
  const [id] = productIDs
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      put(at % 2 ? owner : admin, `/product/${id}`, { ...aForm, name: `Name ${at}`, revision: 1 }),
    ),
  )
  const saved = answers.filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  const stale = answers.filter(({ name }) => name === 'Stale')
  expect(stale).toHaveLength(19)
  for (const { status, body } of stale) {
    expect(status).toBe(409)
    expect(body['current']).toEqual(saved[0]?.data)
  }
  expect(entry(saved[0]!)).toMatchObject({ businessID, revision: 2 })
})

test.each([
  ['category', { category: '0006.0006-99' }, 'category'],
  ['category of another industry', { category: '0005.0006-01' }, 'category'],
  [
    'video of another host',
    { videos: ['https://youtu.be/abcdefghijk', 'https://evil.example/a.mp4'] },
    'videos.1',
  ],
  ['video that is a program', { videos: ['javascript:alert(1)'] }, 'videos.0'],
  ['picture from elsewhere', { mainImage: 'https://evil.example/a.png' }, 'mainImage'],
  ['file that is nowhere', { photos: [uuidv7()] }, 'photos.0'],
])('a %s is refused by its field, and nothing is kept', async (_, wrong, field) => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: 1 })
  const made = await post(owner, '/product', { ...aForm, ...wrong, businessID })
  const saved = await put(owner, `/product/${productIDs[0]}`, { ...aForm, ...wrong, revision: 1 })
  for (const { status, name, body } of [made, saved]) {
    expect([status, name]).toEqual([400, 'InvalidInput'])
    expect(Object.keys(body['fields'] as object)).toEqual([field])
  }
  const { rows } = await pool.query('select revision from products where business_id = $1', [businessID])
  expect(rows).toEqual([{ revision: 1 }])
})

test('read-only fields are refused', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: 1 })
  for (const more of [{ published: true }, { unlisted: true }, { position: 1 }, { productID: uuidv7() }]) {
    expect((await post(owner, '/product', { ...aForm, ...more, businessID })).status).toBe(400)
    expect((await put(owner, `/product/${productIDs[0]}`, { ...aForm, ...more, revision: 1 })).status).toBe(
      400,
    )
  }
})

test('what nobody sees is nobody’s news: no page and no list is made anew for drafts', async () => {
  const { businessID, owner } = await aTeam(db)
  const news = async () =>
    (
      await database.pool.query(
        `select 1 from outbox where payload->>'type' = 'products.changed' and payload->>'businessID' = $1`,
        [businessID],
      )
    ).rows.length
  const { productID } = entry(await post(owner, '/product', { ...aForm, businessID }))
  await put(owner, `/product/${productID}`, { ...aForm, name: 'Other', revision: 1 })
  await post(owner, `/product/${productID}/duplicate`)
  await remove(owner, `/product/${productID}`)
  await post(owner, `/product/${productID}/restore`)
  expect(await news()).toBe(0)
  await post(owner, '/product/publish', { businessID, productIDs: [productID] })
  await put(owner, `/product/${productID}`, { ...aForm, name: 'Shown', revision: 2 })
  await remove(owner, `/product/${productID}`)
  await post(owner, `/product/${productID}/restore`)
  expect(await news()).toBe(4)
})

test.each([2 ** 31, 2 ** 53 - 1, -(2 ** 31) - 1])('revision %d is no revision', async (revision) => {
  const { businessID, owner } = await aTeam(db)
  const { productID } = entry(await post(owner, '/product', { ...aForm, businessID }))
  expect(await put(owner, `/product/${productID}`, { ...aForm, revision })).toMatchObject({
    name: 'InvalidInput',
    body: { fields: { revision: expect.any(String) } },
  })
})

test('a member proposes drafts, and changes nothing that is or was shown', async () => {
  const { businessID, productIDs, member, owner } = await aTeam(db, {
    products: [{}, { published: false, unlisted: true }],
  })
  expect(await post(member, '/product', { ...aForm, businessID, publish: true })).toMatchObject({
    name: 'NotAllowed',
  })
  const { productID: draft } = entry(await post(member, '/product', { ...aForm, businessID }))
  expect((await put(member, `/product/${draft}`, { ...aForm, name: 'Mine', revision: 1 })).status).toBe(200)
  expect(entry(await post(member, `/product/${draft}/duplicate`))).toMatchObject({ state: 'draft' })
  expect((await remove(member, `/product/${draft}`)).status).toBe(200)
  expect((await post(member, `/product/${draft}/restore`)).data).toEqual({ state: 'draft' })
  for (const id of productIDs) {
    expect((await get(member, `/product/${id}/manage`)).status).toBe(200)
    const refused = [
      await put(member, `/product/${id}`, { ...aForm, revision: 1 }),
      await post(member, `/product/${id}/duplicate`),
      await remove(member, `/product/${id}`),
    ]
    await remove(owner, `/product/${id}`)
    refused.push(await post(member, `/product/${id}/restore`))
    for (const { status, name } of refused) expect([status, name]).toEqual([403, 'NotAllowed'])
  }
})

test('strangers, owners of others, ex-members and visitors get nothing, and cannot tell that there is anything', async () => {
  const { productIDs, owner, admin, businessID } = await aTeam(db, { products: [{ published: false }] })
  const stranger = await aSession(db)
  await aBusiness(db, { members: [{ userID: stranger.userID, role: 'owner' }] })
  await pool.query('delete from business_members where business_id = $1 and user_id = $2', [
    businessID,
    admin.userID,
  ])
  const tries = (id: string, bid: string) =>
    [
      ['GET', `/product/${id}/manage`],
      ['GET', `/product/manage?bid=${bid}`],
      ['GET', `/product/export?bid=${bid}&format=csv`],
      ['POST', '/product', { ...aForm, businessID: bid }],
      ['PUT', `/product/${id}`, { ...aForm, revision: 1 }],
      ['DELETE', `/product/${id}`],
      ['POST', `/product/${id}/restore`],
      ['POST', `/product/${id}/duplicate`],
      ...['publish', 'unpublish', 'order'].map((act) => [
        'POST',
        `/product/${act}`,
        { businessID: bid, productIDs: [id] },
      ]),
    ] as ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?][]
  const send = (headers: Record<string, string>, [method, url, payload]: ReturnType<typeof tries>[number]) =>
    api.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  const real = tries(productIDs[0]!, businessID)
  const never = tries(uuidv7(), uuidv7())
  for (const [at, one] of real.entries()) {
    for (const { bearer } of [stranger, admin]) {
      const answer = await send({ authorization: bearer }, one)
      expect([one[1], answer.statusCode]).toEqual([one[1], 404])
      expect((await send({ authorization: bearer }, never[at]!)).body).toBe(answer.body)
    }
    expect((await send({}, one)).statusCode).toBe(401)
  }
  // Somebody else's product is not reached through one's own company either.
  const own = await aTeam(db, { products: 1 })
  for (const act of ['publish', 'unpublish', 'order'])
    expect(
      await post(own.owner, `/product/${act}`, { businessID: own.businessID, productIDs: [productIDs[0]] }),
    ).toMatchObject({ name: 'NotFound' })
  expect(entry(await get(owner, `/product/${productIDs[0]}/manage`))).toMatchObject({
    state: 'draft',
    revision: 1,
  })
})

test('what was removed is gone for everybody, and comes back as it was', async () => {
  const { productIDs, owner } = await aTeam(db, { products: 1 })
  const [id] = productIDs
  const before = entry(await get(owner, `/product/${id}/manage`))
  expect((await remove(owner, `/product/${id}`)).status).toBe(200)
  for (const answer of [
    await get(owner, `/product/${id}/manage`),
    await get(undefined, `/product/${id}`),
    await put(owner, `/product/${id}`, { ...aForm, revision: 1 }),
    await post(owner, `/product/${id}/duplicate`),
    await remove(owner, `/product/${id}`),
  ])
    expect(answer.status).toBe(404)
  expect((await post(owner, `/product/${id}/restore`)).data).toEqual({ state: 'published' })
  expect(entry(await get(owner, `/product/${id}/manage`))).toMatchObject({
    ...before,
    changedAt: expect.any(String),
  })
  expect((await post(owner, `/product/${id}/restore`)).status).toBe(404)
  await remove(owner, `/product/${id}`)
  await pool.query(`update products set removed_at = now() - interval '30 days 1 minute' where id = $1`, [id])
  expect((await post(owner, `/product/${id}/restore`)).status).toBe(404)
})

test('a product that is created again with its key is one', async () => {
  const { businessID, owner } = await aTeam(db)
  const headers = { authorization: owner.bearer, 'idempotency-key': uuidv7() }
  const send = () =>
    api.inject({ method: 'POST', url: '/api/product', headers, payload: { ...aForm, businessID } })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  const { rows } = await pool.query('select id from products where business_id = $1', [businessID])
  expect(rows).toHaveLength(1)
})

test('values of the specification are kept in plain width', async () => {
  const { businessID, owner } = await aTeam(db)
  const specs = [{ key: '内径', value: '２５．５ｍｍ' }]
  const { fields } = entry(await post(owner, '/product', { ...aForm, specs, businessID }))
  expect(fields.specs).toEqual([{ key: '内径', value: '25.5mm' }])
})
