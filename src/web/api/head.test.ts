import { expect, test } from 'vitest'
import { allEditions } from '../../domains/editions/editions.ts'
import { addressesOf, cardPath, keywordsOf, notIn } from './head.ts'

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
