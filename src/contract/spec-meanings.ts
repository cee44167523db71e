// What the names of specifications mean while their company types them (P3.4).
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { languages } from './locale.ts'
import { SpecTerm } from './product-fields.ts'
import { ShownSpec } from './products.ts'
import { rateLimits } from './rate-limits.ts'

/** `names` are what readers of each language see of the specification if its company chooses this term. */
const OfferedTerm = z.object({
  id: z.string(),
  name: z.string(),
  names: z.record(z.enum(languages), z.string()),
})
export type OfferedTermEntry = z.infer<typeof OfferedTerm>

/** What readers will see of a specification, and what else its name may mean. */
export const SpecMeaning = z.object({
  /** As the caller's language shows it. */
  shown: ShownSpec,
  /** Whether the value too is in the words of each reader. */
  isValueTerm: z.boolean(),
  /** What the program takes the name for, if nobody chooses; null for none. */
  sure: OfferedTerm.nullable(),
  /** What was chosen, where that is not `sure`. */
  chosen: OfferedTerm.nullable(),
  /** What else it may mean, the best first. */
  candidates: z.array(OfferedTerm).max(limits.termsOfferedMax),
})
export type SpecMeaningEntry = z.infer<typeof SpecMeaning>

export const readSpecs = endpoint({
  method: 'POST',
  path: '/product/spec-meanings',
  access: 'user',
  section: '2',
  rateLimit: rateLimits.readSpecs,
  summary: 'What readers of each language will see of specifications as they are typed; nothing is saved.',
  body: z.strictObject({
    specs: z
      .array(
        z.strictObject({
          key: z.string().max(limits.specKeyMax * 4),
          value: z.string().max(limits.specValueMax * 4),
          term: SpecTerm.optional(),
        }),
      )
      .max(limits.specsPerProductMax),
  }),
  ok: z.array(SpecMeaning),
  errors: ['TooManyRequests'],
})
