// What the membership page shows (P2.20): asked for at once, so that it waits for the database as seldom as other pages.
import { redirect } from 'react-router'
import { CouponCode, type QuoteEntry } from '../../../contract/billing.ts'
import { isAppError } from '../../../contract/errors.ts'
import type { Query } from '../../../contract/pages/query.ts'
import { plans } from '../../../contract/plans.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { countryOptions } from '../../components/forms/place-lists.ts'
import { membershipPath } from './paths.ts'

type Page = Pick<PageOnServer, 'api' | 'edition' | 'language'>

/** Everything an owner sees; throws what the calls throw, and leads on where the address has a cursor that is none. */
export async function membershipOf(page: Page, businessID: string, query: Query) {
  const { api } = page
  const cursor = query.get('cursor') ?? undefined
  const [membership, setup, invoices, ledger, coupon, countries, { quota }] = await Promise.all([
    api.showMembership({ businessID }),
    api.showSubscriptionSetup({}),
    api.listInvoices({ businessID, ...(cursor && { cursor }) }).catch((error: unknown) => {
      if (cursor && isAppError(error) && error.status === 400) throw redirect(membershipPath(businessID))
      throw error
    }),
    query.get('show') === 'support' ? api.listSupport({ businessID }) : undefined,
    withCoupon(page, businessID, query),
    api.listCountries({}),
    api.listBoosts({ id: businessID }),
  ])
  const { publicKey, script, isTest } = setup
  const plain = membership.upgrades.find(({ subscription }) => subscription === query.get('plan'))
  // Until an owner has saved them they are what the company says of itself, and lack who gets the receipts.
  const details = membership.details?.email ? membership.details : null
  return {
    membership: { ...membership, details, boosts: { used: quota.used, of: quota.of } },
    /** What the form of the billing details begins with. */
    preset: membership.details,
    /** What the browser pays with; null while nobody can pay by card here. */
    provider: publicKey === null ? null : { publicKey, script },
    isTest,
    invoices: { ...invoices, isFirst: cursor === undefined },
    ledger,
    /** The plan whose checkout is open. */
    chosen: plain && { quote: coupon?.quote ?? plain, coupon: coupon?.code, couponProblem: coupon?.problem },
    countries: countryOptions(countries, page.edition),
  }
}
export type MembershipData = Awaited<ReturnType<typeof membershipOf>>
export type Chosen = NonNullable<MembershipData['chosen']>

type Couponed = { code: string; quote?: QuoteEntry; problem?: string }

/** The quote with the coupon of the address, or why that does not hold: then the price stays as it is. */
async function withCoupon(
  { api, language }: Page,
  businessID: string,
  query: Query,
): Promise<Couponed | undefined> {
  const code = (query.get('coupon') ?? '').trim().slice(0, 100)
  const planId = Object.entries(plans).find(([name]) => name === query.get('plan'))?.[1].planId
  if (code === '' || planId === undefined) return undefined
  const refused = (error?: unknown) => ({ code, problem: errorText('CouponRefused', language, error) })
  if (!CouponCode.safeParse(code).success) return refused()
  try {
    return { code, quote: await api.quoteMembership({ businessID, planId, coupon: code }) }
  } catch (error) {
    if (isAppError(error) && error.name === 'CouponRefused') return refused(error)
    // The page says by itself what cannot be bought (any more).
    if (isAppError(error) && error.name === 'PlanNotAbove') return undefined
    throw error
  }
}
