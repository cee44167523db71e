import { expect, test, vi } from 'vitest'
import type { ProductEntry } from '../../../contract/products.ts'

vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
}))
const { tradePageOf } = await import('./trade-page.server.ts')

const unit = { code: 'pcs', name: 'pieces', one: 'piece' }
const product = (some: Pick<ProductEntry, 'partNumber' | 'trade' | 'variants'>) =>
  ({
    language: 'en',
    businessProfile: { contactInfo: { country: { code: 'DE' } } },
    ...some,
  }) as ProductEntry
const pageIn = (language: string) => ({ language, i18n: { _: (text: string) => text, locale: language } })
const shown = (some: Parameters<typeof product>[0], language = 'en') =>
  tradePageOf(pageIn(language) as never, product(some))
const priced = (amount: string, currency: string, quantity = 1) => ({ amount, currency, quantity })

test('a product that says nothing of it shows nothing', () => {
  expect(shown({})).toBeUndefined()
})

test.each([
  ['en', 'EUR', '1234.5', '€1,234.50'],
  ['en', 'JPY', '2000', '¥2,000'],
  ['en', 'USD', '0.0125', '$0.0125'],
  ['es', 'EUR', '1234567.5', '1.234.567,50\u00a0€'],
  ['it', 'CHF', '12', '12,00\u00a0CHF'],
  ['ja', 'JPY', '0.5', '￥0.5'],
  ['zh', 'CNY', '999999999999.999999', '¥999,999,999,999.999999'],
])('in %s %s %s is %s: exact, in its own currency', (language, currency, amount, text) => {
  const { prices } = shown({ trade: { prices: [priced(amount, currency)] } }, language)!
  expect(prices!.rows[0]!.amounts).toEqual([text])
})

test('a row a quantity, a column a currency; what one does not say stays open', () => {
  const prices = [priced('9', 'EUR'), priced('8.5', 'EUR', 1_000), priced('1200', 'JPY', 1_000)]
  expect(shown({ trade: { unit, prices } })!.prices).toEqual({
    caption: 'Price per piece',
    quantity: 'Order quantity',
    currencies: ['EUR', 'JPY'],
    rows: [
      { from: 'from 1\u00a0piece', amounts: ['€9.00', '–'] },
      { from: 'from 1,000\u00a0pieces', amounts: ['€8.50', '¥1,200'] },
    ],
  })
})

test('facts with their units, an HS code with its dots', () => {
  const trade = {
    minimumOrder: { quantity: 2.5, unit: { code: 'kg', name: 'kg', one: 'kg' } },
    weight: { value: 0.128, unit: 'kg' as const },
    origin: { code: 'JP', name: 'Japan' },
    hsCode: '848210501',
    packaging: '箱入り',
  }
  const facts = shown({ partNumber: 'A-1', trade })!.facts
  expect(Object.fromEntries(facts.map(({ key, text }) => [key, text]))).toEqual({
    number: 'A-1',
    order: '2.5\u00a0kg',
    packaging: '箱入り',
    weight: '0.128\u00a0kg',
    origin: 'Japan',
    hs: '8482.10.501',
  })
  expect(facts.find(({ key }) => key === 'packaging')).toHaveProperty('lang', 'ja')
})

test('variants have the columns that any of them fills', () => {
  const rows = [{ values: ['20 mm'] }, { values: ['25 mm'], partNumber: 'A-25' }]
  const { variants } = shown({ variants: { axes: ['Bore'], rows } })!
  expect(variants!.heads.map(({ text }) => text)).toEqual(['Bore', 'Part number'])
  expect(variants!.rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['20 mm', '–'],
    ['25 mm', 'A-25'],
  ])
})
