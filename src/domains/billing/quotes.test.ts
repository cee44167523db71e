// Arithmetic of quotes against a calculation of its own in integers without limits.
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { plans } from '../../contract/plans.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import type { Coupon } from './coupons.ts'
import { creditOf, paidNet, quoteOn, type QuoteBasis } from './quotes.ts'

const day = 86_400_000
const start = new Date('2027-03-01T03:00:00Z')
const period = {
  id: 'x',
  businessID: 'y',
  tier: 'gold' as const,
  start,
  end: new Date('2028-03-01T03:00:00Z'),
  graceUntil: null,
}
const basis: QuoteBasis = {
  zone: 'Asia/Tokyo',
  period,
  paid: 185_000,
  seller: 'jp',
  buyer: { countryCode: 'JP', taxNumber: '', zipCode: '' },
  at: start,
}
const on = (days: number): QuoteBasis => ({ ...basis, at: new Date(start.getTime() + days * day) })

test.each([
  [0, 366, 185_000],
  [1, 365, 184_494],
  [183, 183, 92_500],
  [365, 1, 505],
  // In the grace nothing is left.
  [370, 0, 0],
])('after %i days %i are left, which were paid with %i cents', (used, days, credit) => {
  expect(creditOf(on(used))).toEqual({ days, credit })
})

test('money that was given back is credited no second time, credit is', () => {
  expect(paidNet({ net: 185_000, credit: 0, total: 203_500, refunded: 0 })).toBe(185_000)
  expect(paidNet({ net: 185_000, credit: 0, total: 203_500, refunded: 203_500 })).toBe(0)
  expect(paidNet({ net: 80_000, credit: 185_000, total: 88_000, refunded: 44_000 })).toBe(225_000)
  expect(paidNet({ net: 0, credit: 185_000, total: 0, refunded: 0 })).toBe(185_000)
})

test('a plan that is not above is refused', () => {
  expect(() => quoteOn(basis, 'gold')).toThrow(expect.objectContaining({ name: 'PlanNotAbove' }))
  expect(() => quoteOn(basis, 'standard')).toThrow(expect.objectContaining({ name: 'PlanNotAbove' }))
  expect(() => quoteOn({ ...basis, period: undefined }, 'standard')).toThrow(
    expect.objectContaining({ name: 'PlanNotAbove' }),
  )
})

const coupons: fc.Arbitrary<Coupon | undefined> = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ code: 'C', percent, amountOff: null })),
    fc.integer({ min: 1, max: 500_000 }).map((amountOff) => ({ code: 'C', percent: null, amountOff })),
  ),
  { nil: undefined },
)

test('price, credit, coupon, tax and total come to the same in integers without limits', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('premium' as const, 'platinum' as const),
      fc.integer({ min: 0, max: 380 }),
      fc.integer({ min: 0, max: 400_000 }),
      coupons,
      fc.constantFrom('JP', 'IT'),
      (plan, used, paid, coupon, countryCode) => {
        const quote = quoteOn({ ...on(used), paid, buyer: { ...basis.buyer, countryCode } }, plan, coupon)
        const price = BigInt(plans[plan].price)
        const left = BigInt(Math.max(0, 366 - used))
        const whole = (BigInt(paid) * left) / 366n
        const credit = whole < price ? whole : price
        const rest = price - credit
        const wished =
          coupon === undefined
            ? 0n
            : coupon.percent === null
              ? BigInt(coupon.amountOff!)
              : (rest * BigInt(coupon.percent) + 50n) / 100n
        const net = rest - (wished < rest ? wished : rest)
        const tax = countryCode === 'JP' ? (net * 1_000n + 5_000n) / 10_000n : 0n
        expect([quote.credit, quote.net, quote.tax.amount, quote.total].map(BigInt)).toEqual([
          credit,
          net,
          tax,
          net + tax,
        ])
        expect(quote.net).toBe(quote.price - quote.credit - (quote.coupon?.off ?? 0))
      },
    ),
    { numRuns: casesOf(5_000, 300), seed: seedOfPiece(20_261_128) },
  )
})
