// What trade asks of a product (P3.4): how it is numbered, sold, priced, packed, and in which variants there is. All of it may be left out.
import * as z from 'zod'
import { ListCode } from './business-fields.ts'
import { limits } from './limits.ts'
import { plainText } from './text.ts'
import { hsDigits, partNumberKey, plainAmount, weightUnits } from './trade-writing.ts'
import { narrowed, plainCode } from './writing.ts'

const line = (max: number, min = 0) => plainText({ min, max, isProse: true }).overwrite(narrowed)
const isWithin = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value

/** The company's own, empty for none; two that differ only in width, case, blanks or kind of dash are one (`partNumberKey`). */
export const PartNumber = plainText({ max: limits.partNumberMax }).overwrite(plainCode)

/** How many, or how much, of a unit: above 0. */
const Quantity = z
  .number()
  .positive()
  .max(limits.quantityMax)
  .refine((value) => isWithin(value, limits.quantityDecimalsMax), { error: 'Too many decimals' })

/** An exact decimal number above 0, as text: no rounding on its way, and it is converted into no other currency. */
const Amount = z
  .string()
  .max(60)
  .overwrite(plainAmount)
  .regex(
    new RegExp(String.raw`^\d{1,${limits.priceDigitsMax}}(?:\.\d{1,${limits.priceDecimalsMax}})?$`),
    'No amount',
  )
  .refine((amount) => /[1-9]/.test(amount), { error: 'Nothing is no price' })

/** `currency` by ISO 4217. */
const Money = z.strictObject({ amount: Amount, currency: z.string().regex(/^[A-Z]{3}$/) })
export type MoneyEntry = z.infer<typeof Money>

const Weight = z.strictObject({
  value: z
    .number()
    .positive()
    .max(limits.weightMax)
    .refine((value) => isWithin(value, limits.weightDecimalsMax), { error: 'Too many decimals' }),
  unit: z.enum(weightUnits),
})
export type WeightEntry = z.infer<typeof Weight>

/** What one unit costs from a quantity on. */
const PriceTier = Money.extend({ quantity: Quantity })
export type PriceTierEntry = z.infer<typeof PriceTier>

/** In each currency the quantities rise from tier to tier. */
function fallingTier(tiers: readonly PriceTierEntry[]): number {
  return tiers.findIndex(({ quantity, currency }, at) =>
    tiers.slice(0, at).some((before) => before.currency === currency && before.quantity >= quantity),
  )
}

const PriceTiers = z
  .array(PriceTier)
  .max(limits.priceTiersMax)
  .check(({ value, issues }) => {
    const at = fallingTier(value)
    if (at >= 0)
      issues.push({
        code: 'custom',
        input: value,
        path: [at, 'quantity'],
        message: 'Not above the quantity before it',
        params: { why: 'rising' },
      })
  })

export const ProductTrade = z
  .strictObject({
    /** Of which the price is that of one; of the list of units, empty for none said. */
    unit: ListCode,
    minimumOrder: z.strictObject({ quantity: Quantity, unit: ListCode }).nullable(),
    prices: PriceTiers,
    /** Whoever wants to know asks; never beside prices. */
    priceOnRequest: z.boolean(),
    packaging: line(limits.packagingMax),
    /** Of one unit. */
    weight: Weight.nullable(),
    /** ISO 3166, empty for none said. */
    origin: ListCode,
    /** Digits of the Harmonized System, with what a country adds; empty for none. Dots and blanks are left out. */
    hsCode: z
      .string()
      .max(40)
      .overwrite(hsDigits)
      .refine(
        (code) =>
          code === '' || new RegExp(String.raw`^\d{${limits.hsCodeMin},${limits.hsCodeMax}}$`).test(code),
        { error: 'No HS code' },
      ),
  })
  .refine(({ prices, priceOnRequest }) => !priceOnRequest || prices.length === 0, {
    error: 'Prices, or on request',
    path: ['priceOnRequest'],
    params: { why: 'both' },
  })
export type ProductTradeEntry = z.infer<typeof ProductTrade>
/** What a form that says nothing sends. */
export const nothingSaid: ProductTradeEntry = {
  unit: '',
  minimumOrder: null,
  prices: [],
  priceOnRequest: false,
  packaging: '',
  weight: null,
  origin: '',
  hsCode: '',
}

/** One of the things that a product comes as. */
const Variant = z.strictObject({
  /** One for each axis, in their order. */
  values: z.array(line(limits.variantValueMax, 1)).min(1).max(limits.variantAxesMax),
  partNumber: PartNumber,
  /** Where they differ from those of the product; null where they do not. */
  price: Money.nullable(),
  weight: Weight.nullable(),
})
export type VariantEntry = z.infer<typeof Variant>

const folded = (texts: readonly string[]) => JSON.stringify(texts.map((text) => text.toLowerCase()))
const repeated = (keys: readonly string[]) =>
  keys.findIndex((key, at) => key !== '' && keys.indexOf(key) < at)

/** In what variants of a product differ, such as size and colour, and which there are. */
export const ProductVariants = z
  .strictObject({
    axes: z.array(line(limits.variantAxisMax, 1)).min(1).max(limits.variantAxesMax),
    rows: z.array(Variant).min(1).max(limits.variantsPerProductMax),
  })
  .check(({ value: { axes, rows }, issues }) => {
    const wrong = (path: (string | number)[], message: string, why: string) =>
      issues.push({ code: 'custom', input: path, path, message, params: { why } })
    const axis = repeated(axes.map((name) => name.toLowerCase()))
    if (axis >= 0) wrong(['axes', axis], 'Stands there already', 'twice')
    rows.forEach(({ values }, at) => {
      if (values.length !== axes.length) wrong(['rows', at, 'values'], 'One value for each axis', 'values')
    })
    const row = repeated(rows.map(({ values }) => folded(values)))
    if (row >= 0) wrong(['rows', row, 'values'], 'Stands there already', 'twice')
    const number = repeated(rows.map(({ partNumber }) => partNumberKey(partNumber)))
    if (number >= 0) wrong(['rows', number, 'partNumber'], 'Stands there already', 'twice')
  })
export type ProductVariantsEntry = z.infer<typeof ProductVariants>
