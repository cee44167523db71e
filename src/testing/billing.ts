// A company that pays, and to whom its invoices are made out.
import { sql } from 'kysely'
import type { BillingDetailsEntry } from '../contract/billing-details.ts'
import { addPaidPeriod } from '../domains/subscriptions/tiers.ts'
import { transaction, type Db } from '../platform/db.ts'
import { goodCard } from './payments.ts'

export const someDetails: BillingDetailsEntry = {
  name: 'Kitazawa Bearing Works',
  addressLine1: '3-1 Honmachi',
  addressLine2: '',
  city: 'Osaka',
  zipCode: '541-0053',
  countryCode: 'JP',
  taxNumber: '',
  reference: '',
  email: 'accounts@example.com',
}

const dayMs = 86_400_000

/** The company is on gold since yesterday, with details and the card that paid, and nothing else of its order. */
export async function payingAs(db: Db, businessID: string): Promise<void> {
  const [start, end] = [new Date(Date.now() - dayMs), new Date(Date.now() + 364 * dayMs)]
  await transaction(db, (tx) => addPaidPeriod(tx, { businessID, tier: 'gold', start, end }))
  const card = JSON.stringify({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 })
  await sql`
    insert into billing_accounts (business_id, details, card, card_method, edition, created_at)
    values (${businessID}, ${JSON.stringify(someDetails)}, ${card}, ${goodCard}, 'jp', now())`.execute(db)
}

/** In which language and edition tests buy. */
export const somePlace = { language: 'en', edition: 'jp' }
