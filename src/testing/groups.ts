// Groups as a test wants them, and the calls that people make of them.
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { GroupKind } from '../contract/group-kinds.ts'
import { createGroup } from '../domains/groups/founding.ts'
import { acceptInGroup, inviteToGroup } from '../domains/groups/joining.ts'
import { transaction, type Db } from '../platform/db.ts'
import { postCalls } from './post-calls.ts'
import type { TestSession } from './sessions.ts'

type Someone = Pick<TestSession, 'userID' | 'sessionID'>
type Wish = { name?: string; purpose?: string; rules?: string; kind?: GroupKind }

/** Founds a group, and lets these people in; answers its id. */
export async function aGroup(
  db: Db,
  owner: Someone,
  { kind = 'open', ...wish }: Wish = {},
  members: readonly Someone[] = [],
): Promise<string> {
  const fields = {
    name: 'Exhibitors of Hall 4',
    purpose: 'What we show at the fair',
    rules: '',
    industry: null,
  }
  const { groupID } = await transaction(db, (tx) => createGroup(tx, owner, { ...fields, kind, ...wish }))
  for (const member of members) {
    await inviteToGroup(db, owner, groupID, member.userID)
    await acceptInGroup(db, member, groupID, { rulesRevision: 1 })
  }
  return groupID
}

/** Bound to a server, with a whole rate limit for each call. */
export function groupCalls(api: FastifyInstance, pool: Pool) {
  const { call, ...posts } = postCalls(api, pool)
  const act =
    (name: string) =>
    (as: TestSession | undefined, groupID: string, body: object = {}) =>
      call('POST', `/groups/${groupID}/${name}`, as, body)
  const agreed = { rulesRevision: 1 }
  return {
    call,
    posts,
    show: (groupID: string, as?: TestSession) => call('GET', `/groups/${groupID}`, as),
    join: (as: TestSession | undefined, groupID: string, body: object = agreed) =>
      act('join')(as, groupID, body),
    ask: (as: TestSession | undefined, groupID: string, body: object = {}) =>
      act('ask')(as, groupID, { ...agreed, ...body }),
    invite: (as: TestSession | undefined, groupID: string, { userID }: TestSession) =>
      act('invite')(as, groupID, { userID }),
    accept: (as: TestSession | undefined, groupID: string, other?: TestSession) =>
      act('accept')(as, groupID, other ? { userID: other.userID } : agreed),
    decline: (as: TestSession | undefined, groupID: string, other?: TestSession) =>
      act('decline')(as, groupID, other ? { userID: other.userID } : {}),
    leave: act('leave'),
    write: async (as: TestSession | undefined, groupID: string, content: string, businessID?: string) =>
      posts.make(as, {
        content,
        timelineType: 'group',
        timelineID: groupID,
        ...(businessID && { businessID }),
      }),
    members: (as: TestSession | undefined, groupID: string) => call('GET', `/groups/${groupID}/member`, as),
    name: (as: TestSession | undefined, groupID: string, { userID }: TestSession, role: string) =>
      call('PUT', `/groups/${groupID}/member/${userID}`, as, { role }),
    takeOut: (as: TestSession | undefined, groupID: string, { userID }: TestSession, body: object = {}) =>
      call('DELETE', `/groups/${groupID}/member/${userID}`, as, body),
  }
}
