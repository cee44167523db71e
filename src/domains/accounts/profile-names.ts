// What a profile begins with: the names and the proven address of an account.
import type { Db, Tx } from '../../platform/db.ts'
import { findAccount } from './queries/accounts.ts'

export type AccountName = { firstName: string; lastName: string; email: string; language: string }

/** Of an account that is there and has proven its address; undefined for any other. */
export async function nameOf(db: Db | Tx, userID: string): Promise<AccountName | undefined> {
  const account = await findAccount(db, userID)
  if (!account?.provenAt) return undefined
  const { firstName, lastName, email, language } = account
  return { firstName, lastName, email, language }
}
