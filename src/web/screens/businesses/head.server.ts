// Title, description, keywords and structured data of a business page.
import { countryInSentence } from '../../components/business/country-in-sentence.ts'
import { msg } from '@lingui/core/macro'
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import type { ProductCardEntry } from '../../../contract/products.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { canonicalOf, notIn, pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'
import type { Crumb } from '../../ui/Breadcrumb.tsx'
import { placeText } from '../../components/business/Place.tsx'
import { cutAtWord } from '../../components/text/cuts.ts'
import { asksOriginal } from '../../components/text/reading.ts'
import { breadcrumbOf, organizationOf, webPageOf } from '../../components/text/structured.ts'

const descriptionMax = 160

/** Name – what, place | brand; the short description; nothing that the page does not say. */
export function businessHead(
  page: ReturnType<typeof pageOf>,
  profile: BusinessProfileEntry,
  { products, crumbs }: { products: readonly ProductCardEntry[]; crumbs: readonly Crumb[] },
): Head {
  const { i18n, edition } = page
  const { general, contactInfo } = profile
  const name = general.companyName
  const canonicalPath = businessPath(profile)
  const canonical = new URL(canonicalPath, edition.origin).href
  const country = countryInSentence(contactInfo.country.countryName, i18n.locale)
  // Companies of one name and trade in one country are told apart by their city.
  const place = placeText(contactInfo, page.language)
  const type = general.businessType.name
  const what = general.categories[0]?.name ?? general.industry.name
  const brand = edition.siteName
  const picture =
    general.coverPhoto ?? general.profilePhoto ?? products.find((product) => product.mainImage)?.mainImage
  const title = i18n._(msg`${name} – ${what}, ${place} | ${brand}`)
  return pageHead(page, {
    title,
    description: general.shortDescription
      ? cutAtWord(general.shortDescription, descriptionMax)
      : i18n._(
          msg`${name}, ${type} in ${country}: products, capacity, certificates and contact on ${brand}.`,
        ),
    keywords: [
      name,
      ...general.categories.map((category) => category.name),
      general.industry.name,
      type,
      contactInfo.country.countryName,
    ].join(', '),
    canonicalPath,
    writtenIn: profile.writtenIn,
    ...(asksOriginal(page) && { noindex: true }),
    pathIn: notIn(canonicalPath, profile.hiddenIn),
    image: picture?.url,
    structured: [
      organizationOf(profile, edition.origin, canonical, page.language),
      breadcrumbOf(crumbs, edition.origin),
      webPageOf(canonicalOf(page, canonicalPath), title, page.language, `${canonical}#organization`),
    ],
  })
}
