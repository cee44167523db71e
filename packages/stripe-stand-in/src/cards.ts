// Stripe's test cards (https://docs.stripe.com/testing) and how each behaves.
import type { Refusal } from './objects.ts'
import { declined, invalid, StripeFault } from './faults.ts'

export type Behaviour = {
  /** What its bank says to a payment; nothing: yes. */
  refusal?: Omit<Refusal, 'type'>
  /** It can be kept by a customer although it is refused later. */
  attaches?: boolean
  /** 3-D Secure: at each payment, or until its owner has agreed to later ones. */
  authentication?: 'always' | 'until agreed'
  /** Refunds are told as pending first. */
  refundsWait?: boolean
}

const refusal = (code: string, message: string, decline_code?: string): Behaviour => ({
  refusal: { code, message, ...(decline_code === undefined ? {} : { decline_code }) },
})
const refused = (decline_code: string, message = 'Your card was declined.') =>
  refusal('card_declined', message, decline_code)

/** By number. */
const behaviours: Record<string, Behaviour> = {
  '4242424242424242': {},
  '5555555555554444': {},
  '378282246310005': {},
  '3566002020360505': {},
  '4000003920000003': {},
  '4000000000000002': refused('generic_decline'),
  '4000000000009995': refused('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': refused('lost_card'),
  '4000000000009979': refused('stolen_card'),
  '4000000000000069': refusal('expired_card', 'Your card has expired.', 'expired_card'),
  '4000000000000127': refusal('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  '4000000000000119': refusal(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'processing_error',
  ),
  '4000000000000341': { ...refused('generic_decline'), attaches: true },
  '4000002760003184': { authentication: 'always' },
  '4000000000003220': { authentication: 'always' },
  '4000002500003155': { authentication: 'until agreed' },
  '4000008260003178': {
    ...refused('insufficient_funds', 'Your card has insufficient funds.'),
    attaches: true,
    authentication: 'always',
  },
  '4000000000007726': { refundsWait: true },
  // Its refunds succeed, and fail when that is told to /test/refunds/:id/end.
  '4000000000005126': {},
}

/** Payment methods that are there for everybody. */
export const readyMade: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_jcb: '3566002020360505',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
}

const byEnd = Object.fromEntries(Object.entries(behaviours).map(([number, one]) => [number.slice(-4), one]))

/** By the last four digits, which differ among test cards: no number is kept. */
export const behaviourOf = (last4: string): Behaviour => byEnd[last4] ?? {}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (number.startsWith('35')) return 'jcb'
  return 'unknown'
}

export type CardGiven = { number?: string; exp_month?: number; exp_year?: number; cvc?: string }
export type CardRead = { number: string; exp_month: number; exp_year: number; cvc: string | undefined }

/** Checks what was typed, as Stripe's own fields do; throws StripeFault that names the part that is wrong. */
export function readCard(given: CardGiven, at = new Date()): CardRead {
  const number = (given.number ?? '').replaceAll(/[ -]/g, '')
  for (const name of ['number', 'exp_month', 'exp_year'] as const)
    if (given[name] === undefined || given[name] === '')
      throw invalid(`Missing required param: card[${name}].`, {
        code: 'parameter_missing',
        param: `card[${name}]`,
      })
  if (!/^\d{12,19}$/.test(number) || !sumIsRight(number))
    throw declined({ code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' })
  const month = given.exp_month ?? 0
  const year = (given.exp_year ?? 0) < 100 ? (given.exp_year ?? 0) + 2000 : (given.exp_year ?? 0)
  if (month < 1 || month > 12)
    throw declined({
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    })
  const isPast = year < at.getUTCFullYear() || (year === at.getUTCFullYear() && month < at.getUTCMonth() + 1)
  if (isPast || year > at.getUTCFullYear() + 50)
    throw declined({
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    })
  const digits = brandOf(number) === 'amex' ? 4 : 3
  if (given.cvc !== undefined && !(/^\d+$/.test(given.cvc) && given.cvc.length === digits))
    throw declined({ code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' })
  if (!Object.hasOwn(behaviours, number)) throw realCard()
  return { number, exp_month: month, exp_year: year, cvc: given.cvc }
}

/** Nobody's own card is kept here. */
const realCard = (): StripeFault =>
  declined({
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  })

/** Luhn's sum, which a mistyped digit breaks. */
function sumIsRight(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? digit : digit * 2
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
