// Who sees how far the other side has read: those who show it, to those who do, while nobody blocks.
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { deliverAll, publishEvent } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call, send, show, write, read } = conversationCalls(api, db)

const choose = async (as: TestSession, readMarks: boolean) => {
  const headers = { authorization: as.bearer }
  const url = '/api/notifications/preferences'
  const answer = await api.inject({ method: 'PUT', url, headers, payload: { readMarks } })
  expect(answer.json()).toMatchObject({ data: { readMarks } })
}

async function aTalk() {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const rid = (await send(buyer, { to: businessID })).data.requestID
  const byOther = {
    ofBuyer: async () => (await show(buyer, rid, buyer.userID)).data.readByOther,
    ofOwner: async () => (await show(owner, rid, businessID)).data.readByOther,
  }
  return { buyer, owner, businessID, rid, ...byOther }
}

/** What open pages of somebody were told of reading. */
async function toldOfReading(rid: string, type: string) {
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await pool.query<{ user_id: string }>(
    `select user_id from live_events where event::jsonb->>'requestID' = $1 and event::jsonb->>'type' = $2`,
    [rid, type],
  )
  return rows.map(({ user_id: userID }) => userID)
}

test('each side sees how far the other has read, its open pages at once', async () => {
  const { buyer, owner, businessID, rid, ofBuyer, ofOwner } = await aTalk()
  expect([await ofBuyer(), await ofOwner()]).toEqual([0, 0])
  await read(owner, rid, businessID, 1)
  expect([await ofBuyer(), await ofOwner()]).toEqual([1, 0])
  expect(await toldOfReading(rid, 'inquiry.seen')).toEqual([buyer.userID])
  await write(owner, rid, businessID)
  await write(buyer, rid, buyer.userID)
  await read(buyer, rid, buyer.userID, 2)
  expect([await ofBuyer(), await ofOwner()]).toEqual([1, 2])
})

test('who keeps it to themself is not seen reading, sees nobody read, and nothing tells of it', async () => {
  const { buyer, owner, businessID, rid, ofBuyer, ofOwner } = await aTalk()
  await choose(owner, false)
  await read(owner, rid, businessID, 1)
  await write(owner, rid, businessID)
  await read(buyer, rid, buyer.userID, 2)
  expect([await ofBuyer(), await ofOwner()]).toEqual([0, 0])
  expect(await toldOfReading(rid, 'inquiry.seen')).toEqual([owner.userID])
  await choose(owner, true)
  expect([await ofBuyer(), await ofOwner()]).toEqual([1, 2])
})

test('of a company each person counts for themself: a colleague who shows it has read it', async () => {
  const { buyer, owner, businessID, rid, ofBuyer } = await aTalk()
  const colleague = await aSession(db)
  await pool.query(
    `insert into business_members (business_id, user_id, role, created_at) values ($1, $2, 'member', now())`,
    [businessID, colleague.userID],
  )
  await choose(owner, false)
  await write(buyer, rid, buyer.userID)
  await read(owner, rid, businessID, 2)
  await read(colleague, rid, businessID, 1)
  expect(await ofBuyer()).toBe(1)
})

test('while one blocks the other nobody is seen reading, and a choice goes with its account', async () => {
  const { buyer, owner, businessID, rid, ofBuyer, ofOwner } = await aTalk()
  await read(owner, rid, businessID, 1)
  const blocked = await call('POST', '/blocks/business', buyer, { body: { resourceID: businessID } })
  expect(blocked.status).toBe(200)
  expect([await ofBuyer(), await ofOwner()]).toEqual([0, 0])
  await choose(buyer, false)
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: buyer.userID }))
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await pool.query('select 1 from inquiry_read_marks_off where user_id = $1', [buyer.userID])
  expect(rows).toEqual([])
})
