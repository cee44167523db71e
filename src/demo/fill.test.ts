import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { BusinessCard, BusinessProfile } from '../contract/businesses.ts'
import { subscriptions } from '../contract/subscription-names.ts'
import { plans } from '../contract/plans.ts'
import { Product, ProductCard } from '../contract/products.ts'
import { PublicProfile } from '../contract/profiles.ts'
import { videoSource } from '../contract/videos.ts'
import { businessCards } from '../domains/businesses/cards.ts'
import { businessesOfPerson } from '../domains/businesses/of-person.ts'
import { showBusinessProfile } from '../domains/businesses/profile.ts'
import { showProduct } from '../domains/products/product.ts'
import { productsOfBusiness } from '../domains/products/showcase.ts'
import { showPublicProfile } from '../domains/profiles/public.ts'
import { asWritten } from '../domains/reference-data/text-languages.ts'
import type { Database } from '../platform/db.ts'
import { testDatabase } from '../testing/database.ts'
import { personAt } from './facts/people.ts'
import { filmFileAt } from './addresses.ts'
import { demoWorldOf, fillDemoWorld } from './fill.ts'
import type { Step } from './steps.ts'

const world = { seed: 7, today: '2026-11-20', companies: 60, products: 360, people: 20 }
const tables = [
  'profiles',
  'businesses',
  'business_texts',
  'certificates',
  'business_members',
  'subscriptions',
  'products',
  'product_texts',
  'reactions',
  'reaction_counts',
  'follows',
  'follow_counts',
  'favourites',
  'favourite_counts',
  'team_events',
  'business_invitations',
  'join_requests',
  'reports',
  'inquiries',
  'inquiry_messages',
  'inquiry_reads',
  'posts',
  'comments',
  'newsfeed_entries',
  'connections',
  'groups',
  'group_members',
  'billing_accounts',
  'billing_orders',
  'billing_invoices',
  'billing_series',
  'billing_support',
  'statistics_days',
  'statistics_things',
  'statistics_breakdowns',
]

/** A world that tests look at and do not change. */
const untouched = await testDatabase()
beforeAll(() => fillDemoWorld(untouched, world))

async function countsIn(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await database.pool.query<{ count: number }>(`select count(*) from ${table}`)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

test('a world is whole: every company page and showcase is as the contract says, in both languages', async () => {
  const counts = await countsIn(untouched)
  expect(counts).toMatchObject({ profiles: 20, businesses: 60, products: 360 })
  for (const table of tables) expect(counts[table], table).toBeGreaterThan(0)
  const { rows } = await untouched.pool.query<{ id: string }>('select id from businesses')
  for (const { id } of rows)
    for (const language of ['en', 'ja']) {
      const profile = await showBusinessProfile(untouched.db, id, language, world.today)
      expect(BusinessProfile.parse(profile)).toEqual(profile)
      const products = await productsOfBusiness(untouched.db, id, language)
      expect(z.array(ProductCard).parse(products)).toEqual(products)
      expect(products.length).toBeLessThanOrEqual(plans[profile.subscription].products)
      for (const product of products) expect(product.category.name).not.toBe(product.category.id)
    }
  const cards = await businessCards(
    untouched.db,
    rows.map((row) => row.id),
    'en',
  )
  expect(new Set([...cards.values()].map((card) => card.subscription)).size).toBeGreaterThan(1)
  expect([...cards.values()].every((card) => subscriptions.includes(card.subscription))).toBe(true)
})

test('people show what they allow and nothing else, and the company they name is one of theirs', async () => {
  let [born, employed, hidden] = [0, 0, 0]
  for (let k = 0; k < world.people; k += 1) {
    const person = personAt(world, k)
    const known = await Promise.all(
      ['en', asWritten].map((reader) => businessesOfPerson(untouched.db, person.id, reader)),
    )
    const names = known.flat().map((card) => card.general.companyName)
    for (const language of ['en', 'ja']) {
      const profile = await showPublicProfile(untouched.db, person.id, language)
      const cards = await businessesOfPerson(untouched.db, person.id, language)
      expect(PublicProfile.parse(profile)).toEqual(profile)
      expect(z.array(BusinessCard).parse(cards)).toEqual(cards)
      expect(names).toContain(profile.companyName)
      expect(profile.industry?.name).not.toBe(profile.industry?.id)
      expect(profile.jobPosition?.name).not.toBe(person.jobPositionID)
      expect(profile.birthDate).toBe(person.showBirthDate ? person.birthDate : null)
      expect(profile.profession === null).toBe(!person.showProfession)
      expect(profile.jobPosition === null).toBe(!person.showProfession)
      const said = JSON.stringify([profile, cards])
      for (const secret of [person.email, person.phone.number]) expect(said).not.toContain(secret)
    }
    born += person.showBirthDate ? 1 : 0
    employed += person.showProfession ? 1 : 0
    hidden += person.showProfession ? 0 : 1
  }
  for (const count of [born, employed, hidden]) expect(count).toBeGreaterThan(0)
  const { rows } = await untouched.pool.query(
    'select 1 from profiles where email is null or mobile_phone is null or birth_date is null',
  )
  expect(rows).toEqual([])
})

test('every published product has a page as the contract says', async () => {
  const { rows } = await untouched.pool.query<{ id: string }>(
    'select id from products where published limit 60',
  )
  expect(rows).toHaveLength(60)
  for (const { id } of rows) {
    const product = await showProduct(untouched.db, id, 'ja')
    expect(Product.parse(product)).toEqual(product)
    expect(product.photos[0]?.url).toBe(product.mainImage?.url)
  }
})

test('films of companies and products are films of this world that a page may show', async () => {
  const { rows } = await untouched.pool.query<{ url: string; of: string }>(`
    select general->>'video' as url, 'company' as of from businesses where general->>'video' is not null
    union all select video->>'url', 'product' from products, jsonb_array_elements(videos) as video`)
  expect(new Set(rows.map((row) => row.of))).toEqual(new Set(['company', 'product']))
  for (const { url } of rows) {
    expect(filmFileAt(world, url), url).not.toBeNull()
    expect(videoSource(url), url).toMatchObject({ kind: 'file' })
  }
})

test('numbers kept elsewhere are the numbers of the rows', async () => {
  const wrong = await untouched.pool.query(`
    select id, like_count from businesses
    where like_count <> (select count(*) from reactions where resource_id = businesses.id)
       or like_count <> coalesce((select total from reaction_counts where resource_id = businesses.id), 0)`)
  expect(wrong.rows).toEqual([])
  const ownerless = await untouched.pool.query(`
    select id from businesses
    where not exists (select from business_members where business_id = businesses.id and role = 'owner')`)
  expect(ownerless.rows).toEqual([])
  const astray = await untouched.pool.query(`
    select 1 from business_members where user_id not in (select user_id from profiles)
    union all select 1 from products where business_id not in (select id from businesses)
    union all select 1 from subscriptions where business_id not in (select id from businesses)`)
  expect(astray.rows).toEqual([])
  const future = await untouched.pool.query(
    `select id from products where created_at > $1::date union all select id from businesses where created_at > $1::date
     union all select resource_id from reactions where created_at > $1::date`,
    [world.today],
  )
  expect(future.rows).toEqual([])
})

test('a finished world stays as it is, also when another is asked for', async () => {
  const database = await testDatabase()
  await fillDemoWorld(database, world)
  await database.pool.query("update businesses set city = 'Elsewhere'")

  const told: string[] = []
  await fillDemoWorld(
    database,
    { ...world, seed: 8, companies: 70 },
    { onProgress: (step) => told.push(step) },
  )

  expect(told).toEqual([])
  expect(await demoWorldOf(database.db)).toEqual(world)
  const { rows } = await database.pool.query('select distinct city from businesses')
  expect(rows).toEqual([{ city: 'Elsewhere' }])
})

test('a world that was killed half-way is completed by the next start', async () => {
  const database = await testDatabase()
  const killed = fillDemoWorld(database, world, {
    chunkSize: 20,
    onProgress: (step, done) => {
      if (step === 'companies' && done >= 30) throw new Error('killed')
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await countsIn(database)).toMatchObject({ businesses: 20, profiles: 20, reaction_counts: 0 })

  const told = new Set<string>()
  await fillDemoWorld(
    database,
    { ...world, seed: 9 },
    { chunkSize: 20, onProgress: (step) => told.add(step) },
  )

  expect([...told][0]).toBe('companies')
  expect(await countsIn(database)).toEqual(await countsIn(untouched))
  const { rows } = await database.pool.query('select finished_at is not null as finished from demo_world')
  expect(rows).toEqual([{ finished: true }])
})

test('a connection that dies takes its step with it and nothing else', async () => {
  const database = await testDatabase()
  let runs = 0
  const dying: Step = {
    name: 'dying',
    async run(client) {
      runs += 1
      await client.query("update businesses set city = 'Half'")
      if (runs > 1) return
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    },
  }
  await expect(fillDemoWorld(database, world, { afterwards: [dying] })).rejects.toThrow(/onnection/)
  const half = "select count(*) from businesses where city = 'Half'"
  expect((await database.pool.query(half)).rows).toEqual([{ count: 0 }])

  await fillDemoWorld(database, world, { afterwards: [dying] })

  expect(runs).toBe(2)
  expect((await database.pool.query(half)).rows).toEqual([{ count: 60 }])
  expect(await countsIn(database)).toMatchObject({ profiles: 20, businesses: 60, products: 360 })
})

test('two that fill at the same time take turns', async () => {
  const database = await testDatabase()
  let afterwards = 0
  const count = { name: 'count', run: () => Promise.resolve((afterwards += 1)) }
  await Promise.all([
    fillDemoWorld(database, world, { afterwards: [count] }),
    fillDemoWorld(database, { ...world, seed: 8 }, { afterwards: [count] }),
  ])
  expect(await countsIn(database)).toMatchObject({ profiles: 20, businesses: 60, products: 360 })
  expect(afterwards).toBe(1)
})
