// Everything changes at once, news comes twice and late, rebuilds and daily jobs run in between: what is kept must be what a fresh look would make.
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { companyTypes } from '../contract/company-types.ts'
import type { DomainEvent } from '../contract/events.ts'
import { transaction, type Db } from '../platform/db.ts'
import { publishEvent, deliverAll } from '../platform/events.ts'
import { mailIntoFolder } from '../platform/mail/eml.ts'
import { changeBusiness, removeBusiness } from '../domains/businesses/business-lifecycle.ts'
import { rebuildDirectory } from '../domains/directory/rebuild.ts'
import { addProduct, removeProduct } from '../domains/products/publication.ts'
import { changeProfile, removeProfile } from '../domains/profiles/profile-lifecycle.ts'
import { react, unreact } from '../domains/reactions/liking.ts'
import { applyPopularity } from '../domains/search/popularity.ts'
import { rebuildSearch } from '../domains/search/rebuild.ts'
import { addPaidPeriod } from '../domains/subscriptions/tiers.ts'
import { aBusiness } from '../testing/businesses.ts'
import { testDatabase } from '../testing/database.ts'
import { hurryNews, newsLeft } from '../testing/outbox.ts'
import { aPerson } from '../testing/people.ts'
import { testLog } from '../testing/server.ts'
import { domainJobs, domainListeners } from './domains.ts'

const database = await testDatabase()
const { db } = database
const drain = () => deliverAll(db, domainListeners, testLog)

/** The same numbers below `count` at every run. */
function numbers(seed: number): (count: number) => number {
  let state = seed
  return (count) => (state = (state * 48_271) % 2_147_483_647) % count
}

type World = { businesses: { businessID: string; productIDs: string[] }[]; people: string[] }

async function aWorld(): Promise<World> {
  const businesses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => aBusiness(db, { products: 3, hiddenEditions: at % 3 })),
  )
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(db)))
  return { businesses, people: people.map(({ userID }) => userID) }
}

/** One change by chance; what it meant to change may be gone by then. */
async function change({ businesses, people }: World, next: (count: number) => number): Promise<void> {
  const { businessID, productIDs } = businesses[next(businesses.length)]!
  const userID = people[next(people.length)]!
  const productID = productIDs[next(productIDs.length)]!
  const industryID = ['0003', '0006', '0010'][next(3)]!
  const actor = { type: 'user', id: userID } as const
  const resource = next(2)
    ? ({ type: 'product', id: productID } as const)
    : ({ type: 'business', id: businessID } as const)
  const changes = [
    () =>
      change1(businessID, {
        companyName: `Renamed Works ${next(1_000)}`,
        businessType: companyTypes[next(companyTypes.length)]!,
        industryID,
        categoryIDs: [`${industryID}-01`],
        countryCode: ['JP', 'DE', 'US'][next(3)]!,
        hiddenEditions: next(1 << 10),
      }),
    () =>
      transaction(db, (tx) =>
        addProduct(tx, {
          businessID,
          name: `Part ${next(1_000)}`,
          industryID,
          categoryID: `${industryID}-01`,
        }),
      ),
    () => transaction(db, (tx) => removeProduct(tx, businessID, productID)),
    () =>
      transaction(db, (tx) =>
        changeProfile(tx, userID, { city: `City ${next(1_000)}`, showProfession: !next(2) }),
      ),
    () => react(db, actor, resource),
    () => unreact(db, actor, resource),
    () =>
      transaction(db, (tx) =>
        addPaidPeriod(tx, {
          businessID,
          tier: 'gold',
          start: new Date(Date.now() - 1_000),
          end: new Date(Date.now() + 1e9),
        }),
      ),
    () => repeat(businessID, userID),
  ]
  await changes[next(changes.length)]!().catch((error: unknown) => {
    // Gone before, or paid for already.
    if (!/NotFound|duplicate|conflicting|exclu/i.test(String(error))) throw error
  })
}

const change1 = (businessID: string, wish: Parameters<typeof changeBusiness>[2]) =>
  transaction(db, (tx) => changeBusiness(tx, businessID, wish))

/** The same news again, out of order. */
const repeat = (businessID: string, userID: string) =>
  transaction(db, async (tx) => {
    const events: DomainEvent[] = [
      { type: 'business.removed', businessID },
      { type: 'products.changed', businessID },
      { type: 'profile.removed', userID },
      { type: 'business.changed', businessID },
    ]
    for (const event of events) await publishEvent(tx, event)
  })

/** All that is kept of others' facts, in a fixed order. */
async function kept(db: Db) {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  return {
    documents: await rows(sql`
      select segment, id, business_id, country, industry, tier, verified, hidden_editions, likes, quality,
        name_normal, name_tokens, strong_tokens, body_tokens from search_document order by id, segment`),
    documentCounts: await rows(
      sql`select segment, country, edition_bit, documents from search_count where documents > 0 order by 1, 2, 3`,
    ),
    entries: await rows(sql`select * from directory_entry order by kind, id`),
    entryCounts: await rows(sql`select * from directory_count where companies + products > 0 order by 1, 2`),
  }
}

test('after a storm of changes, repeated news, rebuilds and jobs all that is kept is as made anew', async () => {
  const world = await aWorld()
  const next = numbers(20_261_120)
  const [gone, goneToo] = [world.businesses[0]!.businessID, world.people[0]!]
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; n < 40; n++) await change(world, next)
    if (writer === 0) await transaction(db, (tx) => removeBusiness(tx, gone))
    if (writer === 1) await transaction(db, (tx) => removeProfile(tx, goneToo))
  })
  const drainers = Array.from({ length: 2 }, async () => {
    for (let n = 0; n < 15; n++) await drain()
  })
  // A job that meets a rebuild breaks off and is tried again later.
  const jobs = domainJobs(db, mailIntoFolder(tmpdir()), testLog).map((job) =>
    job.run(undefined).catch(() => {}),
  )
  const rebuilds = [rebuildDirectory(database), rebuildSearch(database)]
  await Promise.all([...writers, ...drainers, ...jobs, ...rebuilds])
  for (let left = 1; left > 0;) {
    await hurryNews(db)
    await drain()
    left = await newsLeft(db)
  }
  await applyPopularity(db)
  const after = await kept(db)
  expect(after.documents.length).toBeGreaterThan(20)

  await rebuildDirectory(database)
  await rebuildSearch(database)
  expect(after).toEqual(await kept(db))
  expect(JSON.stringify(after)).not.toContain(gone)
  expect(JSON.stringify(after)).not.toContain(goneToo)
}, 120_000)
