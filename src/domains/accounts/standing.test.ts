import { expect, test } from 'vitest'
import { aPassword, givePassword, testAccounts } from '../../testing/accounts.ts'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { record } from '../audit/recording.ts'
import { decideStanding, decisionsAbout, type Decision } from './standing.ts'

const database = await testDatabase()
const { db } = database
const call = await testAccounts(database)
const reason = 'Asked for by the board'

test('suspension ends sessions on the next request and lets nobody in until it is taken back', async () => {
  const email = 'one@bearings.example'
  const person = await aSession(db, { email })
  const other = await aSession(db)
  await givePassword(database, person.userID)
  const logIn = () => call('logIn', { email, password: aPassword })
  const { token } = (await logIn()).data as { token: string }

  await decideStanding(db, 'os:ada', { email: ' ONE@bearings.example ', decision: 'suspend', reason })

  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 401, name: 'SessionError' })
  expect(await call('refreshToken', {}, `Bearer ${person.refreshToken}`)).toMatchObject({ status: 401 })
  expect(await call('getSession', { token })).toMatchObject({ name: 'TokenUsed' })
  expect(await logIn()).toMatchObject({ status: 403, name: 'Suspended' })
  expect(await call('showAccount', {}, other.bearer)).toMatchObject({ status: 200 })

  await decideStanding(db, 'os:ada', { email, decision: 'unsuspend', reason })

  expect(await call('showAccount', {}, person.bearer)).toMatchObject({ status: 401 })
  expect(await logIn()).toMatchObject({ status: 200 })
})

test('every decision leaves who, why, what, before, after and when', async () => {
  const email = 'two@bearings.example'
  const { userID } = await aSession(db, { email })
  for (const decision of ['suspend', 'suspend', 'unsuspend', 'unsuspend'] as const)
    await decideStanding(db, 'os:ada', { email, decision, reason })

  const rows = await decisionsAbout(db, userID)

  const [free, suspended] = [{ suspended: false }, { suspended: true }]
  expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['suspend', free, suspended],
    ['suspend', suspended, suspended],
    ['unsuspend', suspended, free],
    ['unsuspend', free, free],
  ])
  expect(
    rows.every((row) => row.operator === 'os:ada' && row.reason === reason && row.at instanceof Date),
  ).toBe(true)
})

test('of decisions at once each sees what the one before it did', async () => {
  const email = 'three@bearings.example'
  const { userID } = await aSession(db, { email })
  const decisions = Array.from({ length: 12 }, (_, at): Decision => (at % 2 === 0 ? 'suspend' : 'unsuspend'))
  await Promise.all(decisions.map((decision) => decideStanding(db, 'os:ada', { userID, decision, reason })))
  const last = await decideStanding(db, 'os:ada', { email, decision: 'suspend', reason })

  const rows = await decisionsAbout(db, userID)

  const turns = (to: boolean) =>
    rows.filter(({ before, after }) => before.suspended !== to && after.suspended === to).length
  expect(rows).toHaveLength(13)
  expect(last.after.suspended).toBe(true)
  expect(turns(true) - turns(false)).toBe(1)
})

test('an address without an account is told, and nothing is written', async () => {
  await expect(
    decideStanding(db, 'os:ada', { email: 'nobody@bearings.example', decision: 'suspend', reason }),
  ).rejects.toMatchObject({ name: 'NotFound' })
})

test('decisions are found among however much else is logged of a person', async () => {
  const email = 'four@bearings.example'
  const { userID } = await aSession(db, { email })
  await decideStanding(db, 'os:ada', { email, decision: 'suspend', reason })
  const about = { type: 'user', id: userID }
  const others = Array.from({ length: 250 }, () => ({ by: 'system' as const, act: 'team.role', about }))
  await transaction(db, (tx) => record(tx, ...others))
  expect(await decisionsAbout(db, userID)).toMatchObject([{ action: 'suspend', reason }])
})
