// Who belongs to which business as what (section 6).
import type { Tx } from '../../platform/db.ts'
import { insertMember, type MemberRole } from './queries.ts'

export type { MemberRole }

/** Makes a person a member of a business; throws the database's unique violation when they are one already. */
export async function addMember(
  tx: Tx,
  member: { businessID: string; userID: string; role: MemberRole },
): Promise<void> {
  await insertMember(tx, {
    business_id: member.businessID,
    user_id: member.userID,
    role: member.role,
    created_at: new Date(),
  })
}
