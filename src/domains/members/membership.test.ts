import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { addMember } from './membership.ts'

const { db } = await testDatabase()

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
