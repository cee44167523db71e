// What is sealed with the SECRET of the settings, in portions.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export type SealedSecret = { userID: string; sealed: Buffer }

/** Secrets of authenticator apps that count, in the order of their people. */
export async function findSealedSecrets(
  db: Db,
  after: string | undefined,
  limit: number,
): Promise<SealedSecret[]> {
  const { rows } = await sql<SealedSecret>`
    select user_id as "userID", secret as sealed from accounts.two_factor
    where secret is not null and (${after ?? null}::uuid is null or user_id > ${after ?? null}::uuid)
    order by user_id limit ${limit}`.execute(db)
  return rows
}

/** False when it is another one by now. */
export async function replaceSealedSecret(
  db: Db,
  { userID, sealed }: SealedSecret,
  anew: Buffer,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update accounts.two_factor set secret = ${anew} where user_id = ${userID} and secret = ${sealed}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Recovery codes left that another SECRET made, or nobody knows which. */
export async function countCodesOfOthers(
  db: Db,
  sealedBy: string,
): Promise<{ codes: number; people: number }> {
  const { rows } = await sql<{ codes: number; people: number }>`
    select count(*)::int as codes, count(distinct user_id)::int as people from accounts.recovery_codes
    where used_at is null and sealed_by is distinct from ${sealedBy}`.execute(db)
  return rows[0]!
}
