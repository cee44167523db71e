import { expect, test } from 'vitest'
import { isNeverKept, namesReadAt, pageAt } from './matching.ts'
import { everywhere, pages } from './pages.ts'

/** An address of a page, with something for each named part. */
const addressOf = (path: string) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'some-1')

test('every page is found by an address of its own, in any spelling, and by that of its data', () => {
  for (const entry of pages) {
    if (entry.path === '/*') continue
    const address = addressOf(entry.path)
    expect(pageAt(address)).toBe(entry)
    expect(pageAt(`/${address.toUpperCase()}`)).toBe(entry)
    expect(pageAt(address === '/' ? '/_.data' : `${address}.data`)).toBe(entry)
    expect(pageAt(address === '/' ? address : `${address}/`)).toBe(entry)
  }
})

test.each([
  ['/business/create', '/business/create'],
  ['/business/acme-works-1', '/business/:slug'],
  ['/business/1/edit', '/business/:id/edit/:tab?'],
  ['/business/1/edit/data', '/business/:id/edit/data'],
  ['/business/1/products.csv', '/business/:id/products.csv'],
  ['/business/1/statistics.csv', '/business/:id/statistics.csv'],
  ['/business/1/products.xml', '/business/:id/products.xml'],
  ['/business/1/membership/invoice/2.pdf', '/business/:id/membership/invoice/:file'],
  ['/profile/edit', '/profile/edit'],
  ['/why-b2b', '/:page'],
  ['/no/such/page/anywhere', '/*'],
  ['/%E0%A4%A', '/:page'],
  ['/my%2Dbusiness', '/my-business'],
])('%s is %s', (address, path) => {
  expect(pageAt(address).path).toBe(path)
})

test('a page reads its own parameters and those of every page, no others', () => {
  expect(namesReadAt('/favorites')).toEqual(['kind', 'cursor', ...everywhere])
  expect(namesReadAt('/industries')).toEqual(everywhere)
  expect(namesReadAt('/no/such/page')).toEqual(everywhere)
})

test('every page is kept or not as its own entry says, however its address is spelt', () => {
  for (const { path, cached } of pages) {
    if (path === '/*') continue
    const address = addressOf(path)
    const spellings = [
      address,
      address.toUpperCase(),
      ...(address === '/' ? [] : [`${address}/`, `${address}.data`]),
    ]
    for (const one of spellings) expect([one, isNeverKept(one)]).toEqual([one, cached === 'never'])
  }
})

test('a page beside one that is never kept is kept: groups and those of one group alone (A7)', () => {
  for (const path of ['/groups', '/groups/', '/groups.data', '/Groups/some-1', '/groups/some-1/_.data'])
    expect([path, isNeverKept(path)]).toEqual([path, false])
  for (const path of [
    '/groups/create',
    '/GROUPS/Create/',
    '/groups/create/_.data',
    '/groups/some-1/members',
    '/groups/some-1/requests.data',
    '/groups/some-1/edit/',
  ])
    expect([path, isNeverKept(path)]).toEqual([path, true])
})

test('what no page is called is never kept where a page above it, or beside it, is not', () => {
  for (const path of [
    '/accounts/anything/else',
    '/groups/create/more',
    '/groups/some-1/edit/more',
    '/act/x/y/z',
  ])
    expect([path, isNeverKept(path)]).toEqual([path, true])
})

test('nothing below the pages of log-ins and choices is kept', () => {
  for (const path of ['/accounts', '/SETID', '//log-out', '/block/user/1'])
    expect(isNeverKept(path)).toBe(true)
  for (const path of ['/', '/search-result', '/business/accounts', '/blockage', '/no/such/page'])
    expect(isNeverKept(path)).toBe(false)
})
