// The server and its database are killed while pages tell what was seen on them: figures differ from what was acknowledged by the last
// second at most, and by nothing where the database alone was away.
import http from 'node:http'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { seenPath } from '../src/contract/statistic-kinds.ts'
import { makeSums } from '../src/domains/statistics/summing.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { bornAt } from '../src/testing/processes.ts'
import { casesOf } from '../src/testing/proofs.ts'
import { onDatabase } from './changes.ts'
import { aDataFolder, databaseOf, startInstance, type Instance } from './instance.ts'

/** Of four beacons three tell of five results each, one of a page: 500 of them are 2,000 things. */
const beaconsPerSecond = casesOf(500, 100)
const seconds = casesOf(60, 4)
const resultsPerPage = 5
const dayMs = 86_400_000

const place = aDataFolder()
const running: Instance[] = []
afterAll(async () => {
  for (const instance of running) await instance.stop()
  place.remove()
})

async function start(): Promise<Instance> {
  const env = { TRUST_PROXY: 'loopback' }
  const instance = await startInstance({ folder: place.folder, options: ['--no-demo'], env })
  running.push(instance)
  return instance
}
const inDatabase: typeof onDatabase = (work) => onDatabase(work, databaseOf(place.folder).url)

/** What a beacon told, by its number, and when it was acknowledged; undefined where it never was. */
type Beacon = { number: number; things: { kind: string; id: string }[]; at?: number }

/** Pages tell at an even pace, each from an address of its own, until told to stop; whoever does not answer is not asked again. */
function telling(ids: readonly string[], numbers: () => number) {
  const at = { address: '' }
  const agent = new http.Agent({ keepAlive: true })
  const beacons: Beacon[] = []
  const asked = new Set<Promise<void>>()
  const send = () => {
    const number = numbers()
    const isSearch = number % 4 > 0
    const kind = isSearch ? 'shown' : 'opened'
    const things = Array.from({ length: isSearch ? resultsPerPage : 1 }, (_, by) => ({
      kind,
      id: ids[(number * 7 + by) % ids.length]!,
    }))
    const beacon: Beacon = { number, things }
    beacons.push(beacon)
    const seen = things.map((thing, by) => ({ ...thing, type: 'business', place: by + 1 }))
    const headers = {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    }
    const answered = new Promise<void>((resolve) => {
      const request = http.request(at.address + seenPath, { agent, method: 'POST', headers, timeout: 10_000 })
      request.on('timeout', () => request.destroy())
      request.on('error', () => resolve())
      request.on('response', (response) => {
        if (response.statusCode === 204) beacon.at = performance.now()
        response.on('error', () => resolve()).on('end', () => resolve())
        response.resume()
      })
      request.end(JSON.stringify({ zone: 'Asia/Tokyo', words: `beacon ${number}`, seen }))
    })
    asked.add(answered)
    void answered.finally(() => asked.delete(answered))
  }
  let timer: NodeJS.Timeout | undefined
  return {
    at,
    beacons,
    begin() {
      const began = performance.now()
      let sent = 0
      timer = setInterval(() => {
        const due = ((performance.now() - began) / 1_000) * beaconsPerSecond
        for (; sent < due; sent++) send()
      }, 20)
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(asked)
    },
    acknowledged: () => beacons.filter((beacon) => beacon.at !== undefined),
    close: () => agent.destroy(),
  }
}

/** How many things of each beacon are written. */
async function written(): Promise<Map<number, number>> {
  const rows = await inDatabase(async (db) => {
    const found = await sql<{ words: string; count: number }>`
      select words, count(*)::int as count from statistics_events where words like 'beacon %' group by 1`.execute(
      db,
    )
    return found.rows
  })
  return new Map(rows.map(({ words, count }) => [Number(words.slice('beacon '.length)), count]))
}

/** Ends all processes at once, as a machine does that stops. */
async function killAll(instance: Instance): Promise<void> {
  const were = instance.processes().map((pid) => ({ pid, born: bornAt(pid) }))
  for (const { pid } of were) process.kill(pid, 'SIGKILL')
  await expect
    .poll(() => were.filter(({ pid, born }) => born !== undefined && bornAt(pid) === born), {
      timeout: 30_000,
    })
    .toEqual([])
}

const thingsOf = (beacons: readonly Beacon[]) => beacons.reduce((sum, { things }) => sum + things.length, 0)
const half = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, (seconds * 1_000) / 2))

test('what was acknowledged is in the figures but for the last second before a kill', async () => {
  const first = await start()
  const ids: string[] = []
  while (ids.length < 40) ids.push((await inDatabase((db) => aBusiness(db))).businessID)
  let last = 0
  const told = telling(ids, () => (last += 1))

  // Server and database at once; then the next start goes on.
  told.at.address = first.address
  told.begin()
  await half()
  const killedAt = performance.now()
  await killAll(first)
  await told.stop()
  const second = await start()
  const before = told.acknowledged()
  const kept = await written()
  const missing = before.filter(({ number, things }) => (kept.get(number) ?? 0) < things.length)
  const late = missing.map(({ at }) => Math.ceil(killedAt - at!))
  expect(late.filter((ms) => ms > 1_000)).toEqual([])
  expect(before.length).toBeGreaterThan((beaconsPerSecond * seconds) / 4)

  // The database alone: the same server goes on with the database that comes back, and nothing is lost.
  told.at.address = second.address
  told.begin()
  await half()
  process.kill(databaseOf(place.folder).pid, 'SIGKILL')
  await expect
    .poll(async () => (await fetch(`${second.address}/readyz`)).status, { timeout: 30_000, interval: 20 })
    .toBe(503)
  await expect
    .poll(async () => (await fetch(`${second.address}/readyz`)).status, { timeout: 30_000, interval: 20 })
    .toBe(200)
  await half()
  await told.stop()
  const after = told.acknowledged().filter((beacon) => !before.includes(beacon))
  const isMissing = async () => {
    const now = await written()
    return after.filter(({ number, things }) => now.get(number) !== things.length).map(({ number }) => number)
  }
  await expect.poll(isMissing, { timeout: 30_000 }).toEqual([])

  // The figures: sums of what was acknowledged, but for the last second, and for what was written and whose answer was lost.
  const figures = await inDatabase(async (db) => {
    await makeSums(db, new Date(Date.now() + 3 * dayMs))
    const { rows } = await sql<{ events: number }>`
      select coalesce(sum(events), 0)::int as events from statistics_days where kind in ('shown', 'opened')`.execute(
      db,
    )
    return rows[0]!.events
  })
  const acknowledged = thingsOf([...before, ...after])
  const lastSecond = thingsOf(before.filter(({ at }) => at! > killedAt - 1_000))
  const unanswered = thingsOf(told.beacons) - acknowledged
  expect(figures).toBeGreaterThanOrEqual(acknowledged - lastSecond)
  expect(figures).toBeLessThanOrEqual(acknowledged + unanswered)
  told.close()
  process.stdout.write(
    `${thingsOf(told.beacons)} things told, ${acknowledged} acknowledged, ${figures} in the figures; of the last ${Math.max(0, ...late)} ms before ` +
      `the kill ${thingsOf(missing)} were lost; refused or unanswered ${unanswered}\n`,
  )
}, 300_000)
