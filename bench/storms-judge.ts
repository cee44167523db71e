// What others felt of a storm, and whether it stayed within its goals.
import { shareOf } from './asking.ts'

/** One request of somebody who has nothing to do with the storm: `at` and `ms` in milliseconds, no `ms` when it was not answered as it should. */
export type Sample = { route: string; at: number; ms?: number | undefined }
export type Span = { from: number; to: number }

export type Felt = {
  route: string
  asked: number
  failed: number
  p99: number
  calmP99: number
  /** Against the calm of the same run, where less than 50 ms counts as that: nobody feels it. */
  ratio: number
}

/** So soon nobody notices that something took longer. */
const unnoticedMs = 50

/** Per route what it took within `storm` against `calm`; routes that were not answered at all have no p99. */
export function feltOf(samples: readonly Sample[], calm: Span, storm: Span): Felt[] {
  const within = ({ from, to }: Span, route: string) =>
    samples.filter((one) => one.route === route && one.at >= from && one.at < to)
  const p99Of = (some: readonly Sample[]) => {
    const times = some.flatMap(({ ms }) => ms ?? [])
    return times.length === 0 ? Infinity : shareOf(times, 0.99)
  }
  return [...new Set(samples.map(({ route }) => route))].map((route) => {
    const asked = within(storm, route)
    const [p99, calmP99] = [p99Of(asked), p99Of(within(calm, route))]
    const failed = asked.filter(({ ms }) => ms === undefined).length
    const ratio = Math.max(p99, unnoticedMs) / Math.max(calmP99, unnoticedMs)
    return { route, asked: asked.length, failed, p99, calmP99, ratio }
  })
}

/** Seconds after the end of a storm until the last request that failed, or took three times as long as in calm. */
export function recoveredAfter(samples: readonly Sample[], calm: Span, ended: number): number {
  const felt = new Map(
    feltOf(samples, calm, calm).map(({ route, calmP99 }) => [route, Math.max(calmP99, unnoticedMs)]),
  )
  const late = samples.filter(
    ({ route, at, ms }) => at >= ended && (ms === undefined || ms > 3 * (felt.get(route) ?? unnoticedMs)),
  )
  const last = Math.max(ended, ...late.map(({ at }) => at))
  return (last - ended) / 1_000
}

export type Outcome = {
  felt: Felt[]
  /** Processes that ended though nobody ended them. */
  ended: string[]
  /** Writes that were answered and are nowhere, or twice, and messages that open pages did not hear of. */
  lost: number
  doubled: number
  unheard: number
  /** Megabytes that a process held at most, by its role. */
  memory: Record<string, number>
  /** Seconds. */
  recovered: number
}
export type Goals = {
  /** The ratio of every route. */
  p99: number
  /** The share of others' requests that may fail; of some routes another. */
  failing: number
  failingOf?: Record<string, number>
  /** Megabytes of one process. */
  memory: number
  recovered: number
}

/** What is missed, in words; nothing when all goals hold. */
export function missedOf(
  { felt, ended, lost, doubled, unheard, memory, recovered }: Outcome,
  goals: Goals,
): string[] {
  const many = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : [])
  return [
    ...ended.map((role) => `${role} ended`),
    ...many(lost, 'answered writes lost'),
    ...many(doubled, 'writes doubled'),
    ...many(unheard, 'messages unheard'),
    ...felt.flatMap(({ route, ratio, asked, failed }) => {
      const most = goals.failingOf?.[route] ?? goals.failing
      // Where all may fail there is nothing to be fast.
      if (most >= 1) return []
      return [
        ...(asked === 0 ? [`${route}: nobody asked`] : []),
        ...(failed > most * asked ? [`${route}: ${failed} of ${asked} failed`] : []),
        ...(ratio > goals.p99 ? [`${route}: p99 ${ratio.toFixed(1)} times that in calm`] : []),
      ]
    }),
    ...Object.entries(memory).flatMap(([role, held]) =>
      held > goals.memory ? [`${role} held ${held.toFixed(0)} MB`] : [],
    ),
    ...(recovered > goals.recovered ? [`recovered after ${recovered.toFixed(1)} s`] : []),
  ]
}
