// The long sections of a company as they are stored: codes where there is a list, texts as the company wrote them.
import * as z from 'zod'
import { InquiriesFrom } from '../../contract/business-fields.ts'
import { limits } from '../../contract/limits.ts'

const Text = z.string().nullable()
const Amount = z.number().nonnegative().nullable()
export const StoredRange = z.object({ min: Amount, max: Amount }).nullable()
const StoredPhone = z.object({ countryCode: z.string(), businessPhoneNumber: z.string() }).nullable()
const Codes = z.array(z.string()).max(limits.codesPerListMax)

export const General = z.object({
  /** A year; in US dollars before there were others. */
  totalAnnualRevenue: StoredRange.unwrap()
    .extend({ currency: z.string().default('USD') })
    .nullable()
    .default(null),
  totalProductionEmployees: StoredRange.default(null),
  productionCapacity: z
    .object({ min: Amount, max: Amount, unit: z.string(), period: z.string() })
    .nullable()
    .default(null),
  video: Text.default(null),
  /** With its legal form, as its register has it. */
  registeredName: Text.default(null),
  /** How its name is read, in kana. */
  nameReading: Text.default(null),
})

export const Contact = z.object({
  legalAddressEnglish: Text.default(null),
  legalAddressLocal: Text.default(null),
  shippingAddressEnglish: Text.default(null),
  zipcode: Text.default(null),
  email: Text.default(null),
  website: Text.default(null),
  phone: StoredPhone.default(null),
  mobilePhone: StoredPhone.default(null),
  inquiriesFrom: InquiriesFrom.default('everybody'),
})

export const Factory = z
  .object({
    manufacturingFacilities: Text.default(null),
    city: Text.default(null),
    zipcode: Text.default(null),
    countryCode: Text.default(null),
    stateID: Text.default(null),
    /** Square metres. */
    factorySize: Amount.default(null),
    numberProductionLines: z.int().nonnegative().nullable().default(null),
    contractManufacturing: Codes.default([]),
  })
  .nullable()

export const Trade = z.object({
  /** Country codes. */
  markets: Codes.default([]),
  spokenLanguages: Codes.default([]),
  totalEmployeesSales: z.int().nonnegative().nullable().default(null),
})

export const Terms = z.object({
  acceptedDeliveryTerms: Codes.default([]),
  acceptedPaymentCurrencies: Codes.default([]),
  packagingTypes: Codes.default([]),
  acceptedPaymentTypes: Codes.default([]),
})

export type Sections = {
  general: z.infer<typeof General>
  contact: z.infer<typeof Contact>
  factory: z.infer<typeof Factory>
  trade: z.infer<typeof Trade>
  terms: z.infer<typeof Terms>
}

/** The stored sections, checked again: what an older program wrote gets today's defaults. */
export function readSections(stored: { [Name in keyof Sections]: unknown }): Sections {
  return {
    general: General.parse(stored.general),
    contact: Contact.parse(stored.contact),
    factory: Factory.parse(stored.factory),
    trade: Trade.parse(stored.trade),
    terms: Terms.parse(stored.terms),
  }
}
