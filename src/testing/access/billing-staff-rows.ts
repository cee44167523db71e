// How the calls of staff about money and hours are made: what one operator did, a second one may second or not.
import { sql } from 'kysely'
import { bookTransfer } from '../../domains/billing/bookings.ts'
import { proposeRefund } from '../../domains/billing/refunds.ts'
import { orderTransfer } from '../../domains/billing/transfers.ts'
import { saveBillingDetails } from '../../domains/billing/details.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { someDetails } from '../billing.ts'
import { aPayingTeam } from '../orders.ts'
import type { Row } from './row.ts'
import { addStaff } from './staff-of-world.ts'
import type { World } from './world.ts'

const place = { language: 'en', edition: 'jp' }
const booking = { receivedOn: today(), reference: 'KITAZAWA' }

/** Of another company: a transfer that two operators have to book. */
async function aWaitingTransfer(db: Db, world: World): Promise<void> {
  const { owner, businessID } = await aPayingTeam(db)
  const wish = { ...place, businessID, planId: 'platinum-yearly' }
  world.billing.orderID = (await transaction(db, (tx) => orderTransfer(tx, owner, wish))).orderID
}

/** Of another company: an invoice that was paid, of which the operator would give back a part. */
async function aProposedRefund(db: Db, world: World): Promise<void> {
  const { operator } = world.people
  const { owner, businessID } = await aPayingTeam(db)
  await transaction(db, async (tx) => {
    const order = await orderTransfer(tx, owner, { ...place, businessID, planId: 'gold-yearly' })
    await bookTransfer(tx, operator, { ...booking, orderID: order.orderID, amount: order.amount })
    const { rows } = await sql<{ id: string }>`
      select invoice_id as id from billing_invoices where order_id = ${order.orderID} and kind = 'invoice'`.execute(
      tx,
    )
    const invoiceID = rows[0]!.id
    const refund = { invoiceID, amount: 100, reason: 'Bought twice', endsPlan: false }
    const { refundID } = await proposeRefund(tx, operator, refund)
    Object.assign(world.billing, { invoiceID, refundID })
  })
}

/** Another company, whose plan holds support time. */
async function aSupportedCompany(db: Db, world: World): Promise<void> {
  await addStaff(db, world)
  const { operator, secondOperator } = world.people
  const { owner, businessID } = await aPayingTeam(db)
  await transaction(db, async (tx) => {
    const order = await orderTransfer(tx, owner, { ...place, businessID, planId: 'platinum-yearly' })
    for (const staff of [operator, secondOperator])
      await bookTransfer(tx, staff, { ...booking, orderID: order.orderID, amount: order.amount })
  })
  world.billing.supportedID = businessID
}

/** One that its bank sent back. */
async function aFailedRefund(db: Db, world: World): Promise<void> {
  await aProposedRefund(db, world)
  await sql`update billing_refunds set status = 'failed' where refund_id = ${world.billing.refundID}`.execute(
    db,
  )
}

export const billingStaffRows: Record<string, Row> = {
  orderTransfer: {
    async prepare(db, { people, businessID }) {
      await saveBillingDetails(db, people.owner, { ...place, businessID, details: someDetails })
    },
    // Above whatever the owner has bought before.
    input: ({ businessID }) => ({ businessID, planId: 'platinum-yearly' }),
  },
  // Nothing was ordered.
  withdrawTransferOrder: { input: ({ businessID }) => ({ businessID }), allowed: 'NotFound' },
  listTransfers: { prepare: aWaitingTransfer },
  bookTransfer: {
    prepare: aWaitingTransfer,
    input: ({ billing }) => ({ ...booking, orderID: billing.orderID, amount: 401_500 }),
  },
  proposeRefund: {
    prepare: aProposedRefund,
    input: ({ billing }) => ({
      invoiceID: billing.invoiceID,
      amount: 100,
      reason: 'Bought twice',
      endsPlan: false,
    }),
  },
  approveRefund: {
    prepare: aProposedRefund,
    input: ({ billing }) => ({ refundID: billing.refundID, reason: 'Paid twice' }),
    expected: { operator: 'SecondNeeded' },
  },
  declineRefund: {
    // One for each admin, whoever comes first.
    async prepare(db, world) {
      await aProposedRefund(db, world)
      world.billing.otherRefundID = world.billing.refundID
      await aProposedRefund(db, world)
    },
    input: ({ billing }, as) => ({
      refundID: as === 'operator' ? billing.refundID : billing.otherRefundID,
      reason: 'Paid once only',
    }),
  },
  proposeRefundAgain: {
    prepare: aFailedRefund,
    input: ({ billing }) => ({ refundID: billing.refundID, reason: 'Another account' }),
  },
  listRefunds: { prepare: aProposedRefund },
  makeCoupon: {
    input: () => ({
      code: `T${uuidv7().slice(-12)}`,
      percent: 10,
      amountOff: null,
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      reason: 'Fair in Osaka',
    }),
  },
  bookSupport: {
    prepare: aSupportedCompany,
    input: ({ billing }) => ({
      businessID: billing.supportedID,
      minutes: 15,
      what: 'Texts of the profile',
      on: today(),
    }),
  },
  readInvoicePaper: { prepare: aProposedRefund, input: ({ billing }) => ({ invoiceID: billing.invoiceID }) },
  listSupport: { input: ({ businessID }) => ({ businessID }) },
}
