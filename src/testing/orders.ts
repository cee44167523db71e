// The smallest order of a plan, as a row: for tests of what becomes of orders, not of how they are made.
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'
import { saveBillingDetails } from '../domains/billing/details.ts'
import { someDetails } from './billing.ts'
import { aBusiness } from './businesses.ts'
import { aTeam } from './products.ts'

export type OrderWish = {
  businessID?: string
  way?: 'card' | 'transfer'
  status?: 'open' | 'failed'
  price?: number
}

/** Writes an order of a new company, or of the one named, for Gold and without tax; answers both ids. */
export async function anOrder(
  db: Db,
  { businessID, way = 'card', status = 'open', price = 185_000 }: OrderWish = {},
): Promise<{ businessID: string; orderID: string }> {
  const of = businessID ?? (await aBusiness(db)).businessID
  const orderID = uuidv7()
  const tax = { kind: 'none', country: null, rate: 0, amount: 0 }
  await sql`
    insert into billing_orders (order_id, business_id, kind, way, plan, plan_id, price, net, tax, tax_amount, total,
      period_start, period_end, edition, language, email, status, created_at)
    values (${orderID}, ${of}, 'new', ${way}, 'gold', 'gold-yearly', ${price}, ${price}, ${JSON.stringify(tax)}, 0, ${price},
      now(), now() + interval '1 year', 'jp', 'en', 'haruka@kitazawa.example', ${status}, now())`.execute(db)
  return { businessID: of, orderID }
}

/** The mails that somebody is sent, oldest first. */
export async function mailsTo(db: Db, { userID }: { userID: string }) {
  const { rows } = await sql<{ template: string; data: Record<string, string> }>`
    select template, data from mails where user_id = ${userID} order by mail_id`.execute(db)
  return rows
}

/** A company on standard, or on a plan that nobody paid for, with its owner, admin and member, and to whom its invoices are made out. */
export async function aPayingTeam(db: Db, plan?: 'gold' | 'premium') {
  const team = await aTeam(db, { ...(plan && { plan }) })
  await saveBillingDetails(db, team.owner, {
    businessID: team.businessID,
    details: someDetails,
    language: 'en',
    edition: 'jp',
  })
  return team
}
