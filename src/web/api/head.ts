// Head tags made on the server from the page's language and edition: title, description, keywords, canonical, hreflang.
import { languages } from '../../contract/locale.ts'
import type { Page } from './page.ts'

export type HeadInput = {
  title: string
  description: string
  /** Words of this page alone; the edition's follow. */
  keywords?: string
  /** Path and query that name this page, without the language. */
  canonicalPath: string
  noindex?: boolean
  /** What the page is about, for those who show its card elsewhere. */
  kind?: 'website' | 'product' | 'profile'
  image?: string | null
  /** JSON-LD objects; escaped by the router. */
  structured?: object[]
}

export type Head = ReturnType<typeof pageHead>

/** Everything `metaOf` needs, as plain data from a loader. */
export function pageHead(page: Page, input: HeadInput) {
  const { edition, language } = page
  const addressIn = (other: string) => {
    const url = new URL(input.canonicalPath, edition.origin)
    if (other !== edition.defaultLanguage) url.searchParams.set('lang', other)
    return url.href
  }
  return {
    ...input,
    keywords: keywordsOf(input.keywords, edition.keywords),
    siteName: `${edition.brand} ${edition.countryName}`,
    canonical: addressIn(language),
    language,
    alternates: languages
      .filter((other) => edition.languages.includes(other))
      .map((other) => ({ language: other as string, href: addressIn(other) }))
      .concat({ language: 'x-default', href: addressIn(edition.defaultLanguage) }),
  }
}

/** The page's words, then the edition's, each once. */
export function keywordsOf(own: string | undefined, ofEdition: string): string {
  const words = `${own ?? ''},${ofEdition}`.split(',').map((word) => word.trim())
  return [...new Set(words.filter(Boolean))].join(', ')
}

/** The meta descriptors of a head, for a route's `meta`. */
export function metaOf(head: Head | undefined) {
  if (!head) return []
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords },
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link' as const, rel: 'canonical', href: head.canonical },
    ...head.alternates.map(({ language, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href,
    })),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: head.kind ?? 'website' },
    { property: 'og:url', content: head.canonical },
    { property: 'og:site_name', content: head.siteName },
    ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
    ...(head.structured ?? []).map((object) => ({ 'script:ld+json': object })),
  ]
}
