import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { addMember, roleOf } from './membership.ts'

const { db } = await testDatabase()

test('owner, admin and member have their role, a stranger has none', async () => {
  const people = ['owner', 'admin', 'member'].map(() => uuidv7())
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: people[0]!, role: 'owner' },
      { userID: people[1]!, role: 'admin' },
      { userID: people[2]!, role: 'member' },
    ],
  })
  const other = await aBusiness(db)

  expect(await Promise.all(people.map((userID) => roleOf(db, businessID, userID)))).toEqual([
    'owner',
    'admin',
    'member',
  ])
  expect(await roleOf(db, other.businessID, people[0]!)).toBeUndefined()
  expect(await roleOf(db, businessID, uuidv7())).toBeUndefined()
})

test('a person is in a business once, with one of the three roles', async () => {
  const userID = uuidv7()
  const { businessID } = await aBusiness(db, { members: [{ userID, role: 'owner' }] })
  const add = (role: string) =>
    transaction(db, (tx) => addMember(tx, { businessID, userID, role: role as 'admin' }))

  await expect(add('admin')).rejects.toThrow(/duplicate key/)
  await expect(add('emperor')).rejects.toThrow(/check constraint/)
  expect(await roleOf(db, businessID, userID)).toBe('owner')
})
