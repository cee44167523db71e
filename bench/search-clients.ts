// The same queries from sixteen who ask at once, each as soon as the last answer is there.
import { shareOf } from './asking.ts'
import { cpuBelow } from './cpu.ts'
import type { Finding } from './results.ts'
import type { Engine } from './search-engines.ts'
import type { MixedQuery } from './search-mix.ts'
import type { OpenWorld } from './worlds.ts'

const clients = 16

type Among = { engines: readonly Engine[]; mix: readonly MixedQuery[]; world: OpenWorld }
type Taken = { engine: Engine; times: number[]; aSecond: number }

/** How long the first of `engines` and the others take for the mix, and how many answers a second they give, one by one. */
export async function among({ engines, mix, world }: Among): Promise<Finding[]> {
  // Neighbours in the mix are of one kind; so every client meets all kinds.
  const shuffled = mix.map((_, at) => mix[(at * 197) % mix.length]!)
  const all: Taken[] = []
  for (const engine of engines) all.push(await askAtOnce(engine, shuffled, world))
  const [mine, ...others] = all as [Taken, ...Taken[]]
  return others.flatMap((other) => [
    ...(['p50', 'p95', 'p99'] as const).map((share) => {
      const at = Number(share.slice(1)) / 100
      return findingOf(`${other.engine.name}, 16 clients, ${share}`, 'ms', [other, mine], ({ times }) =>
        shareOf(times, at),
      )
    }),
    findingOf(`${other.engine.name}, 16 clients`, 'a second', [other, mine], ({ aSecond }) => aSecond),
  ])
}

async function askAtOnce(engine: Engine, mix: readonly MixedQuery[], { server }: OpenWorld): Promise<Taken> {
  const times: number[] = []
  const waiting = [...mix]
  const [began, before] = [performance.now(), cpuBelow(server.pid)]
  const client = async () => {
    for (let query = waiting.pop(); query; query = waiting.pop()) {
      const asked = performance.now()
      await engine.ask(query)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const ms = performance.now() - began
  const busy = (cpuBelow(server.pid) - before) / 1_000 / ms
  process.stdout.write(
    `${clients} clients of ${engine.name}: ${((1_000 * mix.length) / ms).toFixed(0)} a second, ` +
      `the database on ${busy.toFixed(1)} cores\n`,
  )
  return { engine, times, aSecond: (1_000 * mix.length) / ms }
}

function findingOf(
  name: string,
  unit: string,
  [other, mine]: [Taken, Taken],
  figureOf: (taken: Taken) => number,
): Finding {
  const [subjectMedian, baselineMedian] = [figureOf(other), figureOf(mine)]
  const ratio = subjectMedian / baselineMedian
  return {
    name,
    subject: other.engine.name,
    baseline: mine.engine.name,
    unit,
    subjectMedian,
    baselineMedian,
    ratio: { median: ratio, min: ratio, max: ratio },
    rounds: 1,
  }
}
