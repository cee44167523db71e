// Search of companies, products and people (P7.5, D45).
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { endpoint } from './endpoint.ts'
import { BusinessCard, CompanyType, Id, Subscription } from './businesses.ts'
import { certificateNameMax, employeeRanges, leadTimes, minimumOrders, priceStates } from './filters.ts'
import { limits } from './limits.ts'
import { ProductResult } from './products.ts'
import { UserCard } from './profiles.ts'

const points = (text: string) => [...text].length
export const SearchText = z.string().refine((text) => points(text) <= limits.searchTextMax, {
  error: `at most ${limits.searchTextMax} characters`,
})

const CountryCode = z.string().regex(/^[A-Z]{2}$/)
const Skip = z.int().min(0).max(limits.searchSkipMax).default(0)
const Size = z.int().min(1).max(limits.searchPageSizeMax)

const CategoryID = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/)

const Facet = z.object({
  /** Categories have their names. */
  values: z.array(z.object({ code: z.string(), name: z.string().optional(), documents: z.int() })),
  /** False when they were counted on a sample. */
  isExact: z.boolean(),
})
/**
 * Each group is counted as if nothing were chosen in it, and has every value that some result has (of certificates the hundred
 * most frequent). Codes of `verified` are true and false, of `leadTime` days at most, of `employees` ranges, of
 * `category` those above subcategories, in the industries that were chosen; `minimumOrder` (at most) and `price` are of products alone.
 */
export const Facets = z.object({
  country: Facet,
  industry: Facet,
  tier: Facet,
  verified: Facet,
  certificate: Facet,
  leadTime: Facet,
  employees: Facet,
  category: Facet,
  minimumOrder: Facet,
  price: Facet,
})
export type FacetsEntry = z.infer<typeof Facets>

/** An industry, category or subcategory, and how many of what was searched for stand under it in all countries. */
const NodeCount = z.object({
  id: z.string(),
  name: z.string(),
  documents: z.int(),
  isExact: z.boolean(),
})
export type NodeCountEntry = z.infer<typeof NodeCount>

const Counted = { total: z.int(), totalIsExact: z.boolean() }

/** A type of companies, products (PR) or people (UR), and how many it has of the same words in the same country. */
const TypeCount = z.object({ code: z.string(), ...Counted })
export type TypeCountEntry = z.infer<typeof TypeCount>

/** What every search answers beside its results. */
const Totals = z.object({
  total_results: z.int(),
  totalResults: z.int(),
  totalIsExact: z.boolean(),
  /** When words were taken for mistyped: what was searched for, and what had been asked. */
  corrected: z.object({ text: z.string(), from: z.string() }).optional(),
  /** What may have been meant, and finds something or names a category; nothing was searched for in place of what was asked. */
  offered: z.object({ text: z.string() }).optional(),
  /** When there is nothing with all words: those that were left out, and how many there are without; they are no part of the total. */
  leftOut: z.object({ words: z.array(z.string()), ...Counted }).optional(),
  /** When there is nothing here: how many there are without the filters, or with `country` in all countries. */
  elsewhere: z.object({ country: z.boolean(), ...Counted }).optional(),
  /**
   * When nothing has all words and none may be left out unasked: texts of fewer words that find something, what keeps the thing that
   * is sought first. `words` are those that are left out, or with `isOnly` those that are kept.
   */
  relaxed: z
    .array(z.object({ text: z.string(), words: z.array(z.string()), isOnly: z.boolean(), ...Counted }))
    .optional(),
  /** When nothing is found: the category that was named, the one above it, and those that are near and hold something. */
  categories: z
    .object({ named: NodeCount.optional(), above: NodeCount.optional(), near: z.array(NodeCount) })
    .optional(),
  /** When little or nothing is found: the other types, each with its number; none when nothing was asked for that they could have. */
  types: z.array(TypeCount).optional(),
  facets: Facets.optional(),
})

/** Of several of a kind one is enough. A company is found under every range that its number of employees reaches into. */
const Filters = {
  industry: z
    .array(z.string().regex(/^\d{4}$/))
    .max(20)
    .optional(),
  tier: z.array(Subscription).max(4).optional(),
  verified: z.boolean().optional(),
  /** Standards whose certificate is valid today, as the facet names them; of products those of their company. */
  certificate: z.array(z.string().min(1).max(certificateNameMax)).max(20).optional(),
  /** Days on average at most, of products their own. */
  leadTime: z.literal(leadTimes).optional(),
  employees: z.array(z.enum(employeeRanges)).max(employeeRanges.length).optional(),
  /** Categories and subcategories, found in whatever stands under them. */
  category: z.array(CategoryID).max(20).optional(),
}
/** Products alone say so; who says nothing is found by neither. */
const ProductFilters = {
  /** At most, of whatever unit. */
  minimumOrder: z.literal(minimumOrders).optional(),
  price: z.enum(priceStates).optional(),
}
const Ways = {
  /** Neither corrected nor left out, whatever is found. */
  exactly: z.boolean().optional(),
  /** With the facets of what is found. */
  facets: z.boolean().optional(),
}
/**
 * What was paid for (D18), the same cards as the results and beside them: neither among the results nor in totals, facets or
 * what `skip` and `size` count. At most one for every five results; none in other orders than by relevance.
 */
const sponsoredMost = Math.floor(limits.searchPageSizeMax / limits.resultsPerSponsored)
const SponsoredBusiness = BusinessCard.extend({ boostID: Id })
const SponsoredProduct = ProductResult.extend({ boostID: Id })

const Sort = z.enum(['relevance', 'newest', 'answers'])
export type SearchSort = z.infer<typeof Sort>

export const searchBusinesses = endpoint({
  method: 'POST',
  path: '/search/business',
  access: 'visitor',
  fromReplica: 'everybody',
  knowsViewer: true,
  rateLimit: rateLimits.search,
  section: '7',
  summary: 'Companies of one type, by words and country, best first; totals are exact up to 20,000.',
  body: z.strictObject({
    textQuery: SearchText.default(''),
    businessType: CompanyType.default('MA'),
    country: CountryCode.optional(),
    ...Filters,
    sort: Sort.default('relevance'),
    ...Ways,
    skip: Skip,
    size: Size.default(limits.searchPageSize),
  }),
  ok: Totals.extend({
    results: z.array(BusinessCard),
    sponsored: z.array(SponsoredBusiness).max(sponsoredMost),
  }),
  errors: ['TooManyRequests'],
})

export const searchProducts = endpoint({
  method: 'POST',
  path: '/search/product',
  access: 'visitor',
  fromReplica: 'everybody',
  knowsViewer: true,
  rateLimit: rateLimits.search,
  section: '7',
  summary:
    'Published products by words and country of their company, best first; totals are exact up to 20,000.',
  body: z.strictObject({
    textQuery: SearchText.default(''),
    country: CountryCode.optional(),
    ...Filters,
    ...ProductFilters,
    sort: Sort.default('relevance'),
    ...Ways,
    skip: Skip,
    size: Size.default(limits.searchPageSize),
  }),
  ok: Totals.extend({
    results: z.array(ProductResult),
    sponsored: z.array(SponsoredProduct).max(sponsoredMost),
  }),
  errors: ['TooManyRequests'],
})

export const searchUsers = endpoint({
  method: 'POST',
  path: '/user/search',
  access: 'visitor',
  fromReplica: 'everybody',
  knowsViewer: true,
  rateLimit: rateLimits.search,
  section: '7',
  summary: 'People by words and country, best first; `limit` is another name for `size`.',
  body: z.strictObject({
    textQuery: SearchText.default(''),
    country: CountryCode.optional(),
    industry: Filters.industry,
    sort: Sort.exclude(['answers']).default('relevance'),
    ...Ways,
    skip: Skip,
    size: Size.optional(),
    limit: Size.optional(),
  }),
  ok: Totals.extend({ profiles: z.array(UserCard) }),
  errors: ['TooManyRequests'],
})

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/search/suggest',
  access: 'visitor',
  fromReplica: 'everybody',
  knowsViewer: true,
  rateLimit: rateLimits.suggest,
  section: '7',
  summary:
    'How a text that is being typed may go on: categories with how many manufacturers or products stand under them, words in its last place, and names of companies and products, those of the other kind last; at most eight.',
  query: z.strictObject({
    text: SearchText,
    segment: z.union([CompanyType, z.enum(['PR', 'UR'])]).default('MA'),
  }),
  ok: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['word', 'business', 'product']), text: z.string() }),
      z.object({ kind: z.literal('category'), text: z.string(), id: z.string(), count: z.int() }),
    ]),
  ),
  errors: ['TooManyRequests'],
})

export const listLastRegistered = endpoint({
  method: 'GET',
  path: '/search/business/last-registered',
  access: 'visitor',
  fromReplica: 'everybody',
  knowsViewer: true,
  section: '7',
  summary: 'The three latest companies for each of manufacturers, distributors, exporters and consultants.',
  ok: z.array(
    z.object({
      businessType: z.object({ code: z.string(), name: z.string() }),
      businesses: z.array(BusinessCard),
    }),
  ),
})
