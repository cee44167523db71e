// Reporting what does not belong here, and not wanting to hear from somebody.
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { Id, PageKey, Picture } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { reportableTypes } from './resources.ts'
import { plainText } from './text.ts'

const section = '6'
const kinds = ['business', 'user'] as const

const block = {
  path: '/blocks/:resourceType',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  params: z.strictObject({ resourceType: z.enum(kinds) }),
  body: z.strictObject({ resourceID: Id, businessID: Id.optional() }),
  ok: z.object({ blocked: z.boolean() }),
} as const

export const blockParty = endpoint({
  ...block,
  method: 'POST',
  summary: 'Blocks a company or person: follows between both end, and each is hidden from the other.',
  errors: ['NotFound', 'NotAllowed', 'BlocksFull', 'TooManyRequests'],
})

export const unblockParty = endpoint({
  ...block,
  method: 'DELETE',
  summary: 'Blocks no longer; follows do not come back.',
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const listBlocks = endpoint({
  method: 'GET',
  path: '/blocks',
  access: 'user',
  section,
  summary: 'Whom the acting identity blocks, newest first, at most 500.',
  query: z.strictObject({ businessID: Id.optional() }),
  ok: z.array(
    z.object({
      resourceType: z.enum(kinds),
      resourceID: Id,
      name: z.string(),
      picture: Picture,
      blockedAt: z.iso.datetime(),
    }),
  ),
  errors: ['NotFound'],
})

/** Who has a page open, or found a company that is here already, can name it where its page is hidden. */
export const showFace = endpoint({
  method: 'GET',
  path: '/faces/:resourceType/:resourceID',
  access: 'user',
  section,
  summary:
    'What a company or product is called, for who reports or blocks it or asks to join; also where it hides, which is told.',
  params: z.strictObject({ resourceType: z.enum(['business', 'product']), resourceID: Id }),
  ok: z.object({
    name: z.string(),
    key: PageKey,
    businessID: Id,
    companyName: z.string(),
    /** Whether its page is there for the caller in this edition. */
    isShownHere: z.boolean(),
  }),
  errors: ['NotFound'],
})

export const reportReasons = [
  'fake',
  'misleading',
  'counterfeit',
  'offensive',
  'spam',
  'privacy',
  'unlawful',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Why something is reported, and what the moderators should know of it. */
export const ReportWords = z.strictObject({
  reason: z.enum(reportReasons),
  text: plainText({ max: limits.reportTextMax, lines: true }).default(''),
})

export const reportResource = endpoint({
  method: 'POST',
  path: '/reports/:resourceType',
  access: 'user',
  section,
  creates: true,
  rateLimit: rateLimits.report,
  summary: 'Reports a company, product or person to the moderators; one open report a person and thing.',
  params: z.strictObject({ resourceType: z.enum(reportableTypes) }),
  body: z.strictObject({ resourceID: Id, ...ReportWords.shape }),
  ok: z.object({ reportID: Id }),
  errors: ['NotFound', 'AlreadyReported', 'TooManyRequests'],
})
