import { describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { editionsMost } from '../../contract/editions.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { hurryNews, newsLeft } from '../../testing/outbox.ts'
import { testLog } from '../../testing/server.ts'
import { changeBusiness, removeBusiness } from '../businesses/business-lifecycle.ts'
import { editionBit } from '../editions/editions.ts'
import { isInMask, maskOfBit } from '../editions/masks.ts'
import { addProduct, removeProduct } from '../products/publication.ts'
import { categoryCounts } from './counts.ts'
import { keepEntries } from './entry-updates.ts'
import { directoryListeners } from './listeners.ts'

const database = await testDatabase()
const { db } = database

const drain = () => deliverAll(db, directoryListeners, testLog)
const japan = editionBit('jp')

/** The numbers of an edition as `companies/manufacturers/products`, of these ids. */
async function countsOf(ids: readonly string[], bit = japan): Promise<Record<string, string>> {
  const counts = await categoryCounts(db, bit, 'all')
  return Object.fromEntries(
    counts
      .filter(({ id }) => ids.includes(id))
      .map((count) => [count.id, `${count.companies}/${count.manufacturers}/${count.products}`]),
  )
}

/** The rule of the counts said again over the rows, one edition after the other. */
async function expectCountsRight(): Promise<void> {
  const { rows } = await sql<{
    kind: string
    category_ids: string[]
    manufacturer: boolean
    hidden_editions: number
  }>`select kind, category_ids, manufacturer, hidden_editions from directory_entry`.execute(db)
  for (let bit = 0; bit < editionsMost; bit++) {
    const expected = new Map<string, [number, number, number]>()
    for (const row of rows) {
      if (isInMask(row.hidden_editions, bit)) continue
      for (const id of row.category_ids) {
        const known = expected.get(id) ?? [0, 0, 0]
        if (row.kind === 'business') known[0]++
        if (row.manufacturer) known[1]++
        if (row.kind === 'product') known[2]++
        expected.set(id, known)
      }
    }
    const counted = (await categoryCounts(db, bit, 'all')).map(
      ({ id, companies, manufacturers, products }) => [id, [companies, manufacturers, products]],
    )
    expect(Object.fromEntries(counted), `edition ${bit}`).toEqual(Object.fromEntries(expected))
  }
}

describe('what stands under a category (P2.11)', () => {
  test('follows a company and its products as they come, change, move, hide and go', async () => {
    const ids = ['0003', '0003-01', '0003-01-02', '0003-02', '0004', '0004-03', '0004-03-02']
    const { businessID, productIDs } = await aBusiness(db, {
      industryID: '0003',
      categoryIDs: ['0003-01', '0003-01-02', '0003-02'],
      products: [
        { industryID: '0003', categoryID: '0003-01' },
        { industryID: '0004', categoryID: '0004-03', subCategoryID: '0004-03-02' },
        { industryID: '0004', categoryID: '0004-03', published: false },
      ],
    })
    await drain()
    expect(await countsOf(ids)).toEqual({
      '0003': '1/1/1',
      '0003-01': '1/1/1',
      '0003-01-02': '1/1/0',
      '0003-02': '1/1/0',
      '0004': '0/0/1',
      '0004-03': '1/1/1',
      '0004-03-02': '1/1/1',
    })

    await transaction(db, (tx) => changeBusiness(tx, businessID, { categoryIDs: ['0003-02-01'] }))
    await transaction(db, (tx) => removeProduct(tx, businessID, productIDs[1]!))
    await drain()
    expect(await countsOf(ids)).toEqual({ '0003': '1/1/1', '0003-01': '1/1/1', '0003-02': '1/1/0' })

    await transaction(db, (tx) =>
      changeBusiness(tx, businessID, {
        industryID: '0004',
        categoryIDs: ['0004-03'],
        businessType: 'DI',
        hiddenEditions: 1 << editionBit('it'),
      }),
    )
    await drain()
    expect(await countsOf(ids)).toEqual({
      '0003': '0/0/1',
      '0003-01': '1/0/1',
      '0004': '1/0/0',
      '0004-03': '1/0/0',
    })
    expect(await countsOf(ids, editionBit('it'))).toEqual({})
    await expectCountsRight()

    await transaction(db, (tx) => removeBusiness(tx, businessID))
    await drain()
    expect(await countsOf(ids)).toEqual({})
    expect((await sql`select id from directory_entry`.execute(db)).rows).toEqual([])
  })

  test('is right after the same news twice, from several processes at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        aBusiness(db, { products: at, hiddenEditions: at % 2 ? 0 : maskOfBit(at * 10 + 3) }),
      ),
    )
    const tell = () =>
      transaction(db, async (tx) => {
        for (const { businessID } of made) {
          await publishEvent(tx, { type: 'business.changed', businessID })
          await publishEvent(tx, { type: 'products.changed', businessID })
        }
      })
    await Promise.all([tell(), tell(), tell()])
    await Promise.all([drain(), drain(), drain()])
    await drain()
    await expectCountsRight()
    expect(await countsOf(['0006'])).toEqual({ '0006': '6/6/15' })
    expect(await newsLeft(db)).toBe(0)
  })

  test('is right when transactions keep the same and other companies at the same moment; the last facts win', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => aBusiness(db, { industryID: '0010' })))
    const ids = made.map(({ businessID }) => businessID)
    const changed = (businessID: string, name: string) =>
      transaction(db, async (tx) => {
        await addProduct(tx, { businessID, name, industryID: '0010', categoryID: '0010-01' })
        await keepEntries(tx, [businessID])
      })
    await Promise.all(
      [...ids, ...ids, ...ids.toReversed()].map((id, at) => changed(id, `Seen together ${at}`)),
    )
    await Promise.all([
      transaction(db, (tx) => keepEntries(tx, ids)),
      transaction(db, (tx) => keepEntries(tx, ids.toReversed())),
    ])

    await expectCountsRight()
    const { rows } = await sql<{ products: number }>`
      select count(*) as products from directory_entry
      where kind = 'product' and '0010-01' = any (category_ids)`.execute(db)
    expect(rows).toEqual([{ products: 12 }])
  })

  test('is right when a company changes while an earlier change of it is still being kept', async () => {
    const { businessID } = await aBusiness(db, { industryID: '0011', categoryIDs: [] })
    const waiting = async () =>
      (
        await sql`select pid from pg_locks where not granted and database = (
        select oid from pg_database where datname = current_database())`.execute(db)
      ).rows.length
    let later: Promise<void> | undefined
    await transaction(db, async (tx) => {
      await keepEntries(tx, [businessID])
      await transaction(db, (other) => changeBusiness(other, businessID, { industryID: '0012' }))
      later = transaction(db, (other) => keepEntries(other, [businessID]))
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 1_900, interval: 5 })
    })
    await later

    expect(await countsOf(['0011', '0012'])).toEqual({ '0012': '1/1/0' })
    await expectCountsRight()
  })

  test('entries that stay as they are stay where they are', async () => {
    const { businessID } = await aBusiness(db, { products: 3 })
    await drain()
    const places = async () =>
      (
        await sql`select id, ctid::text, xmin::text from directory_entry where business_id = ${businessID}
          order by id`.execute(db)
      ).rows
    const before = await places()
    expect(before).toHaveLength(4)
    await transaction(db, (tx) => keepEntries(tx, [businessID]))
    expect(await places()).toEqual(before)
  })

  test('news waits while the whole directory is being rebuilt', async () => {
    const { businessID } = await aBusiness(db)
    const entries = async () =>
      (await sql`select id from directory_entry where id = ${businessID}`.execute(db)).rows
    await transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(7216050)`.execute(tx)
      await drain()
      expect(await entries()).toEqual([])
    })
    await hurryNews(db)
    await drain()
    expect(await entries()).toHaveLength(1)
  })
})
