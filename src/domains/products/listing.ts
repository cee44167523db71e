// What lists of products that others keep are made from.
import { limits } from '../../contract/limits.ts'
import { productKey } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { chooseName } from '../reference-data/text-languages.ts'
import { findEveryName, findForDirectory, findNames } from './queries/published.ts'

export type ProductForDirectory = {
  productID: string
  businessID: string
  industryID: string
  categoryID: string
  subCategoryID: string | null
  /** YYYY-MM-DD. */
  changedOn: string
}

/** Where the published products of each business stand, the first 100 of each showcase; businesses without any are left out. One query. */
export async function productsForDirectory(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, ProductForDirectory[]>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findForDirectory(db, businessIDs, limits.productsPerBusinessMax)
  return Map.groupBy(rows, ({ businessID }) => businessID)
}

/** The names and keys of published products and whose they are, by id, called as a reader of `language` is told; those that are not published or gone are missing. One query. */
export async function publishedProducts(
  db: Db | Tx,
  productIDs: readonly string[],
  language: string,
): Promise<Map<string, { name: string; key: string; businessID: string }>> {
  if (productIDs.length === 0) return new Map()
  const rows = await findNames(db, productIDs, language)
  return new Map(
    rows.map(({ id, name, names, language: own, businessID, companyName }) => [
      id,
      {
        name: chooseName(name, names, language, () => own ?? ''),
        businessID,
        key: productKey({ productID: id, name, companyName }),
      },
    ]),
  )
}

/** All names of published products, by id, that which a reader of `language` is told first. One query. */
export async function everyProductName(
  db: Db | Tx,
  productIDs: readonly string[],
  language: string,
): Promise<Map<string, string[]>> {
  if (productIDs.length === 0) return new Map()
  const rows = await findEveryName(db, productIDs)
  return new Map(
    rows.map(({ id, name, names, language: own }) => [
      id,
      [...new Set([chooseName(name, names, language, () => own ?? ''), name, ...Object.values(names ?? {})])],
    ]),
  )
}
