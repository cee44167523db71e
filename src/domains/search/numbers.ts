// How results are narrowed, and the numbers beside what they can be narrowed by.
import type { SubscriptionName } from '../../contract/businesses.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { EmployeeRange, LeadTimeMost, MinimumOrderMost, PriceState } from '../../contract/filters.ts'
import type { searchBusinesses } from '../../contract/search.ts'
import type { Db } from '../../platform/db.ts'
import { categoryOfRecord } from '../reference-data/industries.ts'
import type { Facet } from './facets.ts'
import { facets, type SearchQuery } from './find.ts'
import type { Filters, Sort } from './text-query.ts'

/** A search as the calls ask for it. */
export type Asked = {
  textQuery: string
  country?: string | undefined
  industry?: string[] | undefined
  tier?: SubscriptionName[] | undefined
  verified?: boolean | undefined
  certificate?: string[] | undefined
  leadTime?: LeadTimeMost | undefined
  employees?: EmployeeRange[] | undefined
  category?: string[] | undefined
  minimumOrder?: MinimumOrderMost | undefined
  price?: PriceState | undefined
  sort?: Sort
  exactly?: boolean | undefined
  facets?: boolean | undefined
  skip: number
  size: number
}
/** The filters of a call in the words of the engine. */
export const filtersAsked = (asked: Asked): Filters => ({
  country: asked.country,
  industries: asked.industry,
  tiers: asked.tier,
  verified: asked.verified,
  certificates: asked.certificate,
  leadTime: asked.leadTime,
  employees: asked.employees,
  categories: asked.category,
  minimumOrder: asked.minimumOrder,
  price: asked.price,
})

/** The facets of a search with names in `language`; undefined when they cannot be had now: results stand without them. */
export async function numbersOf(
  db: Db,
  query: SearchQuery,
  language: string,
): Promise<CallOutput<typeof searchBusinesses>['facets']> {
  try {
    const found = await facets(db, query)
    return { ...found, category: namedCategories(found.category, query.industries ?? [], language) }
  } catch (error) {
    if (error instanceof AppError && error.name === 'Unavailable') return undefined
    throw error
  }
}

function namedCategories({ values, isExact }: Facet, industries: readonly string[], language: string) {
  const wanted = values.filter(({ code }) => industries.length === 0 || industries.includes(code.slice(0, 4)))
  return {
    isExact,
    values: wanted.map((value) => ({ ...value, name: categoryOfRecord(value.code, language).name })),
  }
}
