// The server, its database or both die by SIGKILL while a company pays, at any request to the provider and before or after any commit:
// nobody is charged twice, pays without a plan or has one without paying. Processes, database, provider and webhooks are real ones.
import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { openDatabase, type Database } from '../../platform/db.ts'
import { sealWith } from '../../platform/sealing.ts'
import { aKillableDatabase, type KillableDatabase } from '../../testing/killable-database.ts'
import { prepareDeaths } from '../../testing/kill-points.ts'
import { hardSchedules, killedSchedules, playKilled, type Stage } from '../../testing/killed-schedules.ts'
import { clearMoney, wrongOfMoney } from '../../testing/money-oracle.ts'
import { aPayingProcess } from '../../testing/paying-process.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { aFreePort } from '../../testing/processes.ts'
import { aDoor } from '../../testing/provider-door.ts'
import { aTeam } from '../../testing/products.ts'
import { testLog, testSecret } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { aStandIn, type StandInProcess } from '../../testing/stand-in.ts'

const cases = casesOf(200, 3)
let database: KillableDatabase
let own: Database
let standIn: StandInProcess
let stage: Stage
let userID: string

beforeAll(async () => {
  sealWith(testSecret)
  const port = await aFreePort()
  database = await aKillableDatabase()
  own = openDatabase(database.url, { max: 3, log: testLog })
  standIn = await aStandIn({ webhookUrl: `http://127.0.0.1:${port}/api/subscription/webhook` })
  await standIn.webhooks({ retryMs: 100 })
  const { owner, businessID } = await aTeam(own.db)
  await own.pool.query(
    `update businesses set contact = contact || '{"legalAddressEnglish": "3-1 Honmachi"}' where id = $1`,
    [businessID],
  )
  await prepareDeaths(own.pool)
  const door = await aDoor(standIn.url)
  userID = owner.userID
  const { url, compiled } = database
  const server = await aPayingProcess({ url, compiled, provider: door.origin, port })
  stage = { server, database, pool: own.pool, door, standIn, port, owner, businessID }
})

afterAll(async () => {
  await stage?.server.kill()
  await stage?.door.close()
  await standIn?.close()
  await own?.close()
  await database?.close()
})

const met = { paid: 0, failed: 0, server: 0, database: 0, both: 0 }

async function count(): Promise<void> {
  const { rows } = await own.pool.query<{ status: string }>('select status from billing_orders')
  for (const { status } of rows) if (status === 'paid' || status === 'failed') met[status]++
}

test(
  `${cases} schedules in which the server and its database are killed: charged once, paid for a plan, a plan for what was paid`,
  async () => {
    await fc.assert(
      fc.asyncProperty(killedSchedules, async (schedule) => {
        await clearMoney(own.pool)
        // How often somebody may buy within an hour is no part of this.
        await own.pool.query('delete from call_budgets')
        stage.owner = await aSession(own.db, { userID })
        const { ledger, now, surprises, killed } = await playKilled(stage, schedule)
        const { businessID } = stage
        const wrong = await wrongOfMoney({ pool: own.pool, businessID, ledger, now })
        expect([...surprises, ...wrong]).toEqual([])
        for (const who of ['server', 'database', 'both'] as const) met[who] += killed[who]
        await count()
      }),
      { numRuns: cases, seed: seedOfPiece(20_261_129), examples: [...hardSchedules], endOnFailure: true },
    )
    // A proof in which nobody died, or nobody paid, is none.
    process.stdout.write(`${cases} schedules: ${JSON.stringify(met)}\n`)
    expect(met.paid).toBeGreaterThanOrEqual(cases / 4)
    expect(met.server + met.both).toBeGreaterThanOrEqual(cases / 5)
    expect(met.database + met.both).toBeGreaterThanOrEqual(cases / 6)
  },
  cases * 30_000 + 60_000,
)
