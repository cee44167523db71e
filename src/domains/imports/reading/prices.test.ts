// Prices, and what is none.
import { expect, test } from 'vitest'
import { perOf, readPrice, taxOf, timesOf } from './prices.ts'

const read = (text: string, currency?: string, mark: '.' | ',' | 'ask' = 'ask') =>
  readPrice({ text, kind: 'text' }, mark, currency === undefined ? {} : { currency })

test.each([
  ['¥12,800-', 'JPY', { amount: '12800', currency: 'JPY' }],
  ['￥１，２００', 'JPY', { amount: '1200', currency: 'JPY' }],
  ['12,800円（税込）', undefined, { amount: '12800', currency: 'JPY', tax: 'in' }],
  ['1.2万円', undefined, { amount: '12000', currency: 'JPY' }],
  ['¥1,200/100個', 'JPY', { amount: '12', currency: 'JPY', unit: 'pcs' }],
  ['€ 1.234,50', undefined, { amount: '1234.5', currency: 'EUR' }],
  ['1 234,50 €', undefined, { amount: '1234.5', currency: 'EUR' }],
  ['12.800,- €', undefined, { amount: '12800', currency: 'EUR' }],
  ['12,50 € + IVA', undefined, { amount: '12.5', currency: 'EUR', tax: 'out' }],
  ["CHF 1'200.00", undefined, { amount: '1200', currency: 'CHF' }],
  ['US$12.5', undefined, { amount: '12.5', currency: 'USD' }],
  ['USD 12.50/pc', undefined, { amount: '12.5', currency: 'USD', unit: 'pcs' }],
  ['$48.00/m2', 'USD', { amount: '48', currency: 'USD', unit: 'm2' }],
  ['$4,250.00', 'MXN', { amount: '4250', currency: 'MXN' }],
  ['15元/个', 'CNY', { amount: '15', currency: 'CNY', unit: 'pcs' }],
  ['¥8.5', 'CNY', { amount: '8.5', currency: 'CNY' }],
  ['1.234', 'JPY', { amount: '1234', currency: 'JPY' }],
])('%s in a column of %s', (text, currency, value) => expect(read(text, currency)).toEqual({ value }))

test.each([
  '応談',
  'お問い合わせください',
  'オープン価格',
  'on request',
  'POA',
  'su richiesta',
  'a consultar',
  '面议',
  '询价',
  '詢價',
])('%s is a price on request', (text) => expect(read(text)).toEqual({ value: 'on request' }))

test.each([
  ['1.234', 'EUR', 'decimal-open'],
  ['1,200円〜', 'JPY', 'not-one-amount'],
  ['from $92.00', 'USD', 'not-one-amount'],
  ['1,000〜1,500円', 'JPY', 'not-one-amount'],
  ['€ 12,00 / 12 pz', 'EUR', 'not-one-amount'],
  ['0', 'EUR', 'price-zero'],
  ['0,00 €', 'EUR', 'price-zero'],
  ['-12,50', 'EUR', 'negative'],
  ['$12', 'EUR', 'unknown-currency'],
  ['¥100', undefined, 'unknown-currency'],
  ['未定', 'JPY', 'not-known-yet'],
  ['TBD', 'USD', 'not-known-yet'],
  ['-', 'USD', 'empty'],
  ['see list', 'USD', 'not-a-number'],
])('%s in a column of %s is none: %s', (text, currency, why) => expect(read(text, currency)).toEqual({ why }))

test('heads tell for how many, in thousands of what, and whether tax is in', () => {
  expect(perOf('Prezzo €/100 pz')).toEqual({ times: 100, unit: 'pcs' })
  expect(perOf('Price per 1,000')).toEqual({ times: 1000 })
  expect(perOf('Unit price')).toBeUndefined()
  expect(timesOf('価格（千円）')).toBe(1000)
  expect(timesOf('価格（円）')).toBe(1)
  expect(['税込価格', 'Prezzo IVA esclusa', '不含税单价', 'Price incl. VAT', '単価'].map(taxOf)).toEqual([
    'in',
    'out',
    'out',
    'in',
    undefined,
  ])
  expect(readPrice({ text: '12,500', kind: 'text' }, '.', { currency: 'JPY', per: 0.001 })).toEqual({
    value: { amount: '12500000', currency: 'JPY' },
  })
})
