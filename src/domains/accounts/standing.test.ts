import { expect, test } from 'vitest'
import { aPassword, givePassword, testAccounts } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { decideStanding, decisionsAbout, type Decision } from './standing.ts'

const database = await testDatabase()
const { db } = database
const call = await testAccounts(database)

test('suspension ends sessions on the next request and lets nobody in until it is taken back', async () => {
  const email = 'one@bearings.example'
  const person = await aSession(db, { email })
  const other = await aSession(db)
  await givePassword(database, person.userID)
  const logIn = () => call('logIn', { email, password: aPassword })
  const { token } = (await logIn()).data as { token: string }

  await decideStanding(db, 'os:ada', { email: ' ONE@bearings.example ', decision: 'suspend' })

  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 401, name: 'SessionError' })
  expect(await call('refreshToken', {}, `Bearer ${person.refreshToken}`)).toMatchObject({ status: 401 })
  expect(await call('getSession', { token })).toMatchObject({ name: 'TokenUsed' })
  expect(await logIn()).toMatchObject({ status: 403, name: 'Suspended' })
  expect(await call('showAccount', {}, other.bearer)).toMatchObject({ status: 200 })

  await decideStanding(db, 'os:ada', { email, decision: 'unsuspend' })

  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 401 })
  expect(await logIn()).toMatchObject({ status: 200 })
})

test('every decision leaves who, what, before, after and when', async () => {
  const email = 'two@bearings.example'
  const { userID } = await aSession(db, { email })
  for (const decision of ['operator', 'suspend', 'user', 'unsuspend', 'unsuspend'] as const)
    await decideStanding(db, 'os:ada', { email, decision })

  const rows = await decisionsAbout(db, userID)

  const user = { role: 'user', suspended: false }
  const operator = { role: 'operator', suspended: false }
  expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['operator', user, operator],
    ['suspend', operator, { ...operator, suspended: true }],
    ['user', { ...operator, suspended: true }, { ...user, suspended: true }],
    ['unsuspend', { ...user, suspended: true }, user],
    ['unsuspend', user, user],
  ])
  expect(rows.every((row) => row.operator === 'os:ada' && row.at instanceof Date)).toBe(true)
})

test('of decisions at once each sees what the one before it did', async () => {
  const email = 'three@bearings.example'
  const { userID } = await aSession(db, { email })
  const decisions = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'operator' : 'user') as Decision)
  await Promise.all(decisions.map((decision) => decideStanding(db, 'os:ada', { email, decision })))
  const last = await decideStanding(db, 'os:ada', { email, decision: 'operator' })

  const rows = await decisionsAbout(db, userID)

  const turns = (from: string, to: string) =>
    rows.filter(({ before, after }) => before['role'] === from && after['role'] === to).length
  expect(rows).toHaveLength(13)
  expect(last.after.role).toBe('operator')
  expect(turns('user', 'operator') - turns('operator', 'user')).toBe(1)
})

test('an address without an account is told, and nothing is written', async () => {
  await expect(
    decideStanding(db, 'os:ada', { email: 'nobody@bearings.example', decision: 'operator' }),
  ).rejects.toMatchObject({ name: 'NotFound' })
})
