// The fields of the product editor as texts: from the product, and from what was typed.
import type { ManagedProductEntry } from '../../../../contract/product-management.ts'
import { limits } from '../../../../contract/limits.ts'
import { picturesTyped, type PictureEntry } from '../../../components/upload/picture-list.ts'
import { sentLines } from '../../../api/sent.ts'
import { noTradeValues, tradeTyped, tradeValuesOf, type TradeValues } from './trade-values.ts'
import { hashed } from '../../../ui/hashed.ts'

/** `term` as calls have it: a term's id, null for none; without it the program decides. */
export type SpecRow = { key: string; value: string; term?: string | null | undefined }
/** How a form says null. */
export const noTerm = '-'
export type ProductValues = {
  name: string
  /** A code of the list; empty where nobody says. */
  language: string
  description: string
  /** As `0004.0004-03-02`; empty before one was chosen. */
  category: string
  /** Of the pick list that stands in without scripts. */
  industry: string
  /** With commas between. */
  keywords: string
  pictures: readonly PictureEntry[]
  leadTime: string
  stock: boolean
  specs: readonly SpecRow[]
  videos: readonly string[]
  trade: TradeValues
  /** Of the product that was shown; empty for a new one. */
  revision: string
}

/** What a product that does not exist yet says. */
export const noValues: ProductValues = {
  name: '',
  language: '',
  description: '',
  category: '',
  industry: '',
  keywords: '',
  pictures: [],
  leadTime: '',
  // Whoever says nothing of it has promised nothing.
  stock: false,
  specs: [],
  videos: [],
  trade: noTradeValues,
  revision: '',
}

/** The control of what a picture shows. */
export const pictureTextName = (ref: string) => `pictureText-${hashed(ref)}`

/** The pictures of a product, the main one first, each once. */
export function picturesOf({
  mainImage,
  photos,
  pictureTexts = {},
}: ManagedProductEntry['fields']): PictureEntry[] {
  const refs = [...new Set([mainImage, ...photos])].filter((ref) => ref !== '')
  return refs.map((ref) => ({ ref, url: ref, ...(pictureTexts[ref] && { text: pictureTexts[ref] }) }))
}

/** What the editor shows of a product, numbers as they are written in `page`'s language. */
export function valuesOfProduct(
  { fields, revision }: ManagedProductEntry,
  page: { language: string },
): ProductValues {
  const { name, language, description, category, keywords, specs, leadTime, stock, videos } = fields
  return {
    name,
    language,
    description,
    category,
    industry: category.slice(0, 4),
    keywords: keywords.join(', '),
    pictures: picturesOf(fields),
    leadTime: leadTime === null ? '' : String(leadTime),
    stock,
    specs,
    videos,
    trade: tradeValuesOf(fields, page.language),
    revision: String(revision),
  }
}

/** What was typed; rows and addresses that were left empty are gone. */
export function valuesTyped(form: { get(name: string): unknown }): ProductValues {
  const text = (name: string) => sentLines(form, name)
  const numbers = (max: number) => Array.from({ length: max }, (_, at) => at)
  return {
    name: text('name'),
    language: text('language'),
    description: text('description'),
    category: text('category'),
    industry: text('industry'),
    keywords: text('keywords'),
    pictures: picturesTyped(text('pictures')).map(({ ref, url, text: before }) => {
      const typed = form.get(pictureTextName(ref))
      const shows = typeof typed === 'string' ? text(pictureTextName(ref)) : before
      return { ref, url, ...(shows && { text: shows }) }
    }),
    leadTime: text('leadTime'),
    stock: text('stock') !== '',
    specs: numbers(limits.specsPerProductMax + rowsMore)
      .map((at) => ({ key: text(`spec-key-${at}`), value: text(`spec-value-${at}`), ...termTyped(text, at) }))
      .filter(({ key, value }) => key.trim() !== '' || value.trim() !== ''),
    videos: numbers(limits.videosPerProductMax)
      .map((at) => text(`video-${at}`).trim())
      .filter((address) => address !== ''),
    trade: tradeTyped(text),
    revision: text('revision'),
  }
}

/** What was chosen for the name of a row; for another name than stands there now it means nothing. */
function termTyped(text: (name: string) => string, at: number): { term?: string | null } {
  const term = text(`spec-term-${at}`)
  const isOfName = text(`spec-of-${at}`).trim() === text(`spec-key-${at}`).trim()
  if (term === '' || !isOfName) return {}
  return { term: term === noTerm ? null : term }
}

/** Empty rows that stand below the others without scripts. */
export const rowsMore = 5

/** The words of a text with commas between, each once. */
export function keywordsOf(text: string): string[] {
  const words = text
    .split(/[,，、\n;]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return [...new Set(words)]
}
