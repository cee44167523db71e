// People: the signed-in person, and what others may see of anyone (sections 3 and 7).
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { CountryOfRecord, Id, Picture, StateOfRecord } from './businesses.ts'

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
  section: '7',
  summary: 'A person as everybody may see them.',
  params: z.strictObject({ id: Id }),
  ok: z.object({ profile: PublicProfile }),
  errors: ['NotFound'],
})

export const showOwnProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  section: '7',
  summary: 'The profile of the person whose session this is.',
  ok: z.object({
    userID: Id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    companyName: z.string().nullable(),
    briefPresentation: z.string().nullable(),
    city: z.string().nullable(),
    profilePhoto: z.object({ url: z.string() }).nullable(),
  }),
  errors: ['TokenNotFound', 'JsonWebTokenError'],
})
