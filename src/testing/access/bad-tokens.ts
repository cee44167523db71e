// Tokens that open nothing.
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { TestSession } from '../sessions.ts'

/** An owner's token of an hour ago, signed by a key that counts; and one of now, signed by a key of somebody's own. */
export async function badTokens(
  db: Db,
  { bearer }: TestSession,
): Promise<{ expired: string; forged: string }> {
  const token = bearer.replace('Bearer ', '')
  const [header, payload] = [decodeProtectedHeader(token), decodeJwt(token)]
  const sign = (privateKey: CryptoKey, keyID: unknown, secondsAgo: number) =>
    new SignJWT({ ...payload, iat: Number(payload.iat) - secondsAgo, exp: Number(payload.exp) - secondsAgo })
      .setProtectedHeader({ ...header, alg: 'EdDSA', kid: String(keyID) })
      .sign(privateKey)
  const ours = await generateKeyPair('EdDSA', { extractable: true })
  const theirs = await generateKeyPair('EdDSA')
  const keyID = uuidv7()
  const publicKey = JSON.stringify(await exportJWK(ours.publicKey))
  await sql`
    insert into accounts.signing_keys (key_id, public_key, private_key, retired_at)
    values (${keyID}, ${publicKey}, null, now())`.execute(db)
  return {
    expired: await sign(ours.privateKey, keyID, 3_600),
    forged: await sign(theirs.privateKey, header.kid, 0),
  }
}
