// The list of a mailbox, and who may read, write and end what.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aBuyerAndASupplier, conversationCalls, type Answer } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { blockParty } from '../blocks/blocking.ts'
import { showBusinessProfile } from '../businesses/profile.ts'
import { countDue } from './answer-times.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { send, list, show, write, end, read, report, allowance, call } = conversationCalls(api, db)

test('pages go on where they ended, in both orders, and no cursor fits another list', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const sent: string[] = []
  for (let at = 0; at < 25; at += 1)
    sent.push((await send(buyer, { to: businessID, subject: `No. ${at}` })).data.requestID)
  await write(owner, sent[3]!, businessID)
  await write(owner, sent[4]!, businessID)
  const newest = sent.toReversed()
  const pages = async (sort: string) => {
    const first = (await list(owner, businessID, { sort })).data
    const second = (await list(owner, businessID, { sort, cursor: first.nextCursor! })).data
    expect(second.nextCursor).toBeNull()
    expect(first.counts).toEqual({ all: 25, unread: 25, toAnswer: 23, ended: 0 })
    return [...first.requests, ...second.requests].map(({ requestID }) => requestID)
  }
  expect(await pages('created')).toEqual(newest)
  const [third, fourth] = [sent[3]!, sent[4]!]
  expect(await pages('activity')).toEqual([
    fourth,
    third,
    ...newest.filter((id) => id !== third && id !== fourth),
  ])
  const { nextCursor: cursor } = (await list(owner, businessID)).data
  const others: Record<string, string>[] = [{ sort: 'activity' }, { show: 'unread' }, { search: 'x' }]
  for (const query of others)
    expect(await list(owner, businessID, { ...query, cursor: cursor! })).toMatchObject({ status: 400 })
  expect(await list(buyer, buyer.userID, { cursor: cursor! })).toMatchObject({ status: 400 })
})

test('words are looked for as they are in subjects, names and products; kinds are kept apart', async () => {
  const { buyer, owner, businessID, productID } = await aBuyerAndASupplier(db)
  const { data: percent } = await send(buyer, { to: businessID, subject: '100% cotton_bags \\ each' })
  const { data: product } = await send(buyer, { to: businessID, subject: 'ＡＢＣ', productID })
  const { data: closed } = await send(buyer, { to: businessID, subject: 'Third' })
  await end(buyer, closed.requestID, buyer.userID)
  await read(owner, product.requestID, businessID, 1)
  const found = async (search: string, query: Record<string, string> = {}) =>
    (await list(owner, businessID, { search, ...query })).data.requests.map(({ requestID }) => requestID)
  expect(await found('%')).toEqual([percent.requestID])
  expect(await found('_')).toEqual([percent.requestID])
  expect(await found('\\')).toEqual([percent.requestID])
  expect(await found('abc')).toEqual([product.requestID])
  expect(await found('bearing GROOVE lindqvist')).toEqual([product.requestID])
  expect(await found('lindqvist', { show: 'ended' })).toEqual([closed.requestID])
  expect(await found('', { show: 'unread' })).toEqual([closed.requestID, percent.requestID])
  expect(await found('', { show: 'toAnswer' })).toEqual([product.requestID, percent.requestID])
  expect(await found('nothing such')).toEqual([])
  const [name] = (await list(buyer, buyer.userID)).data.requests.map(({ to }) => to.name)
  expect((await list(buyer, buyer.userID, { search: name!.slice(-8) })).data.requests).toHaveLength(3)
})

test('words are looked for in messages, of this mailbox alone, as people type them', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const other = await aBuyerAndASupplier(db)
  const { data: asked } = await send(buyer, {
    to: businessID,
    subject: 'First',
    message: '単価はいくらですか？',
  })
  const { data: second } = await send(buyer, {
    to: businessID,
    subject: 'Second',
    message: 'ÜBERMASS Ｃ３すきま',
  })
  const rid = asked.requestID
  await call('POST', `/business/request/${rid}/send-message`, owner, {
    query: { bid: businessID },
    body: { content: 'お見積もり：単価３２０円、50% off_x' },
  })
  const found = async (search: string, as = owner, mailbox = businessID) =>
    (await list(as, mailbox, { search })).data.requests.map(({ requestID }) => requestID)
  for (const search of ['単価320', '単価３２０', '320円 いくら', 'first 見積', '50% off_x', '%', 'f_x'])
    expect(await found(search), search).toEqual([rid])
  for (const search of ['übermass', 'c3すきま', 'C3 ÜBER'])
    expect(await found(search, buyer, buyer.userID), search).toEqual([second.requestID])
  expect(await found('単価')).toEqual([rid])
  // All words in one conversation, and none of them a pattern.
  expect(await found('単価 übermass')).toEqual([])
  expect(await found('単_320')).toEqual([])
  // Of another mailbox nothing, whoever asks.
  expect(await found('単価', other.owner, other.businessID)).toEqual([])
  expect(await found('単価', other.buyer, other.buyer.userID)).toEqual([])
  expect(await list(other.owner, businessID, { search: '単価' })).toMatchObject({ status: 404 })
})

test('what fits is told with its place, of messages and of files; older pages have theirs', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const message = `${'We make pumps. '.repeat(12)}Ｃ３ clearance is needed, ISO 4762.`
  const { data } = await send(buyer, { to: businessID, subject: 'Pumps', message })
  const only = async (search: string, query: Record<string, string> = {}) =>
    (await list(owner, businessID, { search, ...query })).data
  const { requests, searched } = await only('c3 iso')
  expect(searched).toBe('all')
  const { text, marks, isFile, before } = requests[0]!.passage!
  expect([text.slice(marks[0], marks[1]), text.slice(marks[2], marks[3])]).toEqual(['Ｃ３', 'ISO'])
  expect([text.at(0), isFile, before]).toEqual(['…', false, null])
  // Found by its subject alone, it says nothing more; without a search neither.
  expect((await only('Pumps', { among: 'names' })).requests).toMatchObject([{ passage: null }])
  expect((await only('c3', { among: 'names' })).requests).toEqual([])
  expect((await only('')).requests).toMatchObject([{ passage: null }])

  const later = (from: number, to: number) =>
    pool.query(
      `insert into inquiry_messages (inquiry_id, number, side, side_number, author_id, content, created_at)
       select $1, n, 'S', n, $2, 'Later.', now() from generate_series($3::int, $4::int) as n`,
      [data.requestID, buyer.userID, from, to],
    )
  const sent = (count: number) =>
    pool.query('update inquiries set messages_s = $2 where id = $1', [data.requestID, count])
  await later(2, 60)
  await sent(60)
  expect((await only('c3')).requests).toMatchObject([{ passage: { before: 2 } }])
  expect((await only('c3')).searched).toBe('all')
  await later(61, 101)
  await sent(101)
  expect(await only('c3')).toMatchObject({ requests: [], searched: 'newest' })
})

test('when messages take too long, the rest is searched, and that is said', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  await send(buyer, { to: businessID, subject: 'Copper rings', message: 'Rings of copper alloy' })
  await transaction(db, async (tx) => {
    await sql`lock table inquiry_messages in access exclusive mode`.execute(tx)
    const named = await list(owner, businessID, { search: 'copper' })
    expect(named.data).toMatchObject({ requests: [{ passage: null }], searched: 'names' })
    const written = await list(owner, businessID, { search: 'alloy' })
    expect(written.data).toMatchObject({ requests: [], searched: 'names' })
  })
  expect((await list(owner, businessID, { search: 'alloy' })).data.searched).toBe('all')
})

test('the numbers of the clock are on the page of the company, and follow what happens and what does not', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const answers = async () => (await showBusinessProfile(db, businessID, 'en', '2026-01-01')).answers
  const sent: string[] = []
  for (let at = 0; at < 5; at += 1) sent.push((await send(buyer, { to: businessID })).data.requestID)
  for (const rid of sent.slice(0, 3)) await write(owner, rid, businessID)
  await end(owner, sent[3]!, businessID)
  await deliverAll(db, domainListeners, testLog)
  expect(await answers()).toBeNull()
  const later = new Date(Date.now() + 25 * 3_600_000)
  expect(await countDue(db, later)).toBeGreaterThan(0)
  expect(await answers()).toEqual({ share: 0.8, medianMinutes: 0, n: 5 })
  expect(await countDue(db, later)).toBe(0)
  await countDue(db, new Date(Date.now() + 91 * 86_400_000))
  expect(await answers()).toBeNull()
})

describe('who may what', async () => {
  const people = ['owner', 'admin', 'member', 'exMember'] as const
  async function aCompany() {
    const team = {} as Record<(typeof people)[number], TestSession>
    for (const one of people) team[one] = await aSession(db)
    const { businessID } = await aBusiness(db, {
      members: people.map((one) => ({ userID: team[one].userID, role: one === 'exMember' ? 'admin' : one })),
    })
    await sql`delete from business_members where user_id = ${team.exMember.userID}`.execute(db)
    return { team, businessID }
  }
  const [sender, receiver] = [await aCompany(), await aCompany()]
  const [third, operator, blocked] = [
    await aCompany(),
    await aSession(db, { staff: ['admin'] }),
    await aSession(db),
  ]
  const { requestID: rid } = (
    await send(sender.team.member, { to: receiver.businessID, from: sender.businessID })
  ).data
  const { requestID: ofBlocked } = (await send(blocked, { to: receiver.businessID })).data
  await blockParty(db, receiver.team.owner, { type: 'user', id: blocked.userID }, receiver.businessID, {
    edition: 'jp',
    hasWritten: undefined,
  })

  const inMailbox: [string, (as: TestSession | undefined, rid: string, bid: string) => Promise<Answer>][] = [
    ['showInquiry', show],
    ['sendMessage', (as, at, bid) => write(as, at, bid)],
    ['readInquiry', (as, at, bid) => read(as, at, bid, 1)],
    ['reportInquiry', (as, at, bid) => report(as, at, bid)],
    ['endInquiry', end],
  ]
  test.each(inMailbox)('%s: everybody of both sides, and nobody else', async (_, act) => {
    const outside = [
      ...[sender, receiver].map(({ team, businessID }) => [team.exMember, businessID] as const),
      ...[sender, receiver, third].map(({ businessID }) => [third.team.owner, businessID] as const),
      ...[sender, receiver].map(({ businessID }) => [operator, businessID] as const),
      ...[sender, receiver].map(({ businessID }) => [blocked, businessID] as const),
      [third.team.owner, third.team.owner.userID] as const,
      // The person who wrote it for their company has it there, not in their own mailbox; nor the other way round.
      [sender.team.member, sender.team.member.userID] as const,
      [sender.team.owner, receiver.businessID] as const,
      [receiver.team.owner, sender.businessID] as const,
      [operator, operator.userID] as const,
    ]
    const nothing = await act(third.team.owner, randomUUID(), third.businessID)
    expect(nothing).toMatchObject({ status: 404, name: 'NotFound' })
    for (const [as, bid] of outside) expect(await act(as, rid, bid)).toEqual(nothing)
    expect(await act(undefined, rid, receiver.businessID)).toMatchObject({ name: 'TokenNotFound' })
    for (const { team, businessID } of [sender, receiver])
      for (const one of ['member', 'admin', 'owner'] as const)
        expect((await act(team[one], rid, businessID)).status, one).toBe(200)
  })

  test.each([
    ['GET', 'get-messages', undefined],
    ['POST', 'send-message', { content: 'Yes.' }],
    ['POST', 'read', { number: 1 }],
    ['POST', 'report', { reason: 'spam' }],
    ['POST', 'end-request', {}],
  ] as const)(
    '%s %s: to the last header nothing tells a foreign one from none',
    async (method, act, payload) => {
      const answerTo = async (at: string, bid: string) => {
        const { statusCode, headers, body } = await api.inject({
          method,
          url: `/api/business/request/${at}/${act}?bid=${bid}`,
          headers: { authorization: third.team.owner.bearer },
          ...(payload && { payload }),
        })
        const { date: _, 'x-request-id': number, ...told } = headers
        expect(number).toEqual(expect.any(String))
        return { statusCode, told, body }
      }
      const none = await answerTo(randomUUID(), third.businessID)
      expect(none.statusCode).toBe(404)
      expect(await answerTo(rid, third.businessID)).toEqual(none)
      expect(await answerTo(rid, receiver.businessID)).toEqual(none)
      expect(await answerTo(rid, sender.businessID)).toEqual(none)
    },
  )

  test('the blocked keep what they have and write nothing', async () => {
    expect((await show(blocked, ofBlocked, blocked.userID)).data.silentBecause).toBe('blocked')
    expect(await write(blocked, ofBlocked, blocked.userID)).toMatchObject({ name: 'PartyBlocked' })
    expect((await read(blocked, ofBlocked, blocked.userID, 1)).status).toBe(200)
    expect((await end(blocked, ofBlocked, blocked.userID)).status).toBe(200)
  })

  test('lists and allowances are those of one’s own mailboxes', async () => {
    for (const as of [third.team.owner, receiver.team.exMember, operator, blocked])
      for (const act of [list, allowance])
        expect(await act(as, receiver.businessID)).toMatchObject({ status: 404, name: 'NotFound' })
    expect((await list(receiver.team.member, receiver.businessID)).data.counts.all).toBe(2)
  })
})

test('a report is one a person; only through it a moderator reads', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID: rid } = (await send(buyer, { to: businessID })).data
  expect(await report(owner, rid, businessID)).toMatchObject({ status: 200 })
  expect(await report(owner, rid, businessID)).toMatchObject({ status: 409, name: 'AlreadyReported' })
  expect(await report(buyer, rid, buyer.userID)).toMatchObject({ status: 200 })
  expect((await pool.query('select 1 from reports where resource_id = $1', [rid])).rowCount).toBe(2)
})
