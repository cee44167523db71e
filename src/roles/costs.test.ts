// How many statements the calls send that every page of whoever is signed in waits for, and those of conversations.
import { expect, test } from 'vitest'
import type { ApiClient } from '../contract/api.ts'
import { transaction } from '../platform/db.ts'
import { endOneSession } from '../domains/accounts/sessions.ts'
import { sendInquiry } from '../domains/inquiries/sending.ts'
import { aBuyerAndASupplier } from '../testing/conversations.ts'
import { testDatabase } from '../testing/database.ts'
import { statementsOf } from '../testing/statements.ts'
import { apiInProcess } from './api.ts'

const database = await testDatabase()
const { db } = database
const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
const { requestID: rid } = await transaction(db, (tx) =>
  sendInquiry(
    tx,
    buyer,
    { to: businessID, subject: 'Bearings', message: 'Can you make 200 of these?' },
    'en',
  ),
)

const caller = { language: 'en', edition: 'jp', address: '127.0.0.1', authorization: owner.bearer }

/** The first of each is who calls: one statement, with the session. */
test.each<[string, number, (api: ApiClient) => Promise<unknown>]>([
  ['the companies to act as', 3, (api) => api.listActors({})],
  // The last one is for the names of companies, and is sent only while something waits in one.
  ['the numbers of the bar', 6, (api) => api.showBadges({})],
  // One of them is for the files of its messages.
  ['a conversation of a company', 8, (api) => api.showInquiry({ rid, bid: businessID })],
  ['the mailbox of a company', 6, (api) => api.listInquiries({ ubid: businessID })],
  ['one’s own mailbox', 3, (api) => api.listInquiries({ ubid: owner.userID })],
])('%s: %i statements', async (_, statements, call) => {
  const sent = await statementsOf(database, (counted) =>
    call(apiInProcess(counted, { caller, tag: () => {} })),
  )
  expect(sent).toBe(statements)
})

test('a session that ended between two calls is refused by the second', async () => {
  const { owner: other } = await aBuyerAndASupplier(db)
  const api = apiInProcess(db, { caller: { ...caller, authorization: other.bearer }, tag: () => {} })
  await api.listActors({})
  await endOneSession(db, other.sessionID)
  const over = { name: 'SessionError', status: 401 }
  await expect(api.listActors({})).rejects.toMatchObject(over)
  await expect(api.showBadges({})).rejects.toMatchObject(over)
  await expect(api.listInquiries({ ubid: other.userID })).rejects.toMatchObject(over)
})
