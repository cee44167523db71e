import { describe, expect, test } from 'vitest'
import { familyNames } from '@millwright/demo-art/pictures'
import { fullTree } from '../../../domains/reference-data/industries.ts'
import { companyAt } from '../companies.ts'
import { outlineOf } from '../outline.ts'
import { productsOf } from '../products.ts'
import { defaultWorld, type World } from '../world.ts'
import { drawingOf } from './drawn.ts'
import { inSentence, lettersOf, manyOf, nounOf } from './nouns.ts'

const world = defaultWorld('2026-11-20')
const before: World = { ...world }
delete before.niches
const indexes = Array.from({ length: world.companies }, (_, i) => i)
const companies = indexes.map((i) => companyAt(world, i))
const published = indexes.map((i) => productsOf(world, i).filter((product) => product.published))
const categories = fullTree('en').flatMap((industry) => industry.categories)
const subCategories = categories.flatMap((category) => category.subCategories)
const englishOf = new Map(subCategories.map(({ id, name }) => [id, name]))
const japaneseOf = new Map(
  fullTree('ja').flatMap((industry) =>
    industry.categories.flatMap((category) => category.subCategories.map(({ id, name }) => [id, name])),
  ),
)
const isNiche = (i: number) => outlineOf(world, i).inNiche
const inNiches = indexes
  .filter(isNiche)
  .flatMap((i) =>
    published[i]!.map((product) => ({ product, japanese: companies[i]!.textLanguage === 'ja' })),
  )

describe('the demo world covers the tree', () => {
  test('each of the 204 categories has three companies or more', () => {
    const counts = new Map<string, number>()
    for (const { categoryIDs } of companies)
      for (const id of categoryIDs) counts.set(id, (counts.get(id) ?? 0) + 1)
    expect(categories).toHaveLength(204)
    expect(categories.filter(({ id }) => (counts.get(id) ?? 0) < 3)).toEqual([])
  })

  test('each category has published products of three companies or more', () => {
    const sellers = new Map<string, Set<number>>()
    for (const [i, showcase] of published.entries())
      for (const { categoryID } of showcase)
        sellers.set(categoryID, (sellers.get(categoryID) ?? new Set()).add(i))
    expect(categories.filter(({ id }) => (sellers.get(id)?.size ?? 0) < 3)).toEqual([])
  })

  test('at least 900 of the 1,382 subcategories have a published product, and at least half of each industry', () => {
    const covered = new Set(published.flat().flatMap(({ subCategoryID }) => subCategoryID ?? []))
    expect(subCategories).toHaveLength(1382)
    expect(covered.size).toBeGreaterThanOrEqual(900)
    for (const { id } of fullTree('en')) {
      const own = subCategories.filter((one) => one.id.startsWith(id))
      expect(own.filter((one) => covered.has(one.id)).length / own.length, id).toBeGreaterThan(0.5)
    }
  })
})

describe('a niche', () => {
  test('is what its company is for: one category, and every product in it', () => {
    const niches = indexes.filter(isNiche)
    expect(niches.length / companies.length).toBeCloseTo(0.38, 1)
    for (const i of niches)
      for (const { categoryID } of published[i]!) expect(companies[i]!.categoryIDs).toEqual([categoryID])
  })

  test('names its products and their keywords with the words of the tree, in both languages', () => {
    const wrong = inNiches.filter(({ product, japanese }) => {
      const name = (japanese ? japaneseOf : englishOf).get(product.subCategoryID ?? '') ?? ''
      const title = product.name.toLowerCase()
      const isNamed = japanese ? title.includes(name.toLowerCase()) : title.includes(nounStart(name))
      return name === '' || !isNamed || !(/[,、]/.test(name) || product.keywords.includes(name))
    })
    expect(inNiches.length).toBeGreaterThan(3000)
    expect(wrong.map(({ product }) => [product.name, product.keywords])).toEqual([])
  })

  test('shows a drawing only where one fits, and every one of those can be drawn', () => {
    for (const { product } of inNiches)
      expect(product.picture?.family ?? null).toBe(drawingOf(product.subCategoryID as string))
    const wanted = subCategories.flatMap(({ id }) => drawingOf(id) ?? [])
    expect(wanted.filter((drawing) => !familyNames.includes(drawing))).toEqual([])
    // A robot is no gear.
    expect(drawingOf('0001-03-02')).toBeNull()
  })

  test('leaves all other companies as they were, the first hundred among them, and worlds filled before', () => {
    const others = indexes.filter((i) => !isNiche(i))
    expect(others.slice(0, 100)).toEqual(indexes.slice(0, 100))
    for (const i of others)
      expect([companies[i], productsOf(world, i)]).toEqual([companyAt(before, i), productsOf(before, i)])
    const covered = new Set(
      indexes.flatMap((i) => productsOf(before, i).flatMap(({ subCategoryID }) => subCategoryID ?? [])),
    )
    expect(covered.size).toBe(88)
  })

  test('stays one in a world of any size', () => {
    const large: World = { ...world, companies: 100_000, products: 500_000 }
    const ids = new Set<string | null>()
    for (let i = 90_000; i < 92_500; i += 1)
      for (const { subCategoryID, categoryID } of productsOf(large, i)) {
        ids.add(subCategoryID)
        expect(subCategoryID === null || subCategoryID.startsWith(`${categoryID}-`)).toBe(true)
      }
    expect(ids.size).toBeGreaterThan(1200)
  })
})

const nounStart = (name: string) =>
  inSentence(name)
    .toLowerCase()
    .slice(0, Math.max(3, name.length - 4))

describe('words', () => {
  test.each([
    ['SCARA Robots', 'SCARA robot', 'SCARA robots', 'SR'],
    ['Routers & Network Switches', 'Routers and network switches', 'routers and network switches', 'RN'],
    ['Batteries', 'Battery', 'batteries', 'BA'],
    ['Safety Door Switches', 'Safety door switch', 'safety door switches', 'SD'],
    ['Silk Scarves', 'Silk scarf', 'silk scarves', 'SS'],
    ['Hydraulic Presses', 'Hydraulic press', 'hydraulic presses', 'HP'],
    ['Work Gloves', 'Work gloves', 'work gloves', 'WG'],
    ['Miso', 'Miso', 'miso products', 'MI'],
    ['Industrial Ethernet Switches', 'Industrial Ethernet switch', 'industrial Ethernet switches', 'IE'],
  ])('%s', (name, one, many, letters) => {
    expect(nounOf(name, '')[0]).toBe(one)
    expect(manyOf(name, '', 'products')[0]).toBe(many)
    expect(lettersOf(name)).toBe(letters)
  })
})
