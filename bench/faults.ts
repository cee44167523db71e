// What is lost, doubled and away while parts of a database cluster and of the program fail: each fault several times, under half of
// the most that the undisturbed cluster writes.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { goOn, heal, makeFault } from '../scripts/cluster/faults.ts'
import { untilWhole } from '../scripts/cluster/members.ts'
import { settingsOf, type Cluster } from '../scripts/cluster/plan.ts'
import { knownCluster } from '../scripts/cluster/run.ts'
import type { World } from '../src/demo/facts/world.ts'
import { demoWorldOf } from '../src/demo/fill.ts'
import { openDatabase, type Database } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { firstBusinesses } from './addresses.ts'
import { askerOf } from './asking.ts'
import { buildPages, root } from './children.ts'
import { compareWrites, longestGap, unheard } from './faults-compare.ts'
import { startLoad, type Told } from './faults-load.ts'
import { findWritten } from './written.ts'
import { startProgram, type Running } from './faults-program.ts'
import { publicHost } from './front.ts'
import { somePeople, type People } from './operation-people.ts'
import { keep } from './results.ts'

type Ground = { cluster: Cluster; program: Running; database: Database; people: People; pages: string[] }
type Fault = {
  name: string
  /** The longest time without an answered write, in seconds. */
  goal: number
  /** How long it lasts before it is taken back. */
  seconds: number
  /** What is done then, besides healing. */
  make(ground: Ground): Promise<void>
  undo?(ground: Ground): void
}

const onNode =
  (name: string, where: string) =>
  async ({ cluster }: Ground) =>
    void (await makeFault(cluster, name, where))
const usually = 25
let stopped: 'a' | 'b' | 'c' | undefined

const faults: readonly Fault[] = [
  { name: 'leader killed', goal: usually, seconds: 25, make: onNode('kill', 'leader') },
  {
    name: 'leader stopped',
    goal: usually,
    seconds: 30,
    make: async ({ cluster }) => void (stopped = await makeFault(cluster, 'stop', 'leader')),
    undo: ({ cluster }) => goOn(cluster, stopped!),
  },
  { name: 'network of the leader cut', goal: usually, seconds: 30, make: onNode('partition', 'leader') },
  { name: 'standby killed', goal: usually, seconds: 15, make: onNode('kill', 'standby') },
  { name: 'member of etcd killed', goal: usually, seconds: 10, make: onNode('kill-etcd', 'leader') },
  ...['worker', 'api', 'web'].map((role) => ({
    name: `${role} killed`,
    goal: usually,
    seconds: 12,
    make: async ({ program }: Ground) => program.kill(role),
  })),
  { name: 'pooler killed', goal: usually, seconds: 10, make: onNode('kill-pooler', 'leader') },
  { name: 'disk of the leader full', goal: usually, seconds: 25, make: onNode('full-disk', 'leader') },
  { name: 'planned switch', goal: 5, seconds: 12, make: onNode('switch', 'leader') },
]

type Outcome = {
  lost: number
  doubled: number
  /** Seconds. */
  gap: number
  pagesAway: number
  unheard: number
  acknowledged: number
  pagesAsked: number
  slowestPageMs: number
  refused: number
  statuses: Record<string, number>
  failures: string[]
}
const say = (text: string) => process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const holds = ({ goal }: Fault, { lost, doubled, gap, pagesAway, unheard: missed }: Outcome) =>
  lost === 0 && doubled === 0 && gap <= goal && pagesAway === 0 && missed === 0

type Wanted = { rounds: number; only: string; folder: string | undefined }

/** Prints and keeps what was found; answers whether every goal holds. */
export async function benchFaults({ rounds, only, folder: given }: Wanted): Promise<boolean> {
  const folder = path.resolve(given ?? path.join(root, '.data', 'cluster'))
  const cluster = knownCluster(folder)
  if (!cluster)
    throw new Error(`There is no cluster in ${folder}: npm run cluster -- up, then npm run demo -- --load.`)
  await buildPages()
  await untilWhole(cluster, 60_000)
  const ground = await prepare(cluster)
  try {
    const most = await measureMost(ground)
    const rate = Math.floor(most * 0.45)
    say(`undisturbed: ${most.toFixed(1)} writes a second at most; from now on ${rate}`)
    const findings: object[] = [{ name: 'undisturbed', writesASecond: Number(most.toFixed(1)), rate }]
    let isHeld = true
    const chosen = faults.filter(({ name }) => name.includes(only))
    for (let round = 0; round < rounds; round += 1)
      for (const fault of chosen) {
        const outcome = await tryFault(ground, fault, rate)
        isHeld &&= holds(fault, outcome)
        say(told(fault, outcome))
        const finding = { name: fault.name, round: round + 1, goal: fault.goal, ...outcome }
        findings.push({ ...finding, holds: holds(fault, outcome) })
        // As it is found: a run of many hours may be ended before its end.
        keep('faults', findings.splice(0))
      }
    return isHeld
  } finally {
    await ground.program.stop()
    await ground.database.close()
    await heal(cluster)
  }
}

const told = (fault: Fault, one: Outcome): string =>
  `${fault.name.padEnd(26)} lost ${one.lost}, doubled ${one.doubled}, gap ${one.gap.toFixed(1)} s (${fault.goal}), ` +
  `pages away ${one.pagesAway} of ${one.pagesAsked}, unheard ${one.unheard}, answered ${one.acknowledged}, ` +
  `statuses ${JSON.stringify(one.statuses)}${holds(fault, one) ? '' : '  MISSED'}${one.failures.map((line) => `\n    ${line}`).join('')}`

async function prepare(cluster: Cluster): Promise<Ground> {
  const place = path.join(cluster.folder, 'program')
  mkdirSync(place, { recursive: true })
  const settings = { ...settingsOf(cluster), SECRET: keptSecret(place) }
  sealWith(settings.SECRET)
  const database = openDatabase(settings.DATABASE_DIRECT_URL, { max: 4, log: createLog('silent') })
  const world = await demoWorldOf(database.db)
  if (!world?.load)
    throw new Error(
      'The cluster holds no world for load: npm run demo -- --businesses 10000 --products 50000 --load.',
    )
  const program = await startProgram(settings, place)
  try {
    return { cluster, program, database, ...(await peopleAndPages(database, world, program)) }
  } catch (error) {
    await program.stop()
    await database.close()
    throw error
  }
}

async function peopleAndPages(
  database: Database,
  world: World,
  program: Running,
): Promise<Pick<Ground, 'people' | 'pages'>> {
  const { rows } = await sql<{ before: number }>`
    select count(*)::int as before from accounts.accounts`.execute(database.db)
  const shift = Math.ceil(rows[0]!.before / peopleCount)
  // Of whoever has been in a run before: loading brings its own.
  await sql`delete from answer_clocks`.execute(database.db)
  const people = await somePeople({ ...database, world }, { count: peopleCount, each: 20, shift })
  const pages = [
    '/',
    '/industries',
    ...(await firstBusinesses(program.origin, 12)).map(({ address }) => address),
  ]
  say(`${people.all.length} people, ${people.conversations.length} conversations, ${pages.length} pages`)
  return { people, pages }
}

const peopleCount = 100

function keptSecret(folder: string): string {
  const file = path.join(folder, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** As on a site that is visited: every process has answered these pages within the last minutes. */
async function begin({ database, people, program, pages }: Ground): Promise<void> {
  await people.renew()
  await sql`delete from call_budgets`.execute(database.db)
  for (const web of program.webs) {
    const { ask, close } = askerOf(web)
    const waiting = [...pages]
    const lane = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        // As the proxy in front says it: pages are kept by their origin.
        const headers = { host: publicHost, accept: 'text/html', 'x-forwarded-proto': 'https' }
        const { status } = await ask({ path, headers })
        if (status >= 400) throw new Error(`${path} was answered ${status} before anything failed.`)
      }
    }
    await Promise.all(Array.from({ length: 4 }, lane))
    close()
  }
}

const answeredFile = ({ cluster }: Ground) => path.join(cluster.folder, 'answered.jsonl')

/** Writes that are answered in a second by the undisturbed cluster, with nobody waiting between two. */
async function measureMost(ground: Ground): Promise<number> {
  await begin(ground)
  const load = startLoad({
    ...ground.program,
    people: ground.people,
    pages: ground.pages,
    file: answeredFile(ground),
  })
  await load.begun
  await pause(8_000)
  const [since, before] = [performance.now(), load.acknowledged().length]
  await pause(20_000)
  const most = ((load.acknowledged().length - before) * 1_000) / (performance.now() - since)
  await load.stopWriting()
  await load.end()
  return most
}

const calmMs = 6_000
const settleMs = 8_000

async function tryFault(ground: Ground, fault: Fault, rate: number): Promise<Outcome> {
  await begin(ground)
  const { program, people, pages, cluster } = ground
  const load = startLoad({ origin: program.origin, people, pages, rate, file: answeredFile(ground) })
  await load.begun
  await pause(calmMs)
  const from = Date.now()
  await fault.make(ground)
  await pause(fault.seconds * 1_000)
  fault.undo?.(ground)
  if (fault.undo) await pause(10_000)
  await heal(cluster)
  await pause(settleMs)
  const to = Date.now()
  await load.stopWriting()
  // What is told is told a moment later.
  await pause(5_000)
  return outcomeOf(await load.end(), await findWritten(ground.database.db), { from, to })
}

function outcomeOf(
  one: Told,
  found: Map<string, number>,
  { from, to }: { from: number; to: number },
): Outcome {
  const { acknowledged, pages, statuses, refused, heard } = one
  const run = /^mw-[^-]+-/.exec(acknowledged[0]?.token ?? '')?.[0] ?? ''
  const ofRun = new Map([...found].filter(([token]) => token.startsWith(run)))
  const { lost, doubled } = compareWrites(acknowledged, ofRun)
  return {
    lost: lost.length,
    doubled: doubled.length,
    gap: longestGap(
      acknowledged.map(({ at }) => at),
      from,
      to,
    ),
    pagesAway: pages.failed,
    unheard: unheard(acknowledged, heard).length,
    acknowledged: acknowledged.length,
    pagesAsked: pages.asked,
    slowestPageMs: Math.round(pages.slowestMs),
    refused,
    statuses: Object.fromEntries(statuses),
    failures: pages.failures,
  }
}
