// The addresses of a company's membership page: what is chosen, asked and opened there.
import type { SubscriptionName } from '../../../contract/businesses.ts'
import { managePath } from '../../components/manage/tabs.ts'

type Wish = {
  /** Opens the checkout of a plan. */
  plan?: SubscriptionName
  coupon?: string
  /** Opens what stands folded otherwise. */
  show?: 'support' | 'card' | 'details'
  /** What is asked before it is done. */
  ask?: 'cancel'
  /** Of invoices, from the last one shown. */
  cursor?: string
}

/** Of a company, with what is opened there. */
export function membershipPath(businessID: string, wish: Wish = {}): string {
  const query = new URLSearchParams(wish)
  const path = managePath(businessID, 'membership')
  return query.size > 0 ? `${path}?${query}` : path
}

/** The paper of an invoice. */
export const invoicePath = (businessID: string, invoiceID: string): string =>
  `/business/${businessID}/membership/invoice/${invoiceID}.pdf`
