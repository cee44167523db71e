// Many products at once, for an invented world.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { rowOf, type NewProduct } from './publication.ts'
import { copyPartNumbers, type LoadedPartNumber } from './queries/part-numbers.ts'
import { copyProducts, type LoadedRow } from './queries/published.ts'
import { copyTexts, type LoadedText, type SpecText } from './queries/texts.ts'
import { foldedNumbers } from './trade.ts'

export type LoadedProduct = NewProduct & { productID: string; createdAt: Date }

/** Writes products and their part numbers, of which no company has one twice; answers how many products. */
export async function loadProducts(client: BulkClient, products: Rows<LoadedProduct>): Promise<number> {
  const numbers: LoadedPartNumber[] = []
  const loaded = await copyProducts(client, rowsOf(products, numbers))
  await copyPartNumbers(client, numbers)
  return loaded
}

async function* rowsOf(
  products: Rows<LoadedProduct>,
  numbers: LoadedPartNumber[],
): AsyncGenerator<LoadedRow> {
  for await (const product of products) {
    const row = rowOf(product, product.productID, product.createdAt)
    for (const folded of foldedNumbers(row))
      numbers.push({ business_id: row.business_id, folded, product_id: row.id })
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
