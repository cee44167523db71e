import { expect, test } from 'vitest'
import { fullTree } from '../../../domains/reference-data/industries.ts'
import { categoryCounts, type CategoryCount } from '../../api/category-counts.ts'
import { packCategories, unpackCategories, type Counted } from './packed.ts'
import {
  categoriesIn,
  idBelow,
  industriesOf,
  keptIndustries,
  manufacturersPath,
  productsPath,
} from './page-data.ts'

const tree = fullTree('en').map(({ categories, ...industry }) => ({
  ...industry,
  categories: categories.map(({ subCategories, ...category }) => ({
    ...category,
    subCategories: [...subCategories],
  })),
}))
const counted = (counts: Record<string, Partial<CategoryCount>>) =>
  new Map(
    Object.entries(counts).map(([id, count]) => [
      id,
      { companies: 0, manufacturers: 0, products: 0, ...count },
    ]),
  )
const texts = {
  number: (count: number) => count.toLocaleString('en'),
  manufacturers: (count: number) => (count === 0 ? '' : `${count} manufacturers`),
}
const unpacked = (packed: string) =>
  unpackCategories(
    packed,
    (name, count, subCategories: Counted[]) => ({ name, count, subCategories }),
    (name, count): Counted => ({ name, count }),
  )
const shown = (counts: Parameters<typeof counted>[0]) =>
  industriesOf(tree, counted(counts), texts).map(({ packed, ...industry }) => ({
    ...industry,
    categories: unpacked(packed),
  }))

test('P2.11: all 15 industries with icon, description, every category and every subcategory, in order', () => {
  const industries = shown({})
  expect(industries.length).toBe(15)
  expect(industries.map(({ id, name, icon, description }) => [id, name, icon, description])).toEqual(
    tree.map(({ id, name, icon, description }) => [id, name, icon, description]),
  )
  expect(
    industries.map(({ categories }) =>
      categories.map(({ name, subCategories }) => [name, subCategories.map((sub) => sub.name)]),
    ),
  ).toEqual(
    tree.map(({ categories }) =>
      categories.map(({ name, subCategories }) => [name, subCategories.map((sub) => sub.name)]),
    ),
  )
  expect(industries.flatMap(({ categories }) => categories).length).toBe(categoriesIn(tree))
})

test('P2.11: counts are of manufacturers for industries and categories, of products for subcategories', () => {
  const [, , , , , transmission] = shown({
    '0006': { companies: 9, manufacturers: 7, products: 40 },
    '0006-01': { companies: 5_000, manufacturers: 4_000, products: 30 },
    '0006-01-01': { companies: 3, manufacturers: 2, products: 12 },
  })
  expect(transmission!.manufacturers).toBe('7 manufacturers')
  expect(transmission!.categories[0]!.count).toBe('4,000')
  expect(transmission!.categories[0]!.subCategories[0]).toMatchObject({ count: '12' })
  // What is empty is seen to be; where there are no numbers at all, they could not be had.
  expect(transmission!.categories[0]!.subCategories[1]).toMatchObject({ count: '0' })
  expect(shown({})[5]!.categories[0]!.subCategories[1]).toMatchObject({ count: '' })
})

test('a link leads to what its number counts: every id follows from its place', () => {
  for (const { id, categories } of tree)
    for (const [at, category] of categories.entries()) {
      expect(category.id).toBe(idBelow(id, at))
      expect(category.subCategories.map((sub) => sub.id)).toEqual(
        category.subCategories.map((_, below) => idBelow(category.id, below)),
      )
    }
})

test('packed categories come out as they went in', () => {
  const categories = [
    { name: 'Bearings', count: '12', subCategories: [{ name: 'Ball & Roller', count: '' }] },
    { name: '軸受', count: '', subCategories: [{ name: '玉軸受', count: '1,234' }] },
    { name: 'Nothing below', count: '', subCategories: [] },
  ]
  expect(unpacked(packCategories(categories))).toEqual(categories)
  expect(unpacked(packCategories([]))).toEqual([])
})

test('no name of the tree holds what divides a packed text', () => {
  const names = (['en', 'ja'] as const).flatMap((language) =>
    fullTree(language).flatMap(({ categories }) =>
      categories.flatMap((category) => [category, ...category.subCategories].map(({ name }) => name)),
    ),
  )
  expect(names.filter((name) => /[\t\n]/.test(name) || name === '')).toEqual([])
})

test.each(['Food & Agriculture', 'I/O Modules', 'C++ 100% #1', '深溝玉軸受', '"<a>"'])(
  'P2.11: %s is searched for as it stands',
  (name) => {
    const manufacturers = new URL(manufacturersPath(name, '0006-01'), 'http://localhost')
    expect(manufacturers.pathname).toBe('/search-result')
    expect([...manufacturers.searchParams]).toEqual([
      ['search', name],
      ['category', '0006-01'],
    ])
    expect([...new URL(manufacturersPath(name, '0006'), 'http://localhost').searchParams]).toContainEqual([
      'industry',
      '0006',
    ])
    expect([...new URL(productsPath(name, '0006-01-02'), 'http://localhost').searchParams]).toEqual([
      ['business', 'PR'],
      ['search', name],
      ['category', '0006-01-02'],
    ])
    expect(manufacturers.hash).toBe('')
  },
)

test('counts that cannot be had are told of and left out', async () => {
  const told: unknown[] = []
  const away = new Error('away')
  const api = { listCategoryCounts: () => Promise.reject(away) } as unknown as Parameters<
    typeof categoryCounts
  >[0]['api']
  const counts = await categoryCounts({ api, onError: (error) => void told.push(error) }, 'all')
  expect(counts.size).toBe(0)
  expect(told).toEqual([away])
})

test('what is shown is made once for a tree and its numbers, and anew for others', () => {
  const [some, others] = [
    counted({ '0006': { manufacturers: 3 } }),
    counted({ '0006': { manufacturers: 4 } }),
  ]
  const first = keptIndustries(tree, some, texts)
  expect(first).toEqual(industriesOf(tree, some, texts))
  expect(keptIndustries(tree, some, texts)).toBe(first)
  expect(keptIndustries(tree, others, texts)).toEqual(industriesOf(tree, others, texts))
  expect(keptIndustries([...tree].reverse(), some, texts)).toEqual(first.toReversed())
})
