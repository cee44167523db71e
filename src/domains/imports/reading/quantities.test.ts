// How many and of what, and the steps of quantity at the heads of prices.
import { expect, test } from 'vitest'
import { readQuantity, stepOf } from './quantities.ts'

const read = (text: string, unit?: string) => readQuantity({ text, kind: 'text' }, '.', unit)

test.each([
  ['5,000個', { quantity: 5000, unit: 'pcs' }],
  ['Pezzi 100', { quantity: 100, unit: 'pcs' }],
  ['ab 50 Stk', { quantity: 50, unit: 'pcs' }],
  ['50 uds.', { quantity: 50, unit: 'pcs' }],
  ['最小100个', { quantity: 100, unit: 'pcs' }],
  ['1箱(100個入)', { quantity: 1, unit: 'boxes' }],
  ['2ダース', { quantity: 2, unit: 'dozen' }],
  ['500 kg', { quantity: 500, unit: 'kg' }],
  ['2.5 m', { quantity: 2.5, unit: 'm' }],
  ['12本/箱', { quantity: 12, unit: 'pcs' }],
  ['100+', { quantity: 100 }],
  ['100以上', { quantity: 100 }],
  ['10〜20', { quantity: 10, to: 20 }],
  ['20 sets', { quantity: 20, unit: 'sets' }],
  ['3 rotoli', { quantity: 3, unit: 'rolls' }],
])('%s', (text, value) => expect(read(text)).toEqual({ value }))

test('the unit of the column counts where the cell has none', () => {
  expect(read('100', 'pcs')).toEqual({ value: { quantity: 100, unit: 'pcs' } })
  expect(read('100 kg', 'pcs')).toEqual({ value: { quantity: 100, unit: 'kg' } })
})

test('unknown units, negative numbers and words are told', () => {
  expect(read('100 blorps')).toEqual({ why: 'unknown-unit' })
  expect(read('-3')).toEqual({ why: 'negative' })
  expect(read('応談')).toEqual({ why: 'not-a-number' })
})

test.each([
  ['1-9', { from: 1, to: 9, isOpen: false }],
  ['10-99', { from: 10, to: 99, isOpen: false }],
  ['100+', { from: 100, isOpen: true }],
  ['1,000+', { from: 1000, isOpen: true }],
  ['5K', { from: 5000, isOpen: false }],
  ['1個', { from: 1, unit: 'pcs', isOpen: false }],
  ['10個〜', { from: 10, unit: 'pcs', isOpen: true }],
  ['1～9個', { from: 1, to: 9, unit: 'pcs', isOpen: false }],
  ['100個以上', { from: 100, unit: 'pcs', isOpen: true }],
  ['da 50 pz', { from: 50, unit: 'pcs', isOpen: false }],
  ['desde 100 uds', { from: 100, unit: 'pcs', isOpen: false }],
  ['100起', { from: 100, isOpen: true }],
  ['≥500', { from: 500, isOpen: false }],
  ['100 o más', { from: 100, isOpen: true }],
  ['Price 1-9', { from: 1, to: 9, isOpen: false }],
])('%s is a step', (head, step) => expect(stepOf(head)).toEqual(step))

test.each(['M8', '10x20', 'Price', 'Length 20 mm', '9-1', '内径', 'Size 3 of 4', '0-9'])(
  '%s is none',
  (head) => expect(stepOf(head)).toBeUndefined(),
)
