// Whether 2,000 things seen a second leave room for everybody else: other routes while pages tell of them and without, in turns.
import pg from 'pg'
import { sealWith } from '../src/platform/sealing.ts'
import { seenPath } from '../src/contract/statistic-kinds.ts'
import { askerOf, newAddress, type Answer, type Question } from './asking.ts'
import { buildPages, startServer } from './children.ts'
import type { Route } from './latencies.ts'
import { spreadOut } from './operation.ts'
import { answerIn, inquiryTo, openingOf, somePeople, type People } from './operation-people.ts'
import { findingsOf, measureTurns, pageRoutes, searchRoute, type Blowing } from './others.ts'
import type { Finding } from './results.ts'
import { openCopy, type Wanted } from './worlds.ts'

/** Of four beacons three tell of five results each, one of a page: 500 of them are 2,000 things. */
const beaconsPerSecond = 500
const resultsPerPage = 5
const tickMs = 20
/** Others feel nothing of it: at most twice as long. */
const limit = 2
const secret = 'the secret of a bench which keeps nothing'

const say = (text: string) => process.stdout.write(`${text}\n`)

export type StatisticsOptions = Wanted & { rounds: number; anyway: boolean }

/** Everything in one process, as npm start has it; about two minutes. */
export async function benchStatistics({ rounds, anyway, ...wanted }: StatisticsOptions): Promise<Finding[]> {
  await buildPages()
  sealWith(secret)
  const world = await openCopy(wanted)
  const ends: (() => unknown)[] = [() => world.close()]
  try {
    const { url } = world.server
    const people = await somePeople(world)
    const site = await startServer({
      DATABASE_URL: url,
      DEMO: 'no',
      TRUST_PROXY: 'loopback',
      SECRET: secret,
    })
    ends.push(() => site.stop())
    const { ask, close } = askerOf(site.origin)
    ends.push(() => close())
    const ids = await idsIn(url)
    const before = await written(url)
    const storm = telling(ask, ids)
    const others = [...(await pageRoutes(site.origin)), searchRoute, ...conversing(people)]
    const turns = await measureTurns(site.origin, storm, rounds, { asks: others, anyway })
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const { told, seconds } = storm.told()
    const kept = (await written(url)) - before
    say(
      `${told} things told in ${seconds.toFixed(0)} s (${(told / seconds).toFixed(0)} a second), ${kept} written`,
    )
    return findingsOf(turns, '2,000 things seen a second', others).map((finding) => ({
      ...finding,
      goal: { of: 'ratio', limit },
    }))
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** A new inquiry to a company each time, an answer in a conversation, and one that is opened. */
function conversing({ all, conversations }: People): Route[] {
  const person = (at: number) => all[at % all.length]!
  const conversation = (at: number) => spreadOut(conversations, all.length, at)
  let lot = 0
  const ask = (at: number) => inquiryTo(person(at), person(at + 40 + Math.floor(at / all.length)), at)
  return [
    { name: 'inquiry', everyMs: 500, question: () => ask(lot++) },
    { name: 'message', everyMs: 100, question: (at) => answerIn(conversation(at), at) },
    { name: 'conversation opened', everyMs: 100, question: (at) => openingOf(conversation(at)) },
  ]
}

async function inDatabase<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const idsIn = async (url: string) =>
  (
    await inDatabase<{ id: string }>(url, 'select id from businesses where removed_at is null limit 5000')
  ).map(({ id }) => id)

const written = async (url: string) =>
  (await inDatabase<{ count: number }>(url, 'select count(*)::int as count from statistics_events'))[0]!.count

/** Visitors of whom each has an address of their own, at an even pace. */
function telling(
  ask: (question: Question) => Promise<Answer>,
  ids: readonly string[],
): Blowing & { told(): { told: number; seconds: number } } {
  let [told, ms, number] = [0, 0, 0]
  let timer: NodeJS.Timeout | undefined
  let began = 0
  let sent = 0
  const running = new Set<Promise<unknown>>()
  const beacon = () => {
    const isSearch = number++ % 4 > 0
    const seen = Array.from({ length: isSearch ? resultsPerPage : 1 }, (_, at) => ({
      kind: isSearch ? 'shown' : 'viewed',
      type: 'business',
      id: ids[(number * 7 + at) % ids.length],
      ...(isSearch && { place: at + 1 }),
    }))
    told += seen.length
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    const body = { zone: 'Asia/Tokyo', words: `bearing ${number % 50}`, seen }
    const asked = ask({ method: 'POST', path: seenPath, from: newAddress(), headers, body }).catch(() => {})
    running.add(asked)
    void asked.finally(() => running.delete(asked))
  }
  return {
    resume() {
      began = performance.now()
      sent = 0
      timer = setInterval(() => {
        const due = ((performance.now() - began) / 1_000) * beaconsPerSecond
        for (; sent < due; sent++) beacon()
      }, tickMs)
    },
    async pause() {
      clearInterval(timer)
      ms += performance.now() - began
      await Promise.all(running)
    },
    told: () => ({ told, seconds: ms / 1_000 }),
  }
}
