// The companies that registered last (section 9: three a type on home).
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findLatest } from './queries.ts'

/** Ids of the `limit` latest companies of a type, newest first. */
export function latestBusinesses(
  db: Db | Tx,
  businessType: CompanyTypeCode,
  limit: number,
): Promise<string[]> {
  return findLatest(db, businessType, limit)
}
