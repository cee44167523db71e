// Everybody else: how long other routes take without a storm and within it, in turns.
import { businessAddresses, searchAddresses, unseen } from './addresses.ts'
import { askerOf, shareOf } from './asking.ts'
import { cpuBelow, cpuOfMachine } from './cpu.ts'
import { latenciesOf, type Latencies, type Route } from './latencies.ts'
import type { Finding } from './results.ts'
import { spreadOf } from './rounds.ts'
import type { Storm } from './storm.ts'

const roundMs = 8_000
const p50Goal = 2
const p99Goal = 4
/** A turn in which other programs had more of a core than this tells nothing: it is taken again, so often. */
const foreignMax = 0.25
const triesPerTurn = 8

const say = (text: string) => process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const searchRoute: Route = {
  name: 'search call',
  everyMs: 50,
  question: () => ({
    method: 'POST',
    path: '/api/search/business',
    body: { textQuery: 'bearing', size: 10 },
  }),
}
const cachedPage: Route = { name: 'cached page', everyMs: 20, question: () => ({ path: '/industries' }) }

/** A page that is kept, and one that is not. */
export async function pageRoutes(origin: string): Promise<Route[]> {
  const companies = await businessAddresses(origin)
  const question = (at: number) => ({ path: unseen(companies[at % companies.length]!) })
  return [cachedPage, { name: 'company page', everyMs: 70, question }]
}

/** What everybody else asks for meanwhile. */
export const routes: Route[] = [
  searchRoute,
  cachedPage,
  {
    name: 'uncached page',
    everyMs: 70,
    question: (at) => ({ path: unseen(searchAddresses[at % searchAddresses.length]!) }),
  },
]

export type Turn = Record<'calm' | 'storm', Latencies>
/** Something that keeps a server busy until it is paused, which resolves when all is answered. */
export type Blowing = Pick<Storm, 'resume' | 'pause'>

/** Other routes without the storm and within it, in turns; throws when other programs keep the machine busy. */
export async function measureTurns(
  origin: string,
  storm: Blowing,
  rounds: number,
  { asks = routes, anyway = false }: { asks?: readonly Route[]; anyway?: boolean } = {},
): Promise<Turn[]> {
  const { ask, close } = askerOf(origin)
  const asked = (ms: number) => {
    const end = performance.now() + ms
    return latenciesOf(ask, asks, () => performance.now() >= end)
  }
  const within = async (ms: number) => {
    storm.resume()
    try {
      await pause(1_000)
      return await asked(ms)
    } finally {
      await storm.pause()
    }
  }
  const turn = async () => ({ calm: await asked(roundMs), storm: await within(roundMs) })
  await asked(3_000)
  await within(3_000)
  const taken: Turn[] = []
  while (taken.length < rounds) taken.push(await undisturbed(turn, anyway))
  close()
  return taken
}

async function undisturbed(turn: () => Promise<Turn>, anyway: boolean): Promise<Turn> {
  for (let tried = 0; tried < triesPerTurn; tried++) {
    const [began, before] = [performance.now(), foreignCpu()]
    const taken = await turn()
    const share = (foreignCpu() - before) / 1_000 / (performance.now() - began)
    if (share <= foreignMax) return taken
    say(`other programs took ${(100 * share).toFixed(0)} % of a core${anyway ? '' : ': taken again'}`)
    if (anyway) return taken
  }
  throw new Error('other programs keep the machine busy')
}

/** What the machine worked, but for this bench and all that it started. */
function foreignCpu(): number {
  const { user, system } = process.cpuUsage()
  return cpuOfMachine() - cpuBelow(process.pid) - user - system
}

/** p50 and p99 of each route, each against the calm of the same turn. */
export const findingsOf = (
  turns: readonly Turn[],
  within = 'a storm of log-ins',
  asked: readonly Route[] = routes,
): Finding[] =>
  asked.flatMap(({ name }) => [
    findingOf({ route: name, within, what: 'p50', share: 0.5, limit: p50Goal }, turns),
    findingOf({ route: name, within, what: 'p99', share: 0.99, limit: p99Goal }, turns),
  ])

type Figure = { route: string; within?: string; what: string; share: number; limit: number }

function findingOf(
  { route, within = 'a storm of log-ins', what, share, limit }: Figure,
  turns: readonly Turn[],
): Finding {
  const sideOf = (side: keyof Turn) => turns.map((turn) => shareOf(turn[side].get(route)!, share))
  const [calm, storm] = [sideOf('calm'), sideOf('storm')]
  return {
    name: `${route}, ${what}`,
    subject: `${route} within ${within}`,
    baseline: 'the same without',
    unit: 'ms',
    subjectMedian: spreadOf(storm).median,
    baselineMedian: spreadOf(calm).median,
    ratio: spreadOf(storm.map((ms, turn) => ms / calm[turn]!)),
    rounds: turns.length,
    goal: { of: 'ratio', limit },
  }
}

/** The same routes while both are restarted again and again, as far as they were answered: against the calm before. */
export function restartFindings(turns: readonly Turn[], meanwhile: Latencies): Finding[] {
  return routes.flatMap(({ name }) => {
    const calm = turns.flatMap((turn) => turn.calm.get(name)!)
    const turn = { calm: new Map([[name, calm]]), storm: meanwhile }
    return [
      {
        ...findingOf({ route: name, what: 'p50', share: 0.5, limit: p50Goal }, [turn]),
        name: `${name} in restarts, p50`,
      },
      {
        ...findingOf({ route: name, what: 'p99', share: 0.99, limit: p99Goal }, [turn]),
        name: `${name} in restarts, p99`,
      },
    ]
  })
}
