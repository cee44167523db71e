// What a company shows: its published products (P3.4 and P7.6).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import type { ProductCardEntry, ProductResultEntry } from '../../contract/products.ts'
import { productKey } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { kept, keptEach } from '../../platform/kept/kept.ts'
import { businessMet } from '../businesses/existence.ts'
import { seenBy, type Looker } from '../businesses/visibility.ts'
import { roleIn } from '../members/membership.ts'
import { categoryOfRecord, industryOfRecord } from '../reference-data/industries.ts'
import {
  findCards,
  findFirstPictures,
  findShowcase,
  type Fitting,
  type ShowcaseRow,
} from './queries/published.ts'
import { shownTexts } from './texts.ts'

/**
 * The published products of a company in its order, new ones first, at most 100, names of lists in `language`. Throws
 * NotFound without such a company, and for one that hides from who looks.
 */
export async function productsOfBusiness(
  db: Db | Tx,
  businessID: string,
  language: string,
  looker?: Looker,
): Promise<ProductCardEntry[]> {
  const shownTo = (who: Looker | undefined) => readShowcase(db, businessID, language, who)
  const visitor = looker && { edition: looker.edition }
  const others = kept(db, `showcase ${businessID} ${looker?.edition ?? 'all'} ${language}`, (from) => {
    from(`business:${businessID}`)
    return shownTo(visitor)
  })
  if (!looker?.session) return others
  const isOwn = roleIn(db, businessID, looker.session.userID).then((role) => role !== undefined)
  return seenBy(isOwn, { others, own: () => shownTo(looker) })
}

async function readShowcase(db: Db | Tx, businessID: string, language: string, looker: Looker | undefined) {
  const [there, rows] = await Promise.all([
    businessMet(db, businessID, looker),
    findShowcase(db, businessID, language, limits.productsPerBusinessMax),
  ])
  if (!there) throw new AppError('NotFound')
  return rows.map((row) => cardOf(row, language))
}

/**
 * The main image of each business's published product that fits best, else of the first that has one; businesses without are
 * left out. One query.
 */
export async function showcasePictures(
  db: Db | Tx,
  businessIDs: readonly string[],
  fitting: readonly Fitting[] = [],
): Promise<Map<string, string>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findFirstPictures(db, businessIDs, fitting)
  return new Map(rows.map(({ businessID, url }) => [businessID, url]))
}

/** The cards of published products by id, names of lists in `language`; removed, unpublished and unknown ids have none. One query. */
export async function productCards(
  db: Db | Tx,
  productIDs: readonly string[],
  language: string,
): Promise<Map<string, ProductCardEntry>> {
  return keptEach(db, productIDs, {
    keyOf: (id) => `product card ${id} ${language}`,
    fromOf: ({ productID, businessID }) => [`product:${productID}`, `business:${businessID}`],
    async make(ids) {
      if (ids.length === 0) return new Map()
      const rows = await findCards(db, ids, language)
      return new Map(rows.map((row) => [row.id, cardOf(row, language)]))
    },
  })
}

/** What a card and the page say alike, names of lists in `language`, texts as a reader of `reader` is told. */
export function cardOf(row: ShowcaseRow, language: string, reader = language): ProductCardEntry {
  const { texts, specs, ...written } = shownTexts(row, reader, language)
  return {
    productID: row.id,
    key: productKey({ productID: row.id, name: row.name, companyName: row.companyName }),
    businessID: row.business_id,
    ...written,
    ...texts,
    mainImage: row.main_image === null ? null : { url: row.main_image },
    photoCount: row.photo_count,
    specs,
    industry: industryOfRecord(row.industry_id, language),
    category: categoryOfRecord(row.category_id, language),
    subCategory: row.sub_category_id === null ? null : categoryOfRecord(row.sub_category_id, language),
    leadTime: row.lead_time,
    stock: row.stock,
  }
}

/** A product in a list of several companies': whose it is stands beside it. */
export function productResult(product: ProductCardEntry, maker: BusinessCardEntry): ProductResultEntry {
  const { businessID, key, subscription, verified, textLanguages, contactInfo, general } = maker
  const { companyName, profilePhoto } = general
  const shown = { companyName, profilePhoto }
  return {
    ...product,
    businessProfile: { businessID, key, subscription, verified, textLanguages, contactInfo, general: shown },
  }
}
