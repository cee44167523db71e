// The billing details as texts of a form (P2.20).
import type { BillingDetailsEntry } from '../../../contract/billing-details.ts'
import { limits } from '../../../contract/limits.ts'
import { sentText } from '../../api/sent.ts'

/** The controls in the order of the form. */
export const detailNames = [
  'name',
  'addressLine1',
  'addressLine2',
  'city',
  'zipCode',
  'countryCode',
  'taxNumber',
  'reference',
  'email',
] as const
export type DetailName = (typeof detailNames)[number]
export type DetailValues = Record<DetailName, string>

/** The most characters of each, where that is not the limit of all short texts. */
export const longestDetails: Partial<Record<DetailName, number>> = {
  name: limits.companyNameMax,
  addressLine1: limits.addressMax,
  addressLine2: limits.addressMax,
  zipCode: limits.zipcodeMax,
  taxNumber: 20,
  reference: 60,
}

/** What was typed. */
export const valuesFrom = (sent: { get(name: string): unknown }): DetailValues =>
  Object.fromEntries(detailNames.map((name) => [name, sentText(sent, name).trim()])) as DetailValues

/** What the form begins with: what is kept, or what the company says of itself; receipts go to `email` unless that says more. */
export function initialDetails(
  preset: BillingDetailsEntry | null,
  company: Pick<DetailValues, 'name' | 'city' | 'countryCode'>,
  email: string,
): DetailValues {
  const values = { ...valuesFrom({ get: () => '' }), ...(preset ?? company) }
  return { ...values, email: values.email || email }
}

/** How a number for taxes is written in a country, as an example of one; undefined where invoices need none. */
export function taxNumberIn(countryCode: string): string | undefined {
  return taxNumbers[countryCode]
}

/** Two letters and digits of each state of the union's VAT (Directive 2006/112/EC, article 215), and Japan's T and 13 digits. */
const taxNumbers: Record<string, string> = {
  JP: 'T1234567890123',
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  BG: 'BG123456789',
  CY: 'CY12345678X',
  CZ: 'CZ12345678',
  DE: 'DE123456789',
  DK: 'DK12345678',
  EE: 'EE123456789',
  ES: 'ESX1234567X',
  FI: 'FI12345678',
  FR: 'FRXX123456789',
  GR: 'EL123456789',
  HR: 'HR12345678901',
  HU: 'HU12345678',
  IE: 'IE1234567X',
  IT: 'IT12345678901',
  LT: 'LT123456789',
  LU: 'LU12345678',
  LV: 'LV12345678901',
  MT: 'MT12345678',
  NL: 'NL123456789B01',
  PL: 'PL1234567890',
  PT: 'PT123456789',
  RO: 'RO1234567890',
  SE: 'SE123456789001',
  SI: 'SI12345678',
  SK: 'SK1234567890',
}
