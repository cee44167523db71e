// To whom invoices are made out: what an owner has said, until then what the company says of itself.
import { BillingDetails, type BillingDetailsEntry } from '../../contract/billing-details.ts'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { addressForBilling } from '../businesses/billing-address.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { lockAccount, updateAccount, type AccountRow, type Place } from './queries/accounts.ts'
import { findRunning } from './queries/orders.ts'
import type { TaxedBuyer } from './tax/tax-on.ts'

/** What tax hangs on while no details were saved: the country of the company. */
export async function buyerOf(db: Db | Tx, businessID: string): Promise<TaxedBuyer> {
  const { countryCode, zipCode } = await addressForBilling(db, businessID)
  return { countryCode, zipCode, taxNumber: '' }
}

/** Details as the company's own page has them; null while that does not say enough. */
export async function presetDetails(
  db: Db | Tx,
  businessID: string,
  email: string,
): Promise<BillingDetailsEntry | null> {
  const address = await addressForBilling(db, businessID)
  const preset = { ...address, addressLine2: '', taxNumber: '', reference: '', email: address.email || email }
  const { success, data } = BillingDetails.safeParse(preset)
  return success ? data : null
}

/** The details of an account that orders: those that were saved, else the preset, which is saved. Throws DetailsMissing. */
export async function detailsToOrder(
  tx: Tx,
  account: AccountRow,
  email: string,
): Promise<BillingDetailsEntry> {
  if (account.details) return account.details
  const details = await presetDetails(tx, account.business_id, email)
  if (!details) throw new AppError('DetailsMissing')
  await updateAccount(tx, account.business_id, { details })
  return details
}

/** Saves details, for an owner. Throws NotFound, NotAllowed, and PaymentRunning while an order waits that was taxed by the ones before. */
export function saveBillingDetails(
  db: Db,
  session: LiveSession,
  { businessID, details, ...place }: Place & { businessID: string; details: BillingDetailsEntry },
): Promise<BillingDetailsEntry> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    requireOwner(actor)
    await lockAccount(tx, { ...place, businessID: actor.id, at: new Date() })
    if (await findRunning(tx, actor.id)) throw new AppError('PaymentRunning')
    await updateAccount(tx, actor.id, { details })
    return details
  })
}
