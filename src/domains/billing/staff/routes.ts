import * as calls from '../../../contract/billing-staff.ts'
import * as money from '../../../contract/console-money.ts'
import {
  orderTransfer as orderTransferCall,
  withdrawTransfer as withdrawCall,
} from '../../../contract/billing.ts'
import { transaction } from '../../../platform/db.ts'
import { routes, sessionOf } from '../../../platform/http/routes.ts'
import { paymentProvider } from '../../../platform/payments/place.ts'
import { requireStaff } from '../../staff/roles.ts'
import { requireOwner, resolveActor } from '../../members/actors.ts'
import { bookTransfer, listTransfers } from '../bookings.ts'
import { makeCoupon } from '../coupons.ts'
import { declineRefund } from '../refund-declining.ts'
import { listRefunds, proposeAgain } from '../refund-failures.ts'
import { approveRefund, proposeRefund } from '../refunds.ts'
import { findInvoices, listCoupons, readPaper } from '../staff-lists.ts'
import { bookSupport, listSupport } from '../support.ts'
import { orderTransfer, withdrawTransfer } from '../transfers.ts'

/** What staff do with money and hours, and what an owner sees of it and asks for (D19, D57). */
export const billingStaffRoutes = routes(
  {
    orderTransfer: orderTransferCall,
    withdrawTransferOrder: withdrawCall,
    listTransfers: calls.listTransfers,
    bookTransfer: calls.bookTransfer,
    proposeRefund: calls.proposeRefund,
    approveRefund: calls.approveRefund,
    declineRefund: calls.declineRefund,
    proposeRefundAgain: calls.proposeRefundAgain,
    listRefunds: calls.listRefunds,
    makeCoupon: calls.makeCoupon,
    bookSupport: calls.bookSupport,
    listSupport: calls.listSupport,
    findInvoices: money.findInvoices,
    readInvoicePaper: money.readInvoicePaper,
    listCoupons: money.listCoupons,
  },
  {
    orderTransfer(input) {
      const { once, params, body, caller } = input
      const { language, edition } = caller
      return once(
        async (tx) => requireOwner(await resolveActor(tx, sessionOf(input), params.businessID)),
        (tx) => orderTransfer(tx, sessionOf(input), { ...params, ...body, language, edition }),
      )
    },
    async withdrawTransferOrder(input) {
      await withdrawTransfer(input.db, sessionOf(input), input.params.businessID)
      return {}
    },
    listTransfers: (input) => listTransfers(input.db, sessionOf(input), input.caller.language),
    bookTransfer: (input) =>
      transaction(input.db, (tx) => bookTransfer(tx, sessionOf(input), { ...input.params, ...input.body })),
    proposeRefund: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), []),
        (tx) => proposeRefund(tx, sessionOf(input), input.body),
      ),
    approveRefund: (input) =>
      approveRefund(input.db, paymentProvider(), sessionOf(input), { ...input.params, ...input.body }),
    async declineRefund(input) {
      const wish = { ...input.params, ...input.body }
      await transaction(input.db, (tx) => declineRefund(tx, sessionOf(input), wish))
      return {}
    },
    proposeRefundAgain: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), []),
        (tx) => proposeAgain(tx, sessionOf(input), { ...input.params, ...input.body }),
      ),
    listRefunds: (input) => listRefunds(input.db, sessionOf(input), input.caller.language),
    makeCoupon: (input) => transaction(input.db, (tx) => makeCoupon(tx, sessionOf(input), input.body)),
    bookSupport: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), ['support']),
        (tx) => bookSupport(tx, sessionOf(input), input.body),
      ),
    findInvoices: ({ db, query, caller, ...context }) =>
      findInvoices(db, sessionOf(context), { text: query.text, language: caller.language }),
    readInvoicePaper: (input) => readPaper(input.db, sessionOf(input), input.params.invoiceID),
    listCoupons: (input) => listCoupons(input.db, sessionOf(input), input.caller.language),
    listSupport: (input) =>
      listSupport(input.db, sessionOf(input), input.params.businessID, input.caller.language),
  },
)
