// Rows between the products of a table: titles of sections, notes, sums, and heads that every printed page repeats.
import type { TableRow } from '../../../platform/tables/table.ts'
import { filledIn, isNothing, tidy } from './cells.ts'

export type RowKind = 'data' | 'blank' | 'repeated' | 'subtotal' | 'section' | 'note'

/** What rows are compared with: the texts of the head's own rows, tidied, and how many columns the table has. */
export type HeadTexts = { rows: readonly (readonly string[])[]; width: number }

const sums =
  /^(?:小計|合計|総合計|総計|累計|計|total(?:e|es)?(?: general[e]?| complessivo)?|sub-?total(?:e|es)?|grand total|somma|suma|合计|小计|总计|總計|共计)(?:\b|[:：\s(（]|$)/iu
const notes =
  /^(?:[※＊*†‡]|注[)）:：意記]?|\(注|（注|〔注|備考|以上$|note[s:]?\b|n\.?b\.?[:\s]|nota[s:]?\b|avvertenz|attenzione|obs(?:\.|ervaciones)|remarks?\b|important|aviso|terms\b|condizioni|condiciones|说明|备注|提示|end of|fine (?:listino|elenco)|fin de|(?:fine|fin|end|eof)$)/iu
const pages =
  /^(?:-\s?\d+\s?-|(?:page|pag\.?|pagina|página|p\.)\s*\d+.*|\d+\s*\/\s*\d+\s*(?:頁|ページ|页)?|第?\s?\d+\s?(?:頁|ページ|页).*)$/iu
const reachable = /https?:|www\.|@[\w-]+\.|\b(?:tel|fax|phone|telefono|teléfono)\b|電話|电话/iu
/** Longer texts are prose, whatever follows. */
const longestLooked = 200
/** 'AB-1200' is the number of a part, and no title. */
const numberLike = /^(?=.*\d)[A-Z0-9][A-Z0-9\-_./]{2,}$/i

/** What a row is; `isMerged` where one cell of it is drawn across several columns. */
export function kindOfRow(row: TableRow, { rows, width }: HeadTexts, isMerged = false): RowKind {
  const filled = filledIn(row)
  if (filled.length === 0) return 'blank'
  const texts = filled.map((at) => tidy(row.cells[at]!.text.slice(0, longestLooked)))
  if (texts.every(isNothing)) return 'blank'
  if (isRepeated(filled, texts, rows)) return 'repeated'
  const [first = ''] = texts
  if (sums.test(first) && texts.slice(1).every((text) => /\d/.test(text) || text.length <= 3))
    return 'subtotal'
  if (filled.length === 2 && width >= 4 && sums.test(texts[1]!)) return 'subtotal'
  const isOne = filled.length === 1 || new Set(texts).size === 1
  if (!isOne || width < 3) return filled.length === 1 && notes.test(first) && width > 1 ? 'note' : 'data'
  if (notes.test(first) || pages.test(first) || isProse(first)) return 'note'
  const isInFront = filled[0]! <= 1
  return isMerged || (isInFront && !numberLike.test(first) && !/^[\d.,\s]+$/.test(first)) ? 'section' : 'data'
}

/** Whether a text is a sentence, or tells how to reach somebody. */
export const isProse = (text: string): boolean =>
  text.length > 70 || /[。]$|[.!](?:\s|$)(?=.*\s)/u.test(text.slice(12)) || reachable.test(text)

/** Whether a row says what the head says, all but a cell or two. */
function isRepeated(filled: readonly number[], texts: readonly string[], rows: HeadTexts['rows']): boolean {
  return rows.some((head) => {
    const same = filled.filter((at, nth) => head[at] === texts[nth]).length
    const heads = head.filter((text) => text !== '').length
    return same >= Math.min(2, heads) && same >= filled.length * 0.7
  })
}

/** The title of a section without its ornaments: '■ ボルト類', '2. Valvole', '【软管】'. */
export const sectionTitle = (text: string): string =>
  tidy(text)
    .replace(
      /^[\s■□●○◆◇▼▽▲△★☆※♦►▶>*#=\-–—_~・|【〔［[<《(（]+|[\s■□●○◆◇▼▽▲△★☆=\-–—_~|】〕］\]>》)）:：]+$/gu,
      '',
    )
    .replace(/^(?:\d{1,2}[.)、]|[IVX]{1,4}[.)]|[①-⑳]|第\d+章)\s*/u, '')
    .trim()
