// Reading from servers that follow the primary: which of them has what a reader was promised, and what else came of it
// (docs/decisions/0128).
import type pg from 'pg'
import { coalesced } from '../coalesced.ts'
import { openPool } from '../pool.ts'
import { ReplicaBehind } from './behind.ts'
import { createFence, rememberedMs, type Fence } from './fence.ts'
import { createMarks, type Place } from './marks.ts'
import { within } from '../within.ts'
import { openReplica, type Replica, type ReplicaOpening } from './replica.ts'

/** How calls that a replica may answer were answered: by one; or by the primary, and why. */
const outcomes = ['replica', 'none', 'outdated', 'refused', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

/** What one request reads of one replica. */
export type Chosen = Pick<Replica, 'pool' | 'costlyPool'> & {
  /** As of when all of it is at least, in milliseconds of `performance.now()`. */
  asOf: number
  /** Sent on a connection before what is read on it: whether the replica has what it must. Throws when it does not say. */
  check(client: pg.ClientBase): Promise<boolean>
  /** Whether what was read so far, made from things of these keys, has all that was heard of before it began. */
  holds(keys: readonly string[]): Promise<boolean>
  /** Nothing more is to be read of it. */
  leave(): void
  isLeft(): boolean
}

export type Replicas = {
  fence: Fence
  /** A replica with all that was committed before `since`, when given; undefined when the primary has to be asked. */
  choose(since?: number): Promise<Chosen | undefined>
  count(outcome: Outcome): void
  counts(): Readonly<Record<Outcome, number>>
  /** Of each replica how many seconds it is behind at most; Infinity while it is away. */
  state(): { replica: string; seconds: number }[]
  close(): Promise<void>
}

const lookEveryMs = 1_000
const behindMaxMs = 3_000
/** Who reads waits no longer for a replica than that before the primary is asked. */
const patienceMs = 30
const readingMaxMs = rememberedMs - behindMaxMs
const restAfterNewLeaderMs = 30_000

/** In one statement, and beside all others: while everybody waits for a connection the replicas are needed most. */
const place = `select (pg_current_wal_insert_lsn() - '0/0')::float8 as position,
  left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline`

type Options = ReplicaOpening & { urls: readonly { url: string; costlyUrl: string }[]; primaryUrl: string }

/** Follows the replicas at `urls`; none is read from before the process hears changes. */
export function openReplicas({ urls, primaryUrl, ...opening }: Omit<Options, 'costlyUrl'>): Replicas {
  const { log, settings } = opening
  const primary = openPool(primaryUrl, { max: 1, log, settings })
  const all = urls.map(({ url, costlyUrl }) => openReplica(url, { ...opening, costlyUrl }))
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>
  let restsUntil = -Infinity
  let turn = 0

  const marks = createMarks(
    async () => (await primary.query<Place>(place)).rows[0]!,
    () => {
      restsUntil = performance.now() + restAfterNewLeaderMs
      log.warn('the database has another leader: replicas rest')
    },
  )
  const marking = coalesced(log, 'primary not asked where it stands', () => marks.after(performance.now()))
  const fence = createFence(marking.run)
  const look = () => {
    marking.run()
    for (const replica of all) void replica.look()
  }
  const timer = setInterval(look, lookEveryMs)
  look()

  /** Those that may be read from, another one first each time. */
  const usable = (): Replica[] => {
    const now = performance.now()
    if (now < restsUntil) return []
    const least = Math.max(fence.floor(), now - behindMaxMs)
    const first = turn++ % all.length
    return [...all.slice(first), ...all.slice(0, first)].filter(
      (replica) => replica.position() >= 0 && marks.asOf(replica.position()) >= least,
    )
  }

  const reading = (replica: Replica, position: number): Chosen => {
    const began = performance.now()
    const told = fence.latest()
    const least = Math.max(position, replica.position())
    const asOf = marks.asOf(least)
    let lowest = Infinity
    let isLeft = false
    return {
      pool: replica.pool,
      costlyPool: replica.costlyPool,
      asOf,
      async check(client) {
        const reached = await replica.positionOn(client)
        lowest = Math.min(lowest, reached)
        return reached >= least
      },
      async holds(keys) {
        if (performance.now() - began > readingMaxMs || fence.floor() === Infinity) return false
        if (lowest === Infinity || told === -Infinity || lowest >= (await marks.after(told))) return true
        return !fence.isOutdated(keys, marks.asOf(lowest))
      },
      leave() {
        isLeft = true
        void replica.look()
      },
      isLeft: () => isLeft,
    }
  }

  return {
    fence,
    async choose(since) {
      const some = usable()
      const [first] = some
      if (!first) return undefined
      if (since === undefined) return reading(first, -1)
      try {
        const position = await within(patienceMs, marks.after(since))
        if (performance.now() < restsUntil) return undefined
        const there = some.find((replica) => replica.position() >= position)
        if (there) return reading(there, position)
        const reached = await Promise.any(some.map((replica) => reachedBy(replica, position)))
        return reading(reached, position)
      } catch {
        return undefined
      }
    },
    count: (outcome) => void counts[outcome]++,
    counts: () => counts,
    state: () =>
      all.map((replica) => ({
        replica: replica.name,
        seconds: replica.position() < 0 ? Infinity : secondsSince(marks.asOf(replica.position())),
      })),
    async close() {
      clearInterval(timer)
      await marking.settled()
      await Promise.all([primary.end(), ...all.map((replica) => replica.close())])
    },
  }
}

async function reachedBy(replica: Replica, position: number): Promise<Replica> {
  if (!(await replica.reaches(position, patienceMs))) throw new ReplicaBehind()
  return replica
}

const secondsSince = (at: number) => (performance.now() - at) / 1_000
