import { sql } from 'kysely'
import { copyRows, type BulkClient } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

type RequestTables = {
  join_requests: { business_id: string; user_id: string; message: string; asked_at: Date }
}
const tables = (db: Db | Tx) => db.withTables<RequestTables>()

/** Writes a request, or other words for the one there is; true when it is new. */
export async function upsertRequest(
  tx: Tx,
  request: { businessID: string; userID: string; message: string },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into join_requests as r (business_id, user_id, message)
    values (${request.businessID}, ${request.userID}, ${request.message})
    on conflict (business_id, user_id) do update set message = excluded.message
    returning r.xmax = 0 as "isNew"`.execute(tx)
  return rows[0]!.isNew
}

type Asked = { businessID: string; userID: string; message: string; askedAt: Date }

/** Writes requests that wait for an answer. */
export function copyRequests(client: BulkClient, requests: readonly Asked[]): Promise<number> {
  return copyRows(
    client,
    'join_requests',
    requests.map((one) => ({
      business_id: one.businessID,
      user_id: one.userID,
      message: one.message,
      asked_at: one.askedAt,
    })),
  )
}

/** Who asks to join a company, who asked first first. */
export function findRequests(db: Db | Tx, businessID: string, limit: number) {
  return tables(db)
    .selectFrom('join_requests')
    .select(['user_id as userID', 'message', 'asked_at as askedAt'])
    .where('business_id', '=', businessID)
    .orderBy('asked_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

/** Which companies somebody asks to join, whom they asked first first. */
export function findRequestsBy(db: Db | Tx, userID: string, limit: number) {
  return tables(db)
    .selectFrom('join_requests')
    .select(['business_id as businessID', 'message', 'asked_at as askedAt'])
    .where('user_id', '=', userID)
    .orderBy('asked_at')
    .orderBy('business_id')
    .limit(limit)
    .execute()
}

/** True for exactly one of several who take the same request away. */
export async function deleteRequest(tx: Tx, businessID: string, userID: string): Promise<boolean> {
  const result = await tables(tx)
    .deleteFrom('join_requests')
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Whoever leaves for good asks for nothing any more. */
export async function deleteRequestsOf(tx: Tx, userID: string): Promise<void> {
  await tables(tx).deleteFrom('join_requests').where('user_id', '=', userID).execute()
}

/** Nobody will answer any more what a company was asked. */
export async function deleteRequestsTo(tx: Tx, businessID: string): Promise<void> {
  await tables(tx).deleteFrom('join_requests').where('business_id', '=', businessID).execute()
}
