// Sitemaps as the protocol of sitemaps.org wants them, with the languages of each page.
import type { EditionEntry } from '../../contract/editions.ts'
import { addressesOf, languagesThere } from '../api/head.ts'

export type SitemapPage = {
  /** Path and query of the canonical address, without the language. */
  path: string
  /** YYYY-MM-DD. */
  changedOn?: string
  /** In which languages anything on it is written; left out where it is in all of the edition's. */
  writtenIn?: readonly string[]
}

/** The protocol's limits for one file, before compression. */
const pagesMax = 50_000
const bytesMax = 50_000_000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap of an edition's pages, the first one of the table or another; what would not fit into one file is left out until the parts are laid anew. */
export function sitemapOf(edition: EditionEntry, pages: readonly SitemapPage[], first = true): Response {
  const lines: string[] = []
  let bytes = 0
  for (const page of pages.slice(0, pagesMax)) {
    const line = lineOf(edition, page, first)
    // Addresses are ASCII, so that a character is a byte.
    bytes += line.length + 1
    if (bytes > bytesMax - 1_000) break
    lines.push(line)
  }
  return xml(`<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, lines, '</urlset>')
}

/** The list of an edition's sitemaps, by their paths. */
export function sitemapIndexOf(edition: EditionEntry, paths: readonly string[]): Response {
  const lines = paths
    .slice(0, pagesMax)
    .map((path) => `<sitemap><loc>${escaped(new URL(path, edition.origin).href)}</loc></sitemap>`)
  return xml(`<sitemapindex ${protocol}>`, lines, '</sitemapindex>')
}

function lineOf(edition: EditionEntry, { path, changedOn, writtenIn }: SitemapPage, first: boolean): string {
  const addresses = languagesThere(edition, addressesOf(edition, path, first), writtenIn)
  const plain = new URL(path, edition.origin).href
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
  const alternates = [...addresses, ...(first ? [{ hreflang: 'x-default', href: plain }] : [])].map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  )
  return `<url><loc>${escaped(plain)}</loc>${changed}${alternates.join('')}</url>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

function xml(opening: string, lines: readonly string[], closing: string): Response {
  return new Response(`${declaration}${[opening, ...lines, closing].join('\n')}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
