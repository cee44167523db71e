// The signed-in person (section 7). Public profiles follow with the whole directory.
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './businesses.ts'

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
