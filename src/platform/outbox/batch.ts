// One turn of one listener: a portion of its news in one transaction, together with its leaving the queue.
import { sql } from 'kysely'
import { allArrived, transaction, type Db, type Tx } from '../db.ts'
import { withoutValues, type Logger } from '../log.ts'
import type { Listener, AnyEvent } from './listener.ts'
import { reschedule, deadLetter, take, takeOne, type Waiting } from './queries.ts'

export type BatchRun = {
  delivered: number
  /** Whether more may be due. */
  more: boolean
  /** Somebody else had its turn. */
  busy: boolean
}

/** After so long a turn ends early: the transaction holds what others may wait for. */
export const turnMsMax = 1_000
const attemptsMax = 20
const pauseMaxSeconds = 3_600
const errorMax = 500

type Options = { most: number; turnMs: number; log: Logger }
/** An event that took its transaction along, so that nothing more could be said in it. */
type Broken = { row: Waiting; why: unknown }

/**
 * Delivers at most `most` pieces of news that are due. Those that fail are tried again later, longer and longer apart, and
 * set aside after the last time; until then later news of the same thing waits for them, and no other.
 */
export async function runBatch<E extends AnyEvent>(
  db: Db,
  listener: Listener<E>,
  options: Options,
): Promise<BatchRun> {
  try {
    return await transaction(db, (tx) => inTurn(tx, listener, options, 'together'))
  } catch {
    // All of it is rolled back. One by one it is seen which of them fail.
  }
  let broken: Broken | undefined
  try {
    return await transaction(db, (tx) =>
      inTurn(tx, listener, { ...options, onBroken: (event) => (broken = event) }, 'apart'),
    )
  } catch (error) {
    if (!broken) throw error
    const { row, why } = broken
    await transaction(db, async (tx) => {
      const found = await takeOne(tx, row.listener, row.seq)
      if (found) await settle(tx, [failedOnce(found, why, options.log)], [])
    })
    return { delivered: 0, more: true, busy: false }
  }
}

async function inTurn<E extends AnyEvent>(
  tx: Tx,
  listener: Listener<E>,
  { most, turnMs, ...options }: Options & { onBroken?: (event: Broken) => void },
  how: 'together' | 'apart',
): Promise<BatchRun> {
  const { busy, taken } = await take(tx, listener.name, most)
  const until = performance.now() + turnMs
  // What has failed before may fail again, and would take the others' work along.
  const apart = how === 'apart' || taken.some(({ attempts }) => attempts > 0)
  const failed: Waiting[] = []
  let done = 0
  if (taken.length > 0 && !apart && 'handleAll' in listener) {
    await listener.handleAll(
      tx,
      taken.map(({ payload }) => payload as E),
    )
    done = taken.length
  } else
    for (const row of taken) {
      const isHeld = failed.some(({ thing }) => thing === row.thing)
      if (apart && !isHeld) failed.push(...(await tried(tx, listener, row, options)))
      else if (isHeld) failed.push(row)
      else await handle(tx, listener, row)
      done++
      if (performance.now() >= until) break
    }
  const left = taken.slice(done)
  const dead = await settle(tx, failed, left)
  return {
    delivered: done - failed.length,
    // What a dead one held back may go on.
    more: taken.length === most || left.length > 0 || dead > 0,
    busy,
  }
}

const handle = <E extends AnyEvent>(tx: Tx, listener: Listener<E>, { payload }: Waiting): Promise<void> =>
  'handle' in listener ? listener.handle(tx, payload as E) : listener.handleAll(tx, [payload as E])

/** Delivers one piece, or nothing of it; answers it as it is put back when it failed. */
async function tried<E extends AnyEvent>(
  tx: Tx,
  listener: Listener<E>,
  row: Waiting,
  { log, onBroken }: { log: Logger; onBroken?: (event: Broken) => void },
): Promise<Waiting[]> {
  await sql`savepoint event`.execute(tx)
  try {
    await handle(tx, listener, row)
    await allArrived(tx)
    await sql`release savepoint event`.execute(tx)
    return []
  } catch (error) {
    // Whatever else failed, failed with it.
    await allArrived(tx).catch(() => {})
    await sql`rollback to savepoint event`.execute(tx).catch((broken: unknown) => {
      onBroken?.({ row, why: error })
      throw broken
    })
    return [failedOnce(row, error, log)]
  }
}

function failedOnce(row: Waiting, error: unknown, log: Logger): Waiting {
  const message = withoutValues(error instanceof Error ? error.message : String(error))
  const attempts = row.attempts + 1
  const { listener, seq, type } = row
  log.error(
    { listener, seq, type, attempts, error: message },
    attempts >= attemptsMax ? 'news set aside: see npm run news' : 'news not delivered, tried again later',
  )
  const pause = Math.min(2 ** row.attempts, pauseMaxSeconds)
  return { ...row, attempts, last_error: message.slice(0, errorMax), pause }
}

/** Puts back what failed and what is left, but for what has failed for the last time; answers how much that was. */
async function settle(tx: Tx, failed: readonly Waiting[], left: readonly Waiting[]): Promise<number> {
  const dead = failed.filter(({ attempts }) => attempts >= attemptsMax)
  await reschedule(tx, [...failed.filter(({ attempts }) => attempts < attemptsMax), ...left])
  await deadLetter(tx, dead)
  return dead.length
}
