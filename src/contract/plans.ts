// The plans of a company (P6.5 and P9.10): what each costs and holds. Price list, checkout, limits and texts all read this table.
import type { SubscriptionName } from './businesses.ts'

export type PlanFacts = {
  /** Stays with what was bought under it: another price is another plan. */
  planId: string
  /** Cents of a US dollar for a year. */
  price: number
  /** Published at once (D20). */
  products: number
  /** Whether the check of a company's documents is paid with it; never its result (D14). */
  verification: boolean
  boostsPerMonth: number
  /** Of professional support, in a year (D19). */
  supportHours: number
}

/** In the order of upgrades. */
export const plans = {
  standard: {
    planId: 'standard',
    price: 0,
    products: 7,
    verification: false,
    boostsPerMonth: 0,
    supportHours: 0,
  },
  gold: {
    planId: 'gold-yearly',
    price: 185_000,
    products: 20,
    verification: true,
    boostsPerMonth: 3,
    supportHours: 0,
  },
  premium: {
    planId: 'premium-yearly',
    price: 265_000,
    products: 50,
    verification: true,
    boostsPerMonth: 10,
    supportHours: 6,
  },
  platinum: {
    planId: 'platinum-yearly',
    price: 365_000,
    products: 100,
    verification: true,
    boostsPerMonth: 20,
    supportHours: 12,
  },
} as const satisfies Record<SubscriptionName, PlanFacts>

/** Days before the end of a paid year on which its owners are reminded, and for which an unpaid renewal keeps the plan (D15). */
export const membershipDays = { firstReminder: 30, lastReminder: 7, grace: 14 } as const

/** What every price is in. */
export const planCurrency = 'USD'

const formats = new Map<string, Intl.NumberFormat>()

/** A price in cents as the reader's language writes it, with two decimals (P9.10): US$1,850.00, 1.850,00 US$. */
export function priceText(cents: number, language: string): string {
  let format = formats.get(language)
  if (!format) {
    // English and Japanese write US$ for readers abroad, who have dollars of their own; the other languages always do.
    format = new Intl.NumberFormat(language === 'en' || language === 'ja' ? 'en-001' : language, {
      style: 'currency',
      currency: planCurrency,
      minimumFractionDigits: 2,
    })
    formats.set(language, format)
  }
  return format.format(cents / 100)
}
