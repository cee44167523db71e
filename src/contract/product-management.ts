// Products in the hands of their company (P2.24, P3.4 and P6.5; D20, D47).
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { Id, Picture } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { productFileFormats } from './product-files.ts'
import { ProductFields } from './product-fields.ts'

/** draft: never shown yet; published: on every page; unlisted: taken off them. */
export const productStates = ['draft', 'published', 'unlisted'] as const
export const ProductState = z.enum(productStates)
export type ProductStateName = z.infer<typeof ProductState>
/** What a list is asked for: a state, or what was removed and can be restored. */
const ListedState = z.enum([...productStates, 'removed'])

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
  /** Empty where it has none. */
  partNumber: z.string(),
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
  keys: 'product.read',
  section,
  summary:
    'The products of a company in every state, or those removed in the last 30 days; a page of 20; words are looked for in names, part numbers and keywords.',
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
  keys: 'product.read',
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
  keys: 'product.read',
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
    'PartNumberTaken',
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
  errors: [
    'NotFound',
    'NotAllowed',
    'NameReserved',
    'HalfSpecs',
    'PartNumberTaken',
    'Stale',
    'TooManyRequests',
  ],
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
  errors: ['NotFound', 'NotAllowed', 'PartNumberTaken', 'TooManyProducts', 'TooManyRequests'],
})

export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/product/:id/duplicate',
  access: 'member',
  section,
  creates: true,
  rateLimit: rateLimits.createProduct,
  summary:
    'Makes a draft that says and shows the same, its name marked as that of a copy, without part numbers; members copy drafts.',
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
  keys: 'product.read',
  section,
  rateLimit: rateLimits.export,
  summary:
    'Where all products of a company can be fetched as one file, for two minutes and without a session: a table for a spreadsheet, in which no cell is a formula, or a BMEcat 2005.',
  query: z.strictObject({ bid: Id, format: z.enum(productFileFormats) }),
  ok: z.object({ url: z.string(), fileName: z.string(), contentType: z.string() }),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})
