// What somebody takes along of their groups: what they are in, were invited to and have asked for.
import type { Db, Tx } from '../../platform/db.ts'
import { findCandidaciesOf } from './queries/candidates.ts'
import { findGroups } from './queries/groups.ts'
import { findMembershipsOf } from './queries/members.ts'

const most = 500

/** The newest first; of one that was closed without its name. */
export async function groupsForExport(db: Db | Tx, userID: string) {
  const memberships = await findMembershipsOf(db, userID, most)
  const candidacies = await findCandidaciesOf(db, userID, most)
  const ids = [...memberships, ...candidacies].map(({ group_id: groupID }) => groupID)
  const names = new Map((await findGroups(db, ids)).map((row) => [row.group_id, row.name]))
  const nameOf = (groupID: string) => ({ groupID, name: names.get(groupID) ?? null })
  return {
    member: memberships.map((row) => ({
      ...nameOf(row.group_id),
      role: row.role,
      joinedAt: row.joined_at.toISOString(),
    })),
    waiting: candidacies.map((row) => ({
      ...nameOf(row.group_id),
      kind: row.kind,
      note: row.kind === 'asked' ? row.note : '',
      at: row.at.toISOString(),
    })),
  }
}
