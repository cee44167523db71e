// A group as moderators see it, and what they do with it.
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { filesOf } from '../files/attachment.ts'
import type { Contents, TakenDown } from '../resources/kinds.ts'
import { findGroups, lockGroup, lockRemoved } from './queries/groups.ts'
import { findMembers } from './queries/members.ts'
import { reopenGroup, shutGroup } from './shutting.ts'

/** What one that is there says of itself; its owner is whoever answers for it. */
export async function contentsOfGroup(db: Db | Tx, id: string): Promise<Contents | undefined> {
  const [[group], [first]] = await Promise.all([
    findGroups(db, [id]),
    findMembers(db, id, { after: undefined, limit: 1 }),
  ])
  if (!group) return undefined
  const file = group.picture_file
  const picture = file === null ? group.picture_url : (await filesOf(db, [file])).get(file)?.url
  return {
    name: group.name,
    owner: first?.role === 'owner' ? { type: 'user', id: first.user_id } : null,
    texts: [
      { field: 'name', text: group.name },
      { field: 'purpose', text: group.purpose },
      ...(group.rules === '' ? [] : [{ field: 'rules', text: group.rules }]),
    ],
    pictures: picture ? [picture] : [],
  }
}

/** Closes it as one of staff; false when it is not there. */
export async function takeDownGroup(tx: Tx, groupID: string, { by, reason }: TakenDown): Promise<boolean> {
  if (!(await lockGroup(tx, groupID))) return false
  await shutGroup(tx, groupID, { as: 'operator', by, reason })
  return true
}

/** Opens again what staff closed; false when that is gone, or somebody else closed it. */
export async function bringBackGroup(tx: Tx, groupID: string): Promise<boolean> {
  if ((await lockRemoved(tx, groupID, limits.takenDownDays))?.removed_as !== 'operator') return false
  await reopenGroup(tx, groupID)
  return true
}
