// How long until goods leave: '約3週間', '2-3 weeks', '即納', '30 gg', in days.
import type { Cell } from '../../../platform/tables/table.ts'
import { isNothing, textOf } from './cells.ts'
import { amountIn, type DecimalMark, type Read } from './numbers.ts'

export type DayUnit = 'day' | 'workday' | 'week' | 'month'

const atOnce =
  /即納|即日|即出荷|当日|在庫品|在庫あり|常備|^immediate|in stock|ex[- ]stock|from stock|off the shelf|^stock$|pronta|^pronto|immediat[ao]|a magazzino|^disponib|inmediat|en stock|en existencia|现货|現貨|现发|ab lager|same day|sofort/iu
const nextDay = /翌日|next day|次日|隔日/iu
const whileStocks = /在庫限り|while stocks? last|fino ad esaurimento|hasta agotar|售完即止|清仓/iu
const toOrder =
  /受注生産|受注|made to order|to order|su ordinazione|su commessa|bajo pedido|sobre pedido|订做|定制|订货/iu
const onRequest =
  /応談|問い?合わ?せ|要相談|都度|別途|on request|ask|richiesta|da concordare|consultar|convenir|面议|待定|未定|tb[dac]|auf anfrage|要確認|da definire/iu

const units: readonly (readonly [RegExp, DayUnit])[] = [
  [
    /営業日|稼働日|実働|工作日|working|business|work ?days?|lavorativ|laborable|h[áa]bil|arbeitstag|wd\b/iu,
    'workday',
  ],
  [/週|周|星期|week|wk|wks|settiman|sett\b|semana|sem\b|woche|w$/iu, 'week'],
  [/[ヶケか箇个個カ]?月|\bmonth|\bmths?\b|\bmes\b|\bmeses|\bmese|\bmesi|monat/iu, 'month'],
  [/日|天|day|d\b|gg|giorn|g\.|d[íi]a|tag/iu, 'day'],
]
const days: Readonly<Record<DayUnit, (count: number) => number>> = {
  day: Math.ceil,
  // Five working days are a week.
  workday: (count) => Math.ceil((count * 7) / 5),
  week: (count) => Math.ceil(count * 7),
  month: (count) => Math.ceil(count * 30),
}

/** The unit of time that the head of a column names: 'Lead time (weeks)'. */
export const dayUnitIn = (text: string): DayUnit | undefined =>
  units.find(([pattern]) => pattern.test(text))?.[1]

/** A lead time in days, of a range the longer; `unit` is that of the column where the cell has none. */
export function readDays(
  cell: Cell | undefined,
  mark: DecimalMark | 'none' = '.',
  unit: DayUnit = 'day',
): Read<number> {
  const text = textOf(cell)
  if (isNothing(text)) return { why: 'empty' }
  if (cell!.kind === 'date') return { why: 'is-date' }
  if (!/\d/.test(text)) return daysOfWords(text)
  if (/\d{4}[-/年.]\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}/.test(text)) return { why: 'is-date' }
  const read = amountIn(cell, mark === 'ask' ? '.' : mark)
  if ('why' in read) return read
  const { number, to, before, after, isNegative } = read.value
  if (isNegative && before.length === 1) return { why: 'negative' }
  const own = dayUnitIn(after) ?? dayUnitIn(before)
  const rest = after.replace(/[)）.]/g, '').trim()
  if (own === undefined && rest !== '' && !/以内|程度|前後|后|後|位/.test(rest))
    return { why: 'unknown-unit' }
  const count = Number(to ?? number) + (/半/.test(after) ? 0.5 : 0)
  const found = days[own ?? unit](count)
  return found > 3_650 ? { why: 'too-large' } : { value: found }
}

const counts: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  两: 2,
}

function daysOfWords(text: string): Read<number> {
  if (whileStocks.test(text)) return { why: 'while-stocks-last' }
  if (atOnce.test(text)) return { value: 0 }
  if (nextDay.test(text)) return { value: 1 }
  const written = /([一二三四五六七八九十两])\s?(?=[週周個か月日天])/u.exec(text)
  if (written) return { value: days[dayUnitIn(text) ?? 'day'](counts[written[1]!]!) }
  if (onRequest.test(text)) return { why: 'on-request' }
  if (toOrder.test(text)) return { why: 'made-to-order' }
  return { why: 'not-a-number' }
}

/** Whether a lead time says that goods lie ready: '即納', 'ex stock'. */
export const isAtOnce = (text: string): boolean => atOnce.test(text)
