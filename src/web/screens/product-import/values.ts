// What a product of a table says, in words of the page's language. On the server alone.
import type { ImportProblemEntry } from '../../../contract/import-shapes.ts'
import type { ProductFieldsInput } from '../../../contract/product-fields.ts'
import type { ProductVariantsEntry } from '../../../contract/product-trade.ts'
import { importProblemTexts } from '../../../messages/import-problem-texts.ts'
import { fieldInLanguageText, importFieldTexts, importWords } from '../../../messages/import-texts.ts'
import { serverText } from '../../../messages/texts.ts'
import type { Page } from '../../api/page.ts'
import { allCategoryChoices } from '../../components/category/category-choices.ts'
import { between } from '../../components/category/options.ts'
import { amountOf, moneyText, quantityText, weightText } from '../../components/product/trade-formats.ts'

export type Line = { label: string; text: string }
export type ChangeLine = { label: string; old: string; new: string }

type Trade = NonNullable<ProductFieldsInput['trade']>
type Specs = ProductFieldsInput['specs']
type Field = keyof typeof importFieldTexts

/** The words of values: lists of ours by their codes. */
export async function wordsFor({ api, language }: Pick<Page, 'api' | 'language'>) {
  const [tree, { units }, countries, languages] = await Promise.all([
    api.showIndustryTree({}),
    api.listTradeLists({}),
    api.listCountries({}),
    api.listLanguages({}),
  ])
  const categories = new Map(
    allCategoryChoices(tree).map(({ value, name, detail }) => [value, `${detail}${between}${name}`]),
  )
  const inUnit = (code: string) => {
    const unit = units.find((one) => one.code === code)
    return unit && { ...unit, name: unit.line }
  }
  const fieldName = (field: Field) => serverText(importFieldTexts[field], language)
  const languageName = (code: string) => languages.find((one) => one.code === code)?.languageName ?? code
  return {
    language,
    fieldName,
    inLanguage: (field: 'name' | 'description', code: string) =>
      serverText(fieldInLanguageText, language, { field: fieldName(field), language: languageName(code) }),
    word: (name: 'yes' | 'no') => serverText(importWords[name], language),
    categoryName: (path: string) => categories.get(path) ?? path,
    countryName: (code: string) => countries.find((one) => one.code === code)?.countryName ?? code,
    languageName,
    unitName: (code: string) => units.find((one) => one.code === code)?.name ?? code,
    amount: (quantity: number, code: string) => amountOf(quantity, inUnit(code), language),
    tier: (from: number, price: string) =>
      serverText(importWords.pieces, language, { from: quantityText(from, language), price }),
  }
}
export type Words = Awaited<ReturnType<typeof wordsFor>>

/** The fields of changes, by what the columns that bring them mean. */
const meant: Readonly<Record<string, Field>> = {
  'trade.prices': 'price',
  'trade.unit': 'unit',
  'trade.minimumOrder': 'minimumOrder',
  'trade.priceOnRequest': 'priceOnRequest',
  'trade.packaging': 'packaging',
  'trade.weight': 'weight',
  'trade.origin': 'origin',
  'trade.hsCode': 'hsCode',
}
const labelOf = (field: string, words: Words): string => {
  // As 'texts.ja.name'.
  const [, language, text] = /^texts\.([^.]+)\.(name|description)$/.exec(field) ?? []
  if (language !== undefined) return words.inLanguage(text as 'name' | 'description', language)
  const name = meant[field] ?? field
  return name in importFieldTexts ? words.fieldName(name as Field) : field
}

/** A value of a field in words; empty for nothing. */
export function valueText(field: string, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field) {
    case 'category':
      return words.categoryName(value as string)
    case 'language':
      return words.languageName(value as string)
    case 'keywords':
      return (value as string[]).join(', ')
    case 'videos':
      return (value as string[]).join('\n')
    case 'stock':
    case 'trade.priceOnRequest':
      return words.word(value ? 'yes' : 'no')
    case 'leadTime':
      return new Intl.NumberFormat(words.language, {
        style: 'unit',
        unit: 'day',
        unitDisplay: 'long',
      }).format(value as number)
    case 'variants':
      return variantsText(value as ProductVariantsEntry, words)
    case 'trade.unit':
      return words.unitName(value as string)
    case 'trade.minimumOrder': {
      const { quantity, unit } = value as NonNullable<Trade['minimumOrder']>
      return words.amount(quantity, unit)
    }
    case 'trade.prices':
      return pricesText(value as Trade['prices'], words)
    case 'trade.weight':
      return weightText(value as NonNullable<Trade['weight']>, words.language)
    case 'trade.origin':
      return words.countryName(value as string)
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  }
}

function pricesText(prices: Trade['prices'], words: Words): string {
  const [first] = prices
  if (prices.length === 1 && first?.quantity === 1) return moneyText(first, words.language)
  return prices.map((price) => words.tier(price.quantity, moneyText(price, words.language))).join('\n')
}

const variantsShown = 20

function variantsText({ axes, rows }: ProductVariantsEntry, { language }: Words): string {
  const lines = rows
    .slice(0, variantsShown)
    .map(({ values, partNumber, price, weight }) =>
      [
        values.join(' / '),
        partNumber,
        price && moneyText(price, language),
        weight && weightText(weight, language),
      ]
        .filter(Boolean)
        .join(' · '),
    )
  return [axes.join(' / '), ...lines, ...(rows.length > variantsShown ? ['…'] : [])].join('\n')
}

/** What a change of a field reads like: of specifications one line each, and only of those that change. */
export function changeLines(field: string, before: unknown, after: unknown, words: Words): ChangeLine[] {
  if (field !== 'specs') {
    const old = valueText(field, before, words)
    return [{ label: labelOf(field, words), old, new: valueText(field, after, words) }]
  }
  const olds = new Map(((before ?? []) as Specs).map(({ key, value }) => [key, value]))
  const news = new Map(((after ?? []) as Specs).map(({ key, value }) => [key, value]))
  return [...new Set([...olds.keys(), ...news.keys()])]
    .map((key) => ({ label: key, old: olds.get(key) ?? '', new: news.get(key) ?? '' }))
    .filter((line) => line.old !== line.new)
}

/** What a product says, field by field. */
export function saidLines({ trade, specs, ...fields }: Partial<ProductFieldsInput>, words: Words): Line[] {
  const own = Object.entries(fields)
  const ofTrade = Object.entries(trade ?? {}).map(([name, value]) => [`trade.${name}`, value] as const)
  const lines = [...own, ...ofTrade]
    .filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => ({ label: labelOf(field, words), text: valueText(field, value, words) }))
    .filter(({ text }) => text !== '')
  return [...lines, ...(specs ?? []).map(({ key, value }) => ({ label: key, text: value }))]
}

/** Why something was not taken over: which column, what is wrong, what stands there. */
export function problemText(
  { code, column, text }: ImportProblemEntry,
  language: string,
  heads: ReadonlyMap<number, string>,
): { head: string; why: string; text: string } {
  const head = column === undefined ? '' : (heads.get(column) ?? letterOf(column))
  // What was not taken is named by its path for programs alone.
  const isPath = code === 'not-allowed' || (code === 'too-long' && column === undefined)
  return { head, why: serverText(importProblemTexts[code], language), text: isPath ? '' : text }
}

/** How spreadsheets call a column that counts from 0: A, B, … AA. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26)
  const letter = String.fromCodePoint(65 + (column % 26))
  return rest === 0 ? letter : letterOf(rest - 1) + letter
}
