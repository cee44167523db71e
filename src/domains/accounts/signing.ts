// Access tokens: signed here and nowhere else, with a key that changes every month (docs/decisions/0010).
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { seal, unseal } from '../../platform/sealing.ts'
import {
  deleteRetiredKeys,
  findSigningKey,
  insertSigningKey,
  retireSigningKey,
  type SigningKey,
} from './queries/keys.ts'

export const algorithm = 'EdDSA'
export const tokenType = 'at+jwt'
export const issuer = 'millwright-accounts'
export const audience = 'millwright-api'
export const accessSeconds = 600

/** An access token for a session, and the second in which it runs out. */
export async function signAccessToken(
  db: Db | Tx,
  { userID, sessionID }: { userID: string; sessionID: string },
): Promise<{ token: string; tokenExpire: number }> {
  const { keyID, key } = await signingKey(db)
  const now = Math.floor(Date.now() / 1000)
  const token = await new SignJWT({ sid: sessionID })
    .setProtectedHeader({ alg: algorithm, typ: tokenType, kid: keyID })
    .setSubject(userID)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + accessSeconds)
    .sign(key)
  return { token, tokenExpire: now + accessSeconds }
}

/** The purpose under which private halves are sealed. */
export const sealedForSigning = 'signing-key'
/** A key that another SECRET sealed is replaced; so often, because others may replace it at the same time. */
const attempts = 3

/** The key that signs; the first one is made when it is asked for. */
export async function signingKey(db: Db | Tx): Promise<{ keyID: string; key: CryptoKey }> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await findSigningKey(db)
    const written = found && unsealed(found)
    if (written !== undefined) return { keyID: found!.keyID, key: await readKey(written) }
    await transaction(db, async (tx) => {
      if (!found || (await retireSigningKey(tx, { keyID: found.keyID }))) await addKey(tx)
    })
  }
  throw new Error('there is no key to sign with')
}

function unsealed({ keyID, sealedKey }: SigningKey): string | undefined {
  try {
    return unseal(sealedForSigning, keyID, sealedKey)
  } catch {
    return undefined
  }
}

/** Makes a key that signs, unless another one does. */
export async function addKey(tx: Tx): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const written = async (key: CryptoKey) => JSON.stringify(await exportJWK(key))
  const keyID = uuidv7()
  await insertSigningKey(tx, {
    keyID,
    publicKey: await written(pair.publicKey),
    sealedKey: seal(sealedForSigning, keyID, await written(pair.privateKey)),
  })
}

const signsForDays = 30
/** As long as a session may live: who comes back with an old token is told that it has run out. */
const knownForDays = 31

/** Lets a new key sign when the current one has for 30 days, and forgets those that nobody's token names. */
export async function rotateKeys(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    if (await retireSigningKey(tx, { afterDays: signsForDays })) await addKey(tx)
  })
  await deleteRetiredKeys(db, knownForDays)
}

const keysRead = new Map<string, Promise<CryptoKey>>()
const keysReadMax = 16

/** A key of the table, made ready once in a process: that costs more than to use it. */
export function readKey(written: string): Promise<CryptoKey> {
  let key = keysRead.get(written)
  if (!key) {
    if (keysRead.size >= keysReadMax) keysRead.clear()
    key = importJWK(JSON.parse(written) as JWK, algorithm) as Promise<CryptoKey>
    keysRead.set(written, key)
  }
  return key
}
