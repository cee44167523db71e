// Owners who buy by card, at a moment and through a provider of the test.
import { subscribe } from '../domains/billing/checkout.ts'
import { saveBillingDetails } from '../domains/billing/details.ts'
import type { Db } from '../platform/db.ts'
import type { PaymentProvider } from '../platform/payments/provider.ts'
import { someDetails, somePlace } from './billing.ts'
import { goodCard } from './payments.ts'
import { aTeam } from './products.ts'

type More = { paymentMethod?: string; planId?: string; key?: string; coupon?: string }

/** Makes companies on Standard whose owner buys Gold with a good card, or what is named; asks anew each time when that is and who takes the money. */
export const buyersOf = (db: Db, moment: () => { provider: PaymentProvider; at: Date }) => async () => {
  const team = await aTeam(db)
  const { businessID, owner } = team
  await saveBillingDetails(db, owner, { ...somePlace, businessID, details: someDetails })
  const usual = {
    ...somePlace,
    businessID,
    planId: 'gold-yearly',
    paymentMethod: goodCard,
    email: 'owner@example.com',
  }
  const buy = (more: More = {}) => {
    const { provider, at } = moment()
    return subscribe(db, provider, owner, { ...usual, ...more }, { at })
  }
  return { ...team, buy }
}
