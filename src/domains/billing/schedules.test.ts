// However clients, networks, processes and the provider fail: nobody is charged twice, nobody pays without a plan, nobody has a plan
// without paying, and every cent is accounted for. The oracle knows plans' prices, the provider's ledger and the tables, none of the code.
import { beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { clearMoney, wrongOfMoney } from '../../testing/money-oracle.ts'
import { casesOf, seedOfPiece } from '../../testing/proofs.ts'
import { aTeam } from '../../testing/products.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import {
  hardSchedules,
  play,
  prepareCrashes,
  schedules,
  type Played,
  type Stage,
} from '../../testing/schedules.ts'

const database = await testDatabase()
const { db, pool } = database
const cases = casesOf(10_000, 40)

let stage: Stage
beforeAll(async () => {
  await prepareCrashes(pool)
  const { owner, businessID } = await aTeam(db)
  const operator = () => aSession(db, { staff: ['admin'] })
  stage = { database, owner, businessID, operators: [await operator(), await operator()] }
  await pool.query(
    `update businesses set contact = contact || '{"legalAddressEnglish": "3-1 Honmachi"}' where id = $1`,
    [businessID],
  )
})

async function wrongAfter({ bank, now, forgedTaken, surprises }: Played): Promise<string[]> {
  const wrong = [
    ...surprises,
    ...(await wrongOfMoney({ pool, businessID: stage.businessID, ledger: bank, now })),
  ]
  return forgedTaken > 0 ? ['a forged event was taken', ...wrong] : wrong
}

const met = { orders: 0, paid: 0, failed: 0, lapsed: 0, returned: 0 }

async function count(): Promise<void> {
  const { rows } = await pool.query<typeof met>(`
    select count(*)::int as orders, count(*) filter (where status = 'paid')::int as paid,
      count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'lapsed')::int as lapsed,
      (select count(*)::int from billing_returns) as returned
    from billing_orders`)
  for (const name of Object.keys(met) as (keyof typeof met)[]) met[name] += rows[0]![name]
}

test(
  `${cases} schedules: charged once, paid for a plan, a plan for what was paid`,
  async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        await clearMoney(pool)
        expect(await wrongAfter(await play(stage, schedule))).toEqual([])
        await count()
      }),
      { numRuns: cases, seed: seedOfPiece(20_261_128), examples: [...hardSchedules] },
    )
    // A proof in which nothing happened is none.
    expect(met.paid).toBeGreaterThan(cases / 4)
    expect(met.failed).toBeGreaterThan(cases / 20)
    expect(met.returned).toBeGreaterThanOrEqual(2)
  },
  cases * 1_000 + 60_000,
)
