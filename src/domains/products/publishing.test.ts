// What of its products a company shows is held by the database, and followed by every page (D16, D20).
import { expect, test } from 'vitest'
import { rateLimits } from '../../contract/rate-limits.ts'
import { limits } from '../../contract/limits.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, post, remove } = callsOf(api)

const drafts = (count: number) => Array.from({ length: count }, () => ({ published: false }))
const published = (count: number) => Array.from({ length: count }, () => ({}))
const stateOf = async (productID: string) =>
  (
    await pool.query<{ published: boolean; unlisted: boolean }>(
      'select published, unlisted from products where id = $1',
      [productID],
    )
  ).rows[0]
const publishedOf = async (businessID: string) =>
  (
    await pool.query<{ count: number }>(
      'select count(*) from products where business_id = $1 and published and removed_at is null',
      [businessID],
    )
  ).rows[0]!.count
const outcomes = (answers: { status: number; name?: string }[]) =>
  answers.map(({ status, name }) => name ?? String(status)).toSorted((a, b) => a.localeCompare(b))

test('search finds what is published once the news is out, and no longer what is taken off or removed', async () => {
  const { businessID, owner } = await aTeam(db)
  const word = `zelkova${Date.now()}`
  const found = async () => {
    await deliverAll(db, domainListeners, testLog)
    const answer = await post(undefined, '/search/product', { textQuery: word })
    return (answer.data as { totalResults: number }).totalResults
  }
  const created = await post(owner, '/product', { ...aForm, businessID, name: `${word} pinion` })
  const { productID } = created.data as { productID: string }
  const one = { businessID, productIDs: [productID] }
  expect(await found()).toBe(0)
  await post(owner, '/product/publish', one)
  expect(await found()).toBe(1)
  await post(owner, '/product/unpublish', one)
  expect(await found()).toBe(0)
  await post(owner, '/product/publish', one)
  await remove(owner, `/product/${productID}`)
  expect(await found()).toBe(0)
  expect((await post(owner, `/product/${productID}/restore`)).data).toEqual({ state: 'published' })
  expect(await found()).toBe(1)
})

test('50 publish at once where one place of seven is left: exactly one succeeds', async () => {
  const { businessID, productIDs, owner, admin } = await aTeam(db, {
    products: [...published(6), ...drafts(50)],
  })
  const answers = await Promise.all(
    productIDs
      .slice(6)
      .map((id, at) => post(at % 2 ? owner : admin, '/product/publish', { businessID, productIDs: [id] })),
  )
  expect(outcomes(answers)).toEqual(['200', ...Array.from({ length: 49 }, () => 'ShowcaseFull')])
  expect(answers.find(({ name }) => name)).toMatchObject({ status: 409, body: { limit: 7, published: 7 } })
  expect(answers.find(({ name }) => !name)?.data).toEqual({ limit: 7, published: 7 })
  expect(await publishedOf(businessID)).toBe(7)
})

test('12 are created published, 12 restored and 12 published at once: the last place is taken once', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: [...published(18), ...drafts(12)] })
  const gone = productIDs.slice(6, 18)
  for (const id of gone) await remove(owner, `/product/${id}`)
  await Promise.all([
    ...gone.map((id) => post(owner, `/product/${id}/restore`)),
    ...gone.map(() => post(owner, '/product', { ...aForm, businessID, publish: true })),
    ...productIDs.slice(18).map((id) => post(owner, '/product/publish', { businessID, productIDs: [id] })),
  ])
  expect(await publishedOf(businessID)).toBe(7)
})

test('several are published together or not at all; what is published already needs no place', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: [...published(5), ...drafts(3)] })
  const [first, ...rest] = productIDs.slice(5) as [string, string, string]
  const send = (ids: string[]) => post(owner, '/product/publish', { businessID, productIDs: ids })
  expect(await send([first, ...rest])).toMatchObject({
    name: 'ShowcaseFull',
    body: { limit: 7, published: 5 },
  })
  expect(await publishedOf(businessID)).toBe(5)
  expect((await send([...productIDs.slice(0, 5), first, rest[0], first])).data).toEqual({
    published: 7,
    limit: 7,
  })
  expect((await send([first])).data).toEqual({ published: 7, limit: 7 })
  expect(await send([first, uuidv7()])).toMatchObject({ name: 'NotFound' })
})

test('a higher plan has more room', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { plan: 'gold', products: drafts(21) })
  const answer = await post(owner, '/product/publish', { businessID, productIDs: productIDs.slice(0, 20) })
  expect(answer.data).toEqual({ published: 20, limit: 20 })
  expect(
    await post(owner, '/product/publish', { businessID, productIDs: productIDs.slice(20) }),
  ).toMatchObject({
    name: 'ShowcaseFull',
  })
})

test('who has more published than the plan allows keeps them, and publishes no more (D16)', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: [...published(9), ...drafts(1)] })
  const send = (id: string) => post(owner, '/product/publish', { businessID, productIDs: [id] })
  expect(await send(productIDs[9]!)).toMatchObject({ name: 'ShowcaseFull', body: { limit: 7, published: 9 } })
  const hidden = await post(owner, '/product/unpublish', { businessID, productIDs: productIDs.slice(0, 3) })
  expect(hidden.data).toEqual({ published: 6, limit: 7 })
  expect((await send(productIDs[9]!)).data).toEqual({ published: 7, limit: 7 })
})

test('1,000 are kept, drafts included, and none more by however many at once', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: drafts(1) })
  await pool.query(
    `insert into products (id, business_id, name, industry_id, category_id, published, created_at, updated_at)
     select gen_random_uuid(), $1, 'Part', '0006', '0006-01', false, now(), now() from generate_series(1, $2)`,
    [businessID, limits.productsManagedMax - 2],
  )
  const [id] = productIDs as [string]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      at % 2 ? post(owner, '/product', { ...aForm, businessID }) : post(owner, `/product/${id}/duplicate`),
    ),
  )
  expect(outcomes(answers)).toEqual(['200', ...Array.from({ length: 9 }, () => 'TooManyProducts')])
  // A place that was made free is taken, and what stood in it cannot come back.
  await remove(owner, `/product/${id}`)
  expect((await post(owner, '/product', { ...aForm, businessID })).status).toBe(200)
  expect(await post(owner, `/product/${id}/restore`)).toMatchObject({ name: 'TooManyProducts' })
})

test('unlisted products come off the pages and go back; drafts stay drafts', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: [{}, { published: false }] })
  const [shown, draft] = productIDs as [string, string]
  const answer = await post(owner, '/product/unpublish', { businessID, productIDs })
  expect(answer.data).toEqual({ published: 0, limit: 7 })
  expect(await stateOf(shown)).toEqual({ published: false, unlisted: true })
  expect(await stateOf(draft)).toEqual({ published: false, unlisted: false })
  expect((await get(undefined, `/product/${shown}`)).status).toBe(404)
  await post(owner, '/product/publish', { businessID, productIDs: [shown] })
  expect((await get(undefined, `/product/${shown}`)).status).toBe(200)
})

test('the chosen ones stand first in their order, the others follow as they stood, new ones before all', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, {
    products: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, mainImage: `/media/${name}.webp` })),
  })
  const names = async () =>
    ((await get(undefined, `/product/by-business?bid=${businessID}`)).data as { name: string }[]).map(
      ({ name }) => name,
    )
  const [a, , c] = productIDs as [string, string, string]
  expect(await names()).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect((await post(owner, '/product/order', { businessID, productIDs: [a, c, a] })).status).toBe(200)
  expect(await names()).toEqual(['a', 'c', 'e', 'd', 'b'])
  const created = await post(owner, '/product', { ...aForm, businessID, name: 'f', publish: true })
  expect(created.status).toBe(200)
  expect(await names()).toEqual(['f', 'a', 'c', 'e', 'd', 'b'])
  expect(await post(owner, '/product/order', { businessID, productIDs: [a, uuidv7()] })).toMatchObject({
    name: 'NotFound',
  })
})

test('what was published comes back unlisted when its place was taken', async () => {
  const { businessID, productIDs, owner } = await aTeam(db, { products: [...published(7), ...drafts(1)] })
  await remove(owner, `/product/${productIDs[0]}`)
  await post(owner, '/product/publish', { businessID, productIDs: [productIDs[7]] })
  expect((await post(owner, `/product/${productIDs[0]}/restore`)).data).toEqual({ state: 'unlisted' })
  expect(await publishedOf(businessID)).toBe(7)
})

test('who saves faster than any hand is stopped; what they saved stays, and others save on', async () => {
  const { businessID, productIDs, owner, admin, member } = await aTeam(db, { products: 2 })
  const order = { businessID, productIDs: productIDs.toReversed() }
  const { points } = rateLimits.save.user
  for (let sent = 0; sent < points; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(owner, '/product/order', order)))
    expect(new Set(outcomes(answers))).toEqual(new Set(['200']))
  }
  expect(await post(owner, '/product/order', order)).toMatchObject({ status: 429, name: 'TooManyRequests' })
  // Other calls have shares of their own, and so have other people.
  expect((await post(owner, '/product/unpublish', { ...order, productIDs: [productIDs[0]!] })).status).toBe(
    200,
  )
  expect((await post(admin, '/product/order', order)).status).toBe(200)
  expect((await post(member, '/product/order', order)).name).toBe('NotAllowed')
  expect((await post(undefined, '/product/order', order)).name).toBe('TokenNotFound')
})
