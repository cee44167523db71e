// What columns mean: what was chosen before, what is asked, and that no field is had twice.
import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { headKey } from './head-words.ts'
import { headerOf } from './header.ts'
import { meaningTold, rowsOf } from './labelled/tables.ts'
import type { Meaning } from './meanings.ts'

function columns(rows: string[], chosen: Record<string, Meaning> = {}) {
  const sample = rowsOf({ rows })
  const before = new Map(Object.entries(chosen).map(([head, meaning]) => [headKey(head), meaning]))
  return columnsOf(headerOf(sample), sample, before)
}
const told = (found: ReturnType<typeof columns>) =>
  found.map(({ meaning, sureness, reason }) => `${meaningTold(meaning)}: ${sureness}, ${reason}`)

test('what the company chose before goes before everything else, however the head is written', () => {
  const rows = ['品番|社内呼称|単価(円)', 'A-1|黒玉|100', 'A-2|白玉|120']
  expect(told(columns(rows))[1]).toBe('spec 社内呼称: likely, unknown-head')
  expect(told(columns(rows, { '社内 呼称': { field: 'name' } }))).toEqual([
    'partNumber: sure, head',
    'name: sure, chosen-before',
    'price 1 JPY: sure, head',
  ])
})

test('a chosen meaning keeps others away from its field', () => {
  const found = columns(['品番|型番|品名', 'A-1|B-1|軸受', 'A-2|B-2|軸受'], { 型番: { field: 'partNumber' } })
  expect(told(found).slice(0, 2)).toEqual(['spec 品番: likely, second', 'partNumber: sure, chosen-before'])
})

test('of two columns for one field one gets it, and the other is asked', () => {
  const numbers = columns(['品番|型番|品名', 'A-1|B-1|軸受', 'A-2|B-2|軸受'])
  expect(told(numbers)).toEqual(['partNumber: sure, head', 'spec 型番: likely, second', 'name: sure, head'])
  expect(numbers[1]!.others).toEqual([{ field: 'partNumber' }])
  const prices = columns(['Code|Name|List price €|Net price €', 'A-1|Bolt|2,00|1,50', 'A-2|Nut|3,00|2,50'])
  expect(told(prices).slice(2)).toEqual(['price 1 EUR: likely, second', 'ignored: unknown, second'])
})

test('prices without a currency are asked, also where the language tells which is likely', () => {
  expect(told(columns(['品番|品名|単価', 'A-1|軸受|100']))[2]).toBe('price 1 JPY: likely, no-currency')
  expect(told(columns(['Code|Name|Price', 'A-1|Bolt|1.00']))[2]).toBe('price 1: likely, no-currency')
  expect(told(columns(['Code|Name|Price|Currency', 'A-1|Bolt|1.00|GBP']))[2]).toBe('price 1: sure, head')
})

test('what only the company should know is left out, and asked', () => {
  expect(told(columns(['品番|品名|仕入単価|仕切価格', 'A-1|軸受|60|80'])).slice(2)).toEqual([
    'ignored: likely, internal',
    'ignored: likely, internal',
  ])
})

test('numbers of others are no number of ours', () => {
  expect(told(columns(['旧品番|品番|品名', 'A-0|A-1|軸受', 'B-0|A-2|軸受']))).toEqual([
    'spec 旧品番: likely, unknown-head',
    'partNumber: sure, head',
    'name: sure, head',
  ])
})

test('a head that its cells contradict is not believed', () => {
  const found = columns([
    'Code|Name|HS code|Country of origin',
    'A-1|Bolt|none so far|see label',
    'A-2|Nut|ask Joe|see label',
  ])
  expect(
    found.slice(2).every(({ meaning, sureness }) => meaning.field === 'spec' && sureness !== 'sure'),
  ).toBe(true)
})

test('columns without a head are told by what stands in them, and asked', () => {
  const found = columns([
    'AX-100|Clamp 20-32 mm|1,20 €|7326.90|Italia|https://clamps.example/a.jpg',
    'AX-101|Clamp 25-40 mm|1,35 €|7326.90|Italia|https://clamps.example/b.jpg',
    'AX-102|Clamp 32-50 mm|1,50 €|7326.90|España|https://clamps.example/c.jpg',
  ])
  expect(told(found)).toEqual([
    'partNumber: likely, no-head',
    'name: likely, no-head',
    'price 1: likely, no-head',
    'hsCode: likely, no-head',
    'origin: likely, no-head',
    'picture: likely, no-head',
  ])
})

test('steps of quantity are prices only where something says so', () => {
  expect(told(columns(['Code|Name|1-9|10-99|100+', 'A|Bolt|€ 3|€ 2|€ 1'])).slice(2)).toEqual([
    'price 1: sure, steps',
    'price 10: sure, steps',
    'price 100: sure, steps',
  ])
  const sizes = columns(['Code|Name|10|20|30', 'A|Bolt|x||x', 'B|Nut|x|x|'])
  expect(sizes.slice(2).every(({ meaning }) => meaning.field === 'spec')).toBe(true)
})

test('names and descriptions in other languages have their own places', () => {
  expect(told(columns(['Code|Name|Name (JA)|Nome italiano', 'A|Bolt|ボルト|Bullone'])).slice(1)).toEqual([
    'name: sure, head',
    'name ja: sure, head',
    'name it: sure, head',
  ])
})

test('mistyped heads are understood, and asked', () => {
  expect(told(columns(['Part Nmber|Name|Weigth kg', 'A-1|Bolt|0.5', 'A-2|Nut|0.6']))).toEqual([
    'partNumber: likely, like-the-head',
    'name: sure, head',
    'weight [kg]: likely, like-the-head',
  ])
})
