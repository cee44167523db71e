// What a company takes along of its products: everything, as it was entered.
import type { Db, Tx } from '../../platform/db.ts'
import { findPageForExport } from './queries.ts'

const page = 50

/** The products of a company in every state, a page at once, in order of their ids. */
export async function* productsForExport(db: Db | Tx, businessID: string) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await findPageForExport(db, { businessID, after, limit: page })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    after = last.id
  }
}
