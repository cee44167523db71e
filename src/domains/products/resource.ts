// Products as what people like, keep and report (src/domains/resources): published ones, while their company is there.
import { productPath } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { nameFor, productsForReaders } from './listing.ts'
import { bringBackProduct, contentsOfProduct, takeDownProduct } from './moderated.ts'

export const productResource = {
  type: 'product',
  ownedBy: ['business'],
  async find(db: Db | Tx, ids: readonly string[]) {
    const products = await productsForReaders(db, ids)
    return new Map(
      [...products].map(
        ([id, product]) =>
          [
            id,
            {
              nameIn: (language: string) => nameFor(product, language),
              key: product.key,
              owner: { type: 'business' as const, id: product.businessID },
            },
          ] as const,
      ),
    )
  },
  contents: contentsOfProduct,
  takeDown: takeDownProduct,
  bringBack: bringBackProduct,
  pathOf: productPath,
} as const
