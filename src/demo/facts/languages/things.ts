// What companies make and what their products are called, in languages beside English and Japanese.
import { fullTree } from '../../../domains/reference-data/industries.ts'
import type { Family, Value, Values } from '../families/family.ts'
import { categories as germanCategories } from './de/categories.ts'
import { table, type Written } from './language.ts'
import { tongues } from './tongues.ts'
import { valueWords } from './valueWords.ts'

/** Names of categories and subcategories, by id. */
const namesOf = (language: 'es' | 'it' | 'zh') =>
  new Map(
    fullTree(language).flatMap(({ categories }) =>
      categories.flatMap(({ id, name, subCategories }) => [
        [id, plain(name)] as const,
        ...subCategories.map((sub) => [sub.id, plain(sub.name)] as const),
      ]),
    ),
  )

/** Without what stands in brackets: other words for the same. */
function plain(name: string): string {
  return name.replaceAll(/\s*[(（][^()（）]*[)）]/g, '')
}

function namesInGerman(): ReadonlyMap<string, string> {
  const numbered = (at: number) => `${at + 1}`.padStart(2, '0')
  return new Map(
    [...table(germanCategories)].flatMap(([industry, names]) =>
      names.map((name, at) => [`${industry}-${numbered(at)}`, name] as const),
    ),
  )
}

const treeNames: Readonly<Record<Written, ReadonlyMap<string, string>>> = {
  es: namesOf('es'),
  it: namesOf('it'),
  zh: namesOf('zh'),
  de: namesInGerman(),
}

/** A category or, where the language has names for them, a subcategory; German has categories alone. */
export const categoryIn = (language: Written, family: Family): string =>
  treeNames[language].get(family.subCategory ?? '') ?? treeNames[language].get(family.category) ?? ''

/** What a company says it makes, as it stands inside a sentence. */
export function thingsIn(language: Written, family: Family): string {
  const known = tongues[language].families.get(family.key)
  return known ? known[1] : inSentence(language, categoryIn(language, family))
}

/** German nouns keep their capital; abbreviations do everywhere. */
export const inSentence = (language: Written, text: string): string =>
  language === 'de' || !/^\p{Lu}\p{Ll}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A number as the language writes it: 1.500 and 2,5, in Chinese 1500 and 2.5, where English has 1,500 and 2.5. */
export function numberIn(language: Written, value: number): string {
  const [whole = '', decimals] = `${value}`.split('.')
  const { decimal } = tongues[language]
  const grouped = decimal === ',' ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '.') : whole
  return decimals === undefined ? grouped : `${grouped}${decimal}${decimals}`
}

function valueIn(language: Written, value: Value): string {
  if (typeof value === 'number') return numberIn(language, value)
  const text = typeof value === 'string' ? value : value[0]
  return valueWords[language].get(text) ?? text
}

/** Puts values into a text's {names}. */
export const filledIn = (language: Written, template: string, values: Values): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : valueIn(language, value)
  })

/** A number of what orders are counted in: '1 pieza', '1.500 piezas'. */
export function amountIn(language: Written, count: number, family: Family): string {
  const english = family.order.unit[0]
  const unit = tongues[language].units[english]?.[count === 1 ? 0 : 1] ?? english
  return `${numberIn(language, count)}${language === 'zh' && unit !== english ? '' : ' '}${unit}`
}

const ofSort = (sort: string | undefined) =>
  sort === 'work' || sort === 'service' || sort === 'fastener' ? sort : 'series'

/** The name of a product. */
export function productNameIn(language: Written, family: Family, values: Values): string {
  const { families, articles } = tongues[language]
  const template = families.get(family.key)?.[0] ?? articles[ofSort(family.article)]
  const names = categoryIn(language, family)
  const name = filledIn(language, template, { ...values, names })
  return capitalised(name.replaceAll(' x ', language === 'zh' ? '×' : ' × '))
}

/** How a family's products come about. */
export function stepsIn(language: Written, family: Family): string {
  const { steps } = tongues[language]
  const sort = family.article ?? (family.output === null ? 'service' : family.category.slice(0, 4))
  return steps.get(sort) ?? ''
}
