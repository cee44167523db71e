import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { leaveAll } from './leaving.ts'
import { businessesOf } from './membership.ts'

const { db, pool } = await testDatabase()

const leave = (userID: string) => transaction(db, (tx) => leaveAll(tx, userID))

test('a member and one owner of two leave, everybody else stays', async () => {
  const [one, other] = [uuidv7(), uuidv7()]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: one, role: 'owner' },
      { userID: other, role: 'owner' },
    ],
  })
  await aBusiness(db, { members: [{ userID: one, role: 'member' }] })

  await leave(one)

  expect(await businessesOf(db, one)).toEqual([])
  expect(await businessesOf(db, other)).toEqual([businessID])
})

test('the only owner of a business stays, in all of them', async () => {
  const [one, admin] = [uuidv7(), uuidv7()]
  await aBusiness(db, { members: [{ userID: one, role: 'member' }] })
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: one, role: 'owner' },
      { userID: admin, role: 'admin' },
    ],
  })

  await expect(leave(one)).rejects.toMatchObject({ name: 'SoleOwner' })
  expect(await businessesOf(db, one)).toHaveLength(2)
  await leave(admin)

  // Nobody has to keep a business that was removed.
  await pool.query('update business_members set closed_at = now() where business_id = $1', [businessID])
  await leave(one)
  expect(await businessesOf(db, one)).toEqual([])
})

test('of two owners who leave at once exactly one stays', async () => {
  for (let round = 0; round < 20; round += 1) {
    const pair = [uuidv7(), uuidv7()]
    await aBusiness(db, { members: pair.map((userID) => ({ userID, role: 'owner' as const })) })
    const outcomes = await Promise.allSettled(pair.map(leave))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})
