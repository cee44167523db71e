// Many products at once, for an invented world.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import type { NewProduct } from './publication.ts'
import { copyProducts, type LoadedRow } from './queries.ts'

export type LoadedProduct = NewProduct & { productID: string; createdAt: Date }

/** Writes products; answers how many. */
export function loadProducts(client: BulkClient, products: Rows<LoadedProduct>): Promise<number> {
  return copyProducts(client, rowsOf(products))
}

async function* rowsOf(products: Rows<LoadedProduct>): AsyncGenerator<LoadedRow> {
  for await (const product of products)
    yield {
      id: product.productID,
      business_id: product.businessID,
      name: product.name,
      description: product.description ?? '',
      keywords: product.keywords ?? [],
      industry_id: product.industryID,
      category_id: product.categoryID,
      sub_category_id: product.subCategoryID ?? null,
      specs: { json: product.specs ?? [] },
      lead_time: product.leadTime ?? null,
      stock: product.stock ?? false,
      published: product.published ?? true,
      main_image: product.mainImage ?? null,
      photos: product.photos ?? [],
      created_at: product.createdAt,
      updated_at: product.createdAt,
    }
}
