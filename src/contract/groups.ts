// Groups of people: founded, joined, asked for and led (D21).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { StoredFile, UploadToken } from './files.ts'
import { groupKinds, groupRoles, groupStandings } from './group-kinds.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

export const GroupCard = z.object({
  groupID: Id,
  name: z.string(),
  purpose: z.string(),
  kind: z.enum(groupKinds),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  picture: StoredFile.pick({ url: true, versions: true, colour: true }).nullable(),
  /** How many are in it. */
  members: z.int(),
})
export type GroupCardEntry = z.infer<typeof GroupCard>

const Group = GroupCard.extend({
  /** What whoever joins agrees to; empty without any. */
  rules: z.string(),
  /** Goes up when the rules change: who joins names those that they have read. */
  rulesRevision: z.int(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  /** Null for visitors. */
  session: z
    .object({
      standing: z.enum(groupStandings),
      /** The rules have changed since they agreed to them. */
      rulesChanged: z.boolean(),
      /** Requests that wait for an answer, up to 1,000; 0 for who does not answer them. */
      waiting: z.int(),
    })
    .nullable(),
})
export type GroupEntry = z.infer<typeof Group>

const section = '2'
const params = z.strictObject({ id: Id })
const cursor = z.string().max(200).optional()
const Industry = z.string().max(40)

export const listGroups = endpoint({
  method: 'GET',
  path: '/groups',
  access: 'visitor',
  fromReplica: 'visitors',
  section,
  summary:
    'Groups whose name or purpose hold all the words, the largest first, 20 at once; private ones too, by name and purpose.',
  query: z.strictObject({
    search: z.string().max(limits.searchTextMax).optional(),
    industry: Industry.optional(),
    cursor,
  }),
  ok: z.object({ items: z.array(GroupCard), nextCursor: z.string().nullable() }),
})

export const listOwnGroups = endpoint({
  method: 'GET',
  path: '/groups/own',
  access: 'user',
  section,
  summary: 'The groups that the caller is in, was invited to and asked to join, newest first.',
  ok: z.object({
    member: z.array(GroupCard.extend({ role: z.enum(groupRoles) })),
    invited: z.array(GroupCard),
    asked: z.array(GroupCard),
  }),
})

const fields = {
  name: plainText({ min: 2, max: limits.groupNameMax }),
  purpose: plainText({ min: 1, max: limits.textAreaMax, lines: true }),
  rules: plainText({ max: limits.groupRulesMax, lines: true }).default(''),
  /** Left out or null for none. */
  industry: Industry.nullable().default(null),
}

export const createGroup = endpoint({
  method: 'POST',
  path: '/groups',
  access: 'user',
  section,
  creates: true,
  rateLimit: rateLimits.group,
  summary: 'Founds a group, whose first owner the caller is; of which kind it is stays so.',
  body: z.strictObject({
    ...fields,
    kind: z.enum(groupKinds),
    /** A checked upload. */
    picture: z.strictObject({ token: UploadToken }).optional(),
  }),
  ok: z.object({ groupID: Id }),
  errors: ['GroupsFull', 'NameReserved', 'UploadOver', 'TooManyRequests'],
})

export const showGroup = endpoint({
  method: 'GET',
  path: '/groups/:id',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section,
  summary: 'A group by what everybody may know of it, and how the caller stands to it.',
  params,
  ok: Group,
  errors: ['NotFound'],
})

export const changeGroup = endpoint({
  method: 'PUT',
  path: '/groups/:id',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary:
    'Changes what a group says of itself, for its owners. Answers Stale when somebody changed it after `revision`.',
  params,
  body: z.strictObject({
    ...fields,
    /** Left out it stays, null takes it away. */
    picture: z.strictObject({ token: UploadToken }).nullable().optional(),
    revision: z.int().min(1).max(limits.countedMax),
  }),
  ok: z.object({ revision: z.int() }),
  errors: ['NotFound', 'NotAllowed', 'NameReserved', 'UploadOver', 'Stale', 'TooManyRequests'],
})

const act = {
  method: 'POST',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  params,
} as const
const errors = ['NotFound', 'NotAllowed', 'TooManyRequests'] as const
const standing = z.object({ standing: z.enum(groupStandings) })

const whyOperators = plainText({ min: 1, max: limits.reportTextMax, lines: true }).optional()

export const removeGroup = endpoint({
  ...act,
  method: 'DELETE',
  path: '/groups/:id',
  summary:
    'Closes a group, for its owners, and with a reason for operators; it can be opened again for 30 days.',
  body: z.strictObject({ reason: whyOperators }),
  ok: z.object({}),
  errors,
})

export const restoreGroup = endpoint({
  ...act,
  path: '/groups/:id/restore',
  summary: 'Opens it again, for who may close it; what an operator closed, an operator opens, with a reason.',
  body: z.strictObject({ reason: whyOperators }),
  ok: z.object({}),
  errors,
})

/** The rules that the caller has read, and agrees to. */
const agreed = z.strictObject({ rulesRevision: z.int().min(1).max(limits.countedMax) })
const joining = [...errors, 'RulesChanged', 'GroupsFull'] as const

export const joinGroup = endpoint({
  ...act,
  path: '/groups/:id/join',
  summary:
    'Joins an open group, or a private one to which the caller was invited; who is in it agrees to its newest rules.',
  body: agreed,
  ok: standing,
  errors: joining,
})

export const askGroup = endpoint({
  ...act,
  path: '/groups/:id/ask',
  summary: 'Asks to join a private group; who was invited is in it at once.',
  body: agreed.extend({ note: plainText({ max: limits.connectionNoteMax, lines: true }).default('') }),
  ok: standing,
  errors: [...joining, 'Limited'],
})

export const inviteToGroup = endpoint({
  ...act,
  path: '/groups/:id/invite',
  rateLimit: rateLimits.groupInvite,
  summary:
    'Invites a person: any member of an open group, of a private one its owners and moderators. Who asked is in it at once.',
  body: z.strictObject({ userID: Id }),
  ok: z.object({}),
  errors: [...errors, 'Limited', 'RequestsFull'],
})

/** Whose request it is; left out, the caller’s own invitation. */
const whose = z.strictObject({ userID: Id.optional(), rulesRevision: agreed.shape.rulesRevision.optional() })

export const acceptInGroup = endpoint({
  ...act,
  path: '/groups/:id/accept',
  summary:
    'Accepts an invitation to the caller, with the rules, or, as owner or moderator, the request of `userID`.',
  body: whose,
  ok: standing,
  errors: joining,
})

export const declineInGroup = endpoint({
  ...act,
  path: '/groups/:id/decline',
  summary:
    'Declines an invitation to the caller or takes back their request; as owner or moderator quietly declines the request of `userID`, or takes back an invitation.',
  body: whose.pick({ userID: true }),
  ok: z.object({}),
  errors,
})

export const leaveGroup = endpoint({
  ...act,
  path: '/groups/:id/leave',
  summary: 'Leaves a group; its last owner cannot.',
  ok: z.object({}),
  errors: [...errors, 'LastGroupOwner'],
})
