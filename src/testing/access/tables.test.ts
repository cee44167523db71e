// What was done to the rows of all tables is noted and undone, whatever it was.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { removeBusiness } from '../../domains/businesses/business-lifecycle.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../businesses.ts'
import { testDatabase } from '../database.ts'
import { aSession } from '../sessions.ts'
import { changesIn, contentsOf, rememberTables, watchTables } from './tables.ts'

const { db } = await testDatabase()

test('rows that were added, changed and removed are as they were, time after time', async () => {
  const { userID } = await aSession(db, { staff: ['admin'] })
  const { businessID } = await aBusiness(db, {
    products: 2,
    certificates: [{ name: 'ISO 9001', number: '1' }],
  })
  await watchTables(db)
  const before = await contentsOf(db)
  const putBack = await rememberTables(db)
  const changes: (() => Promise<unknown>)[] = [
    () => aBusiness(db, { plan: 'gold', products: 1 }),
    () => sql`update profiles set city = 'Kyoto' where user_id = ${userID}`.execute(db),
    () => transaction(db, (tx) => removeBusiness(tx, businessID)),
    () => sql`delete from staff_roles where user_id = ${userID}`.execute(db),
    () => aSession(db),
  ]
  for (const change of changes) {
    const noted = await changesIn(db)
    await change()
    expect(await changesIn(db)).toBeGreaterThan(noted)
    expect(await contentsOf(db)).not.toBe(before)
    await putBack()
    expect(await contentsOf(db)).toBe(before)
  }
})
