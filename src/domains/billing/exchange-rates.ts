// The tax of an invoice in the currency in which its seller owes it: Japan's law on consumption tax asks for yen, article 230 of
// Directive 2006/112/EC for the currency of the country, whatever the invoice itself is in.
import type { TaxEntry } from '../../contract/billing-money.ts'
import type { InvoiceEntry } from '../../contract/invoices.ts'
import { sellers, type SellerCode, type TaxCurrency } from '../../contract/sellers.ts'
import { dayOf } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { requireStaff } from '../staff/roles.ts'
import { record } from '../audit/recording.ts'
import { findRate, writeRate } from './queries/exchange-rates.ts'

type EnteredRate = { currency: TaxCurrency; day: string; rate: string; source: string; reason: string }

/** Enters the rate of a day; one that an invoice tells already stays there as it was. Throws NotFound for all but operators. */
export function enterRate(
  db: Db,
  session: LiveSession,
  { rate, reason, ...entered }: EnteredRate,
): Promise<void> {
  return transaction(db, async (tx) => {
    await requireLiveSession(tx, session)
    await requireStaff(tx, session, [])
    await writeRate(tx, { ...entered, millionths: millionthsOf(rate), by: session.userID, at: new Date() })
    const { currency, day, source } = entered
    await record(tx, {
      by: `user:${session.userID}`,
      act: 'rate.entered',
      about: { type: 'rate', id: `${currency} ${day}` },
      reason,
      details: { rate, source },
    })
  })
}

/** A decimal number with at most six places, as millionths. */
function millionthsOf(rate: string): number {
  const [whole = '0', places = ''] = rate.split('.')
  return Number(whole) * 1_000_000 + Number(places.padEnd(6, '0'))
}

/** Longer than banks are closed at the turn of a year. */
const oldestDays = 7
/** Of the smallest unit in a whole one, for cents of a dollar: a yen has no smaller one. */
const centsOfUnit: Record<TaxCurrency, bigint> = { JPY: 100n, EUR: 1n }

/** The tax by the last rate that was entered up to the day of issue, half up; null where none is taken or no rate is known. */
export async function localTaxOn(
  tx: Tx,
  tax: TaxEntry,
  { seller, issuedOn }: { seller: SellerCode; issuedOn: string },
): Promise<InvoiceEntry['localTax']> {
  const currency = sellers[seller].taxCurrency
  if (currency === null || tax.amount === 0) return null
  const from = new Date(`${issuedOn}T00:00:00Z`)
  from.setUTCDate(from.getUTCDate() - oldestDays)
  const rate = await findRate(tx, { currency, from: dayOf(from), to: issuedOn })
  if (!rate) return null
  const whole = 1_000_000n * centsOfUnit[currency]
  const amount = (BigInt(tax.amount) * BigInt(rate.millionths) * 2n + whole) / (whole * 2n)
  return {
    currency,
    amount: Number(amount),
    rate: String(rate.millionths / 1_000_000),
    day: rate.day,
    source: rate.source,
  }
}
