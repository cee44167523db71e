import { expect, test, vi } from 'vitest'
import type { pageOf } from '../../api/page.ts'
import { toldOf } from '../../api/head.ts'
import { searchHead } from './head.server.ts'
import type { SearchedType } from '../../components/search/address.ts'

vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
}))

const page = {
  i18n: { _: (text: string) => text },
  language: 'en',
  editions: [],
  edition: {
    brand: 'Millwright',
    siteName: 'Millwright Japan',
    countryName: 'Japan',
    keywords: 'suppliers',
    origin: 'https://jp.example',
    languages: ['en', 'ja'],
    defaultLanguage: 'en',
  },
} as unknown as ReturnType<typeof pageOf>

const typeNames: Partial<Record<SearchedType, string>> = { PR: 'Products', UR: 'Users', MA: 'Manufacturers' }
const ring = { name: 'Ring <b>&"', path: '/business-product/x-1' }
const headOf = (
  business: SearchedType,
  given: Partial<Parameters<typeof searchHead>[1]> = {},
  text = '軸受',
) =>
  searchHead(page, {
    address: { business, country: 'global', text, page: 1 },
    typeName: typeNames[business]!,
    countryName: undefined,
    shown: 1,
    isEased: false,
    listed: [ring],
    ...given,
  })

test('each kind has its own title and description, with and without words', () => {
  const kinds = ['MA', 'PR', 'UR'] as const
  const heads = [...kinds.map((kind) => headOf(kind)), ...kinds.map((kind) => headOf(kind, {}, ''))]
  expect(new Set(heads.map(({ title }) => title)).size).toBe(6)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(6)
  expect(heads[1]!.title).toBe('“軸受” – Products, all countries | Millwright Japan')
  for (const { description } of heads) expect(description).toMatch(/ on Millwright Japan\.$/)
})

test('lists are known to search engines, and products by their own pages; typed words, people and empty pages are not', () => {
  const head = headOf('PR', { address: { business: 'PR', country: 'JP', text: '軸受', page: 2 } })
  expect(head.noindex).toBe(true)
  expect(headOf('PR', {}, '').noindex).toBe(false)
  expect(head.canonical).toBe(
    'https://jp.example/search-result?business=PR&countries=JP&search=%E8%BB%B8%E5%8F%97&page=2',
  )
  expect(toldOf(head)?.structured).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 6, url: 'https://jp.example/business-product/x-1', name: ring.name },
      ],
    },
  ])
  const people = headOf('UR', { listed: [] })
  expect([people.noindex, toldOf(people)?.structured]).toEqual([true, []])
  expect(headOf('PR', { shown: 0, listed: [] }).noindex).toBe(true)
  expect(headOf('MA', { address: { business: 'MA', country: 'global', text: '', page: 21 } }).noindex).toBe(
    true,
  )
})

test('what narrows, reorders or corrects a search is no page for search engines', () => {
  const address = { business: 'MA', country: 'JP', text: '', page: 1 } as const
  const isHidden = (given: Partial<Parameters<typeof searchHead>[1]>) => headOf('MA', given).noindex
  expect(isHidden({ address })).toBe(false)
  expect(isHidden({ address, isEased: true })).toBe(true)
  for (const refined of [{ verified: true }, { sort: 'newest' }, { size: 20 }] as const)
    expect(isHidden({ address: { ...address, ...refined } })).toBe(true)
})

test('what stands under one industry or category is a page of its own, with its name searched for or nothing', () => {
  const address = {
    business: 'PR',
    country: 'global',
    text: '',
    page: 1,
    categories: ['0006-01-02'],
  } as const
  const nodeName = 'Ball bearings'
  for (const text of ['', nodeName]) {
    const head = headOf('PR', { address: { ...address, text }, nodeName })
    expect(head.noindex).toBe(false)
    expect(head.title).toMatch(/^Ball bearings – Products/)
    expect(head.canonical).toBe('https://jp.example/search-result?business=PR&category=0006-01-02')
  }
  const makers = { business: 'MA', country: 'global', text: 'Gears', page: 2, industries: ['0006'] } as const
  expect(headOf('MA', { address: makers, nodeName: 'Gears' })).toMatchObject({
    noindex: false,
    canonical: 'https://jp.example/search-result?industry=0006&page=2',
  })
  for (const other of [
    { text: 'cheap' },
    { country: 'JP' },
    { categories: ['0006-01-02', '0006-02'] },
    { verified: true },
  ])
    expect(headOf('PR', { address: { ...address, ...other }, nodeName }).noindex).toBe(true)
  expect(headOf('PR', { address, nodeName, shown: 0 }).noindex).toBe(true)
})
