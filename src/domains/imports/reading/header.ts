// Where the head of a table stands, below titles and notes; of one, two or three rows, with merged cells and a row of units.
import { tableLimits, type Merged, type TableRow } from '../../../platform/tables/table.ts'
import { filledIn, isNothing, kept, keptLine, textOf, tidy } from './cells.ts'
import { headWordsOf, isGroupHead, isHeadLike, isUnitCell } from './heads.ts'
import type { Sureness } from './meanings.ts'
import { currencyIn } from './prices.ts'
import { isOwn } from './own-columns.ts'
import { kindOfRow, sectionTitle, type HeadTexts, type RowKind } from './row-kinds.ts'

/** A row of the sample that is no product. */
export type OtherRow = { number: number; kind: Exclude<RowKind, 'data'>; text: string }
export type Header = {
  /** Numbers of the first and the last row of the head; 0 where the table has none. */
  from: number
  to: number
  dataFrom: number
  /** By column: its head as joined ('寸法 内径'), and the same in its tiers, the uppermost first; a unit of its own stands in brackets. */
  heads: readonly string[]
  tiers: readonly (readonly string[])[]
  /** The rows of the head as they are, to know them again. */
  texts: HeadTexts
  rows: readonly OtherRow[]
  /** That titles and notes name beside prices. */
  currency?: string
  sureness: Sureness
}

/** So many rows are looked at for a head. */
const lookedAt = 40

/** Reads where head and products of a table are from its first rows, in their order, and its merged cells. */
export function headerOf(sample: readonly TableRow[], merged: readonly Merged[] = []): Header {
  const own = ownHeader(sample)
  if (own) return own
  const width = Math.max(0, ...sample.map((row) => (filledIn(row).at(-1) ?? -1) + 1))
  const spread = spreadOver(sample, merged)
  const best = bestRow(spread, merged, width)
  const found = best === undefined ? undefined : extended(spread, merged, best.at, width)
  const tierRows = found ? spread.slice(found.from, found.to + 1) : []
  const tiers = Array.from({ length: width }, (_, at) => tiersOf(tierRows, at))
  const raw = found ? sample.slice(found.from, found.to + 1) : []
  const texts = {
    rows: raw.map((row) => Array.from({ length: width }, (_, at) => textOf(row.cells[at]))),
    width,
  }
  const others = otherRows(sample, merged, texts, found)
  const before = found ? spread[found.from]!.number : Infinity
  const currency = currencyTold(others.filter(({ kind, number }) => kind === 'note' || number < before))
  const last = found ? raw.at(-1)!.number : 0
  const first = sample.find(({ number }) => number > last && !others.some((other) => other.number === number))
  return {
    from: found ? raw[0]!.number : 0,
    to: last,
    dataFrom: first?.number ?? last + 1,
    heads: tiers.map(joined),
    tiers,
    texts,
    rows: others,
    ...(currency !== undefined && { currency }),
    sureness: best?.sureness ?? 'unknown',
  }
}

/** The head of a table of ours is its first row. */
function ownHeader([first, second]: readonly TableRow[]): Header | undefined {
  const heads = first?.cells.map((cell) => cell?.text ?? '') ?? []
  if (!first || !isOwn(heads)) return undefined
  return {
    from: first.number,
    to: first.number,
    dataFrom: second?.number ?? first.number + 1,
    heads,
    tiers: heads.map((head) => [head]),
    texts: { rows: [heads], width: heads.length },
    rows: [],
    sureness: 'sure',
  }
}

const joined = (tiers: readonly string[]): string => tiers.join(' ')

/** The rows with the text of each merged cell in all that it covers; what is drawn across the whole table stays one. */
function spreadOver(sample: readonly TableRow[], merged: readonly Merged[]): TableRow[] {
  if (merged.length === 0) return [...sample]
  const byNumber = new Map(sample.map((row) => [row.number, row]))
  return sample.map((row) => {
    // No two of them lie over each other in a table that somebody made.
    const own = merged
      .filter(({ top, bottom }) => top <= row.number && row.number <= bottom)
      .slice(0, tableLimits.columns)
    if (own.length === 0) return row
    const cells = [...row.cells]
    for (const { top, left, right } of own) {
      const text = byNumber.get(top)?.cells[left]
      while (cells.length <= right) cells.push(undefined)
      if (text !== undefined) cells.fill(text, left, right + 1)
    }
    return { number: row.number, cells }
  })
}

type Best = { at: number; sureness: Sureness }

function bestRow(rows: readonly TableRow[], merged: readonly Merged[], width: number): Best | undefined {
  const scores = rows.slice(0, lookedAt).map((row) => scoreOf(row, merged, width))
  const most = Math.max(0, ...scores.map(({ score }) => score))
  const at = scores.findIndex(({ score }) => score > 0 && score >= most * 0.75)
  if ((most >= 2 || (width === 1 && most >= 0.8)) && at >= 0)
    return { at, sureness: scores[at]!.words >= 2 ? 'sure' : 'likely' }
  const plain = unlikeBelow(rows, width)
  return plain === undefined ? undefined : { at: plain, sureness: 'likely' }
}

function scoreOf(row: TableRow, merged: readonly Merged[], width: number) {
  const filled = filledIn(row)
  if (filled.length === 0 || (filled.length === 1 && width > 1) || isAcross(row, merged, width))
    return { score: 0, words: 0 }
  let score = 0
  let words = 0
  for (const text of new Set(filled.map((at) => textOf(row.cells[at])))) {
    const found = headWordsOf(text)
    if (found === 'word') words++
    score += found === 'word' ? 2 : found === 'maybe' ? 0.8 : isHeadLike(text) ? 0.1 : -0.8
  }
  // Few of many columns: '発行日 2024/4/1' beside a title.
  return { score: filled.length * 3 < width ? score / 2 : score, words }
}

/** Whether a row is one cell drawn across most of the table: a title. */
const isAcross = (row: TableRow, merged: readonly Merged[], width: number): boolean =>
  merged.some(
    ({ top, bottom, left, right }) =>
      top <= row.number && row.number <= bottom && right - left + 1 > Math.max(2, width * 0.7),
  )

const isNumberLike = (text: string): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text)

/** A first row of words above columns of numbers, in a language whose words are not known. */
function unlikeBelow(rows: readonly TableRow[], width: number): number | undefined {
  const at = rows.findIndex((row) => filledIn(row).length >= Math.max(2, width * 0.6))
  if (at < 0) return undefined
  const texts = Array.from({ length: width }, (_, column) => textOf(rows[at]!.cells[column]))
  if (texts.some((text) => text !== '' && !isHeadLike(text)) || new Set(texts).size < texts.length)
    return undefined
  const below = rows.slice(at + 1, at + 12)
  const isUnlike = texts.some((text, column) => {
    const cells = below.map((row) => textOf(row.cells[column])).filter((cell) => cell !== '')
    return text !== '' && cells.length >= 2 && cells.filter(isNumberLike).length >= cells.length * 0.8
  })
  return isUnlike ? at : undefined
}

/** The head with the rows above and below that belong to it. */
function extended(rows: readonly TableRow[], merged: readonly Merged[], best: number, width: number) {
  let from = best
  let to = best
  while (from > 0 && best - from < 2 && isUpper(rows[from - 1]!, rows[from]!, merged, width)) from--
  while (to + 1 < rows.length && to - from < 2 && isLower(rows[to]!, rows[to + 1]!, merged)) to++
  return { from, to }
}

const joins = (merged: readonly Merged[], upper: TableRow, lower: TableRow): boolean =>
  merged.some(({ top, bottom }) => top <= upper.number && lower.number <= bottom)

function isUpper(upper: TableRow, lower: TableRow, merged: readonly Merged[], width: number): boolean {
  if (upper.number !== lower.number - 1 || isAcross(upper, merged, width)) return false
  if (joins(merged, upper, lower)) return true
  const filled = filledIn(upper)
  const texts = filled.map((at) => textOf(upper.cells[at]))
  if (filled.length < 2 || !texts.every(isHeadLike)) return false
  const isOverBlank = filled.some(
    (at) => upper.cells[at + 1] === undefined && lower.cells[at + 1] !== undefined,
  )
  return (
    isOverBlank &&
    texts.filter((text) => isGroupHead(text) || headWordsOf(text) === 'word').length * 2 >= filled.length
  )
}

function isLower(upper: TableRow, lower: TableRow, merged: readonly Merged[]): boolean {
  if (lower.number !== upper.number + 1) return false
  const filled = filledIn(lower)
  const own = filled.filter((at) => lower.cells[at] !== upper.cells[at])
  if (own.length === 0) return filled.length > 0 && joins(merged, upper, lower)
  const texts = own.map((at) => textOf(lower.cells[at]))
  if (texts.every(isUnitCell)) return true
  // Numbers are of a head only as steps: 1, 10, 100.
  const numbers = own.flatMap((at) => {
    const cell = lower.cells[at]!
    return cell.kind === 'number' || /^\d+$/.test(cell.text) ? [Number(cell.text)] : []
  })
  const areSteps = numbers.length !== 1 && numbers.every((step, at) => at === 0 || step > numbers[at - 1]!)
  if (joins(merged, upper, lower) && areSteps && texts.every((text) => isHeadLike(text) || /\d/.test(text))) {
    const isMergedHead = merged.some(
      ({ top, bottom, left, right }) =>
        bottom >= lower.number && top <= upper.number && own.some((at) => at < left || at > right),
    )
    if (isMergedHead) return true
  }
  if (!texts.every((text) => isHeadLike(text) || headWordsOf(text) !== undefined)) return false
  const isBelowMerged = merged.some(
    ({ top, bottom, left, right }) =>
      top <= upper.number &&
      upper.number === bottom &&
      right > left &&
      own.some((at) => left <= at && at <= right),
  )
  const known = texts.filter((text) => headWordsOf(text) !== undefined).length
  if (isBelowMerged && known * 2 >= own.length) return true
  const isInBlank = own.filter((at) => upper.cells[at] === undefined).length
  const isBeside = own.length < filledIn(upper).length + isInBlank
  if (isInBlank > 0 && isBeside && lower.cells[0] === undefined && known * 2 >= own.length) return true
  // The same in another language.
  return known >= 3 && known >= own.length * 0.6 && texts.every((text) => !/\d/.test(text))
}

/** The texts of a column's head from above; what stands left of blanks heads those too, where something stands below them. */
function tiersOf(rows: readonly TableRow[], at: number): string[] {
  const tiers: string[] = []
  for (const [tier, row] of rows.entries()) {
    let text = kept(row.cells[at]?.text ?? '')
    const isBelow = rows.slice(tier + 1).some((lower) => isHead(lower, at))
    if (text === '' && isBelow) text = leftOf(rows, tier, at)
    for (const line of linesOf(text)) {
      if (line === '' || tiers.includes(line)) continue
      if (tier > 0 && tiers.length > 0 && isUnitCell(line))
        tiers.push(`${tiers.pop()} (${line.replace(/[()[\]（）［］]/g, '')})`)
      else tiers.push(line)
    }
  }
  return tiers
}

/** A head in two languages below each other is in two parts, one of several lines is one. */
function linesOf(text: string): string[] {
  const lines = text.split('\n')
  const [first = '', ...others] = lines
  const isTwice = lines.length === 2 && isEastern(first) !== isEastern(others[0]!)
  if (isTwice) return lines
  let head = first
  for (const line of others)
    if (isEastern(head) && isBeside.test(line)) head += `（${line}）`
    else head += isEastern(head) && isEastern(line) ? line : ` ${line}`
  return [head]
}
/** What stands below the words of a head in the same cell, as others put it in brackets. */
const isBeside = /^(?:[元円圆圓]|[税稅][込抜別込拔]|[含未不][税稅]|mm|㎜|kg|㎏|cm|m|g|[個个本枚台])$/iu
const isEastern = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text)

const isHead = (row: TableRow, at: number): boolean => {
  const text = textOf(row.cells[at])
  return text !== '' && !isUnitCell(text)
}

function leftOf(rows: readonly TableRow[], tier: number, at: number): string {
  for (let left = at - 1; left >= 0; left--) {
    const text = keptLine(rows[tier]!.cells[left]?.text ?? '')
    const lower = rows.slice(tier + 1)
    // What has nothing below it heads its own column alone.
    if (text !== '') return lower.some((row) => isHead(row, left)) ? text : ''
    if (!lower.some((row) => isHead(row, left))) return ''
  }
  return ''
}

function otherRows(
  sample: readonly TableRow[],
  merged: readonly Merged[],
  texts: HeadTexts,
  found: { from: number; to: number } | undefined,
): OtherRow[] {
  const others: OtherRow[] = []
  for (const [at, row] of sample.entries()) {
    if (found && at >= found.from && at <= found.to) continue
    const isMerged = isAcross(row, merged, texts.width)
    const kind = kindOfRow(row, texts, isMerged)
    const said = filledIn(row).map((column) => tidy(row.cells[column]!.text))
    if (found && at < found.from) {
      const isSaid = said.some((text) => !isNothing(text))
      others.push({ number: row.number, kind: isSaid ? 'note' : 'blank', text: said.join(' ') })
    } else if (kind !== 'data') {
      const text = kind === 'section' ? sectionTitle(said[0]!) : said.join(' ')
      others.push({ number: row.number, kind, text })
    }
  }
  // The last title before the head may be that of the first section, but is rather that of the table.
  return others
}

const ofMoney =
  /単位|通貨|価格|金額|定価|単価|price|currency|prezz|listin|valuta|importi|preci|tarifa|moneda|importes|币|价|單位|单位|货币/iu

function currencyTold(rows: readonly OtherRow[]): string | undefined {
  const told = rows.filter(({ text }) => ofMoney.test(text)).map(({ text }) => currencyIn(text))
  const sure = new Set(told.flatMap((one) => (one && 'sure' in one ? [one.sure] : [])))
  return sure.size === 1 ? [...sure][0] : undefined
}
