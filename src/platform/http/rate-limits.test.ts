import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Db } from '../db.ts'
import { deleteExpired, charge, type RateLimit } from './rate-limits.ts'
import type { Failure } from './failures.ts'

const { db } = await testDatabase()
/** Counts by itself, on the same database. */
const anotherProcess = async (): Promise<Db> =>
  db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result })

const spender = { address: '192.0.2.1', userID: undefined, body: {} }
let calls = 0
/** A call that nobody has spent anything on. */
const aCall = () => `call${calls++}`

function refused(work: Promise<unknown>): Promise<Failure | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => error as Failure,
  )
}

test('of many at once exactly as many pass as there are points', async () => {
  const call = aCall()
  const rateLimit: RateLimit = { address: { points: 7, seconds: 60 } }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => refused(charge(db, call, rateLimit, spender))),
  )
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(7)
  expect(new Set(outcomes.flatMap((outcome) => outcome?.name ?? []))).toEqual(new Set(['TooManyRequests']))
})

test('tells how long it takes until the points are back, and then they are', async () => {
  const call = aCall()
  const rateLimit: RateLimit = { address: { points: 1, seconds: 600 } }
  await charge(db, call, rateLimit, spender)
  await sql`update call_budgets set ends_at = ends_at - interval '200 seconds'`.execute(db)
  const told = Number((await refused(charge(db, call, rateLimit, spender)))?.details['retryAfter'])
  expect(told).toBeGreaterThan(390)
  expect(told).toBeLessThanOrEqual(400)

  await sql`update call_budgets set ends_at = ends_at - interval '400 seconds'`.execute(db)
  await expect(charge(db, call, rateLimit, spender)).resolves.toEqual([])
  await expect(charge(db, call, rateLimit, spender)).rejects.toMatchObject({ status: 429 })
})

test('each address, person, account and call has its own', async () => {
  const call = aCall()
  const one = { points: 1, seconds: 60 }
  const rateLimit: RateLimit = { address: one, user: one, account: { of: 'email', ...one } }
  const first = { address: '192.0.2.1', userID: 'a', body: { email: 'a@example.com' } }
  await charge(db, call, rateLimit, first)

  const others = [
    { address: '192.0.2.2', userID: 'b', body: { email: 'b@example.com' } },
    { address: '2001:db8::1', userID: 'c', body: { email: 'c@example.com' } },
    { address: '2001:db8:0:1::1', userID: 'd', body: { email: 'd@example.com' } },
  ]
  for (const other of others)
    await expect(refused(charge(db, call, rateLimit, other))).resolves.toBeUndefined()
  await expect(refused(charge(db, aCall(), rateLimit, first))).resolves.toBeUndefined()

  const again = [
    { address: '192.0.2.1', userID: 'x1', body: { email: 'x1@example.com' } },
    { address: '::ffff:192.0.2.1', userID: 'x2', body: { email: 'x2@example.com' } },
    { address: '2001:db8::ffff:2', userID: 'x3', body: { email: 'x3@example.com' } },
    { address: '192.0.2.14', userID: 'a', body: { email: 'x4@example.com' } },
    { address: '192.0.2.15', userID: 'x5', body: { email: 'a@example.com' } },
  ]
  for (const other of again)
    await expect(refused(charge(db, call, rateLimit, other))).resolves.toMatchObject({
      name: 'TooManyRequests',
    })
})

test('an account may be named by one of several fields; each name has its own', async () => {
  const call = aCall()
  const rateLimit: RateLimit = { account: { of: ['email', 'userID'], points: 1, seconds: 60 } }
  const naming = (body: Record<string, unknown>) => refused(charge(db, call, rateLimit, { ...spender, body }))
  for (const body of [{ email: 'a@example.com' }, { userID: 'a' }, { userID: 'b' }, {}, {}])
    expect(await naming(body)).toBeUndefined()
  for (const body of [{ userID: 'a' }, { email: 'a@example.com' }])
    expect(await naming(body)).toMatchObject({ name: 'TooManyRequests' })
})

test('an address that has nothing left spends nothing of other people’s accounts', async () => {
  const call = aCall()
  const rateLimit: RateLimit = {
    address: { points: 1, seconds: 60 },
    account: { of: 'email', points: 1, seconds: 60 },
  }
  const attacker = (email: string) => ({ address: '192.0.2.1', userID: undefined, body: { email } })
  await charge(db, call, rateLimit, attacker('first@example.com'))
  await refused(charge(db, call, rateLimit, attacker('victim@example.com')))

  const victim = { address: '192.0.2.2', userID: undefined, body: { email: 'victim@example.com' } }
  await expect(charge(db, call, rateLimit, victim)).resolves.toHaveLength(1)
})

test('what is whole again is forgotten, the rest stays', async () => {
  const rateLimit: RateLimit = { address: { points: 1, seconds: 60 } }
  const [over, running] = [aCall(), aCall()]
  await sql`delete from call_budgets`.execute(db)
  await charge(db, over, rateLimit, spender)
  await sql`update call_budgets set ends_at = now() - interval '1 second'`.execute(db)
  await charge(db, running, rateLimit, spender)
  expect(await deleteExpired(db)).toBe(1)
  await expect(charge(db, running, rateLimit, spender)).rejects.toMatchObject({ status: 429 })
})

test('no address and no account is kept in clear', async () => {
  const rateLimit: RateLimit = { account: { of: 'email', points: 1, seconds: 60 } }
  await charge(db, aCall(), rateLimit, { ...spender, body: { email: 'canary@example.com' } })
  const { rows } = await sql<{ key: Buffer }>`select key from call_budgets`.execute(db)
  expect(rows.every(({ key }) => key.length === 32)).toBe(true)
})

test('what is told by lots ends within a lot for everybody, wherever it was counted, and this machine is spared', async () => {
  const call = aCall()
  const rateLimit: RateLimit = { address: { points: 20, seconds: 60, localBatch: 5, exempt: 'this machine' } }
  const scraper = { ...spender, address: '192.0.2.77' }
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, () => refused(charge(db, call, rateLimit, scraper))),
  )
  const passed = outcomes.filter((outcome) => outcome === undefined).length
  expect(passed).toBeGreaterThanOrEqual(15)
  expect(passed).toBeLessThanOrEqual(25)
  expect(
    Number((await refused(charge(db, call, rateLimit, scraper)))?.details['retryAfter']),
  ).toBeGreaterThan(50)

  // Another process knows nothing but what it was told.
  const other = await anotherProcess()
  const there: (Failure | undefined)[] = []
  for (let at = 0; at < 30; at++) there.push(await refused(charge(other, call, rateLimit, scraper)))
  expect(there.filter((outcome) => outcome === undefined).length).toBeLessThanOrEqual(5)

  await expect(charge(db, call, rateLimit, { ...spender, address: '192.0.2.78' })).resolves.toEqual([])
  for (let at = 0; at < 60; at++) await charge(db, call, rateLimit, { ...spender, address: '127.0.0.1' })
})

test('what is told by lots is whole again when its time is over', async () => {
  const call = aCall()
  const rateLimit: RateLimit = { address: { points: 4, seconds: 1, localBatch: 2 } }
  const asked = () => refused(charge(db, call, rateLimit, spender))
  for (let at = 0; at < 12; at++) await asked()
  expect(await asked()).toMatchObject({ name: 'TooManyRequests' })
  await vi.waitFor(async () => expect(await asked()).toBeUndefined(), 3_000)
})
