// Whoever makes sums may be killed at any moment: another goes on, and each event counts once.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { aTeam } from '../../testing/products.ts'
import { aSummingProcess } from '../../testing/summing-process.ts'
import { insertEvents } from './queries/events.ts'
import { ensureParts } from './queries/parts.ts'

const { db, pool, url } = await testDatabase()
const begin = Date.parse('2027-01-01T00:00:00Z')
const dayMs = 86_400_000
const days = 60

async function progress(): Promise<string> {
  const { rows } = await pool.query<{ until: Date }>('select until from statistics_progress order by work')
  return rows.map(({ until }) => until.toISOString()).join(' ')
}

/** Lets a process make sums, and kills it some time after it has done something more; whether it was done before. */
async function isDoneUnlessKilled(until: Date, afterMs: number): Promise<boolean> {
  const before = await progress()
  const worker = aSummingProcess(url, until)
  const gone = once(worker, 'exit')
  while (worker.exitCode === null && (await progress()) === before) await Promise.race([gone, sleep(2)])
  await Promise.race([gone, sleep(afterMs)])
  worker.kill('SIGKILL')
  await gone
  return worker.exitCode === 0
}

test('killed again and again, sums count each event once', async () => {
  const { businessID } = await aTeam(db)
  const rows = Array.from({ length: days * 100 }, (_, number) => {
    const at = begin + number * (dayMs / 100)
    return {
      slot: Math.floor(at / 1_800_000) * 1_800_000,
      kind: 'viewed',
      businessID,
      thingID: businessID,
      visitor: BigInt(number),
      crowd: number % 16,
      day: new Date(at).toISOString().slice(0, 10),
      country: 'JP',
      words: '',
      place: null,
      company: null,
      companyType: null,
      boostID: null,
      edition: '',
    }
  })
  await ensureParts(
    db,
    'statistics_events',
    rows.map(({ day }) => day),
  )
  await insertEvents(db, rows, new Date(begin))
  const until = new Date(begin + (days + 40) * dayMs)
  let killed = 0
  while (killed < 8 && !(await isDoneUnlessKilled(until, killed * 5))) killed += 1
  expect(killed).toBeGreaterThan(2)
  const last = aSummingProcess(url, until)
  await once(last, 'exit')
  expect(last.exitCode).toBe(0)
  const sums = await pool.query<{
    hours: number
    days: number
    things: number
    visitors: number
    months: number
  }>(`
    select (select sum(events) from statistics_hours)::int as hours,
      (select sum(events) from statistics_days where kind = 'viewed')::int as days,
      (select sum(events) from statistics_days where kind = 'visitor')::int as visitors,
      (select sum(events) from statistics_things)::int as things,
      (select sum(events) from statistics_breakdowns where dimension = 'country')::int as months`)
  expect(sums.rows).toEqual([
    {
      hours: rows.length,
      days: rows.length,
      visitors: rows.length,
      things: rows.length,
      months: rows.length,
    },
  ])
}, 120_000)
