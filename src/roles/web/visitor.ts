// What the web role learns from a request before a page is rendered: edition, language, and the address without what pages do not read.
import type { EditionEntry } from '../../contract/editions.ts'
import { isLanguage, languageCookie, type Language } from '../../contract/locale.ts'
import { pageSizeInCookies } from '../../contract/page-size.ts'
import { isNeverKept, namesReadAt, pageAt } from '../../contract/pages/matching.ts'
import { unknownPage } from '../../contract/pages/pages.ts'
import { languageOf } from '../../platform/http/language.ts'

const addressMax = 8_000

/** Where the router's pattern of all addresses that no page has ends: not even the page of those is found for them. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i

/** True for what no page is called: no path, another host's name in the path, lines, or longer than any page's address. */
export function isNoPage(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//') || url.length > addressMax) return true
  const [path = ''] = url.split('?', 1)
  return lineBreak.test(path) && pageAt(path) === unknownPage
}

/** True for pages of log-ins, sessions and choices: what they answer to one visitor is never for another. */
export function isPrivatePath(pathname: string): boolean {
  try {
    return isNeverKept(decodeURIComponent(pathname))
  } catch {
    // What cannot be read is no page that anybody needs kept.
    return true
  }
}

/** True for what is the same for everybody, signed in or not. */
export const isForEveryone = (pathname: string): boolean => pageAt(pathname).cached === 'everybody'

/** The edition a host name belongs to, else the default one. */
export function editionOfHost(
  host: string | undefined,
  editions: readonly EditionEntry[],
  fallback: string,
): EditionEntry {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '')
  const byHost = editions.find((edition) => edition.hosts.includes(name))
  const edition = byHost ?? editions.find((entry) => entry.code === fallback) ?? editions[0]
  if (!edition) throw new Error('there is no edition at all')
  return edition
}

const keptLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`)
const chosenByHeader = new Map<string, string>()
const remembered = 500

/** `?lang=`, else the cookie, else Accept-Language, else the edition's default (A5). */
export function languageOfVisitor(
  query: URLSearchParams,
  cookie: string | undefined,
  accept: string | undefined,
  edition: Pick<EditionEntry, 'code' | 'languages' | 'defaultLanguage'>,
): Language {
  const asked = query.get('lang')
  if (isLanguage(asked) && edition.languages.includes(asked)) return asked
  // Other spellings and places: JA, zh-TW.
  const meant = asked && languageOf(asked.replaceAll('_', '-'), edition.languages, '')
  if (isLanguage(meant)) return meant
  const kept = cookie === undefined ? undefined : keptLanguage.exec(cookie)?.[1]
  if (isLanguage(kept) && edition.languages.includes(kept)) return kept
  const header = (accept ?? '').slice(0, 200)
  const key = `${edition.code} ${header}`
  let language = chosenByHeader.get(key)
  if (language === undefined) {
    language = languageOf(header, edition.languages, edition.defaultLanguage)
    if (chosenByHeader.size >= remembered) chosenByHeader.clear()
    chosenByHeader.set(key, language)
  }
  return language as Language
}

/** Path and the parameters that its page reads, in a fixed order; two spellings of one address become one. */
export function normalAddress(path: string, query: URLSearchParams): string {
  if (query.size === 0) return path
  const several = pageAt(path).several ?? []
  const kept = namesReadAt(path)
    .filter((name) => query.has(name))
    .flatMap((name) =>
      (several.includes(name) ? query.getAll(name) : [query.get(name) ?? '']).map(
        (value) => `${name}=${encodeURIComponent(value)}`,
      ),
    )
    .join('&')
  return kept ? `${path}?${kept}` : path
}

export type Asked = {
  /** The page's address without what pages do not read. */
  address: string
  query: URLSearchParams
}

/** A request's path and query as pages know them; a search that names no number of results has the remembered one. */
export function askedBy(url: string, cookie?: string): Asked {
  const split = url.indexOf('?')
  const path = split === -1 ? url : url.slice(0, split)
  const query = new URLSearchParams(split === -1 ? '' : url.slice(split + 1))
  const size = pageSizeInCookies(cookie)
  // Pages that read no such parameter leave it out below.
  if (size !== undefined && !query.has('size')) query.set('size', String(size))
  return { address: normalAddress(path, query), query }
}
