// Somebody with an account who is logged in, without the pages and without hashing a password.
import { hashPassword } from '../domains/accounts/passwords.ts'
import { addAccount, type NewAccount } from '../domains/accounts/registration.ts'
import { openSession } from '../domains/accounts/sessions.ts'
import { transaction, type Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'
import { aPerson, anEngineer, type PersonWish } from './people.ts'

export type SessionWish = PersonWish & Partial<Pick<NewAccount, 'email' | 'role' | 'language' | 'edition'>>

export type TestAccount = { userID: string; email: string; password: string }

/** Makes a person with profile and an account whose password is really hashed; for tests of logging in. */
export async function anAccount(
  db: Db,
  wish: SessionWish & { password?: string } = {},
): Promise<TestAccount> {
  const { password = 'seven bearings turn', email = `${uuidv7()}@example.com`, role, ...person } = wish
  const { userID } = await aPerson(db, person)
  const passwordHash = await hashPassword(password)
  const { firstName, lastName } = { ...anEngineer, ...person }
  await transaction(db, (tx) =>
    addAccount(tx, userID, { email, passwordHash, firstName, lastName, ...(role && { role }) }),
  )
  return { userID, email, password }
}

export type TestSession = {
  userID: string
  sessionID: string
  /** As the Authorization header carries it. */
  bearer: string
  refreshToken: string
}

/** Makes a person with profile, account and a live session, or one more session of a person who has them. */
export async function aSession(db: Db, wish: SessionWish & { userID?: string } = {}): Promise<TestSession> {
  const { userID: known, email, role, language, edition, ...person } = wish
  const userID = known ?? (await aPerson(db, person)).userID
  return transaction(db, async (tx) => {
    if (known === undefined)
      await addAccount(tx, userID, {
        email: email ?? `${userID}@example.com`,
        passwordHash: 'none: nobody logs in with it',
        firstName: person.firstName ?? anEngineer.firstName,
        lastName: person.lastName ?? anEngineer.lastName,
        ...(role && { role }),
        ...(language && { language }),
        ...(edition && { edition }),
      })
    const { sessionID, token, refreshToken } = await openSession(tx, { userID, device: 'Firefox on Linux' })
    return { userID, sessionID, bearer: `Bearer ${token}`, refreshToken }
  })
}
