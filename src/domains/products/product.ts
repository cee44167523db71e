// The page of a product (sections 2 and 7).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductEntry } from '../../contract/products.ts'
import { productKey } from '../../contract/slugs.ts'
import { videoSource } from '../../contract/videos.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessCards } from '../businesses/cards.ts'
import { findProduct } from './queries.ts'
import { cardOf } from './showcase.ts'

/**
 * A published product and its company, names of lists in `language`. Throws NotFound alike for unknown, unpublished and
 * removed products and for those of a removed company. A company that hides from an edition is reached by link, as its
 * own page is.
 */
export async function showProduct(db: Db | Tx, productID: string, language: string): Promise<ProductEntry> {
  const row = await findProduct(db, productID)
  if (row === undefined) throw new AppError('NotFound')
  const businessProfile = (await businessCards(db, [row.business_id], language)).get(row.business_id)
  if (businessProfile === undefined) throw new AppError('NotFound')

  const { companyName } = businessProfile.general
  const photos = row.photos.slice(0, limits.photosPerProductMax).map((url) => ({ url }))
  return {
    ...cardOf(row, language),
    key: productKey({ productID: row.id, name: row.name, companyName }),
    keywords: row.keywords,
    photoCount: photos.length,
    photos,
    videos: row.videos.filter(({ url }) => videoSource(url) !== null).slice(0, limits.videosPerProductMax),
    businessProfile,
  }
}
