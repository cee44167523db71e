// What the companies of the invented world write in languages of their own.
import { describe, expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { companyAt } from '../companies.ts'
import { writingOf, type CompanyTexts } from '../companyTexts.ts'
import { families } from '../families/catalogue.ts'
import { writtenCompanies } from '../handmade.ts'
import { outlineOf } from '../outline.ts'
import type { ProductTexts } from '../products.ts'
import { defaultWorld } from '../world.ts'
import type { Spoken, Written } from './language.ts'
import { tongues } from './tongues.ts'
import { categoryIn } from './things.ts'

const world = defaultWorld('2026-11-20')
const written = Array.from({ length: world.companies }, (_, i) => {
  const company = companyAt(world, i)
  const { languages, reading, ...texts } = writingOf(world, i, company)
  return { i, facts: company, languages, reading, textsIn: texts.company, productsIn: texts.products }
})
const spoken = ['ja', 'en', 'es', 'it', 'de', 'zh'] as const
const others = ['es', 'it', 'de', 'zh'] as const
const kana = /[\u3040-\u30FA\u30FC-\u30FF]/
const han = /\p{Script=Han}/u

/** So many of those that write a language, in which their country does; with their products. */
function walk(language: Spoken, most = 400) {
  return written
    .filter(({ languages }) => languages.includes(language))
    .slice(0, most)
    .map(({ facts, textsIn, productsIn }) => ({
      facts,
      texts: textsIn(language),
      products: productsIn(language),
    }))
}

const prose = ({
  companyName,
  shortDescription,
  generalDescription,
  manufacturingFacilities,
}: CompanyTexts) => [
  companyName,
  shortDescription,
  generalDescription,
  ...(manufacturingFacilities === '' ? [] : [manufacturingFacilities]),
]
const said = ({ name, description, keywords }: ProductTexts) => [name, description, keywords]

describe('who writes what', () => {
  test('companies of five languages write their own first, four of five in English too', () => {
    for (const own of ['ja', ...others] as const) {
      const first = written.filter(({ languages }) => languages[0] === own)
      const also = first.filter(({ languages }) => languages.includes('en'))
      expect(first.length, own).toBeGreaterThan(30)
      expect(also.length / first.length, own).toBeGreaterThan(0.7)
      expect(also.length / first.length, own).toBeLessThan(0.9)
    }
    const english = written.filter(({ languages }) => languages[0] === 'en')
    for (const { i, languages } of english.filter(({ i }) => !writtenCompanies[i]))
      expect([languages, outlineOf(world, i).country.code === 'JP']).toEqual([['en'], false])
  })

  test('those written by hand speak all five languages, and none twice', () => {
    for (const { languages } of written.slice(0, writtenCompanies.length)) {
      expect(new Set(languages).size).toBe(languages.length)
      expect(languages).toEqual(expect.arrayContaining(['en', 'ja', 'es', 'it', 'zh']))
    }
    const [first] = written
    expect(first!.textsIn('ja').companyName).toBe('株式会社檜川軸受製作所')
    expect(first!.textsIn('en').companyName).toBe('Hinokawa Bearing Works Co., Ltd.')
  })

  test('Japanese names are read in kana, as far as they are of a firm', () => {
    const japanese = written.filter(({ languages }) => languages[0] === 'ja')
    for (const { facts, reading } of japanese)
      if (facts.businessType !== 'GO')
        expect(reading).toMatch(/^[\u30A1-\u30FA\u30FC]+( [\u30A1-\u30FA\u30FC]+)+$/)
    expect(written.filter(({ languages, reading }) => languages[0] !== 'ja' && reading !== null)).toEqual([])
  })
})

describe.each(spoken)('a walk over what is written in %s', (language) => {
  const walked = walk(language)

  test('nothing is empty, no hole is left, and all keeps its limits', () => {
    for (const { texts, products } of walked) {
      for (const text of [...prose(texts), ...products.flatMap(said)]) {
        expect(text.trim()).toBe(text)
        expect(text).not.toBe('')
        expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object| {2}|。。|\.\.|、、/)
      }
      expect(texts.companyName.length).toBeLessThanOrEqual(limits.companyNameMax)
      expect(texts.shortDescription.length).toBeLessThanOrEqual(limits.shortDescriptionMax)
      expect(texts.shortDescription.length).toBeGreaterThanOrEqual(han.test(texts.shortDescription) ? 30 : 80)
      for (const { name, description, keywords, specs } of products) {
        expect(name.length).toBeLessThanOrEqual(limits.productNameMax)
        expect(description.length).toBeLessThanOrEqual(500)
        expect(keywords.split(/[,、]/).length).toBeLessThanOrEqual(limits.keywordsPerProductMax)
        for (const { key } of specs) expect(key.length).toBeLessThanOrEqual(limits.specKeyMax)
      }
    }
  })

  test('the script is that of the language', () => {
    for (const { texts, products } of walked) {
      const texted = [
        texts.shortDescription,
        texts.generalDescription,
        ...products.map((one) => one.description),
      ]
      if (language === 'ja') for (const text of texted) expect(text).toMatch(kana)
      else for (const text of [...prose(texts), ...products.flatMap(said)]) expect(text).not.toMatch(kana)
      if (language === 'zh') for (const text of texted) expect(text).toMatch(han)
      if (language !== 'ja' && language !== 'zh')
        for (const text of [...prose(texts), ...products.flatMap(said)]) expect(text).not.toMatch(han)
    }
  })

  test('no two companies of a country, and no two products of a company, share a name', () => {
    const names = walk(language, Infinity).map(
      ({ facts, texts }) => `${facts.contactInfo.countryCode} ${texts.companyName}`,
    )
    expect(new Set(names).size).toBe(names.length)
    for (const { products } of walked)
      expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
  })
})

describe('names in languages beside English and Japanese', () => {
  test('no English word stands in a product name where Chinese has one', () => {
    const signs = new Set(['Link', 'Modbus', 'rPET'])
    const latin = walk('zh').flatMap(({ products }) =>
      products.flatMap(({ name }) => name.match(/\b[A-Za-z]{4,}/g) ?? []),
    )
    const words = latin.filter((word) => /[a-z]/.test(word) && !word.startsWith('Ether') && !signs.has(word))
    expect([...new Set(words)]).toEqual([])
  })

  test.each(others)('every family and every category is named in %s', (language) => {
    for (const family of families) {
      expect(tongues[language].families.has(family.key), family.key).toBe(true)
      expect(categoryIn(language, family), family.category).not.toBe('')
    }
    expect([...tongues[language].families.keys()].toSorted()).toEqual(
      families.map(({ key }) => key).toSorted(),
    )
  })

  test.each(others)(
    'the placeholders of names in %s are those that the family has values for',
    (language: Written) => {
      for (const { key, name } of families) {
        const known = new Set(`${name[0]} ${name[1]}`.match(/\{\w+\}/g))
        for (const asked of tongues[language].families.get(key)![0].match(/\{\w+\}/g) ?? [])
          expect([...known], key).toContain(asked)
      }
    },
  )
})
