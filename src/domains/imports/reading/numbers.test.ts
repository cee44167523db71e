// Numbers as people write them, and what a column tells of its decimal mark.
import { expect, test } from 'vitest'
import type { Cell } from '../../../platform/tables/table.ts'
import { amountIn, decimalMarkOf, decimalOf, shifted, type DecimalMark } from './numbers.ts'

const text = (said: string): Cell => ({ text: said, kind: 'text' })
const number = (said: string): Cell => ({ text: said, kind: 'number' })

test.each([
  [['1.234,5', '12,5'], ','],
  [['1,234.50'], '.'],
  [['1 234,50 €', '980,00 €'], ','],
  [['12.5', '1,234'], '.'],
  [['1.234.567'], ','],
  [['1,234,567'], '.'],
  [['0,125'], ','],
  [['0.125', '5'], '.'],
  [['１，２３４．５'], '.'],
  [["1'234.50"], '.'],
  [['1.234', '2.500'], 'ask'],
  [['1,234'], 'ask'],
  [['1.5', '2,5'], 'ask'],
  [['12', '1', 'x'], 'none'],
  [[], 'none'],
] as const)('the decimal mark of %j is %s', (texts, mark) => expect(decimalMarkOf(texts)).toBe(mark))

test.each([
  ['1.234,50', 'ask', '1234.50'],
  ['1,234.5', 'ask', '1234.5'],
  ['1.234', ',', '1234'],
  ['1.234', '.', '1.234'],
  ['1,234', '.', '1234'],
  ['0,125', 'ask', '0.125'],
  ["12'000", 'ask', '12000'],
  ['007', 'none', '7'],
] as [string, DecimalMark | 'none', string][])('%s with %s is %s', (written, mark, value) =>
  expect(decimalOf(written, mark)).toEqual({ value }),
)

test('what may be thousands or decimals is not guessed, and what is neither is no number', () => {
  expect(decimalOf('1.234', 'ask')).toEqual({ why: 'decimal-open' })
  expect(decimalOf('1.234', 'none')).toEqual({ why: 'decimal-open' })
  expect(decimalOf('1.2.3', '.')).toEqual({ why: 'not-a-number' })
  expect(decimalOf('1234567890123456', '.')).toEqual({ why: 'too-large' })
})

test.each([
  ['５，０００個', { number: '5000', before: '', after: '個', isNegative: false }],
  ['10〜20', { number: '10', to: '20', before: '', after: '', isNegative: false }],
  ['10個～20個', { number: '10', to: '20', before: '', after: '個', isNegative: false }],
  ['100 a 200 pz', { number: '100', to: '200', before: '', after: 'pz', isNegative: false }],
  ['1.2万円', { number: '12000', before: '', after: '円', isNegative: false }],
  ['3千', { number: '3000', before: '', after: '', isNegative: false }],
  ['△1,200', { number: '1200', before: '△', after: '', isNegative: true }],
  ['(1,200)', { number: '1200', before: '(', after: ')', isNegative: true }],
  ['-5', { number: '5', before: '-', after: '', isNegative: true }],
])('%s', (said, value) => expect(amountIn(text(said), '.')).toEqual({ value }))

test('two numbers apart are not one', () => {
  expect(amountIn(text('M8 20'), '.')).toMatchObject({ value: { number: '8', after: '20' } })
})

test('numbers of a spreadsheet are what they show, without the errors of its last digits', () => {
  expect(amountIn(number('12.299999999999999'), 'ask')).toMatchObject({ value: { number: '12.3' } })
  expect(amountIn(number('1.234'), 'ask')).toMatchObject({ value: { number: '1.234' } })
  expect(amountIn(number('1E-7'), 'ask')).toMatchObject({ value: { number: '0.0000001' } })
  expect(amountIn(number('1E308'), 'ask')).toEqual({ why: 'too-large' })
  expect(amountIn(number('-2'), 'ask')).toMatchObject({ value: { number: '2', isNegative: true } })
})

test('dates, nothing and words are no numbers', () => {
  expect(amountIn({ text: '2024-01-02', kind: 'date' }, '.')).toEqual({ why: 'is-date' })
  expect(amountIn(undefined, '.')).toEqual({ why: 'empty' })
  expect(amountIn(text('  '), '.')).toEqual({ why: 'empty' })
  expect(amountIn(text('応談'), '.')).toEqual({ why: 'not-a-number' })
})

test.each([
  ['12.50', -2, '0.125'],
  ['1240', -3, '1.24'],
  ['12', -3, '0.012'],
  ['1.2', 4, '12000'],
  ['0.5', 1, '5'],
  ['12.50', 0, '12.5'],
  ['12.00', 0, '12'],
  ['100', 0, '100'],
])('%s moved by %i is %s', (decimal, by, moved) => expect(shifted(decimal, by)).toBe(moved))
