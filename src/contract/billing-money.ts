// Amounts of money and the tax on them, as quotes, checkouts and invoices tell them.
import * as z from 'zod'

/** Cents; whole ones, everywhere. */
export const Money = z.int().min(0)

/**
 * Why a tax is taken or not: `consumption` (Japan), `vat` (of the country named), `reverse` (the buyer accounts for it), `outside`
 * (the buyer is elsewhere), `none` (the selling company is where there is none). The sentence that an invoice says hangs on it.
 */
export const Tax = z.object({
  kind: z.enum(['consumption', 'vat', 'reverse', 'outside', 'none']),
  country: z.string().nullable(),
  /** Hundredths of a percent: 1000 is 10 %. */
  rate: z.int().min(0),
  amount: Money,
})
export type TaxEntry = z.infer<typeof Tax>
