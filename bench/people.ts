// People and companies that a bench measures with.
import { hashPassword } from '../src/domains/accounts/passwords.ts'
import { addAccount } from '../src/domains/accounts/registration.ts'
import { openSession } from '../src/domains/accounts/sessions.ts'
import { addBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { addMember } from '../src/domains/members/membership.ts'
import { addProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { openDatabase, transaction, type Db } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'

export const password = 'seven bearings turn slowly'

/** For measuring the account service: nobody sees them, since they have no profile. Makes sure that each of `emails` has an account with `password`, in the migrated database at `url`, and that all rate limits are whole. */
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

/** Somebody with a profile, who is signed in. */
export async function aPerson(db: Db) {
  const userID = uuidv7()
  return transaction(db, async (tx) => {
    await addProfile(tx, userID, { username: userID, firstName: 'Mara', lastName: 'Lindqvist' })
    const account = {
      email: `${userID}@example.com`,
      passwordHash: 'none',
      firstName: 'Mara',
      lastName: 'Lindqvist',
    }
    await addAccount(tx, userID, account)
    const { sessionID } = await openSession(tx, { userID, device: 'a bench' })
    return { userID, sessionID }
  })
}

/** A company of theirs. */
export function aCompany(db: Db, userID: string): Promise<string> {
  return transaction(db, async (tx) => {
    const businessID = await addBusiness(tx, {
      companyName: 'Copper & Sons',
      businessType: 'MA',
      industryID: '0006',
      categoryIDs: ['0006-01'],
      countryCode: 'JP',
    })
    await addMember(tx, { businessID, userID, role: 'owner' })
    return businessID
  })
}
