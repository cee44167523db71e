import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { inBulk } from '../../platform/copy.ts'
import { changesChannel, deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness, aMaker } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { loadBusinesses } from '../businesses/load.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { addPaidPeriod } from '../subscriptions/tiers.ts'
import { indexExpired } from './expiry.ts'
import { rebuildSearch } from './rebuild.ts'

const database = await testDatabase()
const { db } = database

const day = 86_400_000
const drain = () => deliverAll(db, domainListeners, testLog)
const isoDay = (daysFromNow: number) => new Date(Date.now() + daysFromNow * day).toISOString().slice(0, 10)
const verifiedUntil = (validUntil: string) => ({
  scope: ['site' as const],
  checkedBy: 'Somebody',
  checkedOn: '2020-01-01',
  validUntil,
})

async function documentsOf(businessID: string) {
  const { rows } = await sql<{ tier: number; verified: boolean; quality: number }>`
    select tier, verified, quality from search_document
    where id = ${businessID} or business_id = ${businessID} order by segment`.execute(db)
  return rows
}

/** Pretends that documents were made, and the job ran last, before what is true now. */
async function madeInThePast(businessID: string, then: { tier: number; verified: boolean }): Promise<void> {
  await sql`update search_document set tier = ${then.tier}, verified = ${then.verified}, quality = 999, facts = facts - 1
    where id = ${businessID} or business_id = ${businessID}`.execute(db)
}
const lastRan = (daysAgo: number) =>
  sql`update search_expiry set checked_until = ${new Date(Date.now() - daysAgo * day)}`.execute(db)

/** What every process is told to forget while `work` runs. */
async function staleKeysOf(work: () => Promise<unknown>): Promise<Set<string>> {
  const client = await database.pool.connect()
  try {
    const keys = new Set<string>()
    client.on('notification', ({ payload = '[]' }) =>
      (JSON.parse(payload) as string[]).forEach((key) => keys.add(key)),
    )
    await client.query(`listen ${changesChannel}`)
    await work()
    // Notices come before the answer to the next statement.
    await client.query('select 1')
    return keys
  } finally {
    client.release(true)
  }
}

describe('what ran out', () => {
  test('a Verified mark goes after its last day, from the company and from its products', async () => {
    const ended = await aBusiness(db, { products: 1, verification: verifiedUntil(isoDay(-1)) })
    const lastDay = await aBusiness(db, { products: 1, verification: verifiedUntil(isoDay(0)) })
    await drain()
    for (const { businessID } of [ended, lastDay])
      await madeInThePast(businessID, { tier: 0, verified: true })
    await lastRan(1)
    const told = await staleKeysOf(() => indexExpired(db))

    expect(told).toEqual(new Set(['search', `business:${ended.businessID}`]))
    expect(await documentsOf(ended.businessID)).toEqual([
      { tier: 0, verified: false, quality: 50 },
      { tier: 0, verified: false, quality: 50 },
    ])
    expect(await documentsOf(lastDay.businessID)).toMatchObject([{ verified: true }, { verified: true }])
  })

  test('a plan goes with its paid period, and comes with the next', async () => {
    const { businessID } = await aBusiness(db, { products: 1 })
    const period = { businessID, tier: 'gold' } as const
    await transaction(db, (tx) =>
      addPaidPeriod(tx, {
        ...period,
        start: new Date(Date.now() - 30 * day),
        end: new Date(Date.now() - 3_600_000),
      }),
    )
    const next = await aBusiness(db, { products: 1 })
    await transaction(db, (tx) =>
      addPaidPeriod(tx, {
        ...period,
        businessID: next.businessID,
        start: new Date(Date.now() - 3_600_000),
        end: new Date(Date.now() + 30 * day),
      }),
    )
    await drain()
    await madeInThePast(businessID, { tier: 1, verified: false })
    await madeInThePast(next.businessID, { tier: 0, verified: false })
    await lastRan(1)

    expect(await indexExpired(db)).toBeGreaterThanOrEqual(2)

    expect(await documentsOf(businessID)).toMatchObject([{ tier: 0 }, { tier: 0 }])
    expect(await documentsOf(next.businessID)).toMatchObject([{ tier: 1 }, { tier: 1 }])
  })

  test('is looked for once, and what is gone stays gone', async () => {
    await lastRan(1)
    const gone = await aBusiness(db, { products: 1, verification: verifiedUntil(isoDay(-1)) })
    await transaction(db, (tx) => removeBusiness(tx, gone.businessID))
    await drain()
    expect(await indexExpired(db)).toBeGreaterThan(0)
    expect(await indexExpired(db)).toBe(0)
    expect(await documentsOf(gone.businessID)).toEqual([])
  })

  test('more than a batch is done whole, and a failed run leaves everything to the next', async () => {
    const companies = Array.from({ length: 215 }, () => ({
      ...aMaker,
      businessID: uuidv7(),
      createdAt: new Date(),
      likes: 0,
      verification: verifiedUntil(isoDay(-2)),
    }))
    await inBulk(database.pool, (client) => loadBusinesses(client, companies))
    await lastRan(3)

    await transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(7216040)`.execute(tx)
      await expect(indexExpired(db)).rejects.toThrow(/rebuilt/)
    })
    expect(await indexExpired(db)).toBeGreaterThanOrEqual(215)
    const { rows } = await sql<{ made: number }>`
      select count(*)::int as made from search_document
      where not verified and id = any(${companies.map(({ businessID }) => businessID)}::uuid[])`.execute(db)
    expect(rows).toEqual([{ made: 215 }])
  })

  test('a rebuild has looked at everything', async () => {
    await lastRan(400)
    await rebuildSearch(database)
    const { rows } = await sql<{ recent: boolean }>`
      select checked_until > now() - interval '1 minute' as recent from search_expiry`.execute(db)
    expect(rows).toEqual([{ recent: true }])
  })
})
