// What mails about bank transfers, refunds and support time say: see templates.ts.
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

/** `business` is a name that people typed; `link` leads to its membership. Amounts are written as their reader does. */
type Said = { business: string; link: string }
type Owed = { amount: string; reference: string; until: string }
export type BillingStaffMailData = {
  /** `list` says what it was for, in the words of staff. */
  'support-booked': Said & { minutes: string; left: string; list: string }
  'support-taken-back': Said & { minutes: string; left: string; list: string }
  'transfer-ordered': Said & Owed
  'transfer-reminder': Said & Owed
  'transfer-lapsed': Said & { amount: string; reference: string }
  /** `number` is that of the credit note. */
  'refund-made': Said & { amount: string; number: string }
  'refund-ends-plan': Said & { amount: string; number: string }
}

const membership: ServerText = /*i18n*/ { id: 'mail.billing.action', message: 'See the membership' }
const transfer: ServerText = /*i18n*/ {
  id: 'mail.transfer.how',
  message: 'The account and the pro-forma invoice stand on the page of the membership.',
}
const owed: ServerText = /*i18n*/ {
  id: 'mail.transfer.owed',
  message: 'Please transfer {amount} by {until}, with the reference {reference}.',
}
const notExpected: ServerText = /*i18n*/ {
  id: 'mail.billing.notExpected',
  message: 'If this is not right, please write to us: {contact}',
}
const refunded: ServerText = /*i18n*/ {
  id: 'mail.refundMade.subject',
  message: '{business}: {amount} are given back',
}
const refundedBody: ServerText = /*i18n*/ {
  id: 'mail.refundMade.body',
  message:
    'We give {amount} back for the membership of “{business}”. The credit note {number} stands with your invoices.',
}

export const billingStaffTemplates: Record<keyof BillingStaffMailData, Template> = {
  'support-booked': {
    subject: /*i18n*/ { id: 'mail.supportBooked.subject', message: '{business}: support time was booked' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.supportBooked.body',
        message: 'We booked {minutes} minutes of support time for “{business}”: {list}',
      },
      /*i18n*/ {
        id: 'mail.supportBooked.left',
        message: '{left} minutes are left in the current year of the membership.',
      },
    ],
    action: membership,
    afterwards: [notExpected],
  },
  'support-taken-back': {
    subject: /*i18n*/ {
      id: 'mail.supportTakenBack.subject',
      message: '{business}: a booking of support time was taken back',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.supportTakenBack.body',
        message: '{minutes} minutes of support time of “{business}” are free again: {list}',
      },
      /*i18n*/ {
        id: 'mail.supportBooked.left',
        message: '{left} minutes are left in the current year of the membership.',
      },
    ],
    action: membership,
    afterwards: [],
  },
  'transfer-ordered': {
    subject: /*i18n*/ {
      id: 'mail.transferOrdered.subject',
      message: '{business}: how to pay the membership',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.transferOrdered.body',
        message:
          'A membership for “{business}” was ordered, to be paid by bank transfer. It begins when the money has arrived.',
      },
      owed,
      transfer,
    ],
    action: membership,
    afterwards: [notExpected],
  },
  'transfer-reminder': {
    subject: /*i18n*/ {
      id: 'mail.transferReminder.subject',
      message: '{business}: the membership is not paid yet',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.transferReminder.body',
        message: 'We have not received the bank transfer for the membership of “{business}” yet.',
      },
      owed,
      transfer,
    ],
    action: membership,
    afterwards: [
      /*i18n*/ {
        id: 'mail.transferReminder.paid',
        message: 'If you have paid in the last few days, there is nothing more that you need to do.',
      },
    ],
  },
  'transfer-lapsed': {
    subject: /*i18n*/ {
      id: 'mail.transferLapsed.subject',
      message: '{business}: the order of the membership has lapsed',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.transferLapsed.body',
        message:
          'No money has arrived for the membership of “{business}” ({amount}, reference {reference}). The order has lapsed and its pro-forma invoice is void.',
      },
      /*i18n*/ {
        id: 'mail.transferLapsed.again',
        message: 'You can order again at any time. If you have paid after all, please write to us: {contact}',
      },
    ],
    action: membership,
    afterwards: [],
  },
  'refund-made': {
    subject: refunded,
    paragraphs: [refundedBody],
    action: membership,
    afterwards: [],
  },
  'refund-ends-plan': {
    subject: refunded,
    paragraphs: [
      refundedBody,
      /*i18n*/ {
        id: 'mail.refundMade.ends',
        message:
          'The membership has ended with it. Nothing is deleted: products that the Standard plan has no room for are no longer listed.',
      },
    ],
    action: membership,
    afterwards: [],
  },
}
