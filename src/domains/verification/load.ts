// Many checks at once, for an invented world.
import type { BulkClient } from '../../platform/copy.ts'
import type { NewVerification } from '../businesses/business-lifecycle.ts'
import { copyChecks } from './queries/checks.ts'

export type LoadedCheck = NewVerification & { id: string; businessID: string }

/** Writes the checks for which companies have their badges; answers how many. */
export function loadChecks(client: BulkClient, checks: readonly LoadedCheck[]): Promise<number> {
  return copyChecks(
    client,
    checks.map(({ id, businessID, level = 2, scope, checkedBy, checkedOn, validUntil }) => ({
      id,
      business_id: businessID,
      level,
      scope,
      checked_by: checkedBy,
      checked_on: checkedOn,
      valid_until: validUntil,
      created_at: new Date(checkedOn),
    })),
  )
}
