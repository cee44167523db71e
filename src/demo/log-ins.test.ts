import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { businessesOf } from '../domains/members/membership.ts'
import { showPublicProfile } from '../domains/profiles/public.ts'
import { everyRole } from '../domains/staff/granting.ts'
import { tiersOf } from '../domains/subscriptions/tiers.ts'
import { testAccounts } from '../testing/accounts.ts'
import { testDatabase } from '../testing/database.ts'
import { companyAt } from './facts/companies.ts'
import { fillDemoWorld } from './fill.ts'
import { optionsOf } from './facts/world.ts'
import { demoSecret, fillLogIns } from './log-ins.ts'
import { holdsLogIns, insertWorld } from './queries.ts'

const world = { seed: 7, today: '2026-11-20', companies: 60, products: 360, people: 20 }

const codeNow = () => new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate()

test('people of the demo world log in with what is told: a buyer, owners on a paid and on the free plan, and staff with a code', async () => {
  const database = await testDatabase()
  const { db } = database
  const call = await testAccounts(database)
  await fillDemoWorld(database, world)

  const logIns = await fillLogIns(db)

  const roles: Record<string, string[]> = {}
  const people = new Map<string, string>()
  for (const { who, email, password } of logIns) {
    const isStaff = !['buyer', 'owner', 'free owner'].includes(who)
    const bare = await call('logIn', { email, password })
    expect('name' in bare && bare.name === 'CodeNeeded', who).toBe(isStaff)
    const { data } = await call('logIn', { email, password, ...(isStaff && { code: codeNow() }) })
    const session = await call('getSession', { token: (data as { token: string }).token })
    const { userID } = session.data as { userID: string }
    people.set(who, userID)
    roles[who] = (await everyRole(db)).filter((one) => one.userID === userID).map(({ role }) => role)
    expect(await showPublicProfile(db, userID, 'en')).toMatchObject({ userID })
  }
  expect(roles).toEqual({
    buyer: [],
    owner: [],
    'free owner': [],
    operator: ['admin'],
    'second operator': ['admin'],
    verifier: ['verifier'],
    'second verifier': ['verifier'],
    moderator: ['moderator'],
    support: ['support'],
  })
  expect(await businessesOf(db, people.get('buyer')!)).toEqual([])
  expect(await businessesOf(db, people.get('operator')!)).toEqual([])
  expect(await businessesOf(db, people.get('owner')!)).toContain(companyAt(world, 0).id)
  const [free] = await businessesOf(db, people.get('free owner')!)
  expect((await tiersOf(db, [free!])).get(free!)).toBe('standard')
})

test('they are made once, also by two starts at once, and told at every start', async () => {
  const { db, pool } = await testDatabase()
  const database = { db, pool }
  await fillDemoWorld(database, world)

  const [first, second] = await Promise.all([fillLogIns(db), fillLogIns(db)])
  expect(second).toEqual(first)
  await pool.query(`update accounts.accounts set email = 'changed@people.example' where email = $1`, [
    first[0]!.email,
  ])
  expect(await fillLogIns(db)).toEqual(first)

  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from accounts.accounts')
  expect(rows[0]!.n).toBe(9)
})

test('without a demo world there are none', async () => {
  const { db, pool } = await testDatabase()
  expect(await fillLogIns(db)).toEqual([])
  const { rows } = await pool.query('select 1 from accounts.accounts')
  expect(rows).toEqual([])
})

test('nobody of a world for load is given a password, and npm run demo goes on with it under its own option only', async () => {
  const database = await testDatabase()
  const forLoad = { ...world, bare: true, load: true } as const
  await insertWorld(database.db, forLoad)

  expect(await fillLogIns(database.db)).toEqual([])
  expect(await holdsLogIns(database.db)).toBe(false)
  expect(optionsOf(forLoad)).toBe('--businesses 60 --products 360 --load')
})
