// How the calls of invoices are made.
import { uuidv7 } from '../../platform/ids.ts'
import type { Row } from './row.ts'

/** Nothing was issued to the company of this world. */
const noInvoice: Row = {
  input: ({ businessID }) => ({ businessID, invoiceID: uuidv7() }),
  allowed: 'NotFound',
}

export const invoiceRows: Record<string, Row> = {
  listInvoices: { input: ({ businessID }) => ({ businessID }) },
  showInvoice: noInvoice,
  showInvoicePaper: noInvoice,
  enterExchangeRate: {
    input: () => ({
      currency: 'JPY',
      day: '2026-11-27',
      rate: '153.2',
      source: 'Mihon Bank',
      reason: 'New rate',
    }),
  },
  showBooks: { input: () => ({ from: '2026-01-01', to: '2026-12-31' }) },
}
