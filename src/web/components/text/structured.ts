// What search engines are told of a page (schema.org): only what the page says too.
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import type { EditionEntry } from '../../../contract/editions.ts'
import type { ProductEntry } from '../../../contract/products.ts'
import { productDocumentPath } from '../../../contract/slugs.ts'
import { cardPath } from '../../api/head.ts'
import { legalAddressOf } from '../business/facts.ts'
import { withoutGaps } from './gaps.ts'
import { phoneLink, websiteLink } from './links.ts'
import { tradeOf, variantsOf } from './structured-trade.ts'

/** An Organization; addresses are made whole with `origin`, `url` is the page's canonical address. */
export function organizationOf(
  profile: BusinessProfileEntry,
  origin: string,
  url: string,
  language: string,
): object {
  const { general, contactInfo: contact } = profile
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: general.companyName,
    alternateName: otherNames(profile.names, general.companyName),
    legalName: general.registeredName ?? undefined,
    url,
    description: general.shortDescription || undefined,
    logo: pictureOf(general.profilePhoto?.url, origin),
    image: pictureOf(general.coverPhoto?.url, origin),
    foundingDate: general.yearStablished === null ? undefined : String(general.yearStablished),
    numberOfEmployees: general.totalEmployees
      ? withoutGaps({
          '@type': 'QuantitativeValue',
          minValue: general.totalEmployees.min ?? undefined,
          maxValue: general.totalEmployees.max ?? undefined,
        })
      : undefined,
    address: withoutGaps({
      '@type': 'PostalAddress',
      streetAddress: legalAddressOf(contact, language)?.text,
      addressLocality: contact.city || undefined,
      addressRegion: contact.state?.stateName,
      postalCode: contact.zipcode || undefined,
      addressCountry: contact.country.code,
    }),
    telephone: phoneLink(contact.phone)?.text,
    sameAs: websiteLink(contact.website)?.href,
    knowsAbout: general.categories.length > 0 ? general.categories.map(({ name }) => name) : undefined,
    hasCertification: certificationsOf(profile),
  })
}

/** What a thing is called in other languages, what was written first before the others. */
function otherNames(names: Readonly<Record<string, string>>, shown: string): string | string[] | undefined {
  const others = [...new Set(Object.values(names))].filter((name) => name !== shown)
  return others.length > 1 ? others : others[0]
}

/** A page in the language of its edition, and the `@id` of what it is about. */
export const webPageOf = (url: string, title: string, language: string, about: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  '@id': url,
  url,
  name: title,
  inLanguage: language,
  mainEntity: { '@id': about },
})

/** What was checked: by a verifier, and of what the company states only what was found in the register of its issuer. */
function certificationsOf({ verification, certificates }: BusinessProfileEntry): object[] | undefined {
  const confirmed = certificates.filter(({ confirmed, status }) => confirmed !== null && status !== 'expired')
  const all = [
    ...(verification
      ? [
          {
            '@type': 'Certification',
            name: 'Verified',
            issuedBy: { '@type': 'Organization', name: verification.checkedBy },
            validFrom: verification.checkedOn,
            expires: verification.validUntil,
          },
        ]
      : []),
    ...confirmed.map(({ name, number, issuer, scope, issueDate, expireDate }) =>
      withoutGaps({
        '@type': 'Certification',
        name,
        certificationIdentification: number ?? undefined,
        description: scope ?? undefined,
        issuedBy: issuer === null ? undefined : { '@type': 'Organization', name: issuer },
        validFrom: issueDate ?? undefined,
        expires: expireDate ?? undefined,
      }),
    ),
  ]
  return all.length > 0 ? all : undefined
}

/**
 * A Product, with variants a ProductGroup of them; without offers where no price is given, since an offer wants one. A maker is its
 * manufacturer, every company its brand.
 */
export function productOf(product: ProductEntry, origin: string, url: string, companyUrl: string): object {
  const { businessProfile: business, industry, category, subCategory, specs } = product
  const company = {
    '@type': 'Organization',
    '@id': `${companyUrl}#organization`,
    name: business.general.companyName,
    url: companyUrl,
  }
  const images = imagesOf(product, origin)
  const { variants, stock } = product
  const isMaker = business.general.businessType.code === 'MA'
  const offering = { seller: { '@id': company['@id'] }, stock, isMaker }
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': variants ? 'ProductGroup' : 'Product',
    '@id': `${url}#product`,
    name: product.name,
    alternateName: otherNames(product.names, product.name),
    url,
    description: product.description || undefined,
    image: images.length > 0 ? images : undefined,
    brand: company,
    manufacturer: isMaker ? company : undefined,
    category: [industry, category, subCategory].flatMap((part) => (part ? [part.name] : [])).join(' > '),
    keywords: product.keywords.length > 0 ? product.keywords.join(', ') : undefined,
    ...tradeOf(product, offering),
    ...(variants && {
      productGroupID: product.partNumber ?? product.productID,
      variesBy: variants.axes,
      hasVariant: variantsOf(variants, { name: product.name, url, ...offering }),
    }),
    subjectOf: documentsOf(product, origin),
    additionalProperty:
      specs.length > 0
        ? specs.map(({ key, value }) => ({ '@type': 'PropertyValue', name: key, value }))
        : undefined,
  })
}

/** Those that everybody opens, each where it is saved from. */
function documentsOf({ documents = [], productID }: ProductEntry, origin: string): object[] | undefined {
  const open = documents.filter(({ access }) => access === 'open')
  if (open.length === 0) return undefined
  return open.map(({ documentID, title, language, version, contentType }) =>
    withoutGaps({
      '@type': 'DigitalDocument',
      name: title,
      inLanguage: language || undefined,
      version: version || undefined,
      encodingFormat: contentType,
      url: new URL(productDocumentPath(productID, documentID), origin).href,
    }),
  )
}

/** The pictures of a product, each once: its address, or an ImageObject where words say what it shows. */
function imagesOf({ mainImage, photos, textLanguages }: ProductEntry, origin: string): (string | object)[] {
  const images = new Map<string, string | object>()
  for (const address of [mainImage?.url, ...photos.map(({ url }) => url)]) {
    const url = pictureOf(address, origin)
    if (url === undefined || images.has(url)) continue
    const at = photos.findIndex((photo) => photo.url === address)
    const caption = photos[at]?.text
    const inLanguage = textLanguages[`photos.${at}`]
    images.set(url, caption ? withoutGaps({ '@type': 'ImageObject', url, caption, inLanguage }) : url)
  }
  return [...images.values()]
}

/** A picture of ours as the PNG that its card shows, since not every reader knows what ours are made of; any other as it is. */
function pictureOf(address: string | undefined, origin: string): string | undefined {
  const path = cardPath(address, origin) ?? address
  return path ? (URL.parse(path, origin)?.href ?? undefined) : undefined
}

type Site = Pick<EditionEntry, 'brand' | 'siteName' | 'legalName' | 'origin' | 'email' | 'phoneUSA'>

/** Who runs a site, and the site with its search, as its home tells them. */
export function siteOf({ brand, siteName, legalName, origin, email, phoneUSA }: Site): object[] {
  const url = new URL('/', origin).href
  const search = new URL('/search-result', origin).href
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name: siteName,
      alternateName: brand,
      legalName,
      url,
      logo: new URL('/logo.png', origin).href,
      email,
      telephone: phoneUSA,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: siteName,
      url,
      publisher: { '@id': `${url}#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?search={words}` },
        'query-input': 'required name=words',
      },
    },
  ]
}

/** A BreadcrumbList of links that begin with a slash. */
export function breadcrumbOf(crumbs: readonly { name: string; to?: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, at) =>
      withoutGaps({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: to && new URL(to, origin).href,
      }),
    ),
  }
}
