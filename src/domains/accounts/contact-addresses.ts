// Where other domains write to: proven addresses, in the language and with the brand their people chose.
import type { Language } from '../../contract/locale.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findMailboxes, setLanguage } from './queries/accounts.ts'

export type Mailbox = Awaited<ReturnType<typeof findMailboxes>>[number]

/** The mailboxes of people, by id; who has no account or has not proven its address has none. One query. */
export async function mailboxesOf(db: Db | Tx, userIDs: readonly string[]): Promise<Map<string, Mailbox>> {
  if (userIDs.length === 0) return new Map()
  const rows = await findMailboxes(db, { userIDs })
  return new Map(rows.map((row) => [row.userID, row]))
}

/** Whose mailbox an address is, in small letters; for mails alone: nobody who asks may learn it. */
export async function mailboxAt(db: Db | Tx, email: string): Promise<Mailbox | undefined> {
  return (await findMailboxes(db, { email }))[0]
}

/** From here on mails to this person are written in `language`; those of before stay as they are. */
export const changeMailLanguage = (tx: Tx, userID: string, language: Language): Promise<void> =>
  setLanguage(tx, userID, language)
