// What lists of companies that others keep are made from.
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findForDirectory, findNames } from './queries/lists.ts'

export type BusinessForDirectory = {
  businessID: string
  businessType: CompanyTypeCode
  industryID: string
  categoryIDs: string[]
  hiddenEditions: number
  /** YYYY-MM-DD. */
  changedOn: string
  /** Removed companies are told too, so that nothing of them stays. */
  removed: boolean
}

/** Where the companies with these ids, or the next `limit` after an id, stand, in order of ids. One query. */
export async function businessesForDirectory(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string; limit: number },
): Promise<BusinessForDirectory[]> {
  if ('ids' in which && which.ids.length === 0) return []
  return findForDirectory(db, which)
}

/** The names of companies that are there, by id; removed and unknown ids have none. One query. */
export async function businessNames(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, string>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findNames(db, businessIDs)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
