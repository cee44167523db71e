// Somebody with an account who is logged in, without the pages and without hashing a password.
import { addAccount, type NewAccount } from '../domains/accounts/registration.ts'
import { openSession } from '../domains/accounts/sessions.ts'
import { transaction, type Db } from '../platform/db.ts'
import { aPerson, anEngineer, type PersonWish } from './people.ts'

export type SessionWish = PersonWish & Partial<Pick<NewAccount, 'email' | 'role' | 'language' | 'edition'>>

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
