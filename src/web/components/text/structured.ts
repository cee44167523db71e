// What search engines are told of a company (schema.org): only what the page says too.
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import { phoneLink, websiteLink } from './links.ts'

/** An Organization; addresses are made whole with `origin`, `url` is the page's canonical address. */
export function organizationOf(profile: BusinessProfileEntry, origin: string, url: string): object {
  const { general, contactInfo: contact } = profile
  const whole = (address: string | undefined) => address && URL.parse(address, origin)?.href
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: general.companyName,
    url,
    description: general.shortDescription || undefined,
    logo: whole(general.profilePhoto?.url),
    image: whole(general.coverPhoto?.url),
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
      streetAddress: contact.legalAddressEnglish || undefined,
      addressLocality: contact.city || undefined,
      addressRegion: contact.state?.stateName,
      postalCode: contact.zipcode || undefined,
      addressCountry: contact.country.code,
    }),
    telephone: phoneLink(contact.phone)?.text,
    sameAs: websiteLink(contact.website)?.href,
    knowsAbout: general.categories.length > 0 ? general.categories.map(({ name }) => name) : undefined,
  })
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

/** The object without what is undefined, since JSON-LD has no word for it. */
export const withoutGaps = (object: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
