// A company in the hands of its people: made and managed (P2.24, P3.1 and P7.6; D46).
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import {
  CategoryPaths,
  ContactFields,
  FactoryFields,
  GeneralFields,
  ListCode,
  RegisterNumber,
  ShortDescription,
  TermsFields,
  TradeFields,
  UploadOrNone,
  Website,
} from './business-fields.ts'
import { BusinessCard, CompanyType, Id, PageKey, Picture, Subscription } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorName } from './errors.ts'
import { CompanyName } from './names.ts'

export const Role = z.enum(['owner', 'admin', 'member'])
export const businessSections = [
  'general',
  'contactInfo',
  'factory',
  'tradeCapabilities',
  'businessTerms',
] as const
export type BusinessSection = (typeof businessSections)[number]

/** A company that may be the one somebody is about to make, and why. */
export const SameBusiness = BusinessCard.pick({
  businessID: true,
  key: true,
  verified: true,
  contactInfo: true,
}).extend({
  general: BusinessCard.shape.general.pick({ companyName: true, profilePhoto: true }),
  /** The name and country are alike; the website's domain is; the register number is. */
  because: z.array(z.enum(['name', 'domain', 'registerNumber'])),
  /** What the caller is in it already. */
  role: Role.nullable(),
})
export type SameBusinessEntry = z.infer<typeof SameBusiness>

const path = '/business/profile/:id'
const params = z.strictObject({ id: Id })

export const findSameBusiness = endpoint({
  method: 'POST',
  path: '/business/profile/find-same',
  access: 'user',
  section: '7',
  rateLimit: rateLimits.findSame,
  summary: 'Companies that may be the one that is about to be created, likeliest first, at most 5.',
  body: z.strictObject({
    companyName: CompanyName,
    country: ListCode.min(1),
    website: Website.default(''),
    registerNumber: RegisterNumber.default(''),
  }),
  ok: z.array(SameBusiness),
  errors: ['TooManyRequests'],
})

export const createBusiness = endpoint({
  method: 'POST',
  path: '/business/profile/create',
  access: 'user',
  section: '7',
  creates: true,
  rateLimit: rateLimits.createBusiness,
  summary:
    'Creates a company; the caller is its owner. Answers SameBusiness while `isAnother` does not say that it is another one.',
  body: z.strictObject({
    companyName: CompanyName,
    categories: CategoryPaths,
    businessType: CompanyType,
    country: ListCode.min(1),
    state: ListCode.default(''),
    shortDescription: ShortDescription,
    website: Website.default(''),
    registerNumber: RegisterNumber.default(''),
    /** Uploads of the person (`files/upload-request/user`). */
    profilePhoto: UploadOrNone.default(''),
    coverPhoto: UploadOrNone.default(''),
    /** The caller has seen the companies alike, and this is another. */
    isAnother: z.boolean().default(false),
  }),
  ok: z.object({ businessID: Id, key: PageKey }),
  errors: ['NotFound', 'SameBusiness', 'NameReserved', 'NameTaken', 'TooManyBusinesses', 'TooManyRequests'],
})

/** A card of My business. */
export const MyBusiness = BusinessCard.extend({
  role: Role,
  /** Share of the page that is filled, 0 to 100. */
  completeness: z.int(),
  /** What is not filled yet, most useful first, as `ManagedBusiness` names it. */
  missing: z.array(z.string()),
  /** For owners and admins, while an owner can restore a removed company: until when. */
  restorableUntil: z.iso.datetime().nullable(),
})
export type MyBusinessEntry = z.infer<typeof MyBusiness>

export const listMyBusinesses = endpoint({
  method: 'GET',
  path: '/business/profile/my-list',
  access: 'user',
  section: '7',
  summary:
    'The companies the caller belongs to, oldest membership first, at most 50; for owners also removed ones that can be restored.',
  ok: z.array(MyBusiness),
})

/** A company as which somebody may act, as a list to choose from shows it. */
export const ActorCompany = z.object({
  businessID: Id,
  key: PageKey,
  name: z.string(),
  picture: Picture,
  industryID: z.string(),
  role: Role,
})
export type ActorCompanyEntry = z.infer<typeof ActorCompany>

export const listActors = endpoint({
  method: 'GET',
  path: '/business/profile/my-actors',
  access: 'user',
  section: '9',
  summary: 'The companies as which the caller may act, oldest membership first, at most 50.',
  ok: z.array(ActorCompany),
})

const Revision = z.int32().min(0)
const Photo = Picture

/** A company as its people edit it: codes instead of names, and the revision of each section. */
export const ManagedBusiness = z.object({
  businessID: Id,
  key: PageKey,
  role: Role,
  subscription: Subscription,
  verified: z.boolean(),
  completeness: z.int(),
  /** What is not filled yet, most useful first: `section.field`, `texts.en` for a language, `certificates`, `products`, `profilePhoto`, `coverPhoto`. */
  missing: z.array(z.string()),
  counts: z.object({ certificates: z.int(), members: z.int() }),
  revisions: z.record(z.enum(businessSections), Revision),
  /** The codes of the editions it hides from. */
  editions: z.object({ revision: Revision, hidden: z.array(z.string()) }),
  profilePhoto: Photo,
  coverPhoto: Photo,
  general: GeneralFields,
  contactInfo: ContactFields,
  factory: FactoryFields,
  tradeCapabilities: TradeFields,
  businessTerms: TermsFields,
})
export type ManagedBusinessEntry = z.infer<typeof ManagedBusiness>

export const showManagedBusiness = endpoint({
  method: 'GET',
  path: '/business/profile/:id/manage',
  access: 'member',
  section: '2',
  summary: 'A company as its people edit it.',
  params,
  ok: ManagedBusiness,
  errors: ['NotFound'],
})

const saved = z.object({ revision: Revision, completeness: z.int(), missing: z.array(z.string()) })

/** Saves one section whole; answers Stale, with `current` as it is now, when somebody saved it after `revision`. */
function section<Fields extends z.ZodObject, More extends ErrorName = never>(
  name: BusinessSection,
  fields: Fields,
  summary: string,
  more: readonly More[] = [],
) {
  const body: z.ZodObject<Fields['shape'] & { revision: typeof Revision }, z.core.$strict> = z.strictObject({
    revision: Revision,
    ...fields.shape,
  })
  return endpoint({
    method: 'PUT',
    path: `${path}/${name}`,
    access: 'manager',
    section: '3',
    rateLimit: rateLimits.save,
    summary,
    params,
    body,
    ok: saved,
    errors: [
      'NotFound',
      'NotAllowed',
      'Stale',
      'NameReserved',
      'NameTaken',
      'NameVerified',
      'FactVerified',
      'TooManyRequests',
      ...more,
    ],
  })
}

export const saveGeneral = section(
  'general',
  GeneralFields.extend({
    /** The caller has seen the companies of this name, and theirs is another. */
    isAnother: z.boolean().default(false),
  }),
  'Saves what a company is. A new name that another company has in the same country answers SameBusiness while `isAnother` does not say that it is another one.',
  ['SameBusiness'],
)
export const saveContactInfo = section('contactInfo', ContactFields, 'Saves how a company is reached.')
export const saveFactory = section('factory', FactoryFields, 'Saves where a company makes things.')
export const saveTradeCapabilities = section(
  'tradeCapabilities',
  TradeFields,
  'Saves where and how fast a company delivers.',
)
export const saveBusinessTerms = section('businessTerms', TermsFields, 'Saves the terms a company accepts.')

export const saveBusinessPhotos = endpoint({
  method: 'PUT',
  path: `${path}/photos`,
  access: 'manager',
  section: '3',
  rateLimit: rateLimits.save,
  summary: 'Takes checked uploads of the company as its logo and cover; what is not sent stays.',
  params,
  body: z.strictObject({ profilePhoto: UploadOrNone.optional(), coverPhoto: UploadOrNone.optional() }),
  ok: z.object({ profilePhoto: Photo, coverPhoto: Photo }),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})
