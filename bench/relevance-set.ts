// Queries in five languages and what is right for each, by rules from the facts of a demo world.
import type { CompanyTypeCode } from '../src/contract/company-types.ts'
import type { DemoCompany, DemoProduct } from '../src/demo/facts/company.ts'
import { localWords } from '../src/demo/facts/fieldWords.ts'
import { companyAt } from '../src/demo/facts/companies.ts'
import { writingOf } from '../src/demo/facts/companyTexts.ts'
import { productsOf } from '../src/demo/facts/products.ts'
import type { World } from '../src/demo/facts/world.ts'
import { countryName } from '../src/domains/reference-data/countries.ts'
import { fullTree } from '../src/domains/reference-data/industries.ts'
import { misspelt } from './misspelt.ts'

export type Language = 'en' | 'ja' | 'es' | 'it' | 'zh'
export type LabelledQuery = {
  language: Language
  /** By which rule it was made. */
  kind:
    | 'company'
    | 'product'
    | 'sort of product'
    | 'sort and country'
    | 'word and country'
    | 'part number'
    | 'part of a name'
    | 'the thing itself'
    | 'misspelt'
  text: string
  segment: CompanyTypeCode | 'PR'
  country?: string
  right: ReadonlySet<string>
  /** Whoever bears exactly this name comes first. */
  exactName?: true
}

type Facts = { companies: DemoCompany[]; products: (DemoProduct & { company: DemoCompany })[] }

/** Where a language's companies are. */
const homes: Record<Language, readonly string[]> = {
  en: ['US', 'GB', 'IN', 'CA', 'AU', 'IE', 'NZ'],
  ja: ['JP'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  it: ['IT'],
  zh: ['CN', 'TW', 'SG'],
}
const namesIn: Partial<Record<Language, string>> = { es: 'iberian', it: 'italian' }
const perRule = { company: 12, product: 8, sort: 14, country: 8, word: 8, misspelt: 8, part: 12, piece: 10 }

/** The labelled queries of a world; the same for the same world. */
export function relevanceSet(world: World): LabelledQuery[] {
  const written = Array.from({ length: world.companies }, (_, i) => asWritten(world, i))
  const facts = {
    companies: written.map(({ company }) => company),
    products: written.flatMap(({ company, products }) =>
      products.flatMap((product) => (product.published ? { ...product, company } : [])),
    ),
  }
  return [
    ...(Object.keys(homes) as Language[]).flatMap((language) => [
      ...companyNames(facts, language),
      ...productNames(facts, language),
      ...sorts(facts, language),
      ...sortsInCountries(facts, language),
      ...wordsInCountries(facts, language),
      ...misspellings(facts, language),
    ]),
    ...partNumbers(facts),
    ...partsOfNames(facts),
    ...things(facts),
  ]
}

/** A company and its products as they are called in the language in which it writes first. */
function asWritten(world: World, i: number): { company: DemoCompany; products: DemoProduct[] } {
  const company = companyAt(world, i)
  const writing = writingOf(world, i, company)
  const [language] = writing.languages
  const said = writing.products(language)
  return {
    company: { ...company, companyName: writing.company(language).companyName },
    products: productsOf(world, i).map((product, p) => ({ ...product, name: said[p]!.name })),
  }
}

/** `count` of a list, evenly spread. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.floor((at * list.length) / Math.min(count, list.length))]!,
  )

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
const idsOf = (things: readonly { id: string }[]) => new Set(things.map(({ id }) => id))
const isAtHome = (language: Language, company: DemoCompany) =>
  homes[language].includes(company.contactInfo.countryCode) &&
  (language !== 'ja' || company.textLanguage === 'ja')

function companyNames({ companies }: Facts, language: Language): LabelledQuery[] {
  return spread(
    companies.filter((company) => isAtHome(language, company)),
    perRule.company,
  ).map(({ companyName, businessType }) => ({
    language,
    kind: 'company',
    text: companyName,
    segment: businessType,
    exactName: true,
    right: idsOf(
      companies.filter((one) => one.companyName === companyName && one.businessType === businessType),
    ),
  }))
}

function productNames({ products }: Facts, language: Language): LabelledQuery[] {
  return spread(
    products.filter(({ company }) => isAtHome(language, company)),
    perRule.product,
  ).map(({ name }) => ({
    language,
    kind: 'product',
    text: name,
    segment: 'PR',
    exactName: true,
    right: idsOf(products.filter((one) => one.name === name)),
  }))
}

/** Categories under which something is filed, by their name in a language. */
function categoriesIn({ products }: Facts, language: Language): { id: string; name: string }[] {
  const used = new Set(products.map(({ categoryID }) => categoryID))
  return fullTree(language).flatMap(({ categories }) => categories.filter(({ id }) => used.has(id)))
}

/** Filed under a category that is called so, or named so itself. */
function productsCalled({ products }: Facts, id: string, name: string) {
  const wanted = folded(name)
  return products.filter((one) => one.categoryID === id || folded(one.name).includes(wanted))
}

function sorts(facts: Facts, language: Language): LabelledQuery[] {
  return spread(categoriesIn(facts, language), perRule.sort).map(({ id, name }) => ({
    language,
    kind: 'sort of product',
    text: name,
    segment: 'PR',
    right: idsOf(productsCalled(facts, id, name)),
  }))
}

function sortsInCountries(facts: Facts, language: Language): LabelledQuery[] {
  const makers = facts.companies.filter(({ businessType }) => businessType === 'MA')
  const places = homes[language].slice(0, 2)
  const wanted = categoriesIn(facts, language).flatMap(({ id, name }) =>
    places.map((country) => ({
      text: `${name} ${countryName(country, language) ?? country}`,
      right: idsOf(
        makers.filter((one) => one.contactInfo.countryCode === country && one.categoryIDs.includes(id)),
      ),
    })),
  )
  return spread(
    wanted.filter(({ right }) => right.size > 0),
    perRule.country,
  ).map((query) => ({ language, kind: 'sort and country', segment: 'MA', ...query }))
}

/** Words of the country's own language stand in names of its companies only: categories have no names in it. */
function wordsInCountries({ companies }: Facts, language: Language): LabelledQuery[] {
  const makers = companies.filter((company) => company.businessType === 'MA' && isAtHome(language, company))
  const words = [...new Set(Object.values(localWords[namesIn[language] ?? ''] ?? {}).flat())]
  const wanted = words.flatMap((word) =>
    homes[language].slice(0, 2).map((country) => ({
      text: `${word} ${countryName(country, language) ?? country}`,
      right: idsOf(
        makers.filter(
          (one) => one.contactInfo.countryCode === country && folded(one.companyName).includes(folded(word)),
        ),
      ),
    })),
  )
  return spread(
    wanted.filter(({ right }) => right.size > 0),
    perRule.word,
  ).map((query) => ({ language, kind: 'word and country', segment: 'MA', ...query }))
}

function misspellings(facts: Facts, language: Language): LabelledQuery[] {
  const words = categoriesIn(facts, language).flatMap(({ id, name }) =>
    /^[\p{Script=Latin}]{6,}$/u.test(name) ? { id, name } : [],
  )
  return spread(words, perRule.misspelt).map(({ id, name }, at) => ({
    language,
    kind: 'misspelt',
    text: misspelt(name, at),
    segment: 'PR',
    right: idsOf(productsCalled(facts, id, name)),
  }))
}

/** Letters and digits in one word, as makers number their parts. */
const partNumber =
  /(?<![\p{L}\p{N}])(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*(?![\p{L}\p{N}])/u

function partNumbers({ products }: Facts): LabelledQuery[] {
  const numbers = [
    ...new Set(products.flatMap(({ name }) => (partNumber.exec(name)?.[0] ?? '').match(/^.{4,}$/) ?? [])),
  ]
  return spread(numbers, perRule.part).map((text, at) => ({
    language: at % 2 === 0 ? 'en' : 'ja',
    kind: 'part number',
    text,
    segment: 'PR',
    right: idsOf(
      products.filter((one) =>
        folded([one.name, one.keywords, one.description].join(' ')).includes(folded(text)),
      ),
    ),
  }))
}

/** Pieces from the middle of Japanese names of companies. */
function partsOfNames({ companies }: Facts): LabelledQuery[] {
  const japanese = companies.filter((one) => one.textLanguage === 'ja' && one.businessType === 'MA')
  return spread(japanese, perRule.piece).map(({ companyName }, at) => {
    const letters = [...companyName.replace(/^株式会社|株式会社$/, '')]
    const from = Math.min(at % 3, Math.max(0, letters.length - 3))
    const text = letters.slice(from, from + 3).join('')
    return {
      language: 'ja',
      kind: 'part of a name',
      text,
      segment: 'MA',
      right: idsOf(japanese.filter((one) => one.companyName.includes(text))),
    }
  })
}

const stainless = /1\.4[0-9]{3}|SUS/u
/** As each language calls it. */
const bracket = 'bracket|ブラケット|支架|winkel|soporte (?:fresado|de chapa)|staffa'
const aluminiumBracket = new RegExp(`(?:${bracket}).*A[0-9]{4}`, 'iu')

/** As strangers asked: what is the thing comes before what mentions it, or stands under a category whose name lists it among others. */
const thingsAsked: readonly (readonly [Language, text: string, node: string, name?: RegExp])[] = [
  ['ja', 'フランジ', '0004-03-03'],
  ['ja', 'クレーン', '0005-14-01'],
  ['ja', '六角穴付きボルト', '0004-09-01', /socket head|六角穴付き/u],
  ['ja', 'キャップボルト', '0004-09-01', /socket head|六角穴付き/u],
  ['ja', 'ボルト M8', '0004-09', /bolt.*M8|screw.*M8|ボルト M8|ねじ.*M8/iu],
  ['it', 'viti M8 inox A2', '0004-09', /(?:bolt|screw).*M8.*A2|(?:ボルト|ねじ).*M8.*A2/iu],
  ['it', 'viti', '0004-09-03'],
  ['it', 'bulloni', '0004-09-01'],
  ['it', 'cuscinetti a sfere', '0006-01'],
  ['ja', 'パレット', '0015-14-05'],
  ['it', 'pallet', '0015-14-05'],
  ...['ステンレス フランジ', 'ステンレス鋼フランジ'].map(
    (text) => ['ja', text, '0004-03-03', stainless] as const,
  ),
  ['it', 'flange inox', '0004-03-03', stainless],
  ['ja', '316L フランジ', '0004-03-03', /1\.4404|SUS316L/u],
  ...['アルミブラケット', 'アルミ ブラケット'].map((text) => ['ja', text, '0005', aluminiumBracket] as const),
  ['it', 'staffe in alluminio', '0005', aluminiumBracket],
  ['ja', 'ステンレスブラケット', '0005', new RegExp(`(?:${bracket}).*SUS`, 'iu')],
  ['it', 'staffe', '0005', new RegExp(bracket, 'iu')],
  ['ja', 'ビス', '0004-09-03'],
  ['ja', 'キャップスクリュー', '0004-09-01', /socket head|六角穴付き/u],
  ['it', 'bulloneria', '0004-09'],
]

function things({ products }: Facts): LabelledQuery[] {
  return thingsAsked.map(([language, text, node, name = /./u]) => ({
    language,
    kind: 'the thing itself',
    text,
    segment: 'PR',
    right: idsOf(
      products.filter((one) => (one.subCategoryID ?? one.categoryID).startsWith(node) && name.test(one.name)),
    ),
  }))
}
