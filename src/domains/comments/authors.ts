// Who wrote comments and about what, for who tells of answers to them and of likes.
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

type Thing = { type: 'post' | 'business' | 'product'; id: string }

/** About what each of these comments, or what it answers, was said; undefined for what is not there. One query, none without any. */
export async function thingsOfComments(
  db: Db | Tx,
  ids: readonly string[],
): Promise<(id: string) => Thing | undefined> {
  const rows = ids.length === 0 ? [] : await findComments(db, ids)
  const things = new Map(
    rows.map((row) => [row.comment_id, { type: row.resource_type, id: row.resource_id }] as const),
  )
  return (id) => things.get(id)
}
