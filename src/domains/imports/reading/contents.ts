// What the cells below a head are, whatever the head says: numbers of parts, prices, countries, addresses of pictures.
import type { Cell, TableRow } from '../../../platform/tables/table.ts'
import { isDitto, isNothing, tidy } from './cells.ts'
import { readBoolean, readStock } from './answers.ts'
import { readDays } from './durations.ts'
import type { HeadField } from './head-words.ts'
import { weightUnitOf } from './measures.ts'
import { amountIn } from './numbers.ts'
import { readCountry } from './origins.ts'
import { currencyIn, isOnRequest, readPrice } from './prices.ts'
import { countedUnitOf, readQuantity } from './quantities.ts'

/** The cells of a column that say something, of how many rows. */
export type Contents = { cells: readonly Cell[]; texts: readonly string[]; rows: number; distinct: number }

export function contentsOf(rows: readonly TableRow[], at: number): Contents {
  const cells = rows.flatMap((row) => {
    const cell = row.cells[at]
    return cell === undefined || isNothing(tidy(cell.text)) || isDitto(cell.text) ? [] : [cell]
  })
  const texts = cells.map(({ text, unit }) =>
    tidy(unit === undefined ? text.slice(0, 500) : `${text} ${unit}`),
  )
  return { cells, texts, rows: rows.length, distinct: new Set(texts).size }
}

/** The share of the cells, from 0 to 1, of which something is true. */
export const shareOf = ({ cells, texts }: Contents, is: (text: string, cell: Cell) => boolean): number =>
  cells.length === 0 ? 0 : texts.filter((text, at) => is(text, cells[at]!)).length / cells.length

const partNumber =
  /^(?=.*[\dA-Z])[\p{L}\p{N}φ][\p{L}\p{N}\-‐−_./+#*()φ]{0,39}(?: [\p{L}\p{N}\-_./+#()]{1,20}){0,2}$/iu
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/i
export const isPartNumber = (text: string): boolean =>
  partNumber.test(text) &&
  !uuid.test(text) &&
  !/\s\S*\p{Ll}{3}|\p{Ll}{4}\s/u.test(text) &&
  /\d|^[A-Z][A-Z-]{1,9}$/.test(text) &&
  !/\p{Ll}{5}|[ぁ-んァ-ヶ]{3}|\p{Script=Han}{4}/u.test(text)
export const isNumber = (text: string, cell: Cell): boolean =>
  cell.kind === 'number' || /^[-−△▲]?\d[\d., '’]*$/.test(text)
export const isWhole = (text: string): boolean => /^\d{1,3}(?:[.,' ]?\d{3})*(?:\.0+)?$|^\d+$/.test(text)
export const isHsCode = (text: string): boolean =>
  /^\d{4}[. -]?\d{2}(?:[. -]?\d{2}){0,2}$|^\d{4}[. ]\d{2}[. -]\d{3}$/.test(text) &&
  Number(text.slice(0, 2)) > 0 &&
  Number(text.slice(0, 2)) < 98
export const isPicture = (text: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|tiff?|bmp|heic|avif)(?:[?#].*)?$/i.test(text)
export const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)
export const isDocument = (text: string): boolean =>
  /\.(?:pdf|docx?|dwg|dxf|stp|step|igs|iges|x_t|stl|zip|xlsx?)(?:[?#].*)?$/i.test(text)
export const isPairs = (text: string): boolean =>
  text.split(/[;；\n、|]/).filter((pair) => /^(?=[^:：=]*\p{L})[^:：=]{1,60}[:：=]\s*\S/u.test(pair.trim()))
    .length >= 1 &&
  /[:：=]/.test(text) &&
  !isAddress(text)
const isMoney = (text: string): boolean => currencyIn(text) !== undefined && /\d/.test(text)

const reads = (read: object): boolean => 'value' in read
const whyOf = (read: object): string => ('why' in read ? String(read.why) : '')
const open = new Set([
  'decimal-open',
  'on-request',
  'made-to-order',
  'while-stocks-last',
  'not-known-yet',
  'ambiguous',
])

const isOf: Readonly<Partial<Record<HeadField, (text: string, cell: Cell) => boolean>>> = {
  partNumber: (text) => text.length <= 40 && text.split(' ').length <= 4 && !/[。、！？]/.test(text),
  name: (text, cell) => /\p{L}{2}/u.test(text) && !isNumber(text, cell) && !isAddress(text),
  description: (text, cell) => /\p{L}{2}/u.test(text) && !isNumber(text, cell),
  leadTime: (_, cell) => readsOr(readDays(cell)),
  stock: (_, cell) => readsOr(readStock(cell, '.', true)),
  minimumOrder: (_, cell) => readsOr(readQuantity(cell)),
  priceFrom: (_, cell) => readsOr(readQuantity(cell)),
  packQuantity: (_, cell) => readsOr(readQuantity(cell)),
  price: (_, cell) => readsOr(readPrice(cell)) || whyOf(readPrice(cell)) === 'unknown-currency',
  currency: (text) => currencyIn(text) !== undefined || /^[A-Z]{3}$/.test(text),
  unit: (text) => countedUnitOf(text) !== undefined || (text.length <= 12 && !/\d{2}/.test(text)),
  packaging: (text) => text.length <= 80,
  weight: (_, cell) => isWeight(cell),
  origin: (_, cell) => reads(readCountry(cell)) || whyOf(readCountry(cell)) === 'several',
  hsCode: isHsCode,
  picture: (text) => isPicture(text) || isAddress(text),
  document: (text) => isDocument(text) || isAddress(text),
  specName: (text, cell) => !isNumber(text, cell),
  specs: isPairs,
  rowNumber: isWhole,
  language: (text) => text.length <= 20,
}

const readsOr = (read: object): boolean => reads(read) || open.has(whyOf(read))

function isWeight(cell: Cell): boolean {
  const read = amountIn(cell, '.')
  if ('why' in read) return false
  const words = read.value.after.replace(/\(.*$/, '').trim()
  return words === '' || weightUnitOf(words) !== undefined || /^mg$/i.test(words)
}

/** How well the cells are what a field holds, from 0 to 1; 1 where a field holds anything, or there are no cells. */
export function fitOf(field: HeadField, contents: Contents): number {
  const is = isOf[field]
  return is === undefined || contents.cells.length === 0 ? 1 : shareOf(contents, is)
}

/** Whether cells count their rows: 1, 2, 3 or 10, 20, 30, also anew in each section. */
export function isCount({ texts }: Contents): boolean {
  if (texts.length < 2 || !texts.every(isWhole)) return false
  const [first = 0, second = 0] = texts.map(Number)
  const step = second - first
  if (![1, 5, 10, 100].includes(step) || first > 10 * step) return false
  const steps = texts
    .slice(1)
    .filter((text, at) => Number(text) === Number(texts[at]) + step || Number(text) === first)
  return steps.length >= (texts.length - 1) * 0.8
}

/** Whether hardly any two cells say the same. */
export const isDistinct = ({ cells, distinct }: Contents): boolean =>
  cells.length > 0 && distinct >= cells.length * 0.95

/** What cells without a known head are; undefined for what may be anything. */
export function fieldOfContents(contents: Contents, isHeadless: boolean): HeadField | undefined {
  const has = (least: number, is: (text: string, cell: Cell) => boolean) => shareOf(contents, is) >= least
  if (contents.cells.length === 0) return undefined
  if (has(0.8, isPicture)) return 'picture'
  if (has(0.8, isDocument)) return 'document'
  if (has(0.7, isMoney)) return 'price'
  if (has(0.9, (text, cell) => text.length > 3 && reads(readCountry(cell)))) return 'origin'
  if (has(0.9, (text) => /^\d{4}\.\d{2}(?:[.-]\d{2,3}){0,2}$/.test(text) && isHsCode(text))) return 'hsCode'
  if (!isHeadless) return undefined
  if (
    has(0.9, (text) => /[日週天周]|day|week|gg|giorni|settiman|d[íi]as|semana/iu.test(text)) &&
    fitOf('leadTime', contents) > 0.9
  )
    return 'leadTime'
  if (has(0.9, (text) => /^\d/.test(text) && text.length >= 6) && has(0.9, isHsCode)) return 'hsCode'
  if (has(0.9, (text) => /^[A-Z]{3}$/.test(text) && currencyIn(text) !== undefined)) return 'currency'
  if (has(0.9, (text) => countedUnitOf(text.replace(/[(（][^()（）]*[)）]$/, '')) !== undefined))
    return 'unit'
  if (isCount(contents)) return 'rowNumber'
  if (has(0.9, (_, cell) => reads(readBoolean(cell))) && contents.distinct <= 2) return 'stock'
  // Sizes are written alike, and shorter.
  const isCoded =
    isDistinct(contents) || has(0.8, (text) => /^[A-Z]{1,4}[-A-Z\d]*\d/.test(text) && text.length > 5)
  if (has(0.8, isPartNumber) && isCoded && !has(0.5, isNumber)) return 'partNumber'
  if (has(0.8, (text, cell) => isNumber(text, cell) || isOnRequest(text) || isMoney(text))) return 'price'
  if (has(0.8, (text) => /\p{L}{2}/u.test(text) && !isOnRequest(text))) return 'name'
  return undefined
}
