import { once } from 'node:events'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { changesChannel } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { addMember } from './membership.ts'

const { db, pool } = await testDatabase()

test('a person is in a business once, with one of the three roles, and may be in several', async () => {
  const userID = uuidv7()
  const { businessID } = await aBusiness(db, { members: [{ userID, role: 'owner' }] })
  const other = await aBusiness(db)
  const add = (to: string, role: string) =>
    transaction(db, (tx) => addMember(tx, { businessID: to, userID, role: role as 'admin' }))

  await expect(add(businessID, 'admin')).rejects.toThrow(/duplicate key/)
  await expect(add(other.businessID, 'emperor')).rejects.toThrow(/check constraint/)
  await expect(add(other.businessID, 'member')).resolves.toBeUndefined()
})

test('kept pages of a person are dropped when they join a business', async () => {
  const userID = uuidv7()
  const { businessID } = await aBusiness(db)
  const client = await pool.connect()
  try {
    await client.query(`listen ${changesChannel}`)
    const notice = once(client, 'notification') as Promise<[{ payload: string }]>
    await transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'member' }))
    expect(JSON.parse((await notice)[0].payload)).toEqual([`user:${userID}`])
  } finally {
    client.release(true)
  }
})
