import { expect, test } from 'vitest'
import { allEditions } from '../../domains/editions/editions.ts'
import { dataTag, headTags } from './head-tags.ts'
import { addressesOf, canonicalOf, cardPath, keywordsOf, metaOf, notIn, pageHead } from './head.ts'
import type { Page } from './page.ts'

test('the words of the page stand before those of the edition, none of them twice', () => {
  expect(keywordsOf('bearings, Japan B2B', 'Japan B2B, Japan suppliers')).toBe(
    'bearings, Japan B2B, Japan suppliers',
  )
  expect(keywordsOf(undefined, 'Japan B2B')).toBe('Japan B2B')
})

const japan = {
  origin: 'https://jp.example',
  languages: ['en', 'ja'],
  defaultLanguage: 'en',
  countryCode: 'JP',
} satisfies Parameters<typeof addressesOf>[0]

test('a page of the first edition has an address in each of its languages, for wherever none is nearer', () => {
  expect(addressesOf(japan, '/business/%25E6%259D%25B1-1/', true)).toEqual([
    { inLanguage: 'en', hreflang: 'en', href: 'https://jp.example/business/%25E6%259D%25B1-1/' },
    { inLanguage: 'ja', hreflang: 'ja', href: 'https://jp.example/business/%25E6%259D%25B1-1/?lang=ja' },
  ])
  expect(addressesOf(japan, '/search-result?business=DI', true)[1]?.href).toBe(
    'https://jp.example/search-result?business=DI&lang=ja',
  )
})

test('another edition speaks for its country, and its own language is at the plain address', () => {
  const spain = {
    ...japan,
    origin: 'https://es.example',
    languages: ['en', 'es'],
    countryCode: 'ES',
  } as const
  expect(
    addressesOf({ ...spain, languages: [...spain.languages], defaultLanguage: 'es' }, '/industries', false),
  ).toEqual([
    { inLanguage: 'en', hreflang: 'en-ES', href: 'https://es.example/industries?lang=en' },
    { inLanguage: 'es', hreflang: 'es-ES', href: 'https://es.example/industries' },
  ])
})

test('a card is made of pictures of ours alone', () => {
  const card = (picture: string | null) => cardPath(picture, 'https://jp.example')
  const id = '0190a1b2-0000-7000-8000-000000000001'
  expect(card('/media/demo/20001/17/logo.svg')).toBe('/media/cards/demo/20001/17/logo.png')
  expect(card(`https://files.example/files/${id}/1024.webp`)).toBe(`/media/cards/files/${id}/1024.png`)
  expect(card(`/media/files/${id}/1024.webp`)).toBe(`/media/cards/files/${id}/1024.png`)
  for (const other of [null, '', 'https://elsewhere.example/a.png', '/media/demo/../secret.svg', 'data:x'])
    expect(card(other)).toBeUndefined()
})

test('a company that hides in an edition has no address there', () => {
  const editions = allEditions('en')
  const pathIn = notIn('/business/x-1/', ['it'])
  expect(editions.filter((edition) => pathIn(edition) === undefined).map(({ code }) => code)).toEqual(['it'])
})

test('an address is as a URL writes it, whether one is made of it or not', () => {
  const paths = [
    '/',
    '/business/%25E6%259D%25B1-Co.%252C-1/',
    '/a?b=c&d=(e)!',
    '/軸受',
    "/o'b?c='d'",
    '/a b',
    '/a#b',
  ]
  for (const path of [...paths, '/./a', '/a/..', '/a/%2E%2e/b', '//elsewhere.example/a', '/a\\b', '/a?b="c"'])
    expect(addressesOf(japan, path, true)[0]!.href).toBe(new URL(path, japan.origin).href)
})

const editions = allEditions('en')
const page = { edition: editions[0]!, editions, language: 'en' } as unknown as Page

test('scripts are sent what they draw of a head; what only machines read is written once, as text that ends no tag', () => {
  const title = 'Bolts & "Nuts" <script>alert(1)</script>'
  const structured = [{ '@type': 'Organization', name: '</script><b>' }]
  const head = pageHead(page, { title, description: 'All of them', canonicalPath: '/x?a=1&b=2', structured })
  expect(Object.keys(JSON.parse(JSON.stringify(head)))).toEqual(['title', 'description', 'canonical'])
  expect(head.canonical).toBe(canonicalOf(page, '/x?a=1&b=2'))
  expect(metaOf(head)).toEqual([
    { title },
    { name: 'description', content: 'All of them' },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
  ])
  const tags = headTags(head)
  expect(tags).toContain(
    '<meta property="og:title" content="Bolts &amp; &quot;Nuts&quot; &lt;script&gt;alert(1)&lt;/script&gt;"/>',
  )
  expect(tags.match(/<link rel="alternate"/g)).toHaveLength(5 + 24 + 1)
  expect(tags).toContain(`hrefLang="x-default" href="${editions[0]!.origin}/x?a=1&amp;b=2"`)
  expect(tags.endsWith('"name":"\\u003c/script\\u003e\\u003cb\\u003e"}</script>')).toBe(true)
  expect(headTags({ ...head })).toBe('')
})

test('data in a document is what it was, whatever stands in it', () => {
  const data = { name: '</script><!--<script>&amp;', other: ['\u2028', '"', '\\'] }
  const [, text] = /^<script type="application\/json" id="frame">([^<]*)<\/script>$/.exec(
    dataTag('application/json', data, 'frame'),
  )!
  expect(JSON.parse(text!)).toEqual(data)
})
