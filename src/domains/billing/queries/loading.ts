// Many rows of what was ordered and issued at once, for an invented world.
import { copyRows, type BulkClient, type Json } from '../../../platform/copy.ts'

export type LoadedAccountRow = {
  business_id: string
  card: Json | null
  card_method: string | null
  details: Json
  language: string
  edition: string
  created_at: Date
}
export type LoadedOrderRow = {
  order_id: string
  business_id: string
  ordered_by: string | null
  kind: string
  way: string
  plan: string
  plan_id: string
  price: number
  credit: number
  credit_days: number
  net: number
  tax: Json
  tax_amount: number
  total: number
  period_start: Date
  period_end: Date
  follows: string | null
  edition: string
  language: string
  email: string
  buyer: Json
  status: string
  reference: string | null
  payable_until: Date | null
  booked_by: string | null
  booked_at: Date | null
  subscription_id: string
  refunded: number
  created_at: Date
  settled_at: Date
}
export type LoadedInvoiceRow = {
  invoice_id: string
  business_id: string
  order_id: string
  kind: string
  number: string
  seller: string
  language: string
  issued_at: Date
  said: Json
  total: number
  credits: string | null
}
export type LoadedRefundRow = {
  refund_id: string
  invoice_id: string
  order_id: string
  amount: number
  ends_plan: boolean
  reason: string
  proposed_by: string
  proposed_at: Date
  approved_by: string
  approved_at: Date
  status: string
  credit_note: string
}
export type LoadedSeriesRow = { seller: string; year: number; kind: string; last: number }

export const copyAccounts = (client: BulkClient, rows: readonly LoadedAccountRow[]): Promise<number> =>
  copyRows(client, 'billing_accounts', rows)

export const copyOrders = (client: BulkClient, rows: readonly LoadedOrderRow[]): Promise<number> =>
  copyRows(client, 'billing_orders', rows)

export const copyInvoices = (client: BulkClient, rows: readonly LoadedInvoiceRow[]): Promise<number> =>
  copyRows(client, 'billing_invoices', rows)

export const copyRefunds = (client: BulkClient, rows: readonly LoadedRefundRow[]): Promise<number> =>
  copyRows(client, 'billing_refunds', rows)

/** The last number of each series; those that are issued later go on from it. */
export const copySeries = (client: BulkClient, rows: readonly LoadedSeriesRow[]): Promise<number> =>
  copyRows(client, 'billing_series', rows)
