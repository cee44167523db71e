// What a table says of a product becomes the fields of its form: laid over those that it has, and compared with them.
import { isDeepStrictEqual } from 'node:util'
import type { ImportChoicesEntry } from '../../contract/import-shapes.ts'
import { ProductFields, type ProductFieldsInput } from '../../contract/product-fields.ts'
import { nothingSaid, type ProductTradeEntry } from '../../contract/product-trade.ts'
import type { ImportProblemCode } from '../../contract/import-words.ts'
import { isListed } from '../reference-data/lists.ts'
import type { Change } from './queries/tables.ts'
import type { ReadProduct } from './reading/drafts.ts'

/** What is said; what is not there stays. */
export type Said = Partial<Omit<ProductFieldsInput, 'trade'>> & { trade: Partial<ProductTradeEntry> }

export type ToldProblem = { code: ImportProblemCode; text: string }

/** The fields that a product of a table says, category aside, and what of it our lists do not know. */
export function saidBy(product: ReadProduct): { said: Said; problems: ToldProblem[] } {
  const problems: ToldProblem[] = []
  const known = (unit: string | undefined): string | undefined => {
    if (unit === undefined || isListed('units', unit)) return unit
    problems.push({ code: 'unknown-unit', text: unit })
    return undefined
  }
  const { name, description, keywords, specs, leadTime, stock, partNumber, variants, videos } = product
  const { minimumOrder, prices, packaging, weight, origin, hsCode } = product
  const unit = known(product.unit)
  const isOnRequest = prices === 'on request'
  const trade: Partial<ProductTradeEntry> = {
    ...(unit !== undefined && { unit }),
    ...(minimumOrder && {
      minimumOrder: { quantity: minimumOrder.quantity, unit: known(minimumOrder.unit) ?? '' },
    }),
    ...(isOnRequest && { priceOnRequest: true, prices: [] }),
    ...(!isOnRequest &&
      prices.length > 0 && {
        priceOnRequest: false,
        prices: prices.map(({ from, amount, currency }) => ({ quantity: from, amount, currency })),
      }),
    ...(packaging !== undefined && { packaging }),
    ...(weight && { weight }),
    ...(origin !== undefined && { origin }),
    ...(hsCode !== undefined && { hsCode }),
  }
  const said: Said = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(keywords.length > 0 && { keywords }),
    ...(specs.length > 0 && { specs }),
    ...(leadTime !== undefined && { leadTime }),
    ...(stock !== undefined && { stock }),
    ...(videos && { videos }),
    ...(partNumber !== undefined && { partNumber }),
    ...(variants && {
      variants: {
        axes: variants.axes,
        rows: variants.rows.map(({ values, partNumber: own = '', price = null, weight: heavy = null }) => ({
          values,
          partNumber: own,
          price,
          weight: heavy,
        })),
      },
    }),
    trade,
  }
  return { said, problems }
}

/** A product of which nothing is said yet. */
export const noFields: ProductFieldsInput = {
  name: '',
  language: '',
  description: '',
  category: '',
  keywords: [],
  specs: [],
  leadTime: null,
  stock: false,
  partNumber: '',
  trade: nothingSaid,
  variants: null,
  mainImage: '',
  photos: [],
  videos: [],
}

/** The category of a product as the company and its table tell it; undefined while nobody knows. Where its table says none, an answer to the empty text counts. */
export function categoryOf(product: ReadProduct, choices: ImportChoicesEntry): string | undefined {
  const asked = product.categoryText ?? ''
  const answered = choices.categories.find(({ text }) => text === asked)?.category
  const likely = choices.likelyCategories ? product.categoriesOffered[0] : undefined
  return answered ?? product.category ?? likely ?? choices.category ?? undefined
}

/** What is said laid over what there is: a specification in place of the one of its name, the others behind. */
export function laidOver(base: ProductFieldsInput, { specs, trade, ...said }: Said): ProductFieldsInput {
  return {
    ...base,
    ...said,
    ...(specs && { specs: specsOver(base.specs, specs) }),
    trade: { ...nothingSaid, ...base.trade, ...trade },
  }
}

/** Of several with one name the first takes the place of the first. */
function specsOver(base: ProductFieldsInput['specs'], said: ProductFieldsInput['specs']) {
  const keyOf = ({ key }: { key: string }) => key.toLowerCase()
  const news = Map.groupBy(said, keyOf)
  const kept = base.map((spec) => {
    const over = news.get(keyOf(spec))?.shift()
    return over ? { ...spec, value: over.value } : spec
  })
  const left = new Set([...news.values()].flat())
  return [...kept, ...said.filter((spec) => left.has(spec))]
}

/** The fields as the form would take them, or what is wrong with them. */
export function asFields(fields: ProductFieldsInput): { fields: ProductFieldsInput } | ToldProblem {
  const parsed = ProductFields.safeParse(fields)
  if (parsed.success) return { fields: parsed.data }
  const { code, path } = parsed.error.issues[0]!
  return { code: code === 'too_big' ? 'too-long' : 'not-allowed', text: path.join('.') }
}

/** As they are kept: without what is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const compared = [
  'name',
  'language',
  'description',
  'category',
  'keywords',
  'specs',
  'leadTime',
  'stock',
  'partNumber',
  'variants',
] as const

/** Field by field what is not as it was. */
export function changesBetween(before: ProductFieldsInput, after: ProductFieldsInput): Change[] {
  const pairs: [string, unknown, unknown][] = [
    ...compared.map((field): [string, unknown, unknown] => [field, before[field], after[field]]),
    ...(Object.keys(nothingSaid) as (keyof ProductTradeEntry)[]).map((field): [string, unknown, unknown] => [
      `trade.${field}`,
      before.trade?.[field],
      after.trade?.[field],
    ]),
  ]
  return pairs
    .map(([field, old, now]) => ({ field, old: plain(old), new: plain(now) }))
    .filter((change) => !isDeepStrictEqual(change.old, change.new))
}
