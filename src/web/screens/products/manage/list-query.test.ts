import { expect, test } from 'vitest'
import { isShowcase, listAddress, readListQuery } from './list-query.ts'

const read = (query: string) => readListQuery(new URLSearchParams(query))

test('what an address says is read and said again, what it should not say is left out', () => {
  expect(read('search=gear&state=draft&sort=name&page=3')).toEqual({
    search: 'gear',
    state: 'draft',
    sort: 'name',
    page: 3,
  })
  expect(read('state=sold&sort=price&page=-1')).toEqual({
    search: '',
    state: undefined,
    sort: 'showcase',
    page: 1,
  })
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200)
  // No call takes these.
  expect(read('search=%00gear%0D%0A').search).toBe('gear')
})

test('another state, order or word begins at the first page', () => {
  const query = read('search=gear&state=draft&page=3')
  expect(listAddress('1', query, { page: 2 })).toBe('/business/1/products?search=gear&state=draft&page=2')
  expect(listAddress('1', query, { state: undefined })).toBe('/business/1/products?search=gear')
  expect(listAddress('1')).toBe('/business/1/products')
})

test('only the published products in their own order can be ordered', () => {
  expect(isShowcase(read('state=published'))).toBe(true)
  for (const query of ['', 'state=draft', 'state=published&sort=name', 'state=published&search=a'])
    expect(isShowcase(read(query))).toBe(false)
})
