import { expect, test } from 'vitest'
import type { ApiClient } from '../../../contract/api.ts'
import { find } from './find.ts'

const address = { business: 'MA', country: 'global', text: '軸受', page: 3 } as const
const totals = { total_results: 1_000, totalResults: 1_000, totalIsExact: false }

/** A server that finds nothing more and remembers what it was asked. */
function server() {
  const asked: [string, unknown][] = []
  const answering = (call: string) => (input: unknown) => {
    asked.push([call, input])
    return Promise.resolve({ results: [], sponsored: [], profiles: [], ...totals })
  }
  const calls = ['searchBusinesses', 'searchProducts', 'searchUsers']
  const api = Object.fromEntries(calls.map((call) => [call, answering(call)])) as unknown as ApiClient
  return { api, asked }
}

test('P5.1 and P7.5: five results a page, skip 5 times (page minus 1), the country left out when global (D7)', async () => {
  const { api, asked } = server()
  await find(api, address, 'en')
  await find(api, { ...address, business: 'PR', country: 'JP', page: 1 }, 'en')
  await find(api, { ...address, business: 'UR', country: 'JP' }, 'en')
  const words = { textQuery: '軸受', size: 5, facets: true }
  expect(asked).toEqual([
    ['searchBusinesses', { ...words, businessType: 'MA', country: undefined, skip: 10 }],
    ['searchProducts', { ...words, country: 'JP', skip: 0 }],
    ['searchUsers', { ...words, country: 'JP', skip: 10 }],
  ])
})

test.each([
  ['DI', 'companies'],
  ['PR', 'products'],
  ['UR', 'people'],
] as const)('P2.12: %s finds %s, with the pages there are', async (business, kind) => {
  const found = await find(server().api, { ...address, business }, 'en')
  expect(found).toEqual({
    kind,
    results: [],
    listed: [],
    ids: [],
    total: 1_000,
    totalIsExact: false,
    pages: 200,
    hasMore: true,
    eased: {},
  })
})

test('one call asks for everything: results, facets, filters, order and page size', async () => {
  const { api, asked } = server()
  const refined = { industries: ['0006'], plans: ['gold'], verified: true, sort: 'newest', size: 20 } as const
  await find(api, { ...address, ...refined, business: 'PR', exactly: true }, 'en')
  await find(api, { ...address, industries: ['0006'], sort: 'newest', size: 20, business: 'UR' }, 'en')
  const both = { textQuery: '軸受', industry: ['0006'], sort: 'newest', facets: true, skip: 40, size: 20 }
  expect(asked).toEqual([
    ['searchProducts', { ...both, tier: ['gold'], verified: true, exactly: true }],
    ['searchUsers', both],
  ])
})

test('pages end where the server skips no further, and it is said that there is more', async () => {
  const api = {
    searchBusinesses: () =>
      Promise.resolve({ results: [], sponsored: [], total_results: 1_000_000, totalIsExact: true }),
  } as unknown as ApiClient
  expect(await find(api, address, 'en')).toMatchObject({ pages: 2_001, hasMore: true })
  expect(await find(api, { ...address, size: 50 }, 'en')).toMatchObject({ pages: 201, hasMore: true })
})
