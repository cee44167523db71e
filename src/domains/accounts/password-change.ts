// A new password, and all that ends with the old one.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { keepOnlyDevice, rememberDevice } from './known-devices.ts'
import { mailCredentialChange } from './security-mails.ts'
import type { LiveSession } from './live-session.ts'
import { endMailLinks } from './mail-links.ts'
import { requirePassword, requireStillProven, type OwnAccount } from './own-account.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { replacePassword } from './queries/credentials.ts'
import { requireSecondFactor } from './second-factor.ts'
import { endEverySession } from './sessions.ts'
import { forgetGuesses } from './wrong-codes.ts'

/**
 * Sets a new password and ends every other session; answers what makes this browser known. Throws WrongCredentials,
 * CodeNeeded, WrongCode, CommonPassword and SessionError.
 */
export async function changePassword(
  db: Db,
  session: LiveSession,
  wish: {
    password: string
    newPassword: string
    code?: string | undefined
    device?: string | undefined
  },
): Promise<{ device: string }> {
  const { password, newPassword, code, device } = wish
  if (isCommonPassword(newPassword)) throw new AppError('CommonPassword')
  const account = await requirePassword(db, session.userID, password)
  const passwordHash = await hashPassword(newPassword)
  return transaction(db, async (tx) => {
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    return setPassword(tx, account, {
      password: newPassword,
      passwordHash,
      device,
      keepSessionID: session.sessionID,
    })
  })
}

/**
 * Puts `passwordHash` in the place of the account's: its sessions but `keepSessionID`, its log-ins under way and its
 * links for a new password end, its devices are known no more but for this one, whose token is answered, and its owner is
 * told. Throws CommonPassword for the person's own name or address.
 */
export async function setPassword(
  tx: Tx,
  account: OwnAccount,
  wish: { password: string; passwordHash: string; device: string | undefined; keepSessionID?: string },
): Promise<{ device: string }> {
  const { userID, email, firstName, lastName } = account
  if (isCommonPassword(wish.password, [firstName, lastName, email])) throw new AppError('CommonPassword')
  await replacePassword(tx, userID, wish.passwordHash)
  await endEverySession(tx, userID, wish.keepSessionID)
  await endMailLinks(tx, userID, ['reset-password', 'change-email'])
  await forgetGuesses(tx, userID)
  const device = await rememberDevice(tx, userID, wish.device)
  await keepOnlyDevice(tx, userID, device)
  await mailCredentialChange(tx, account, 'password-changed')
  return { device }
}
