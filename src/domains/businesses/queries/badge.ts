import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { certificateColumns } from './certificates.ts'
import { tables, uuids, type BadgeLevel, type VerificationScope } from './businesses.ts'

export type Badge = {
  level: BadgeLevel
  scope: VerificationScope[]
  checkedBy: string
  /** ISO dates. */
  checkedOn: string
  validUntil: string
}

/** No edit: neither revision nor date move. Removed companies lose and keep theirs too. False when nothing changed. */
export async function updateBadge(tx: Tx, businessID: string, badge: Badge | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with wanted as (select ${badge !== null}::boolean as verified, ${badge?.level ?? null}::smallint as level,
      ${badge?.scope ?? null}::text[] as scope, ${badge?.checkedBy ?? null}::text as checked_by,
      ${badge?.checkedOn ?? null}::date as checked_on, ${badge?.validUntil ?? null}::date as valid_until)
    update businesses set verified = wanted.verified, verification_level = wanted.level, verification_scope = wanted.scope,
      verified_by = wanted.checked_by, verified_on = wanted.checked_on, verified_until = wanted.valid_until
    from wanted where id = ${businessID}
      and (businesses.verified, verification_level, verification_scope, verified_by, verified_on, verified_until)
        is distinct from (wanted.verified, wanted.level, wanted.scope, wanted.checked_by, wanted.checked_on, wanted.valid_until)`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

export type IdentityFacts = {
  businessID: string
  websiteHost: string | null
  country: string
  registerNumber: string | null
  name: string
  type: string
}

export function findIdentities(db: Db | Tx, businessIDs: readonly string[]): Promise<IdentityFacts[]> {
  return tables(db)
    .selectFrom('businesses')
    .select([
      'id as businessID',
      'website_host as websiteHost',
      'country_code as country',
      'register_number as registerNumber',
      'company_name as name',
      'business_type as type',
    ])
    .where('id', '=', uuids(businessIDs))
    .where('removed_at', 'is', null)
    .execute()
}

export function findToConfirm(db: Db | Tx, ids: readonly string[]) {
  return tables(db)
    .selectFrom('certificates')
    .select(certificateColumns)
    .where('id', '=', uuids(ids))
    .where('removed_at', 'is', null)
    .execute()
}

export async function updateConfirmation(
  tx: Tx,
  certificateID: string,
  confirmed: { on: string; where: string } | null,
): Promise<void> {
  await tables(tx)
    .updateTable('certificates')
    .set({ confirmed_on: confirmed?.on ?? null, confirmed_where: confirmed?.where ?? null })
    .where('id', '=', certificateID)
    .execute()
}

/** Certificates of companies that are there whose last day lies in a span of days (ISO dates, both included), after an id in order of ids. */
export async function findCertificatesEnding(
  db: Db | Tx,
  { from, to, after, limit }: { from: string; to: string; after: string; limit: number },
) {
  return tables(db)
    .selectFrom('certificates')
    .innerJoin('businesses', 'businesses.id', 'certificates.business_id')
    .select([
      'certificates.id as id',
      'business_id as businessID',
      'certificates.name as name',
      sql<string>`expire_date`.as('expireDate'),
    ])
    .where('certificates.removed_at', 'is', null)
    .where('businesses.removed_at', 'is', null)
    .where('expire_date', '>=', from)
    .where('expire_date', '<=', to)
    .where('certificates.id', '>', after)
    .orderBy('certificates.id')
    .limit(limit)
    .execute()
}
