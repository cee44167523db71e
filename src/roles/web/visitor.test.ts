import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { EditionEntry } from '../../contract/editions.ts'
import { encodingOf } from './compression.ts'
import { pagePolicy, hashInlineScripts } from './content-security-policy.ts'
import {
  askedBy,
  editionOfHost,
  isNoPage,
  isPrivatePath,
  languageOfVisitor,
  normalAddress,
} from './visitor.ts'

const edition = (code: string) =>
  ({
    code,
    hosts: [`${code}.localhost`],
    languages: ['en', 'ja', 'es', 'it', 'zh'],
    defaultLanguage: 'en',
  }) as unknown as EditionEntry
const japan = edition('jp')
const italy = edition('it')

test('the host names the edition, the default one stands in', () => {
  expect(editionOfHost('it.localhost:3000', [japan, italy], 'jp')).toBe(italy)
  expect(editionOfHost('evil.example', [japan, italy], 'jp')).toBe(japan)
  expect(editionOfHost(undefined, [japan, italy], 'xx')).toBe(japan)
})

test.each([
  ['lang=ja', undefined, 'es', 'ja'],
  ['lang=JA', undefined, 'es', 'ja'],
  ['lang=zh-TW', undefined, 'es', 'zh'],
  ['lang=es_MX', undefined, 'it', 'es'],
  ['lang=pt-BR', 'mw_lang=it', 'es', 'it'],
  ['lang=xx', 'mw_lang=it', 'es', 'it'],
  ['', 'other=1; mw_lang=zh', 'es', 'zh'],
  ['', 'mw_lang=xx', 'ja-JP,ja;q=0.9,en;q=0.5', 'ja'],
  ['', undefined, 'de-DE, fr;q=0.4', 'en'],
  ['', undefined, 'zh-Hant-TW', 'zh'],
  ['', undefined, '\u0000;;q=,,,*;q=0', 'en'],
  ['', undefined, undefined, 'en'],
])('language of ?%s, cookie %s, header %s is %s', (query, cookie, header, expected) => {
  expect(languageOfVisitor(new URLSearchParams(query), cookie, header, japan)).toBe(expected)
})

test('who asks for no language of ours gets that of the edition', () => {
  const mexico = { ...edition('mx'), defaultLanguage: 'es' as const }
  const languageIn = (accept: string | undefined) =>
    languageOfVisitor(new URLSearchParams(), undefined, accept, mexico)
  expect([undefined, 'de', 'en-GB,es;q=0.5', 'ja'].map(languageIn)).toEqual(['es', 'es', 'en', 'ja'])
})

test('two spellings of an address are one, and unknown parameters do not count', () => {
  const one = normalAddress('/search-result', new URLSearchParams('search=a b&business=MA&utm=1'))
  const other = normalAddress('/search-result', new URLSearchParams('x=1&business=MA&search=a+b'))
  expect(one).toBe(other)
  expect(one).toBe('/search-result?business=MA&search=a%20b')
})

test('what only pages of management read counts nowhere else', () => {
  const query = new URLSearchParams('state=draft&page=2')
  expect(normalAddress('/business/1/products', query)).toBe('/business/1/products?state=draft&page=2')
  expect(normalAddress('/business/1/', query)).toBe('/business/1/')
  expect(normalAddress('/search-result', query)).toBe('/search-result?page=2')
})

test('how results are narrowed and ordered counts on the page of a search alone, in one order', () => {
  const query = new URLSearchParams(
    'exactly=1&size=20&sort=newest&price=stated&minimumOrder=10&employees=1-50&leadTime=30&certificate=A&certificate=B%2C&category=0006-11&verified=1&plan=gold&industry=0006&x=1',
  )
  const narrowed =
    'industry=0006&plan=gold&verified=1&category=0006-11&certificate=A&certificate=B%2C&leadTime=30&employees=1-50&minimumOrder=10&price=stated&sort=newest&size=20&exactly=1'
  expect(normalAddress('/search-result', query)).toBe(`/search-result?${narrowed}`)
  expect(normalAddress('/search-result.data', query)).toBe(`/search-result.data?${narrowed}`)
  expect(normalAddress('/search-results', query)).toBe('/search-results')
  expect(normalAddress('/industries', query)).toBe('/industries')
})

test('the number of results that somebody chose once holds for searches that name none, and nowhere else', () => {
  const address = (url: string, cookie?: string) => askedBy(url, cookie).address
  const kept = 'mw_lang=ja; mw_size=20'
  expect(address('/search-result?search=a', kept)).toBe('/search-result?search=a&size=20')
  expect(address('/search-result.data?search=a', kept)).toBe('/search-result.data?search=a&size=20')
  expect(address('/search-result?search=a&size=50', kept)).toBe('/search-result?search=a&size=50')
  expect(address('/industries', kept)).toBe('/industries')
  for (const cookie of [
    undefined,
    '',
    'mw_size=5',
    'mw_size=21',
    'mw_size=020',
    'mw_size=20x',
    'xmw_size=20',
  ])
    expect(address('/search-result?search=a', cookie), cookie).toBe('/search-result?search=a')
})

test('what the need-help form begins with counts there alone', () => {
  const query = new URLSearchParams('wish=viti M8x20 inox&search=1')
  const kept = 'wish=viti%20M8x20%20inox'
  expect(normalAddress('/contact-us/form', query)).toBe(`/contact-us/form?${kept}`)
  expect(normalAddress('/contact-us/form.data', query)).toBe(`/contact-us/form.data?${kept}`)
  expect(normalAddress('/contact-us/formula', query)).toBe('/contact-us/formula')
})

test('an address is read without what pages do not know', () => {
  const { address, query } = askedBy('/search-result?utm=1&search=a+b&lang=ja')
  expect([address, query.get('lang')]).toEqual(['/search-result?search=a%20b&lang=ja', 'ja'])
  expect(askedBy('/other').address).toBe('/other')
})

test('only scripts with the mark of this rendering are allowed', () => {
  const html =
    '<script nonce="n1">ours()</script><script>planted()</script><script nonce="n1" src="/a.js"></script>'
  const sealed = hashInlineScripts(Buffer.from(html), 'n1')
  expect(sealed.html.toString()).toBe(
    '<script>ours()</script><script>planted()</script><script src="/a.js"></script>',
  )
  expect(sealed.hashes).toEqual([`'sha256-${createHash('sha256').update('ours()').digest('base64')}'`])
  expect(pagePolicy(sealed.hashes, undefined, false)).not.toMatch(/unsafe-inline'; (?!img)|unsafe-eval/)
})

test('pictures and films come from here or from where files live, players from the two services alone', () => {
  const directives = (filesOrigin?: string) => pagePolicy([], filesOrigin, true).split('; ')
  expect(directives()).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "img-src 'self' data:",
      "media-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      "frame-ancestors 'none'",
    ]),
  )
  expect(directives('https://files.example')).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://files.example",
      "media-src 'self' https://files.example",
    ]),
  )
})

test('only pages that may upload show chosen pictures and speak to the storage', () => {
  const directives = (uploads?: { to: string | undefined }) =>
    pagePolicy([], 'https://files.example', true, uploads).split('; ')
  expect(directives()).toContain("connect-src 'self'")
  expect(directives().join()).not.toContain('blob:')
  expect(directives({ to: undefined })).toEqual(
    expect.arrayContaining(["img-src 'self' data: blob: https://files.example", "connect-src 'self'"]),
  )
  expect(directives({ to: 'https://bucket.example' })).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: blob: https://files.example https://bucket.example",
      "connect-src 'self' https://bucket.example",
    ]),
  )
})

test('content encodings', () => {
  expect(encodingOf('gzip, deflate, br')).toBe('br')
  expect(encodingOf('gzip;q=1, br;q=0')).toBe('gzip')
  expect(encodingOf('identity')).toBeUndefined()
  expect(encodingOf(undefined)).toBeUndefined()
})

test('a path of slashes or without end is no page', () => {
  expect(isNoPage('//evil.example/')).toBe(true)
  expect(isNoPage('http://it.localhost/industries')).toBe(true)
  expect(isNoPage('*')).toBe(true)
  expect(isNoPage(`/search-result?search=${'a'.repeat(8_000)}`)).toBe(true)
  expect(isNoPage('/search-result?search=//')).toBe(false)
  for (const path of ['/nothing/a%0Ab', '/nothing/%0d', '/connect/%E2%80%A8', '/post/x%0A/edit/more?q'])
    expect([path, isNoPage(path)]).toEqual([path, true])
  // What pages are asked for, and names in addresses, may have lines.
  for (const path of ['/groups?search=a%0Ab', '/business/a%0Ab/', '/post/a%0Ab'])
    expect([path, isNoPage(path)]).toEqual([path, false])
})

test('no spelling of a page that is never kept passes for one that is', () => {
  for (const path of [
    '/groups/create',
    '/groups/cr%65ate',
    '/groups%2Fcreate',
    '/groups/create%2F',
    '/groups/some%2F1/members',
    '/groups/some-1/m%65mbers.data',
    '/groups/some-1//members',
    '/groups/some-1/edit//',
    '/%61ccounts/log-in',
    '/log%2Dout',
    '/groups/%E0%A4%A',
  ])
    expect([path, isPrivatePath(path)]).toEqual([path, true])
  expect(['/groups', '/groups/some-1', '/gr%6Fups/some-1/'].map(isPrivatePath)).toEqual([false, false, false])
})
