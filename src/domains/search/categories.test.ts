import { beforeAll, expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { apiInProcess } from '../../roles/api.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'

const { db } = await testDatabase()
const caller = { language: 'en', edition: 'jp', address: '127.0.0.1', authorization: undefined }
const api = apiInProcess(db, { caller, tag: () => {} })

beforeAll(async () => {
  for (const country of ['JP', 'JP', 'IT'])
    await aBusiness(db, {
      countryCode: country,
      industryID: '0006',
      categoryIDs: ['0006-01'],
      products: [{ industryID: '0006', categoryID: '0006-01', subCategoryID: '0006-01-01' }],
    })
  await deliverAll(db, domainListeners, testLog)
})

test('a category that holds nothing is said to, with the one above it and its neighbours and their numbers', async () => {
  const { results, total_results, corrected, leftOut, categories } = await api.searchProducts({
    textQuery: 'Spherical Roller Bearings',
  })
  expect({ results, total_results, corrected, leftOut }).toEqual({ results: [], total_results: 0 })
  expect(categories?.named).toMatchObject({ name: 'Spherical Roller Bearings', documents: 0, isExact: true })
  expect(categories?.above).toMatchObject({ id: '0006-01', name: 'Bearings', documents: 3 })
  expect(categories?.near[0]).toMatchObject({ id: '0006-01-01', documents: 3 })
})

test('a standard that nobody has is not there, whatever else is', async () => {
  for (const textQuery of ['ISO 13485', 'ISO 13485 bearings', 'EN 10204'])
    expect(await api.searchBusinesses({ textQuery })).toMatchObject({ results: [], total_results: 0 })
})

test('the number of a category is how many are found in it, by its name in every language', async () => {
  const counts = await api.listCategoryCounts({ depth: 'all' })
  const of = (id: string) => counts.find((count) => count.id === id)
  expect(of('0006-01')).toMatchObject({ manufacturers: 3, products: 3 })
  for (const name of ['Bearings', '軸受（ベアリング）', 'Rodamientos', 'Cuscinetti', '轴承']) {
    const category = ['0006-01']
    expect((await api.searchBusinesses({ textQuery: name, category })).total_results, name).toBe(3)
    expect((await api.searchProducts({ textQuery: name, category })).total_results, name).toBe(3)
  }
  // The company is filed under no subcategory: its product is.
  expect((await api.searchBusinesses({ textQuery: '', category: ['0006-01-01'] })).total_results).toBe(
    of('0006-01-01')?.manufacturers,
  )
})

test('べありんぐ finds what ベアリング finds', async () => {
  const totals = ['ベアリング', 'べありんぐ', 'ﾍﾞｱﾘﾝｸﾞ'].map(
    async (textQuery) => (await api.searchProducts({ textQuery })).total_results,
  )
  expect(await Promise.all(totals)).toEqual([3, 3, 3])
})

test('where a type has little or nothing, the others are told with their numbers of the same words in the same country', async () => {
  const { total_results, types } = await api.searchBusinesses({
    textQuery: 'Deep Groove Ball Bearings',
    businessType: 'DI',
    country: 'JP',
  })
  expect(total_results).toBe(0)
  expect(types).toHaveLength(10)
  for (const [code, total] of [
    ['MA', 2],
    ['PR', 2],
    ['WS', 0],
    ['UR', 0],
  ])
    expect(types).toContainEqual({ code, total, totalIsExact: true })
  expect(
    (await api.searchProducts({ textQuery: 'Deep Groove Ball Bearings', country: 'JP' })).total_results,
  ).toBe(2)
  const few = await api.searchBusinesses({ textQuery: 'bearings', businessType: 'MA' })
  expect(few.total_results).toBe(3)
  expect(few.types!.map(({ code }) => code)).not.toContain('MA')
  const all = await api.searchBusinesses({ textQuery: '', businessType: 'MA' })
  expect(all.total_results).toBeGreaterThan(0)
  expect(all).not.toHaveProperty('types')
})
