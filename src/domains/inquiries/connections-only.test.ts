// A company that takes inquiries of its connections only (D21), as connected, not connected, known before, member and visitor.
import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { sections } from '../../testing/sections.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { call, send } = conversationCalls(api, db)

const ask = (as: TestSession, to: string, businessID?: string) =>
  call<{ connectionID: string }>('POST', '/social/connections', as, {
    body: { resourceType: 'business', resourceID: to, ...(businessID && { businessID }) },
  })
const refused = { status: 403, name: 'ConnectionsOnly' }

/** A company of `owner` that has chosen by the call of its management. */
async function aCompanyFor(inquiriesFrom: 'everybody' | 'connections') {
  const [owner, member] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: member.userID, role: 'member' },
    ],
  })
  const choose = async (as: TestSession, wish: string, revision: number) =>
    api.inject({
      method: 'PUT',
      url: `/api/business/profile/${businessID}/contactInfo`,
      headers: { authorization: as.bearer },
      payload: { ...sections.contactInfo, inquiriesFrom: wish, revision },
    })
  const isChosen = inquiriesFrom === 'everybody' || (await choose(owner, inquiriesFrom, 0)).statusCode === 200
  expect(isChosen).toBe(true)
  return { businessID, owner, member, choose }
}

test('strangers are refused and lose nothing of their day; who is connected may write', async () => {
  const { businessID: to, owner } = await aCompanyFor('connections')
  const buyer = await aSession(db)
  const allowance = () => call('GET', '/business/request/allowance', buyer)
  const before = (await allowance()).data
  expect(await send(buyer, { to })).toMatchObject(refused)
  expect((await allowance()).data).toEqual(before)
  const { connectionID } = (await ask(buyer, to)).data
  expect(await send(buyer, { to })).toMatchObject(refused)
  const accepted = await call('POST', `/social/connections/${connectionID}/accept`, owner, {
    body: { businessID: to },
  })
  expect(accepted.status).toBe(200)
  expect(await send(buyer, { to })).toMatchObject({ status: 200 })
  expect((await call('GET', `/business/profile/${to}`, undefined)).data).toMatchObject({
    contactInfo: { inquiriesFrom: 'connections' },
  })
})

test('the connection is that of who sends: a person’s is none of their company, nor the other way round', async () => {
  const { businessID: to, owner } = await aCompanyFor('connections')
  const buyer = await aSession(db)
  const { businessID: from } = await aBusiness(db, { members: [{ userID: buyer.userID, role: 'owner' }] })
  const { connectionID } = (await ask(buyer, to, from)).data
  await call('POST', `/social/connections/${connectionID}/accept`, owner, { body: { businessID: to } })
  expect(await send(buyer, { to })).toMatchObject(refused)
  expect(await send(buyer, { to, from })).toMatchObject({ status: 200 })
})

test('who has written with it before goes on, whatever it chooses later, and everybody may where nothing was chosen', async () => {
  const { businessID: to, owner, member, choose } = await aCompanyFor('everybody')
  const [buyer, stranger] = [await aSession(db), await aSession(db)]
  expect(await send(buyer, { to })).toMatchObject({ status: 200 })
  expect((await choose(member, 'connections', 0)).statusCode).toBe(403)
  expect((await choose(owner, 'nobody', 0)).statusCode).toBe(400)
  expect((await choose(owner, 'connections', 0)).statusCode).toBe(200)
  expect(await send(buyer, { to })).toMatchObject({ status: 200 })
  expect(await send(stranger, { to })).toMatchObject(refused)
  expect((await choose(owner, 'everybody', 1)).statusCode).toBe(200)
  expect(await send(stranger, { to })).toMatchObject({ status: 200 })
  // Its own people write to themselves no more than before, and visitors need an account.
  expect(await send(member, { to })).toMatchObject({ status: 400, name: 'InvalidInput' })
  expect(await send(undefined, { to })).toMatchObject({ status: 401 })
})
