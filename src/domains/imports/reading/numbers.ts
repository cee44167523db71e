// Numbers as people write them: 1.234,5 and 1,234.5 and 1 234,5 and １，２３４ and 1.2万.
import type { Cell } from '../../../platform/tables/table.ts'
import { textOf, tidy } from './cells.ts'

/** What was read, or why not: a code that the screens say. */
export type Read<Value> = { value: Value } | { why: Why }
export type Why =
  | 'empty'
  | 'cell-error'
  | 'not-a-number'
  | 'decimal-open'
  | 'too-large'
  | 'negative'
  | 'is-date'
  | 'no-unit'
  | 'unknown-unit'
  | 'unknown-currency'
  | 'no-currency'
  | 'not-one-amount'
  | 'price-zero'
  | 'on-request'
  | 'not-known-yet'
  | 'while-stocks-last'
  | 'made-to-order'
  | 'ambiguous'
  | 'not-a-country'
  | 'several'
  | 'unknown'

/** What parts whole numbers from decimals in a column; 'ask' where its texts do not tell, or tell both. */
export type DecimalMark = '.' | ',' | 'ask'

/** Blanks and apostrophes only part thousands: '8 20' are two numbers. */
const token = String.raw`\d+(?:[ '’]\d{3}(?!\d))*(?:[.,]\d+)*`
const tokens = new RegExp(token, 'g')

type Told = DecimalMark | 'none' | 'odd'

/** What one number tells by itself. */
function toldBy(number: string): Told {
  const hasBlanks = /[ '’]/.test(number)
  const plain = number.replace(/[ '’]/g, '')
  const signs = plain.replace(/\d/g, '')
  if (signs === '') return 'none'
  const last = signs.at(-1) as '.' | ','
  if (signs.includes('.') && signs.includes(','))
    return new RegExp(`^[^${last}]+[${last}]$`).test(signs) ? last : 'odd'
  const groups = plain.split(last)
  if (signs.length > 1) {
    const isGrouped = groups[0]!.length <= 3 && groups.slice(1).every((group) => group.length === 3)
    return isGrouped ? (last === '.' ? ',' : '.') : 'odd'
  }
  const [whole = '', part = ''] = groups
  if (part.length !== 3 || hasBlanks || whole.length > 3 || whole.startsWith('0')) return last
  return 'ask'
}

/** The decimal mark that the texts of a column tell; 'none' where no number of it has any. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | 'none' {
  let points = 0
  let commas = 0
  let isOpen = false
  for (const text of texts)
    for (const [number] of text.normalize('NFKC').matchAll(tokens)) {
      const told = toldBy(number)
      if (told === '.') points++
      else if (told === ',') commas++
      else if (told === 'ask') isOpen = true
    }
  if (points > 0 && commas > 0) return 'ask'
  if (points > 0) return '.'
  if (commas > 0) return ','
  return isOpen ? 'ask' : 'none'
}

/** A number as a decimal: '1.234,50' is '1234.50'. */
export function decimalOf(number: string, mark: DecimalMark | 'none'): Read<string> {
  const told = toldBy(number)
  if (told === 'odd') return { why: 'not-a-number' }
  const own = told === 'ask' ? mark : told
  if (own === 'ask' || (own === 'none' && told === 'ask')) return { why: 'decimal-open' }
  const [whole = '', part] = number.replace(/[ '’]/g, '').split(own === 'none' ? ' ' : own)
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length > 15) return { why: 'too-large' }
  return { value: part === undefined ? digits : `${digits}.${part}` }
}

/** A decimal with its point moved: by -2 for a hundredth. */
export function shifted(decimal: string, by: number): string {
  const [whole = '', part = ''] = decimal.split('.')
  const digits = by >= 0 ? whole + part.padEnd(by, '0') : whole.padStart(1 - by, '0') + part
  const at = by >= 0 ? whole.length + by : Math.max(whole.length, 1 - by) + by
  const moved = `${digits.slice(0, at).replace(/^0+(?=\d)/, '')}.${digits.slice(at)}`
  return moved.replace(/\.0*$|(?<=\.\d*[1-9])0+$/, '')
}

/** One number in a text, and what stands around it; `to` where it is the first of two: 10〜20. */
export type Amount = { number: string; to?: string; before: string; after: string; isNegative: boolean }

const thousands: Readonly<Record<string, number>> = { 千: 3, 万: 4, 萬: 4, 億: 8, 亿: 8 }
const amount = new RegExp(
  String.raw`^(?<before>\D*?)(?<number>${token})\s?(?<large>[千万萬億亿])?(?<after>.*)$`,
  'su',
)
const second = new RegExp(
  String.raw`^(?<unit>[^\d〜~–—-]{0,12}?)\s*(?:[〜~–—―-]|\.{2,3}|…|から|至|(?<=\s|^)(?:to|a|al|bis|hasta|y)(?=\s))\s*(?<number>${token})\s?(?<large>[千万萬億亿])?(?<after>.*)$`,
  'su',
)
const exponent = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** The number of a cell; `why` where it has none, or where its marks are open. Cells that are numbers have no such marks. */
export function amountIn(cell: Cell | undefined, mark: DecimalMark | 'none'): Read<Amount> {
  if (cell === undefined || cell.text.trim() === '') return { why: 'empty' }
  if (cell.kind === 'date') return { why: 'is-date' }
  if (cell.kind === 'number' && exponent.test(cell.text)) return plainNumber(cell.text, cell.unit)
  return amountOf(textOf(cell), mark)
}

/** What a spreadsheet counts with has errors in its last digits: 12.299999999999999. */
function plainNumber(text: string, unit = ''): Read<Amount> {
  const number = Number(Number(text).toPrecision(15))
  if (!Number.isFinite(number) || Math.abs(number) >= 1e15) return { why: 'too-large' }
  const plain = Math.abs(number).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 })
  return { value: { number: plain, before: '', after: tidy(unit), isNegative: number < 0 } }
}

/** The same of a text that is tidied. */
export function amountOf(text: string, mark: DecimalMark | 'none'): Read<Amount> {
  const found = amount.exec(text)?.groups
  if (!found) return { why: 'not-a-number' }
  const number = readLarge(found['number']!, found['large'], mark)
  if ('why' in number) return number
  const before = found['before']!.trim()
  const rest = found['after']!
  const isNegative = /[-−△▲]$/.test(before) || (before.endsWith('(') && /^\s*\)$/.test(rest))
  const range = second.exec(rest)?.groups
  if (!range) return { value: { number: number.value, before, after: rest.trim(), isNegative } }
  const to = readLarge(range['number']!, range['large'], mark)
  if ('why' in to) return to
  const after = (range['after']!.trim() || range['unit']!).trim()
  return { value: { number: number.value, to: to.value, before, after, isNegative } }
}

function readLarge(number: string, large: string | undefined, mark: DecimalMark | 'none'): Read<string> {
  const read = decimalOf(number, mark)
  return 'why' in read || large === undefined ? read : { value: shifted(read.value, thousands[large]!) }
}
