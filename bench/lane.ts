// Whether the worst searches of sixteen clients leave room for everybody else: other routes with them and without, in turns.
import type { Segment } from '../src/domains/search/documents.ts'
import { askerOf, newAddress, shareOf, type Answer, type Question } from './asking.ts'
import { buildPages, startServer } from './children.ts'
import type { Route } from './latencies.ts'
import { findingsOf, measureTurns, pageRoutes, type Blowing } from './others.ts'
import type { Finding } from './results.ts'
import { ours, warm } from './search-engines.ts'
import { searchMix, type MixedQuery } from './search-mix.ts'
import { openWorld, type OpenWorld, type Wanted } from './worlds.ts'

const clients = 16
const worst = 16

const say = (text: string) => process.stdout.write(`${text}\n`)

/** `anyway`: also where other programs keep the machine busy. */
export type LaneOptions = Wanted & { rounds: number; anyway: boolean }

/** Everything in one process, as npm start has it; about two minutes. */
export async function benchLane({ rounds, anyway, ...wanted }: LaneOptions): Promise<Finding[]> {
  await buildPages()
  const world = await openWorld(wanted)
  const ends: (() => unknown)[] = [() => world.close()]
  try {
    const queries = await worstOf(world)
    const settings = { DATABASE_URL: world.server.url, DEMO: 'no', TRUST_PROXY: 'loopback' }
    const site = await startServer(settings)
    ends.push(() => site.stop())
    const { ask, close } = askerOf(site.origin)
    ends.push(() => close())
    const storm = searching(ask, queries)
    // Nothing that searches.
    const edition: Route = { name: 'editions call', everyMs: 20, question: () => ({ path: '/api/edition' }) }
    const others = [...(await pageRoutes(site.origin)), edition]
    const turns = await measureTurns(site.origin, storm, rounds, { asks: others, anyway })
    say(storm.told())
    return findingsOf(turns, `the searches of ${clients}`, others)
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** What of the mix takes longest here. */
async function worstOf(world: OpenWorld): Promise<MixedQuery[]> {
  const engine = ours(world)
  const mix = searchMix(world.world)
  for (const query of mix) await warm(engine, query)
  const timed: { query: MixedQuery; ms: number }[] = []
  for (const round of [1, 2, 3])
    for (const [at, query] of mix.entries()) {
      const began = performance.now()
      await engine.ask(query)
      const ms = performance.now() - began
      timed[at] = { query, ms: round === 1 ? ms : Math.min(ms, timed[at]!.ms) }
    }
  const chosen = timed.sort((one, other) => other.ms - one.ms).slice(0, worst)
  for (const { query, ms } of chosen.slice(0, 3))
    say(`${ms.toFixed(1)} ms alone: ${query.kind} "${query.text}" ${query.segment}`)
  return chosen.map(({ query }) => query)
}

/** Clients of which each asks again as soon as it is answered. */
function searching(
  ask: (question: Question) => Promise<Answer>,
  queries: readonly MixedQuery[],
): Blowing & { told(): string } {
  const times: number[] = []
  const refused = new Map<number, number>()
  const storm = { isOn: false }
  let running: Promise<unknown> = Promise.resolve()
  const client = async (number: number) => {
    for (let at = number; storm.isOn; at++) {
      const { status, ms } = await ask({ ...questionOf(queries[at % queries.length]!), from: newAddress() })
      if (status === 200) times.push(ms)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    }
  }
  return {
    resume() {
      storm.isOn = true
      running = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
    },
    async pause() {
      storm.isOn = false
      await running
    },
    told: () =>
      `${times.length} searches: p50 ${shareOf(times, 0.5).toFixed(0)} ms, p99 ${shareOf(times, 0.99).toFixed(0)} ms; ` +
      `refused: ${[...refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'}`,
  }
}

/** The call that asks for a query of the mix. */
export function questionOf({ text: textQuery, segment, country, page }: MixedQuery): Question {
  const body = { textQuery, ...(country !== undefined && { country }), ...page }
  return {
    method: 'POST',
    path: pathOf(segment),
    body: segment === 'PR' ? body : { ...body, businessType: segment },
  }
}

const pathOf = (segment: Segment) => (segment === 'PR' ? '/api/search/product' : '/api/search/business')
