// Whoever closes a month and mails of it dies by SIGKILL at random moments, its database now and then with it: each owner gets exactly one mail.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../platform/db.ts'
import { sealWith } from '../../platform/sealing.ts'
import { drawing } from '../../testing/feed/world.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aKillableDatabase, type KillableDatabase } from '../../testing/killable-database.ts'
import { aMonthProcess } from '../../testing/month-process.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { testLog, testSecret } from '../../testing/server.ts'
import { countedUpTo, someSums } from '../../testing/statistics-sums.ts'
import { somebody } from '../../testing/team.ts'

const companies = casesOf(1_000, 50)
const moments = casesOf(30, 4)
const month = '2027-03-01'
const closed = new Date('2027-04-01T12:10:00Z')
/** Eight in the morning in Tokyo. */
const morning = new Date('2027-04-01T23:00:00Z')

let killable: KillableDatabase | undefined
let own: Database | undefined
afterAll(async () => {
  await own?.close()
  await killable?.close()
})

/** Companies that were looked at once in the month, each with one owner; answers these. */
async function seenCompanies({ db, pool }: Database): Promise<string[]> {
  const owners: string[] = []
  while (owners.length < companies) {
    const { userID } = await somebody(db)
    const members = [{ userID, role: 'owner' as const }]
    const { businessID } = await aBusiness(db, { members, createdAt: new Date('2026-11-02T00:00:00Z') })
    owners.push(userID)
    const seen = { viewed: 1 }
    await someSums(pool, {
      businessID,
      days: { '2027-03-10': seen },
      month,
      parts: { product: { [businessID]: seen } },
    })
  }
  return owners
}

test(
  `killed at ${moments} moments, each of ${companies} owners is told once`,
  { timeout: 900_000 },
  async () => {
    sealWith(testSecret)
    const database = (killable = await aKillableDatabase())
    const { pool } = (own = openDatabase(database.url, { max: 4, log: testLog }))
    const owners = await seenCompanies(own)
    await countedUpTo(pool, { slots: new Date('2027-04-01T12:00:00Z'), months: month })
    const { unit } = drawing(seedOfPiece(20_270_401))
    const stand = async () => {
      const { rows } = await answered(() =>
        pool.query<{ stand: string }>(
          `select concat_ws(' ', (select count(*) from mails), (select string_agg(until::text, ' ' order by work) from statistics_progress),
           (select count(*) filter (where due_at > '-infinity') from statistics_mails)) as stand`,
        ),
      )
      return rows[0]!.stand
    }
    const counts = { worker: 0, database: 0, within: 0 }
    for (const now of [closed, morning])
      for (;;) {
        const before = await stand()
        const worker = aMonthProcess(database.url, now)
        const gone = once(worker, 'exit')
        const isLast = counts.worker >= (now === closed ? moments / 2 : moments)
        if (!isLast) {
          while (worker.exitCode === null && (await stand()) === before) await Promise.race([gone, sleep(2)])
          await Promise.race([gone, sleep(unit() * 40)])
          if (worker.exitCode === null) {
            const isWhole = unit() < 0.3
            if (isWhole) await database.kill()
            worker.kill('SIGKILL')
            if (isWhole) await database.start()
            counts.worker += 1
            counts.database += Number(isWhole)
          }
        }
        await gone
        const { rows } = await answered(() =>
          pool.query<{ count: number }>('select count(*)::int as count from mails'),
        )
        if (rows[0]!.count > 0 && rows[0]!.count < companies) counts.within += 1
        if (worker.exitCode === 0) break
      }
    const { rows } = await pool.query<{ owner: string; count: number }>(
      `select user_id as owner, count(*)::int as count from mails where template = 'statistics-month' group by 1`,
    )
    expect(new Map(rows.map(({ owner, count }) => [owner, count]))).toEqual(
      new Map(owners.map((owner) => [owner, 1])),
    )
    expect((await pool.query('select 1 from statistics_mails')).rowCount).toBe(0)
    // It would prove nothing of a run that was over before anybody died.
    expect(counts.within).toBeGreaterThan(0)
    process.stdout.write(
      `${companies} owners: killed ${counts.worker} times, ${counts.database} with the database, ${counts.within} within the mails\n`,
    )
  },
)

/** A connection from before the database died says so once. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await ask()
    } catch (error) {
      if (tries === 8) throw error
    }
}
