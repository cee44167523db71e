// The second factor of one's own account: begun, confirmed, ended.
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { editionOf } from '../editions/editions.ts'
import { mailCredentialChange } from './security-mails.ts'
import type { LiveSession } from './live-session.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './one-time-codes.ts'
import { requireOtherWay } from './passkeys.ts'
import { requireAccount, requirePassword, requireStillProven } from './own-account.ts'
import {
  confirmSecret,
  deleteSecret,
  deleteTwoFactor,
  findPendingSecret,
  keepPendingSecret,
} from './queries/two-factor.ts'
import { renewRecoveryCodes, requireSecondFactor, sealSecret, unsealSecret } from './second-factor.ts'

const pendingSeconds = 3_600

/**
 * Makes a secret that waits an hour for its first code; a second factor that counts goes on until then, and has to be
 * shown. Throws WrongCredentials, CodeNeeded, WrongCode and SessionError.
 */
export async function beginTwoFactor(
  db: Db,
  session: LiveSession,
  { password, code, edition }: { password: string; code?: string | undefined; edition: string },
): Promise<{ secret: string; uri: string }> {
  const account = await requirePassword(db, session.userID, password)
  const { userID, email } = account
  const secret = newTotpSecret()
  await transaction(db, async (tx) => {
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    await keepPendingSecret(tx, userID, sealSecret(userID, secret), pendingSeconds)
  })
  return { secret, uri: totpAddress(secret, editionOf(edition)?.brand ?? 'Millwright', email) }
}

/** Makes the waiting secret count and answers ten recovery codes, never shown again; older ones are void. Throws WrongCode. */
export function confirmTwoFactor(
  db: Db,
  { userID }: LiveSession,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  return transaction(db, async (tx) => {
    const sealed = await findPendingSecret(tx, userID)
    const step = sealed ? stepOfCode(unsealSecret(userID, sealed), code, Date.now()) : null
    if (!sealed || step === null || !(await confirmSecret(tx, userID, sealed, step)))
      throw new AppError('WrongCode')
    const recoveryCodes = await renewRecoveryCodes(tx, userID)
    // Whose password somebody else knows learns of it where that password does not reach.
    await mailCredentialChange(tx, await requireAccount(tx, userID), 'two-factor-on')
    return { recoveryCodes }
  })
}

/**
 * Turns codes off, for who still has the second factor; who has passkeys keeps these, and the recovery codes. Throws
 * OtherWayNeeded, WrongCredentials, CodeNeeded, WrongCode and SessionError.
 */
export async function endTwoFactor(
  db: Db,
  session: LiveSession,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const account = await requirePassword(db, session.userID, password)
  await transaction(db, async (tx) => {
    await requireStillProven(tx, session, account)
    await requireSecondFactor(tx, session, code)
    await deleteSecret(tx, account.userID)
    const { passkeys } = await requireOtherWay(tx, account.userID)
    if (passkeys === 0) await deleteTwoFactor(tx, account.userID)
    await mailCredentialChange(tx, account, passkeys === 0 ? 'two-factor-off' : 'codes-off')
  })
}

/** Gives an account that a program makes, such as those of the demo world, a second factor whose secret (base32) it knows. */
export async function giveSecondFactor(tx: Tx, userID: string, secret: string): Promise<void> {
  const sealed = sealSecret(userID, secret)
  await keepPendingSecret(tx, userID, sealed, pendingSeconds)
  await confirmSecret(tx, userID, sealed, 0)
}
