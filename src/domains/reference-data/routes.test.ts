import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { api as contract, type CallName } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { referenceDataRoutes } from './routes.ts'

let api: FastifyInstance
beforeAll(async () => {
  api = await testApi(await testDatabase())
})

const get = (path: string, headers: Record<string, string> = {}) =>
  api.inject({ url: `/api${path}`, headers })
const dataOf = async (path: string, language = 'en') =>
  (await get(path, { 'accept-language': language })).json().data

const called: [name: string, endpoint: Endpoint, path: string][] = referenceDataRoutes.map(({ name }) => {
  const endpoint = contract[name as CallName] as unknown as Endpoint
  return [name, endpoint, endpoint.path.replace(':code', 'JP').replace(':id', '0004')]
})

test.each(called)(
  '%s answers exactly what the contract says, in every language',
  async (_, endpoint, path) => {
    for (const language of ['en', 'ja', 'es', 'it', 'zh']) {
      const answer = await get(path, { 'accept-language': language })
      expect(answer.statusCode).toBe(200)
      const { success, data } = answer.json()
      expect(success).toBe(true)
      expect(Object.keys(data).length).toBeGreaterThan(0)
      // Parsing drops what the contract does not name: equal means that nothing more is answered.
      expect(endpoint.ok.parse(data)).toEqual(data)
    }
  },
)

test.each(called)('%s is kept for an hour and asked for again by its ETag', async (_, _endpoint, path) => {
  const first = await get(path)
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    vary: expect.stringContaining('accept-language'),
  })

  const again = await get(path, { 'if-none-match': String(first.headers.etag) })

  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('the same list has another ETag in another language', async () => {
  const english = await get('/ref-data/country')
  const japanese = await get('/ref-data/country', {
    'accept-language': 'ja',
    'if-none-match': String(english.headers.etag),
  })
  expect(japanese.statusCode).toBe(200)
})

test.each([
  ['ja', '日本'],
  ['ja-JP,ja;q=0.9,en;q=0.8', '日本'],
  ['es-MX', 'Japón'],
  ['it', 'Giappone'],
  ['zh-CN,zh;q=0.9', '日本'],
  ['fr', 'Japan'],
  ['%%%;q=x,\u00e9', 'Japan'],
])('names follow Accept-Language %s', async (language, name) => {
  const countries = await dataOf('/ref-data/country', language)
  expect(countries.find(({ code }: { code: string }) => code === 'JP')).toEqual({
    code: 'JP',
    countryName: name,
    emoji: '🇯🇵',
    dialCodes: ['+81'],
  })
})

test('the short lists of trade come together, named in the language of the caller', async () => {
  const { units, periods, ...others } = await dataOf('/ref-data/trade-lists', 'ja')
  expect(units).toContainEqual({ code: 'pcs', name: '個', line: '個', one: '個', unece: 'C62' })
  expect(periods.map(({ code }: { code: string }) => code)).toContain('month')
  expect(others.packagingTypes).toContainEqual({ code: 'carton', name: '段ボール箱' })
  expect(others.paymentTypes).toContainEqual({ code: 'tt', name: '電信送金（T/T）' })
  expect(others.contractManufacturing[0].code).toBe('oem')
})

test('P3.12: the 11 business types have their texts', async () => {
  const types: { code: string; businessTypeName: string }[] = await dataOf('/ref-data/business-type')
  expect(types.map(({ code, businessTypeName }) => `${code} ${businessTypeName}`)).toEqual([
    'PR Products',
    'UR Users',
    'MA Manufacturers',
    'DI Distributors',
    'WS Wholesalers',
    'IM Importers',
    'EX Exporters',
    'RE Retailers',
    'IN Investors',
    'CO Consultants',
    'GO Government',
  ])
})

test('a country has its states, whichever case its code is written in', async () => {
  const states: { stateID: string; stateName: string }[] = await dataOf('/ref-data/country/jp/state', 'ja')
  expect(states).toHaveLength(47)
  expect(states[12]).toEqual({ stateID: 'JP-13', stateName: '東京都' })
})

test('a country without states has an empty list', async () => {
  const answer = await get('/ref-data/country/HK/state')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: true, data: [] })
})

test('an industry has its categories, the full tree all of them', async () => {
  const categories = await dataOf('/catsys/industry/0004/category', 'ja')
  const tree: { id: string; categories: unknown }[] = await dataOf('/catsys/industry/full-tree', 'ja')
  expect(tree).toHaveLength(15)
  expect(tree.find(({ id }) => id === '0004')?.categories).toEqual(categories)
})

test.each(['/ref-data/country/ZZ/state', '/catsys/industry/0016/category', '/ref-data/nothing'])(
  '%s is not there',
  async (path) => {
    const answer = await get(path, { 'accept-language': 'ja' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      success: false,
      name: 'NotFound',
      message: 'お探しの情報は存在しないか、削除されています。',
    })
  },
)

test.each([
  ['/ref-data/country/JPN/state', 'code'],
  ['/ref-data/country/%00%00/state', 'code'],
  ['/ref-data/country/%E3/state', 'code'],
  ['/catsys/industry/4/category', 'id'],
  ['/ref-data/country?page=2', 'page'],
])('%s is refused with the field that is wrong', async (path, field) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    success: false,
    name: 'InvalidInput',
    fields: { [field]: expect.any(String) },
  })
})
