// What a company takes along of what was issued to it.
import type { Db, Tx } from '../../platform/db.ts'
import { statusOf } from './own-invoices.ts'
import { findInvoices, type InvoicePlace } from './queries/invoices.ts'

const pageSize = 200

/** Its invoices, credit notes and pro-forma invoices with all that they say, newest first. */
export async function* invoicesForExport(db: Db | Tx, businessID: string) {
  for (let behind: InvoicePlace | undefined; ;) {
    const rows = await findInvoices(db, { businessID, behind, limit: pageSize })
    for (const row of rows) yield { ...row.said, status: statusOf(row) }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    behind = { issuedAt: new Date(last.said.issuedAt), invoiceID: last.said.invoiceId }
  }
}
