// What an operation takes of each role and of the database, each a process of its own: what a core of each carries
// (docs/operations/capacity.md).
import { firstBusinesses } from './addresses.ts'
import { buildPages } from './children.ts'
import { cpuBelow, cpuOfChild } from './cpu.ts'
import { send, type Request } from './load.ts'
import { clients } from './operation-cost.ts'
import { operationsIn } from './operation-list.ts'
import type { Operation } from './operation.ts'
import { browser, cacheCounts } from './pages.ts'
import { keep } from './results.ts'
import { spreadOf } from './rounds.ts'
import { mailNow, settled } from './settled.ts'
import { openGround, roles, startSite, type Ground, type Role, type Site } from './storms-site.ts'
import type { Wanted } from './worlds.ts'

const parts = [...roles, 'database'] as const
type Part = Role | 'database'
/** Milliseconds of CPU. */
type Spent = Record<Part, number>

const warmUps = 2
const idleMs = 20_000
/** Pages that a cache has: of a few companies, many times. */
const cachedBurst = 2_400
const cachedPages = 12

const say = (text: string) => process.stdout.write(`${text}\n`)
const figure = (value: number) => Number(value.toPrecision(3))
const each = (make: (part: Part) => number): Spent =>
  Object.fromEntries(parts.map((part) => [part, make(part)])) as Spent

export type CapacityOptions = Wanted & { rounds: number; only: string }

/** Prints milliseconds of CPU by part, and keeps them; about eight minutes at 10k. */
export async function benchCapacity({ rounds, only, ...wanted }: CapacityOptions): Promise<void> {
  await buildPages()
  const ground = await openGround(wanted)
  try {
    const site = await startSite(ground)
    try {
      await settled(ground.database.db)
      const operations = [
        ...(await operationsIn(ground.database, ground.people, site.origin)),
        await ofCache(site),
      ].filter(({ name }) => name.startsWith(only))
      const found = [{ name: 'idle, a second', ...(await idle(site, ground)) }]
      for (const operation of operations) found.push(await measured(site, ground, operation, rounds))
      for (const { name, ...spent } of found) say(told(name, spent))
      keep('capacity', [{ unit: 'ms of CPU', size: wanted.size, rounds, found }])
    } finally {
      await site.stop()
    }
  } finally {
    await ground.close()
  }
}

const told = (name: string, spent: Spent): string =>
  `${name.padEnd(28)} ${parts.map((part) => `${part} ${figure(spent[part])}`.padEnd(16)).join(' ')} ms`

/** The same pages again and again, within the seconds for which they are fresh. */
async function ofCache({ origin }: Site): Promise<Operation> {
  const businesses = await firstBusinesses(origin, cachedPages)
  return {
    name: 'cached page',
    floor: 'F20',
    count: cachedBurst,
    request: (at) => ({ method: 'GET', path: businesses[at % businesses.length]!.address, headers: browser }),
  }
}

async function spentBy({ servers }: Site, { database }: Ground): Promise<Spent> {
  const micros = await Promise.all(
    roles.map(async (role) => [role, await cpuOfChild(servers[role].child)] as const),
  )
  const all = new Map<Part, number>([...micros, ['database', cpuBelow(database.server.pid)]])
  return each((part) => all.get(part)! / 1_000)
}

async function idle(site: Site, ground: Ground): Promise<Spent> {
  const before = await spentBy(site, ground)
  await new Promise((resolve) => setTimeout(resolve, idleMs))
  const after = await spentBy(site, ground)
  return each((part) => figure(((after[part] - before[part]) * 1_000) / idleMs))
}

async function measured(site: Site, ground: Ground, operation: Operation, rounds: number) {
  const { name } = operation
  let from = 0
  const burst = async (): Promise<Spent> => {
    const requests = Array.from({ length: operation.count }, (_, at) => operation.request(from + at))
    from += operation.count
    return costOf(site, ground, operation, requests)
  }
  const taken: Spent[] = []
  for (let round = -warmUps; round < rounds; round += 1) {
    const spent = await burst()
    if (round >= 0) taken.push(spent)
  }
  const spent = each((part) => figure(spreadOf(taken.map((one) => one[part])).median))
  say(told(name, spent))
  return { name, ...spent }
}

/** Of one request of a burst, with all that follows from it. */
async function costOf(site: Site, ground: Ground, operation: Operation, requests: Request[]): Promise<Spent> {
  const { writes, pages, count, name } = operation
  const { db } = ground.database
  await ground.people.renew()
  await settled(db)
  const counted = await cacheCounts(site.origin)
  const before = await spentBy(site, ground)
  // Programs and open pages call the role itself: HAProxy sends them there.
  await send(requests[0]!.path?.startsWith('/api/') ? site.apiOrigin : site.origin, requests, clients)
  if (writes) await settled(db)
  if (writes?.mails) await mailNow(db).then(() => settled(db))
  const after = await spentBy(site, ground)
  if (pages) {
    const made = (await cacheCounts(site.origin))[pages] - counted[pages]
    if (made !== count) throw new Error(`${made} of ${count} pages were rendered: ${name}`)
  }
  return each((part) => (after[part] - before[part]) / count)
}
