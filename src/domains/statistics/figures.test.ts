// From what happens to what an owner reads: saved, followed, written to, answered and won; who may read it, and its table.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listAnswered, StatisticsEntry } from '../../contract/statistics.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { conversationCalls } from '../../testing/conversations.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { recordSeen, type Seen } from './recording.ts'
import { makeSums } from './summing.ts'
import { forgetSalts, saltsOf } from './visitors.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, post, put } = callsOf(api)
const talk = conversationCalls(api, db)
const dayMs = 86_400_000

const looking = (id: string, wish: Partial<Seen> = {}): Seen => ({
  at: Date.now(),
  network: '192.0.2.1',
  device: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  zone: 'Asia/Tokyo',
  words: '',
  known: false,
  seen: [{ kind: 'viewed', type: 'business', id }],
  ...wish,
})

/** All of now is of yesterday, and summed. */
async function summed(businessIDs: readonly string[]): Promise<void> {
  await deliverAll(db, domainListeners, testLog)
  await makeSums(db, new Date(Date.now() + 3 * dayMs))
  for (const table of ['statistics_days', 'statistics_things'])
    await sql`update ${sql.id(table)} set day = day - 1 where business_id = any(${businessIDs}::uuid[])`.execute(
      db,
    )
}

test('what people do counts without a page that tells it; the company’s own people do not', async () => {
  const team = await aTeam(db, { products: 1 })
  const { businessID, productIDs, owner, admin, member } = team
  const buyer = await aSession(db)
  for (const by of [buyer, owner]) {
    await post(by, '/favorites/business', { resourceID: businessID })
    await post(by, '/favorites/product', { resourceID: productIDs[0] })
    await post(by, '/social/follow/business', { resourceID: businessID })
  }
  const asked = await talk.send(buyer, { to: businessID, productID: productIDs[0] })
  const { requestID } = asked.data
  const write = `/business/request/${requestID}/send-message?bid=`
  await post(member, write + businessID, { content: 'Yes.' })
  await post(member, write + businessID, { content: 'In May.' })
  await post(buyer, write + buyer.userID, { content: 'Thanks.' })
  await recordSeen(db, [
    looking(businessID),
    looking(businessID),
    looking(businessID, { authorization: owner.bearer }),
  ])
  await summed([businessID])

  const won = `/business/request/${requestID}/won?bid=`
  expect((await put(buyer, won + buyer.userID, { won: true })).name).toBe('NotAllowed')
  expect((await put(buyer, won + businessID, { won: true })).name).toBe('NotFound')
  const marked = (await put(member, won + businessID, { won: true })).data
  expect(marked).toEqual({ wonAt: expect.any(String) })
  expect((await put(member, won + businessID, { won: true })).data).toEqual(marked)
  await pool.query(
    "update inquiries set won_at = won_at - interval '1 day', created_at = created_at - interval '1 day'",
  )

  const { data } = await get(admin, `/business/${businessID}/statistics?days=7`)
  const { counts, won: count, visitorDays } = data as StatisticsEntry
  expect(counts.now).toEqual({
    shown: 0,
    opened: 0,
    viewed: 1,
    document: 0,
    saved: 2,
    followed: 1,
    inquired: 1,
    answered: 1,
  })
  expect(counts.before.saved).toBe(0)
  expect(count).toEqual({ now: 1, before: 0 })
  expect(visitorDays.now).toBe(1)
  const ofThing = await pool.query<{ kind: string; events: number }>(
    'select kind, events from statistics_things where thing_id = $1 order by kind',
    [productIDs[0]],
  )
  expect(ofThing.rows).toEqual([
    { kind: 'answered', events: 1 },
    { kind: 'inquired', events: 1 },
    { kind: 'saved', events: 1 },
  ])
  expect((await put(owner, won + businessID, { won: false })).data).toEqual({ wonAt: null })

  const table = await get(owner, `/business/${businessID}/statistics/table?days=7`)
  const csv = Buffer.from((table.data as { base64: string }).base64, 'base64').toString()
  expect(csv).toMatch(/"Total","[\d-]+","[\d-]+","","Saved","2",""/)
})

test('the inquiries behind the answers are those of the days, newest first', async () => {
  const { businessID, owner } = await aTeam(db)
  const buyer = await aSession(db)
  const ids: string[] = []
  for (let count = 0; count < 3; count++)
    ids.push((await talk.send(buyer, { to: businessID })).data.requestID)
  const path = `/business/${businessID}/statistics/answers?days=7`
  // What came today is of no whole day yet.
  expect((await get(owner, path)).data).toEqual({ inquiries: [], nextCursor: null })
  const { listAnswered: list } = await import('./figures.ts')
  const tomorrow = new Date(Date.now() + dayMs)
  const wish = { businessID, days: 7, after: null, language: 'en' }
  const { inquiries } = await list(db, owner, wish, tomorrow)
  expect(inquiries.map(({ requestID }) => requestID)).toEqual(ids.toReversed())
  const later = await list(db, owner, { ...wish, after: ids[1]! }, tomorrow)
  expect(later.inquiries.map(({ requestID }) => requestID)).toEqual([ids[0]])
  const empty: CallOutput<typeof listAnswered>['inquiries'] = (
    await list(db, owner, wish, new Date(Date.now() + 9 * dayMs))
  ).inquiries
  expect(empty).toEqual([])
})

test('only owners and admins of the company read its figures', async () => {
  const [team, other] = [await aTeam(db), await aTeam(db)]
  const stranger = await aSession(db)
  for (const path of ['', '/by/country', '/answers', '/table']) {
    const url = `/business/${team.businessID}/statistics${path}`
    for (const [by, name] of [
      [team.owner, undefined],
      [team.admin, undefined],
      [team.member, 'NotAllowed'],
      [stranger, 'NotFound'],
      [other.owner, 'NotFound'],
      [undefined, 'TokenNotFound'],
    ] as const)
      expect((await get(by, url)).name, path).toBe(name)
  }
})

test('salts are gone when their day is over on every clock, and nobody can be told apart again', async () => {
  const before = (await saltsOf(db, ['2027-05-05'])).get('2027-05-05')
  await forgetSalts(db, new Date('2027-05-06T12:05:00Z'))
  expect((await saltsOf(db, ['2027-05-05'])).get('2027-05-05')).toEqual(before)
  await forgetSalts(db, new Date('2027-05-06T12:11:00Z'))
  const { rows } = await pool.query("select period from statistics_salts where period = '2027-05-05'")
  expect(rows).toEqual([])
})

test('what is told too late, of nothing that is there, or by who says to be known and is not, is not written', async () => {
  const { businessID } = await aTeam(db)
  const nobody = '01890000-0000-7000-8000-000000000000'
  expect(await recordSeen(db, [looking(nobody), looking(businessID, { known: true })])).toBe(0)
  expect(await recordSeen(db, [looking(businessID, { at: Date.now() - 40 * 60_000 })])).toBe(0)
  expect(await recordSeen(db, [looking(businessID, { authorization: 'Bearer no.such.token' })])).toBe(0)
  expect(await recordSeen(db, [looking(businessID), looking(businessID)])).toBe(1)
})
