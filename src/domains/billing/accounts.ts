// What the provider calls a company, and the card that is kept for its renewals.
import { createHash } from 'node:crypto'
import type { Card } from '../../contract/billing.ts'
import type * as z from 'zod'
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { ProviderAway, ProviderRefused } from '../../platform/payments/provider.ts'
import type { PaymentProvider } from '../../platform/payments/provider.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { requireOwner, resolveActor } from '../members/actors.ts'
import { currentPeriod } from '../subscriptions/periods.ts'
import {
  fillCard,
  findAccount,
  findUnseenCards,
  keepCustomer,
  lockAccount,
  updateAccount,
  type Place,
} from './queries/accounts.ts'

/** What the provider calls a company that has an account; it is told of the company when it does not know it yet. */
export async function customerOf(
  db: Db,
  provider: PaymentProvider,
  { businessID, email, name }: { businessID: string; email: string; name: string },
): Promise<string> {
  const account = await findAccount(db, businessID)
  if (account?.provider_customer) return account.provider_customer
  const called = account?.details?.name ?? name
  const customer = await provider.makeCustomer({
    // Asked again with other words it is another wish: one customer too many is harmless, nothing was charged yet.
    key: `customer ${businessID} ${createHash('sha256').update(`${email} ${called}`).digest('hex').slice(0, 16)}`,
    businessID,
    email,
    name: called,
  })
  return keepCustomer(db, businessID, customer)
}

/** Asks what the card that a company paid with looks like, when nobody has; the job asks again where that fails. */
export async function seeCard(db: Db, provider: PaymentProvider, businessID: string): Promise<void> {
  const account = await findAccount(db, businessID)
  if (!account?.card_method || account.card) return
  try {
    const card = await provider.card(account.card_method)
    await fillCard(db, { businessID, method: account.card_method, card })
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
  }
}

const cardsAtOnce = 50

/** Asks about cards that nobody has asked about. */
export async function seeCards(db: Db, provider: PaymentProvider): Promise<void> {
  for (const { businessID } of await findUnseenCards(db, cardsAtOnce)) await seeCard(db, provider, businessID)
}

type Wish = Place & { businessID: string; paymentMethod: string }

/**
 * Keeps another card for the renewals of a company, for an owner. Throws NotFound, NotAllowed, NoPaidPlan, CardRefused, and
 * PaymentsAway without an answer of the provider.
 */
export async function replaceCard(
  db: Db,
  provider: PaymentProvider | undefined,
  session: LiveSession,
  { businessID, paymentMethod, ...place }: Wish,
  at: Date = new Date(),
): Promise<{ card: z.input<typeof Card> }> {
  const account = await transaction(db, async (tx) => {
    await requirePaying(tx, session, businessID, at)
    return lockAccount(tx, { ...place, businessID, at })
  })
  if (!provider) throw new AppError('PaymentsAway')
  const card = await keptBy(db, provider, {
    businessID,
    paymentMethod,
    email: account.details?.email ?? '',
    name: account.details?.name ?? businessID,
  })
  await transaction(db, async (tx) => {
    await requirePaying(tx, session, businessID, at)
    await updateAccount(tx, businessID, { card, card_method: paymentMethod })
  })
  return { card }
}

async function requirePaying(tx: Tx, session: LiveSession, businessID: string, at: Date): Promise<void> {
  requireOwner(await resolveActor(tx, session, businessID))
  if (!(await currentPeriod(tx, businessID, at))) throw new AppError('NoPaidPlan')
}

async function keptBy(
  db: Db,
  provider: PaymentProvider,
  { paymentMethod, ...company }: { businessID: string; paymentMethod: string; email: string; name: string },
) {
  try {
    const customer = await customerOf(db, provider, company)
    return await provider.keepCard({
      key: `card ${company.businessID} ${paymentMethod}`,
      customer,
      paymentMethod,
    })
  } catch (error) {
    if (error instanceof ProviderAway) throw new AppError('PaymentsAway')
    if (error instanceof ProviderRefused)
      throw new AppError('CardRefused', { declined: { code: error.code, message: error.message } })
    throw error
  }
}
