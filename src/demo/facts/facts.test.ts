import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { companyAt } from './companies.ts'
import { families } from './families/catalogue.ts'
import { productsOf } from './products.ts'
import { slotOf } from './slots.ts'
import { likesOf } from './social.ts'
import { defaultWorld, publishedLimit } from './world.ts'
import type { World } from './world.ts'

const world = defaultWorld('2026-11-20')
const indexes = Array.from({ length: world.companies }, (_, i) => i)
const companies = indexes.map((i) => companyAt(world, i))
const showcases = indexes.map((i) => productsOf(world, i))
const products = showcases.flat()

type Category = { id: string; subCategories: { id: string }[] }
const treeFolder = new URL('../../domains/reference-data/industries/', import.meta.url)
const tree = readdirSync(treeFolder)
  .filter((file) => /^\d{4}\.json$/.test(file))
  .map(
    (file) =>
      JSON.parse(readFileSync(new URL(file, treeFolder), 'utf8')) as { id: string; categories: Category[] },
  )
const categories = new Map(
  tree.flatMap((industry) => industry.categories).map((category) => [category.id, category]),
)

function countedBy<T>(things: readonly T[], key: (thing: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(key(thing), (counts.get(key(thing)) ?? 0) + 1)
  return counts
}

const fingerprint = (value: unknown, without?: string) =>
  createHash('sha256')
    .update(JSON.stringify(value, (key, part) => (key === without ? undefined : part)))
    .digest('hex')
    .slice(0, 16)

describe('the same seed makes the same world', () => {
  test('whatever was asked before', () => {
    const first = indexes.slice(0, 50)
    const again = first
      .toReversed()
      .map((i) => [companyAt(world, i), productsOf(world, i), likesOf(world, i)])
    const before = first.map((i) => [companies[i], showcases[i], likesOf(world, i)])
    expect(fingerprint(again.toReversed())).toBe(fingerprint(before))
  })

  test('down to the byte', () => {
    // Films came later and draw on chances of their own: all else stayed as it was.
    expect(fingerprint(companies.slice(0, 50), 'film')).toMatchInlineSnapshot(`"70d03d8db1c9db04"`)
    expect(fingerprint(showcases.slice(0, 50), 'film')).toMatchInlineSnapshot(`"5f6dba1b1e4a0a3e"`)
  })

  test('and another seed another one', () => {
    expect(companyAt({ ...world, seed: 20002 }, 40)).not.toEqual(companies[40])
  })

  test('ids have the shape of a UUIDv7, carry their time and never repeat', () => {
    const ids = [...companies, ...products].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, createdAt } of [...companies, ...products.slice(0, 500)]) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(Date.parse(createdAt))
    }
  })

  test('ids and founding dates do not follow the calendar', () => {
    const later = companyAt(defaultWorld('2027-05-01'), 77)
    expect([later.id, later.createdAt]).toEqual([companies[77]?.id, companies[77]?.createdAt])
    for (const { createdAt } of companies)
      expect(createdAt >= '2022-01-01' && createdAt < '2026-11-01').toBe(true)
  })
})

describe('totals and shares', () => {
  test('products add up exactly', () => {
    expect(products).toHaveLength(world.products)
  })

  test.each([
    [2000, 12000],
    [1000, 5000],
    [250, 1700],
    [130, 400],
    [37, 200],
  ])('%i companies share %i products', (count, total) => {
    const other: World = { ...world, companies: count, products: total }
    const sum = Array.from({ length: count }, (_, i) => slotOf(other, i).products).reduce((a, b) => a + b, 0)
    expect(sum).toBe(total)
  })

  test('nobody shows more than the plan allows', () => {
    for (const [i, showcase] of showcases.entries()) {
      const published = showcase.filter((product) => product.published).length
      expect(published).toBeGreaterThan(0)
      expect(published).toBeLessThanOrEqual(publishedLimit[companies[i]?.subscription ?? 'standard'])
    }
  })

  test('at least 40 countries, Japan the largest with about a third', () => {
    const counts = countedBy(companies, (company) => company.contactInfo.countryCode)
    expect(counts.size).toBeGreaterThanOrEqual(40)
    expect(Math.max(...counts.values())).toBe(counts.get('JP'))
    expect((counts.get('JP') ?? 0) / companies.length).toBeGreaterThan(0.27)
    expect((counts.get('JP') ?? 0) / companies.length).toBeLessThan(0.38)
    const japanese = companies.filter((company) => company.textLanguage === 'ja')
    expect(japanese.length / (counts.get('JP') ?? 1)).toBeCloseTo(2 / 3, 1)
  })

  test('every business type in quantity, manufacturers 55 of 100', () => {
    const counts = countedBy(companies, (company) => company.businessType)
    for (const type of ['MA', 'EX', 'DI', 'WS', 'IM', 'RE', 'CO', 'IN', 'GO'])
      expect(counts.get(type) ?? 0).toBeGreaterThanOrEqual(15)
    expect(counts.get('MA')).toBe(1100)
  })

  test('memberships as sold: 78, 13, 6 and 3 of 100', () => {
    expect(Object.fromEntries(countedBy(companies, (company) => company.subscription))).toEqual({
      standard: 1560,
      gold: 260,
      premium: 120,
      platinum: 60,
    })
  })

  test('some are verified, some have no picture', () => {
    for (const count of [
      companies.filter((company) => company.verified).length,
      companies.filter((company) => !company.hasLogo).length,
      companies.filter((company) => !company.hasCover).length,
    ]) {
      expect(count).toBeGreaterThan(100)
      expect(count).toBeLessThan(1000)
    }
    for (const company of companies) expect(company.verification === null).toBe(!company.verified)
  })
})

describe('the tree of industries', () => {
  test('every category, industry and subcategory exists', () => {
    for (const company of companies) {
      for (const id of company.categoryIDs) expect(categories.has(id), id).toBe(true)
      expect(company.categoryIDs.length).toBeGreaterThanOrEqual(1)
      expect(company.categoryIDs.length).toBeLessThanOrEqual(4)
    }
    for (const product of products) {
      expect(product.categoryID.slice(0, 4)).toBe(product.industryID)
      if (product.subCategoryID === null) continue
      expect(categories.get(product.categoryID)?.subCategories.map(({ id }) => id)).toContain(
        product.subCategoryID,
      )
    }
    for (const family of families) expect(categories.has(family.category), family.key).toBe(true)
  })

  test('all 15 industries have companies and products', () => {
    expect(countedBy(companies, (company) => company.industryID).size).toBe(15)
    expect(countedBy(products, (product) => product.industryID).size).toBe(15)
  })

  test('at least 44 product families are on show', () => {
    expect(new Set(families.map(({ key }) => key)).size).toBe(families.length)
    expect(families.length).toBeGreaterThanOrEqual(44)
  })
})

describe('names and texts', () => {
  test('no two companies share a name', () => {
    expect(new Set(companies.map((company) => company.companyName)).size).toBe(companies.length)
  })

  test('names nearly never repeat far out', () => {
    const large: World = { ...world, companies: 1_000_000, products: 5_000_000 }
    const names = Array.from({ length: 3000 }, (_, n) => companyAt(large, 990_000 + n * 3).companyName)
    expect(new Set(names).size).toBeGreaterThan(2990)
  })

  test('every text keeps its limits', () => {
    for (const company of companies) {
      expect(company.shortDescription.length).toBeLessThanOrEqual(512)
      expect(company.shortDescription.length).toBeGreaterThanOrEqual(40)
      const paragraphs = company.generalDescription.split('\n\n').length
      expect(paragraphs).toBeGreaterThanOrEqual(2)
      expect(paragraphs).toBeLessThanOrEqual(4)
    }
    for (const product of products) {
      expect(product.description.length).toBeLessThanOrEqual(500)
      expect(product.description.length).toBeGreaterThanOrEqual(40)
      expect(product.specs.length).toBeGreaterThanOrEqual(4)
      expect(product.specs.length).toBeLessThanOrEqual(10)
      expect(product.leadTime).toBeGreaterThan(0)
      expect(product.photoCount > 0).toBe(product.picture !== null)
      expect(product.photoCount).toBeLessThanOrEqual(6)
    }
  })

  test('no hole is left in a text, and no control character', () => {
    for (const { picture, ...rest } of [
      ...companies.map((company) => ({ picture: null, ...company })),
      ...products,
    ]) {
      const texts = JSON.stringify([Object.values(rest), picture?.part, picture?.note])
      expect(texts).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
      // eslint-disable-next-line no-control-regex
      expect(texts.replaceAll('\\n', '')).not.toMatch(
        /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\uFEFF]/,
      )
    }
  })

  test('Japanese companies speak Japanese, others do not', () => {
    const kana = /[\u3040-\u30FF]/
    for (const [i, company] of companies.entries()) {
      expect(kana.test(company.shortDescription)).toBe(company.textLanguage === 'ja')
      for (const product of showcases[i] ?? [])
        expect(kana.test(product.description)).toBe(company.textLanguage === 'ja')
    }
  })

  test('what visitors search for is there', () => {
    const text = (word: string) =>
      products.filter((product) => `${product.name} ${product.keywords}`.includes(word)).length
    expect(text('軸受')).toBeGreaterThan(20)
    expect(text('bearing')).toBeGreaterThan(20)
    expect(text('6204-2RS')).toBeGreaterThan(0)
    expect(companies.filter((company) => company.companyName.includes('軸受')).length).toBeGreaterThan(2)
  })

  test('mail and web addresses lead nowhere real', () => {
    for (const { contactInfo } of companies) {
      expect(contactInfo.email).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/)
      expect(contactInfo.website).toMatch(/^https:\/\/www\.[a-z0-9-]+\.example$/)
      expect(contactInfo.phone.number).toMatch(/^\d{6,12}$/)
    }
  })
})

test('certificates are valid, soon ending and expired', () => {
  const dates = companies.flatMap((company) => company.certificates.map(({ expireDate }) => expireDate))
  const soon = '2027-01-19'
  for (const count of [
    dates.filter((date) => date < world.today).length,
    dates.filter((date) => date >= world.today && date < soon).length,
    dates.filter((date) => date >= soon).length,
  ]) {
    expect(count).toBeGreaterThan(50)
  }
})
