// Our search against five rows by primary key, plain full text and SQLite, in turns in one run; alone and from 16 clients.
import { shareOf } from './asking.ts'
import { cpuBelow } from './cpu.ts'
import { sqliteFullText } from './fts5.ts'
import { formerly, type Finding, type Goal } from './results.ts'
import { spreadOf, type Comparison } from './rounds.ts'
import { among } from './search-clients.ts'
import { floor, ours, plainFullText, warm, type Engine } from './search-engines.ts'
import { kinds, searchMix, type MixedQuery } from './search-mix.ts'
import { aroundSearch } from './search-page.ts'
import { costlyConnections } from '../src/platform/db.ts'
import { connections, openWorld, type OpenWorld, type Size, type Wanted } from './worlds.ts'

export type SearchOptions = Wanted & { rounds: number; only: string }

/** What takes longer is asked this often only. */
const slowMs = 500
const timesOfSlow = 2
/** Every engine is asked a query so often on end, but not for longer than this: what others left in memory is not measured. */
const onEnd = { times: 5, ms: 500 }
const shares = { p50: 0.5, p95: 0.95, p99: 0.99 } as const
type Share = keyof typeof shares
const goals = {
  faster: { p50: 40, p99: 25 } as Partial<Record<Share, number>>,
  overFloor: 20,
  slowestMs: 250,
  growth: 4,
}

/** Asked for instead of a kind of queries: the page around them alone, or all without plain full text, which a memory must hold too. */
const aroundOnly = 'page'
const oursOnly = 'ours'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Under `keptAs` the results are kept, since each size is compared with itself. */
export const keptAs = (size: Size): string => `search ${size}`

/** From five minutes to half an hour, as large as the world is. */
export async function benchSearch({ size, folder, rounds, only }: SearchOptions): Promise<Finding[]> {
  const world = await openWorld({ size, folder })
  const ends: (() => unknown)[] = [() => world.close()]
  try {
    if (only === aroundOnly) return await aroundSearch(world, searchMix(world.world))
    const ofKind = only === oursOnly ? '' : only
    const mix = searchMix(world.world).filter(({ kind }) => kind.startsWith(ofKind))
    if (mix.length === 0)
      throw new Error(`no queries are called ${only}: ${[...kinds, aroundOnly, oursOnly].join(', ')}`)
    const subject = ours(world)
    const base = await floor(world)
    const plain = only === oursOnly ? [] : [await plainFullText(world, costlyConnections(connections))]
    const others = size === '100k' ? [await sqliteFullText(world)] : []
    const engines = [subject, base, ...plain, ...others]
    ends.push(...engines.map(({ close }) => close))
    say(`${mix.length} queries, ${rounds} rounds of ${engines.map(({ name }) => name).join(', ')} …`)
    const taken = await inTurns(engines, mix, rounds, world)
    tellSlowest(mix, taken.get(subject)!)
    const findings = [
      ...findingsOf({ size, mix, taken, subject, base, plain, others }),
      ...(await among({ engines: [subject, base, ...plain], mix, world })),
    ]
    return ofKind === '' ? [...findings, ...(await aroundSearch(world, mix))] : findings
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** Milliseconds of each query in each round, and microseconds of CPU of all, with how many were asked. */
type Taken = { times: number[][]; best: number[]; cpu: number; asked: number }

async function inTurns(
  engines: readonly Engine[],
  mix: readonly MixedQuery[],
  rounds: number,
  { server }: OpenWorld,
): Promise<Map<Engine, Taken>> {
  const taken = new Map<Engine, Taken>(
    engines.map((engine) => [engine, { times: [], best: mix.map(() => Infinity), cpu: 0, asked: 0 }]),
  )
  const used = () => {
    const { user, system } = process.cpuUsage()
    return user + system + cpuBelow(server.pid)
  }
  for (const query of mix) await warm(engines[0]!, query)
  for (let round = 0; round < rounds; round++) {
    for (const one of taken.values()) one.times.push([])
    for (const kind of new Set(mix.map((query) => query.kind)))
      for (const engine of engines) {
        const one = taken.get(engine)!
        const before = used()
        for (const [at, query] of mix.entries()) {
          if (query.kind !== kind) continue
          // What others read since has taken its place in memory.
          if (engine === engines[0]) await warm(engine, query)
          if (round >= timesOfSlow && one.best[at]! > slowMs) {
            one.times[round]![at] = one.best[at]!
            continue
          }
          let ms = Infinity
          const began = performance.now()
          for (let times = 0; times < onEnd.times && performance.now() - began < onEnd.ms; times++) {
            ms = Math.min(ms, await timeOf(engine, query))
            one.asked++
          }
          one.times[round]![at] = ms
          one.best[at] = Math.min(one.best[at]!, ms)
        }
        one.cpu += used() - before
      }
    say(`round ${round + 1}: ${engines.map((engine) => told(engine, taken.get(engine)!)).join('; ')}`)
  }
  return taken
}

async function timeOf(engine: Engine, query: MixedQuery): Promise<number> {
  const before = performance.now()
  await engine.ask(query)
  return performance.now() - before
}

const told = ({ name }: Engine, { times }: Taken) =>
  `${name} p50 ${shareOf(times.at(-1)!, 0.5).toFixed(2)} ms, p99 ${shareOf(times.at(-1)!, 0.99).toFixed(1)} ms`

function tellSlowest(mix: readonly MixedQuery[], { best }: Taken): void {
  say('the slowest of ours:')
  const all = mix.map((query, at) => ({ query, ms: best[at]! })).sort((one, other) => other.ms - one.ms)
  for (const { query, ms } of all.slice(0, 8)) {
    const { kind, text, segment, country = '', page } = query
    say(`  ${ms.toFixed(1)} ms  ${kind}: "${text}" ${segment} ${country} from ${page.skip}`)
  }
}

type Measured = {
  size: Size
  mix: readonly MixedQuery[]
  taken: ReadonlyMap<Engine, Taken>
  subject: Engine
  base: Engine
  plain: readonly Engine[]
  others: readonly Engine[]
}

function findingsOf({ size, mix, taken, subject, base, plain, others }: Measured): Finding[] {
  const all = mix.map((_, at) => at)
  const percentiles = Object.keys(shares) as Share[]
  const against = (engine: Engine, goalOf: (share: Share) => Goal | undefined) =>
    percentiles.map((share): Finding => {
      const goal = goalOf(share)
      const compared = between([engine, taken], [subject, taken], all, share)
      return { ...compared, name: `${engine.name}, ${share}`, ...(goal && { goal }) }
    })
  const overFloor = between([subject, taken], [base, taken], all, 'p50')
  const slowest = Math.max(...taken.get(subject)!.best)
  return [
    ...plain.flatMap((engine) =>
      against(engine, (share) => {
        const least = size === '1m5m' ? goals.faster[share] : undefined
        return least === undefined ? undefined : { of: 'ratio', limit: least, isLeast: true }
      }),
    ),
    ...others.flatMap((engine) => against(engine, () => undefined)),
    { ...overFloor, name: 'over the floor, p50', goal: { of: 'ratio', limit: goals.overFloor } },
    {
      ...between([subject, taken], [base, taken], all, 'p99'),
      subjectMedian: slowest,
      name: 'slowest query',
      goal: { of: 'subject', limit: goals.slowestMs },
    },
    ...kinds.flatMap((kind) => {
      const of = all.filter((at) => mix[at]!.kind === kind)
      if (of.length === 0) return []
      const now = { ...between([plain[0] ?? base, taken], [subject, taken], of, 'p50'), name: `${kind}, p50` }
      return [now, ...grown(now, size)]
    }),
    ...[...plain, base, ...others].map((engine) => cpuOf(engine, taken.get(engine)!, taken.get(subject)!)),
  ]
}

type From = [Engine, ReadonlyMap<Engine, Taken>]

/** A percentile of the best times; the ratio's spread is that of the rounds. */
function between([one, of]: From, [other]: From, queries: readonly number[], share: Share): Comparison {
  const [mine, theirs] = [of.get(one)!, of.get(other)!]
  const at = (times: readonly number[]) =>
    shareOf(
      queries.map((query) => times[query]!),
      shares[share],
    )
  const ratios = mine.times.map((times, round) => at(times) / at(theirs.times[round]!))
  const [subjectMedian, baselineMedian] = [at(mine.best), at(theirs.best)]
  return {
    subject: one.name,
    baseline: other.name,
    unit: 'ms',
    subjectMedian,
    baselineMedian,
    ratio: { ...spreadOf(ratios), median: subjectMedian / baselineMedian },
    rounds: ratios.length,
  }
}

/** Against what was last measured in the smallest world on this machine. */
function grown(now: Finding, size: Size): Finding[] {
  const before = size === '10k' ? undefined : formerly(keptAs('10k'), now.name)
  if (!before) return []
  const ratio = now.baselineMedian / before.baselineMedian
  return [
    {
      ...now,
      name: `${now.name}, grown`,
      subject: `search at ${size}`,
      baseline: 'the same at 10k, as last measured',
      subjectMedian: now.baselineMedian,
      baselineMedian: before.baselineMedian,
      ratio: { median: ratio, min: ratio, max: ratio },
      goal: { of: 'ratio', limit: goals.growth },
    },
  ]
}

function cpuOf(engine: Engine, theirs: Taken, mine: Taken): Finding {
  const [subjectMedian, baselineMedian] = [theirs, mine].map(({ cpu, asked }) => cpu / asked / 1_000) as [
    number,
    number,
  ]
  const ratio = subjectMedian / baselineMedian
  return {
    name: `CPU of ${engine.name}`,
    subject: engine.name,
    baseline: 'search',
    unit: 'ms a query',
    subjectMedian,
    baselineMedian,
    ratio: { median: ratio, min: ratio, max: ratio },
    rounds: mine.times.length,
  }
}
