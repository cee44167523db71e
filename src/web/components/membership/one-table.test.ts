// Prices, limits and hours of plans are said from one table: another price there is another price everywhere, but in what was issued.
import { readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { uuidv7 } from '../../../platform/ids.ts'

// Another price, before anything has read the table; other files read modules of their own.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { plans, priceText } = await import('../../../contract/plans.ts')
const sold = plans.gold.price
Object.assign(plans.gold, { price: 199_900, products: 21, supportHours: 2 })
const { testDatabase } = await import('../../../testing/database.ts')
const { plansOnOffer } = await import('../../../domains/subscriptions/plans.ts')
const { quoteOn } = await import('../../../domains/billing/quotes.ts')
const { supportOf } = await import('../../../domains/billing/support.ts')
const { paidSaid } = await import('../../../domains/billing/invoices.ts')
const { allEditions } = await import('../../../domains/editions/editions.ts')
const { anOrderToInvoice } = await import('../../../testing/invoices.ts')
const { wordsOf } = await import('../../content/words.ts')
const { db } = await testDatabase()

const at = new Date('2026-11-28T03:00:00Z')
const basis = {
  zone: 'Asia/Tokyo',
  period: undefined,
  paid: 0,
  seller: 'jp' as const,
  buyer: { countryCode: 'JP', taxNumber: '', zipCode: '' },
  at,
}

test.each(languages)('the texts in %s follow the table', (language) => {
  const words = wordsOf({ edition: allEditions(language)[0]!, editions: 25, industries: 15, language })
  expect([words['priceGold'], words['productsGold'], words['hoursGold']]).toEqual([
    priceText(199_900, language),
    '21',
    '2',
  ])
})

test('the price list, the checkout and support time follow it', async () => {
  expect(plansOnOffer.find(({ subscription }) => subscription === 'gold')).toMatchObject({
    price: 199_900,
    products: 21,
  })
  expect(quoteOn(basis, 'gold')).toMatchObject({ price: 199_900, net: 199_900, total: 219_890 })
  const period = {
    id: uuidv7(),
    businessID: uuidv7(),
    tier: 'gold' as const,
    start: at,
    end: at,
    graceUntil: null,
  }
  expect(await supportOf(db, period.businessID, period)).toEqual({ used: 0, of: 120 })
})

test('an invoice says what was ordered, whatever the table says by then', () => {
  const order = anOrderToInvoice({ price: sold })
  expect(paidSaid(order, 'JP-2026-000001', at)).toMatchObject({
    net: sold,
    lines: [{ kind: 'plan', amount: sold }],
  })
})

const pages = [
  'membership',
  'membership-standard',
  'membership-gold',
  'membership-premium',
  'membership-platinum',
]
const typed = Object.values(plans).flatMap(({ price }) =>
  price > 0 ? [String(price / 100), String(sold / 100)] : [],
)

test.each(languages)('no page of %s has a price typed into it', (language) => {
  for (const page of [...pages, 'terms-and-conditions']) {
    const text = readFileSync(new URL(`../../content/${language}/${page}.md`, import.meta.url), 'utf8')
    const digits = text.replaceAll(/(?<=\d)[.,\s](?=\d{3})/g, '')
    for (const price of typed) expect(digits, `${page} ${price}`).not.toContain(price)
  }
})
