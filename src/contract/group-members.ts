// Who is in a group as what, and who waits to be (D21).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { candidateKinds, groupRoles } from './group-kinds.ts'
import { UserCard } from './profiles.ts'
import { rateLimits } from './rate-limits.ts'

const section = '2'
const params = z.strictObject({ id: Id })
const cursor = z.string().max(200).optional()
const errors = ['NotFound', 'NotAllowed', 'TooManyRequests'] as const

const GroupMember = z.object({
  role: z.enum(groupRoles),
  joinedAt: z.iso.datetime(),
  user: UserCard,
})
export type GroupMemberEntry = z.infer<typeof GroupMember>

const lists = { method: 'GET', access: 'user', section, params, errors: ['NotFound', 'NotAllowed'] } as const

export const listGroupMembers = endpoint({
  ...lists,
  path: '/groups/:id/member',
  summary:
    'Who is in a group, owners and moderators first, 20 at once: of a private one for its members. Whom the caller does not meet is left out.',
  query: z.strictObject({ cursor }),
  ok: z.object({ items: z.array(GroupMember), nextCursor: z.string().nullable() }),
})

export const listGroupCandidates = endpoint({
  ...lists,
  path: '/groups/:id/candidates',
  summary:
    'Who asks to join, was invited or is kept out, oldest first, 20 at once, for owners and moderators.',
  query: z.strictObject({ kind: z.enum(candidateKinds).default('asked'), cursor }),
  ok: z.object({
    items: z.array(z.object({ user: UserCard, note: z.string(), at: z.iso.datetime() })),
    nextCursor: z.string().nullable(),
    /** Counted up to 1,000. */
    counts: z.record(z.enum(candidateKinds), z.int()),
  }),
})

const member = { section, access: 'user', params: z.strictObject({ id: Id, userID: Id }) } as const

export const showGroupMember = endpoint({
  ...member,
  method: 'GET',
  path: '/groups/:id/member/:userID',
  summary: 'What somebody is in a group, for who sees its members.',
  ok: GroupMember,
  errors: ['NotFound'],
})

export const changeGroupMember = endpoint({
  ...member,
  method: 'PUT',
  path: '/groups/:id/member/:userID',
  rateLimit: rateLimits.social,
  summary: 'Names somebody owner, moderator or member, for owners; the last owner stays one.',
  body: z.strictObject({ role: z.enum(groupRoles) }),
  ok: z.object({}),
  errors: [...errors, 'LastGroupOwner'],
})

export const removeGroupMember = endpoint({
  ...member,
  method: 'DELETE',
  path: '/groups/:id/member/:userID',
  rateLimit: rateLimits.social,
  summary:
    'Takes somebody out of a group, and with `keepOut` keeps them out: moderators members, owners also moderators. With `readmit` lets in again who was kept out.',
  body: z.strictObject({ keepOut: z.boolean().default(false), readmit: z.boolean().default(false) }),
  ok: z.object({}),
  errors,
})
