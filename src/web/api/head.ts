// Head tags made on the server from the page's language and edition: title, description, canonical, hreflang, the card of a link.
import type { EditionEntry } from '../../contract/editions.ts'
import { languages, type Language } from '../../contract/locale.ts'
import type { Page } from './page.ts'

export type HeadInput = {
  title: string
  description: string
  /** Words of this page alone; the edition's follow. */
  keywords?: string
  /** Path and query that name this page, without the language. */
  canonicalPath: string
  /** The same in another edition, where it has another name there; undefined where it is not. */
  pathIn?: (edition: EditionEntry) => string | undefined
  /** In which languages anything on it is written; left out where it is in all of the edition's. */
  writtenIn?: readonly string[]
  noindex?: boolean
  /** What the page is about, for those who show its card elsewhere. */
  kind?: 'website' | 'product' | 'profile'
  /** The picture of its card: the address of a picture of ours, or the name of a drawing. */
  image?: string | null | undefined
  drawing?: string | undefined
  /** JSON-LD objects; escaped by `headTags`. */
  structured?: object[]
}

/** What scripts of a page know of its head; what only machines read is written beside it (head-tags.ts). */
export type Head = { title: string; description: string; canonical: string; noindex?: boolean | undefined }

/** What machines are told of a page, in its first document alone. */
export type Told = Pick<HeadInput, 'kind' | 'structured'> & {
  keywords: string
  siteName: string
  language: Language
  alternates: { language: string; href: string }[]
  /** The picture of its card. */
  card: string
}

const tellings = new WeakMap<Head, Told>()

/** What machines are told besides a head that `pageHead` has made in this process. */
export const toldOf = (head: Head): Told | undefined => tellings.get(head)

/** Everything `metaOf` needs, as plain data from a loader; the rest stays here. */
export function pageHead(page: Page, { pathIn, image, drawing, ...input }: HeadInput): Head {
  const { edition, language } = page
  const { title, description, noindex, kind, structured, canonicalPath, writtenIn } = input
  const own = addressesOf(edition, canonicalPath, isFirst(page, edition))
  const canonical = canonicalIn(own, language)
  // What is in no list is nowhere else either.
  const isListed = noindex !== true
  const elsewhere =
    isListed && language === edition.defaultLanguage
      ? placesElsewhere(page, pathIn ?? (() => canonicalPath))
      : []
  const byDefault = isListed ? xDefault(page, pathIn, canonicalPath) : plainOf(edition, canonicalPath)
  const there = languagesThere(edition, own, writtenIn)
  const alternates = there.some(({ inLanguage }) => inLanguage === language)
    ? [...there, ...elsewhere, { hreflang: 'x-default', href: byDefault }]
    : []
  const head: Head = { title, description, canonical, noindex }
  tellings.set(head, {
    kind,
    structured,
    keywords: keywordsOf(input.keywords, edition.keywords),
    siteName: edition.siteName,
    language,
    alternates: alternates.map(({ hreflang, href }) => ({ language: hreflang, href })),
    card: new URL(cardPath(image, edition.origin) ?? drawingPath(drawing), edition.origin).href,
  })
  return head
}

const canonicalIn = (own: ReturnType<typeof addressesOf>, language: string) =>
  (own.find((address) => address.inLanguage === language) ?? own[0]!).href

/** The address by which a page at `path` is known in its own language. */
export const canonicalOf = (page: Page, path: string): string =>
  canonicalIn(addressesOf(page.edition, path, isFirst(page, page.edition)), page.language)

type Addressed = Pick<EditionEntry, 'origin' | 'languages' | 'defaultLanguage' | 'countryCode'>

/**
 * Where a page of an edition (path and query, without the language) stands in each language. The first edition speaks
 * for a language wherever no other is nearer, the others for their country (docs/decisions/0040).
 */
export function addressesOf(edition: Addressed, path: string, first: boolean) {
  const plain = plainOf(edition, path)
  const withLanguage = (language: string) => `${plain}${plain.includes('?') ? '&' : '?'}lang=${language}`
  return languages
    .filter((language) => edition.languages.includes(language))
    .map((language) => ({
      inLanguage: language,
      hreflang: first ? (language as string) : `${language}-${edition.countryCode}`,
      href: language === edition.defaultLanguage ? plain : withLanguage(language),
    }))
}

/** Those of a page's addresses that others are told of: of the languages in which it is written, and the edition's own (docs/decisions/0115). */
export const languagesThere = (
  { defaultLanguage }: Pick<EditionEntry, 'defaultLanguage'>,
  addresses: ReturnType<typeof addressesOf>,
  writtenIn: readonly string[] | undefined,
) =>
  writtenIn === undefined
    ? addresses
    : addresses.filter(({ inLanguage }) => inLanguage === defaultLanguage || writtenIn.includes(inLanguage))

const isFirst = ({ editions }: Page, { code }: EditionEntry) => (editions[0]?.code ?? code) === code

/** The page in each other edition's own language. */
function placesElsewhere(page: Page, pathIn: (edition: EditionEntry) => string | undefined) {
  return page.editions.flatMap((edition) => {
    const path = edition.code === page.edition.code ? undefined : pathIn(edition)
    if (path === undefined) return []
    const places = addressesOf(edition, path, isFirst(page, edition))
    return places.filter(({ inLanguage }) => inLanguage === edition.defaultLanguage)
  })
}

/** For everybody else: the first edition's plain address, or this one's where the page is not there. */
function xDefault({ edition, editions }: Page, pathIn: HeadInput['pathIn'], canonicalPath: string): string {
  const first = editions[0] ?? edition
  const there = first.code === edition.code || !pathIn ? canonicalPath : pathIn(first)
  return there === undefined ? plainOf(edition, canonicalPath) : plainOf(first, there)
}

/** A path that a URL leaves as it is needs none made: a page names its address in thirty places. */
const isWhole = /^\/(?!\/)[\w\-./%,~!*()?&=+:@;$]*$/
const hasDots = /\/(?:\.|%2e){1,2}(?:[/?]|$)/i

const plainOf = ({ origin }: Pick<EditionEntry, 'origin'>, path: string) =>
  isWhole.test(path) && !hasDots.test(path) ? origin + path : new URL(path, origin).href

/** The address of a page that is in all editions but these. */
export const notIn =
  (path: string, hiddenIn: readonly string[] = []) =>
  ({ code }: EditionEntry): string | undefined =>
    hiddenIn.includes(code) ? undefined : path

/** The PNG of a picture of ours: of the demo world, or uploaded and made anew by us; no other address is ever asked. */
export function cardPath(picture: string | null | undefined, origin: string): string | undefined {
  const url = picture ? URL.parse(picture, origin) : null
  if (!url) return undefined
  const [, drawn] = /^\/media\/demo\/([\w/]+)\.svg$/.exec(url.pathname) ?? []
  if (drawn !== undefined) return `/media/cards/demo/${drawn}.png`
  const [, made] = /\/files\/([\da-f-]{36}\/[\w-]+)\.webp$/.exec(url.pathname) ?? []
  return made === undefined ? undefined : `/media/cards/files/${made}.png`
}

const drawingPath = (name = 'network-editions') => `/drawings/${name}.png`

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
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link' as const, rel: 'canonical', href: head.canonical },
  ]
}
