// A person comes: by the pages, or by a world that is made up.
import type { Tx } from '../../platform/db.ts'
import { insertAccount, type AccountRole } from './queries/accounts.ts'

export type NewAccount = {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  language?: string
  edition?: string
  termsVersion?: string
  role?: AccountRole
}

/** Writes an account whose address is proven already; throws the unique violation for an address that is taken. */
export async function addAccount(
  tx: Tx,
  userID: string,
  account: NewAccount,
  createdAt: Date = new Date(),
): Promise<void> {
  await insertAccount(tx, {
    language: 'en',
    edition: 'jp',
    termsVersion: '2019-10-21',
    role: 'user',
    ...account,
    userID,
    proven: true,
    createdAt,
  })
}
