// Who wrote comments, for who tells of answers to them.
import type { Db, Tx } from '../../platform/db.ts'
import { findComments } from './queries.ts'

type Party = { type: 'user' | 'business'; id: string }

/** As whom each of these comments was written; undefined for what is not there. One query, none without any. */
export async function authorsOfComments(
  db: Db | Tx,
  ids: readonly string[],
): Promise<(id: string) => Party | undefined> {
  const rows = ids.length === 0 ? [] : await findComments(db, ids)
  const authors = new Map(
    rows.map((row) => [row.comment_id, { type: row.author_type, id: row.author_id }] as const),
  )
  return (id) => authors.get(id)
}
