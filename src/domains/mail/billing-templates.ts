// What mails about payments say: see templates.ts. They go to whom invoices are made out, who need not have an account.
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

export type BillingMailData = {
  /** `business` is the buyer as the invoice says it, `plan` and `total` in the language of the mail; `link` leads to the PDF. */
  'payment-receipt': { business: string; number: string; plan: string; total: string; link: string }
}

const why: ServerText = /*i18n*/ {
  id: 'mail.paymentReceipt.why',
  message: 'Sent by {sender}, because the invoices of {business} go to this address.',
}

export const billingTemplates: Record<keyof BillingMailData, Template> = {
  'payment-receipt': {
    subject: /*i18n*/ { id: 'mail.paymentReceipt.subject', message: 'Receipt {number}: {plan}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.paymentReceipt.body',
        message: 'Thank you. We have received {total} from {business} for the {plan}.',
      },
      /*i18n*/ {
        id: 'mail.paymentReceipt.invoice',
        message: 'The invoice has the number {number}. An owner of the company can open it as a PDF.',
      },
    ],
    action: /*i18n*/ { id: 'mail.paymentReceipt.action', message: 'Open the invoice' },
    afterwards: [
      /*i18n*/ {
        id: 'mail.paymentReceipt.questions',
        message: 'If something in it is not right, please write to us: {contact}',
      },
    ],
    why,
  },
}
