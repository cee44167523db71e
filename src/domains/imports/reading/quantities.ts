// How many, and of what: '5,000個', 'Pezzi 100', 'ab 50 Stk', '10〜20', '100+'.
import counted from './counted-units.json' with { type: 'json' }
import type { Cell } from '../../../platform/tables/table.ts'
import { tidy } from './cells.ts'
import { amountIn, amountOf, type Amount, type DecimalMark, type Read } from './numbers.ts'

/** `to` where a range was written; `unit` is a code of the list of units. */
export type Quantity = { quantity: number; to?: number; unit?: string }

const codes = new Map<string, string>()
for (const [code, spellings] of Object.entries(counted))
  for (const spelling of spellings) if (!codes.has(plainUnit(spelling))) codes.set(plainUnit(spelling), code)
for (const code of Object.keys(counted)) codes.set(code, code)

function plainUnit(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.()[\]]/g, '')
}

/** The code of the unit that goods are counted in ('個', 'Stk.', 'pezzi'); undefined for what is none. */
export const countedUnitOf = (text: string): string | undefined =>
  // Italian metres; in capitals they may be tonnes.
  /^\s*mt\.?\s*$/.test(text) ? 'm' : codes.get(plainUnit(text))

const beside =
  /^(?:from|ab|da|desde|a partir de|a partire da|min\.?|minimum|minimo|mín\.?|mínimo|at least|almeno|约|約|ca\.?|approx\.?|≥|>=|>|moq:?|最低|最小|qty\.?|各|per|every|je|ogni|cada|毎|x|\*|=|:|\/)\s*/iu
const behind =
  /\s*(?:以上|より|から|〜|~|起|以降|or more|and more|and up|and over|up|plus|\+|e oltre|ed oltre|e più|o più|y más|o más|en adelante|min\.?|minimum|minimo|mínimo|入り?|入|単位|毎|ごと|\/|以內|以内|装|起订|起批|各)$/iu

/** What is counted, in the words around a number; undefined for none, '' for words that are no unit. */
function unitIn({ before, after }: Amount): string | undefined {
  // '1箱(100個入)': what the box holds is another matter.
  const [outside = ''] = after.split(/[(（[]/)
  const words = [stripped(outside, behind), stripped(before.replace(/[(（[]$/, ''), beside)].filter(
    (word) => word !== '',
  )
  if (words.length === 0) return undefined
  for (const word of words) {
    const code = countedUnitOf(word) ?? countedUnitOf(word.split(/[\s/]/)[0]!)
    if (code !== undefined) return code
  }
  return ''
}

function stripped(text: string, pattern: RegExp): string {
  let rest = text.trim()
  for (let round = 0; round < 3; round++) {
    const less = rest.replace(pattern, '').trim()
    if (less === rest) return rest
    rest = less
  }
  return rest
}

/** A quantity of goods; `unit` is what its column is counted in where the cell does not say. */
export function readQuantity(
  cell: Cell | undefined,
  mark: DecimalMark | 'none' = 'ask',
  unit?: string,
): Read<Quantity> {
  const read = amountIn(cell, mark)
  if ('why' in read) return read
  if (read.value.isNegative) return { why: 'negative' }
  const own = unitIn(read.value)
  if (own === '') return { why: 'unknown-unit' }
  const counts = own ?? unit
  const { number, to } = read.value
  return {
    value: {
      quantity: Number(number),
      ...(to !== undefined && { to: Number(to) }),
      ...(counts !== undefined && { unit: counts }),
    },
  }
}

const stepText =
  /^(?:@|x|qty\.?|q\.?tà|cant\.?|数量|price|prezzo|precio|価格|単価|单价|価|价格|pvp|eur|€|\$|¥)?\s*(?:per|for|@|x|:|da|desde|ab|from|a partir de|≥|>=|>|〜|~)?\s*(\d[\d.,]*k?)\s*([^\d〜~\-–—+]{0,10}?)\s*(?:(?:-|–|—|〜|~|to|a|bis|至)\s*(\d[\d.,]*k?)?\s*(\D{0,10}?)|(\+|以上|〜|~|起|or more|and up|up|e oltre|y más|o más|en adelante|より|から|↑)?)$/iu

/** '1,000' and '1K' are thousands. */
const inFull = (step: string): string => step.replace(/[.,](?=\d{3}$)/, '').replace(/k$/i, '000')

/** A step of quantity as the head of a column has it: '1-9', '100+', '10個〜', 'da 50 pz'; undefined for other heads. */
export function stepOf(
  head: string,
): { from: number; to?: number; unit?: string; isOpen: boolean } | undefined {
  const text = tidy(head)
  const found = text.length > 40 ? null : stepText.exec(text)
  if (!found) return undefined
  const [, first = '', unit = '', last, lastUnit = '', more] = found
  const from = amountOf(inFull(first), '.')
  const to = last === undefined ? undefined : amountOf(inFull(last), '.')
  if ('why' in from || (to && 'why' in to)) return undefined
  const words = [unit, lastUnit].map((word) => word.trim()).filter((word) => word !== '')
  const code = words.map(countedUnitOf).find((one) => one !== undefined)
  if (words.length > 0 && code === undefined) return undefined
  const whole = Number(from.value.number)
  if (!Number.isInteger(whole) || whole < 1 || whole > 10_000_000) return undefined
  const end = to === undefined ? undefined : Number(to.value.number)
  if (end !== undefined && end < whole) return undefined
  const isOpen = more !== undefined || (last === undefined && /[-–—〜~]\s*$/.test(text))
  return {
    from: whole,
    ...(end !== undefined && { to: end }),
    ...(code !== undefined && { unit: code }),
    isOpen,
  }
}
