// Many products at once, for an invented world.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { rowOf, type NewProduct } from './publication.ts'
import { copyProducts, type LoadedRow } from './queries/published.ts'
import { copyTexts, type LoadedText, type SpecText } from './queries/texts.ts'

export type LoadedProduct = NewProduct & { productID: string; createdAt: Date }

/** Writes products; answers how many. */
export function loadProducts(client: BulkClient, products: Rows<LoadedProduct>): Promise<number> {
  return copyProducts(client, rowsOf(products))
}

async function* rowsOf(products: Rows<LoadedProduct>): AsyncGenerator<LoadedRow> {
  for await (const product of products) {
    const row = rowOf(product, product.productID, product.createdAt)
    yield {
      ...row,
      specs: { json: row.specs },
      videos: { json: row.videos },
      trade: { json: row.trade },
      variants: row.variants && { json: row.variants },
      picture_texts: { json: row.picture_texts },
    }
  }
}

export type LoadedTexts = {
  productID: string
  language: string
  name?: string
  description?: string
  keywords?: string[]
  specs?: SpecText[]
  /** What its pictures show, by address. */
  pictures?: Record<string, string>
  writtenAt: Date
}

/** Writes what is said in other languages of products that are there; answers how many. */
export function loadProductTexts(client: BulkClient, texts: Rows<LoadedTexts>): Promise<number> {
  return copyTexts(client, textRowsOf(texts))
}

async function* textRowsOf(texts: Rows<LoadedTexts>): AsyncGenerator<LoadedText> {
  for await (const one of texts)
    yield {
      product_id: one.productID,
      language: one.language,
      name: one.name ?? '',
      description: one.description ?? '',
      keywords: one.keywords ?? [],
      specs: { json: one.specs ?? [] },
      pictures: { json: one.pictures ?? {} },
      written_by: null,
      written_at: one.writtenAt,
    }
}
