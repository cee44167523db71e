// Products come and go.
import { staleKeysOf } from '../../contract/events.ts'
import { AppError } from '../../contract/errors.ts'
import type { ProductVariantsEntry } from '../../contract/product-trade.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { settlePictures } from './pictures.ts'
import { insertProduct, markRemoved, type NewProductRow } from './queries/published.ts'
import type { KeptTrade, Spec, Video } from './queries/tables.ts'
import { claimPartNumbers, freePartNumbers } from './trade.ts'

export type NewProduct = {
  businessID: string
  name: string
  /** In which it is written; its texts tell unless it is said. */
  language?: string | null
  description?: string
  keywords?: string[]
  /** Category ('0004-03') or subcategory ('0004-03-02') of the industry tree. */
  industryID: string
  categoryID: string
  subCategoryID?: string | null
  specs?: Spec[]
  leadTime?: number | null
  stock?: boolean
  partNumber?: string | null
  trade?: KeptTrade
  variants?: ProductVariantsEntry | null
  published?: boolean
  /** Taken off the pages; only without `published`. */
  unlisted?: boolean
  mainImage?: string | null
  photos?: string[]
  /** What they show, by address. */
  pictureTexts?: Record<string, string>
  /** In the order of the page; only what contract/videos.ts knows is shown. */
  videos?: Video[]
}

/** Writes a product of a company and answers its id; rights and the plan's limit are the caller's to check. */
export async function addProduct(tx: Tx, input: NewProduct, createdAt: Date = new Date()): Promise<string> {
  const id = uuidv7(createdAt.getTime())
  const row = rowOf(input, id, createdAt)
  await insertProduct(tx, row)
  await claimPartNumbers(tx, { businessID: input.businessID, productID: id }, row)
  await tellProducts(tx, input.businessID)
  return id
}

/** A product's row; what was left out gets its default. */
export function rowOf(input: NewProduct, id: string, createdAt: Date): NewProductRow {
  return {
    id,
    business_id: input.businessID,
    name: input.name,
    language: input.language ?? null,
    description: input.description ?? '',
    keywords: input.keywords ?? [],
    industry_id: input.industryID,
    category_id: input.categoryID,
    sub_category_id: input.subCategoryID ?? null,
    specs: input.specs ?? [],
    lead_time: input.leadTime ?? null,
    stock: input.stock ?? false,
    part_number: input.partNumber ?? null,
    trade: input.trade ?? {},
    variants: input.variants ?? null,
    published: input.published ?? true,
    unlisted: input.unlisted ?? false,
    main_image: input.mainImage ?? null,
    photos: photosOf(input),
    videos: input.videos ?? [],
    picture_texts: input.pictureTexts ?? {},
    created_at: createdAt,
    updated_at: createdAt,
  }
}

/** The main picture first and none twice, so that cards and pages count and show the same ones. */
export function photosOf({ mainImage, photos = [] }: Pick<NewProduct, 'mainImage' | 'photos'>): string[] {
  return [...new Set(mainImage ? [mainImage, ...photos] : photos)]
}

/** Takes a product off every page. Throws NotFound when the company has no such product. */
export async function removeProduct(tx: Tx, businessID: string, productID: string): Promise<void> {
  const removed = await markRemoved(tx, businessID, productID)
  if (!removed) throw new AppError('NotFound')
  await freePartNumbers(tx, { businessID, productID })
  await settlePictures(tx, businessID, removed.pictures)
  if (removed.published) await tellProducts(tx, businessID)
}

/** Says that something of what a company shows is another than before; what is not shown is nobody's news. */
export async function tellProducts(tx: Tx, businessID: string): Promise<void> {
  const event = { type: 'products.changed', businessID } as const
  await publishEvent(tx, event, staleKeysOf(event))
}
