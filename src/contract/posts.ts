// Posts and the timelines that they stand on (P3.5 and P7.7, D10 and D56).
import * as z from 'zod'
import { Author } from './authors.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { StoredFile, UploadToken } from './files.ts'
import { limits } from './limits.ts'
import { Mention, Mentions } from './mentions.ts'
import { rateLimits } from './rate-limits.ts'
import { timelineTypes } from './resources.ts'
import { ReactionSummary } from './social.ts'
import { plainText } from './text.ts'

export const PostPicture = z.object({
  ...StoredFile.pick({ url: true, versions: true, colour: true }).shape,
  /** What it shows, for who does not see it; empty when nobody said. */
  alt: z.string(),
})
export type PostPictureEntry = z.infer<typeof PostPicture>

export const sharedTypes = ['business', 'product', 'certificate', 'post'] as const

/** What a post shows as a card; without anything of it when it is gone, or is not met by who reads. */
const Shared = z.union([
  z.object({
    type: z.enum(sharedTypes),
    id: Id,
    isGone: z.literal(false),
    /** Of a post how it begins. */
    name: z.string(),
    /** Whose it is; null for a company itself. */
    by: z.string().nullable(),
    picture: z.object({ url: z.string() }).nullable(),
    path: z.string(),
  }),
  z.object({ type: z.enum(sharedTypes), id: Id, isGone: z.literal(true) }),
])
export type SharedEntry = z.infer<typeof Shared>

export const Post = z.object({
  postID: Id,
  content: z.string(),
  createdAt: z.iso.datetime(),
  author: Author,
  header: z.object({
    author: Author,
    metadata: z.object({ datetime: z.iso.datetime(), resourceID: Id }),
  }),
  body: z.object({ text: z.string(), picture: PostPicture.nullable() }),
  timeline: z.object({
    type: z.enum(timelineTypes),
    id: Id,
    name: z.string(),
    path: z.string(),
  }),
  pictures: z.array(PostPicture),
  document: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** On one of the services of contract/videos.ts. */
  video: z.object({ url: z.string() }).nullable(),
  shared: Shared.nullable(),
  /** Only of those whom the reader meets: all others are plain text. */
  mentions: z.array(Mention),
  /** When its text was last changed; null for one that stands as it was written. */
  editedAt: z.iso.datetime().nullable(),
  /** Goes up with each change; a change names the one that it was made from. */
  revision: z.int(),
  reactions: ReactionSummary,
  /** How many were said about it, answers included, up to 1,000. */
  comments: z.int(),
  /** What the caller may do with it, as themself or for a company of theirs; null for visitors. */
  session: z
    .object({
      mayEdit: z.boolean(),
      mayRemove: z.boolean(),
      /** From this timeline. */
      mayHide: z.boolean(),
      /** On top of its group. */
      mayPin: z.boolean(),
      isPinned: z.boolean(),
      isHidden: z.boolean(),
    })
    .nullable(),
})
export type PostEntry = z.infer<typeof Post>

const acting = Id.optional()
const section = '7'
const params = z.strictObject({ id: Id })
/** Two empty lines part one thing from the next; more would only push away what others wrote. */
const content = plainText({ min: 1, max: limits.postMax, lines: true }).overwrite((text) =>
  text.replaceAll(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n'),
)

export const makePost = endpoint({
  method: 'POST',
  path: '/social/posts/make-post',
  access: 'user',
  section,
  creates: true,
  rateLimit: rateLimits.post,
  summary:
    'Writes on a timeline, as the person or as a company of theirs: on their own, on that of a connection, in a group that the person is in; pictures are checked uploads, named by their tokens.',
  body: z.strictObject({
    content,
    timelineID: Id,
    timelineType: z.enum(timelineTypes),
    businessID: acting,
    pictures: z
      .array(
        z.strictObject({
          token: UploadToken,
          alt: plainText({ max: limits.pictureAltMax, lines: true }).default(''),
        }),
      )
      .max(limits.postPicturesMax)
      .default([]),
    /** A PDF. */
    document: z
      .strictObject({
        token: UploadToken,
        name: plainText({ max: limits.attachmentNameMax }).default(''),
      })
      .optional(),
    video: z.strictObject({ url: z.string().max(limits.websiteMax) }).optional(),
    shared: z.strictObject({ resourceType: z.enum(sharedTypes), resourceID: Id }).optional(),
    mentions: Mentions.default([]),
  }),
  ok: z.object({ postID: Id }),
  errors: ['NotFound', 'NotAllowed', 'UploadOver', 'AlikePosts', 'Limited', 'TooManyRequests'],
})

export const showPost = endpoint({
  method: 'GET',
  path: '/social/posts/:id',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section,
  summary: 'One post, as whoever calls meets it.',
  params,
  query: z.strictObject({ businessID: acting }),
  ok: Post,
  errors: ['NotFound'],
})

export const listPostVersions = endpoint({
  method: 'GET',
  path: '/social/posts/:id/versions',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section,
  summary: 'What a post said before it was edited, newest first, at most 50.',
  params,
  ok: z.array(z.object({ revision: z.int(), content: z.string(), writtenAt: z.iso.datetime() })),
  errors: ['NotFound'],
})

export const changePost = endpoint({
  method: 'PUT',
  path: '/social/posts/:id',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary:
    'Changes the text of a post; what it said before can be read. Answers Stale, with `current`, when somebody changed it after `revision`.',
  params,
  /** Without `mentions` those stay that still stand in the text. */
  body: z.strictObject({
    content,
    mentions: Mentions.optional(),
    revision: z.int().min(1).max(limits.countedMax),
  }),
  ok: z.object({ revision: z.int() }),
  errors: ['NotFound', 'NotAllowed', 'Stale', 'Limited', 'TooManyRequests'],
})

/** Of operators, who remove what breaks the rules, and bring back what did not. */
const reason = plainText({ max: limits.reportTextMax, lines: true }).optional()
const removal = {
  method: 'DELETE',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  ok: z.object({}),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
} as const

export const removePost = endpoint({
  ...removal,
  path: '/social/posts/remove-post',
  summary: 'Removes a post; it can be restored for 30 days.',
  body: z.strictObject({ postID: Id, reason }),
})

export const removePostByID = endpoint({
  ...removal,
  path: '/social/posts/:id',
  summary: 'The same by its address.',
  params,
  body: z.strictObject({ reason }),
})

export const restorePost = endpoint({
  method: 'POST',
  path: '/social/posts/:id/restore',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary:
    'Brings back what was removed in the last 30 days, for who may remove it; what an operator removed, an operator brings back, with a reason.',
  params,
  body: z.strictObject({ reason }),
  ok: z.object({}),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const hidePost = endpoint({
  method: 'POST',
  path: '/social/posts/:id/hide',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary: 'Takes a post off a timeline, for its owner, or puts it back; its own page stays.',
  params,
  body: z.strictObject({ hidden: z.boolean().default(true) }),
  ok: z.object({ hidden: z.boolean() }),
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const pinPost = endpoint({
  method: 'POST',
  path: '/social/posts/:id/pin',
  access: 'user',
  section: '2',
  rateLimit: rateLimits.social,
  summary: `Keeps a post on top of its group, for who leads it, or lets it go; at most ${limits.pinnedPostsMax} at once.`,
  params,
  body: z.strictObject({ pinned: z.boolean().default(true) }),
  ok: z.object({ pinned: z.boolean() }),
  errors: ['NotFound', 'NotAllowed', 'PinsFull', 'TooManyRequests'],
})

const timeline = {
  method: 'GET',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section,
  params,
  errors: ['NotFound'],
} as const

export const loadTimeline = endpoint({
  ...timeline,
  path: '/timeline/load/:id',
  summary:
    'Posts on the timeline of a person, company or group, newest first; what the caller does not meet is left out, so that a page may hold fewer.',
  query: z.strictObject({
    skip: z.coerce.number().int().min(0).max(limits.timelineSkipMax).default(0),
    size: z.coerce.number().int().min(1).max(limits.timelinePageSizeMax).default(limits.timelinePageSize),
    businessID: acting,
  }),
  ok: z.array(Post),
})

export const showTimeline = endpoint({
  ...timeline,
  path: '/timeline/page/:id',
  summary: 'The same by a cursor, which no new post moves, with whose timeline it is.',
  query: z.strictObject({ cursor: z.string().max(200).optional(), businessID: acting }),
  ok: z.object({
    timeline: Post.shape.timeline,
    /** On top of a group, before the first page; each stands among the others too. */
    pinned: z.array(Post),
    items: z.array(Post),
    nextCursor: z.string().nullable(),
    /** Whether the acting identity may write here; null for visitors. */
    session: z.object({ mayPost: z.boolean() }).nullable(),
  }),
})
