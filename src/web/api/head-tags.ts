// What machines are told in the head of a page: search engines, and those who show a card of a link. Written as text beside
// what React writes, since no script of the page reads it: only the first document tells it.
import type { Language } from '../../contract/locale.ts'
import { toldOf, type Head } from './head.ts'

/** The tags for machines of a page, as HTML for the end of its head. */
export function headTags(head: Head): string {
  const told = toldOf(head)
  if (!told) return ''
  const { keywords, language, alternates, kind, siteName, card, structured } = told
  const canonical = escaped(head.canonical)
  return [
    `<meta name="keywords" content="${escaped(keywords)}"/>`,
    ...alternates.map(
      ({ language, href }) => `<link rel="alternate" hrefLang="${language}" href="${escaped(href)}"/>`,
    ),
    `<meta property="og:title" content="${escaped(head.title)}"/>`,
    `<meta property="og:description" content="${escaped(head.description)}"/>`,
    `<meta property="og:type" content="${kind ?? 'website'}"/>`,
    `<meta property="og:url" content="${canonical}"/>`,
    `<meta property="og:locale" content="${locales[language]}"/>`,
    `<meta property="og:site_name" content="${escaped(siteName)}"/>`,
    `<meta property="og:image" content="${escaped(card)}"/>`,
    '<meta property="og:image:type" content="image/png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    ...(structured ?? []).map((object) => dataTag('application/ld+json', object)),
  ].join('')
}

/** As Open Graph names languages: each by the country that it is of. */
const locales: Record<Language, string> = { en: 'en_US', ja: 'ja_JP', es: 'es_ES', it: 'it_IT', zh: 'zh_CN' }

/** Data that no browser runs, with nothing in it that ends its tag. */
export function dataTag(type: string, data: unknown, id?: string): string {
  const name = id === undefined ? '' : ` id="${id}"`
  return `<script type="${type}"${name}>${JSON.stringify(data).replace(/[<>&]/g, (sign) => unicode[sign]!)}</script>`
}

const unicode: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in a document or a quoted attribute. */
export const escaped = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => entities[sign]!) : text
