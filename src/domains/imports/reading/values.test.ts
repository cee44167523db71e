// Lead times, yes and no, stock, countries, weights and measures as people write them.
import { expect, test } from 'vitest'
import { isXYesAmong, readBoolean, readStock } from './answers.ts'
import { isDitto, isNothing, kept } from './cells.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import { readDays } from './durations.ts'
import { readMeasure, readWeight } from './measures.ts'
import { readCountry } from './origins.ts'

const cell = (text: string): Cell => ({ text, kind: 'text' })

test.each([
  ['約3週間', 21],
  ['2-3 weeks', 21],
  ['6-8 semanas', 56],
  ['即納', 0],
  ['当日出荷', 0],
  ['翌日出荷', 1],
  ['pronta consegna', 0],
  ['现货', 0],
  ['7', 7],
  ['15-20天', 20],
  ['30 gg', 30],
  ['1ヶ月', 30],
  ['1か月半', 45],
  ['2 mesi', 60],
  ['三週間', 21],
  ['5営業日', 7],
  ['15 días hábiles', 21],
  ['10日前後', 10],
])('%s are %i days', (text, value) => expect(readDays(cell(text))).toEqual({ value }))

test.each([
  ['在庫限り', 'while-stocks-last'],
  ['応談', 'on-request'],
  ['受注生産', 'made-to-order'],
  ['su ordinazione', 'made-to-order'],
  ['2026-04-01', 'is-date'],
  ['4/1/2026', 'is-date'],
  ['soon', 'not-a-number'],
  ['3 blorps', 'unknown-unit'],
  ['', 'empty'],
])('%s are no days: %s', (text, why) => expect(readDays(cell(text))).toEqual({ why }))

test('the column may count in weeks', () => expect(readDays(cell('3'), '.', 'week')).toEqual({ value: 21 }))

test.each([
  ['○', true],
  ['◎', true],
  ['×', false],
  ['有', true],
  ['無', false],
  ['あり', true],
  ['Yes', true],
  ['sì', true],
  ['Sí', true],
  ['no', false],
  ['是', true],
  ['否', false],
  ['✓', true],
  ['TRUE', true],
])('%s is %s', (text, value) => expect(readBoolean(cell(text))).toEqual({ value }))

test('an x marks or crosses out, as its column tells; a triangle tells neither', () => {
  expect(readBoolean(cell('x'))).toEqual({ why: 'ambiguous' })
  expect(isXYesAmong(['x', '', 'X'])).toBe(true)
  expect(isXYesAmong(['x', '○'])).toBe(false)
  expect(isXYesAmong(['x', 'perhaps'])).toBeUndefined()
  expect(readBoolean(cell('△'))).toEqual({ why: 'ambiguous' })
  expect(readBoolean(cell('perhaps'))).toEqual({ why: 'unknown' })
})

test.each([
  ['在庫あり', true],
  ['在庫切れ', false],
  ['取寄せ', false],
  ['1.200', true],
  ['0', false],
  ['disponibile', true],
  ['non disponibile', false],
  ['agotado', false],
  ['缺货', false],
  ['现货', true],
  ['Out of stock', false],
  ['Backorder', false],
])('stock: %s is %s', (text, value) => expect(readStock(cell(text), 'ask')).toEqual({ value }))

test.each([
  ['日本製', 'JP'],
  ['Made in Italy', 'IT'],
  ['CHN', 'CN'],
  ['it', 'IT'],
  ['España', 'ES'],
  ['中国产', 'CN'],
  ['アメリカ', 'US'],
  ['UK', 'GB'],
  ['Italia (IT)', 'IT'],
  ['台灣', 'TW'],
  ['Corea del Sur', 'KR'],
  ['ドイツ', 'DE'],
])('%s is %s', (text, value) => expect(readCountry(cell(text))).toEqual({ value }))

test('several countries, and what is none, are told', () => {
  expect(readCountry(cell('Japan / China'))).toEqual({ why: 'several' })
  expect(readCountry(cell('EU'))).toEqual({ why: 'not-a-country' })
  expect(readCountry(cell('x'.repeat(10_000)))).toEqual({ why: 'not-a-country' })
})

test.each([
  ['1.2kg', { value: 1.2, unit: 'kg' }],
  ['350 g', { value: 350, unit: 'g' }],
  ['0,35 Kg', { value: 0.35, unit: 'kg' }],
  ['2 lbs', { value: 2, unit: 'lb' }],
  ['約12kg', { value: 12, unit: 'kg' }],
  ['０．５ｋｇ', { value: 0.5, unit: 'kg' }],
  ['500 mg', { value: 0.5, unit: 'g' }],
])('%s', (text, value) => expect(readWeight(cell(text))).toEqual({ value }))

test('weights without a unit, between two, or of something else are told', () => {
  expect(readWeight(cell('12'))).toEqual({ why: 'no-unit' })
  expect(readWeight(cell('12'), '.', 'g')).toEqual({ value: { value: 12, unit: 'g' } })
  expect(readWeight(cell('10-12 kg'))).toEqual({ why: 'not-one-amount' })
  expect(readWeight(cell('12 mm'))).toEqual({ why: 'unknown-unit' })
  expect(readWeight(cell('1.234 kg'))).toEqual({ why: 'decimal-open' })
})

test.each([
  ['20', '20 mm', 1],
  ['±0.01', '±0.01 mm', 1],
  ['10〜20', '10〜20 mm', 2],
  ['φ20', 'φ20 mm', 1],
  ['10x20x30', '10x20x30 mm', 3],
  ['-20 to 80', '-20 to 80 mm', 2],
  ['1 1/4', '1 1/4 mm', 1],
  ['10 μm', '10 μm', 1],
  ['1/2 inch', '1/2 inch', 1],
  ['1-1/2"', '1-1/2"', 1],
  ['1,5 kW', '1,5 kW', 1],
  ['M8', 'M8', 0],
  ['SUS304', 'SUS304', 0],
  ['ステンレス', 'ステンレス', 0],
])('%s in a column of mm is %s', (text, kept, numbers) =>
  expect(readMeasure(cell(text), 'mm')).toMatchObject({ value: { text: kept, numbers } }),
)

test('texts are kept in plain width, and signs for nothing and for as above are known', () => {
  expect(kept('ＡＢ－１００　ｽﾃﾝﾚｽ')).toBe('AB-100 ステンレス')
  expect(['-', '―', 'n/a', 'なし', ''].every(isNothing)).toBe(true)
  expect(['〃', '同上', 'idem', '"'].every(isDitto)).toBe(true)
  expect(isNothing('0') || isDitto('A')).toBe(false)
})
