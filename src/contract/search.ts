// Search of companies (section 7, D45). Products and people follow the same shape.
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { BusinessCard, CompanyType } from './businesses.ts'
import { limits } from './limits.ts'

const points = (text: string) => [...text].length
export const SearchText = z.string().refine((text) => points(text) <= limits.searchTextMax, {
  error: `at most ${limits.searchTextMax} characters`,
})

export const searchBusinesses = endpoint({
  method: 'POST',
  path: '/search/business',
  access: 'visitor',
  section: '7',
  summary: 'Companies of one type, by words and country, best first; totals are exact up to 1,000.',
  body: z.strictObject({
    textQuery: SearchText.default(''),
    businessType: CompanyType.default('MA'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    skip: z.int().min(0).max(limits.searchSkipMax).default(0),
    size: z.int().min(1).max(limits.searchPageSizeMax).default(limits.searchPageSize),
  }),
  ok: z.object({
    results: z.array(BusinessCard),
    total_results: z.int(),
    totalResults: z.int(),
    totalIsExact: z.boolean(),
  }),
})

export const listLastRegistered = endpoint({
  method: 'GET',
  path: '/search/business/last-registered',
  access: 'visitor',
  section: '7',
  summary: 'The three latest companies for each of manufacturers, distributors, exporters and consultants.',
  ok: z.array(
    z.object({
      businessType: z.object({ code: z.string(), name: z.string() }),
      businesses: z.array(BusinessCard),
    }),
  ),
})
