// What a boost brought, as its company reads it.
import * as z from 'zod'

/** Counted once per visitor and half hour, robots and the company's own people left out. */
export const BoostFigures = z.object({
  /** As Sponsored. */
  paid: z.object({ shown: z.int(), opened: z.int() }),
  /** The same thing without being paid for, in the same days and in the seven before. */
  unpaid: z.object({ shown: z.int(), opened: z.int() }),
  unpaidBefore: z.object({ shown: z.int(), opened: z.int() }),
  /** Of the thing, however it was come by. */
  during: z.object({ saved: z.int(), inquired: z.int() }),
  before: z.object({ saved: z.int(), inquired: z.int() }),
})
export type BoostFiguresEntry = z.infer<typeof BoostFigures>

/** Rows that at least three visitors stand behind; all others are added in `others`. */
const Rows = z.object({
  rows: z.array(z.object({ value: z.string(), shown: z.int() })),
  others: z.int(),
})

export const BoostReport = z.object({
  /** Whether it was worth it: more saved or more inquiries than in the seven days before. */
  paidOff: z.boolean(),
  /** Codes of editions, and words that were searched for: empty where nobody typed any, as in a feed. */
  editions: Rows,
  words: Rows,
})
export type BoostReportEntry = z.infer<typeof BoostReport>
