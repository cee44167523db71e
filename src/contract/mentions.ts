// People and companies who are named in what somebody writes.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { limits } from './limits.ts'

const mentionTypes = ['user', 'business'] as const

export const Mention = z.object({
  type: z.enum(mentionTypes),
  id: Id,
  /** What they are called today. */
  name: z.string(),
  path: z.string(),
  /** The part of `content` that it stands for, as JavaScript counts. */
  start: z.int(),
  length: z.int(),
})
export type MentionEntry = z.infer<typeof Mention>

/** Whom a text names: each stands in it as `@` and the name that they have. */
export const Mentions = z
  .array(z.strictObject({ type: z.enum(mentionTypes), id: Id }))
  .max(limits.mentionsMax)
