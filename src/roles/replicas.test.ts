// What is read from replicas is never older than promised: people, tabs and processes write and read at random while the
// replica falls behind, dies and comes back.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { openDatabase } from '../platform/db.ts'
import { sealWith } from '../platform/sealing.ts'
import { wrongCells } from '../testing/access/judge.ts'
import { apiRows } from '../testing/access/rows.ts'
import { keepNoFiles } from '../testing/access/world.ts'
import { soon } from '../testing/live.ts'
import { casesOf, seedOfPiece } from '../testing/proofs.ts'
import { aReplicatedDatabase, type ReplicatedDatabase } from '../testing/replicas/database.ts'
import { aReadingProcess, pagesApart, ways, type ReadingProcess } from '../testing/replicas/process.ts'
import { testLog, testSecret, testServer } from '../testing/server.ts'
import { aSession, type TestSession } from '../testing/sessions.ts'
import { serveApi } from './api.ts'

let database: ReplicatedDatabase
let people: TestSession[]
const things = 24

beforeAll(async () => {
  sealWith(testSecret)
  database = await aReplicatedDatabase()
  const { db, close } = openDatabase(database.url, { max: 2, log: testLog })
  await sql`create table things (id int primary key, n int not null default 0)`.execute(db)
  await sql`insert into things select generate_series(0, ${things - 1}::int)`.execute(db)
  people = [await aSession(db), await aSession(db), await aSession(db)]
  await close()
})
afterAll(() => database.close())

let state = seedOfPiece(20_261_129)
const unit = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return (state >>> 8) / 0x1000000
}
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(unit() * values.length)]!

type Deployment = { both: readonly [ReadingProcess, ReadingProcess]; apart: ReturnType<typeof pagesApart> }

/** Two processes in use, and one with pages alone. */
async function aDeployment(): Promise<Deployment> {
  const both = [await aReadingProcess(database), await aReadingProcess(database)] as const
  onTestFinished(async () => {
    // Where it follows nobody any more there is nothing to let go.
    await database.letGo().catch(() => {})
    for (const one of both) await one.close()
  })
  for (const one of both) await one.untilUsed()
  return { both, apart: pagesApart(...both) }
}

/** What was acknowledged of each thing, whoever wrote it. */
const written = new Map<number, number>()

/** Somebody writes and reads what they wrote, everywhere; answers how often that was older than promised. */
async function oneRound({ both, apart }: Deployment): Promise<{ reads: number; older: number }> {
  const id = Math.floor(unit() * things)
  const [here, there] = unit() < 0.5 ? both : [both[1], both[0]]
  const person = pick(people)
  if (unit() < 0.7) written.set(id, Math.max(await here.write(id), written.get(id) ?? 0))
  const promised = written.get(id) ?? 0
  const knownHere = here.known(id)
  const knownThere = there.known(id)
  const toldHere = here.heard(id)
  const toldThere = there.heard(id)
  const toldApart = apart.heard(id)
  const way = () => pick(ways)
  const seen = await Promise.all([
    here.read(id, pick(['plain', 'costly'] as const), person).then((n) => n >= promised),
    // Another tab, and another process.
    there.read(id, pick(['plain', 'costly'] as const), person).then((n) => n >= promised),
    here.read(id, way()).then((n) => n >= knownHere),
    there.read(id, way()).then((n) => n >= knownThere),
    here.page(id, way()).then((n) => n >= toldHere),
    there.page(id, way()).then((n) => n >= toldThere),
    apart.page(id, way()).then((n) => n >= toldApart),
  ])
  return { reads: seen.length, older: seen.filter((isRight) => !isRight).length }
}

/** Rounds of several people at once until so much was read. */
async function readMuch(all: Deployment, least: number, disturb: (at: number) => Promise<void>) {
  const sum = { reads: 0, older: 0 }
  for (let at = 0; sum.reads < least; at++) {
    await disturb(at)
    for (const { reads, older } of await Promise.all([1, 2, 3, 4].map(() => oneRound(all)))) {
      sum.reads += reads
      sum.older += older
    }
  }
  return sum
}

/** Holds the replica back now and then, for some rounds each time. */
function nowAndThen() {
  let isHeld = false
  return async () => {
    if (unit() > 0.15) return
    await (isHeld ? database.letGo() : database.hold())
    isHeld = !isHeld
  }
}

const whole = casesOf(20_000, 1_500)
const timeout = 120_000 + whole * 20

test('no read is older than what its reader wrote, or than its process was told', { timeout }, async () => {
  const all = await aDeployment()
  const { reads, older } = await readMuch(all, whole, nowAndThen())
  const counts = all.both.map(({ replicas }) => replicas.counts())
  process.stdout.write(`${reads} reads, ${older} older; ${JSON.stringify(counts)}\n`)
  expect(older).toBe(0)
  for (const { replica, failed } of counts) {
    expect(replica).toBeGreaterThan(reads / 10)
    expect(failed).toBeLessThan(reads / 50)
  }
})

test('nor when the replica dies and comes back', { timeout }, async () => {
  const all = await aDeployment()
  const { older } = await readMuch(all, Math.ceil(whole / 5), async (at) => {
    if (at === 2) await database.killReplica()
    if (at === 8) await database.startReplica()
  })
  expect(older).toBe(0)
  for (const one of all.both) await one.untilUsed()
})

test.each(['since', 'holds'] as const)(
  'a process that does not look at %s is found out',
  { timeout },
  async (what) => {
    const all = await aDeployment()
    for (const { replicas } of all.both) {
      const { choose } = replicas
      replicas.choose = async (since) => {
        const chosen = await choose(what === 'since' ? undefined : since)
        return chosen && what === 'holds' ? { ...chosen, holds: async () => true } : chosen
      }
    }
    expect((await readMuch(all, whole, nowAndThen())).older).toBeGreaterThan(0)
  },
)

test('what is not there on a replica is looked for on the primary', async () => {
  const { both } = await aDeployment()
  const [one] = both
  await database.hold()
  await sql`insert into things values (${things}, 7)`.execute(one.db)
  const { refused } = one.replicas.counts()
  expect(await one.read(things, 'plain')).toBe(7)
  expect(one.replicas.counts().refused).toBe(refused + 1)
})

test('calls that a replica may answer answer everybody as they must, and write nothing there', async () => {
  const { both } = await aDeployment()
  const [one] = both
  keepNoFiles()
  const app = testServer('loopback')
  onTestFinished(() => app.close())
  serveApi(app, { db: one.db, defaultEdition: 'jp' })
  // The first search of a process reads the terms, which takes a busy machine longer than a call may.
  await soon(async () => {
    const found = await app.inject({ method: 'POST', url: '/api/search/business', payload: {} })
    expect(found.statusCode).toBe(200)
  })
  const endpoints = Object.fromEntries(
    Object.entries<Endpoint>(api).filter(([, { fromReplica }]) => fromReplica !== undefined),
  )
  const rows = Object.fromEntries(Object.entries(apiRows).filter(([name]) => name in endpoints))
  const { failed, replica } = one.replicas.counts()
  const { wrong } = await wrongCells({
    app,
    db: one.db,
    prefix: '/api',
    endpoints,
    rows,
    inOneWorld: true,
  })
  expect(wrong).toEqual([])
  const counts = one.replicas.counts()
  expect(counts.failed - failed).toBe(0)
  expect(counts.replica - replica).toBeGreaterThan(Object.keys(endpoints).length)
})

test('a replica that stays behind is left, and used again once it is not', async () => {
  const { both } = await aDeployment()
  const [one] = both
  await database.hold()
  await soon(async () => {
    await one.write(1)
    expect(one.replicas.state()[0]!.seconds).toBeGreaterThan(3)
  })
  const { none } = one.replicas.counts()
  await one.read(2, 'plain')
  expect(one.replicas.counts().none).toBe(none + 1)
  await database.letGo()
  await one.untilUsed()
})

// The last one: there is no way back.
test('a replica that leads by itself is left', { timeout }, async () => {
  const all = await aDeployment()
  await database.promoteReplica()
  expect((await readMuch(all, 200, async () => {})).older).toBe(0)
  await soon(async () => {
    await all.both[0].write(1)
    expect(all.both[0].replicas.state()[0]!.seconds).toBeGreaterThan(3)
  })
  const { none } = all.both[0].replicas.counts()
  expect(await all.both[0].read(1, 'plain')).toBe(all.both[0].known(1))
  expect(all.both[0].replicas.counts().none).toBe(none + 1)
})
