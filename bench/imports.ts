// What tables that programs send do: how long until their products are found, and what others feel meanwhile.
import { makeKey } from '../src/domains/members/company-keys.ts'
import { addPaidPeriod } from '../src/domains/subscriptions/tiers.ts'
import { transaction } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { newAddress, shareOf } from './asking.ts'
import { buildPages, startServer, type Started } from './children.ts'
import { searching, untilAfter, untilTold } from './import.ts'
import { latenciesOf, type Latencies } from './latencies.ts'
import { routes } from './others.ts'
import { aCompany, aPerson } from './people.ts'
import type { Finding } from './results.ts'
import { spreadOf } from './rounds.ts'
import { askerOf } from './asking.ts'
import { openCopy, type OpenWorld, type Wanted } from './worlds.ts'

const companiesMany = 100
const productsEach = 100
const rowsOfOne = 10_000
const goals = { foundSeconds: 60, searches: 1.5, rowsSeconds: 60, othersP99: 2 } as const
const turnMs = 8_000
const lookMs = 250
const day = 86_400_000
const secret = 'the secret of a bench which keeps nothing'

const say = (text: string) => process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In a copy of a world. `only` takes the parts whose names begin so: "many companies", "one table". */
export async function benchImports({
  rounds,
  only,
  ...wanted
}: Wanted & { rounds: number; only: string }): Promise<Finding[]> {
  await buildPages()
  sealWith(secret)
  const world = await openCopy(wanted)
  const common = { DATABASE_URL: world.server.url, DEMO: 'no', TRUST_PROXY: 'loopback', SECRET: secret }
  const site = await startServer({ ...common, ROLES: 'web,api' })
  const worker = await startServer({ ...common, ROLES: 'worker' })
  const parts: [name: string, measure: () => Promise<Finding[]>][] = [
    ['many companies', () => manyCompanies(world, site, rounds)],
    ['one table', () => oneTable(world, site, rounds)],
  ]
  try {
    const findings: Finding[] = []
    for (const [name, measure] of parts) if (name.startsWith(only)) findings.push(...(await measure()))
    return findings
  } finally {
    await worker.stop()
    await site.stop()
    await world.close()
  }
}

/** A hundred companies send a hundred products each at once, to be published. */
async function manyCompanies(world: OpenWorld, site: Started, rounds: number): Promise<Finding[]> {
  const senders = []
  for (let at = 0; at < companiesMany; at++) senders.push(await aSender(world))
  await untilTold(world)
  const { once, during, close, mixed } = searching(world, site.origin)
  try {
    for (let at = 0; at < 2 * mixed; at++) await once().catch(() => {})
    const calm: number[][] = []
    for (let round = 0; round < rounds; round++) calm.push(await during(untilAfter(turnMs)))
    let isDone = false
    const began = performance.now()
    const bringing = Promise.all(
      senders.map((sender, at) => send(site, sender, tableOf(productsEach, `zq${at}z`))),
    )
      .then(() => untilNoneInHand(world))
      .then(() =>
        say(`all tables were brought in after ${((performance.now() - began) / 1_000).toFixed(1)} s`),
      )
      .then(() => allFound(site, companiesMany))
      .then(() => (performance.now() - began) / 1_000)
      .finally(() => (isDone = true))
    const within = await during(() => isDone)
    const seconds = await bringing
    say(
      `${companiesMany * productsEach} products of ${companiesMany} companies were found after ${seconds.toFixed(1)} s`,
    )
    return [
      {
        name: 'many companies, until all is found',
        subject: `${companiesMany} companies send ${productsEach} published products each`,
        baseline: 'a search, p50, before',
        unit: 's',
        subjectMedian: seconds,
        baselineMedian: spreadOf(calm.map((times) => shareOf(times, 0.5))).median / 1_000,
        ratio: spreadOf(calm.map((times) => (seconds * 1_000) / shareOf(times, 0.5))),
        rounds: 1,
        goal: { of: 'subject', limit: goals.foundSeconds },
      },
      ...(['p50', 'p99'] as const).map((share): Finding => {
        const at = Number(share.slice(1)) / 100
        const before = calm.map((times) => shareOf(times, at))
        const subjectMedian = shareOf(within, at)
        return {
          name: `many companies, searches of others, ${share}`,
          subject: 'searches meanwhile',
          baseline: 'the same before',
          unit: 'ms',
          subjectMedian,
          baselineMedian: spreadOf(before).median,
          ratio: spreadOf(before.map((ms) => subjectMedian / ms)),
          rounds: calm.length,
          ...(share === 'p50' && { goal: { of: 'ratio', limit: goals.searches } as const }),
        }
      }),
    ]
  } finally {
    close()
  }
}

/** One company sends ten thousand rows, while everybody else asks at an even pace. */
async function oneTable(world: OpenWorld, site: Started, rounds: number): Promise<Finding[]> {
  const { ask, close } = askerOf(site.origin)
  const felt = (isOver: () => boolean) => latenciesOf(ask, routes, isOver)
  try {
    await felt(untilAfter(turnMs))
    const turns: { calm: Latencies; within: Latencies; seconds: number }[] = []
    while (turns.length < rounds) {
      const sender = await aSender(world)
      await untilTold(world)
      const calm = await felt(untilAfter(turnMs))
      let isDone = false
      const began = performance.now()
      const bringing = send(site, sender, tableOf(rowsOfOne, `zr${turns.length}z`))
        .then((importID) => untilDone(site, sender, importID))
        .then(() => (performance.now() - began) / 1_000)
        .finally(() => (isDone = true))
      const within = await felt(() => isDone)
      turns.push({ calm, within, seconds: await bringing })
      say(`${rowsOfOne} rows were read, tried and written in ${turns.at(-1)!.seconds.toFixed(1)} s`)
      await untilTold(world)
    }
    const seconds = turns.map((turn) => turn.seconds)
    const ofRoutes = routes.flatMap(({ name }) =>
      (['p50', 'p99'] as const).map((share): Finding => {
        const at = Number(share.slice(1)) / 100
        const sideOf = (side: 'calm' | 'within') => turns.map((turn) => shareOf(turn[side].get(name)!, at))
        const [calm, within] = [sideOf('calm'), sideOf('within')]
        return {
          name: `one table, ${name}, ${share}`,
          subject: `${name} while ${rowsOfOne} rows are brought in`,
          baseline: 'the same before',
          unit: 'ms',
          subjectMedian: spreadOf(within).median,
          baselineMedian: spreadOf(calm).median,
          ratio: spreadOf(within.map((ms, turn) => ms / calm[turn]!)),
          rounds: turns.length,
          ...(share === 'p99' && { goal: { of: 'ratio', limit: goals.othersP99 } as const }),
        }
      }),
    )
    const one = spreadOf(seconds)
    return [
      {
        name: 'one table, until it is written',
        subject: `${rowsOfOne} rows read, tried and written`,
        baseline: 'the same',
        unit: 's',
        subjectMedian: one.median,
        baselineMedian: one.median,
        ratio: { median: 1, min: 1, max: 1 },
        rounds: turns.length,
        goal: { of: 'subject', limit: goals.rowsSeconds },
      },
      ...ofRoutes,
    ]
  } finally {
    close()
  }
}

type Sender = { businessID: string; secret: string }

/** A company on the best plan, with a key for its program. */
export async function aSender({ db }: OpenWorld): Promise<Sender> {
  const { userID } = await aPerson(db)
  const businessID = await aCompany(db, userID)
  const made = await transaction(db, async (tx) => {
    const [start, end] = [new Date(Date.now() - day), new Date(Date.now() + 300 * day)]
    await addPaidPeriod(tx, { businessID, tier: 'platinum', start, end })
    return makeKey(tx, {
      businessID,
      name: 'Nightly run',
      scopes: ['product.import'],
      days: null,
      by: userID,
    })
  })
  return { businessID, secret: made.secret }
}

/** A table whose every column is sure; each name has the word. */
export const tableOf = (count: number, word: string): string =>
  [
    'Part number,Product name,Description,Category,Price (EUR),Weight (kg)',
    ...Array.from(
      { length: count },
      (_, at) =>
        `${word}-${at},Pinion ${word} ${at},"Turned and milled from bar, deburred and washed.",0006.0006-01,${10 + (at % 90)}.50,0.${1 + (at % 9)}`,
    ),
  ].join('\n')

async function send(
  { origin }: Started,
  { businessID, secret: key }: Sender,
  table: string,
): Promise<string> {
  const query = `bid=${businessID}&fileName=products.csv&publish=published`
  const answer = await fetch(`${origin}/api/product/import?${query}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'text/csv',
      'x-forwarded-for': newAddress(),
    },
    body: table,
  })
  const body = (await answer.json()) as { data: { import: { importID: string } } }
  if (answer.status !== 202) throw new Error(`a table was answered ${answer.status}: ${JSON.stringify(body)}`)
  return body.data.import.importID
}

async function untilDone({ origin }: Started, { secret: key }: Sender, importID: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/product/import/${importID}`, {
      headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': newAddress() },
    })
    const { data } = (await answer.json()) as { data: { state: string; stopped: unknown; failure: unknown } }
    if (data.state === 'done') return
    if (data.stopped !== null || data.failure !== null || data.state === 'paused')
      throw new Error(`an import did not go on: ${JSON.stringify(data)}`)
    await pause(lookMs)
  }
}

async function untilNoneInHand({ pool }: OpenWorld): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from product_imports group by state',
    )
    if (rows.every(({ state }) => state === 'done')) return
    await pause(lookMs)
  }
}

/** Resolves when the search finds all products of each of so many companies. */
async function allFound(site: Started, companies: number): Promise<void> {
  const { ask, close } = askerOf(site.origin)
  try {
    for (let at = 0; at < companies;) {
      const body = { textQuery: `zq${at}z`, exactly: true }
      const answer = await ask({ method: 'POST', path: '/api/search/product', body, from: newAddress() })
      const { data } = JSON.parse(answer.body) as { data: { total_results: number } }
      if (data.total_results >= productsEach) at++
      else await pause(lookMs)
    }
  } finally {
    close()
  }
}
