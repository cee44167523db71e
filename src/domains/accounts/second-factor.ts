// Whether a code proves somebody: asked by log-in and by what needs more than a password.
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { keyedHash, seal, unseal } from '../../platform/sealing.ts'
import { readRecoveryCode, stepOfCode } from './one-time-codes.ts'
import { findConfirmedAt, findSecret, takeRecoveryCode, takeStep } from './queries/two-factor.ts'

const sealedFor = 'two-factor'
const hashedFor = 'recovery-codes'

export const sealSecret = (userID: string, secret: string) => seal(sealedFor, userID, secret)
export const unsealSecret = (userID: string, sealed: Buffer) => unseal(sealedFor, userID, sealed)
export const hashRecoveryCode = (userID: string, code: string) => keyedHash(hashedFor, userID, code)

/** True for an account whose second factor was confirmed. */
export async function hasSecondFactor(db: Db | Tx, userID: string): Promise<boolean> {
  return (await findSecret(db, userID)) !== undefined
}

/** Since when the second factor of an account is the one that counts now; undefined without one. */
export const secondFactorSince = (db: Db | Tx, userID: string): Promise<Date | undefined> =>
  findConfirmedAt(db, userID)

/**
 * Uses up the code of an app or a recovery code; nothing to prove without a second factor. Throws CodeNeeded and WrongCode.
 * Within the transaction of what it allows, so that a code is spent exactly when that happens.
 */
export async function requireSecondFactor(tx: Tx, userID: string, code: string | undefined): Promise<void> {
  const sealed = await findSecret(tx, userID)
  if (!sealed) return
  if (code === undefined) throw new AppError('CodeNeeded')
  const step = stepOfCode(unsealSecret(userID, sealed), code.trim(), Date.now())
  const recovery = readRecoveryCode(code)
  const proven =
    (step !== null && (await takeStep(tx, userID, step))) ||
    (recovery !== null && (await takeRecoveryCode(tx, userID, hashRecoveryCode(userID, recovery))))
  if (!proven) throw new AppError('WrongCode')
}
