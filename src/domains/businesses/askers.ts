// Whose inquiries a company takes.
import type { Db, Tx } from '../../platform/db.ts'
import { findInquiriesFrom } from './queries/businesses.ts'

/** Whether a company takes first inquiries of its connections only (D21). */
export async function isForConnections(db: Db | Tx, businessID: string): Promise<boolean> {
  return (await findInquiriesFrom(db, businessID)) === 'connections'
}
