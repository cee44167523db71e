// Somebody with an account who is logged in, without the pages and without hashing a password.
import { sealSecret } from '../domains/accounts/second-factor.ts'
import { hashPassword } from '../domains/accounts/passwords.ts'
import { addAccount, type NewAccount } from '../domains/accounts/registration.ts'
import { openSession } from '../domains/accounts/sessions.ts'
import { sql } from 'kysely'
import type { StaffRole } from '../contract/staff-roles.ts'
import { transaction, type Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'
import type { Grant } from '../domains/staff/granting.ts'
import { aPerson, anEngineer, type PersonWish } from './people.ts'

export type SessionWish = PersonWish & Partial<Pick<NewAccount, 'email' | 'language' | 'edition'>> & StaffWish

/** Roles of staff, with a second factor and an unlocked session unless they are wished away. */
export type StaffWish = {
  staff?: readonly (StaffRole | Grant)[] | undefined
  isLocked?: boolean | undefined
  lacksFactor?: boolean | undefined
}

/** Of the second factor of all who are of staff. */
export const staffSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

async function grantAll(db: Db, userID: string, wish: StaffWish, sessionID?: string): Promise<void> {
  const { staff = [], isLocked = false, lacksFactor = false } = wish
  for (const one of staff) {
    const { role, edition } = typeof one === 'string' ? { role: one, edition: '' } : one
    await sql`insert into staff_roles (user_id, role, edition) values (${userID}, ${role}, ${edition})`.execute(
      db,
    )
  }
  if (staff.length === 0) return
  if (!lacksFactor)
    await sql`
      insert into accounts.two_factor (user_id, secret, last_step, confirmed_at)
      values (${userID}, ${sealSecret(userID, staffSecret)}, 0, now())`.execute(db)
  if (sessionID !== undefined && !isLocked)
    await sql`insert into staff_unlocks (session_id, user_id) values (${sessionID}, ${userID})`.execute(db)
}

export type TestAccount = { userID: string; email: string; password: string }

/** Makes a person with profile and an account whose password is really hashed; for tests of logging in. */
export async function anAccount(
  db: Db,
  wish: SessionWish & { password?: string } = {},
): Promise<TestAccount> {
  const { password = 'seven bearings turn', email = `${uuidv7()}@example.com`, staff, ...person } = wish
  const { userID } = await aPerson(db, person)
  const passwordHash = await hashPassword(password)
  const { firstName, lastName } = { ...anEngineer, ...person }
  await transaction(db, (tx) => addAccount(tx, userID, { email, passwordHash, firstName, lastName }))
  await grantAll(db, userID, { staff })
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
  const { userID: known, email, language, edition, staff, isLocked, lacksFactor, ...person } = wish
  const userID = known ?? (await aPerson(db, person)).userID
  const session = await transaction(db, async (tx) => {
    if (known === undefined)
      await addAccount(tx, userID, {
        email: email ?? `${userID}@example.com`,
        passwordHash: 'none: nobody logs in with it',
        firstName: person.firstName ?? anEngineer.firstName,
        lastName: person.lastName ?? anEngineer.lastName,
        ...(language && { language }),
        ...(edition && { edition }),
      })
    const { sessionID, token, refreshToken } = await openSession(tx, { userID, device: 'Firefox on Linux' })
    return { userID, sessionID, bearer: `Bearer ${token}`, refreshToken }
  })
  await grantAll(db, userID, { staff, isLocked, lacksFactor }, session.sessionID)
  return session
}
