// What readers see of a conversation in their own language: names in the order of their script, subjects of the pick list, who went.
import { expect, test } from 'vitest'
import { inquirySubjects } from '../../contract/inquiry-subjects.ts'
import { transaction } from '../../platform/db.ts'
import { publishEvent, deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { mailsTo } from '../../testing/accounts.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { mailDueNotices } from '../notifications/mailing.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call, send } = conversationCalls(api, db)

/** A call whose answer is in Japanese. */
async function inJapanese<Data>(as: TestSession, path: string): Promise<Data> {
  await pool.query('delete from call_budgets')
  const headers = { authorization: as.bearer, 'accept-language': 'ja' }
  const response = await api.inject({ method: 'GET', url: `/api${path}`, headers })
  expect(response.statusCode).toBe(200)
  return response.json<{ data: Data }>().data
}

const priceList = inquirySubjects.find(({ id }) => id === 'inquiry.subject.priceList')!.message
const inWords = '貴社製品の価格表一式の送付を希望しています'
const kitazawa = { firstName: '遥', lastName: '北沢' }

async function asked() {
  const [buyer, owner] = await Promise.all([aSession(db, kitazawa), aSession(db, { language: 'ja' })])
  const { businessID } = await aBusiness(db, { members: [{ userID: owner.userID, role: 'owner' }] })
  const { requestID } = (await send(buyer, { to: businessID, subject: priceList })).data
  await deliverAll(db, domainListeners, testLog)
  return { buyer, owner, businessID, requestID }
}

test('a Japanese name stands in its order, and a subject of the list in the language of the reader', async () => {
  const { buyer, owner, businessID, requestID } = await asked()
  const thread = await inJapanese(owner, `/business/request/${requestID}/get-messages?bid=${businessID}`)
  expect(thread).toMatchObject({
    request: { subject: priceList, subjectText: inWords, from: { name: '北沢 遥' } },
    messages: [{ author: { name: '北沢 遥' } }],
  })
  const found = async (search: string) => {
    const query = new URLSearchParams({ ubid: businessID, search })
    const { requests } = await inJapanese<{ requests: { requestID: string }[] }>(
      owner,
      `/business/request?${query}`,
    )
    return requests.map((request) => request.requestID)
  }
  expect(await found('価格表')).toEqual([requestID])
  expect(await found('北沢 price list')).toEqual([requestID])
  expect(await found('割引')).toEqual([])

  expect(await inJapanese(owner, '/notifications')).toMatchObject({
    items: [{ title: inWords, actor: { name: '北沢 遥' } }],
  })
  await mailDueNotices(db)
  const [mail] = await mailsTo(database, `${owner.userID}@example.com`)
  expect(mail?.data['list']).toContain(`北沢 遥: ${inWords}`)

  await call('POST', '/blocks/user', owner, { body: { resourceID: buyer.userID } })
  expect(await inJapanese(owner, '/blocks')).toMatchObject([{ name: '北沢 遥' }])
})

test('who went is told in the language of the reader, as the writer of messages too', async () => {
  const { buyer, owner, businessID, requestID } = await asked()
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: buyer.userID }))
  await deliverAll(db, domainListeners, testLog)
  const gone = '退会したユーザー'
  const thread = await inJapanese(owner, `/business/request/${requestID}/get-messages?bid=${businessID}`)
  expect(thread).toMatchObject({
    request: { from: { isGone: true, name: gone } },
    messages: [{ author: { name: gone } }],
  })
})
