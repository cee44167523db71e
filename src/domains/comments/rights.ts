// What somebody may do with a comment that is there (D5, D10).
import type { Db, Tx } from '../../platform/db.ts'
import { rolesIn } from '../members/membership.ts'
import type { CommentRow } from './queries.ts'

export type Rights = {
  /** The person who wrote it, and the owners and admins of the company that it was written as. */
  asWriter: boolean
  /** Whose the thing is: its person, or the owners and admins of its company. */
  asOwner: boolean
}

type Ruled = Pick<CommentRow, 'comment_id' | 'author_type' | 'author_id' | 'written_by' | 'owner_id'>

/** What a person may do with each of these comments, by its id. One query. */
export async function rightsTo(
  db: Db | Tx,
  userID: string,
  rows: readonly Ruled[],
): Promise<Map<string, Rights>> {
  const companies = rows.flatMap(({ author_type: type, author_id: id, owner_id: owner }) =>
    type === 'business' ? [id, owner] : [owner],
  )
  const roles = await rolesIn(db, userID, [...new Set(companies)])
  const manages = (id: string) => ['owner', 'admin'].includes(roles.get(id) ?? '')
  return new Map(
    rows.map((row) => {
      const { author_type: type, author_id: id, written_by: by, owner_id: owner } = row
      const asWriter = type === 'user' ? id === userID : manages(id) || (roles.has(id) && by === userID)
      return [row.comment_id, { asWriter, asOwner: owner === userID || manages(owner) }]
    }),
  )
}
