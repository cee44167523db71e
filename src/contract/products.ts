// Products of a company (P3.4 and P7.6).
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { BusinessCard, Id, PageKey, Picture, TextLanguages } from './businesses.ts'
import { ProductDocument } from './product-documents.ts'
import { weightUnits } from './trade-writing.ts'

/**
 * A specification in the language of the answer, where its name or value surely means one of our terms; `term` is the id of that
 * of its name. `typed` is there where the company wrote something else.
 */
export const ShownSpec = z.object({
  key: z.string(),
  value: z.string(),
  term: z.string().optional(),
  typed: z.object({ key: z.string(), value: z.string() }).optional(),
  /** Of words of the company's own in a language that is neither that of the answer nor that of what it typed. */
  languages: z.object({ key: z.string().optional(), value: z.string().optional() }).optional(),
})
export type ShownSpecEntry = z.infer<typeof ShownSpec>

const Named = z.object({ id: z.string(), name: z.string() })

export const ProductCard = z.object({
  productID: Id,
  key: PageKey,
  businessID: Id,
  name: z.string(),
  description: z.string(),
  /** In which it is written: that of the original. */
  language: z.string(),
  textLanguages: TextLanguages,
  mainImage: Picture,
  photoCount: z.int(),
  specs: z.array(ShownSpec),
  industry: Named,
  category: Named,
  subCategory: Named.nullable(),
  /** Days. */
  leadTime: z.int().nullable(),
  stock: z.boolean(),
})
export type ProductCardEntry = z.infer<typeof ProductCard>

const Unit = z.object({
  code: z.string(),
  /** Of several, and of one; a sign, such as kg, where there is one. */
  name: z.string(),
  one: z.string(),
  /** UN/ECE Recommendation 20, where it has one. */
  unece: z.string().optional(),
})
const Money = z.object({ amount: z.string(), currency: z.string() })
const Weight = z.object({ value: z.number(), unit: z.enum(weightUnits) })

/** How a product is sold, as far as its company says. Money as it was typed: exact, in its own currency. */
export const ShownTrade = z.object({
  /** Prices are of one. */
  unit: Unit.optional(),
  minimumOrder: z.object({ quantity: z.number(), unit: Unit.optional() }).optional(),
  /** In each currency the quantities rise. */
  prices: z.array(Money.extend({ quantity: z.number() })).optional(),
  priceOnRequest: z.literal(true).optional(),
  packaging: z.string().optional(),
  weight: Weight.optional(),
  origin: z.object({ code: z.string(), name: z.string() }).optional(),
  /** Digits alone. */
  hsCode: z.string().optional(),
})
export type ShownTradeEntry = z.infer<typeof ShownTrade>

/** What a product comes as: in what its variants differ, names in the language of the answer where they surely mean one of our terms. */
export const ShownVariants = z.object({
  axes: z.array(z.string()),
  rows: z.array(
    z.object({
      values: z.array(z.string()),
      partNumber: z.string().optional(),
      price: Money.optional(),
      weight: Weight.optional(),
    }),
  ),
})
export type ShownVariantsEntry = z.infer<typeof ShownVariants>

/** A product among search results: whose it is stands beside it. */
export const ProductResult = ProductCard.extend({
  businessProfile: BusinessCard.pick({
    businessID: true,
    key: true,
    subscription: true,
    verified: true,
    textLanguages: true,
    contactInfo: true,
  }).extend({ general: BusinessCard.shape.general.pick({ companyName: true, profilePhoto: true }) }),
})
export type ProductResultEntry = z.infer<typeof ProductResult>

export const Product = ProductCard.extend({
  /** As it was written first. */
  originalName: z.string(),
  /** In which languages anything of it is written, the original first. */
  writtenIn: z.array(z.string()),
  /** What it is called in each language in which that was said, its own first. */
  names: z.record(z.string(), z.string()),
  /** Every language beside the original, where all were asked for. */
  translations: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  keywords: z.array(z.string()),
  partNumber: z.string().optional(),
  trade: ShownTrade.optional(),
  variants: ShownVariants.optional(),
  /** In the order of its company; left out where there are none. */
  documents: z
    .array(ProductDocument.extend({ /** In the language of the answer. */ languageName: z.string() }))
    .optional(),
  /** `text` says what it shows, where that was said. */
  photos: z.array(z.object({ url: z.string(), text: z.string().optional() })),
  /** Only addresses that may be shown (contract/videos.ts). */
  videos: z.array(z.object({ videoID: z.string(), url: z.string() })),
  businessProfile: BusinessCard,
  /** For its company's own people: it hides from this edition, where nobody else finds the product. */
  hiddenHere: z.literal(true).optional(),
})
export type ProductEntry = z.infer<typeof Product>

export const showProduct = endpoint({
  method: 'GET',
  path: '/product/:productID',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section: '7',
  summary: 'A published product with its pictures, videos and company.',
  params: z.strictObject({ productID: Id }),
  query: z.strictObject({
    /** Shows what was written first, in its own language. */
    texts: z.literal('original').optional(),
    /** Brings `translations` beside what is shown. */
    languages: z.literal('all').optional(),
  }),
  ok: Product,
  errors: ['NotFound'],
})

export const listProductsOfBusiness = endpoint({
  method: 'GET',
  path: '/product/by-business',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section: '7',
  summary: 'The published products of a company in its order, new ones first, at most 100.',
  query: z.strictObject({ bid: Id }),
  ok: z.array(ProductCard),
  errors: ['NotFound'],
})
