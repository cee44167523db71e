import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Whoever else looks at these numbers waits until the transaction ends. */
export async function lockNumbers(tx: Tx, numbers: readonly string[]): Promise<void> {
  for (const number of [...new Set(numbers)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`register number ${number}`}, 0))`.execute(tx)
}

export type NumberHolder = { number: string; businessID: string; checkID: string; isVerifiers: boolean }

/** Checks that stand on a day and were about one of these numbers, also of companies that were removed. */
export async function findHolders(
  db: Db | Tx,
  numbers: readonly string[],
  day: string,
): Promise<NumberHolder[]> {
  const { rows } = await sql<NumberHolder>`
    select number, business_id as "businessID", id as "checkID", level > 1 as "isVerifiers"
    from verification_checks
    where number = any(${numbers}::text[]) and ended_at is null and valid_until >= ${day}::date`.execute(db)
  return rows
}

/** Notes the number of companies beside the checks of their registration by a verifier, which stand as long as it is theirs. */
export async function noteVerifiersNumbers(
  tx: Tx,
  held: readonly { businessID: string; number: string }[],
): Promise<void> {
  await sql`
    update verification_checks as checks set number = held.number
    from unnest(${held.map(({ businessID }) => businessID)}::uuid[], ${held.map(({ number }) => number)}::text[])
      as held (business_id, number)
    where checks.business_id = held.business_id and level > 1 and ended_at is null and 'registration' = any(scope)
      and checks.number is distinct from held.number`.execute(tx)
}
