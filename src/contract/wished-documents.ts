// What a conversation says of the document that is asked for in it (decision 109).
import * as z from 'zod'
import { Id } from './businesses.ts'

/** Whose document is asked for, by its name of then; `sentWith` is the number of the message that brought it. */
export const WishedCertificate = z.object({
  certificateID: Id,
  name: z.string(),
  sentWith: z.int().nullable(),
})

/** For the people of a company that is asked and has not sent it: whether it can be, or what is in the way. */
export const WishState = z.object({
  state: z.enum(['ready', 'missing', 'certificate gone']),
  /** Whether who reads may add it. */
  mayAdd: z.boolean(),
})
