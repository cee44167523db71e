// What a company may say of itself, field by field: the same rules where it is created and where it is managed (P3.1 and P5).
import * as z from 'zod'
import { limits } from './limits.ts'
import { mailAddress } from './mail-address.ts'
import { CompanyName, ownName } from './names.ts'
import { isPhone, phoneProblem, tidyPhone } from './profile-rules.ts'
import { zoneNamed } from './time-zone.ts'
import { videoSource } from './videos.ts'
import { isPlain, plainText, plainWidth, postalCode } from './text.ts'
import { isKana, plainCode } from './writing.ts'

/** One line, empty for none. */
const line = (max: number) => plainText({ max })
const lines = (max: number) => plainText({ max, lines: true })
/** Of a reference list; empty for none. Whether the list has it is the server's business. */
export const ListCode = z.string().max(40)
const Codes = z.array(z.string().min(1).max(40)).max(limits.codesPerListMax)

export const ShortDescription = lines(limits.shortDescriptionMax)
/** An industry and one of its categories or subcategories, as `0004.0004-03` or `0004.0004-03-02`. */
export const CategoryPath = z
  .string()
  .regex(/^\d{4}\.\d{4}-\d{2}(?:-\d{2})?$/)
  .refine((path) => path.slice(0, 4) === path.slice(5, 9), { error: 'No category of this industry' })
export const CategoryPaths = z.array(CategoryPath).min(1).max(limits.categoriesPerBusinessMax)
/** As the register of its country writes it, with plain digits and hyphens; empty for none. */
export const RegisterNumber = line(limits.registerNumberMax).overwrite(plainCode)
const Zipcode = line(limits.zipcodeMax).overwrite(postalCode)
/** The `fileID` of a checked upload; empty takes the picture away. */
export const UploadOrNone = z.union([z.uuid().toLowerCase(), z.literal('')])

/** An address as it is typed; what cannot be seen, or is read as another address than it is, belongs into none. */
export const Address = z
  .string()
  .trim()
  .max(limits.websiteMax)
  .refine((text) => isPlain(text) && !text.includes('\\'), {
    error: 'Contains characters that no address has',
    params: { why: 'hidden' },
  })

/** An address of the web with https or http, without credentials; empty for none. A bare host gets https. */
export const Website = Address.overwrite((text) =>
  text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`,
).refine((text) => text === '' || isWebAddress(text), {
  error: 'No address of the web',
  params: { why: 'website' },
})

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    isHost(url.hostname)
  )
}

/** Names with dots between and letters at the end: no number of a machine, nothing left out, no `www` before nothing. */
function isHost(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.')
  const end = labels.at(-1) ?? ''
  return (
    labels.length >= (labels[0] === 'www' ? 3 : 2) &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label)) &&
    /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(end)
  )
}

const whole = (max: number) => z.int().min(0).max(max).nullable()
const amount = (max: number) => z.number().min(0).max(max).nullable()

/** Both ends may be left open; the upper one is not below the lower. */
const range = (end: z.ZodNullable<z.ZodNumber>) =>
  z
    .strictObject({ min: end, max: end })
    .refine(isRising, { error: 'The upper end is below the lower', params: { why: 'range' }, path: ['max'] })

/** The year that has begun somewhere on earth. */
const newestYear = () => new Date(Date.now() + 14 * 3_600_000).getUTCFullYear()

function isRising({ min, max }: { min: number | null; max: number | null }): boolean {
  return min === null || max === null || min <= max
}

/** By the rule of P5.5, as a person's telephone. */
const BusinessPhone = z
  .strictObject({ countryCode: z.string().max(40), businessPhoneNumber: z.string().max(40) })
  .overwrite(({ countryCode, businessPhoneNumber }) => {
    const tidy = tidyPhone({ countryCode, phoneNumber: businessPhoneNumber })
    return { countryCode: tidy.countryCode, businessPhoneNumber: tidy.phoneNumber }
  })
  .refine(
    ({ countryCode, businessPhoneNumber }) => isPhone({ countryCode, phoneNumber: businessPhoneNumber }),
    phoneProblem,
  )

/** A rule of an object that is told together with what is wrong inside it, so that a form says everything at once. */
const together = (path: string, why: string, error: string) => ({
  error,
  params: { why },
  path: [path],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

const given = (end: number | null) => end !== null
const isNothing = ({ min, max }: { min: number | null; max: number | null }) => !given(min) && !given(max)

/** Nothing at all, or an amount above 0 with its unit and period. */
const Capacity = range(amount(1e15))
  .safeExtend({ unit: ListCode, period: ListCode })
  .refine(
    (capacity) => !isNothing(capacity) || (capacity.unit === '' && capacity.period === ''),
    together('min', 'amount', 'The amount is missing'),
  )
  .refine(({ max }) => max !== 0, together('max', 'amount', 'Nothing is no capacity'))
  .refine(({ min, max }) => given(max) || min !== 0, together('min', 'amount', 'Nothing is no capacity'))
  .refine(
    (capacity) => isNothing(capacity) || capacity.unit !== '',
    together('unit', 'choose', 'The unit is missing'),
  )
  .refine(
    (capacity) => isNothing(capacity) || capacity.period !== '',
    together('period', 'choose', 'The period is missing'),
  )

/** A zone of Intl's list by any of its names; empty for that of the place. */
const ZoneOrNone = z
  .string()
  .max(64)
  .overwrite((zone) => zoneNamed(zone) ?? zone)
  .refine((zone) => zone === '' || zoneNamed(zone) !== undefined, {
    error: 'No time zone',
    params: { why: 'choose' },
  })

/** How a Japanese name is read, with kana in their plain width; empty for none. */
const NameReading = line(limits.companyNameMax)
  .overwrite((text) => text.normalize('NFKC'))
  .refine(isKana, { error: 'Not in kana', params: { why: 'kana' } })

export const GeneralFields = z.strictObject({
  companyName: CompanyName,
  /** In which it writes, of the list of languages; empty where nobody says, then its texts tell. */
  language: ListCode.default(''),
  /** With its legal form, as its register has it. */
  registeredName: ownName({ max: limits.companyNameMax }).default(''),
  nameReading: NameReading.default(''),
  shortDescription: ShortDescription,
  generalDescription: lines(limits.generalDescriptionMax),
  businessType: ListCode,
  categories: CategoryPaths,
  registerNumber: RegisterNumber,
  yearStablished: z
    .int()
    .min(limits.yearEstablishedMin)
    .max(2200)
    .refine((year) => year <= newestYear(), { error: 'Not yet begun', params: { why: 'future' } })
    .nullable(),
  /** A year, in a currency of the list (D69). */
  totalAnnualRevenue: range(amount(1e15))
    .safeExtend({ currency: ListCode.default('USD') })
    .refine(
      (revenue) => isNothing(revenue) || revenue.currency !== '',
      together('currency', 'choose', 'The currency is missing'),
    ),
  totalEmployees: range(whole(10_000_000)),
  totalProductionEmployees: range(whole(10_000_000)),
  productionCapacity: Capacity,
  /** Of a host that is allowed (contract/videos.ts); empty for none. */
  video: Address.refine((text) => text === '' || videoSource(text) !== null, {
    error: 'Not of a site that we show',
    params: { why: 'choose' },
  }),
  /** By whose clock its days are counted. */
  timeZone: ZoneOrNone.default(''),
})

/** Letters of no other script: carriers of every country read it (P3.1). */
const LatinAddress = lines(limits.addressMax).refine(
  (text) => !/[\p{L}--\p{Script=Latin}]/v.test(text.normalize('NFKC')),
  {
    error: 'Not in Latin letters',
    params: { why: 'latin' },
  },
)

/** Whose inquiries a company takes: everybody's, or those of its connections and of who has written with it before (D21). */
export const InquiriesFrom = z.enum(['everybody', 'connections'])

export const ContactFields = z.strictObject({
  legalAddressEnglish: LatinAddress,
  /** As its country writes it, in any script (decision 69). */
  legalAddressLocal: lines(limits.addressMax),
  shippingAddressEnglish: LatinAddress,
  city: line(limits.profileTextMax),
  zipcode: Zipcode,
  country: ListCode.min(1),
  /** A stateID of that country. */
  state: ListCode,
  email: z.union([
    z.literal(''),
    z
      .string()
      .overwrite(plainWidth)
      .max(limits.emailMax)
      .pipe(z.email({ pattern: mailAddress })),
  ]),
  website: Website,
  phone: BusinessPhone,
  mobilePhone: BusinessPhone,
  inquiriesFrom: InquiriesFrom.default('everybody'),
})

export const FactoryFields = z.strictObject({
  manufacturingFacilities: lines(limits.facilitiesMax),
  city: line(limits.profileTextMax),
  zipcode: Zipcode,
  country: ListCode,
  state: ListCode,
  /** Square metres. */
  factorySize: amount(1e12),
  numberProductionLines: whole(100_000),
  contractManufacturing: Codes,
})

export const TradeFields = z.strictObject({
  /** Country codes. */
  markets: Codes,
  /** Language codes. */
  spokenLanguages: Codes,
  totalEmployeesSales: whole(10_000_000),
  /** Days. */
  averageLeadTime: whole(limits.leadTimeMax),
})

export const TermsFields = z.strictObject({
  /** Incoterms. */
  acceptedDeliveryTerms: Codes,
  acceptedPaymentCurrencies: Codes,
  packagingTypes: Codes,
  acceptedPaymentTypes: Codes,
})
