// Products as what people like, keep and report (src/domains/resources): published ones, while their company is there.
import { productPath } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { publishedProducts } from './listing.ts'
import { bringBackProduct, contentsOfProduct, takeDownProduct } from './moderated.ts'
import { asWritten } from '../reference-data/text-languages.ts'

export const productResource = {
  type: 'product',
  ownedBy: ['business'],
  async find(db: Db | Tx, ids: readonly string[]) {
    const products = await publishedProducts(db, ids, asWritten)
    return new Map(
      [...products].map(
        ([id, { name, key, businessID }]) =>
          [id, { name, key, owner: { type: 'business' as const, id: businessID } }] as const,
      ),
    )
  },
  contents: contentsOfProduct,
  takeDown: takeDownProduct,
  bringBack: bringBackProduct,
  pathOf: productPath,
} as const
