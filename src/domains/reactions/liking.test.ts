import { beforeAll, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { changesChannel, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { businessCards } from '../businesses/cards.ts'
import { react, unreact, type Reactor } from './liking.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})

const somebody = (): Reactor => ({ type: 'user', id: randomUUID() })

async function likesShown(businessID: string): Promise<number | undefined> {
  await deliverAll(database.db, domainListeners, testLog)
  const cards = await businessCards(database.db, [businessID], 'en')
  return cards.get(businessID)?.reactions.reactionCount.like
}

test('a like counts once, and taken back not at all', async () => {
  const { businessID } = await aBusiness(database.db)
  const [one, other] = [somebody(), somebody()]
  const resource = { type: 'business' as const, id: businessID }

  await react(database.db, one, resource)
  await react(database.db, one, resource)
  await react(database.db, other, resource)
  expect(await likesShown(businessID)).toBe(2)

  await unreact(database.db, one, resource)
  await unreact(database.db, one, resource)
  expect(await likesShown(businessID)).toBe(1)
})

test('who made a card between a like and its news is told of the like again', async () => {
  const { businessID } = await aBusiness(database.db)
  await deliverAll(database.db, domainListeners, testLog)
  await react(database.db, somebody(), { type: 'business', id: businessID })
  const told: string[] = []
  const listener = await database.pool.connect()
  try {
    listener.on('notification', ({ payload = '[]' }) => told.push(...(JSON.parse(payload) as string[])))
    await listener.query(`listen ${changesChannel}`)
    await deliverAll(database.db, domainListeners, testLog)
    await listener.query('select 1')
    expect(told).toContain(`business:${businessID}`)
  } finally {
    listener.release(true)
  }
})

test('fifty likes of a company make one count, one drop of its pages, and no document anew', async () => {
  const { db, pool } = database
  const { businessID, productIDs } = await aBusiness(db, { products: 1 })
  const [productID] = productIDs as [string]
  await deliverAll(db, domainListeners, testLog)
  await pool.query(`
    create table counts (business_id uuid, likes integer);
    create function note_count() returns trigger language plpgsql as
      'begin insert into counts values (new.id, new.like_count); return new; end';
    create trigger counted after update on businesses for each row execute function note_count()`)
  const documents = async () =>
    (
      await pool.query(
        'select id, likes, change_xid::text from search_document where $1 in (id, business_id) order by id',
        [businessID],
      )
    ).rows
  const before = await documents()
  expect(before).toHaveLength(2)
  const told: string[] = []
  const listener = await pool.connect()
  try {
    listener.on('notification', ({ payload = '[]' }) => told.push(...(JSON.parse(payload) as string[])))
    await listener.query(`listen ${changesChannel}`)
    const actors = Array.from({ length: 50 }, somebody)
    await Promise.all(actors.map((actor) => react(db, actor, { type: 'business', id: businessID })))
    await Promise.all(actors.map((actor) => react(db, actor, { type: 'product', id: productID })))
    await deliverAll(db, domainListeners, testLog)
    await listener.query('select 1')
  } finally {
    listener.release(true)
  }
  expect(told.toSorted()).toEqual([`business:${businessID}`, `product:${productID}`])
  const { rows } = await pool.query('select likes from counts where business_id = $1', [businessID])
  expect(rows).toEqual([{ likes: 50 }])
  expect(await documents()).toEqual(before)
  expect(await likesShown(businessID)).toBe(50)
})

test('likes that come at the same time are all counted, also when two deliver the news', async () => {
  const { businessID } = await aBusiness(database.db)
  const resource = { type: 'business' as const, id: businessID }
  const actors = Array.from({ length: 30 }, somebody)

  await Promise.all(actors.map((actor) => react(database.db, actor, resource)))
  await Promise.all([
    ...actors.slice(0, 10).map((actor) => unreact(database.db, actor, resource)),
    ...actors.slice(10).map((actor) => react(database.db, actor, resource)),
    deliverAll(database.db, domainListeners, testLog),
    deliverAll(database.db, domainListeners, testLog),
  ])

  expect(await likesShown(businessID)).toBe(20)
  const { rows } = await database.pool.query(
    'select (select count(*) from reactions where resource_id = $1) as rows, (select total from reaction_counts where resource_id = $1) as total',
    [businessID],
  )
  expect(rows).toEqual([{ rows: 20, total: 20 }])
})

test('a like of a product leaves its company’s number alone', async () => {
  const { businessID, productIDs } = await aBusiness(database.db, { products: 1 })
  await react(database.db, somebody(), { type: 'product', id: productIDs[0] as string })
  expect(await likesShown(businessID)).toBe(0)
})
