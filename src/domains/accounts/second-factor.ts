// Whether a code or a passkey proves somebody: asked by log-in and by what needs more than a password.
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { keyedHash, keyedHashes, seal, sealedBy, unseal } from '../../platform/sealing.ts'
import { newRecoveryCodes, readRecoveryCode, stepOfCode } from './one-time-codes.ts'
import type { Prover } from './passkey-challenges.ts'
import { isPasskeyUse, takePasskey } from './passkey-proof.ts'
import { findFactors } from './queries/passkeys.ts'
import { replaceRecoveryCodes, takeRecoveryCode, takeStep } from './queries/two-factor.ts'

/** The purpose under which secrets of apps are sealed. */
export const sealedForSecondFactor = 'two-factor'
const hashedFor = 'recovery-codes'

export const sealSecret = (userID: string, secret: string) => seal(sealedForSecondFactor, userID, secret)
export const unsealSecret = (userID: string, sealed: Buffer) => unseal(sealedForSecondFactor, userID, sealed)

/** True for an account with an app that was confirmed, or with a passkey. */
export async function hasSecondFactor(db: Db | Tx, userID: string): Promise<boolean> {
  const { secret, passkeys } = await findFactors(db, userID)
  return secret !== null || passkeys > 0
}

/** Since when the oldest factor of an account counts; undefined without one. */
export async function secondFactorSince(db: Db | Tx, userID: string): Promise<Date | undefined> {
  return (await findFactors(db, userID)).since ?? undefined
}

/** Makes ten recovery codes in place of those of before, and answers them: they are never shown again. */
export async function renewRecoveryCodes(tx: Tx, userID: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userID,
    codes.map((code) => keyedHash(hashedFor, userID, code)),
    sealedBy(),
  )
  return codes
}

/**
 * Uses up the code of an app, a recovery code or the answer of a passkey; nothing to prove without a second factor. Throws
 * CodeNeeded and WrongCode. Within the transaction of what it allows, so that it is spent exactly when that happens. Where the
 * console is opened (`console`) a passkey asks for a PIN, a finger or a face, and who has passkeys alone shows one.
 */
export async function requireSecondFactor(
  tx: Tx,
  prover: Prover,
  code: string | undefined,
  { console = false }: { console?: boolean } = {},
): Promise<void> {
  const { secret, passkeys } = await findFactors(tx, prover.userID)
  if (!secret && passkeys === 0) return
  if (code === undefined) throw new AppError('CodeNeeded')
  const proven = isPasskeyUse(code)
    ? await takePasskey(tx, prover, code, { verified: console || !secret })
    : (secret !== null || !console) && (await takeCode(tx, prover.userID, secret, code))
  if (!proven) throw new AppError('WrongCode')
}

async function takeCode(tx: Tx, userID: string, secret: Buffer | null, code: string): Promise<boolean> {
  const step = secret && stepOfCode(unsealSecret(userID, secret), code.trim(), Date.now())
  if (step !== null && (await takeStep(tx, userID, step))) return true
  const recovery = readRecoveryCode(code)
  return recovery !== null && takeRecoveryCode(tx, userID, keyedHashes(hashedFor, userID, recovery))
}
