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

test('nothing below the pages of log-ins and choices is kept', () => {
  for (const path of ['/accounts', '/accounts/anything/else', '/SETID', '//log-out', '/block/user/1'])
    expect(isNeverKept(path)).toBe(true)
  for (const path of ['/', '/search-result', '/business/accounts', '/blockage'])
    expect(isNeverKept(path)).toBe(false)
})
