// What lists of products that others keep are made from.
import { setImmediate as breath } from 'node:timers/promises'
import { limits } from '../../contract/limits.ts'
import { productKey } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { keptEach } from '../../platform/kept/kept.ts'
import { rowsAtOnce } from '../businesses/listing.ts'
import { chooseName } from '../reference-data/text-languages.ts'
import { findForDirectory, findNames, findPages } from './queries/published.ts'
import { productNamesPart, type ProductNames } from './queries/texts.ts'
import { languageOfProduct } from './texts.ts'

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

/** What is known of a product beside something else that is about it; its names in every language. */
export type ProductFace = ProductNames & {
  productID: string
  key: string
  businessID: string
  image: { url: string } | null
}

/** Published products by id, for readers of several languages; those that are not published or gone are missing. One query. */
export async function productsForReaders(
  db: Db | Tx,
  productIDs: readonly string[],
): Promise<Map<string, ProductFace>> {
  const rows = productIDs.length === 0 ? [] : await findNames(db, productIDs, null)
  return new Map(rows.map((row) => [row.id, faceOf(row)]))
}

/** The same for lists that are read again and again, kept until something changes. */
export function productFaces(db: Db | Tx, productIDs: readonly string[]): Promise<Map<string, ProductFace>> {
  return keptEach(db, productIDs, {
    keyOf: (id) => `product face ${id}`,
    fromOf: ({ productID, businessID }) => [`product:${productID}`, `business:${businessID}`],
    make: (ids) => productsForReaders(db, ids),
  })
}

function faceOf(row: NameRow): ProductFace {
  const { id: productID, name, language, names, businessID, image } = row
  return {
    productID,
    name,
    language,
    names,
    key: keyOf(row),
    businessID,
    image: image === null ? null : { url: image },
  }
}

type NameRow = Awaited<ReturnType<typeof findNames>>[number]

const keyOf = ({ id: productID, name, companyName }: NameRow) => productKey({ productID, name, companyName })

/** What a reader of a language is told that a product is called; which has names in several has said which is its own. */
export const nameFor = ({ name, names, language }: ProductNames, reader: string): string =>
  chooseName(name, names, reader, () => language ?? '')

/** By which name a reader knows what was called `then`: their own while it still is called so, else the one of then. */
export const namedThen = (then: string, now: ProductNames | null | undefined, language: string): string =>
  now?.name === then ? nameFor(now, language) : then

/** The names of the published product whose id stands in a column, for `namedThen`: a part of a statement of another domain. */
export const namesOfProduct = productNamesPart
export type { ProductNames }

/** The names and keys of published products and whose they are, by id, called as a reader of `language` is told; those that are not published or gone are missing. One query. */
export async function publishedProducts(
  db: Db | Tx,
  productIDs: readonly string[],
  language: string,
): Promise<Map<string, { name: string; key: string; businessID: string }>> {
  if (productIDs.length === 0) return new Map()
  const rows = await findNames(db, productIDs, language)
  return new Map(
    rows.map((row) => [
      row.id,
      { name: nameFor(row, language), businessID: row.businessID, key: keyOf(row) },
    ]),
  )
}

/** The slugs of the pages of published products, by id, and in which languages anything of them is written, their own first. One query. */
export async function productPages(
  db: Db | Tx,
  productIDs: readonly string[],
): Promise<Map<string, { key: string; writtenIn: string[] }>> {
  if (productIDs.length === 0) return new Map()
  const rows = await findPages(db, productIDs)
  const pages = new Map<string, { key: string; writtenIn: string[] }>()
  for (const [at, { id, others, companyName, ...row }] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await breath()
    const language = languageOfProduct(row)
    const key = productKey({ productID: id, name: row.name, companyName })
    pages.set(id, { key, writtenIn: [language, ...others.filter((one) => one !== language)] })
  }
  return pages
}

/** All names of published products and their part numbers, by id, that which a reader of `language` is told first. One query. */
export async function everyProductName(
  db: Db | Tx,
  productIDs: readonly string[],
  language: string,
): Promise<Map<string, string[]>> {
  if (productIDs.length === 0) return new Map()
  const rows = await findNames(db, productIDs, null)
  return new Map(
    rows.map(({ id, name, names, partNumber, language: own }) => {
      const chosen = chooseName(name, names, language, () => own ?? '')
      const all = [chosen, name, ...Object.values(names ?? {}), ...(partNumber === null ? [] : [partNumber])]
      return [id, [...new Set(all)]]
    }),
  )
}
