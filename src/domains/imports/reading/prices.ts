// Prices: '¥12,800-', '1.234,50 €', 'US$ 12.50/pc', '100円（税抜）', '応談'.
import { isListed } from '../../reference-data/lists.ts'
import { unitOf } from '../../reference-data/terms/units.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import { isNothing, textOf } from './cells.ts'
import { amountIn, shifted, type DecimalMark, type Read } from './numbers.ts'
import { countedUnitOf } from './quantities.ts'

/** `amount` is a decimal for one unit; `tax` is there where the text says whether it is in. */
export type ReadPrice = { amount: string; currency?: string; unit?: string; tax?: 'in' | 'out' }

const onRequest =
  /応談|問い?合わ?せ|要相談|ご相談|見積|オープン(?:価格|プライス)?$|^ask$|on request|upon request|on application|^p\.?o\.?[ar]\.?$|^call\b|contact us|quote|quotation|^rfq$|richiesta|da concordare|preventivo|consultar|consulta|convenir|presupuesto|面议|面議|询价|詢價|电询|電洽|来电|议价|auf anfrage|^a\.? ?a\.?$|prezzo da definire/iu
const notKnown = /^(?:tb[dac]\.?|未定|待定|後日|da definire|por definir|\?+)$/iu
const around = /[()（）[\]]/g

/** Whether a text says that the price is told on request. */
export const isOnRequest = (text: string): boolean => onRequest.test(text)

const symbols: readonly (readonly [RegExp, string])[] = [
  [/US\$|USD|米ドル|美元|美金/i, 'USD'],
  [/HK\$|港元|港币/i, 'HKD'],
  [/NT\$|新台幣|台币|台幣/i, 'TWD'],
  [/S\$/, 'SGD'],
  [/A\$/, 'AUD'],
  [/C\$/, 'CAD'],
  [/MX\$|MXN|M\.N\.|pesos mexicanos/i, 'MXN'],
  [/R\$/, 'BRL'],
  [/RMB|CN[¥Y]|人民[币幣]|中国元/i, 'CNY'],
  [/JPY|円|日元|日圓|\byen\b/i, 'JPY'],
  [/€|EUR(?:OS?)?\b|ユーロ|欧元|歐元/i, 'EUR'],
  [/£|GBP|ポンド|英镑/i, 'GBP'],
  [/₩|KRW|ウォン|韩元/i, 'KRW'],
  [/₹|INR|ルピー|\bRs\.?/i, 'INR'],
  [/฿|THB|バーツ/i, 'THB'],
  [/₫|VND/i, 'VND'],
  [/CHF|スイスフラン|\bSFr\.?|\bFr\.(?=\s|\d|$)/i, 'CHF'],
]
/** Signs that several countries write. */
const shared: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/¥|￥/, ['JPY', 'CNY']],
  [/元|圆|圓/, ['CNY', 'TWD', 'HKD']],
  [/\$|ドル|d[óo]lares|dollari/i, ['USD', 'CAD', 'AUD', 'MXN', 'SGD', 'HKD', 'TWD']],
]
const code = /(?<![A-Z])[A-Z]{3}(?![A-Z])/g

/** The currency that a text names; `several` where its sign is that of more than one, the most usual first. */
export function currencyIn(text: string): { sure: string } | { several: readonly string[] } | undefined {
  if (/^[\d\s.,-]*$/.test(text)) return undefined
  for (const [pattern, currency] of symbols) if (pattern.test(text)) return { sure: currency }
  for (const [pattern, several] of shared) if (pattern.test(text)) return { several }
  const written = text.match(code)?.find((one) => isListed('currencies', one))
  return written === undefined ? undefined : { sure: written }
}

const taxIn =
  /税込|込み|incl(?:\.|usive)?(?: of)? ?(?:tax|vat)|iva incl|iva compresa|con iva|含税|含稅|inkl/iu
const taxOut =
  /税抜|税別|外税|excl|ex\.? ?vat|\+ ?(?:vat|iva)|plus vat|iva escl|sin iva|más iva|不含税|未税|未稅|netto/iu

/** Whether a text says that tax is in a price, or not. */
export const taxOf = (text: string): 'in' | 'out' | undefined =>
  /不含|未[税稅]/.test(text) || taxOut.test(text) ? 'out' : taxIn.test(text) ? 'in' : undefined

/** '千円', 'k€': amounts of a column are so many times what they say. */
export const timesOf = (head: string): number =>
  /千(?:円|元|日元)|k(?:€|EUR|USD|\$)|thousand|migliaia|miles de/iu.test(head)
    ? 1_000
    : /万(?:円|元|日元)/u.test(head)
      ? 10_000
      : 1

/** 'per 100', '/100 pz': for how many a price is; undefined where it does not say. */
export function perOf(text: string): { times: number; unit?: string } | undefined {
  const found =
    /(?:\/|per|je|ogni|cada|por|\bx\b|当たり|あたり|＠|@|[（(])\s*(\d[\d.,]*)\s*([^\d\s）)]{0,8})/iu.exec(
      text,
    )
  if (found) {
    const times = Number(found[1]!.replace(/[.,](?=\d{3}$)/, ''))
    const unit = countedUnitOf(found[2] ?? '')
    return { times, ...(unit !== undefined && { unit }) }
  }
  const one = /(?:\/|per|al|por|je)\s*([^\d\s/()（）]{1,12}[23]?)\s*[)）]?$/iu.exec(text)
  const unit = one && countedUnitOf(one[1]!)
  return unit ? { times: 1, unit } : undefined
}

/** '12.800,-' tells its mark at its end; yen have no decimals of three digits: 1.234 and 1,234 are thousands. */
function markIn(text: string, currency: string | undefined): DecimalMark | undefined {
  const end = /\d([.,])\s?[-–—]{1,2}(?!\d)/.exec(text)?.[1]
  if (end !== undefined) return end as DecimalMark
  if (currency !== 'JPY' && currency !== 'KRW' && currency !== 'VND') return undefined
  const open = /^\D*\d{1,3}([.,])\d{3}(?!\d|[.,]\d)/.exec(text)?.[1]
  return open === undefined ? undefined : open === '.' ? ',' : '.'
}

const powers: Readonly<Record<number, number>> = { 0.0001: 4, 0.001: 3, 1: 0, 10: -1, 100: -2, 1000: -3 }

/**
 * A price, or that it is told on request. `currency` is that of the column, which decides for signs that several countries write;
 * `per` is for how many its amounts are.
 */
export function readPrice(
  cell: Cell | undefined,
  mark: DecimalMark | 'none' = 'ask',
  { currency, per = 1 }: { currency?: string; per?: number } = {},
): Read<ReadPrice | 'on request'> {
  const text = textOf(cell)
  if (isNothing(text)) return { why: 'empty' }
  if (isOnRequest(text)) return { value: 'on request' }
  if (notKnown.test(text.replace(around, ''))) return { why: 'not-known-yet' }
  const own = currencyIn(text)
  const named =
    own && ('sure' in own ? own.sure : own.several.includes(currency ?? '') ? currency : undefined)
  if (own && named === undefined) return { why: 'unknown-currency' }
  const tells = named ?? currency
  const read = amountIn(cell, markIn(text, tells) ?? mark)
  if ('why' in read) return read
  const { number, to, before, after, isNegative } = read.value
  const words = `${before} ${after}`
  if (
    to !== undefined ||
    /^\s*(?:[〜~]|から|より|起)/.test(after.replace(/^[円元€$]/u, '')) ||
    /^(?:from|ab|da|desde)\b/i.test(before)
  )
    return { why: 'not-one-amount' }
  if (isNegative && !/[¥$€]\s*-$/.test(before)) return { why: 'negative' }
  if (/^0+(?:\.0*)?$/.test(number)) return { why: 'price-zero' }
  // '12.5 mm' is no price.
  if (after !== '' && unitOf(after) !== undefined && currencyIn(after) === undefined)
    return { why: 'unknown-unit' }
  const each = perOf(after)
  const power = powers[(each?.times ?? 1) === 1 ? per : each!.times]
  if (power === undefined) return { why: 'not-one-amount' }
  const tax = taxOf(words)
  return {
    value: {
      amount: shifted(number, power),
      ...(tells !== undefined && { currency: tells }),
      ...(each?.unit !== undefined && { unit: each.unit }),
      ...(tax && { tax }),
    },
  }
}
