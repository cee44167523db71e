// What mails about the year of a membership say (D15): see templates.ts.
import type { SubscriptionName } from '../../contract/businesses.ts'
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

/** `business` is a name that people typed, `plan` one of a plan; `day` is YYYY-MM-DD by the company's clock, `amount` money as its reader writes it. */
type Said = { business: string; plan: SubscriptionName; day: string; link: string }
export type MembershipMailData = {
  /** It is renewed on `day`. */
  'membership-renews': Said & { amount: string }
  /** It ends on `day` and nobody has said that it be renewed. */
  'membership-ends': Said
  /** The plan stays until `day`. */
  'membership-unpaid': Said & { amount: string }
  'membership-unpaid-last': Said & { amount: string }
  /** It ended on `day`: with its year, or unpaid. */
  'membership-ended': Said
  'membership-standard': Said
}

export const planTexts: Record<SubscriptionName, ServerText> = {
  standard: /*i18n*/ { id: 'mail.plan.standard', message: 'Standard' },
  gold: /*i18n*/ { id: 'mail.plan.gold', message: 'Gold' },
  premium: /*i18n*/ { id: 'mail.plan.premium', message: 'Premium' },
  platinum: /*i18n*/ { id: 'mail.plan.platinum', message: 'Platinum' },
}

const see: ServerText = /*i18n*/ { id: 'mail.membership.action', message: 'Open the membership' }
const nothingDeleted: ServerText = /*i18n*/ {
  id: 'mail.membership.nothingDeleted',
  message:
    'Nothing is deleted then: products that the Standard plan has no room for are only not listed, and you choose which ones buyers see.',
}
const chooseProducts: ServerText = /*i18n*/ {
  id: 'mail.membership.choose',
  message:
    'Nothing was deleted: products that the Standard plan has no room for are only not listed. You choose which ones buyers see on the page of your products.',
}
const buyAgain: ServerText = /*i18n*/ {
  id: 'mail.membership.buyAgain',
  message: 'You can choose a plan again at any time; those products are listed again then.',
}
const payNow: ServerText = /*i18n*/ {
  id: 'mail.membership.payNow',
  message:
    'We will try your card once more later today. You can also pay at once: give another card on the page of the membership.',
}
const unpaidBody: ServerText = /*i18n*/ {
  id: 'mail.membershipUnpaid.body',
  message:
    'The {plan} membership of “{business}” was to be renewed for a year, and {amount} including tax could not be charged to its card. The plan stays as it is until {day}.',
}

export const membershipTemplates: Record<keyof MembershipMailData, Template> = {
  'membership-renews': {
    subject: /*i18n*/ {
      id: 'mail.membershipRenews.subject',
      message: '{business}: the {plan} membership is renewed on {day}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.membershipRenews.body',
        message:
          'The {plan} membership of “{business}” is renewed for another year on {day}. Its card is charged {amount} including tax on that day.',
      },
      /*i18n*/ {
        id: 'mail.membershipRenews.cancel',
        message:
          'If you do not want that, switch the renewal off before that day. What was paid for stays until its end.',
      },
    ],
    action: see,
    afterwards: [],
  },
  'membership-ends': {
    subject: /*i18n*/ {
      id: 'mail.membershipEnds.subject',
      message: '{business}: the {plan} membership ends on {day}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.membershipEnds.body',
        message:
          'The {plan} membership of “{business}” ends on {day} and is not renewed by itself. From then on the company is on the Standard plan.',
      },
      /*i18n*/ {
        id: 'mail.membershipEnds.renew',
        message:
          'To keep the plan, switch the renewal on before that day on the page of the membership, and check the card there.',
      },
      nothingDeleted,
    ],
    action: see,
    afterwards: [],
  },
  'membership-unpaid': {
    subject: /*i18n*/ {
      id: 'mail.membershipUnpaid.subject',
      message: '{business}: the renewal of the {plan} membership could not be charged',
    },
    paragraphs: [unpaidBody, payNow],
    action: see,
    afterwards: [],
  },
  'membership-unpaid-last': {
    subject: /*i18n*/ {
      id: 'mail.membershipUnpaidLast.subject',
      message: '{business}: the {plan} membership ends on {day} unless it is paid',
    },
    paragraphs: [unpaidBody, payNow, nothingDeleted],
    action: see,
    afterwards: [],
  },
  'membership-ended': {
    subject: /*i18n*/ {
      id: 'mail.membershipEnded.subject',
      message: '{business}: the {plan} membership has ended',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.membershipEnded.body',
        message:
          'The {plan} membership of “{business}” ended on {day}, and the company is now on the Standard plan.',
      },
      chooseProducts,
      buyAgain,
    ],
    action: see,
    afterwards: [],
  },
  'membership-standard': {
    subject: /*i18n*/ {
      id: 'mail.membershipStandard.subject',
      message: '{business} is on the Standard plan: the renewal was not paid',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.membershipStandard.body',
        message:
          'The renewal of the {plan} membership of “{business}” was not paid until {day}, so the company is now on the Standard plan.',
      },
      chooseProducts,
      buyAgain,
    ],
    action: see,
    afterwards: [],
  },
}
