// What lists of products that others keep are made from.
import { limits } from '../../contract/limits.ts'
import { productKey } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { keptEach } from '../../platform/kept/kept.ts'
import type { NameFor } from '../businesses/listing.ts'
import { chooseName } from '../reference-data/text-languages.ts'
import { findForDirectory, findNames } from './queries/published.ts'
import { productNamesPart, type ProductNames } from './queries/texts.ts'

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

/** The same, called as readers of several languages are told. One query, whatever their number. */
export async function productsForReaders(
  db: Db | Tx,
  productIDs: readonly string[],
): Promise<Map<string, { nameIn: NameFor; key: string; businessID: string }>> {
  if (productIDs.length === 0) return new Map()
  const rows = await findNames(db, productIDs, 'every language')
  return new Map(
    rows.map(({ id, name, names, language: own, businessID, companyName }) => [
      id,
      {
        nameIn: (language: string) => chooseName(name, names, language, () => own ?? ''),
        businessID,
        key: productKey({ productID: id, name, companyName }),
      },
    ]),
  )
}

/** The names of the published product whose id stands in a column, for `namedThen`: a part of a statement of another domain. */
export const namesOfProduct = productNamesPart
export type { ProductNames }

/** By which name a reader knows what was called `then`: their own while it still is called so, else the one of then. */
export function namedThen(then: string, now: ProductNames | null | undefined, language: string): string {
  if (!now || now.name !== then) return then
  return chooseName(now.name, now.names, language, () => now.language ?? '')
}

/** What is known of a product beside something else that is about it. */
export type ProductFace = ProductNames & {
  productID: string
  key: string
  businessID: string
  image: { url: string } | null
}

/** The names, keys and pictures of published products, by id; those that are not published or gone are missing. One query. */
export async function productFaces(
  db: Db | Tx,
  productIDs: readonly string[],
): Promise<Map<string, ProductFace>> {
  return keptEach(db, productIDs, {
    keyOf: (id) => `product face ${id}`,
    fromOf: ({ productID, businessID }) => [`product:${productID}`, `business:${businessID}`],
    async make(ids) {
      const rows = ids.length === 0 ? [] : await findNames(db, ids, 'every language')
      return new Map(rows.map((row) => [row.id, faceOf(row)]))
    },
  })
}

function faceOf(row: Awaited<ReturnType<typeof findNames>>[number]): ProductFace {
  const { id: productID, name, language, names, businessID, companyName, image } = row
  const key = productKey({ productID, name, companyName })
  return { productID, name, language, names, key, businessID, image: image === null ? null : { url: image } }
}

/** The names alone. */
export async function productNames(
  db: Db | Tx,
  productIDs: readonly string[],
  language: string,
): Promise<Map<string, string>> {
  const products = await publishedProducts(db, productIDs, language)
  return new Map([...products].map(([id, { name }]) => [id, name]))
}
