import { expect, test } from 'vitest'
import { addressesOf, keywordsOf } from './head.ts'

test('the words of the page stand before those of the edition, none of them twice', () => {
  expect(keywordsOf('bearings, Japan B2B', 'Japan B2B, Japan suppliers')).toBe(
    'bearings, Japan B2B, Japan suppliers',
  )
  expect(keywordsOf(undefined, 'Japan B2B')).toBe('Japan B2B')
})

test('a page has an address in each language of its edition, and the plain one for everybody else', () => {
  const edition = {
    origin: 'https://jp.example',
    languages: ['en', 'ja'] as const,
    defaultLanguage: 'en',
  } as const
  const addresses = (path: string) => addressesOf({ ...edition, languages: [...edition.languages] }, path)
  expect(addresses('/business/%25E6%259D%25B1-1/')).toEqual([
    { language: 'en', href: 'https://jp.example/business/%25E6%259D%25B1-1/' },
    { language: 'ja', href: 'https://jp.example/business/%25E6%259D%25B1-1/?lang=ja' },
    { language: 'x-default', href: 'https://jp.example/business/%25E6%259D%25B1-1/' },
  ])
  expect(addresses('/search-result?business=DI')[1]?.href).toBe(
    'https://jp.example/search-result?business=DI&lang=ja',
  )
})

test('where another language is the default, that one is at the plain address', () => {
  const addresses = addressesOf(
    { origin: 'https://es.example', languages: ['en', 'es'], defaultLanguage: 'es' },
    '/industries',
  )
  expect(addresses).toEqual([
    { language: 'en', href: 'https://es.example/industries?lang=en' },
    { language: 'es', href: 'https://es.example/industries' },
    { language: 'x-default', href: 'https://es.example/industries' },
  ])
})
