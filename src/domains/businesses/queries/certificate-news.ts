// Certificates of several companies at once; a company has 100 at most.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { firstIDAt } from '../../../platform/ids.ts'
import { tables, uuids } from './businesses.ts'

type Days = { ids: readonly string[]; from: string; to: string; limit: number }

/** Those whose last day lies between two days, both included, first to end first. */
export async function findEnding(db: Db | Tx, { ids, from, to, limit }: Days) {
  const { rows } = await sql<{
    businessID: string
    certificateID: string
    name: string
    expireDate: string
  }>`
    select business_id as "businessID", id as "certificateID", name, expire_date as "expireDate"
    from certificates
    where business_id = any(${ids}::uuid[]) and removed_at is null and expire_date between ${from} and ${to}
    order by expire_date, id
    limit ${limit}`.execute(db)
  return rows
}

type Lately = { ids: readonly string[]; since: Date; today: string; limit: number }

/** Those added since a moment that have not ended, newest first. */
export function findNewest(db: Db | Tx, { ids, since, today, limit }: Lately) {
  return tables(db)
    .selectFrom('certificates')
    .select(['business_id as businessID', 'id as certificateID', 'name', 'issuer'])
    .where('business_id', '=', uuids(ids))
    .where('removed_at', 'is', null)
    .where('id', '>=', firstIDAt(since))
    .where((is) => is.or([is('expire_date', 'is', null), is('expire_date', '>=', today)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
