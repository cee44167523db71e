// A passkey as the second factor: what the browser is asked for, and whether its answer proves somebody.
import { PasskeyUse } from '../../contract/passkeys.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { challengeLivesMs, newChallenge, useChallenge, type Prover } from './passkey-challenges.ts'
import { findPasskeys, lockPasskey, noteUse } from './queries/passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** Large, so that only a process which is asked for a passkey reads it. */
export const webauthn = () => import('@simplewebauthn/server')

/** Whether what stands in the place of a code is the answer of a passkey. */
export const isPasskeyUse = (code: string): boolean => code.startsWith('{')

/**
 * What a browser is asked for at this edition, for an account whose password was right; undefined without a passkey that was
 * made for its host. `verified` asks for a PIN, a finger or a face.
 */
export async function askForPasskey(
  db: Db,
  prover: Prover,
  { edition, verified }: { edition: string; verified: boolean },
) {
  const { id } = relyingParty(edition)
  const passkeys = (await findPasskeys(db, prover.userID)).filter(({ rpID }) => rpID === id)
  if (passkeys.length === 0) return undefined
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: id,
    challenge: await newChallenge(db, prover, 'use', edition),
    allowCredentials: passkeys.map(({ credentialID, transports }) => ({
      id: credentialID.toString('base64url'),
      transports: transports as never[],
    })),
    userVerification: verified ? 'required' : 'preferred',
    timeout: challengeLivesMs,
  })
}

/** Whether the answer of a browser proves the person, whose passkey and challenge it then has used. */
export async function takePasskey(
  tx: Tx,
  prover: Prover,
  answer: string,
  { verified }: { verified: boolean },
): Promise<boolean> {
  const use = readUse(answer)
  const asked = use && (await useChallenge(tx, prover, 'use', use.response.clientDataJSON))
  if (!asked) return false
  const { verifyAuthenticationResponse } = await webauthn()
  const passkey = await lockPasskey(tx, prover.userID, Buffer.from(use.id, 'base64url'))
  const { id, origin } = relyingParty(asked.edition)
  if (passkey?.rpID !== id) return false
  const { passkeyID, publicKey, counter } = passkey
  const checked = await verifyAuthenticationResponse({
    response: use,
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: use.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: verified,
    // The library tells by an error what is wrong, and nobody but a guesser asks.
  }).catch(() => undefined)
  if (!checked?.verified) return false
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  await noteUse(tx, passkeyID, newCounter, credentialBackedUp)
  return true
}

function readUse(text: string) {
  try {
    const read = PasskeyUse.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
