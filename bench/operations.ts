// What a page, a call and a write cost in CPU, program and database, at 16 clients: as multiples of bare Fastify with pg, which
// is measured in turns with each in the same run on the same database.
import { sql } from 'kysely'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { unlimitedConnection } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { firstBusinesses } from './addresses.ts'
import { buildPages, startFloorServer, startServer, type Started } from './children.ts'
import { cpuBelow, cpuOfChild } from './cpu.ts'
import { startCounter, type Counts } from './counting.ts'
import { clients, costOf, costOfFloor, countsOf, floors, type Bench, type Cost } from './operation-cost.ts'
import { operationsIn } from './operation-list.ts'
import type { Operation } from './operation.ts'
import { somePeople } from './operation-people.ts'
import { cachedPage, tellHottest } from './pages.ts'
import { forgetPeak, peakOf } from './memory.ts'
import { formerly, type Finding } from './results.ts'
import { compare, spreadOf } from './rounds.ts'
import { settled } from './settled.ts'
import { tellStatements } from './statements.ts'
import { openCopy, type OpenWorld, type Size, type Wanted } from './worlds.ts'

export type OperationsOptions = Wanted & { rounds: number; only: string; profile: boolean }

const warmUps = 2
const idleMs = 5_000
const aims = { growth: 1.3, cached: 2, memoryMB: 350 } as const
const secret = 'the secret of a bench which keeps nothing'
const floorRows = 10_000

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Under `operationsKeptAs` the results are kept, since each size is compared with itself. */
export const operationsKeptAs = (size: Size): string => `operations ${size}`

type End = () => Promise<unknown> | void

/** All roles in one process, as npm start has it, on a copy of a world; about five minutes. */
export async function benchOperations(options: OperationsOptions): Promise<Finding[]> {
  await buildPages()
  sealWith(secret)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'operations-'))
  const ends: End[] = [() => fs.rmSync(folder, { recursive: true, force: true })]
  try {
    const world = await openCopy(options)
    ends.push(world.close)
    await layFloor(world)
    const people = await somePeople(world)
    await countForPlans(world)
    const settings = { DEMO: 'no', TRUST_PROXY: 'loopback', SECRET: secret, DATA_FOLDER: folder }
    const start = (url: string) => startServer({ ...settings, DATABASE_URL: url })
    const site = await start(world.server.url)
    ends.push(site.stop)
    const floor = await startFloorServer(world.server.url)
    ends.push(floor.stop)
    await settled(world.db)
    return await measureAll({ world, site, floor, people, start }, options, ends)
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** Rows of an id and a text, which the floor reads and writes. */
async function layFloor({ db }: OpenWorld): Promise<void> {
  for (const table of ['bench_rows', 'bench_inserts'])
    await sql`create table ${sql.table(table)} (id uuid primary key, text text not null)`.execute(db)
  await sql`
    insert into bench_rows select gen_random_uuid(), repeat('Thank you for your offer. ', 8)
    from generate_series(1, ${floorRows}::int)`.execute(db)
}

/** What came into the copy is planned for as what stood there. */
async function countForPlans({ pool }: OpenWorld): Promise<void> {
  const client = await unlimitedConnection(pool)
  await client.query('vacuum analyze').finally(() => client.release(true))
}

async function measureAll(bench: Bench, options: OperationsOptions, ends: End[]): Promise<Finding[]> {
  const { world, site, people } = bench
  const { only, size, rounds, profile } = options
  await tellIdle(bench)
  const afterStart = peakOf(site, 'VmRSS')
  forgetPeak(site)
  const findings: Finding[] = []
  const operations = (await operationsIn(world, people, site.origin)).filter(({ name }) =>
    name.startsWith(only),
  )
  for (const operation of operations) findings.push(...(await measured(bench, operation, options)))
  if ('cached page'.startsWith(only)) findings.push(await ofCache(site, options, ends))
  if (findings.length === 0) throw new Error(`no operation is called ${only}`)
  const all = [...findings, ...findings.flatMap((finding) => grown(finding, size))]
  // What a profile takes is not the server's own.
  if (!profile) all.push(memoryOf(site, afterStart, rounds))
  await bench.site.stop()
  const asks = await countAll(bench, operations)
  return all.map((finding) => ({
    ...finding,
    ...(asks.has(finding.name) && { asks: asks.get(finding.name)! }),
  }))
}

/** How often the database is asked for each, by name. */
async function countAll(bench: Bench, operations: readonly Operation[]): Promise<Map<string, Counts>> {
  const counter = await startCounter(bench.world.server.url)
  const site = await bench.start(counter.url)
  const asks = new Map<string, Counts>()
  try {
    for (const operation of operations) {
      const counts = await countsOf(bench, site, counter, operation)
      const { trips, statements, transactions } = counts
      say(
        `${operation.name}: ${trips} trips to the database, ${statements} statements, ${transactions} transactions`,
      )
      asks.set(operation.name, counts)
    }
    return asks
  } finally {
    await site.stop()
    await counter.close()
  }
}

/** What the clockwork of the worker and waiting connections take, which is part of every figure. */
async function tellIdle({ site, world }: Bench): Promise<void> {
  const spent = async () => [await cpuOfChild(site.child), cpuBelow(world.server.pid)] as const
  const before = await spent()
  await new Promise((resolve) => setTimeout(resolve, idleMs))
  const after = await spent()
  const [program, database] = after.map((one, at) => ((one - before[at]!) / idleMs / 10).toFixed(1))
  say(`idle: the program takes ${program} % of a core, the database ${database} %`)
}

async function measured(
  bench: Bench,
  operation: Operation,
  { rounds, profile }: OperationsOptions,
): Promise<Finding[]> {
  const { name, aim, writes } = operation
  const floor = floors[operation.floor].name
  const partly: number[] = []
  const bases: number[] = []
  const next = () => costOf(bench, operation)
  const subject = async () => {
    const { whole, beforeMails } = await next().catch(again(next))
    if (beforeMails !== undefined) partly.push(beforeMails)
    return whole
  }
  const baseline = async () => {
    const cost = await costOfFloor(bench, operation.floor)
    bases.push(cost)
    return cost
  }
  for (let warmUp = 0; warmUp < warmUps; warmUp++) {
    await subject()
    await baseline()
  }
  const comparison = await compare(
    { name, measure: subject },
    { name: floor, measure: baseline },
    { rounds, unit: 'ms' },
  )
  const { subjectMedian, baselineMedian, ratio } = comparison
  say(
    `${name}: ${subjectMedian.toFixed(2)} ms, ${ratio.median.toFixed(1)} times the ${baselineMedian.toFixed(3)} ms of ${operation.floor}`,
  )
  const finding: Finding = { ...comparison, name, ...(aim && { goal: { of: 'ratio', limit: aim } }) }
  if (profile) {
    await tellHottest(bench.site, name, async () => void (await subject()))
    await tellStatements(bench, operation, async () => void (await subject()))
  }
  if (!writes?.mails) return [finding]
  const taken = partly.slice(warmUps, warmUps + rounds)
  const without: Finding = {
    ...comparison,
    name: `${name}, before its mail`,
    subjectMedian: spreadOf(taken).median,
    ratio: spreadOf(taken.map((cost, at) => cost / bases[warmUps + at]!)),
  }
  return [finding, without]
}

/** Something that was refused, on a machine that others keep busy, costs less than what was done: another burst instead. */
const again = (burst: () => Promise<Cost>) => (error: Error) => {
  say(`taken again: ${error.message}`)
  return burst()
}

async function ofCache(site: Started, { rounds, profile }: OperationsOptions, ends: End[]): Promise<Finding> {
  const [business] = await firstBusinesses(site.origin, 1)
  const options = { rounds, profile, clients }
  const finding = await cachedPage(site, 'page', business!.address, options, ends)
  return { ...finding, goal: { of: 'ratio', limit: aims.cached } }
}

/** How many times as many floors as what was last measured in the smallest world on this kind of machine. */
function grown(now: Finding, size: Size): Finding[] {
  const before = size === '10k' ? undefined : formerly(operationsKeptAs('10k'), now.name)
  if (!before) return []
  const ratio = now.ratio.median / before.ratio.median
  return [
    {
      ...now,
      name: `${now.name}, grown`,
      subject: `${now.name} at ${size}`,
      baseline: 'the same at 10k, as last measured',
      unit: 'floors',
      subjectMedian: now.ratio.median,
      baselineMedian: before.ratio.median,
      ratio: { median: ratio, min: ratio, max: ratio },
      goal: { of: 'ratio', limit: aims.growth },
    },
  ]
}

function memoryOf(site: Started, afterStart: number, rounds: number): Finding {
  const most = peakOf(site, 'VmHWM')
  return {
    name: 'memory under load',
    subject: 'what the program held at most',
    baseline: 'after the start',
    unit: 'MB',
    subjectMedian: most,
    baselineMedian: afterStart,
    ratio: spreadOf([most / afterStart]),
    rounds,
    goal: { of: 'subject', limit: aims.memoryMB },
  }
}
