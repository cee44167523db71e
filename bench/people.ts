// People who can log in, for measuring the account service; nobody sees them, since they have no profile.
import { hashPassword } from '../src/domains/accounts/passwords.ts'
import { addAccount } from '../src/domains/accounts/registration.ts'
import { openDatabase, transaction, type Db } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'

export const password = 'seven bearings turn slowly'

/** Makes sure that each of `emails` has an account with `password`, in the migrated database at `url`, and that all budgets are whole. */
export async function addPeople(url: string, emails: readonly string[]): Promise<void> {
  const { db, pool, close } = openDatabase(url, { max: 2, log: createLog('warn') })
  try {
    const { rows } = await pool.query<{ email: string }>(
      'select email from accounts.accounts where email = any($1) and proven_at is not null',
      [emails],
    )
    const known = new Set(rows.map(({ email }) => email))
    await addAccounts(
      db,
      emails.filter((email) => !known.has(email)),
    )
    await pool.query('delete from call_budgets')
  } finally {
    await close()
  }
}

async function addAccounts(db: Db, emails: readonly string[]): Promise<void> {
  const passwordHash = await hashPassword(password)
  await transaction(db, async (tx) => {
    for (const email of emails)
      await addAccount(tx, uuidv7(), { email, passwordHash, firstName: 'Mara', lastName: 'Lindqvist' })
  })
}
