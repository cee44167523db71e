import { beforeAll, expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { soughtOf } from './correcting.ts'
import { search, type SearchQuery } from './find.ts'
import { nodesNamed } from './query-understanding.ts'
import { placesAmong } from './places.ts'
import { countWordsAnew, keepSpellings } from './words.ts'

const database = await testDatabase()
const { db } = database
const page = { skip: 0, size: 20 }
const find = (text: string, segment: SearchQuery['segment'] = 'MA') => search(db, { segment, text }, page)

const ids: Record<'osaka' | 'tokyo' | 'bavaria' | 'kansas', string> = {
  osaka: '',
  tokyo: '',
  bavaria: '',
  kansas: '',
}
const products: Record<string, string> = {}

const places = [
  ['osaka', 'JP', 'JP-27', 'Kishiwada'],
  ['tokyo', 'JP', 'JP-13', 'Ome'],
  ['bavaria', 'DE', 'DE-BY', 'Coburg'],
  ['kansas', 'US', 'US-KS', 'Salina'],
] as const

beforeAll(async () => {
  for (const [place, countryCode, stateID, city] of places) {
    const made = await aBusiness(db, {
      companyName: `Hinokawa ${city}`,
      countryCode,
      stateID,
      city,
      // Words like names of places, frequent enough to be meant.
      products: ['Oak', 'Oaks', 'Oak board', 'Toys', 'Toy', 'Toys of oak'].map((name) => ({ name })),
    })
    ids[place] = made.businessID
    products[place] = made.productIDs[0]!
  }
  await deliverAll(db, domainListeners, testLog)
  await keepSpellings(db)
  await countWordsAnew(database)
})

test.each([
  ['ベアリング 大阪', 'osaka'],
  ['軸受 大阪府', 'osaka'],
  ['軸受け 大阪府', 'osaka'],
  ['Hinokawa Osaka', 'osaka'],
  ['Kishiwada', 'osaka'],
  ['Tokyo', 'tokyo'],
  ['東京都', 'tokyo'],
  ['バイエルン', 'bavaria'],
  ['Bayern', 'bavaria'],
  ['Kansas', 'kansas'],
  ['カンザス州', 'kansas'],
] as const)('%s finds the company there, and its products', async (text, place) => {
  const companies = await find(text)
  expect(companies.ids).toEqual([ids[place]])
  const there = await find(text, 'PR')
  expect(there.ids).toContain(products[place])
  expect(there.total).toBe(6)
  for (const found of [companies, there]) expect(found).not.toHaveProperty('corrected')
})

test('Kyoto is no part of Tokyo', async () => {
  expect((await find('京都')).total).toBe(0)
})

test('the name of a place is never put right', () => {
  for (const text of ['Osaka', 'Tokyo', 'Kansas', 'germany', 'Nueva York', 'Kyoto'])
    expect(soughtOf('MA', text), text).toBeUndefined()
  expect(soughtOf('MA', 'Osakaa')).toBeDefined()
})

test('it is not left out before other words', async () => {
  expect(await find('qqzzyyxx Kansas')).toEqual({
    ids: [],
    total: 0,
    totalIsExact: true,
    relaxed: [{ text: 'Kansas', words: ['Kansas'], isOnly: true, total: 1, totalIsExact: true }],
  })
  expect((await find('Hinokawa qqzzyyxx Kansas')).leftOut).toMatchObject({ words: ['qqzzyyxx'], total: 1 })
  expect((await find('Hinokawa Kyoto')).leftOut).toMatchObject({ words: ['Kyoto'], total: 4 })
  expect((await find('Bearings Kyoto')).leftOut).toMatchObject({ words: ['Kyoto'], total: 4 })
})

test('places are told from words, alone and together', () => {
  expect(placesAmong(['New', 'York', 'pump', '大阪', 'Bayern', 'new'])).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ])
})

test('a category is named in any writing', () => {
  expect(nodesNamed('コンベヤ')).not.toEqual([])
  expect(nodesNamed('コンベア')).toEqual(nodesNamed('コンベヤ'))
  expect(nodesNamed('軸受け')).toContain('0006-01')
})
