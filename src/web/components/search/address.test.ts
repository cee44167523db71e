import { expect, test } from 'vitest'
import { companyTypes } from '../../../contract/company-types.ts'
import {
  addressOfKind,
  canonicalSearchPath,
  isRefined,
  kindOf,
  pagesMax,
  keptFields,
  readSearch,
  searchPath,
} from './address.ts'

const isCountry = (code: string) => ['JP', 'DE'].includes(code)
const read = (query: string) => readSearch(new URLSearchParams(query), isCountry)

test('P5.1: type MA, country global and empty text are the defaults', () => {
  expect(read('')).toEqual({ business: 'MA', country: 'global', text: '', page: 1 })
})

test('P2.12: the address keeps type, country, words and page', () => {
  const address = read('business=DI&countries=JP&search=ball+bearing&page=3')
  expect(address).toEqual({ business: 'DI', country: 'JP', text: 'ball bearing', page: 3 })
  expect(searchPath(address)).toBe('/search-result?business=DI&countries=JP&search=ball+bearing&page=3')
  expect(read(searchPath(address).split('?')[1]!)).toEqual(address)
})

test('P2.12: products (PR), people (UR) and the nine business types are asked for by their codes', () => {
  for (const business of ['PR', 'UR', ...companyTypes] as const) {
    const address = read(`business=${business}&countries=DE&search=gear&page=2`)
    expect(address).toEqual({ business, country: 'DE', text: 'gear', page: 2 })
    expect(read(searchPath(address).split('?')[1]!)).toEqual(address)
    expect(read(canonicalSearchPath(address).split('?')[1]!)).toEqual(address)
  }
  expect(companyTypes.map(kindOf)).toEqual(companyTypes.map(() => 'companies'))
  expect([kindOf('PR'), kindOf('UR')]).toEqual(['products', 'people'])
})

test('P2.12: another kind keeps words and country and begins with its first page', () => {
  const address = read('business=DI&countries=JP&search=軸受&page=3')
  expect(addressOfKind(address, 'products')).toEqual({ ...address, business: 'PR', page: 1 })
  expect(addressOfKind(address, 'people')).toEqual({ ...address, business: 'UR', page: 1 })
  expect(addressOfKind(address, 'companies')).toEqual({ ...address, page: 1 })
  expect(addressOfKind(read('business=PR&search=軸受'), 'companies').business).toBe('MA')
})

test.each([
  ['business=XX', { business: 'MA' }],
  ['business=%00', { business: 'MA' }],
  ['business=ma', { business: 'MA' }],
  ['business=pr', { business: 'PR' }],
  ['business=PR,UR', { business: 'MA' }],
  ['business=constructor', { business: 'MA' }],
  ['countries=zz', { country: 'global' }],
  ['countries=__proto__', { country: 'global' }],
  ['page=-1', { page: 1 }],
  ['page=1e9', { page: 1 }],
  ['page=0', { page: 1 }],
  ['page=99999', { page: 2001 }],
  ['page=999999', { page: 2001 }],
  ['search=%00%01軸受', { text: '軸受' }],
  [`search=${'あ'.repeat(500)}`, { text: 'あ'.repeat(200) }],
  ['search=%F0%9F%8F%AD%20x%E2%80%AE', { text: '🏭 x' }],
  ['search=%ff%fe', { text: '' }],
])('hostile or odd %s falls back', (query, expected) => {
  expect(read(query)).toMatchObject(expected)
})

test('search engines know one address for a search', () => {
  expect(canonicalSearchPath(read('business=MA&countries=global&search='))).toBe('/search-result')
  expect(canonicalSearchPath(read('countries=JP&search=軸受'))).toBe(
    '/search-result?countries=JP&search=%E8%BB%B8%E5%8F%97',
  )
  expect(canonicalSearchPath(read('business=PR&countries=&search=&page=1'))).toBe(
    '/search-result?business=PR',
  )
})

const everything =
  'business=PR&countries=JP&search=gear&industry=0006,0011&plan=gold,platinum&verified=1&category=0006-11,0006-12-03&certificate=ISO+9001&certificate=JIS+Mark%2C+valves&leadTime=30&employees=1-50,501-&minimumOrder=100&price=on-request&sort=answers&size=20&exactly=1&page=2'

test('how results are narrowed and ordered stands in the address, and is read as it was written', () => {
  const address = read(everything)
  expect(address).toEqual({
    business: 'PR',
    country: 'JP',
    text: 'gear',
    page: 2,
    industries: ['0006', '0011'],
    plans: ['gold', 'platinum'],
    verified: true,
    categories: ['0006-11', '0006-12-03'],
    certificates: ['ISO 9001', 'JIS Mark, valves'],
    leadTime: 30,
    minimumOrder: 100,
    price: 'on-request',
    employees: ['1-50', '501-'],
    sort: 'answers',
    size: 20,
    exactly: true,
  })
  expect(searchPath(address)).toBe(`/search-result?${everything}`)
  expect(canonicalSearchPath(address)).toBe(`/search-result?${everything}`)
  expect([isRefined(address), isRefined(read('countries=JP&search=gear&page=2'))]).toEqual([true, false])
})

test('one search has one spelling, and defaults are left out', () => {
  const odd = read(
    'employees=501-,1-50&certificate=b&certificate=a&certificate=a&plan=platinum,gold,gold&industry=0011,0006,0011&sort=relevance&size=5&verified=0&exactly=',
  )
  expect(canonicalSearchPath(odd)).toBe(
    '/search-result?industry=0006,0011&plan=gold,platinum&certificate=a&certificate=b&employees=1-50,501-',
  )
  expect(searchPath({ industries: [], plans: [], verified: false, sort: 'relevance', size: 5 })).toBe(
    '/search-result?business=MA&countries=global&search=',
  )
})

test.each([
  'industry=0016',
  'industry=0000,6,<b>,%00',
  'industry=__proto__',
  'plan=GOLD',
  'plan=constructor',
  'verified=true',
  'category=0006',
  'category=0099-01',
  'category=0006-1,constructor',
  `certificate=${'x'.repeat(81)}`,
  'certificate=%00',
  'leadTime=31',
  'minimumOrder=7',
  'price=cheap',
  'leadTime=-7',
  'employees=1-51',
  'verified=2',
  'sort=price',
  'sort=%00',
  'size=1000000',
  'size=0x14',
  'size=-5',
  'exactly=yes',
  `industry=${'9,'.repeat(5_000)}`,
])('%s asks for nothing', (query) => {
  expect(read(query)).toEqual({ business: 'MA', country: 'global', text: '', page: 1 })
})

test('people have no plan, no verification, certificates, days, employees, category and answer time', () => {
  expect(read(everything.replace('business=PR', 'business=UR'))).toEqual({
    business: 'UR',
    country: 'JP',
    text: 'gear',
    page: 2,
    industries: ['0006', '0011'],
    size: 20,
    exactly: true,
  })
})

test('companies and products are narrowed alike; people have no filters, and order and page size stay', () => {
  const address = read(everything)
  const base = { country: 'JP', text: 'gear', page: 1, size: 20 }
  // Companies have neither.
  const ofBoth = { ...address, minimumOrder: undefined, price: undefined }
  expect(addressOfKind(address, 'companies')).toEqual({ ...ofBoth, business: 'MA', page: 1 })
  expect(addressOfKind({ ...ofBoth, business: 'DI' }, 'products')).toEqual({ ...ofBoth, page: 1 })
  expect(addressOfKind({ ...address, business: 'UR' }, 'products')).toEqual({
    ...base,
    business: 'PR',
    sort: 'answers',
  })
  expect(addressOfKind(address, 'people')).toEqual({ ...base, business: 'UR' })
  expect(addressOfKind(address, 'products')).toEqual({ ...address, page: 1 })
})

test.each([
  ['page=99999', 2_001],
  ['page=99999&size=20', 501],
  ['page=99999&size=50', 201],
])('%s: the server skips 10,000 results at most', (query, page) => {
  const address = read(query)
  expect([address.page, pagesMax(address)]).toEqual([page, page])
})

test('other words keep filters, order and page size, and nothing that was asked of the words', () => {
  const asked =
    'business=MA&countries=JP&search=bearing&industry=0004&certificate=ISO+9001&certificate=IATF,+16949&verified=1&leadTime=30&sort=newest&size=20&exactly=1&page=3'
  const kept = keptFields(read(asked))
  const next = read(
    new URLSearchParams([['business', 'MA'], ['countries', 'JP'], ['search', 'gears'], ...kept]).toString(),
  )
  expect(next).toEqual({ ...read(asked), text: 'gears', page: 1, exactly: undefined })
})
