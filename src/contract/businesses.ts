// A company and its public page (P3.1 and P7.6).
import * as z from 'zod'
import { badgeScopes } from './badge-scopes.ts'
import { InquiriesFrom } from './business-fields.ts'
import { companyTypes } from './company-types.ts'
import { endpoint } from './endpoint.ts'
import { subscriptions } from './subscription-names.ts'

/** The canonical slug of the public page of a company or product: its original name and the id, unencoded. */
export const PageKey = z.string()

/** A code of the list of languages (`ja`). */
const TextLanguage = z.string()
/** In which language each text that is shown, and not empty, is written (D55); of one thing of several by `certificates.ID`, or `photos.0` by its place. */
export const TextLanguages = z.record(z.string(), TextLanguage)

/** Small letters, since caches know things by these ids. */
export const Id = z.uuid().toLowerCase()
export const Subscription = z.enum(subscriptions)
export type SubscriptionName = z.infer<typeof Subscription>

export const CompanyType = z.enum(companyTypes)

const Coded = z.object({ code: z.string(), name: z.string() })
const Named = z.object({ name: z.string() })
export const Picture = z.object({ url: z.string() }).nullable()
const Range = z.object({ min: z.number().nullable(), max: z.number().nullable() }).nullable()
const Phone = z.object({ countryCode: z.string(), businessPhoneNumber: z.string() }).nullable()
/** In English, where the name is in other letters: for a place of which a part has a name in no others. */
const latinName = z.string().optional()
export const CountryOfRecord = z.object({
  code: z.string(),
  countryName: z.string(),
  emoji: z.string(),
  latinName,
})
export const StateOfRecord = z.object({ stateID: z.string(), stateName: z.string(), latinName }).nullable()

export const Certificate = z.object({
  id: Id,
  name: z.string(),
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  /** What it covers. */
  scope: z.string().nullable(),
  issueDate: z.iso.date().nullable(),
  expireDate: z.iso.date().nullable(),
  photo: Picture,
  /** When one of our verifiers found it in the register of its issuer, and where; null for what the company alone states. */
  confirmed: z.object({ on: z.iso.date(), where: z.string() }).nullable(),
  /** Computed at the moment of the answer; expiring means within 60 days. */
  status: z.enum(['valid', 'expiring', 'expired']),
})
export type CertificateEntry = z.infer<typeof Certificate>

export const BadgeScope = z.enum(badgeScopes)

export const Verification = z
  .object({
    /** 2 documents, 3 a visit, 4 an audit by others (D14). */
    level: z.literal([2, 3, 4]),
    scope: z.array(BadgeScope),
    checkedBy: z.string(),
    checkedOn: z.iso.date(),
    validUntil: z.iso.date(),
  })
  .nullable()

/** How inquiries of the last 90 days were answered (D27); null while there are fewer than five to tell of. */
const Answers = z
  .object({
    /** Of those that were answered or due, the part that was answered within 24 hours: 0 to 1. */
    share: z.number(),
    /** Minutes to an answer; null when there was none. */
    medianMinutes: z.int().nullable(),
    /** Of how many that is said. */
    n: z.int(),
  })
  .nullable()
export type AnswersEntry = z.infer<typeof Answers>

/** Codes of the editions in which it is not found; absent where it is found in all. */
const HiddenIn = z.array(z.string()).optional()

export const BusinessProfile = z.object({
  businessID: Id,
  key: PageKey,
  subscription: Subscription,
  verified: z.boolean(),
  verification: Verification,
  /** In which the company writes: that of the original. */
  language: TextLanguage,
  /** In which languages it has written anything, the original first. */
  writtenIn: z.array(TextLanguage),
  /** What it is called in each language in which it has said so, its own first. */
  names: z.record(TextLanguage, z.string()),
  textLanguages: TextLanguages,
  /** Every language beside the original, where all were asked for. */
  translations: z.record(TextLanguage, z.record(z.string(), z.string())).optional(),
  general: z.object({
    companyName: z.string(),
    /** As the company wrote it first: what was verified, and what addresses are made of. */
    originalName: z.string(),
    /** With its legal form, as its register has it. */
    registeredName: z.string().nullable(),
    /** How a Japanese name is read, in kana. */
    nameReading: z.string().nullable(),
    shortDescription: z.string(),
    generalDescription: z.string(),
    businessType: Coded,
    industry: z.object({ id: z.string(), name: z.string() }),
    categories: z.array(z.object({ id: z.string(), name: z.string() })),
    /** As the register of its country writes it. */
    registerNumber: z.string().nullable(),
    yearStablished: z.int().nullable(),
    /** A year, in the currency that the company gave. */
    totalAnnualRevenue: Range.unwrap().extend({ currency: Coded }).nullable(),
    totalEmployees: Range,
    totalProductionEmployees: Range,
    productionCapacity: z
      .object({
        min: z.number().nullable(),
        max: z.number().nullable(),
        unit: z.string(),
        period: z.string(),
      })
      .nullable(),
    coverPhoto: Picture,
    profilePhoto: Picture,
    video: Picture,
    /** By whose clock its days are counted: the one that it named, else that of its place. */
    timeZone: z.string(),
  }),
  contactInfo: z.object({
    legalAddressEnglish: z.string().nullable(),
    /** As its country writes it, in any script. */
    legalAddressLocal: z.string().nullable(),
    shippingAddressEnglish: z.string().nullable(),
    /** In the reader's language; as typed where it is not known. */
    city: z.string().nullable(),
    /** Where it is, in the order and script of the reader's language; the street stands in the legal address. */
    addressLines: z.array(z.string()),
    zipcode: z.string().nullable(),
    country: CountryOfRecord,
    state: StateOfRecord,
    email: z.string().nullable(),
    website: z.string().nullable(),
    phone: Phone,
    mobilePhone: Phone,
    inquiriesFrom: InquiriesFrom,
  }),
  factory: z
    .object({
      manufacturingFacilities: z.string().nullable(),
      city: z.string().nullable(),
      addressLines: z.array(z.string()),
      zipcode: z.string().nullable(),
      country: CountryOfRecord.nullable(),
      state: StateOfRecord,
      /** Square metres. */
      factorySize: z.number().nullable(),
      numberProductionLines: z.int().nullable(),
      contractManufacturing: z.array(Coded),
    })
    .nullable(),
  tradeCapabilities: z.object({
    markets: z.array(Named),
    spokenLanguages: z.array(Named),
    totalEmployeesSales: z.int().nullable(),
    /** Days. */
    averageLeadTime: z.int().nullable(),
  }),
  businessTerms: z.object({
    acceptedDeliveryTerms: z.array(Named),
    acceptedPaymentCurrencies: z.array(Named),
    packagingTypes: z.array(Named),
    acceptedPaymentTypes: z.array(Named),
  }),
  certificates: z.array(Certificate),
  reactions: z.object({ reactionCount: z.object({ like: z.int() }) }),
  answers: Answers,
  hiddenIn: HiddenIn,
  session: z
    .object({
      accessLevel: z.enum(['owner', 'admin', 'member']),
      /** The company hides itself from this edition: who does not belong to it finds nothing here. */
      hiddenHere: z.literal(true).optional(),
    })
    .nullable(),
})
export type BusinessProfileEntry = z.infer<typeof BusinessProfile>

/** A search result or a card of the latest registered: a subset of the Business with its nested names (D45). */
export const BusinessCard = z.object({
  businessID: Id,
  key: PageKey,
  subscription: Subscription,
  verified: z.boolean(),
  language: TextLanguage,
  textLanguages: TextLanguages,
  general: z.object({
    companyName: z.string(),
    shortDescription: z.string(),
    businessType: Coded,
    industry: z.object({ id: z.string(), name: z.string() }),
    yearStablished: z.int().nullable(),
    totalEmployees: Range,
    profilePhoto: Picture,
  }),
  /** The picture of the card: the first product's, else the cover, else none. */
  cardPicture: Picture,
  contactInfo: z.object({ city: z.string().nullable(), country: CountryOfRecord, state: StateOfRecord }),
  tradeCapabilities: z.object({ averageLeadTime: z.int().nullable() }),
  /** Short names of certificates that are not expired, at most five; the company states them, unless one of our verifiers confirmed it. */
  certificates: z.array(Named.extend({ confirmed: z.literal(true).optional() })),
  reactions: z.object({ reactionCount: z.object({ like: z.int() }) }),
  answers: Answers,
  hiddenIn: HiddenIn,
})
export type BusinessCardEntry = z.infer<typeof BusinessCard>

export const showBusinessProfile = endpoint({
  method: 'GET',
  path: '/business/profile/:id',
  access: 'visitor',
  fromReplica: 'visitors',
  section: '7',
  summary: 'A company as the public sees it, with the viewer’s access level when there is one.',
  knowsViewer: true,
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    /** Shows what the company wrote first, in its own language. */
    texts: z.literal('original').optional(),
    /** Brings `translations` beside what is shown. */
    languages: z.literal('all').optional(),
  }),
  ok: BusinessProfile,
  errors: ['NotFound'],
})

export const showSuccessor = endpoint({
  method: 'GET',
  path: '/business/profile/:id/successor',
  access: 'visitor',
  fromReplica: 'visitors',
  section: '7',
  summary: 'The company into which one that is gone was merged, for whoever comes by an old address.',
  params: z.strictObject({ id: Id }),
  ok: z.object({ businessID: Id, path: z.string() }),
  errors: ['NotFound'],
})

export const listBusinessesOfUser = endpoint({
  method: 'GET',
  path: '/business/profile/list-business',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section: '7',
  summary: 'The companies a person belongs to, oldest membership first, at most 50.',
  query: z.strictObject({ userID: Id }),
  ok: z.array(BusinessCard),
})
