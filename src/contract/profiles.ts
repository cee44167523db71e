// People: the signed-in person, and what others may see of anyone (P3.3 and P7.3).
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { endpoint } from './endpoint.ts'
import { CountryOfRecord, Id, Picture, StateOfRecord } from './businesses.ts'
import { limits } from './limits.ts'
import { ownName, PersonName } from './names.ts'
import { BirthDateInput, PhoneInput } from './profile-rules.ts'
import { plainText } from './text.ts'

const Coded = z.object({ code: z.string(), name: z.string() })
const Named = z.object({ id: z.string(), name: z.string() })

/** What everybody may see of a person on a card; a hidden profession hides the job position too. */
export const UserCard = z.object({
  userID: Id,
  firstName: z.string(),
  lastName: z.string(),
  profession: z.string().nullable(),
  jobPosition: z.object({ jobPositionID: z.string(), name: z.string() }).nullable(),
  companyName: z.string().nullable(),
  briefPresentation: z.string().nullable(),
  city: z.string().nullable(),
  country: CountryOfRecord.nullable(),
  state: StateOfRecord,
  profilePhoto: Picture,
  reactions: z.object({ reactionCount: z.object({ like: z.int() }) }),
})
export type UserCardEntry = z.infer<typeof UserCard>

/** What everybody may see of a person: never e-mail, telephone or gender; birth date and profession as they allow. */
export const PublicProfile = UserCard.extend({
  username: z.string(),
  birthDate: z.iso.date().nullable(),
  preferredLanguage: z.object({ code: z.string(), languageName: z.string() }).nullable(),
  businessType: Coded.nullable(),
  industry: Named.nullable(),
  coverPhoto: Picture,
})
export type PublicProfileEntry = z.infer<typeof PublicProfile>

export const showPublicProfile = endpoint({
  method: 'GET',
  path: '/user/public-profile/:id',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section: '7',
  summary: 'A person as everybody may see them.',
  params: z.strictObject({ id: Id }),
  ok: z.object({ profile: PublicProfile }),
  errors: ['NotFound'],
})

/** All of P3.3, for the person themself: also what they hide from others. */
export const OwnProfile = PublicProfile.extend({
  email: z.string().nullable(),
  mobilePhone: z.object({ countryCode: z.string(), phoneNumber: z.string() }).nullable(),
  gender: Coded.nullable(),
  showBirthDate: z.boolean(),
  showProfession: z.boolean(),
})
export type OwnProfileEntry = z.infer<typeof OwnProfile>

export const showOwnProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  section: '7',
  summary: 'The profile of the person whose session this is.',
  ok: OwnProfile,
  errors: ['NotFound'],
})

const Text = plainText({ max: limits.profileTextMax })
const Code = z.string().max(40)
/** The `fileID` of a checked upload of the caller; empty takes the picture away. */
const Upload = z.union([z.uuid(), z.literal('')])

/** Any of what a person may change; what is not sent stays, an empty text or code takes a value away. */
export const ProfileChanges = z
  .strictObject({
    firstName: PersonName,
    lastName: PersonName,
    mobilePhone: PhoneInput,
    birthDate: BirthDateInput,
    showBirthDate: z.boolean(),
    profession: Text,
    /** Also says whether others see the job position. */
    showProfession: z.boolean(),
    companyName: ownName({ max: limits.profileTextMax }),
    briefPresentation: plainText({ max: limits.briefPresentationMax, lines: true }),
    city: Text,
    country: z.strictObject({ code: Code }),
    /** Of the country sent or kept; another country without a state takes the state away. */
    state: z.strictObject({ stateID: Code }),
    gender: z.strictObject({ code: Code }),
    preferredLanguage: z.strictObject({ code: Code }),
    jobPosition: z.strictObject({ jobPositionID: Code }),
    businessType: z.strictObject({ code: Code }),
    industry: z.strictObject({ id: Code }),
    profilePhoto: Upload,
    coverPhoto: Upload,
  })
  .partial()
  .refine(isPictureAlone, 'A picture is sent alone')
export type ProfileChangesInput = z.output<typeof ProfileChanges>

function isPictureAlone(changes: object): boolean {
  return !('profilePhoto' in changes || 'coverPhoto' in changes) || Object.keys(changes).length === 1
}

export const changeOwnProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  access: 'user',
  section: '7',
  rateLimit: rateLimits.save,
  summary: 'Changes fields of one’s own profile, or takes a checked upload as its photo or cover.',
  body: ProfileChanges,
  ok: z.object({ message: z.string() }),
  errors: ['NotFound', 'NameReserved', 'TooManyRequests'],
})
