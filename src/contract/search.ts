// Search of companies, products and people (section 7, D45).
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { BusinessCard, CompanyType } from './businesses.ts'
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
const Totals = z.object({ total_results: z.int(), totalResults: z.int(), totalIsExact: z.boolean() })

export const searchBusinesses = endpoint({
  method: 'POST',
  path: '/search/business',
  access: 'visitor',
  knowsViewer: true,
  section: '7',
  summary: 'Companies of one type, by words and country, best first; totals are exact up to 1,000.',
  body: z.strictObject({
    textQuery: SearchText.default(''),
    businessType: CompanyType.default('MA'),
    country: CountryCode.optional(),
    skip: Skip,
    size: Size.default(limits.searchPageSize),
  }),
  ok: Totals.extend({ results: z.array(BusinessCard) }),
})

export const searchProducts = endpoint({
  method: 'POST',
  path: '/search/product',
  access: 'visitor',
  knowsViewer: true,
  section: '7',
  summary:
    'Published products by words and country of their company, best first; totals are exact up to 1,000.',
  body: z.strictObject({
    textQuery: SearchText.default(''),
    country: CountryCode.optional(),
    skip: Skip,
    size: Size.default(limits.searchPageSize),
  }),
  ok: Totals.extend({ results: z.array(ProductResult) }),
})

export const searchUsers = endpoint({
  method: 'POST',
  path: '/user/search',
  access: 'visitor',
  knowsViewer: true,
  section: '7',
  summary: 'People by words and country, best first; `limit` is another name for `size`.',
  body: z.strictObject({
    textQuery: SearchText.default(''),
    country: CountryCode.optional(),
    skip: Skip,
    size: Size.optional(),
    limit: Size.optional(),
  }),
  ok: Totals.extend({ profiles: z.array(UserCard) }),
})

export const listLastRegistered = endpoint({
  method: 'GET',
  path: '/search/business/last-registered',
  access: 'visitor',
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
