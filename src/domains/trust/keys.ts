// The keys of trust files and heads of the audit log: Ed25519, a new one each year, the public halves published for ever (decision 105).
import { createHash, createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { TrustKeyEntry } from '../../contract/trust.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { seal, sealAnew, unseal } from '../../platform/sealing.ts'
import { canonical, type Json } from './canonical.ts'
import { findKeys, findSigningKey, insertKey, replaceSealedKey, retireKey } from './queries/keys.ts'

const sealedFor = 'trust-key'
/** A key that another SECRET sealed is replaced; so often, because others may replace it at the same time. */
const attempts = 3
const signsForDays = 365
const keysMost = 500

type Content = { readonly [name: string]: Json }

/**
 * Signs what it is given and the id of the key in it: as canonical JSON, so that nothing but these very bytes is what was signed. It answers
 * the text with `keyID` and `signature` (base64url) among its members. The key is read once, for all that is signed.
 */
export async function signer(db: Db | Tx): Promise<(content: Content) => string> {
  const { keyID, key } = await signingKey(db)
  return (content) => {
    const whole = { ...content, keyID }
    const signature = sign(null, Buffer.from(canonical(whole)), key).toString('base64url')
    return canonical({ ...whole, signature })
  }
}

/** The same for one text. */
export const signedText = async (db: Db | Tx, content: Content): Promise<string> =>
  (await signer(db))(content)

/** All public keys, the one that signs first, which is there from now on; members as JSON Web Keys have them. */
export async function publicKeys(db: Db | Tx): Promise<TrustKeyEntry[]> {
  await signingKey(db)
  const rows = await findKeys(db, keysMost)
  return rows.map(({ keyID, publicKey, createdAt, retiredAt }) => ({
    ...publicPart(publicKey),
    kid: keyID,
    alg: 'EdDSA',
    use: 'sig',
    since: createdAt.toISOString(),
    until: retiredAt?.toISOString() ?? null,
  }))
}

/** Lets a new key sign when the current one has for a year. */
export async function rotateTrustKeys(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - signsForDays * 86_400_000)
  await transaction(db, async (tx) => {
    if (await retireKey(tx, { before })) await addKey(tx)
  })
}

/** The key that signs, and whether it needs a SECRET that is not the first. */
export async function trustKeyStands(db: Db) {
  const found = await findSigningKey(db)
  const stands = { signing: found?.keyID, sealedBefore: 0, unreadable: 0 }
  if (!found) return stands
  try {
    if (sealAnew(sealedFor, found.keyID, found.sealedKey)) stands.sealedBefore = 1
  } catch {
    stands.unreadable = 1
  }
  return stands
}

/** Seals the key that signs with the first SECRET where another known one sealed it; answers how many that were. */
export async function resealTrustKey(db: Db): Promise<number> {
  const found = await findSigningKey(db)
  const sealed = found && sealAnew(sealedFor, found.keyID, found.sealedKey)
  return sealed && (await replaceSealedKey(db, { keyID: found.keyID, sealedKey: sealed })) ? 1 : 0
}

/** The key that signs; the first one is made when it is asked for. */
async function signingKey(db: Db | Tx): Promise<{ keyID: string; key: KeyObject }> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await findSigningKey(db)
    const key = found && readKey(found.keyID, found.sealedKey)
    if (key) return { keyID: found.keyID, key }
    await transaction(db, async (tx) => {
      if (!found || (await retireKey(tx, { keyID: found.keyID }))) await addKey(tx)
    })
  }
  throw new Error('there is no key to sign with')
}

function readKey(keyID: string, sealedKey: Buffer): KeyObject | undefined {
  let written: string
  try {
    written = unseal(sealedFor, keyID, sealedKey)
  } catch {
    return undefined
  }
  return createPrivateKey(written)
}

async function addKey(tx: Tx): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const keyID = thumbprintOf(x)
  const written = privateKey.export({ format: 'pem', type: 'pkcs8' })
  await insertKey(tx, { keyID, publicKey: x, sealedKey: seal(sealedFor, keyID, written) })
}

export const publicPart = (x: string) => ({ crv: 'Ed25519', kty: 'OKP', x }) as const

/** RFC 7638. */
const thumbprintOf = (x: string): string =>
  createHash('sha256')
    .update(canonical(publicPart(x)))
    .digest('base64url')
