// What a profile begins with: the names and the proven address of an account.
import type { Db, Tx } from '../../platform/db.ts'
import { findAccount, findReaders } from './queries/accounts.ts'

export type AccountName = { firstName: string; lastName: string; email: string; language: string }

/** Of an account that is there and has proven its address; undefined for any other. */
export async function nameOf(db: Db | Tx, userID: string): Promise<AccountName | undefined> {
  const account = await findAccount(db, userID)
  if (!account?.provenAt) return undefined
  const { firstName, lastName, email, language } = account
  return { firstName, lastName, email, language }
}

export type Reader = {
  userID: string
  email: string
  firstName: string
  lastName: string
  language: string
  edition: string
}

/** To whom mails may be sent, by id: those who have proven their address, and may use their account. One query. */
export async function readersOf(db: Db | Tx, userIDs: readonly string[]): Promise<Map<string, Reader>> {
  const rows = await findReaders(db, userIDs)
  return new Map(rows.map((row) => [row.userID, row]))
}
