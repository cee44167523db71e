import { beforeAll, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { deliverAll, publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPaidOrder, anItalianBuyer } from '../../testing/invoices.ts'
import { testLog } from '../../testing/server.ts'
import { issueInvoice } from './invoices.ts'
import { receiptListeners } from './receipt-listener.ts'
import { sendReceipt } from './receipts.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})

const mails = async () => {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    'select template, recipient, language, edition, data from mails order by queued_at',
  )
  return rows
}

test('who pays gets one receipt, however often it is told, in the language of the order', async () => {
  const wish = { edition: 'it', language: 'it', buyer: anItalianBuyer }
  const order = await aPaidOrder(database.pool, wish)
  const { order_id: orderID, business_id: businessID } = order
  const { invoiceID, number } = await transaction(database.db, async (tx) => {
    const issued = await issueInvoice(tx, order, new Date('2026-11-28T03:00:00Z'))
    const { invoiceID } = issued
    await publishEvent(tx, { type: 'subscription.paid', businessID, orderID, invoiceID })
    return issued
  })
  await deliverAll(database.db, receiptListeners, testLog)
  await transaction(database.db, (tx) => sendReceipt(tx, invoiceID))
  expect(await mails()).toEqual([
    {
      template: 'payment-receipt',
      recipient: 'accounts@kitazawa.example',
      language: 'it',
      edition: 'it',
      data: {
        business: 'Officine Valdarno S.r.l.',
        number,
        plan: 'Abbonamento Gold',
        total: '1850,00\u00a0USD',
        link: `https://it.millwright.example/business/${businessID}/membership/invoice/${invoiceID}.pdf`,
      },
    },
  ])
  // Of an invoice that never was nothing is said.
  await transaction(database.db, (tx) => sendReceipt(tx, uuidv7()))
  expect(await mails()).toHaveLength(1)
})
