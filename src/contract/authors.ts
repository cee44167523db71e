// People and companies beside what they have written or done.
import * as z from 'zod'
import { CountryOfRecord, Id, PageKey, Picture } from './businesses.ts'

/** A person or company as everybody who meets what is theirs may see them; `isGone` when they were removed. */
export const Author = z.object({
  type: z.enum(['user', 'business']),
  id: Id,
  name: z.string(),
  picture: Picture,
  country: CountryOfRecord.nullable(),
  /** Of a person the position, else the profession; of a company its type. Null for what is not said or shown. */
  role: z.string().nullable(),
  /** Where a person works. */
  company: z.string().nullable(),
  /** Of a company. */
  city: z.string().nullable(),
  verified: z.boolean(),
  /** Of a company that is there. */
  key: PageKey.nullable(),
  isGone: z.boolean(),
})
export type AuthorEntry = z.infer<typeof Author>
