// Guesses of a second factor by who knows the password: few, and told to the owner.
import { AppError } from '../../contract/errors.ts'
import { wrongCodes } from '../../contract/rate-limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { noteSecurity } from '../../platform/security-events.ts'
import { dropShares, returnPoints, takePoints } from '../../platform/shares.ts'
import { knowsDevice } from './known-devices.ts'
import type { Prover } from './passkey-challenges.ts'
import { askForPasskey } from './passkey-proof.ts'
import { findFactors } from './queries/passkeys.ts'
import { requireAccount } from './own-account.ts'
import { mailCredentialChange } from './security-mails.ts'

type Guess = {
  code?: string | undefined
  device?: string | undefined
  edition: string
  /** As `requireSecondFactor` has it. */
  console?: boolean
}

const sharesOf = (userID: string) =>
  [
    `wrong codes in an hour of ${userID}`,
    `wrong codes in a day of ${userID}`,
    `told of wrong codes of ${userID}`,
  ] as const

/** A new password makes what was guessed with the old one nothing. */
export async function forgetGuesses(tx: Tx, userID: string): Promise<void> {
  await dropShares(tx, sharesOf(userID))
}

/**
 * What `work` answers, which takes the code of an account whose password was right. Each try costs a point, taken before so
 * that many at once count as well, and given back when the code was right or none was wanted. A browser that the account
 * knows has no part in it, so that nobody locks its owner out. Throws TooManyRequests with the seconds to wait, and what
 * `work` throws.
 */
export function guessing<T>(
  db: Db,
  prover: Prover & { email?: string },
  guess: Guess,
  work: () => Promise<T>,
): Promise<T> {
  return counted(db, prover, guess, work).catch(async (error: unknown) => {
    if (error instanceof AppError && error.name === 'WrongCode')
      noteSecurity('second factor refused', prover.userID)
    throw await withWays(db, prover, guess, error)
  })
}

/** A refusal for want of a code tells who has passkeys what their browser is to ask for, and whether codes count too. */
async function withWays(db: Db, prover: Prover, { edition, console = false }: Guess, error: unknown) {
  if (!(error instanceof AppError) || !(error.name === 'CodeNeeded' || error.name === 'WrongCode'))
    return error
  const { secret, passkeys } = await findFactors(db, prover.userID)
  if (passkeys === 0) return error
  const verified = console || secret === null
  const passkey = await askForPasskey(db, prover, { edition, verified })
  const codes = secret !== null ? 'app' : console ? 'none' : 'recovery'
  return new AppError(error.name, { ...error.details, codes, ...(passkey && { passkey }) })
}

async function counted<T>(
  db: Db,
  { userID, email }: Prover & { email?: string },
  { code, device }: Guess,
  work: () => Promise<T>,
): Promise<T> {
  if (code === undefined) return work()
  if (email !== undefined && device !== undefined && (await knowsDevice(db, email, device))) return work()
  const { ofHour, ofDay, toldAfter } = wrongCodes
  const [hourly, daily, told] = sharesOf(userID)
  // What is refused is no guess: it does not use up the day.
  const inHour = await takePoints(db, hourly, ofHour.seconds, 1)
  if (inHour.points > ofHour.points) {
    noteSecurity('second factor locked', userID)
    throw new AppError('TooManyRequests', { retryAfter: inHour.seconds })
  }
  const inDay = await takePoints(db, daily, ofDay.seconds, 1)
  if (inDay.points > ofDay.points) {
    await returnPoints(db, [hourly])
    noteSecurity('second factor locked', userID)
    throw new AppError('TooManyRequests', { retryAfter: inDay.seconds })
  }
  try {
    const answer = await work()
    await returnPoints(db, [hourly, daily])
    return answer
  } catch (error) {
    const isWrong = error instanceof AppError && error.name === 'WrongCode'
    if (!isWrong) await returnPoints(db, [hourly, daily])
    // Once an hour, however many of its points come back meanwhile.
    else if (inHour.points >= toldAfter && (await takePoints(db, told, ofHour.seconds, 1)).points === 1)
      await transaction(db, async (tx) =>
        mailCredentialChange(tx, await requireAccount(tx, userID), 'wrong-codes'),
      )
    throw error
  }
}
