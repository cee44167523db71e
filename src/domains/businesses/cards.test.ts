import { beforeAll, expect, test } from 'vitest'
import { BusinessCard } from '../../contract/businesses.ts'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { statementsOf } from '../../testing/statements.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { showcasePictures } from '../products/showcase.ts'
import { businessCards } from './cards.ts'
import { businessesForSearch } from './indexing.ts'
import { removeBusiness } from './business-lifecycle.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})

test('cards in the language asked for, as the contract says', async () => {
  const { businessID } = await aBusiness(database.db, {
    plan: 'platinum',
    coverPhoto: '/media/demo/1/0/cover.svg',
    certificates: [
      { name: 'ISO 9001:2015', expireDate: '2027-06-30' },
      { name: 'ISO 14001:2015', expireDate: '2026-11-19' },
      ...['A', 'B', 'C', 'D', 'E'].map((name) => ({ name })),
    ],
  })

  const card = (await businessCards(database.db, [businessID], 'ja', '2026-11-20')).get(businessID)

  expect(BusinessCard.parse(card)).toEqual(card)
  expect(card).toMatchObject({
    subscription: 'platinum',
    cardPicture: { url: '/media/demo/1/0/cover.svg' },
    general: { businessType: { name: 'メーカー' }, totalEmployees: null },
    contactInfo: { country: { countryName: '日本' } },
    certificates: [{ name: 'ISO 9001' }, { name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
  })
})

test('many cards take as many statements as one', async () => {
  const ids: string[] = []
  for (let at = 0; at < 20; at += 1)
    ids.push((await aBusiness(database.db, { certificates: [{ name: 'ISO 9001:2015' }] })).businessID)

  expect(await statementsOf(database, (db) => businessCards(db, ids.slice(0, 1), 'en'))).toBe(2)
  expect(await statementsOf(database, (db) => businessCards(db, ids, 'en'))).toBe(2)
  expect(await statementsOf(database, (db) => showcasePictures(db, ids))).toBe(1)
  expect(await statementsOf(database, (db) => businessCards(db, [], 'en'))).toBe(0)
})

test('removed companies have no card, and the index is told that they are gone', async () => {
  const { businessID } = await aBusiness(database.db, { plan: 'gold', hiddenEditions: 5 })
  await transaction(database.db, (tx) => removeBusiness(tx, businessID))

  expect(await businessCards(database.db, [businessID], 'en')).toEqual(new Map())
  expect(await businessesForSearch(database.db, { ids: [businessID] })).toMatchObject([
    { businessID, tier: 'gold', hiddenEditions: 5, removed: true, categoryIDs: ['0006-01'], verified: false },
  ])
})

test('a walk over all companies meets each once', async () => {
  const met: string[] = []
  let after: string | null = null
  for (;;) {
    const page: { businessID: string }[] = await businessesForSearch(database.db, { after, limit: 7 })
    met.push(...page.map((business) => business.businessID))
    if (page.length < 7) break
    after = page.at(-1)?.businessID ?? null
  }
  const { rows } = await database.pool.query('select id from businesses order by id')
  expect(met).toEqual(rows.map((row: { id: string }) => row.id))
  expect(met.length).toBeGreaterThan(20)
})
