import { afterEach, expect, test, vi } from 'vitest'
import { pages } from '../../contract/pages/pages.ts'
import { paysAt } from './paying.ts'

const addressOf = (path: string) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'some-1')

afterEach(() => vi.unstubAllGlobals())

test('a browser knows the pages that pay from the manifest, and there is one', () => {
  const paying = pages.filter(({ path }) => paysAt(addressOf(path)))
  expect(paying).toEqual(pages.filter(({ pays }) => pays))
  expect(paying.map(({ path }) => path)).toEqual(['/business/:id/membership'])
  for (const path of ['/business/some-1/membership/', '/Business/some-1/Membership'])
    expect([path, paysAt(path)]).toEqual([path, true])
  for (const path of ['/business/some-1/membership/more', '/membership-gold', '/'])
    expect([path, paysAt(path)]).toEqual([path, false])
})

test.each([
  ['/business/some-1/products', '/business/some-1/membership', true],
  ['/business/some-1/membership', '/business/some-1/membership', false],
  ['/business/some-1/membership', '/business/some-1/products', true],
  ['/', '/industries', false],
])('from a document at %s the page at %s needs another one: %s', async (document, page, needs) => {
  vi.stubGlobal('location', { pathname: document })
  vi.resetModules()
  const { needsDocument } = await import('./paying.ts')
  expect(needsDocument(page)).toBe(needs)
})
