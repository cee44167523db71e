// Products in the hands of their company (P2.24, P3.4 and P6.5; D20, D47).
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { Address, CategoryPath, ListCode } from './business-fields.ts'
import { Id, Picture } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { ProductName } from './names.ts'
import { PictureRef, PictureTexts } from './picture-texts.ts'
import { plainText } from './text.ts'
import { narrowed } from './writing.ts'

/** draft: never shown yet; published: on every page; unlisted: taken off them. */
export const productStates = ['draft', 'published', 'unlisted'] as const
export const ProductState = z.enum(productStates)
export type ProductStateName = z.infer<typeof ProductState>
/** What a list is asked for: a state, or what was removed and can be restored. */
const ListedState = z.enum([...productStates, 'removed'])

/**
 * The id of the term that the name of a specification means, as the company chose it; null for none, so that every reader sees
 * what was typed. Where it is left out the program decides.
 */
export const SpecTerm = z.string().min(1).max(limits.termIDMax).nullable()

export const ProductFields = z.strictObject({
  name: ProductName,
  /** In which it is written, of the list of languages; empty where nobody says, then its texts tell. */
  language: ListCode.default(''),
  description: plainText({ max: limits.productDescriptionMax, lines: true }),
  /** A category or subcategory as `0004.0004-03-02`. */
  category: CategoryPath,
  keywords: z
    .array(plainText({ min: 1, max: limits.keywordMax, isProse: true }))
    .max(limits.keywordsPerProductMax),
  /** A draft may have a name without a value yet, or a value without a name; what is published has both. */
  specs: z
    .array(
      z
        .strictObject({
          key: plainText({ max: limits.specKeyMax, isProse: true }),
          value: plainText({ max: limits.specValueMax, isProse: true }).overwrite(narrowed),
          term: SpecTerm.optional(),
        })
        .refine(({ key, value }) => key !== '' || value !== '', {
          error: 'Neither name nor value',
          path: ['key'],
        }),
    )
    .max(limits.specsPerProductMax),
  /** Days; null, or left out, when it is not known. */
  leadTime: z.int().min(0).max(limits.leadTimeMax).nullable().default(null),
  stock: z.boolean(),
  /** Stands before the photos; empty for none, then the first photo does. */
  mainImage: z.union([z.literal(''), PictureRef]),
  photos: z.array(PictureRef).max(limits.photosPerProductGiven),
  /** What they show; left out it stays as it is. */
  pictureTexts: PictureTexts.optional(),
  /** Addresses of hosts that are allowed (contract/videos.ts). */
  videos: z.array(Address.min(1)).max(limits.videosPerProductMax),
})
export type ProductFieldsInput = z.output<typeof ProductFields>

/** A product as its company edits it. */
export const ManagedProduct = z.object({
  productID: Id,
  businessID: Id,
  /** The canonical slug of the public page. */
  key: z.string(),
  state: ProductState,
  /** Who proposed it: of the members only they change the draft. Null for what is older than this is noted. */
  draftedBy: Id.nullable(),
  revision: z.int(),
  fields: ProductFields,
  changedAt: z.iso.datetime(),
})
export type ManagedProductEntry = z.infer<typeof ManagedProduct>

/** That a product was removed, until when it can be restored, and whether whoever reads this may do so. */
const Removal = z.object({
  removedAt: z.iso.datetime(),
  restorableUntil: z.iso.datetime(),
  mayRestore: z.boolean(),
})

/** A product that was removed, as its company is told. */
export const RemovedProduct = Removal.extend({ productID: Id, businessID: Id, name: z.string() })
export type RemovedProductEntry = z.infer<typeof RemovedProduct>

/** A row of the list. */
export const ProductRow = z.object({
  productID: Id,
  key: z.string(),
  name: z.string(),
  mainImage: Picture,
  photoCount: z.int(),
  category: z.object({ id: z.string(), name: z.string() }),
  state: ProductState,
  /** Only the plan of its company keeps it off the pages: it comes back with a higher one. */
  byPlan: z.boolean(),
  stock: z.boolean(),
  changedAt: z.iso.datetime(),
  /** Null for what the company keeps; `state` is what it was before. */
  removed: Removal.nullable(),
})
export type ProductRowEntry = z.infer<typeof ProductRow>

const section = '2'
const one = z.strictObject({ id: Id })
/** `published` and `limit` say how full the showcase is. */
const Showcase = z.object({ published: z.int(), limit: z.int() })
const ids = z.array(Id).min(1).max(limits.productsAtOnceMax)
const several = z.strictObject({ businessID: Id, productIDs: ids })

export const listManagedProducts = endpoint({
  method: 'GET',
  path: '/product/manage',
  access: 'member',
  section,
  summary:
    'The products of a company in every state, or those removed in the last 30 days; a page of 20; words are looked for in names and keywords.',
  query: z.strictObject({
    bid: Id,
    search: z.string().max(limits.searchTextMax).default(''),
    state: ListedState.optional(),
    sort: z.enum(['showcase', 'name', 'changed']).default('showcase'),
    skip: z.coerce.number().int().min(0).max(limits.productsManagedMax).default(0),
  }),
  ok: z.object({
    results: z.array(ProductRow),
    totalResults: z.int(),
    counts: z.record(ListedState, z.int()),
    /** `unlistedByPlan` are kept off the pages by the plan alone. */
    showcase: Showcase.extend({ unlistedByPlan: z.int() }),
  }),
  errors: ['NotFound'],
})

export const countManagedProducts = endpoint({
  method: 'GET',
  path: '/product/manage/counts',
  access: 'member',
  section,
  summary:
    'How many products of a company there are in each state, and how many of those removed can be restored.',
  query: z.strictObject({ bid: Id }),
  ok: z.object({ counts: z.record(ListedState, z.int()) }),
  errors: ['NotFound'],
})

export const showManagedProduct = endpoint({
  method: 'GET',
  path: '/product/:id/manage',
  access: 'member',
  section,
  summary: 'A product as its company edits it.',
  params: one,
  ok: ManagedProduct,
  errors: ['NotFound'],
})

export const showRemovedProduct = endpoint({
  method: 'GET',
  path: '/product/:id/removed',
  access: 'member',
  section,
  summary: 'A product that its company removed in the last 30 days.',
  params: one,
  ok: RemovedProduct,
  errors: ['NotFound'],
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/product',
  access: 'member',
  section,
  creates: true,
  rateLimit: rateLimits.createProduct,
  summary:
    'Adds a product as a draft; owners and admins may publish it at once, within the limit of the plan.',
  body: ProductFields.extend({ businessID: Id, publish: z.boolean().default(false) }),
  ok: ManagedProduct,
  errors: [
    'NotFound',
    'NotAllowed',
    'NameReserved',
    'HalfSpecs',
    'ShowcaseFull',
    'TooManyProducts',
    'TooManyRequests',
  ],
})

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/product/:id',
  access: 'member',
  section,
  rateLimit: rateLimits.save,
  summary:
    'Saves a product whole; members only drafts of their own. Answers Stale, with `current`, when somebody saved it after `revision`.',
  params: one,
  body: ProductFields.extend({ revision: z.int32() }),
  ok: ManagedProduct,
  errors: ['NotFound', 'NotAllowed', 'NameReserved', 'HalfSpecs', 'Stale', 'TooManyRequests'],
})

export const removeProduct = endpoint({
  method: 'DELETE',
  path: '/product/:id',
  access: 'member',
  section,
  rateLimit: rateLimits.save,
  summary: 'Removes a product; members only drafts of their own. It can be restored for 30 days.',
  params: one,
  ok: z.object({}),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/product/:id/restore',
  access: 'member',
  section,
  rateLimit: rateLimits.save,
  summary:
    'Brings a removed product back in the state it had; without room in the plan it comes back unlisted.',
  params: one,
  ok: z.object({ state: ProductState }),
  errors: ['NotFound', 'NotAllowed', 'TooManyProducts', 'TooManyRequests'],
})

export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/product/:id/duplicate',
  access: 'member',
  section,
  creates: true,
  rateLimit: rateLimits.createProduct,
  summary:
    'Makes a draft that says and shows the same, its name marked as that of a copy; members copy drafts.',
  params: one,
  ok: ManagedProduct,
  errors: ['NotFound', 'NotAllowed', 'TooManyProducts', 'TooManyRequests'],
})

export const publishProducts = endpoint({
  method: 'POST',
  path: '/product/publish',
  access: 'manager',
  section,
  rateLimit: rateLimits.save,
  summary: 'Publishes all of these products, or none when they do not fit the plan.',
  body: several,
  ok: Showcase,
  errors: ['NotFound', 'NotAllowed', 'HalfSpecs', 'ShowcaseFull', 'TooManyRequests'],
})

export const unpublishProducts = endpoint({
  method: 'POST',
  path: '/product/unpublish',
  access: 'manager',
  section,
  rateLimit: rateLimits.save,
  summary: 'Takes these products off every page.',
  body: several,
  ok: Showcase,
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const orderProducts = endpoint({
  method: 'POST',
  path: '/product/order',
  access: 'manager',
  section,
  rateLimit: rateLimits.save,
  summary: 'Puts these products first in the showcase, in this order; the others follow as they stood.',
  body: several,
  ok: z.object({}),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const exportProducts = endpoint({
  method: 'GET',
  path: '/product/export',
  access: 'manager',
  section,
  rateLimit: rateLimits.export,
  limitMs: 5_000,
  summary: 'All products of a company as a table for a spreadsheet; no cell is a formula.',
  query: z.strictObject({ bid: Id, format: z.enum(['csv', 'xlsx']) }),
  ok: z.object({ fileName: z.string(), contentType: z.string(), base64: z.string() }),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests', 'Unavailable'],
})
