// The groups of the world: its owner owns them, its admin moderates, its member is in them, and its ex-member was.
import { removeGroup } from '../../domains/groups/closing.ts'
import { askGroup } from '../../domains/groups/joining.ts'
import { changeGroupMember, leaveGroup } from '../../domains/groups/leaving.ts'
import { makePost } from '../../domains/posts/making.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aGroup } from '../groups.ts'
import { aSession, type TestSession } from '../sessions.ts'

type People = Record<'member' | 'admin' | 'owner' | 'exMember' | 'operator', TestSession>
type Leader = 'admin' | 'owner'

export type GroupsOfWorld = {
  open: string
  private: string
  /** To leave, without a row of others that needs who left. */
  left: string
  closing: Record<'owner' | 'operator', string>
  closed: Record<'owner' | 'operator', string>
  /** In none of them. */
  outsider: string
  /** Of the private one, one for each who leads it: who asks, who is in it, and what stands there. */
  askers: Record<Leader, string>
  members: Record<Leader, string>
  posts: Record<Leader, string>
}

const content = 'Plan of Hall 4'

export async function groupsIn(db: Db, people: People): Promise<GroupsOfWorld> {
  const { owner, admin, member, exMember, operator } = people
  const found = async (kind: 'open' | 'private', others: readonly TestSession[] = []) => {
    const groupID = await aGroup(db, owner, { kind }, [admin, member, exMember, ...others])
    await changeGroupMember(db, owner, { groupID, userID: admin.userID, role: 'moderator' })
    await leaveGroup(db, exMember, groupID)
    return groupID
  }
  const closed = async (by: TestSession, reason?: string) => {
    const groupID = await found('open')
    await removeGroup(db, by, groupID, reason)
    return groupID
  }
  const [first, second] = [await aSession(db), await aSession(db)]
  const closedRoom = await found('private', [first, second])
  const asking = async () => {
    const asker = await aSession(db)
    await askGroup(db, asker, closedRoom, { rulesRevision: 1, note: '' })
    return asker.userID
  }
  const timeline = { timelineType: 'group', timelineID: closedRoom } as const
  const write = async () => {
    const post = { content, pictures: [], mentions: [], ...timeline }
    return (await transaction(db, (tx) => makePost(tx, member, post, 'jp'))).postID
  }
  return {
    open: await found('open'),
    private: closedRoom,
    left: await found('open'),
    closing: { owner: await found('open'), operator: await found('open') },
    closed: { owner: await closed(owner), operator: await closed(operator, 'Sells counterfeits') },
    outsider: (await aSession(db)).userID,
    askers: { admin: await asking(), owner: await asking() },
    members: { admin: first.userID, owner: second.userID },
    posts: { admin: await write(), owner: await write() },
  }
}

const each = () => ({ admin: uuidv7(), owner: uuidv7() })
const closers = () => ({ owner: uuidv7(), operator: uuidv7() })

/** The same of nothing. */
export const noGroups = (): GroupsOfWorld => ({
  open: uuidv7(),
  private: uuidv7(),
  left: uuidv7(),
  closing: closers(),
  closed: closers(),
  outsider: uuidv7(),
  askers: each(),
  members: each(),
  posts: each(),
})
