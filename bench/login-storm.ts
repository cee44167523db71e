// What a storm of log-ins does to everybody else: how long other routes take with it and without, and whether a session is
// lost when the account service and the API are restarted in the midst of it. Web with worker, api and accounts are processes
// of their own; everything is asked at the web's address.
import { randomBytes } from 'node:crypto'
import { askerOf, newAddress, type Answer, type Question } from './asking.ts'
import { buildPages, freePort, startDatabase, startServer, type Started } from './children.ts'
import { latenciesOf, type Latencies } from './latencies.ts'
import { findingsOf, measureTurns, restartFindings, routes } from './others.ts'
import { addPeople } from './people.ts'
import type { Finding } from './results.ts'
import { spreadOf } from './rounds.ts'
import { keepNewSession, keepSession, type Keeper } from './session-keeper.ts'
import { stormApart, type StormApart } from './storm-apart.ts'

const logInsASecond = 200
const people = 2_000
const sessions = 200

const say = (text: string) => process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** About two and a half minutes with five rounds. */
export async function benchLoginStorm({ rounds }: { rounds: number }): Promise<Finding[]> {
  await buildPages()
  const database = await startDatabase()
  const ends: (() => unknown)[] = [() => database.stop()]
  try {
    const site = await startSite(database.url)
    ends.push(() => site.stop())
    const emails = Array.from({ length: people }, (_, at) => `storm-${at}@bench.example`)
    await addPeople(database.url, emails)
    const { ask, close } = askerOf(site.origin)
    ends.push(() => close())

    const storm = await stormApart({ origin: site.origin, emails, aSecond: logInsASecond })
    ends.push(() => storm.stop())
    const turns = await measureTurns(site.origin, storm, rounds)
    say((await storm.result()).told)
    const { kept, meanwhile } = await restartAll(site, storm, ask, emails)
    return [...findingsOf(turns), ...restartFindings(turns, meanwhile), kept]
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

type Restart = [role: 'accounts' | 'api', how: 'stop' | 'kill']
type Site = { origin: string; restart(...which: Restart): Promise<void>; stop(): Promise<void> }

async function startSite(databaseUrl: string): Promise<Site> {
  const common = {
    DATABASE_URL: databaseUrl,
    SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: 'loopback',
  }
  const settings = {
    accounts: { ...common, ROLES: 'accounts', PORT: String(await freePort()) },
    api: { ...common, ROLES: 'api', PORT: String(await freePort()) },
  }
  const started: Record<keyof typeof settings, Started> = {
    accounts: await startServer(settings.accounts),
    api: await startServer(settings.api),
  }
  const web = await startServer({
    ...common,
    ROLES: 'web,worker',
    API_URL: started.api.origin,
    ACCOUNTS_URL: started.accounts.origin,
  })
  return {
    origin: web.origin,
    async restart(role, how) {
      await started[role][how]()
      started[role] = await startServer(settings[role])
    },
    async stop() {
      for (const server of [web, started.api, started.accounts]) await server.stop()
    },
  }
}

/** Five restarts in half a minute: what a deployment does once a day, often enough to be seen. */
const betweenRestartsMs = 6_000
const restarts: Restart[] = [
  ['accounts', 'stop'],
  ['api', 'stop'],
  ['accounts', 'kill'],
  ['api', 'kill'],
  ['accounts', 'stop'],
]

/** Restarts both in the midst of the storm, politely and not, while sessions are renewed; counts those that are gone. */
async function restartAll(
  site: Site,
  storm: StormApart,
  ask: (question: Question) => Promise<Answer>,
  emails: readonly string[],
): Promise<{ kept: Finding; meanwhile: Latencies }> {
  const keepers: Keeper[] = []
  await inLanes(4, emails.slice(0, sessions), async (email) => {
    keepers.push(await keepNewSession(ask, email))
  })
  storm.resume()
  let isOver = false
  const refused: string[] = []
  const asked = latenciesOf(
    ask,
    routes,
    () => isOver,
    (name) => refused.push(name),
  )
  for (const [role, how] of restarts) {
    await pause(betweenRestartsMs)
    const began = performance.now()
    await site.restart(role, how)
    say(`${role}: ${how}, ready again after ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  }
  await pause(betweenRestartsMs)
  isOver = true
  const meanwhile = await asked
  await storm.pause()
  const { sessions: given, told } = await storm.result()
  say(told)
  for (const { name } of routes)
    say(
      `${name} meanwhile: ${meanwhile.get(name)!.length} answers, ${refused.filter((one) => one === name).length} while the API was away`,
    )
  // Whoever was let in by the storm has a session too.
  const answered = given.map((session) => keepSession(ask, newAddress(), session))
  const all = [...keepers, ...answered]
  const alive = await Promise.all(all.map((keeper) => keeper.end()))
  const sum = (what: 'renewed' | 'again') =>
    keepers.reduce((total, keeper) => total + keeper.counts()[what], 0)
  say(`sessions: ${keepers.length} renewed ${sum('renewed')} times, ${sum('again')} times asked again`)
  const lost = alive.filter((lives) => !lives).length
  const kept: Finding = {
    name: 'sessions lost',
    subject: `sessions lost in ${restarts.length} restarts of accounts and api within the storm`,
    baseline: 'all sessions',
    unit: 'sessions',
    subjectMedian: lost,
    baselineMedian: all.length,
    ratio: spreadOf([lost / all.length]),
    rounds: 1,
    goal: { of: 'subject', limit: 0 },
  }
  return { kept, meanwhile }
}

async function inLanes<T>(
  lanes: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
