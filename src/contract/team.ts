// The people of a company: invited, joining, leaving (P6.4; D8, D9, D48).
import * as z from 'zod'
import { Email } from './accounts.ts'
import { rateLimits } from './rate-limits.ts'
import { Role } from './business-management.ts'
import { BusinessCard, Id, PageKey } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { UserCard } from './profiles.ts'
import { plainText } from './text.ts'

const Person = UserCard.pick({
  userID: true,
  firstName: true,
  lastName: true,
  profilePhoto: true,
  profession: true,
})
const At = z.iso.datetime()

export const Member = Person.extend({ role: Role, since: At, isSelf: z.boolean(), isReferee: z.boolean() })
export type MemberEntry = z.infer<typeof Member>

/** Somebody who was invited and has not answered; the address only for those who may invite. */
export const Invitation = z.object({
  invitationID: Id,
  email: z.string(),
  /** When the address is that of somebody who was chosen by name. */
  person: Person.nullable(),
  role: Role,
  invitedAt: At,
  expiresAt: At,
})
export type InvitationEntry = z.infer<typeof Invitation>

/** Somebody who asks to join. */
export const JoinRequest = z.object({ person: Person, message: z.string(), askedAt: At })
export type JoinRequestEntry = z.infer<typeof JoinRequest>

/** What happened in the team, newest first. */
export const TeamEvent = z.object({
  at: At,
  act: z.enum([
    'created',
    'invited',
    'withdrawn',
    'accepted',
    'declined',
    'asked',
    'admitted',
    'refused',
    'role',
    'removed',
    'left',
    'offered',
    'offer-withdrawn',
    'offer-declined',
    'transferred',
    'deleted',
    'restored',
  ]),
  by: z.object({ userID: Id, name: z.string() }).nullable(),
  whom: z.object({ userID: Id.nullable(), name: z.string() }).nullable(),
  role: Role.nullable(),
})
export type TeamEventEntry = z.infer<typeof TeamEvent>

const Named = z.object({ userID: Id, name: z.string() })

/** The company as it is offered to a member: for its owners, and for the one who is to answer. */
export const OwnershipOffer = z.object({ by: Named, to: Named, expiresAt: At })

/** What may be given without proof: owners are named among the members (decision 73). */
const RoleToGive = Role.exclude(['owner'])

/** What the calls of a team have in common. */
export const ofTeam = {
  section: '6',
  path: '/business/:id/member',
  params: z.strictObject({ id: Id }),
  errors: ['NotFound', 'NotAllowed'],
} as const
const { section, path, params, errors } = ofTeam

export const listTeam = endpoint({
  method: 'GET',
  path,
  access: 'member',
  section,
  summary:
    'Who belongs to a company; for owners and admins also invitations, requests to join and what happened.',
  params,
  ok: z.object({
    role: Role,
    members: z.array(Member),
    invitations: z.array(Invitation),
    requests: z.array(JoinRequest),
    history: z.array(TeamEvent),
    offer: OwnershipOffer.nullable(),
  }),
  errors: ['NotFound'],
})

export const inviteMember = endpoint({
  method: 'POST',
  path: `${path}/invite`,
  access: 'manager',
  section,
  creates: true,
  rateLimit: rateLimits.invite,
  summary: 'Invites somebody by address or by person, for 14 days; the same again sends the mail again.',
  params,
  body: z
    .strictObject({
      email: Email.optional(),
      userID: Id.optional(),
      role: RoleToGive,
    })
    .refine(
      ({ email, userID }) => (email === undefined) !== (userID === undefined),
      'Either an address or a person',
    ),
  ok: Invitation,
  errors: [...errors, 'AlreadyMember', 'Limited', 'TooManyInvitations', 'TooManyRequests'],
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: `${path}/invite`,
  access: 'manager',
  section,
  rateLimit: rateLimits.team,
  summary: 'Takes an invitation back.',
  params,
  body: z.strictObject({ invitationID: Id }),
  ok: z.object({}),
  errors: [...errors, 'TooManyRequests'],
})

/** An invitation as the person sees it to whose address it was sent. */
export const OwnInvitation = z.object({
  invitationID: Id,
  role: Role,
  expiresAt: At,
  invitedBy: z.string(),
  business: BusinessCard.pick({
    businessID: true,
    key: true,
    verified: true,
    general: true,
    contactInfo: true,
  }),
})
export type OwnInvitationEntry = z.infer<typeof OwnInvitation>

export const listOwnInvitations = endpoint({
  method: 'GET',
  path: '/business/member/invitations',
  access: 'user',
  section,
  summary:
    'The open invitations to the address of the caller, newest first, 50 at once; with `invitationID` that one.',
  query: z.strictObject({ cursor: z.string().max(200).optional(), invitationID: Id.optional() }),
  ok: z.object({ invitations: z.array(OwnInvitation), nextCursor: z.string().nullable() }),
})

const answer = { method: 'POST', access: 'user', section, params } as const
const which = z.strictObject({ invitationID: Id })

export const acceptInvitation = endpoint({
  ...answer,
  path: `${path}/accept`,
  rateLimit: rateLimits.team,
  summary: 'Joins a company by an invitation to one’s own address, once.',
  body: which,
  ok: z.object({ role: Role, key: PageKey }),
  errors: ['NotFound', 'InvitationOver', 'AlreadyMember', 'TeamFull', 'TooManyBusinesses', 'TooManyRequests'],
})

export const declineInvitation = endpoint({
  ...answer,
  path: `${path}/decline`,
  rateLimit: rateLimits.team,
  summary: 'Declines an invitation to one’s own address.',
  body: which,
  ok: z.object({}),
  errors: ['NotFound', 'InvitationOver', 'TooManyRequests'],
})

export const askToJoin = endpoint({
  ...answer,
  path: `${path}/ask`,
  creates: true,
  rateLimit: rateLimits.askToJoin,
  summary:
    'Asks the owners and admins of a company to be admitted; once asked, asking again changes the words.',
  body: z.strictObject({ message: plainText({ max: limits.textAreaMax, lines: true }).default('') }),
  ok: z.object({}),
  errors: ['NotFound', 'AlreadyMember', 'Limited', 'TooManyRequests'],
})

export const answerJoinRequest = endpoint({
  method: 'POST',
  path: `${path}/answer`,
  access: 'manager',
  section,
  rateLimit: rateLimits.team,
  summary: 'Admits somebody who asked to join, as what `role` says, or refuses without one.',
  params,
  body: z.strictObject({ userID: Id, role: RoleToGive.nullable().default(null) }),
  ok: z.object({}),
  errors: [...errors, 'AlreadyMember', 'TeamFull', 'TooManyBusinesses', 'TooManyRequests'],
})

export const leaveBusiness = endpoint({
  ...answer,
  path: `${path}/leave`,
  access: 'member',
  rateLimit: rateLimits.team,
  summary: 'Leaves a company; its last owner cannot.',
  ok: z.object({}),
  errors: ['NotFound', 'LastOwner', 'TooManyRequests'],
})

export const answerTransfer = endpoint({
  ...answer,
  path: `${path}/transfer/answer`,
  access: 'member',
  rateLimit: rateLimits.team,
  summary: 'Takes over the company that was offered to the caller, or declines.',
  body: z.strictObject({ accept: z.boolean() }),
  ok: z.object({}),
  errors: ['NotFound', 'OfferOver', 'TooManyRequests'],
})

const member = z.strictObject({ id: Id, userID: Id })

export const changeMemberRole = endpoint({
  method: 'PUT',
  path: `${path}/:userID`,
  access: 'manager',
  section,
  rateLimit: rateLimits.team,
  summary: 'Makes somebody an admin or a member; another owner only with a password, by `member/owner`.',
  params: member,
  body: z.strictObject({ role: RoleToGive }),
  ok: z.object({}),
  errors: [...errors, 'PasswordNeeded', 'LastOwner', 'TooManyRequests'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: `${path}/:userID`,
  access: 'manager',
  section,
  rateLimit: rateLimits.team,
  summary:
    'Takes somebody out of a company, from the next request on; another owner only with a password, by `member/owner`.',
  params: member,
  ok: z.object({}),
  errors: [...errors, 'PasswordNeeded', 'LastOwner', 'TooManyRequests'],
})
