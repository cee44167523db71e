// Receipts by mail: what was paid, and where its invoice is read.
import { invoicePath } from '../../contract/invoices.ts'
import { priceText } from '../../contract/plans.ts'
import { serverText } from '../../messages/texts.ts'
import type { Tx } from '../../platform/db.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMail } from '../mail/queue.ts'
import { planNames } from './invoice-papers/words.ts'
import { findReceipt } from './queries/invoices.ts'

/** Mails the receipt of an invoice to the address of its buyer, once, in the language and with the brand of its order. */
export async function sendReceipt(tx: Tx, invoiceID: string): Promise<void> {
  const receipt = await findReceipt(tx, invoiceID)
  if (!receipt) return
  const { said, businessID, language, edition } = receipt
  const subscription = said.lines[0]?.subscription ?? ''
  const name = planNames[subscription]
  await queueMail(tx, {
    template: 'payment-receipt',
    to: said.buyer.email,
    language,
    edition,
    dedupeKey: `payment-receipt ${invoiceID}`,
    data: {
      // As on the invoice: of a paper of the law there is one.
      business: said.buyer.name,
      number: said.number ?? '',
      plan: name ? serverText(name, language) : subscription,
      total: priceText(said.total, language),
      link: editionLink(edition, invoicePath(businessID, invoiceID)),
    },
  })
}
