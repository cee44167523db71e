// Reference lists and the industry tree (P7.8, ref-data/* and catsys/*), in the caller's language.
import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const Code = z.string().regex(/^[A-Za-z]{2}$/)
const section = '7'
const access = 'visitor' as const
const hour = 3600

export const Country = z.object({
  code: z.string(),
  countryName: z.string(),
  emoji: z.string(),
  dialCodes: z.array(z.string()),
})
export const State = z.object({ stateID: z.string(), stateName: z.string() })
const SubCategory = z.object({ id: z.string(), name: z.string(), order: z.int() })
const Category = z.object({
  id: z.string(),
  name: z.string(),
  order: z.int(),
  subCategories: z.array(SubCategory),
})
export const Industry = z.object({
  id: z.string(),
  key: z.string(),
  /** Two letters, for short references such as part numbers. */
  code: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
})
export const IndustryWithCategories = Industry.extend({ categories: z.array(Category) })
export type CountryEntry = z.infer<typeof Country>
export type IndustryEntry = z.infer<typeof Industry>
export type IndustryTree = z.infer<typeof IndustryWithCategories>

const list = <T extends z.ZodType>(path: string, summary: string, item: T) =>
  endpoint({ method: 'GET', path, access, section, summary, ok: z.array(item), maxAge: hour })

export const listCountries = list('/ref-data/country', 'Countries with dial codes and flag.', Country)
export const listStates = endpoint({
  method: 'GET',
  path: '/ref-data/country/:code/state',
  access,
  section,
  summary: 'States of a country.',
  params: z.strictObject({ code: Code }),
  ok: z.array(State),
  errors: ['NotFound'],
  maxAge: hour,
})
export const listGenders = list(
  '/ref-data/gender',
  'Genders.',
  z.object({ code: z.string(), name: z.string() }),
)
export const listLanguages = list(
  '/ref-data/language',
  'Languages people speak.',
  z.object({ code: z.string(), languageName: z.string() }),
)
export const listJobPositions = list(
  '/ref-data/job-position',
  'Job positions.',
  z.object({ jobPositionID: z.string(), name: z.string() }),
)
export const listBusinessTypes = list(
  '/ref-data/business-type',
  'The 11 business types; PR and UR are the search kinds products and users.',
  z.object({ code: z.string(), businessTypeName: z.string(), singular: z.string() }),
)
export const listCurrencies = list(
  '/ref-data/currency',
  'Currencies with their number of decimal digits.',
  z.object({ code: z.string(), name: z.string(), decimals: z.int() }),
)
export const listIncoterms = list(
  '/ref-data/incoterm',
  'Delivery terms (Incoterms 2020).',
  z.object({ code: z.string(), name: z.string() }),
)
const TradeList = z.array(z.object({ code: z.string(), name: z.string() }))
export const listTradeLists = endpoint({
  method: 'GET',
  path: '/ref-data/trade-lists',
  access,
  section,
  summary: 'The short lists of what companies say of their terms and capacities, in one answer.',
  ok: z.object({
    packagingTypes: TradeList,
    paymentTypes: TradeList,
    /** What a capacity or an order counts: pieces, tonnes. Behind a number they are written as `line`, and as `one` behind 1. */
    units: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        line: z.string(),
        one: z.string(),
        /** UN/ECE Recommendation 20, where it has one. */
        unece: z.string().optional(),
      }),
    ),
    /** The time in which it is reached. */
    periods: TradeList,
    contractManufacturing: TradeList,
  }),
  maxAge: hour,
})
export const listIndustries = list('/catsys/industry', 'The 15 industries.', Industry)
export const listCategories = endpoint({
  method: 'GET',
  path: '/catsys/industry/:id/category',
  access,
  section,
  summary: 'Categories and subcategories of an industry.',
  params: z.strictObject({ id: z.string().regex(/^\d{4}$/) }),
  ok: z.array(Category),
  errors: ['NotFound'],
  maxAge: hour,
})
export const showIndustryTree = list(
  '/catsys/industry/full-tree',
  'All industries with categories and subcategories.',
  IndustryWithCategories,
)
