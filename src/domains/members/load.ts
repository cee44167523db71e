// Many memberships at once, for an invented world.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyMembers, type MemberRole, type MemberRow } from './queries.ts'

export type LoadedMember = { businessID: string; userID: string; role: MemberRole; createdAt: Date }

/** Writes memberships; answers how many. */
export function loadMembers(client: BulkClient, members: Rows<LoadedMember>): Promise<number> {
  return copyMembers(client, rowsOf(members))
}

async function* rowsOf(members: Rows<LoadedMember>): AsyncGenerator<MemberRow> {
  for await (const { businessID, userID, role, createdAt } of members)
    yield { business_id: businessID, user_id: userID, role, created_at: createdAt }
}
