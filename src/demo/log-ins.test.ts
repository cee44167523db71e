import { expect, test } from 'vitest'
import { businessesOf } from '../domains/members/membership.ts'
import { showPublicProfile } from '../domains/profiles/public.ts'
import { testAccounts } from '../testing/accounts.ts'
import { testDatabase } from '../testing/database.ts'
import { companyAt } from './facts/companies.ts'
import { fillDemoWorld } from './fill.ts'
import { fillLogIns } from './log-ins.ts'

const world = { seed: 7, today: '2026-11-20', companies: 60, products: 360, people: 20 }

test('three people of the demo world log in with what is told: a buyer, an owner, an operator', async () => {
  const database = await testDatabase()
  const { db, pool } = database
  const call = await testAccounts(database)
  await fillDemoWorld(database, world)

  const logIns = await fillLogIns(db)

  expect(logIns.map(({ who }) => who)).toEqual(['buyer', 'owner', 'operator'])
  const people = new Map<string, { userID: string; role: string }>()
  for (const { who, email, password } of logIns) {
    const { data } = await call('logIn', { email, password })
    const session = await call('getSession', { token: (data as { token: string }).token })
    const { userID } = session.data as { userID: string }
    const { rows } = await pool.query<{ role: string }>(
      'select role from accounts.accounts where user_id = $1',
      [userID],
    )
    people.set(who, { userID, role: rows[0]!.role })
    expect(await showPublicProfile(db, userID, 'en')).toMatchObject({ userID })
  }
  expect([...people.values()].map(({ role }) => role)).toEqual(['user', 'user', 'operator'])
  expect(await businessesOf(db, people.get('buyer')!.userID)).toEqual([])
  expect(await businessesOf(db, people.get('operator')!.userID)).toEqual([])
  expect(await businessesOf(db, people.get('owner')!.userID)).toContain(companyAt(world, 0).id)
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
  expect(rows[0]!.n).toBe(3)
})

test('without a demo world there are none', async () => {
  const { db, pool } = await testDatabase()
  expect(await fillLogIns(db)).toEqual([])
  const { rows } = await pool.query('select 1 from accounts.accounts')
  expect(rows).toEqual([])
})
