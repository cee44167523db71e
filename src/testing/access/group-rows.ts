// Groups of the world: owned by its owner, moderated by its admin, with its member in them.
import { notTheirs, type Row } from './row.ts'
import type { World } from './world.ts'
import type { Principal } from './principals.ts'

const ofOpen = ({ groups }: World) => ({ id: groups.open })
const ofPrivate = ({ groups }: World) => ({ id: groups.private })
const agreed = { rulesRevision: 1 }
const what = { name: 'Exhibitors of Hall 5', purpose: 'What we show', rules: '' }

const nobody = {
  user: 'NotAllowed',
  stranger: 'NotAllowed',
  exMember: 'NotAllowed',
  operator: 'NotAllowed',
} as const
const leaders = { ...nobody, member: 'NotAllowed' } as const
const owners = { ...leaders, admin: 'NotAllowed' } as const
/** Of each who leads a group another one, so that each finds it as it was. */
const own = (of: { admin: string; owner: string }, as: Principal) => of[as === 'admin' ? as : 'owner']
const closer = (of: { owner: string; operator: string }, as: Principal) =>
  of[as === 'operator' ? as : 'owner']

export const groupRows: Record<string, Row> = {
  listGroups: {},
  listOwnGroups: {},
  createGroup: { input: () => ({ ...what, kind: 'private' }) },
  showGroup: { input: ofPrivate },
  changeGroup: { input: (world) => ({ ...ofPrivate(world), ...what, revision: 1 }), expected: owners },
  removeGroup: {
    input: ({ groups }, as) => ({
      id: closer(groups.closing, as),
      ...(as === 'operator' && { reason: 'Sells counterfeits' }),
    }),
    expected: { ...owners, operator: 'ok' },
  },
  restoreGroup: {
    input: ({ groups }, as) => ({
      id: closer(groups.closed, as),
      ...(as === 'operator' && { reason: 'Sold nothing' }),
    }),
    expected: { ...notTheirs, operator: 'ok', member: 'NotFound', admin: 'NotFound' },
  },
  joinGroup: { input: (world) => ({ ...ofOpen(world), ...agreed }) },
  askGroup: { input: (world) => ({ ...ofPrivate(world), ...agreed, note: 'We show there too' }) },
  inviteToGroup: {
    input: ({ groups }) => ({ id: groups.private, userID: groups.outsider }),
    expected: leaders,
  },
  acceptInGroup: {
    input: ({ groups }) => ({ id: groups.private, userID: groups.askers.owner }),
    expected: leaders,
  },
  declineInGroup: {
    input: ({ groups }, as) => ({ id: groups.private, userID: own(groups.askers, as) }),
    expected: leaders,
  },
  leaveGroup: {
    input: ({ groups }) => ({ id: groups.left }),
    expected: { ...notTheirs, owner: 'LastGroupOwner' },
  },
  listGroupMembers: { input: ofPrivate, expected: nobody },
  listGroupCandidates: { input: ofPrivate, expected: leaders },
  showGroupMember: {
    input: ({ groups, people }) => ({ id: groups.private, userID: people.owner.userID }),
    expected: notTheirs,
  },
  changeGroupMember: {
    input: ({ groups }) => ({ id: groups.private, userID: groups.members.owner, role: 'member' }),
    expected: owners,
  },
  removeGroupMember: {
    input: ({ groups }, as) => ({ id: groups.private, userID: own(groups.members, as) }),
    expected: leaders,
  },
  // Who is not in the group does not meet what stands there.
  pinPost: {
    input: ({ groups }, as) => ({ id: own(groups.posts, as) }),
    expected: { ...notTheirs, member: 'NotAllowed' },
  },
}
