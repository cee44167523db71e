// Who else answers fast, told to who has waited longer than a day.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listAlternatives } from '../../contract/inquiry-alternatives.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness, type BusinessWish } from '../../testing/businesses.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { blockParty } from '../blocks/blocking.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { countAnswers } from '../inquiries/answer-times.ts'

const database = await testDatabase()
const { db } = database
const { call, send, write } = conversationCalls(await testApi(database), db)
const [hour, day] = [3_600_000, 86_400_000]

/** A company of which so many of ten inquiries were answered in time. */
async function aSupplier(inTime: number, wish: BusinessWish = {}, asked = 10): Promise<string> {
  const { businessID } = await aBusiness(db, wish)
  for (let at = 0; at < asked; at++) {
    const created = new Date(Date.now() - (at + 3) * day)
    const answered = new Date(created.getTime() + (at < inTime ? 1 : 30) * hour)
    await sql`
      insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, created_at, last_at, preview, answered_at)
      select ${uuidv7(created.getTime(), crypto.getRandomValues(new Uint8Array(10)))}, 'user', who, ${businessID}, who,
        'Seals', ${created}, ${created}, 'Do you?', ${answered} from (select gen_random_uuid() as who) as one`.execute(
      db,
    )
  }
  await transaction(db, (tx) => countAnswers(tx, businessID))
  return businessID
}

const indexed = () => deliverAll(db, domainListeners, testLog)
const ask = (as: TestSession | undefined, rid: string, bid: string) =>
  call<CallOutput<typeof listAlternatives>>('GET', `/business/request/${rid}/alternatives`, as, {
    query: { bid },
  })
const idsOf = async (as: TestSession, rid: string, bid = as.userID) =>
  (await ask(as, rid, bid)).data.companies.map(({ businessID }) => businessID)

/** An inquiry of `buyer` whose time is over. */
async function overdue(buyer: TestSession, to: string, more: object = {}): Promise<string> {
  const { data } = await send(buyer, { to, ...more })
  await sql`update inquiries set created_at = now() - interval '25 hours' where id = ${data.requestID}`.execute(
    db,
  )
  return data.requestID
}

/** Each test has a category of its own, so that nobody meets those of another. */
const categories = ['0001-01', '0002-01', '0003-01', '0004-01', '0005-01', '0007-01']
const niche = () => {
  const category = categories.shift()!
  return { industryID: category.slice(0, 4), categoryIDs: [category] }
}

test('three of the category in organic order, from 80 of 100 and five inquiries on; not the company itself', async () => {
  const wish = niche()
  const buyer = await aSession(db)
  const asked = await aSupplier(10, wish)
  const fast = [
    await aSupplier(8, wish),
    await aSupplier(9, wish),
    await aSupplier(10, wish),
    await aSupplier(10, wish),
  ]
  await aSupplier(7, wish)
  await aSupplier(4, wish, 4)
  // Of the industry alone: whoever is of the category comes first.
  const beside = await aSupplier(10, { ...wish, categoryIDs: [`${wish.industryID}-02`] })
  await indexed()
  const rid = await overdue(buyer, asked)
  const shown = await idsOf(buyer, rid)
  const { rows } = await sql<{ id: string }>`
    select id from search_document where id = any(${fast}) order by quality desc, id`.execute(db)
  expect(shown).toEqual(rows.slice(0, 3).map(({ id }) => id))
  for (const id of fast.slice(0, 2)) await transaction(db, (tx) => removeBusiness(tx, id))
  await indexed()
  expect(await idsOf(buyer, rid)).toEqual([
    ...rows.map(({ id }) => id).filter((id) => !fast.slice(0, 2).includes(id)),
    beside,
  ])
})

test('nobody before the time is over, after an answer, or of nothing that is alike', async () => {
  const wish = niche()
  const buyer = await aSession(db)
  const [to, other] = [(await aBusiness(db, wish)).businessID, await aSupplier(10, wish)]
  await indexed()
  const { requestID } = (await send(buyer, { to })).data
  expect((await ask(buyer, requestID, buyer.userID)).data).toEqual({ isOver: false, companies: [] })
  await sql`update inquiries set created_at = now() - interval '25 hours' where id = ${requestID}`.execute(db)
  expect(await idsOf(buyer, requestID)).toEqual([other])
  const owner = await aSession(db)
  await sql`insert into business_members (business_id, user_id, role, created_at) values (${to}, ${owner.userID}, 'owner', now())`.execute(
    db,
  )
  await write(owner, requestID, to)
  expect((await ask(buyer, requestID, buyer.userID)).data).toEqual({ isOver: false, companies: [] })
  const lonely = (await aBusiness(db, niche())).businessID
  await indexed()
  const over = await overdue(buyer, lonely)
  expect((await ask(buyer, over, buyer.userID)).data).toEqual({ isOver: true, companies: [] })
})

test('the sender alone is told: neither the receiver, another buyer, a stranger nor a visitor', async () => {
  const wish = niche()
  const [buyer, another, owner] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { ...wish, members: [{ userID: owner.userID, role: 'owner' }] })
  await indexed()
  const rid = await overdue(buyer, businessID)
  expect((await ask(buyer, rid, buyer.userID)).status).toBe(200)
  expect(await ask(owner, rid, businessID)).toMatchObject({ status: 403, name: 'NotAllowed' })
  for (const mailbox of [another.userID, buyer.userID, businessID])
    expect(await ask(another, rid, mailbox)).toMatchObject({ status: 404, name: 'NotFound' })
  expect((await ask(undefined, rid, buyer.userID)).status).toBe(401)
})

test('nobody who hides from the edition, is blocked, is one’s own or was asked already', async () => {
  const wish = niche()
  const [buyer, owner] = [await aSession(db), await aSession(db)]
  const to = (await aBusiness(db, wish)).businessID
  const hidden = await aSupplier(10, { ...wish, hiddenEditions: 0x1ffffff })
  const blocking = await aSupplier(10, { ...wish, members: [{ userID: owner.userID, role: 'owner' }] })
  const own = await aSupplier(10, { ...wish, members: [{ userID: buyer.userID, role: 'owner' }] })
  const open = await aSupplier(10, wish)
  await indexed()
  const rid = await overdue(buyer, to)
  expect(new Set(await idsOf(buyer, rid))).toEqual(new Set([blocking, open]))
  await blockParty(db, owner, { type: 'user', id: buyer.userID }, blocking, {
    edition: 'jp',
    hasWritten: () => Promise.resolve(true),
  })
  expect(await idsOf(buyer, rid)).toEqual([open])
  expect([hidden, own]).not.toContain(open)
  await send(buyer, { to: open })
  expect(await idsOf(buyer, rid)).toEqual([])
})
