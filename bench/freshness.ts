// How long after its commit a change is found by every process, with all roles in one process and with roles apart.
import { changeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { changeProduct } from '../src/domains/products/editing.ts'
import { addProduct } from '../src/domains/products/publication.ts'
import { transaction } from '../src/platform/db.ts'
import { changesChannel } from '../src/platform/events.ts'
import { listen } from '../src/platform/listen.ts'
import { createLog } from '../src/platform/log.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { askerOf, newAddress, shareOf } from './asking.ts'
import { buildPages, startServer, type Started } from './children.ts'
import { searchWithin } from './import.ts'
import { aCompany, aPerson } from './people.ts'
import type { Finding } from './results.ts'
import { openCopy, type OpenWorld, type Wanted } from './worlds.ts'

const changes = 200
const productsOfCompany = 7
const goals = { p50: 50, p99: 250 } as const
/** Nobody waits longer; a change that is not found by then was lost. */
const givenUpMs = 20_000
const secret = 'the secret of a bench which keeps nothing'

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * From commit to searchable, and searches while products are brought in; in a copy of a world. `only` takes the parts whose
 * names begin so: "fresh in one process", "fresh with roles apart", "import".
 */
export async function benchFreshness({
  rounds,
  only,
  ...wanted
}: Wanted & { rounds: number; only: string }): Promise<Finding[]> {
  await buildPages()
  sealWith(secret)
  const world = await openCopy(wanted)
  try {
    const common = { DATABASE_URL: world.server.url, DEMO: 'no', TRUST_PROXY: 'loopback', SECRET: secret }
    const apart = ['api', 'api', 'worker'].map((role) => ({ ...common, ROLES: role }))
    const parts: [name: string, measure: () => Promise<Finding[]>][] = [
      ['fresh in one process', () => fresh(world, 'in one process', [common])],
      ['fresh with roles apart', () => fresh(world, 'roles apart', apart)],
      ['import', () => searchWithin(world, common, rounds)],
    ]
    const findings: Finding[] = []
    for (const [name, measure] of parts) if (name.startsWith(only)) findings.push(...(await measure()))
    return findings
  } finally {
    await world.close()
  }
}

/** Two hundred changes one after another, each looked for at every process that answers searches. */
async function fresh(
  world: OpenWorld,
  how: string,
  settings: readonly Record<string, string>[],
): Promise<Finding[]> {
  const processes: Started[] = []
  for (const one of settings) processes.push(await startServer(one))
  const askers = processes
    .filter((_, at) => (settings[at]!['ROLES'] ?? 'api') === 'api')
    .map(({ origin }) => askerOf(origin))
  const news = newsOf(world)
  try {
    const change = await changing(world)
    const times: number[] = []
    const alone: number[] = []
    for (let at = -10; at < changes; at++) {
      const { word, call } = await change(`zz${process.pid}x${how.length}x${at + 10}`)
      const committed = performance.now()
      const found = await Promise.all(askers.map(({ ask }) => foundBy(ask, call, word, committed, news)))
      const again = await askers[0]!.ask({ ...questionOf(call, word), from: newAddress() })
      // The first changes find everything cold.
      if (at >= 0) times.push(Math.max(...found))
      if (at >= 0) alone.push(again.ms)
    }
    const [worst, search] = [shareOf(times, 0.99), shareOf(alone, 0.5)]
    say(
      `${how}: p50 ${shareOf(times, 0.5).toFixed(1)} ms, p99 ${worst.toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms; ` +
        `a search that finds it ${search.toFixed(1)} ms`,
    )
    return (['p50', 'p99'] as const).map((share) => {
      const at = Number(share.slice(1)) / 100
      const [subjectMedian, baselineMedian] = [shareOf(times, at), shareOf(alone, at)]
      const ratio = subjectMedian / baselineMedian
      return {
        name: `${how}, ${share}`,
        subject: 'from commit until every process finds it',
        baseline: 'a search that finds it',
        unit: 'ms',
        subjectMedian,
        baselineMedian,
        ratio: { median: ratio, min: ratio, max: ratio },
        rounds: changes,
        goal: { of: 'subject', limit: goals[share] },
      }
    })
  } finally {
    await news.close()
    for (const { close } of askers) close()
    for (const { stop } of processes.reverse()) await stop()
  }
}

type Call = 'business' | 'product'
type Ask = ReturnType<typeof askerOf>['ask']

const questionOf = (call: Call, word: string) => ({
  method: 'POST',
  path: `/api/search/${call}`,
  body: { textQuery: word, exactly: true },
})

/**
 * Milliseconds from `since` until the search of a process answers with the word. Asked at once and again at each notice of a
 * change, since asking without end would take the time from those who make it findable.
 */
async function foundBy(ask: Ask, call: Call, word: string, since: number, news: News): Promise<number> {
  for (;;) {
    const heard = news.next()
    const { status, body } = await ask({ ...questionOf(call, word), from: newAddress() })
    if (status !== 200) throw new Error(`search answered ${status}: ${body.slice(0, 200)}`)
    const ms = performance.now() - since
    if ((JSON.parse(body) as { data: { total_results: number } }).data.total_results > 0) return ms
    if (ms > givenUpMs) throw new Error(`${word} is not found`)
    await heard
  }
}

type News = { next(): Promise<void>; close(): Promise<void> }

/** What every process is told when something changed; should a notice be lost, it is as if there had been one a second later. */
function newsOf({ server }: OpenWorld): News {
  const waiting = new Set<() => void>()
  const tell = () => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }
  const listening = listen(server.url, changesChannel, {
    onNotice: tell,
    onGap: tell,
    log: createLog('silent'),
  })
  const late = setInterval(tell, 1_000)
  return {
    next: () => new Promise((resolve) => waiting.add(resolve)),
    async close() {
      clearInterval(late)
      await listening.close()
    },
  }
}

/** Saves a product and the texts of its company by turns, each with a new word; resolves at the commit. */
async function changing({ db }: OpenWorld): Promise<(word: string) => Promise<{ word: string; call: Call }>> {
  const owner = await aPerson(db)
  const businessID = await aCompany(db, owner.userID)
  const named = { businessID, name: 'Pinion shaft', industryID: '0006', categoryID: '0006-01' }
  const [id] = await transaction(db, (tx) =>
    Promise.all(Array.from({ length: productsOfCompany }, () => addProduct(tx, named))),
  )
  let revision = 1
  let turn = 0
  return async (word) => {
    if (turn++ % 2 === 0) {
      await transaction(db, (tx) => changeBusiness(tx, businessID, { shortDescription: `We make ${word}.` }))
      return { word, call: 'business' }
    }
    const pictures = { mainImage: '' as const, photos: [], videos: [] }
    const fields = {
      name: `Pinion shaft ${word}`,
      language: 'en',
      description: 'For gears.',
      category: '0006.0006-01',
    }
    const rest = { keywords: ['pinion'], specs: [], leadTime: null, stock: true, ...pictures }
    const saved = await changeProduct(db, owner, { id: id!, revision, ...fields, ...rest })
    revision = saved.revision
    return { word, call: 'product' }
  }
}
