// How much is known of somebody: what they may do at once grows with it.
import type { Db, Tx } from '../../platform/db.ts'
import { findAccount } from './queries/accounts.ts'

/** Since when somebody has an account, and whether they have proven its address; undefined without one. */
export async function accountAge(
  db: Db | Tx,
  userID: string,
): Promise<{ createdAt: Date; proven: boolean } | undefined> {
  const account = await findAccount(db, userID)
  return account && { createdAt: account.createdAt, proven: account.provenAt !== null }
}
