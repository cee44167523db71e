// Merging duplicates of a company (D57): what would go over, proposed by one platform admin and done by another.
import * as z from 'zod'
import { Id, Subscription } from './businesses.ts'
import { FoundCompany } from './console.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { StaffReason } from './staff.ts'
import { plainText } from './text.ts'

/** What goes over, each counted by itself. */
export const mergeParts = [
  'members',
  'products',
  'certificates',
  'posts',
  'timeline',
  'inquiriesReceived',
  'inquiriesSent',
  'followers',
  'follows',
  'likes',
  'likesMade',
  'comments',
  'commentsAbout',
  'commentsOfThings',
  'connectionsReceived',
  'connectionsAsked',
  'savedBy',
  'saved',
  'blockedBy',
  'blocked',
  'mutedBy',
  'muted',
  'files',
  'notices',
  'mergedBefore',
] as const
export type MergePart = (typeof mergeParts)[number]

/** Why two companies are not merged. */
export const mergeRefusals = [
  'same',
  'removed',
  'hidden',
  'limited',
  'country',
  'plan',
  'order',
  'verification',
  'report',
  'size',
] as const
export type MergeRefusal = (typeof mergeRefusals)[number]

const ofCompany = {
  access: 'staff',
  staff: [],
  section: '6',
  params: z.strictObject({ businessID: Id }),
} as const
const proposing = { ...ofCompany, method: 'POST', creates: true, rateLimit: rateLimits.consoleAct } as const
/** What the owners of both companies are told. */
const Words = plainText({ max: limits.staffReasonMax, min: 1, lines: true })

const Duplicate = FoundCompany.extend({ because: z.array(z.enum(['registerNumber', 'domain', 'name'])) })
export type DuplicateEntry = z.infer<typeof Duplicate>

export const listDuplicates = endpoint({
  ...ofCompany,
  method: 'GET',
  path: '/console/companies/:businessID/duplicates',
  summary:
    'Companies that are there and have the register number, the website, or the name and country of this one, likeliest first.',
  ok: z.array(Duplicate),
  errors: ['NotFound'],
})

const MergeSide = FoundCompany.extend({
  website: z.string().nullable(),
  createdAt: z.iso.datetime(),
  verifiedUntil: z.iso.date().nullable(),
  subscription: Subscription,
})
export type MergeSideEntry = z.infer<typeof MergeSide>

const MergePreview = z.object({
  from: MergeSide,
  into: MergeSide,
  /** Of each: what goes over, what stays behind since the other has it or it is between the two, and what the other has. */
  parts: z.array(z.object({ part: z.enum(mergeParts), moves: z.int(), stays: z.int(), there: z.int() })),
  refused: z.array(z.enum(mergeRefusals)),
  /** The same merge as it waits for a second person. */
  proposal: z
    .object({
      proposalID: Id,
      isOwn: z.boolean(),
      proposedBy: z.string(),
      reason: z.string(),
      words: z.string(),
    })
    .nullable(),
})
export type MergePreviewEntry = z.infer<typeof MergePreview>

export const previewMerge = endpoint({
  ...ofCompany,
  method: 'GET',
  path: '/console/companies/:businessID/merge',
  summary:
    'What would go over and what would stay if this company were merged into another, in numbers counted to a limit, and why that is refused.',
  query: z.strictObject({ into: Id }),
  ok: MergePreview,
  errors: ['NotFound'],
})

export const proposeMerge = endpoint({
  ...proposing,
  path: '/console/companies/:businessID/merge',
  summary: 'Proposes to merge this company into another one; another platform admin approves.',
  body: z.strictObject({ into: Id, words: Words, reason: StaffReason }),
  ok: z.object({ proposalID: Id }),
  errors: ['NotFound', 'OwnCase', 'MergeRefused', 'AlreadyProposed', 'TooManyRequests'],
})

export const proposeUnmerge = endpoint({
  ...proposing,
  path: '/console/companies/:businessID/unmerge',
  summary:
    'Proposes to take the merge of this company back, within 30 days; another platform admin approves.',
  body: z.strictObject({ words: Words, reason: StaffReason }),
  ok: z.object({ proposalID: Id }),
  errors: ['NotFound', 'OwnCase', 'AlreadyProposed', 'TooManyRequests'],
})
