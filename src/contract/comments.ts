// What is said about posts, products and companies, and about what was said (P3.6 and P7.7, D5).
import * as z from 'zod'
import { Author } from './authors.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Mention, Mentions } from './mentions.ts'
import { rateLimits } from './rate-limits.ts'
import { commentableTypes } from './resources.ts'
import { ReactionSummary } from './social.ts'
import { plainText } from './text.ts'

export const Comment = z.object({
  commentID: Id,
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** The person who wrote it. */
  whoComment: Author,
  /** The company as which they wrote it; null as themself. */
  author: Author.nullable(),
  /** The comment that it answers; null for what is said about the thing itself. */
  parentID: Id.nullable(),
  /** Only of those whom the reader meets: all others are plain text. */
  mentions: z.array(Mention),
  /** How many answers stand below it, up to 1,000. */
  replies: z.int(),
  reactions: ReactionSummary,
  /** What the caller may do with it; null for visitors. */
  session: z.object({ mayEdit: z.boolean(), mayRemove: z.boolean() }).nullable(),
})
export type CommentEntry = z.infer<typeof Comment>

/** The acting business; left out, the person acts. */
const acting = Id.optional()
const section = '7'
const params = z.strictObject({ id: Id })
/** Two empty lines part one thing from the next; more would only push away what others said. */
const content = plainText({ min: 1, max: limits.commentMax, lines: true }).overwrite((text) =>
  text.replaceAll(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n'),
)

export const makeComment = endpoint({
  method: 'POST',
  path: '/social/comments/make-comment',
  access: 'user',
  section,
  creates: true,
  rateLimit: rateLimits.comment,
  summary:
    'Says something about a post, a product or a company, or answers a comment, as the person or a company of theirs.',
  body: z.strictObject({
    resourceID: Id,
    resourceType: z.enum(commentableTypes),
    content,
    businessID: acting,
    mentions: Mentions.default([]),
  }),
  ok: Comment,
  errors: ['NotFound', 'Limited', 'TooManyRequests'],
})

export const listComments = endpoint({
  method: 'GET',
  path: '/social/comments/:id',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section,
  summary:
    'What was said about a thing, or in answer to a comment, the oldest first; what the caller does not meet is left out, so that a page may hold fewer.',
  params,
  query: z.strictObject({
    skip: z.coerce.number().int().min(0).max(limits.commentSkipMax).default(0),
    size: z.coerce.number().int().min(1).max(limits.commentPageSizeMax).default(limits.commentPageSize),
    businessID: acting,
  }),
  ok: z.object({
    comments: z.array(Comment),
    /** How many stand there, answers not counted, up to 1,000. */
    total: z.int(),
    /** Where the next page begins; null at the end. */
    nextSkip: z.int().nullable(),
  }),
  errors: ['NotFound'],
})

export const changeComment = endpoint({
  method: 'PUT',
  path: '/social/comments/:id',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary: `Changes what was said, for whoever wrote it, in the first ${limits.commentEditMinutes} minutes.`,
  params,
  /** Without `mentions` those stay that still stand in the text. */
  body: z.strictObject({ content, mentions: Mentions.optional() }),
  ok: z.object({ editedAt: z.iso.datetime() }),
  errors: ['NotFound', 'NotAllowed', 'Limited', 'TooManyRequests'],
})

const reason = plainText({ max: limits.reportTextMax, lines: true }).optional()

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/social/comments/:id',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary:
    'Removes a comment with its answers: whoever wrote it, whose the thing is, or an operator with a reason.',
  params,
  body: z.strictObject({ reason }),
  ok: z.object({}),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const restoreComment = endpoint({
  method: 'POST',
  path: '/social/comments/:id/restore',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary:
    'Brings back what the caller removed in the last 30 days; what an operator removed, an operator brings back, with a reason.',
  params,
  body: z.strictObject({ reason }),
  ok: z.object({}),
  errors: ['NotFound', 'TooManyRequests'],
})
