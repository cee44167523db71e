// The page of a product (P2.23 and P7.6).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductEntry } from '../../contract/products.ts'
import { videoSource } from '../../contract/videos.ts'
import type { Db } from '../../platform/db.ts'
import { kept, type Until } from '../../platform/kept/kept.ts'
import { readCards } from '../businesses/cards.ts'
import { businessExists } from '../businesses/existence.ts'
import { visibilityOf, type EditionVisibility, type Looker } from '../businesses/visibility.ts'
import { nameOf } from '../reference-data/lists.ts'
import { asWritten, joinTranslations, namesIn } from '../reference-data/text-languages.ts'
import { pictureField, pictureTranslations, shownPictureTexts } from './picture-texts.ts'
import { findProduct } from './queries/published.ts'
import { cardOf } from './showcase.ts'
import { languageOfProduct, shownKeywords, translationsOf } from './texts.ts'
import { shownTrade } from './trade.ts'

/** `texts` of 'original' shows what was written first; `languages` of 'all' brings every language beside. */
type Wish = { texts?: 'original' | undefined; languages?: 'all' | undefined }

/**
 * A published product and its company, names of lists in `language`. Throws NotFound alike for unknown, unpublished and
 * removed products, for those of a removed company, and for those of one that hides from who looks, as its own page does;
 * its own people are told so.
 */
export async function showProduct(
  db: Db,
  productID: string,
  language: string,
  looker?: Looker,
  wish: Wish = {},
): Promise<ProductEntry> {
  const visitor = looker && { edition: looker.edition }
  const others = kept(
    db,
    `product ${productID} ${looker?.edition ?? 'all'} ${language} ${wish.texts ?? ''} ${wish.languages ?? ''}`,
    async (from, until) => {
      const product = await readProduct(
        db,
        productID,
        { language, wish },
        visitor && (await visibilityOf(db, visitor)),
        until,
      )
      from(`product:${productID}`, `business:${product.businessID}`)
      return product
    },
  )
  if (!looker?.session) return others
  const [[shown], sight] = await Promise.all([Promise.allSettled([others]), visibilityOf(db, looker)])
  // Its own people are shown it as it is this moment; whose it is nobody knows of what is not shown.
  const isOthers = shown.status === 'fulfilled' && !sight.own.includes(shown.value.businessID)
  if (isOthers) return shown.value
  if (sight.own.length === 0 && shown.status === 'rejected') throw shown.reason
  return readProduct(db, productID, { language, wish }, sight)
}

async function readProduct(
  db: Db,
  productID: string,
  { language, wish }: { language: string; wish: Wish },
  sight: EditionVisibility | undefined,
  until: Until = () => {},
): Promise<ProductEntry> {
  const reader = wish.texts === 'original' ? asWritten : language
  const row = await findProduct(db, productID, wish.languages === 'all' ? undefined : reader)
  // As much is asked for what is not there, so that the time does not tell it from what went with its company.
  const businessID = row?.business_id ?? productID
  const [cards, isShown] = await Promise.all([
    readCards(db, [businessID], language, sight, until),
    !sight?.own.includes(businessID) || businessExists(db, businessID, { ...sight, own: [] }),
  ])
  const businessProfile = cards.get(businessID)
  if (row === undefined || businessProfile === undefined) throw new AppError('NotFound')

  const photos = row.photos.slice(0, limits.photosPerProductMax)
  const own = languageOfProduct(row)
  const pictures = shownPictureTexts({ original: row.picture_texts, texts: row.texts, own }, photos, reader)
  const card = cardOf(row, language, reader)
  return {
    ...card,
    textLanguages: { ...card.textLanguages, ...pictures.textLanguages },
    originalName: row.name,
    writtenIn: [own, ...row.others.filter((one) => one !== own)],
    names: namesIn(own, row.name, row.names),
    ...(wish.languages === 'all' && {
      translations: joinTranslations(translationsOf(row.texts), pictureTranslations(row.texts, own, photos)),
    }),
    ...shownTrade(row, language),
    ...(row.documents && {
      documents: row.documents.map((one) => ({
        ...one,
        languageName: nameOf('languages', one.language, language) ?? '',
      })),
    }),
    keywords: shownKeywords({ ...row, language: own }, reader),
    photoCount: photos.length,
    photos: photos.map((url, at) => {
      const text = pictures.texts[pictureField(at)]
      return { url, ...(text && { text }) }
    }),
    videos: row.videos.filter(({ url }) => videoSource(url) !== null).slice(0, limits.videosPerProductMax),
    businessProfile,
    ...(!isShown && { hiddenHere: true as const }),
  }
}
