// What somebody sees of their own account, and the proof that it is they who ask.
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { requireLiveSession, type LiveSession } from './live-session.ts'
import { verifyPassword } from './passwords.ts'
import { findAccount } from './queries/accounts.ts'
import { holdAccount } from './queries/credentials.ts'
import { findFactors } from './queries/passkeys.ts'
import { countRecoveryCodes } from './queries/two-factor.ts'

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The account of a session; throws SessionError when it was removed in between. */
export async function requireAccount(db: Db | Tx, userID: string): Promise<OwnAccount> {
  const account = await findAccount(db, userID)
  if (!account) throw new AppError('SessionError')
  return account
}

/** The account, when `password` is its; throws WrongCredentials, and TooManyRequests when the machine is busy. */
export async function requirePassword(db: Db, userID: string, password: string): Promise<OwnAccount> {
  const account = await requireAccount(db, userID)
  if (!(await verifyPassword(account.passwordHash, password))) throw new AppError('WrongCredentials')
  return account
}

/**
 * For the transaction of what a password allows: holds the account, which was `account` when its password was compared.
 * Throws WrongCredentials when the password was changed since, SessionError when the session is over by now.
 */
export async function requireStillProven(tx: Tx, session: LiveSession, account: OwnAccount): Promise<void> {
  if (!(await holdAccount(tx, account.userID, account.passwordHash))) throw new AppError('WrongCredentials')
  await requireLiveSession(tx, session)
}

/** Address and second factor (P7.2). */
export async function showAccount(db: Db, { userID }: LiveSession) {
  const [{ email }, { secret, passkeys }, recoveryCodesLeft] = await Promise.all([
    requireAccount(db, userID),
    findFactors(db, userID),
    countRecoveryCodes(db, userID),
  ])
  const codes = secret !== null
  return { email, twoFactor: codes || passkeys > 0, codes, passkeys, recoveryCodesLeft }
}
