// How the calls of memberships are made: the business is on gold, and its billing details and card are known.
import { someDetails } from '../billing.ts'
import { goodCard, otherCard } from '../payments.ts'
import type { Row } from './row.ts'

const ofBusiness: Row = { input: ({ businessID }) => ({ businessID }) }
export const billingRows: Record<string, Row> = {
  showMembership: ofBusiness,
  quoteMembership: { input: ({ businessID }) => ({ businessID, planId: 'premium-yearly' }) },
  subscribe: {
    input: ({ businessID }) => ({
      businessID,
      planId: 'premium-yearly',
      paymentMethod: goodCard,
      email: 'owner@example.com',
    }),
  },
  cancelMembership: ofBusiness,
  resumeMembership: ofBusiness,
  saveBillingDetails: { input: ({ businessID }) => ({ businessID, ...someDetails }) },
  replaceCard: { input: ({ businessID }) => ({ businessID, paymentMethod: otherCard }) },
  // Nobody signs it here.
  paymentWebhook: { allowed: 'InvalidInput' },
}
