// What bringing in 100,000 products does to searches: the same queries while rows are written and become findable, and before.
import { loadProducts } from '../src/domains/products/load.ts'
import { tellProducts } from '../src/domains/products/publication.ts'
import { addBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { inBulk } from '../src/platform/copy.ts'
import { transaction } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { askerOf, newAddress, shareOf } from './asking.ts'
import { startServer } from './children.ts'
import type { Finding } from './results.ts'
import { spreadOf } from './rounds.ts'
import { searchMix } from './search-mix.ts'
import type { OpenWorld } from './worlds.ts'

const products = 100_000
const perCompany = 100
const companiesAtOnce = 20
const turnMs = 8_000
const goal = 1.5
const nouns = [
  'bracket',
  'pinion',
  'housing',
  'spacer',
  'flange',
  'bushing',
  'lever',
  'cover',
  'sleeve',
  'clamp',
]

const say = (text: string) => process.stdout.write(`${text}\n`)

type Settings = Record<string, string>

/**
 * Searches of a calm process, then while 1,000 companies bring in a hundred products each and a worker makes them
 * findable; ends when all are.
 */
export async function searchWithin(world: OpenWorld, common: Settings, rounds: number): Promise<Finding[]> {
  const api = await startServer({ ...common, ROLES: 'api' })
  const worker = await startServer({ ...common, ROLES: 'worker' })
  const { once, during, close, mixed } = searching(world, api.origin)
  const forMs = (ms: number) => during(untilAfter(ms))
  try {
    const businessIDs = await companies(world)
    // From a cold disk some take longer than they have; those that are measured must not.
    for (let at = 0; at < 3 * mixed; at++) await once().catch(() => {})
    const calm: number[][] = []
    for (let round = 0; round < rounds; round++) calm.push(await forMs(turnMs))
    let isDone = false
    const began = performance.now()
    const bringing = bringIn(world, businessIDs).finally(() => (isDone = true))
    const within = await during(() => isDone)
    await bringing
    say(
      `${products} products were written and found after ${((performance.now() - began) / 1_000).toFixed(0)} s, ` +
        `with ${within.length} searches meanwhile`,
    )
    return (['p50', 'p99'] as const).map((share) => findingOf(share, within, calm))
  } finally {
    close()
    await worker.stop()
    await api.stop()
  }
}

/** Over after so long. */
export function untilAfter(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}

/** Searches of the mix at a process, one after another, each from another address; `mixed` is how many different ones there are. */
export function searching({ world }: OpenWorld, origin: string) {
  const { ask, close } = askerOf(origin)
  const mix = searchMix(world)
  const shuffled = mix.map((_, at) => mix[(at * 197) % mix.length]!)
  let turn = 0
  const once = async () => {
    const { text: textQuery, segment, country, page } = shuffled[turn++ % shuffled.length]!
    const body = { textQuery, ...(country !== undefined && { country }), ...page }
    const [path, more] = segment === 'PR' ? ['product', {}] : ['business', { businessType: segment }]
    const question = { method: 'POST', path: `/api/search/${path}`, body: { ...body, ...more } }
    const { status, ms } = await ask({ ...question, from: newAddress() })
    if (status !== 200) throw new Error(`search answered ${status}`)
    return ms
  }
  const during = async (isOver: () => boolean) => {
    const times: number[] = []
    while (!isOver()) times.push(await once())
    return times
  }
  return { once, during, close, mixed: mix.length }
}

function findingOf(share: 'p50' | 'p99', within: readonly number[], calm: readonly number[][]): Finding {
  const at = Number(share.slice(1)) / 100
  const subjectMedian = shareOf(within, at)
  const before = calm.map((times) => shareOf(times, at))
  return {
    name: `search within an import, ${share}`,
    subject: `searches while ${products} products are brought in`,
    baseline: 'the same before',
    unit: 'ms',
    subjectMedian,
    baselineMedian: spreadOf(before).median,
    ratio: spreadOf(before.map((ms) => subjectMedian / ms)),
    rounds: calm.length,
    ...(share === 'p50' && { goal: { of: 'ratio', limit: goal } as const }),
  }
}

async function companies(world: OpenWorld): Promise<string[]> {
  const { db } = world
  const ids = await transaction(db, async (tx) => {
    const made: string[] = []
    for (let number = 0; number < products / perCompany; number++)
      made.push(
        await addBusiness(tx, {
          companyName: `Copper & Sons ${number}`,
          businessType: 'MA',
          industryID: '0006',
          categoryIDs: ['0006-01'],
          countryCode: 'JP',
        }),
      )
    return made
  })
  await untilTold(world)
  return ids
}

async function bringIn(world: OpenWorld, businessIDs: readonly string[]): Promise<void> {
  for (let from = 0; from < businessIDs.length; from += companiesAtOnce) {
    const some = businessIDs.slice(from, from + companiesAtOnce)
    await inBulk(world.pool, (client) =>
      loadProducts(
        client,
        some.flatMap((businessID) =>
          Array.from({ length: perCompany }, (_, at) => productOf(businessID, from + at)),
        ),
      ),
    )
    await transaction(world.db, async (tx) => {
      for (const businessID of some) await tellProducts(tx, businessID)
    })
  }
  await untilTold(world)
}

const productOf = (businessID: string, at: number) => ({
  productID: uuidv7(),
  createdAt: new Date(),
  businessID,
  name: `Machined ${nouns[at % nouns.length]} ${at}-${nouns[(at * 7) % nouns.length]}`,
  description: 'Turned and milled from bar, deburred, washed and packed in trays for the line.',
  keywords: [nouns[at % nouns.length]!, 'machined part'],
  industryID: '0006',
  categoryID: '0006-01',
})

/** All that was announced is delivered; what failed twenty times waits for nobody. */
export async function untilTold({ pool }: OpenWorld): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: boolean }>(
      'select exists (select from outbox) or exists (select from outbox_waiting) as waiting',
    )
    if (!rows[0]!.waiting) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
