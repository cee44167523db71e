// How a product is numbered, sold and priced, and its variants (P3.4): from what was entered to what is kept, and back.
import { AppError } from '../../contract/errors.ts'
import type { PriceState } from '../../contract/filters.ts'
import type { ProductFieldsInput } from '../../contract/product-fields.ts'
import {
  nothingSaid,
  type ProductTradeEntry,
  type ProductVariantsEntry,
} from '../../contract/product-trade.ts'
import type { ShownTradeEntry, ShownVariantsEntry } from '../../contract/products.ts'
import { partNumberKey } from '../../contract/trade-writing.ts'
import type { Tx } from '../../platform/db.ts'
import { countryName, isCountry } from '../reference-data/countries.ts'
import { isListed } from '../reference-data/lists.ts'
import { specIn } from '../reference-data/terms/specifications.ts'
import { unitOf } from '../reference-data/units.ts'
import { findTaken, putPartNumbers } from './queries/part-numbers.ts'
import type { KeptTrade } from './queries/tables.ts'

/** What is kept of it; of `trade` what was said alone. */
export type TradeContents = {
  part_number: string | null
  trade: KeptTrade
  variants: ProductVariantsEntry | null
}
export const noTrade: TradeContents = { part_number: null, trade: {}, variants: null }

type Given = Pick<ProductFieldsInput, 'partNumber' | 'trade' | 'variants'>

/** As it is kept; what was left out stays as `kept` has it. Throws InvalidInput, naming the field, for a unit, currency or country of no list. */
export function tradeContents(given: Given, kept: TradeContents): TradeContents {
  if (given.trade) requireListed(given.trade)
  for (const [at, { price }] of (given.variants?.rows ?? []).entries())
    if (price) requireCurrency(price.currency, `variants.rows.${at}.price.currency`)
  return {
    part_number: given.partNumber === undefined ? kept.part_number : given.partNumber || null,
    trade: given.trade === undefined ? kept.trade : said(given.trade),
    variants: given.variants === undefined ? kept.variants : given.variants,
  }
}

function requireListed({ unit, minimumOrder, prices, origin }: ProductTradeEntry): void {
  const requireUnit = (code: string, field: string) => {
    if (code !== '' && !isListed('units', code)) throw notListed(field)
  }
  requireUnit(unit, 'trade.unit')
  if (minimumOrder) requireUnit(minimumOrder.unit, 'trade.minimumOrder.unit')
  for (const [at, { currency }] of prices.entries()) requireCurrency(currency, `trade.prices.${at}.currency`)
  if (origin !== '' && !isCountry(origin)) throw notListed('trade.origin')
}

function requireCurrency(code: string, field: string): void {
  if (!isListed('currencies', code)) throw notListed(field)
}

const notListed = (field: string) => new AppError('InvalidInput', { fields: { [field]: 'Not in the list' } })

/** Without what says nothing. */
const said = (trade: ProductTradeEntry): KeptTrade =>
  Object.fromEntries(
    Object.entries(trade).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== false,
    ),
  )

/** As it was entered. */
export const tradeFields = ({ part_number, trade, variants }: TradeContents): Required<Given> => ({
  partNumber: part_number ?? '',
  trade: { ...nothingSaid, ...trade },
  variants,
})

/** A copy is sold like its original, under numbers of its own that nobody has given it yet. */
export const withoutNumbers = ({ trade, variants }: TradeContents): TradeContents => ({
  part_number: null,
  trade,
  variants: variants && { ...variants, rows: variants.rows.map((row) => ({ ...row, partNumber: '' })) },
})

type Whose = { businessID: string; productID: string }
type Numbered = { part_number?: string | null | undefined; variants: ProductVariantsEntry | null }

/** Every part number of a product as numbers are compared, each with the path of its field. */
function numbersOf({ part_number, variants }: Numbered): Map<string, string> {
  const own = [[partNumberKey(part_number ?? ''), 'partNumber']] as const
  const more = (variants?.rows ?? []).map(
    ({ partNumber }, at) => [partNumberKey(partNumber), `variants.rows.${at}.partNumber`] as const,
  )
  // The product's own number stands last, so that of two alike the variant's is named.
  return new Map([...own, ...more].toReversed().filter(([number]) => number !== ''))
}

/** The same without the fields, for what is known to be right. */
export const foldedNumbers = (contents: Numbered): string[] => [...numbersOf(contents).keys()]

/**
 * Takes the part numbers of a product for it, while whoever calls holds its company's showcase; `before` is what it has had so far,
 * of a new or restored one nothing. Throws PartNumberTaken, naming the fields, for one that another product of the company or
 * another line of this one has.
 */
export async function claimPartNumbers(
  tx: Tx,
  whose: Whose,
  contents: Numbered,
  before: Numbered = noTrade,
): Promise<void> {
  const numbers = numbersOf(contents)
  // Most products have none, and had none.
  if (numbers.size === 0 && foldedNumbers(before).length === 0) return
  const own = partNumberKey(contents.part_number ?? '')
  const twice = (contents.variants?.rows ?? []).findIndex(
    ({ partNumber }) => own !== '' && partNumberKey(partNumber) === own,
  )
  const taken = numbers.size > 0 ? await findTaken(tx, whose, [...numbers.keys()]) : []
  const fields = [
    ...taken.map((number) => numbers.get(number)!),
    ...(twice >= 0 ? [`variants.rows.${twice}.partNumber`] : []),
  ]
  if (fields.length > 0)
    throw new AppError('PartNumberTaken', {
      fields: Object.fromEntries(fields.map((field) => [field, 'Taken'])),
    })
  await putPartNumbers(tx, whose, [...numbers.keys()])
}

/** The same where nobody can be asked: what is taken meanwhile stays with the other, and is told when the product is saved. */
export const takePartNumbers = (tx: Tx, whose: Whose, contents: Numbered): Promise<void> =>
  putPartNumbers(tx, whose, foldedNumbers(contents))

/** Gives back the part numbers of a product that is no longer kept. */
export const freePartNumbers = (tx: Tx, whose: Whose): Promise<void> => putPartNumbers(tx, whose, [])

/** What results are found and narrowed by. */
export type SoughtTrade = {
  /** The product's own first, then those of its variants. */
  partNumbers: string[]
  /** Of whatever unit. */
  minimumOrder: number | null
  price: PriceState | null
}

/** What is looked for of it; a price of any variant is one that stands there. */
export function soughtTrade({ part_number, trade, variants }: TradeContents): SoughtTrade {
  const rows = variants?.rows ?? []
  const isPriced = (trade.prices ?? []).length > 0 || rows.some(({ price }) => price !== null)
  return {
    partNumbers: [part_number ?? '', ...rows.map(({ partNumber }) => partNumber)].filter(
      (number) => number !== '',
    ),
    minimumOrder: trade.minimumOrder?.quantity ?? null,
    price: isPriced ? 'stated' : trade.priceOnRequest ? 'on-request' : null,
  }
}

/** What everybody reads of it, names of lists in `language`; what was not said is left out. */
export function shownTrade(
  { part_number, trade, variants }: TradeContents,
  language: string,
): { partNumber?: string; trade?: ShownTradeEntry; variants?: ShownVariantsEntry } {
  const { unit, minimumOrder, origin, prices, priceOnRequest, packaging, weight, hsCode } = trade
  const inUnit = (code: string | undefined) => {
    const known = code === undefined ? undefined : unitOf(code, language)
    if (!known) return undefined
    const { line: name, one, unece } = known
    return { unit: { code: known.code, name, one, ...(unece !== undefined && { unece }) } }
  }
  const shown: ShownTradeEntry = {
    ...inUnit(unit),
    ...(minimumOrder && { minimumOrder: { quantity: minimumOrder.quantity, ...inUnit(minimumOrder.unit) } }),
    ...(prices && { prices }),
    ...(priceOnRequest && { priceOnRequest }),
    ...(packaging !== undefined && { packaging }),
    ...(weight && { weight }),
    ...(origin !== undefined && { origin: { code: origin, name: countryName(origin, language) ?? origin } }),
    ...(hsCode !== undefined && { hsCode }),
  }
  return {
    ...(part_number !== null && { partNumber: part_number }),
    ...(Object.keys(shown).length > 0 && { trade: shown }),
    ...(variants && { variants: shownVariants(variants, language) }),
  }
}

/** Each axis and value is read like a specification of the product. */
function shownVariants({ axes, rows }: ProductVariantsEntry, language: string): ShownVariantsEntry {
  const valueOf = (value: string, at: number) => specIn({ key: axes[at]!, value }, language).value
  return {
    axes: axes.map((key, at) => specIn({ key, value: rows[0]!.values[at]! }, language).key),
    rows: rows.map(({ values, partNumber, price, weight }) => ({
      values: values.map(valueOf),
      ...(partNumber !== '' && { partNumber }),
      ...(price && { price }),
      ...(weight && { weight }),
    })),
  }
}
