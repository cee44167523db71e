// To whom invoices are made out (issued ones keep what was said then).
import * as z from 'zod'
import { Email } from './accounts.ts'
import { limits } from './limits.ts'
import { plainText } from './text.ts'

const line = (max: number) => plainText({ max, min: 1 })
const optional = (max: number) => plainText({ max })

export const BillingDetails = z.strictObject({
  name: line(limits.companyNameMax),
  addressLine1: line(limits.addressMax),
  addressLine2: optional(limits.addressMax),
  city: line(limits.profileTextMax),
  zipCode: optional(limits.zipcodeMax),
  /** ISO 3166-1, two letters. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** VAT number (EU) or registration number of a qualified invoice issuer (Japan, T and 13 digits); '' for none. */
  taxNumber: optional(20),
  /** The buyer's own number of the order, printed on the invoice. */
  reference: optional(60),
  /** Where receipts go. */
  email: Email,
})
export type BillingDetailsEntry = z.infer<typeof BillingDetails>
