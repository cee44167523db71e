// What an authenticator is asked to sign: made here, used once, by the session or the log-in that it was made for.
import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../platform/db.ts'
import { insertChallenge, takeChallenge } from './queries/passkeys.ts'

/** Who proves themself: in a session, or at a log-in that `state` binds to its browser. */
export type Prover = { userID: string; sessionID?: string | undefined; state?: string | undefined }

const livesSeconds = 300
/** Several tabs, and some that were given up. */
const most = 20

export const challengeLivesMs = livesSeconds * 1_000

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const boundTo = ({ sessionID, state }: Prover): Buffer =>
  sha256(sessionID === undefined ? `log-in ${state ?? ''}` : `session ${sessionID}`)

/** A new challenge, in the bytes that the browser is given as base64url. */
export async function newChallenge(
  db: Db | Tx,
  prover: Prover,
  purpose: 'add' | 'use',
  edition: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  const hash = sha256(Buffer.from(bytes).toString('base64url'))
  const challenge = { hash, userID: prover.userID, purpose, boundTo: boundTo(prover) }
  await insertChallenge(db, challenge, { edition, seconds: livesSeconds, most })
  return bytes
}

/**
 * Uses up the challenge that a browser says was signed; answers it with the edition that it was made in. Undefined for one of
 * somebody else, of another session, for another purpose, that is over, or that was used.
 */
export async function useChallenge(
  tx: Tx,
  prover: Prover,
  purpose: 'add' | 'use',
  clientDataJSON: string,
): Promise<{ challenge: string; edition: string } | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const hash = sha256(challenge)
  const edition = await takeChallenge(tx, {
    hash,
    userID: prover.userID,
    purpose,
    boundTo: boundTo(prover),
  })
  return edition === undefined ? undefined : { challenge, edition }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
