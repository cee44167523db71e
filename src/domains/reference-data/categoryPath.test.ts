import { expect, test } from 'vitest'
import {
  allIndustries,
  categoriesOf,
  categoryPath,
  fullTree,
  industry,
  namesInAllLanguages,
} from './industries.ts'

test('P3.10: has the fifteen industries, by their keys', () => {
  const industries = allIndustries('en')

  expect(industries.map((one) => one.name)).toEqual([
    'Automation',
    'Electronics & IT',
    'Energy',
    'Industrial Technology',
    'Machineries',
    'Power Transmission',
    'Apparel',
    'Baby World',
    'Beauty Care',
    'Fashion Accessories',
    'Food & Agriculture',
    'Furniture',
    'Health Care',
    'Home & Construction',
    'Business Services',
  ])
  expect(industries.map((one) => one.key)).toEqual(
    Array.from({ length: 15 }, (_, position) => String(position + 1).padStart(4, '0')),
  )
  expect(industries.some((one) => 'categories' in one)).toBe(false)
})

test('shows an industry in the asked language, in English for any other', () => {
  expect(industry('0003', 'ja')?.name).toBe('エネルギー')
  expect(industry('0003', 'it')?.name).toBe('Energia')
  expect(industry('0003', 'fr')?.name).toBe('Energy')
  expect(industry('0099', 'en')).toBeUndefined()
})

test('lists the categories of an industry in their order', () => {
  const categories = categoriesOf('0001', 'en')

  expect(categories.length).toBeGreaterThan(5)
  expect(categories.map((category) => category.order)).toEqual(categories.map((_, position) => position + 1))
  expect(categories[0]?.subCategories.length).toBeGreaterThan(3)
  expect(categoriesOf('0099', 'en')).toEqual([])
})

test('finds the way to every category and subcategory of the tree', () => {
  for (const { id: industryID, categories } of fullTree('ja')) {
    for (const category of categories) {
      const path = categoryPath(category.id, 'ja')
      expect([path?.industry.id, path?.category.name, path?.subCategory]).toEqual([
        industryID,
        category.name,
        undefined,
      ])

      for (const subCategory of category.subCategories) {
        const deeper = categoryPath(subCategory.id, 'ja')
        expect([deeper?.industry.id, deeper?.category.id, deeper?.subCategory]).toEqual([
          industryID,
          category.id,
          subCategory,
        ])
      }
    }
  }
})

test('has no path for an industry or an unknown id', () => {
  expect(categoryPath('0001', 'en')).toBeUndefined()
  expect(categoryPath('0001-99', 'en')).toBeUndefined()
})

test('gives the search index every name of an entry', () => {
  const first = ['en', 'ja', 'es', 'it', 'zh'].map((language) => categoriesOf('0001', language)[0]!)

  expect(namesInAllLanguages('0003')).toEqual(['Energy', 'エネルギー', 'Energía', 'Energia', '能源'])
  expect(namesInAllLanguages(first[0]!.id)).toEqual(first.map(({ name }) => name))
  expect(new Set(first.map(({ name }) => name)).size).toBe(5)
  expect(namesInAllLanguages('0099')).toEqual([])
})

test('hands out the same tree at each call', () => {
  expect(fullTree('ja')).toBe(fullTree('ja-JP'))
})
