// Many products at once, for an invented world.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { rowOf, type NewProduct } from './publication.ts'
import { copyProducts, type LoadedRow } from './queries/published.ts'

export type LoadedProduct = NewProduct & { productID: string; createdAt: Date }

/** Writes products; answers how many. */
export function loadProducts(client: BulkClient, products: Rows<LoadedProduct>): Promise<number> {
  return copyProducts(client, rowsOf(products))
}

async function* rowsOf(products: Rows<LoadedProduct>): AsyncGenerator<LoadedRow> {
  for await (const product of products) {
    const row = rowOf(product, product.productID, product.createdAt)
    yield { ...row, specs: { json: row.specs }, videos: { json: row.videos } }
  }
}
