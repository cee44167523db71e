// What is kept of a password, and how one is compared: Argon2id, so few at once that a flood cannot take the machine (T32).
import os from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { AppError } from '../../contract/errors.ts'
import { boundedQueue } from '../../platform/bounded-queue.ts'

/** Argon2id is the library's default; 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const waitingMax = 20

export const hashesAtOnce = Math.max(1, os.availableParallelism() - 1)
const { inTurn, requireRoom } = boundedQueue({
  atOnce: hashesAtOnce,
  waiting: waitingMax,
  // In a flood passwords take half of what they could: the other half is everybody else's (docs/decisions/0017).
  restMs: 50,
  refusal: () => new AppError('TooManyRequests'),
})

/** Throws TooManyRequests while no password would be hashed, so that who would be told so anyway costs nothing before. */
export const requireRoomToHash = requireRoom

/** Same cost as a real one; no password has this hash. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The hash to keep of a password; throws TooManyRequests at once when too many are being made. */
export function hashPassword(text: string): Promise<string> {
  return inTurn(() => hash(sameText(text), cost))
}

/** Whether `text` is the password of `kept`; without a hash it works as long and answers false. Throws TooManyRequests. */
export async function verifyPassword(kept: string | undefined, text: string): Promise<boolean> {
  const same = await inTurn(() => verify(kept ?? nobodysHash, sameText(text)))
  return same && kept !== undefined
}

/** Keyboards write one letter in several ways; a password is the letters, not the bytes. */
function sameText(text: string): string {
  return text.normalize('NFKC')
}
