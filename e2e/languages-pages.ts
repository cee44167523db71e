// The pages that the walk through the languages reads, and what is on record of them.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { languages, type Language } from '../src/contract/locale.ts'
import { businessKey, businessPath, productKey, productPath } from '../src/contract/slugs.ts'
import { fullTree } from '../src/domains/reference-data/industries.ts'
import { nameTerms } from '../src/domains/reference-data/terms/terms.ts'
import type { PageOfRecord } from '../src/testing/languages/judge.ts'
import type { PlaceOfRecord } from '../src/testing/languages/places.ts'

type CompanyRow = {
  id: string
  company_name: string
  country_code: string
  state_id: string | null
  city: string | null
  industry_id: string
  category_ids: string[]
  general: { productionCapacity?: { min: number | null; max: number | null; unit: string } | null }
  contact: { legalAddressEnglish?: string; legalAddressLocal?: string; shippingAddressEnglish?: string }
  factory: { city?: string | null; stateID?: string | null; countryCode?: string | null } | null
}
type ProductRow = {
  id: string
  business_id: string
  name: string
  industry_id: string
  category_id: string
  sub_category_id: string | null
  specs: { key: string }[]
}

type Known = { address: string; record: PageOfRecord; isSpecial: boolean }
export type World = {
  companies: Known[]
  products: Known[]
  placeOf(address: string): PlaceOfRecord | undefined
}

/** Every company and product that everybody finds, as they were typed. */
export async function worldOf(pool: pg.Pool): Promise<World> {
  const companies = await pool.query<CompanyRow>(`
    select id, company_name, country_code, state_id, city, industry_id, category_ids, general, contact, factory
    from businesses where removed_at is null and hidden_editions = 0`)
  const products = await pool.query<ProductRow>(`
    select id, business_id, name, industry_id, category_id, sub_category_id, specs
    from products where removed_at is null and published and not unlisted and not unlisted_by_plan`)
  const known = new Map(companies.rows.map((row) => [row.id, companyOf(row)]))
  const byAddress = new Map([...known.values()].map(({ address, record }) => [address, record.place]))
  const names = new Map(companies.rows.map((row) => [row.id, row.company_name]))
  return {
    companies: [...known.values()],
    products: products.rows.flatMap((row) => {
      const company = known.get(row.business_id)
      return company ? [productOf(row, company, names.get(row.business_id)!)] : []
    }),
    placeOf: (address) => byAddress.get(address),
  }
}

function companyOf(row: CompanyRow): Known {
  const { factory, contact, general } = row
  const capacity = general.productionCapacity
  const place = { country: row.country_code, state: row.state_id, city: row.city }
  return {
    address: businessPath({ key: businessKey({ businessID: row.id, companyName: row.company_name }) }),
    record: {
      place,
      factory: factory?.countryCode
        ? { country: factory.countryCode, state: factory.stateID ?? null, city: factory.city ?? null }
        : null,
      filedUnder: [row.industry_id, ...row.category_ids],
      units: capacity && (capacity.min ?? capacity.max) !== null ? [capacity.unit] : [],
      typed: [contact.legalAddressEnglish, contact.legalAddressLocal, contact.shippingAddressEnglish].flatMap(
        (text) => (text ? [text.trim()] : []),
      ),
    },
    isSpecial: place.country !== 'JP' && place.state !== null,
  }
}

function productOf(row: ProductRow, company: Known, companyName: string): Known {
  return {
    address: productPath({ key: productKey({ productID: row.id, name: row.name, companyName }) }),
    record: {
      ...company.record,
      filedUnder: [row.industry_id, row.category_id, ...(row.sub_category_id ? [row.sub_category_id] : [])],
      units: [],
    },
    // What stands beside a name is what is easily left in another language.
    isSpecial: row.specs.some(({ key }) => /[(（]/.test(key)),
  }
}

export type WalkedPage = { address: string; record?: PageOfRecord }

const orderOf = (address: string) => createHash('sha256').update(address).digest('hex')
const shuffled = <Item>(items: readonly Item[], address: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => (orderOf(address(one)) < orderOf(address(other)) ? -1 : 1))

/** Every fifth of them, from another one on in each language; those that are special first. */
function someOf(known: readonly Known[], language: Language, count: number): Known[] {
  const at = languages.indexOf(language)
  const own = shuffled(known, ({ address }) => address).filter((_, index) => index % languages.length === at)
  const special = own.filter(({ isSpecial }) => isSpecial).slice(0, Math.floor(count / 4))
  return [...special, ...own.filter((one) => !special.includes(one)).slice(0, count - special.length)]
}

/** 400 addresses in a language, kind after kind, so that every so-manieth is of each: lists of categories, searches for words, home and industries, companies, products. */
export function pagesIn(world: World, language: Language): WalkedPage[] {
  const tree = fullTree(language)
  const nodes = tree.flatMap((industry) =>
    [
      industry,
      ...industry.categories,
      ...industry.categories.flatMap(({ subCategories }) => subCategories),
    ].map(({ id, name }) => ({ id, name })),
  )
  const some = shuffled(nodes, ({ id }) => id + language)
  const filter = (id: string) => `${id.includes('-') ? 'category' : 'industry'}=${id}`
  const words = shuffled(nameTerms, ({ id }) => id + language).map(({ name }) => name[language])
  const lists = [
    ...some.slice(0, 40).map(({ id }) => `/search-result?business=PR&${filter(id)}`),
    ...some.slice(40, 65).map(({ id }) => `/search-result?${filter(id)}`),
    ...some.slice(65, 75).map(({ name }) => `/search-result?business=PR&search=${encodeURIComponent(name)}`),
    ...some.slice(75, 85).map(({ name }) => `/search-result?search=${encodeURIComponent(name)}`),
    ...words.slice(0, 13).map((word) => `/search-result?business=PR&search=${encodeURIComponent(word)}`),
    '/',
    '/industries',
  ]
  return [
    ...lists.map((address) => ({ address })),
    ...someOf(world.companies, language, 130),
    ...someOf(world.products, language, 170),
  ]
}

/** The same page as a reader chooses it in a language. */
export const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
