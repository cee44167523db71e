// A creating call that is sent twice is done once: its effect and its key are written in one transaction (I5).
import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { transaction, withCommit, type Db, type Tx } from '../db.ts'
import { failure } from './failures.ts'

/** Throws, as for what never was, when whoever asks may not be told `answer` any more. */
export type MayReplay<T> = (tx: Tx, answer: T) => Promise<unknown>

/**
 * Runs `work` in one transaction and answers what it answers, which is the answer of the call. When the client's key
 * was used before for the same call, `work` is left alone and the answer is the one that was stored, once `mayHear` has
 * asked anew for the right to it: who was removed in between is told nothing.
 */
export type Idempotent = <T>(mayHear: MayReplay<T>, work: (tx: Tx) => Promise<T>) => Promise<T>

/** For answers that tell whoever has the key nothing but what they did themselves. */
export const anyoneMayReplay: MayReplay<unknown> = async () => {}

/** The key with all that it is bound to: the call, and who calls, a person or a visitor as `routes.ts` knows them; and for how many seconds, a day unless said. */
type Keyed = { key: string; call: string; who: string; request: unknown; seconds?: number | undefined }

/** A key that clients may choose: 1 to 200 visible characters. */
export const idempotencyKey = /^[\x21-\x7e]{1,200}$/

/** `once` without a key: a transaction like any other. */
export function withoutKey(db: Db): Idempotent {
  return (_mayHear, work) => transaction(db, work)
}

/** `once` whose work is followed by `last` in the same transaction: both count, or neither. */
export const andThen =
  (once: Idempotent, last: (tx: Tx) => Promise<void>): Idempotent =>
  (mayHear, work) =>
    once(mayHear, async (tx) => {
      const answer = await work(tx)
      await last(tx)
      return answer
    })

/**
 * `once` for a key; throws KeyReused (409) when the key was used with other values. `answers` says whether the call
 * answered what its transaction did: one that does not would say something else when it is sent again.
 */
export function withKey(db: Db, by: Keyed): { once: Idempotent; answers(answer: unknown): boolean } {
  let answered: { value: unknown } | undefined
  const once: Idempotent = async <T>(mayHear: MayReplay<T>, work: (tx: Tx) => Promise<T>) => {
    const value = await transaction(db, (tx) => workOrStored(tx, by, mayHear, work))
    answered = { value }
    return value
  }
  return { once, answers: (answer) => answered !== undefined && answered.value === answer }
}

async function workOrStored<T>(
  tx: Tx,
  by: Keyed,
  mayHear: MayReplay<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const key = createHash('sha256')
    .update(JSON.stringify([by.call, by.who, by.key]))
    .digest()
  // What was sent may hold a password: hashed with the client's key, which is not kept, nobody can try values on it.
  const request = createHmac('sha256', by.key).update(JSON.stringify(by.request)).digest()
  if (!(await takeKey(tx, key, request, by.seconds ?? aDay))) {
    const stored = await storedFor<T>(tx, key, request)
    await mayHear(tx, stored)
    return stored
  }
  const answer = await work(tx)
  const stored = sql`update idempotency_keys set answer = ${JSON.stringify(answer)} where key = ${key}`
  await withCommit(tx, stored.execute(tx))
  return answer
}

const aDay = 86_400

/** True when the key is new, or older than that. Whoever comes second waits here until the first is done or undone. */
async function takeKey(tx: Tx, key: Buffer, request: Buffer, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as known (key, request) values (${key}, ${request})
    on conflict (key) do update set request = excluded.request, answer = null, created_at = now()
      where known.created_at < now() - make_interval(secs => ${seconds})
    returning key`.execute(tx)
  return rows.length > 0
}

async function storedFor<T>(tx: Tx, key: Buffer, request: Buffer): Promise<T> {
  const { rows } = await sql<{ request: Buffer; answer: T }>`
    select request, answer from idempotency_keys where key = ${key}`.execute(tx)
  const stored = rows[0]
  if (!stored?.request.equals(request)) throw failure('KeyReused', 409)
  return stored.answer
}

/** Forgets keys of yesterday; answers how many. */
export async function forgetKeys(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db)
  return Number(numAffectedRows ?? 0)
}
