import { expect, test } from 'vitest'
import type { DomainEvent } from '../../contract/events.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll, publishEvents } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aTeam, testCalls } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const api = testCalls(await testApi(database))

test('who is gone is connected with nobody; a company that comes back has its connections again', async () => {
  const { businessID, owner, stranger: one } = await aTeam(db)
  const { data } = await api('askConnection', { resourceType: 'business', resourceID: businessID }, one)
  await api('acceptConnection', { id: data['connectionID'], businessID }, owner)
  const listed = async () => (await api<{ items: object[] }>('listConnections', {}, one)).data.items
  await pool.query('update businesses set removed_at = now() where id = $1', [businessID])
  expect(await listed()).toEqual([])
  await pool.query('update businesses set removed_at = null where id = $1', [businessID])
  expect(await listed()).toMatchObject([{ resourceID: businessID }])
  await pool.query('update businesses set hidden_editions = (1 << 25) - 1 where id = $1', [businessID])
  expect(await listed()).toEqual([])
  const { userID } = one
  await transaction(db, (tx) => publishEvents<DomainEvent>(tx, [{ type: 'account.removed', userID }]))
  await deliverAll(db, domainListeners, testLog)
  expect((await pool.query('select 1 from connections where from_id = $1', [userID])).rows).toEqual([])
})
