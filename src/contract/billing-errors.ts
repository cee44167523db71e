// Failures of paying for a plan (P8, D17); a part of the table in errors.ts.
export const billingErrors = {
  PlanNotAbove: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.PlanNotAbove',
      message: 'This plan is not above the one that your company has. Nothing was charged.',
    },
  },
  CouponRefused: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.CouponRefused',
      message: 'This coupon does not hold: it is unknown, has run out or was used by your company.',
    },
  },
  PaymentRunning: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.PaymentRunning',
      message: 'Another payment for your company is under way. Please wait until it has ended.',
    },
  },
  PaymentsAway: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.PaymentsAway',
      message:
        'We are not able to process your payment at this time, please try again in a few minutes or contact support',
    },
  },
  DetailsMissing: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.DetailsMissing',
      message: 'Please say first to whom the invoice is made out.',
    },
  },
  NoPaidPlan: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NoPaidPlan',
      message: 'Your company is on the Standard plan, which costs nothing.',
    },
  },
  NoCard: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NoCard',
      message: 'There is no card to renew with. Please add one first.',
    },
  },
  CardRefused: {
    status: 409,
    text: /*i18n*/ { id: 'error.CardRefused', message: 'This card was refused. Please try another one.' },
  },
  SecondNeeded: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.SecondNeeded',
      message: 'This needs a second operator: whoever asked for it cannot approve it.',
    },
  },
  AmountRefused: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AmountRefused',
      message: 'This amount is not what is owed or can be given back.',
    },
  },
} as const
