// Groups at once, for an invented world. Nobody is told.
import type { GroupKind, GroupRole } from '../../contract/group-kinds.ts'
import type { BulkClient } from '../../platform/copy.ts'
import { copyGroups } from './queries/groups.ts'
import { copyMembers } from './queries/members.ts'
import { termsOf } from './terms.ts'

export type LoadedGroup = {
  id: string
  name: string
  purpose: string
  rules: string
  kind: GroupKind
  industryID: string | null
  /** The address of a picture of ours. */
  pictureURL: string | null
  createdAt: Date
  /** The first one founded it. */
  members: readonly { userID: string; role: GroupRole; joinedAt: Date }[]
}

/** Writes groups with who is in them; answers how many. */
export async function loadGroups(client: BulkClient, groups: readonly LoadedGroup[]): Promise<number> {
  const count = await copyGroups(
    client,
    groups.map(({ id, name, purpose, rules, kind, industryID, pictureURL, createdAt, members }) => ({
      group_id: id,
      name,
      purpose,
      rules,
      kind,
      industry_id: industryID,
      terms: termsOf(`${name} ${purpose}`),
      picture_url: pictureURL,
      members: members.length,
      created_by: members[0]!.userID,
      created_at: createdAt,
    })),
  )
  await copyMembers(
    client,
    groups.flatMap(({ id, members }) =>
      members.map(({ userID, role, joinedAt }) => ({
        group_id: id,
        user_id: userID,
        role,
        joined_at: joinedAt,
        rules_revision: 1,
      })),
    ),
  )
  return count
}
