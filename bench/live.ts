// What 500 open pages cost the process that tells them: memory, and the time that others wait.
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { addAccount } from '../src/domains/accounts/registration.ts'
import { openSession } from '../src/domains/accounts/sessions.ts'
import { openDatabase, transaction, type Database } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { publishLive } from '../src/platform/live/events.ts'
import { createLog } from '../src/platform/log.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { askerOf, shareOf } from './asking.ts'
import { dataFolder, startDatabase, startServer } from './children.ts'
import { latenciesOf, type Route } from './latencies.ts'
import type { Finding } from './results.ts'
import { spreadOf, type Comparison } from './rounds.ts'

const streamsOpen = 500
const secret = 'the secret of the bench which keeps nothing'
const aSecond = 50
const turnMs = 8_000

const routes: Route[] = [
  { name: 'editions call', everyMs: 20, question: () => ({ path: '/api/edition' }) },
  {
    name: 'search call',
    everyMs: 40,
    question: () => ({ method: 'POST', path: '/api/search/business', body: { textQuery: 'bearing' } }),
  },
]

type Reader = { userID: string; heard(): number; close(): void }

/** Asks other routes without streams and with 500 of them, to which 50 events a second go, in turns. */
export async function benchLive({ rounds }: { rounds: number }): Promise<Finding[]> {
  const database = await startDatabase(
    path.join(fs.mkdtempSync(path.join(dataParent(), 'live-')), 'postgres'),
  )
  const server = await startServer({
    DATABASE_URL: database.url,
    DEMO: 'no',
    ROLES: 'api',
    SECRET: secret,
  })
  sealWith(secret)
  const own = openDatabase(database.url, { max: 4, log: createLog('warn') })
  const asker = askerOf(server.origin)
  try {
    const bearers = await people(own)
    const times = { with: new Map<string, number[]>(), without: new Map<string, number[]>() }
    const memory: { before: number; after: number }[] = []
    await measure(asker.ask, async () => {})
    for (let round = 0; round < rounds; round += 1) {
      note(times.without, await measure(asker.ask, async () => {}))
      const before = residentOf(server.child.pid!)
      const readers = await Promise.all(bearers.map((one) => read(server.origin, one)))
      let told = 0
      const during = await measure(asker.ask, async () => {
        const { userID } = readers[told % readers.length]!
        told += 1
        await transaction(own.db, (tx) => publishLive(tx, [{ userID, event: { type: 'badges' } }]))
      })
      note(times.with, during)
      memory.push({ before, after: residentOf(server.child.pid!) })
      const heard = readers.reduce((sum, reader) => sum + reader.heard(), 0)
      if (heard !== told) throw new Error(`${told} events were told and ${heard} heard`)
      for (const reader of readers) reader.close()
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    return [...latencyFindings(times), memoryFinding(memory)]
  } finally {
    asker.close()
    await own.close()
    await server.stop()
    await database.stop()
  }
}

function dataParent(): string {
  fs.mkdirSync(dataFolder, { recursive: true })
  return dataFolder
}

async function people({ db }: Database): Promise<{ userID: string; bearer: string }[]> {
  const all: { userID: string; bearer: string }[] = []
  for (let at = 0; at < streamsOpen; at += 1)
    await transaction(db, async (tx) => {
      const userID = uuidv7()
      const name = { firstName: 'Mara', lastName: 'Lindqvist' }
      await addAccount(tx, userID, { email: `${userID}@bench.example`, passwordHash: 'none', ...name })
      const { token } = await openSession(tx, { userID, device: 'bench' })
      all.push({ userID, bearer: `Bearer ${token}` })
    })
  return all
}

async function read(origin: string, { userID, bearer }: { userID: string; bearer: string }): Promise<Reader> {
  const request = http.get(`${origin}/api/live`, { agent: false, headers: { authorization: bearer } })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`a stream was answered ${response.statusCode}`)
  let heard = 0
  response.setEncoding('utf8').on('data', (text: string) => (heard += text.split('\ndata:').length - 1))
  response.on('error', () => {})
  request.on('error', () => {})
  return { userID, heard: () => heard, close: () => request.destroy() }
}

/** The p50 of each route while `act` is done 50 times a second. */
async function measure(ask: Parameters<typeof latenciesOf>[0], act: () => Promise<void>) {
  const ends = performance.now() + turnMs
  let last: Promise<void> = Promise.resolve()
  const acting = setInterval(() => {
    last = last.then(act)
  }, 1_000 / aSecond)
  const latencies = await latenciesOf(ask, routes, () => performance.now() > ends)
  clearInterval(acting)
  await last
  await new Promise((resolve) => setTimeout(resolve, 500))
  return new Map([...latencies].map(([name, times]) => [name, shareOf(times, 0.5)]))
}

function note(times: Map<string, number[]>, medians: Map<string, number>): void {
  for (const [name, p50] of medians) times.set(name, [...(times.get(name) ?? []), p50])
}

/** Megabytes that a process holds. */
function residentOf(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

type Times = Record<'with' | 'without', Map<string, number[]>>

function compared(sides: {
  subject: string
  baseline: string
  unit: string
  subjects: readonly number[]
  baselines: readonly number[]
}): Comparison {
  const { subjects, baselines, ...named } = sides
  return {
    ...named,
    subjectMedian: spreadOf(subjects).median,
    baselineMedian: spreadOf(baselines).median,
    ratio: spreadOf(subjects.map((one, at) => one / baselines[at]!)),
    rounds: subjects.length,
  }
}

const latencyFindings = (times: Times): Finding[] =>
  routes.map(({ name }) => ({
    ...compared({
      subject: `${name} beside ${streamsOpen} streams`,
      baseline: 'the same without streams',
      unit: 'ms',
      subjects: times.with.get(name)!,
      baselines: times.without.get(name)!,
    }),
    name: `${name}, p50`,
    goal: { of: 'ratio', limit: 2 },
  }))

/** Of the first round: later the process has room that it took before. */
const memoryFinding = (memory: readonly { before: number; after: number }[]): Finding => ({
  ...compared({
    subject: `memory that ${streamsOpen} streams add`,
    baseline: 'memory before',
    unit: 'MB',
    subjects: memory.slice(0, 1).map(({ before, after }) => after - before),
    baselines: memory.slice(0, 1).map(({ before }) => before),
  }),
  name: 'memory',
  goal: { of: 'subject', limit: 150 },
})
