import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type PasswordRequest = { email: string; language: string; edition: string }

type RequestTables = {
  'accounts.password_requests': PasswordRequest & { request_id: string; created_at: Date }
}
const tables = (db: Db | Tx) => db.withTables<RequestTables>()

export async function insertPasswordRequest(
  tx: Tx,
  requestID: string,
  request: PasswordRequest,
): Promise<void> {
  await tables(tx)
    .insertInto('accounts.password_requests')
    .values({ ...request, request_id: requestID, created_at: sql<Date>`now()` })
    .execute()
}

/** Takes a request away, for whoever is first. */
export function takePasswordRequest(tx: Tx, requestID: string): Promise<PasswordRequest | undefined> {
  return tables(tx)
    .deleteFrom('accounts.password_requests')
    .where('request_id', '=', requestID)
    .returning(['email', 'language', 'edition'])
    .executeTakeFirst()
}

export async function deleteOldPasswordRequests(db: Db | Tx, afterDays: number): Promise<void> {
  await tables(db)
    .deleteFrom('accounts.password_requests')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${afterDays})`)
    .execute()
}
