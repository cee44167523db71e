// CPU of a burst of one operation, program and database, with all that follows later; and that of the floor under it.
import type { Started } from './children.ts'
import type { Counter, Counts } from './counting.ts'
import { cpuBelow, cpuOfChild } from './cpu.ts'
import { send, type Request } from './load.ts'
import type { Floor, Operation } from './operation.ts'
import type { People } from './operation-people.ts'
import { cacheCounts } from './pages.ts'
import { mailNow, settled } from './settled.ts'
import type { OpenWorld } from './worlds.ts'

export const clients = 16
/** Requests of a burst of the floor. */
const floorBurst = 1_200
/** Requests of which it is counted what the database is asked. */
const counted = 48

export type Bench = {
  world: OpenWorld
  site: Started
  floor: Started
  people: People
  /** Another such site, on the database at `url`. */
  start(url: string): Promise<Started>
}
/** Milliseconds a request; `beforeMails` without the mails that follow, where some do. */
export type Cost = { whole: number; beforeMails?: number }

export const floors: Record<Floor, { name: string; request(at: number): Request }> = {
  F5: { name: 'F5: bare Fastify, five rows by key', request: () => ({ method: 'GET', path: '/five' }) },
  F20: {
    name: 'F20: bare Fastify, twenty rows as HTML',
    request: () => ({ method: 'GET', path: '/twenty' }),
  },
  FI: {
    name: 'FI: bare Fastify, one insert',
    request: (at) => ({
      method: 'POST',
      path: '/insert',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `We can do that by the end of May, as in our offer of lot ${at}.` }),
    }),
  },
}

/** Milliseconds of a request of the floor. */
export async function costOfFloor({ floor, world }: Bench, of: Floor): Promise<number> {
  const requests = Array.from({ length: floorBurst }, (_, at) => floors[of].request(at))
  const used = meter(floor, world)
  await send(floor.origin, requests, clients)
  return (await used()) / floorBurst
}

const asked = new WeakMap<Operation, number>()

/** The next requests of an operation: none is made twice. */
function nextOf(operation: Operation, count: number): Request[] {
  const from = asked.get(operation) ?? 0
  asked.set(operation, from + count)
  return Array.from({ length: count }, (_, at) => operation.request(from + at))
}

/** What the next burst costs. */
export async function costOf(bench: Bench, operation: Operation): Promise<Cost> {
  const { site, world, people } = bench
  const { count, writes, pages } = operation
  await people.renew()
  const requests = nextOf(operation, count)
  const before = await cacheCounts(site.origin)
  // What follows from before is not theirs.
  if (writes) await settled(world.db)
  const used = meter(site, world)
  await send(site.origin, requests, clients)
  if (writes) await settled(world.db)
  const first = await used()
  if (pages) {
    const made = (await cacheCounts(site.origin))[pages] - before[pages]
    if (made !== count) throw new Error(`${made} of ${count} pages were rendered: ${operation.name}`)
  }
  if (!writes?.mails) return { whole: first / count }
  await mailNow(world.db)
  await settled(world.db)
  return { whole: (await used()) / count, beforeMails: first / count }
}

/** What the database is asked for a request, with all that follows; by a server of its own, since counting takes time too. */
export async function countsOf(
  { world, people }: Bench,
  site: Started,
  counter: Counter,
  operation: Operation,
): Promise<Counts> {
  const { writes } = operation
  await people.renew()
  // What a process learns once is not a request's.
  await send(site.origin, nextOf(operation, clients), clients)
  await settled(world.db)
  counter.taken()
  await send(site.origin, nextOf(operation, counted), clients)
  if (writes) await settled(world.db)
  if (writes?.mails) await mailNow(world.db).then(() => settled(world.db))
  const { trips, statements, transactions } = counter.taken()
  const each = (number: number) => Number((number / counted).toFixed(1))
  return { trips: each(trips), statements: each(statements), transactions: each(transactions) }
}

/** Starts to count; answers milliseconds of CPU since, of a process and of the database. */
function meter({ child }: Started, { server }: OpenWorld): () => Promise<number> {
  const spent = async () => (await cpuOfChild(child)) + cpuBelow(server.pid)
  const before = spent()
  return async () => ((await spent()) - (await before)) / 1_000
}
