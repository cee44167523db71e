// What the search documents of products are made from, and the words that make their company findable.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findForSearch, type RowForSearch } from './queries/published.ts'
import { inOtherLanguages } from './texts.ts'
import { soughtTrade, type SoughtTrade, type TradeContents } from './trade.ts'

export type ProductForSearch = Omit<RowForSearch, 'texts' | keyof TradeContents> & {
  /** What it is called in other languages than its own, its keywords and what is said of it there, in order of language. */
  otherNames: string[]
  otherKeywords: string[]
  otherTexts: string[]
} & SoughtTrade

/** The published products of each business in the order of its showcase, at most 100 each; businesses without any are left out. One query. */
export async function productsForSearch(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, ProductForSearch[]>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findForSearch(db, businessIDs, limits.productsPerBusinessMax)
  const products = rows.map(({ texts, part_number, trade, variants, ...row }) => ({
    ...row,
    ...inOtherLanguages(texts),
    ...soughtTrade({ part_number, trade, variants }),
  }))
  return Map.groupBy(products, ({ businessID }) => businessID)
}
