// Who calls themself otherwise is still known by the name under which they wrote (decision 96).
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { callsOf } from '../../testing/products.ts'
import { removeProfile } from '../profiles/profile-lifecycle.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { send, show, write } = conversationCalls(api, db)
const { put } = callsOf(api)

test('messages keep the name of then, and the other side is told until when it was', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID: rid } = (await send(buyer, { to: businessID })).data
  expect((await show(owner, rid, businessID)).data.pastNames).toEqual([])
  expect((await put(buyer, '/user/profile', { firstName: 'Mira', lastName: 'Berg' })).status).toBe(200)
  // What stays the same is no new name.
  await put(buyer, '/user/profile', { firstName: 'Mira', lastName: 'Berg', city: 'Sakai' })
  await write(buyer, rid, buyer.userID, 'Is it me?')

  const { data } = await show(owner, rid, businessID)
  expect(data.messages.map(({ author }) => author.name)).toEqual(['Mara Lindqvist', 'Mira Berg'])
  expect(data.request.from.name).toBe('Mira Berg')
  expect(data.pastNames).toEqual([
    { userID: buyer.userID, name: 'Mara Lindqvist', until: expect.any(String) as string },
  ])
  const { until } = data.pastNames[0]!
  expect(until > data.messages[0]!.datetime && until <= data.messages[1]!.datetime).toBe(true)

  // A conversation that begins later has never known another name.
  const later = await send(buyer, { to: businessID, subject: 'Seals' })
  expect((await show(owner, later.data.requestID, businessID)).data.pastNames).toEqual([])
})

test('of who went no name stays behind', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID: rid } = (await send(buyer, { to: businessID })).data
  await put(buyer, '/user/profile', { firstName: 'Mira' })
  await transaction(db, (tx) => removeProfile(tx, buyer.userID))
  const { data } = await show(owner, rid, businessID)
  expect([data.pastNames, data.messages.map(({ author }) => author.name)]).toEqual([[], ['Deleted person']])
  const { rows } = await pool.query('select 1 from past_names where user_id = $1', [buyer.userID])
  expect(rows).toEqual([])
})
