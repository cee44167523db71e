import { expect, test } from 'vitest'
import { companyTypes } from '../../../contract/company-types.ts'
import { addressOfKind, canonicalSearchPath, kindOf, readSearch, searchPath } from './address.ts'

const isCountry = (code: string) => ['JP', 'DE'].includes(code)
const read = (query: string) => readSearch(new URLSearchParams(query), isCountry)

test('section 5: type MA, country global and empty text are the defaults', () => {
  expect(read('')).toEqual({ business: 'MA', country: 'global', text: '', page: 1 })
})

test('section 2: the address keeps type, country, words and page', () => {
  const address = read('business=DI&countries=JP&search=ball+bearing&page=3')
  expect(address).toEqual({ business: 'DI', country: 'JP', text: 'ball bearing', page: 3 })
  expect(searchPath(address)).toBe('/search-result?business=DI&countries=JP&search=ball+bearing&page=3')
  expect(read(searchPath(address).split('?')[1]!)).toEqual(address)
})

test('section 2: products (PR), people (UR) and the nine business types are asked for by their codes', () => {
  for (const business of ['PR', 'UR', ...companyTypes] as const) {
    const address = read(`business=${business}&countries=DE&search=gear&page=2`)
    expect(address).toEqual({ business, country: 'DE', text: 'gear', page: 2 })
    expect(read(searchPath(address).split('?')[1]!)).toEqual(address)
    expect(read(canonicalSearchPath(address).split('?')[1]!)).toEqual(address)
  }
  expect(companyTypes.map(kindOf)).toEqual(companyTypes.map(() => 'companies'))
  expect([kindOf('PR'), kindOf('UR')]).toEqual(['products', 'people'])
})

test('section 2: another kind keeps words and country and begins with its first page', () => {
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
