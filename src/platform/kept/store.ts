// What a process keeps of what is the same for many requests: made once per change, dropped by the news that drop pages,
// bounded in age and in bytes (docs/decisions/0059).
import { ReplicaBehind } from '../replicas/behind.ts'
import { steadyNow } from '../steady-clock.ts'

/**
 * Who reads, such as one request. What it read so far may be from its beginning, as `turn` of the news and `since`, in
 * milliseconds; `oldest` is when the oldest thing was made that it was given. `holds` of who reads from a replica: whether what
 * was made from these things has all that was heard of them.
 */
export type Reading = {
  readonly turn: number
  readonly since: number
  oldest: number
  readonly holds?: (keys: readonly string[]) => Promise<boolean>
  /** Nothing is taken that may lack what changed before then, whether or not it was heard of here. */
  readonly needs?: number
}

/**
 * What was made, and the things that it was made from, by their surrogate keys; without any it is not kept. `until`: when time
 * alone makes it another, in milliseconds.
 */
export type Made<Value> = { value: Value; from: readonly string[]; until?: number | undefined }
type Make<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Made<Value>>>

export type KeptStore = {
  /** Begins to read now. */
  reading(): Reading
  /**
   * The values of `keys`: those that are kept, those that somebody is making just now, and what `make` makes of the others,
   * for all of them at once; keys of which it makes nothing are missing. Values are frozen.
   */
  all<Value>(
    keys: readonly string[],
    reading: Reading,
    make: Make<Value>,
  ): Promise<ReadonlyMap<string, Value>>
  /** Forgets what was made from things of these keys. */
  drop(keys: readonly string[]): void
  /** Whatever changed before then has been heard of. */
  confirm(at: number): void
  /** From now on news is heard; what was kept so far may be outdated. Nothing is kept before. */
  hear(): void
  /** News may be missed from now on: nothing is kept until it is heard again. */
  deafen(): void
  bytes(): number
  /** How often what was asked for was there, or being made, and how often it was made anew. */
  uses(): { hit: number; miss: number }
}

/** So long something is shown after it was made, or after it was known that no news of it had come. */
const keptMs = 5_000
/** What nobody tells of ends by then, whatever is heard. */
const longestMs = 60_000
const drops = 20_000
const overhead = 300

type Entry = {
  value: unknown
  from: readonly string[]
  since: number
  until: number
  bytes: number
}
type Flight = {
  turn: number
  made: Promise<ReadonlyMap<string, Made<unknown>>>
  since: number
  isOfReplica: boolean
}

/** A store of at most `maxBytes`, about; what was used longest ago goes first. `now` in milliseconds. */
export function createKept(maxBytes: number, now: () => number = steadyNow): KeptStore {
  const entries = new Map<string, Entry>()
  const madeFrom = new Map<string, Set<string>>()
  const flights = new Map<string, Flight>()
  /** When each thing changed last, oldest first, as far back as anything may have been read. */
  const dropped = new Map<string, { turn: number; at: number }>()
  let turn = 0
  let droppedAll = 0
  let hears = false
  let confirmed = 0
  let bytes = 0
  let hit = 0
  let miss = 0

  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const thing of entry.from) {
      const keys = madeFrom.get(thing)
      keys?.delete(key)
      if (keys?.size === 0) madeFrom.delete(thing)
    }
  }

  const forgetAll = () => {
    for (const key of entries.keys()) remove(key)
    dropped.clear()
    droppedAll = ++turn
  }

  /** Whether one of these things changed after that turn of the news. */
  const changedSince = (from: readonly string[], then: number) =>
    droppedAll > then || from.some((thing) => (dropped.get(thing)?.turn ?? 0) > then)

  const store = (
    key: string,
    { from, until = Infinity }: Made<unknown>,
    value: { of: unknown; bytes: number },
    flight: Flight,
  ) => {
    const { turn: then, since } = flight
    const size = value.bytes + key.length * 2 + overhead
    if (!hears || from.length === 0 || size > maxBytes / 8) return
    // What was read before a change that came meanwhile is shown to who asked, and to nobody else.
    if (changedSince(from, then) || now() - since >= keptMs) return
    if ((entries.get(key)?.since ?? 0) > since) return
    remove(key)
    entries.set(key, { value: value.of, from, since, until: Math.min(until, since + longestMs), bytes: size })
    bytes += size
    for (const thing of from) {
      const keys = madeFrom.get(thing)
      if (keys) keys.add(key)
      else madeFrom.set(thing, new Set([key]))
    }
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  const makeNow = async <Value>(keys: readonly string[], reading: Reading, make: Make<Value>) => {
    const { turn: begun, since, holds } = reading
    const made = holds ? heldBy(make(keys), holds) : make(keys)
    const flight: Flight = { turn: begun, since, made, isOfReplica: holds !== undefined }
    // While no news is heard nobody can tell whether what another one reads is still so.
    if (hears) for (const key of keys) flights.set(key, flight)
    try {
      for (const [key, one] of await made)
        store(key, one, { of: one.value, bytes: freeze(one.value) }, flight)
      return await made
    } finally {
      for (const key of keys) if (flights.get(key) === flight) flights.delete(key)
    }
  }

  /** What somebody else has begun to make; `anew` when it may miss what changed until turn `until`. */
  const landed = async (
    key: string,
    flight: Flight,
    until: number,
  ): Promise<Made<unknown> | 'anew' | undefined> => {
    const turned = () => until > flight.turn || now() - flight.since >= keptMs
    try {
      const one = (await flight.made).get(key)
      // What is not there on a replica may be there.
      if (one === undefined) return turned() || flight.isOfReplica ? 'anew' : undefined
      return turned() && (changedSince(one.from, flight.turn) || now() - flight.since >= keptMs)
        ? 'anew'
        : one
    } catch (error) {
      if (turned() || flight.isOfReplica) return 'anew'
      throw error
    }
  }

  /** Until when nothing that was made then, and is still kept, has changed. */
  const asOf = (since: number) => Math.max(since, confirmed)

  const fresh = (key: string, needs: number) => {
    const entry = entries.get(key)
    if (!entry || asOf(entry.since) < needs) return undefined
    if (now() - asOf(entry.since) >= keptMs || now() >= entry.until) {
      remove(key)
      return undefined
    }
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  return {
    reading: () => ({ turn, since: now(), oldest: now() }),
    bytes: () => bytes,
    uses: () => ({ hit, miss }),

    async all<Value>(keys: readonly string[], reading: Reading, make: Make<Value>) {
      const found = new Map<string, Value>()
      const missing: string[] = []
      const joined: [string, Flight][] = []
      const { needs = -Infinity } = reading
      const give = (key: string, value: unknown, since: number) => {
        reading.oldest = Math.min(reading.oldest, since)
        found.set(key, value as Value)
      }
      for (const key of new Set(keys)) {
        const entry = fresh(key, needs)
        const flight = entry ? undefined : flights.get(key)
        if (entry) give(key, entry.value, asOf(entry.since))
        else if (flight && flight.since >= needs && now() - flight.since < keptMs) joined.push([key, flight])
        else missing.push(key)
      }
      hit += found.size + joined.length
      miss += missing.length
      const began = turn
      const making = missing.length > 0 ? makeNow(missing, reading, make) : undefined
      // Told by the await below, also when one that was joined fails first.
      making?.catch(() => {})
      const anew: string[] = []
      for (const [key, flight] of joined) {
        const one = await landed(key, flight, began)
        if (one === 'anew') anew.push(key)
        else if (one) give(key, one.value, flight.since)
      }
      for (const made of [making, anew.length > 0 && makeNow(anew, reading, make)])
        if (made) for (const [key, { value }] of await made) found.set(key, value)
      return found
    },

    drop(keys) {
      const at = now()
      turn++
      for (const thing of keys) {
        dropped.delete(thing)
        dropped.set(thing, { turn, at })
        for (const key of madeFrom.get(thing) ?? []) remove(key)
      }
      for (const [thing, { at: then }] of dropped) {
        if (at - then < keptMs) break
        dropped.delete(thing)
      }
      if (dropped.size > drops) forgetAll()
    },
    confirm(at) {
      if (hears) confirmed = Math.max(confirmed, at)
    },
    hear() {
      hears = true
      forgetAll()
    },
    deafen() {
      hears = false
      confirmed = 0
      forgetAll()
    },
  }
}

/** What was made by who reads from a replica; throws when some of it is older than may be shown. */
async function heldBy<Value>(
  making: Promise<ReadonlyMap<string, Made<Value>>>,
  holds: NonNullable<Reading['holds']>,
): Promise<ReadonlyMap<string, Made<Value>>> {
  const made = await making
  for (const { from } of made.values()) if (!(await holds(from))) throw new ReplicaBehind()
  return made
}

/** Makes a value and all in it unchangeable; answers about how many bytes it takes. */
function freeze(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length
  if (typeof value !== 'object' || value === null) return 8
  Object.freeze(value)
  let bytes = 40
  for (const inner of Object.values(value)) bytes += 16 + freeze(inner)
  return bytes
}
