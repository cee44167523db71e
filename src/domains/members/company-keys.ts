// Keys of a company for its programs: made, listed and ended (P7).
import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../contract/errors.ts'
import type { KeyScopeName } from '../../contract/key-scopes.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import {
  countLiveKeys,
  deleteKeys,
  endAll,
  endOne,
  findKeyName,
  findKeys,
  insertKey,
} from './queries/keys.ts'

export type { KeyRow } from './queries/keys.ts'

/** By this scanners of repositories know a key that was left lying about. */
const mark = 'mw_'
const secretBytes = 32
/** With the mark, what people see of a key: 24 of its 256 bits. */
const startLength = mark.length + 4

/** What is kept of a key. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Throws TooManyKeys for a company, whose membership is held, that has as many as it may. */
export async function requireRoomForKey(tx: Tx, businessID: string): Promise<void> {
  if ((await countLiveKeys(tx, businessID)) >= limits.companyKeysMax) throw new AppError('TooManyKeys')
}

type Wish = {
  businessID: string
  name: string
  scopes: readonly KeyScopeName[]
  days: number | null
  by: string
}

/**
 * Makes a key in a company that has room for it; it counts for `days`, or without an end for null. Answers its secret,
 * which is kept nowhere.
 */
export async function makeKey(
  tx: Tx,
  { businessID, name, scopes, days, by }: Wish,
): Promise<{ keyID: string; secret: string }> {
  const keyID = uuidv7()
  const secret = mark + randomBytes(secretBytes).toString('base64url')
  const own = [...new Set(scopes)]
  const start = secret.slice(0, startLength)
  await insertKey(tx, { keyID, businessID, name, scopes: own, hash: hashOf(secret), start, madeBy: by, days })
  await record(tx, {
    by: `user:${by}`,
    act: 'key.made',
    about: { type: 'key', id: keyID },
    businessID,
    details: { scopes: own, days },
  })
  return { keyID, secret }
}

/** What a key is called. */
export const keyName = (db: Db | Tx, keyID: string): Promise<string | null> => findKeyName(db, keyID)

/** The keys of a company that live, and the newest of those that are over. One query. */
export const keysOf = (db: Db | Tx, businessID: string) =>
  findKeys(db, businessID, limits.companyKeysMax + limits.companyKeysOverShown)

/**
 * Ends a key of a company, from its next call on; answers what it was called, and whether it counted until now. Throws
 * NotFound for none of theirs.
 */
export async function endKey(
  tx: Tx,
  which: { businessID: string; keyID: string; by: string },
): Promise<{ name: string; ended: boolean }> {
  const found = await endOne(tx, which)
  if (!found) throw new AppError('NotFound')
  const { businessID, keyID, by } = which
  if (found.ended)
    await record(tx, { by: `user:${by}`, act: 'key.ended', about: { type: 'key', id: keyID }, businessID })
  return found
}

/** Ends all keys of a company that goes; they stay ended when it comes back. */
export async function endKeysOf(tx: Tx, businessID: string): Promise<void> {
  const ended = await endAll(tx, businessID)
  await record(
    tx,
    ...ended.map((id) => ({
      by: 'system' as const,
      act: 'key.ended',
      about: { type: 'key', id },
      businessID,
    })),
  )
}

/** Forgets the keys of a company that cannot come back. */
export const forgetKeysOf = deleteKeys
