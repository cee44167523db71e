// Head tags made on the server from the page's language and edition: title, description, keywords, canonical, hreflang.
import type { EditionEntry } from '../../contract/editions.ts'
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
  const alternates = addressesOf(edition, input.canonicalPath)
  const canonical = alternates.find((address) => address.language === language) ?? alternates.at(-1)!
  return {
    ...input,
    keywords: keywordsOf(input.keywords, edition.keywords),
    siteName: edition.siteName,
    canonical: canonical.href,
    language,
    alternates,
  }
}

type Addressed = Pick<EditionEntry, 'origin' | 'languages' | 'defaultLanguage'>

/** Where a page of an edition (path and query, without the language) stands in each language; last `x-default`, its plain address. */
export function addressesOf(edition: Addressed, path: string): { language: string; href: string }[] {
  const url = new URL(path, edition.origin)
  const plain = url.href
  const withLanguage = (language: string) => `${plain}${url.search === '' ? '?' : '&'}lang=${language}`
  return languages
    .filter((language) => edition.languages.includes(language))
    .map((language) => ({
      language: language as string,
      href: language === edition.defaultLanguage ? plain : withLanguage(language),
    }))
    .concat({ language: 'x-default', href: plain })
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
