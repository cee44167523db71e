// What is public and alike for many requests, asked for by those who may only read: kept in the process while its news is
// heard, else made for each (docs/decisions/0059).
import { keptBy, type Db, type Tx } from '../db.ts'

/** Names the things that a value was made from, by the surrogate keys that their news drop. */
type From = (...things: string[]) => void

/** Says when time alone makes a value another, in milliseconds. */
export type Until = (at: number) => void

/**
 * What `make` makes, once for all who ask for `key` until one of the things it names changes; never as it was more than five
 * seconds ago, and frozen. The key tells whatever the value hangs on: language, edition, day. Nothing of who asks is in it. What is thrown
 * is not kept. `make` asks the database alone, never for what is kept; within a transaction it is always asked.
 */
export async function kept<Value>(
  db: Db | Tx,
  key: string,
  make: (from: From, until: Until) => Promise<Value>,
): Promise<Value> {
  const keeping = keptBy(db)
  if (!keeping)
    return make(
      () => {},
      () => {},
    )
  const all = await keeping.store.all([key], keeping.reading, async () => {
    const from: string[] = []
    let until = Infinity
    const value = await make(
      (...things) => void from.push(...things),
      (at) => (until = Math.min(until, at)),
    )
    return new Map([[key, { value, from, until }]])
  })
  return all.get(key)!
}

/** The same of many things at once, by id: `make` is asked for those that are not kept, and leaves out what is not there. */
export async function keptEach<Value>(
  db: Db | Tx,
  ids: readonly string[],
  {
    keyOf,
    fromOf,
    make,
  }: {
    keyOf(id: string): string
    fromOf(value: Value): string[]
    make(ids: readonly string[], until: (id: string, at: number) => void): Promise<ReadonlyMap<string, Value>>
  },
): Promise<Map<string, Value>> {
  const keeping = keptBy(db)
  if (!keeping || ids.length === 0) return new Map(await make(ids, () => {}))
  const idOf = new Map(ids.map((id) => [keyOf(id), id]))
  const all = await keeping.store.all([...idOf.keys()], keeping.reading, async (keys) => {
    const ends = new Map<string, number>()
    const made = await make(
      keys.map((key) => idOf.get(key)!),
      (id, at) => void ends.set(id, at),
    )
    return new Map(
      [...made].map(([id, value]) => [keyOf(id), { value, from: fromOf(value), until: ends.get(id) }]),
    )
  })
  return new Map([...all].map(([key, value]) => [idOf.get(key)!, value]))
}
