// The rows of one product put together: its variants, its specifications, its prices.
import { limits } from '../../../contract/limits.ts'
import { lengthOf } from '../../../contract/text.ts'
import { isNothing, keptLine, tidy } from './cells.ts'
import type { Draft, Problem, ReadProduct, ReadTier, ReadVariant } from './drafts.ts'
import type { Mapping } from './mapping.ts'
import { readMeasure } from './measures.ts'
import { currencyIn } from './prices.ts'

type Joined = { product: ReadProduct; problems: Problem[] }

const variantsMost = 100
const tiersMost = 10

export function joinedProduct(group: readonly Draft[], mapping: Mapping): Joined {
  const [first] = group as [Draft, ...Draft[]]
  const { product } = first
  const problems = group.flatMap((draft) => draft.problems)
  const tell = (code: Problem['code'], text: string, column?: number, row = first.row) =>
    problems.push({ code, row, text, ...(column !== undefined && { column }) })
  for (const draft of group) addSpecRow(product, draft)
  if (mapping.shape.kind === 'variants' && group.length > 1) addVariants(product, group, mapping, tell)
  else {
    for (const draft of group) restoreAxes(product, draft, mapping)
    addPrices(product, mapping.shape.kind === 'price-rows' ? group : [first], tell)
  }
  for (const draft of group.slice(1)) addMore(product, draft)
  const packs = [...new Set(group.flatMap((draft) => draft.packs))]
  if (first.packs.length > 0) product.packaging = first.packs.join(', ')
  else if (packs.length === 1) product.packaging = packs[0]!
  tellLimits(product, tell)
  return { product, problems }
}

type Tell = (code: Problem['code'], text: string, column?: number, row?: number) => void

/** Names and values of specifications in columns of their own; several in one cell stand line below line. */
function addSpecRow(product: ReadProduct, { specName, specValue, specUnit }: Draft): void {
  if (specName === undefined || specValue === undefined) return
  const names = specName.split('\n')
  const values = specValue.split('\n')
  for (const [at, name] of names.entries()) {
    const value = values[at]?.trim() ?? ''
    if (isNothing(tidy(name)) || isNothing(tidy(value))) continue
    const unit = specUnit?.split('\n')[at]?.trim() || undefined
    const read = readMeasure({ text: value, kind: 'text' }, unit)
    product.specs.push({ key: keptLine(name), value: 'value' in read ? keptLine(read.value.text) : value })
  }
}

/** What would be an axis of variants is a specification of a product that has none. */
function restoreAxes(product: ReadProduct, draft: Draft, { shape, columns }: Mapping): void {
  for (const [nth, value] of draft.axes.entries()) {
    const column = columns.find(({ at }) => at === shape.axes[nth])
    if (value !== undefined && column) product.specs.push({ key: column.meaning.key ?? column.head, value })
  }
}

/** What further rows say of the same product and the first does not. */
function addMore(product: ReadProduct, { product: more }: Draft): void {
  for (const picture of more.pictures) if (!product.pictures.includes(picture)) product.pictures.push(picture)
  for (const document of more.documents)
    if (!product.documents.some(({ file }) => file === document.file)) product.documents.push(document)
  for (const word of more.keywords) if (!product.keywords.includes(word)) product.keywords.push(word)
  for (const spec of more.specs)
    if (!product.specs.some(({ key }) => key === spec.key)) product.specs.push(spec)
  product.name ??= more.name
  product.description ??= more.description
  product.origin ??= more.origin
  product.hsCode ??= more.hsCode
  product.unit ??= more.unit
  product.minimumOrder ??= more.minimumOrder
  product.leadTime ??= more.leadTime
  if (more.stock === true || product.stock === undefined) product.stock = more.stock ?? product.stock
  for (const field of Object.keys(product) as (keyof ReadProduct)[])
    if (product[field] === undefined) delete product[field]
}

function tiersOf({ pricesBare, currencies, froms }: Draft, tell: Tell, row: number): ReadTier[] {
  return pricesBare.flatMap((price) => {
    const currency = currencies.get(price.key) ?? currencies.get('')
    const named = currency === undefined ? undefined : currencyIn(currency)
    const told = named && ('sure' in named ? named.sure : undefined)
    const from = froms.get(price.key) ?? froms.get('')
    const found =
      price.currency ?? told ?? (currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined)
    if (found === undefined) {
      tell('no-currency', price.text, price.column, row)
      return []
    }
    return [{ from: from ?? price.from, amount: price.amount, currency: found }]
  })
}

function addPrices(product: ReadProduct, group: readonly Draft[], tell: Tell): void {
  const tiers = group.flatMap((draft) => tiersOf(draft, tell, draft.row))
  if (tiers.length === 0) {
    if (group.some((draft) => draft.product.prices === 'on request')) product.prices = 'on request'
    return
  }
  const sorted = tiers.toSorted((a, b) => (a.currency === b.currency ? a.from - b.from : 0))
  // The same price for more is no tier of its own.
  product.prices = sorted.filter(
    (tier, at) =>
      !sorted.slice(0, at).some((other) => other.from === tier.from && other.currency === tier.currency),
  )
  if (product.prices.length < sorted.length) tell('varies', sorted.map(({ amount }) => amount).join(' / '))
  if (product.prices.length > tiersMost) tell('too-many-prices', String(product.prices.length))
}

function addVariants(
  product: ReadProduct,
  group: readonly Draft[],
  { shape, columns }: Mapping,
  tell: Tell,
): void {
  const axes = shape.axes.map((axis) => columns.find(({ at }) => at === axis)!)
  const tiers = group.map((draft) => tiersOf(draft, tell, draft.row))
  const isOnePrice = new Set(tiers.map((own) => JSON.stringify(own))).size === 1
  const isOneWeight = new Set(group.map((draft) => JSON.stringify(draft.product.weight))).size === 1
  const by = columns.find(({ at }) => at === shape.by)?.meaning.field
  const rows = group.map((draft, at): ReadVariant => {
    const own = by === 'partNumber' ? undefined : draft.product.partNumber
    const price = tiers[at]!.find(({ from }) => from === Math.min(...tiers[at]!.map((tier) => tier.from)))
    if (!isOnePrice && tiers[at]!.length > 1)
      tell('varies', tiers[at]!.map(({ amount }) => amount).join(' / '), undefined, draft.row)
    return {
      values: draft.axes.map((value) => value ?? ''),
      ...(own !== undefined && { partNumber: own }),
      ...(!isOnePrice && price && { price: { amount: price.amount, currency: price.currency } }),
      ...(!isOneWeight && draft.product.weight && { weight: draft.product.weight }),
    }
  })
  product.variants = { axes: axes.map(({ meaning, head }) => meaning.key ?? head), rows }
  if (by === 'parentNumber' && group[0]!.parent !== undefined) product.partNumber = group[0]!.parent
  else if (by !== 'partNumber') delete product.partNumber
  if (isOnePrice && tiers[0]!.length > 0) product.prices = tiers[0]!
  else if (!isOnePrice) product.prices = []
  if (!isOneWeight) delete product.weight
  if (rows.length > variantsMost) tell('too-many-variants', String(rows.length))
}

function tellLimits(product: ReadProduct, tell: Tell): void {
  const long = (text: string | undefined, most: number) =>
    text !== undefined && text.length > most && lengthOf(text) > most
  if (long(product.name, limits.productNameMax)) tell('too-long', product.name!.slice(0, 80))
  if (long(product.description, limits.productDescriptionMax))
    tell('too-long', product.description!.slice(0, 80))
  for (const { key, value } of product.specs)
    if (long(key, limits.specKeyMax) || long(value, limits.specValueMax)) tell('too-long', key.slice(0, 80))
  if (product.specs.length > limits.specsPerProductMax) tell('too-many-specs', String(product.specs.length))
}
