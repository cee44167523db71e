import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const allLanguages = ['en', 'ja', 'es', 'it', 'zh'] as const
type Name = Record<(typeof allLanguages)[number], string>
type SubCategory = { id: string; order: number; name: Name }
type Category = SubCategory & { subCategories: SubCategory[] }
type Industry = {
  id: string
  key: string
  code: string
  icon: string
  name: Name
  description: Name
  categories: Category[]
}

const folder = new URL('./industries/', import.meta.url)
const icons = new URL('../../../node_modules/@tabler/icons-react/dist/esm/icons/', import.meta.url)
const files = readdirSync(folder).sort()
const industries = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Industry)

const entriesOf = (industry: Industry) =>
  industry.categories.flatMap((category) => [category, ...category.subCategories])
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const countTo = (length: number) => Array.from({ length }, (_, at) => at + 1)
const ordersOf = (entries: readonly SubCategory[]) => entries.map(({ order }) => order)

test('P2.5 and P3.10: has the 15 industries in their order, keyed 0001 to 0015', () => {
  expect(industries.map(({ key, code, name }) => `${key} ${code} ${name.en}`)).toEqual([
    '0001 AU Automation',
    '0002 EI Electronics & IT',
    '0003 EN Energy',
    '0004 IT Industrial Technology',
    '0005 MA Machineries',
    '0006 PT Power Transmission',
    '0007 AP Apparel',
    '0008 BW Baby World',
    '0009 BC Beauty Care',
    '0010 FA Fashion Accessories',
    '0011 FO Food & Agriculture',
    '0012 FU Furniture',
    '0013 HC Health Care',
    '0014 HM Home & Construction',
    '0015 BS Business Services',
  ])
  expect(industries.map(({ id }) => `${id}.json`)).toEqual(files)
  expect(industries.map(({ key }) => key)).toEqual(industries.map(({ id }) => id))
})

test('names every industry, and no two alike, in all five languages', () => {
  for (const language of allLanguages)
    expect(repeated(industries.map(({ name }) => name[language])), language).toEqual([])
  expect(repeated(industries.map(({ icon }) => icon))).toEqual([])
})

test('gives every id once', () => {
  expect(
    repeated(industries.flatMap((industry) => [industry, ...entriesOf(industry)].map(({ id }) => id))),
  ).toEqual([])
})

// Companies and products keep these ids for good; a renumbered tree would move them silently.
test('leaves the ids of well-known categories where they are', () => {
  const names = new Map(industries.flatMap(entriesOf).map(({ id, name }) => [id, name.ja]))
  expect(names.get('0001-02')).toBe('センサ')
  expect(names.get('0002-05')).toBe('半導体')
  expect(names.get('0004-01')).toBe('バルブ')
  expect(names.get('0005-01')).toBe('工作機械')
  expect(names.get('0006-01')).toContain('軸受')
  expect(names.get('0006-01-01')).toBe('深溝玉軸受')
  expect(names.get('0011-01-02')).toBe('抹茶')
  expect(names.get('0015-02')).toBe('物流・国際輸送')
})

test.each(industries.map((industry) => ({ title: industry.name.en, industry })))('$title', ({ industry }) => {
  const entries = entriesOf(industry)

  expect(industry.categories.length).toBeGreaterThanOrEqual(8)
  expect(ordersOf(industry.categories)).toEqual(countTo(industry.categories.length))
  for (const { id, subCategories } of industry.categories) {
    expect(id).toMatch(/^\d{4}-\d{2}$/)
    expect(id.startsWith(`${industry.id}-`), id).toBe(true)
    expect(subCategories.length, id).toBeGreaterThanOrEqual(5)
    expect(ordersOf(subCategories), id).toEqual(countTo(subCategories.length))
    for (const subCategory of subCategories) {
      expect(subCategory.id).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(subCategory.id.startsWith(`${id}-`), subCategory.id).toBe(true)
    }
  }

  for (const { id, name } of [industry, ...entries]) {
    expect(Object.keys(name), id).toEqual(allLanguages)
    // A letter at the start, no stray spaces, and short enough for a menu line.
    expect(name.en, id).toMatch(/^[A-Z0-9][ -~]{1,59}$/)
    expect(name.en.trim(), id).toBe(name.en)
    expect(name.ja, id).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
    expect(name.ja, id).not.toMatch(/[\s(),.]/)
    expect(name.ja.length, id).toBeLessThanOrEqual(30)
    for (const language of ['es', 'it'] as const)
      expect(name[language], id).toMatch(/^[\p{Lu}\p{N}][\p{Script=Latin}\p{N} ,.()/&’+·µ°<>-]{1,59}$/u)
    expect(name.zh, id).toMatch(/\p{Script=Han}/u)
    expect(name.zh, id).not.toMatch(/[\s(),.]/)
    expect(name.zh.length, id).toBeLessThanOrEqual(30)
  }
  for (const language of allLanguages) {
    const names = entries.map(({ name }) => name[language].normalize('NFKC').toLowerCase())
    expect(repeated(names), language).toEqual([])
  }

  expect(industry.description.en.length).toBeGreaterThanOrEqual(60)
  expect(industry.description.en.length).toBeLessThanOrEqual(200)
  expect(industry.description.ja.length).toBeGreaterThanOrEqual(30)
  expect(industry.description.ja.length).toBeLessThanOrEqual(120)
  expect(industry.description.ja).toMatch(/。$/)
  expect(Object.keys(industry.description)).toEqual(allLanguages)
  for (const language of ['es', 'it'] as const) {
    expect(industry.description[language].length).toBeLessThanOrEqual(200)
    expect(industry.description[language]).toMatch(/\.$/)
  }
  expect(industry.description.zh).toMatch(/。$/)

  expect(industry.icon).toMatch(/^Icon[A-Z]\w+$/)
  expect(existsSync(new URL(`${industry.icon}.mjs`, icons)), industry.icon).toBe(true)
})
