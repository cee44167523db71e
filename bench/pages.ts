// What pages cost in CPU: from the cache against a plain string of the same size, rendered anew against the API's own answers.
import { businessAddresses, productAddresses, searchAddresses, unseen } from './addresses.ts'
import {
  buildPages,
  freePort,
  startDatabase,
  startPlainServer,
  startServer,
  type Started,
} from './children.ts'
import { cpuBelow, cpuOfChild } from './cpu.ts'
import { send, type Request } from './load.ts'
import { hottest } from './profile.ts'
import { startRecorder } from './recorder.ts'
import type { Finding } from './results.ts'
import { compare } from './rounds.ts'

export type PagesOptions = { rounds: number; profile: boolean; only: string }

/** Few enough to be answered within the time a page is fresh, also on a busy machine. */
const burst = 2_500
/** A burst is short, so there are more of them than rounds of the others. */
const burstsPerRound = 5
const uncachedPages = 144
/** Of a page that is one address, whose calls are cheap: the database's time is told in hundredths of a second. */
const uncachedOfOne = 720
const warmUps = { cached: 8, uncached: 5 }
const triesPerBurst = 10
const cachedGoal = 3
const uncachedGoal = 10

/** A browser's; so a page is compressed once for the cache, and each time when it is not kept. */
export const browser = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Measures each kind of public page, cached and not; about four minutes. */
export async function benchPages(options: PagesOptions): Promise<Finding[]> {
  await buildPages()
  const database = await startDatabase()
  const ends = [database.stop]
  try {
    // Without the worker: what its clock makes it do is not a page's cost.
    const server = await startServer({ DATABASE_URL: database.url, ROLES: 'web,api' }, say)
    ends.push(server.stop)
    const pages = [
      { name: 'search page', addresses: searchAddresses },
      { name: 'business page', addresses: await businessAddresses(server.origin) },
      { name: 'product page', addresses: await productAddresses(server.origin) },
      { name: 'home page', addresses: ['/'] },
      { name: 'industries page', addresses: ['/industries'] },
    ]
    const findings: Finding[] = []
    const isWanted = (name: string) => name.startsWith(options.only)
    for (const { name, addresses } of pages)
      if (isWanted(`cached ${name}`))
        findings.push(await cachedPage(server, name, addresses.at(-1)!, options, ends))
    for (const { name, addresses } of pages) {
      if (!isWanted(`uncached ${name}`)) continue
      const calls = await callsOf(server.origin, addresses)
      findings.push(await uncachedPage(server, database.pid, name, addresses, calls, options))
    }
    return findings
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** A page from the cache against a plain answer of as many bytes; what it starts is stopped by `ends`. */
export async function cachedPage(
  server: Started,
  name: string,
  address: string,
  { rounds, profile, clients }: Omit<PagesOptions, 'only'> & { clients?: number },
  ends: (() => Promise<unknown> | void)[],
): Promise<Finding> {
  const bytes = await sizeOf(server.origin, address)
  say(`cached ${name}: ${bytes} bytes`)
  const plain = await startPlainServer(bytes)
  ends.push(plain.stop)

  /** CPU of `burst` hits and nothing else: rendered once, then read while it is fresh; too slow a burst is taken again. */
  const readFresh = async () => {
    for (let tried = 0; tried < triesPerBurst; tried++) {
      const path = unseen(address)
      await send(server.origin, [{ method: 'GET', path, headers: browser }])
      const before = await cacheCounts(server.origin)
      const used = await cpuDuring(server, () => send(server.origin, times(burst, path), clients))
      const after = await cacheCounts(server.origin)
      if (after.hit - before.hit === burst) return used
    }
    throw new Error(`${burst} requests never fitted into the time a page is fresh: is the machine busy?`)
  }
  const readPlain = () => cpuDuring(plain, () => send(plain.origin, times(burst, '/'), clients))
  const perRequest = async (read: () => Promise<number>) => (await read()) / burst

  for (let warmUp = 0; warmUp < warmUps.cached; warmUp++) {
    await readFresh()
    await readPlain()
  }
  const comparison = await compare(
    { name: `cached ${name}`, measure: () => perRequest(readFresh) },
    { name: `Fastify, ${bytes} bytes of text`, measure: () => perRequest(readPlain) },
    { rounds: rounds * burstsPerRound, unit: 'µs' },
  )
  if (profile) await tellHottest(server, `cached ${name}`, async () => void (await perRequest(readFresh)))
  return { ...comparison, name: comparison.subject, goal: { of: 'ratio', limit: cachedGoal } }
}

async function uncachedPage(
  server: Started,
  databasePid: number,
  name: string,
  addresses: string[],
  calls: Request[][],
  { rounds, profile }: PagesOptions,
): Promise<Finding> {
  const perPage = calls.flat().length / calls.length
  say(`uncached ${name}: ${addresses.length} pages, ${perPage.toFixed(1)} calls each:`)
  for (const { method, path } of calls.at(-1)!) say(`  ${method} ${path}`)

  const count = addresses.length === 1 ? uncachedOfOne : uncachedPages
  const chosen = Array.from({ length: count }, (_, at) => at % addresses.length)
  const both = async (requests: Request[]) => {
    const before = cpuBelow(databasePid)
    const ofServer = await cpuDuring(server, () => send(server.origin, requests))
    return (ofServer + cpuBelow(databasePid) - before) / count / 1_000
  }
  const renderPages = async () => {
    const before = await cacheCounts(server.origin)
    const used = await both(
      chosen.map((at) => ({ method: 'GET', path: unseen(addresses[at]!), headers: browser })),
    )
    const misses = (await cacheCounts(server.origin)).miss - before.miss
    if (misses !== count) throw new Error(`${misses} of ${count} pages were rendered`)
    return used
  }
  const askApi = () => both(chosen.flatMap((at) => calls[at]!))

  for (let warmUp = 0; warmUp < warmUps.uncached; warmUp++) {
    await renderPages()
    await askApi()
  }
  const comparison = await compare(
    { name: `uncached ${name}`, measure: renderPages },
    { name: `the API's answers to the same ${perPage.toFixed(1)} calls`, measure: askApi },
    { rounds, unit: 'ms' },
  )
  if (profile) await tellHottest(server, `uncached ${name}`, async () => void (await renderPages()))
  return { ...comparison, name: comparison.subject, goal: { of: 'ratio', limit: uncachedGoal } }
}

/** The calls that each page makes, as a web process apart from the API made them. */
async function callsOf(api: string, addresses: readonly string[]): Promise<Request[][]> {
  const recorder = await startRecorder(api, await freePort())
  const web = await startServer({ ROLES: 'web', API_URL: recorder.origin })
  try {
    const all: Request[][] = []
    for (const address of addresses) {
      recorder.taken()
      await sizeOf(web.origin, address)
      const calls = recorder.taken()
      if (calls.length === 0) throw new Error(`${address} asks the API for nothing`)
      all.push(calls)
    }
    return all
  } finally {
    await web.stop()
    await recorder.close()
  }
}

/** How many bytes the page at `address` has as it is sent to a browser. */
async function sizeOf(origin: string, address: string): Promise<number> {
  const answer = await fetch(origin + unseen(address), { headers: browser, redirect: 'manual' })
  const html = await answer.text()
  if (answer.status !== 200 || !html.includes('</html>')) throw new Error(`${address}: ${answer.status}`)
  return Number(answer.headers.get('content-length'))
}

const times = (count: number, path: string): Request[] =>
  Array.from({ length: count }, () => ({ method: 'GET', path, headers: browser }))

async function cpuDuring({ child }: Started, work: () => Promise<void>): Promise<number> {
  const before = await cpuOfChild(child)
  await work()
  return (await cpuOfChild(child)) - before
}

/** How many pages the cache has answered so far, how many it had to have rendered, and how many it let pass. */
export async function cacheCounts(origin: string): Promise<{ hit: number; miss: number; pass: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const countOf = (result: string) =>
    Number(new RegExp(`^page_cache_total\\{result="${result}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { hit: countOf('hit'), miss: countOf('miss'), pass: countOf('pass') }
}

/** Prints the functions of a server with the most time of their own while `work` runs. */
export async function tellHottest(server: Started, name: string, work: () => Promise<void>): Promise<void> {
  say(`\nwhere the CPU time of the ${name} goes (share of the busy time of the main thread):`)
  for (const line of await hottest(server.child, work)) say(line)
}
