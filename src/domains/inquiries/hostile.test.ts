// What somebody sends who means to break something.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { aPassword, givePassword, settle, testAccounts } from '../../testing/accounts.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { sendInquiry } from './sending.ts'

const database = await testDatabase()
const { db, pool } = database
const accounts = await testAccounts(database)
const api = await testApi(database)
const { call, send, list, show, write, allowance } = conversationCalls(api, db)

test('numbers beyond all counting are refused, alike for a foreign conversation and for none', async () => {
  const { buyer, businessID } = await aBuyerAndASupplier(db)
  const { requestID } = (await send(buyer, { to: businessID })).data
  const stranger = await aSession(db)
  for (const number of ['2147483648', '9007199254740991', '-1', 'NaN', '1e400', '1.5'])
    for (const way of ['before', 'after']) {
      const query = { [way]: number }
      const answers = [
        await show(buyer, requestID, buyer.userID, query),
        await show(stranger, requestID, stranger.userID, query),
        await show(stranger, crypto.randomUUID(), stranger.userID, query),
      ]
      expect(answers, number).toMatchObject(answers.map(() => ({ status: 400, name: 'InvalidInput' })))
    }
  expect((await show(buyer, requestID, buyer.userID, { after: 2_147_483_647 })).data.messages).toEqual([])
  // A part of the directory by such a number is not there, however large the number.
  for (const part of ['2147483648', '9007199254740991'])
    expect(await call('GET', `/directory/page/business/${part}`, undefined)).toMatchObject({ status: 404 })
})

test('one company, be it one’s own under another name, makes no reputation, good or bad', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  for (let sent = 0; sent < 12; sent += 1) {
    const { requestID } = (await send(buyer, { to: businessID })).data
    expect(await write(owner, requestID, businessID)).toMatchObject({ status: 200 })
  }
  expect((await allowance(buyer)).data).toMatchObject({ left: 5, of: 5 })
  for (let sent = 0; sent < 9; sent += 1) await send(buyer, { to: businessID })
  expect((await allowance(buyer)).data).toMatchObject({ left: 5, of: 5 })
})

test('the end of what was searched for is not taken for a place in a shorter search', async () => {
  const { buyer, businessID } = await aBuyerAndASupplier(db)
  for (let sent = 0; sent < 21; sent += 1) await send(buyer, { to: businessID })
  const { nextCursor } = (await list(buyer, buyer.userID, { search: 'copper\nbearings' })).data
  const told = Buffer.from(nextCursor!, 'base64url')
  const cut = Buffer.concat([told.subarray(0, 16), Buffer.from('bearings\n'), told.subarray(16)])
  const cursor = cut.toString('base64url')
  expect(await list(buyer, buyer.userID, { search: 'copper', cursor })).toMatchObject({
    status: 400,
    fields: { cursor: expect.any(String) },
  })
})

test('"Other" is no subject', async () => {
  const { buyer, businessID } = await aBuyerAndASupplier(db)
  expect(await send(buyer, { to: businessID, subject: ' Other ' })).toMatchObject({
    status: 400,
    fields: { subject: 'Type a subject' },
  })
})

test('an account that goes while its inquiry is sent leaves nothing behind that waits for an answer', async () => {
  const { buyer, businessID } = await aBuyerAndASupplier(db)
  await givePassword(database, buyer.userID)
  let removed: Promise<unknown> = Promise.resolve()
  const { requestID } = await transaction(db, async (tx) => {
    const sent = await sendInquiry(tx, buyer, { to: businessID, subject: 'Rings', message: 'Ten?' }, 'en')
    let isOver = false
    removed = accounts('deleteAccount', { password: aPassword }, buyer.bearer)
      .then(() => settle(db))
      .finally(() => (isOver = true))
    await expect.poll(async () => isOver || (await someoneWaits()), { timeout: 10_000 }).toBe(true)
    return sent
  })
  await removed
  const { rows } = await pool.query('select closed_at is null as open from inquiries where id = $1', [
    requestID,
  ])
  expect(rows).toEqual([{ open: false }])
})

async function someoneWaits(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'select 1 from accounts.accounts where user_id = % for update'`.execute(db)
  return rows.length > 0
}
