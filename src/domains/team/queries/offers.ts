import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type OfferTables = {
  ownership_offers: {
    business_id: string
    offered_by: string
    offered_to: string
    offered_at: Date
    expires_at: Date
  }
}
const tables = (db: Db | Tx) => db.withTables<OfferTables>()

export type Offer = { by: string; to: string; expiresAt: Date }

/** The offer of a company that can be answered; undefined for none. */
export function findOffer(db: Db | Tx, businessID: string): Promise<Offer | undefined> {
  return tables(db)
    .selectFrom('ownership_offers')
    .select(['offered_by as by', 'offered_to as to', 'expires_at as expiresAt'])
    .where('business_id', '=', businessID)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** The offers of these companies that can be answered. */
export function findOffersOf(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<(Offer & { businessID: string })[]> {
  return tables(db)
    .selectFrom('ownership_offers')
    .select(['business_id as businessID', 'offered_by as by', 'offered_to as to', 'expires_at as expiresAt'])
    .where('business_id', '=', sql<string>`any(${businessIDs}::uuid[])`)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
}

/** Writes an offer in place of the one before; answers when it runs out. */
export async function replaceOffer(
  tx: Tx,
  businessID: string,
  { by, to, days }: { by: string; to: string; days: number },
): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into ownership_offers (business_id, offered_by, offered_to, expires_at)
    values (${businessID}, ${by}, ${to}, now() + make_interval(days => ${days}))
    on conflict (business_id) do update set
      offered_by = excluded.offered_by, offered_to = excluded.offered_to,
      offered_at = now(), expires_at = excluded.expires_at
    returning expires_at as "expiresAt"`.execute(tx)
  return rows[0]!.expiresAt
}

export async function deleteOffer(tx: Tx, businessID: string): Promise<void> {
  await tables(tx).deleteFrom('ownership_offers').where('business_id', '=', businessID).execute()
}
