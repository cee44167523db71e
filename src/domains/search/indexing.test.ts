import { describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { publishEvent, deliverAll, startDelivering } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { newsLeft } from '../../testing/outbox.ts'
import { countsAreRight } from '../../testing/search-counts.ts'
import { testLog } from '../../testing/server.ts'
import { noteAnswers } from '../businesses/answers.ts'
import { changeBusiness, removeBusiness } from '../businesses/business-lifecycle.ts'
import { addProduct, removeProduct } from '../products/publication.ts'
import { react } from '../reactions/liking.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { search } from './find.ts'
import { applyPopularity } from './popularity.ts'
import { rebuildSearch } from './rebuild.ts'

const database = await testDatabase()
const { db } = database

const drain = () => deliverAll(db, domainListeners, testLog)
const find = async (text: string) => (await search(db, { segment: 'MA', text }, { skip: 0, size: 50 })).ids

describe('documents follow their company', () => {
  test('it is found once it is there, under its new name once it has one, and not once it is gone', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Morrow Castings', hiddenEditions: 5 })
    await drain()
    expect(await find('morrow')).toEqual([businessID])

    await transaction(db, (tx) =>
      changeBusiness(tx, businessID, {
        companyName: 'Evensong Castings',
        countryCode: 'DE',
        hiddenEditions: 1,
      }),
    )
    await drain()
    expect(await find('morrow')).toEqual([])
    expect(await find('evensong')).toEqual([businessID])
    expect(await countsAreRight(db)).toBe(true)

    await transaction(db, (tx) => removeBusiness(tx, businessID))
    await drain()
    expect(await find('evensong')).toEqual([])
    expect(await countsAreRight(db)).toBe(true)
  })

  test('it moves with its business type', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Wanderer Tools' })
    await drain()
    await transaction(db, (tx) => changeBusiness(tx, businessID, { businessType: 'DI' }))
    await drain()
    expect(await find('wanderer')).toEqual([])
    const found = await search(db, { segment: 'DI', text: 'wanderer' }, { skip: 0, size: 5 })
    expect(found.ids).toEqual([businessID])
    expect(await countsAreRight(db)).toBe(true)
  })

  test('its products are words of it', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Harbour Works' })
    await drain()
    await transaction(db, (tx) =>
      addProduct(tx, { businessID, name: 'Cam follower KR-22', industryID: '0006', categoryID: '0006-01' }),
    )
    await drain()
    expect(await find('kr22')).toEqual([businessID])
  })

  test('it stands where it says and where its published products stand, and so do they', async () => {
    const { businessID, productIDs } = await aBusiness(db, {
      industryID: '0003',
      categoryIDs: ['0003-01'],
      products: [
        { industryID: '0004', categoryID: '0004-03', subCategoryID: '0004-03-02' },
        { industryID: '0005', categoryID: '0005-01', published: false },
      ],
    })
    await drain()
    const { rows } = await sql<{ id: string; nodes: string[] }>`
      select id, array(select node from unnest(string_to_array(strong_tokens, ' ')) as node where node ~ '^k:' order by node) as nodes
      from search_document where id = ${businessID} or business_id = ${businessID}`.execute(db)
    expect(Object.fromEntries(rows.map(({ id, nodes }) => [id, nodes.join(' ')]))).toEqual({
      [businessID]: 'k:0003 k:0003-01 k:0004-03 k:0004-03-02',
      [productIDs[0]!]: 'k:0004 k:0004-03 k:0004-03-02',
    })
  })

  test('its products are findable themselves, move with it, and go one by one or with it', async () => {
    const { businessID, productIDs } = await aBusiness(db, {
      plan: 'premium',
      products: [{ name: 'Whippletree' }, { name: 'Whippletree pin' }],
    })
    await drain()
    const documents = async () => {
      const { rows } = await sql<{ id: string; country: string; tier: number; hidden: number }>`
        select id, country, tier, hidden_editions as hidden from search_document
        where segment = 'PR' and business_id = ${businessID} order by id`.execute(db)
      return rows
    }
    const asMade = { country: 'JP', tier: 2, hidden: 0 }
    expect(await documents()).toEqual(productIDs.map((id) => ({ id, ...asMade })))

    await transaction(db, (tx) => changeBusiness(tx, businessID, { countryCode: 'DE', hiddenEditions: 6 }))
    await drain()
    expect(await documents()).toEqual(productIDs.map((id) => ({ id, ...asMade, country: 'DE', hidden: 6 })))

    await transaction(db, (tx) => removeProduct(tx, businessID, productIDs[0]!))
    await drain()
    expect((await documents()).map(({ id }) => id)).toEqual([productIDs[1]])
    expect(await countsAreRight(db)).toBe(true)

    await transaction(db, (tx) => removeBusiness(tx, businessID))
    await drain()
    expect(await documents()).toEqual([])
    expect(await countsAreRight(db)).toBe(true)
  })

  test('what did not change is not written again', async () => {
    const { businessID } = await aBusiness(db, { products: 3 })
    await drain()
    const versions = async () => {
      const { rows } = await sql<{ id: string; version: string }>`
        select id, change_xid::text as version from search_document
        where id = ${businessID} or business_id = ${businessID} order by segment, id`.execute(db)
      return rows
    }
    const before = await versions()
    expect(before).toHaveLength(4)
    await transaction(db, (tx) => publishEvent(tx, { type: 'products.changed', businessID }))
    await drain()
    expect(await versions()).toEqual(before)

    await transaction(db, (tx) => changeBusiness(tx, businessID, { shortDescription: 'Now with gears.' }))
    await drain()
    const after = await versions()
    expect(after.slice(1)).toEqual(before.slice(1))
    expect(after[0]).not.toEqual(before[0])
  })

  test('a new product makes its own document and that of its company, whatever else is there', async () => {
    const { businessID } = await aBusiness(db, { plan: 'premium', products: 5 })
    await drain()
    const rows = async () => {
      const { rows } = await sql<{ id: string; version: string; facts: string }>`
        select id, change_xid::text as version, facts from search_document
        where id = ${businessID} or business_id = ${businessID}`.execute(db)
      return rows
    }
    const before = new Set((await rows()).map(({ version, id }) => `${id} ${version}`))
    const productID = await transaction(db, (tx) =>
      addProduct(tx, { businessID, name: 'Thrust washer', industryID: '0006', categoryID: '0006-01' }),
    )
    await drain()
    const written = (await rows()).filter(({ id, version }) => !before.has(`${id} ${version}`))
    expect(written.map(({ id }) => id).sort()).toEqual([businessID, productID].sort())

    // What is made from the same facts is made alike: in bulk too.
    const facts = (await rows()).map(({ id, facts }) => `${id} ${facts}`).sort()
    await rebuildSearch(database)
    expect((await rows()).map(({ id, facts }) => `${id} ${facts}`).sort()).toEqual(facts)
  })

  test('a document of before fingerprints is made anew with the next change', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Unmarked Rollers' })
    await drain()
    await sql`update search_document set facts = null, body_tokens = '' where id = ${businessID}`.execute(db)
    await transaction(db, (tx) => publishEvent(tx, { type: 'business.changed', businessID }))
    await drain()
    const { rows } = await sql<{ made: boolean }>`
      select facts is not null and body_tokens <> '' as made from search_document where id = ${businessID}`.execute(
      db,
    )
    expect(rows).toEqual([{ made: true }])
  })

  test('the same news twice, and from several processes at once, changes nothing', async () => {
    const { businessID } = await aBusiness(db, { companyName: 'Twicetold Gears' })
    const tell = () =>
      transaction(db, async (tx) => {
        for (let times = 0; times < 10; times++)
          await publishEvent(tx, { type: 'business.changed', businessID })
      })
    await Promise.all([tell(), tell(), tell()])
    await Promise.all([drain(), drain(), drain()])
    await drain()
    expect(await find('twicetold')).toEqual([businessID])
    expect(await countsAreRight(db)).toBe(true)
    expect(await newsLeft(db)).toBe(0)
  })

  test('the news of its commit is enough for it to be found', async () => {
    // What looks for news from time to time never does.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const draining = startDelivering(db, database.url, domainListeners, testLog)
    vi.useRealTimers()
    const patience = { timeout: 10_000, interval: 20 }
    try {
      await aBusiness(db, { companyName: 'Warmup Welders' })
      await vi.waitFor(async () => expect(await find('warmup')).toHaveLength(1), patience)
      const { businessID } = await aBusiness(db, { companyName: 'Prompt Presswork' })
      await vi.waitFor(async () => expect(await find('prompt')).toEqual([businessID]), patience)
    } finally {
      await draining.close()
    }
  })

  test('likes count with the daily batch', async () => {
    const first = await aBusiness(db, { companyName: 'Lantern Lathes' })
    const second = await aBusiness(db, { companyName: 'Lantern Lathes' })
    await drain()
    const before = await find('lantern')
    const last = before.at(-1)!
    expect(new Set(before)).toEqual(new Set([first.businessID, second.businessID]))

    for (let likes = 0; likes < 10; likes++)
      await react(db, { type: 'user', id: uuidv7() }, { type: 'business', id: last })
    await drain()
    expect(await find('lantern')).toEqual(before)
    expect(await applyPopularity(db)).toBe(1)
    expect((await find('lantern'))[0]).toBe(last)
    expect(await applyPopularity(db)).toBe(0)
  })
})

test('how fast a company answers reaches its document and those of its products', async () => {
  const { businessID, productIDs } = await aBusiness(db, { products: 2 })
  await drain()
  const note = async (medianMinutes: number | null) => {
    const answers = { share: 1, medianMinutes, n: 9 }
    await transaction(db, (tx) => noteAnswers(tx, businessID, answers))
    await drain()
    const { rows } = await sql<{ minutes: number | null }>`
      select answer_minutes as minutes from search_document
      where id = any(${[businessID, ...productIDs]}::uuid[])`.execute(db)
    return rows.map(({ minutes }) => minutes)
  }
  expect(await note(90)).toEqual([90, 90, 90])
  expect(await note(null)).toEqual([null, null, null])
})

describe('likes of a product', () => {
  test('reach its document at once, its place with the daily batch, and a rebuild', async () => {
    const { businessID, productIDs } = await aBusiness(db, {
      products: [{ name: 'Barrel cam' }, { name: 'Barrel cam' }],
    })
    await drain()
    const barrels = async () =>
      (await search(db, { segment: 'PR', text: 'barrel cam' }, { skip: 0, size: 5 })).ids
    const before = await barrels()
    const last = before.at(-1)!
    expect(new Set(before)).toEqual(new Set(productIDs))
    for (let likes = 0; likes < 12; likes++)
      await react(db, { type: 'user', id: uuidv7() }, { type: 'product', id: last })
    await drain()
    expect(await barrels()).toEqual(before)
    expect(await applyPopularity(db)).toBe(1)
    expect(await barrels()).toEqual(before.toReversed())

    await transaction(db, (tx) => publishEvent(tx, { type: 'business.changed', businessID }))
    await drain()
    expect(await barrels()).toEqual(before.toReversed())
    await rebuildSearch(database)
    expect(await barrels()).toEqual(before.toReversed())
  })
})
