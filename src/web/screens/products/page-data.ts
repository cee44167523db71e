// What a product page shows, made once on the server in the page's language, so that the browser cannot disagree.
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import { limits } from '../../../contract/limits.ts'
import type { ProductCardEntry, ProductEntry } from '../../../contract/products.ts'
import type { ReactionSummaryEntry } from '../../../contract/social.ts'
import { businessPath, productPath } from '../../../contract/slugs.ts'
import { videoSource, type VideoSource } from '../../../contract/videos.ts'
import { placeText } from '../../components/business/Place.tsx'
import { specLangs } from '../../components/product/specs.ts'
import { productTile } from '../../components/product/tile.ts'
import { aboutPreview, amountAndUnit, specValue } from '../../components/text/cuts.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { fileHref } from '../../components/text/links.ts'
import type { Reading } from '../../components/text/reading.ts'
import { shownIn } from '../../components/text/text-language.ts'

/** What it shows, in a language that is said where it is not the page's. */
export type ShownPicture = { url: string; text?: string; lang?: string }

export type ProductPageData = ReturnType<typeof pageDataOf>

/** The company's other products under its main ones. */
const othersShown = 8

/** A description beyond this is folded on wide screens too, where it would push everything else away. */
const longOnWideScreens = 1_000

const isLongSpecification = ({ specs }: ProductEntry) => specs.length > 2 * limits.specsPerCard

/** All that the screen draws; `products` is the company's showcase with or without this product. */
export function pageDataOf(
  product: ProductEntry,
  products: readonly ProductCardEntry[],
  reactions: ReactionSummaryEntry,
  { language, reading }: { language: string; reading: Reading },
) {
  const { businessProfile: business, name, textLanguages: told } = product
  const where = { country: business.contactInfo.country.code, language }
  const typedIn = (text: string) => shownIn(text, product.language, where)
  const text = product.description.trim()
  const lead = product.leadTime ?? undefined
  return {
    productID: product.productID,
    path: productPath(product),
    name,
    nameLang: shownIn(name, told['name'], where),
    text,
    textLang: shownIn(text, told['description'], where),
    reading,
    preview: aboutPreview(text),
    isLongText: [...text].length > longOnWideScreens,
    likes: reactions.reactionCount.like,
    industryID: product.industry.id,
    industry: product.industry.name,
    category: product.category.name,
    subCategory: product.subCategory?.name,
    lead: lead === undefined ? undefined : { days: lead, text: formatNumber(lead, language) },
    stock: product.stock,
    // A short specification is not told twice.
    keys: (isLongSpecification(product) ? product.specs.slice(0, limits.specsPerCard) : []).map((spec) => ({
      key: spec.key,
      ...amountAndUnit(specValue(spec.value)),
      ...specLangs(spec, product.language, where),
    })),
    specs: product.specs.map((spec) => ({
      key: spec.key,
      text: spec.value.trim(),
      ...amountAndUnit(spec.value.trim()),
      ...specLangs(spec, product.language, where),
    })),
    // What the company wrote, where the page says it in other words.
    specsTyped: product.specs.flatMap(({ typed }) =>
      typed ? [{ ...typed, lang: typedIn(`${typed.key} ${typed.value}`) }] : [],
    ),
    pictures: picturesOf(product, where),
    videos: product.videos
      .map(({ url }) => videoSource(url))
      .filter((source): source is VideoSource => source !== null)
      .slice(0, limits.videosPerProductMax),
    company: companyOf(business, where),
    others: products
      .filter(({ productID }) => productID !== product.productID)
      .slice(0, othersShown)
      .map((other) => productTile(other, where)),
    showcase: Math.max(products.length, 1),
  }
}

/** The main image first, each picture once, only addresses that may be opened. */
function picturesOf(
  { mainImage, photos, textLanguages }: ProductEntry,
  where: { country: string; language: string },
): ShownPicture[] {
  const pictures = new Map<string, ShownPicture>()
  for (const address of [mainImage?.url, ...photos.map(({ url }) => url)]) {
    const url = fileHref(address)
    if (url === undefined || pictures.has(url)) continue
    const at = photos.findIndex((photo) => photo.url === address)
    const text = photos[at]?.text
    const lang = text && shownIn(text, textLanguages[`photos.${at}`], where)
    pictures.set(url, { url, ...(text && { text }), ...(lang && { lang }) })
  }
  return [...pictures.values()].slice(0, limits.photosPerProductMax)
}

function companyOf(business: BusinessCardEntry, where: { country: string; language: string }) {
  const { businessID, general, contactInfo, certificates, textLanguages } = business
  const { companyName } = general
  return {
    businessID,
    path: businessPath(business),
    name: companyName,
    nameLang: shownIn(companyName, textLanguages['companyName'], where),
    logo: general.profilePhoto?.url,
    industryID: general.industry.id,
    verified: business.verified,
    subscription: business.subscription,
    countryCode: contactInfo.country.code,
    place: placeText(contactInfo, where.language),
    type: general.businessType.name,
    since: general.yearStablished ?? undefined,
    certificates: certificates.map(({ name, confirmed }) => ({ name, isConfirmed: confirmed !== undefined })),
  }
}
