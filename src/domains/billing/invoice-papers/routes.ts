import {
  enterExchangeRate,
  listInvoices,
  showBooks,
  showInvoice,
  showInvoicePaper,
} from '../../../contract/invoices.ts'
import { cursorOf, positionOf } from '../../../platform/http/cursor.ts'
import { concurrencyLimit } from '../../../platform/http/concurrency-limit.ts'
import { routes, sessionOf } from '../../../platform/http/routes.ts'
import { booksPage } from '../books.ts'
import { enterRate } from '../exchange-rates.ts'
import { ownInvoice, ownInvoicePaper, ownInvoices } from '../own-invoices.ts'

/** Each draws in a thread of its own, with fonts of some megabytes. */
const drawing = concurrencyLimit(4)

export const invoiceRoutes = routes(
  { listInvoices, showInvoice, showInvoicePaper, showBooks, enterExchangeRate },
  {
    listInvoices: (input) =>
      ownInvoices(input.db, sessionOf(input), {
        ...input.params,
        after: (list) => positionOf(list, input.query.cursor),
        cursorOf,
      }),
    showInvoice: (input) => ownInvoice(input.db, sessionOf(input), input.params),
    showInvoicePaper: (input) => drawing(() => ownInvoicePaper(input.db, sessionOf(input), input.params)),
    async enterExchangeRate(input) {
      await enterRate(input.db, sessionOf(input), input.body)
      return {}
    },
    showBooks(input) {
      const { cursor, ...span } = input.query
      const after = (list: string) => positionOf(list, cursor)
      return booksPage(input.db, sessionOf(input), { ...span, after, cursorOf })
    },
  },
)
