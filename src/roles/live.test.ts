import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endOneSession } from '../domains/accounts/sessions.ts'
import { addMember } from '../domains/members/membership.ts'
import { transaction } from '../platform/db.ts'
import { forgetTold, publishLive } from '../platform/live/events.ts'
import { aBusiness } from '../testing/businesses.ts'
import { testDatabase } from '../testing/database.ts'
import { readLive, soon, type LiveReader } from '../testing/live.ts'
import { aLiveProcess, type LiveProcess } from '../testing/live-process.ts'
import { testServer } from '../testing/server.ts'
import { aSession, type TestSession } from '../testing/sessions.ts'
import { passOn } from './web/pass-on.ts'

const database = await testDatabase()
const { db, pool, url } = database

const aProcess = () => aLiveProcess(url)

let one: LiveProcess
let other: LiveProcess
beforeAll(async () => {
  one = await aProcess()
  other = await aProcess()
})
afterAll(async () => {
  await one.close()
  await other.close()
})

const readers: LiveReader[] = []
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close()
  await soon(() => expect(one.size() + other.size()).toBe(0))
})

async function listening(person: TestSession, lastEventID?: number | string, at = one): Promise<LiveReader> {
  const reader = await readLive(at.origin, person.bearer, lastEventID)
  readers.push(reader)
  await soon(() => expect(reader.status !== 200 || reader.lastID() !== undefined).toBe(true))
  return reader
}

const tell = (person: TestSession, number: number, scope?: string) =>
  transaction(db, (tx) =>
    publishLive(tx, [{ userID: person.userID, scope, event: { type: 'inquiry.message', number } }]),
  )
const numbers = ({ heard }: LiveReader) => heard.map(({ event }) => event['number'])
const count = (to: number, from = 1) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('what is told reaches every stream of the person, in both processes, and nobody else', async () => {
  const [person, stranger] = [await aSession(db), await aSession(db)]
  const [here, there, theirs] = [
    await listening(person),
    await listening(person, undefined, other),
    await listening(stranger),
  ]
  for (const number of count(20)) await tell(person, number)
  for (const reader of [here, there]) await soon(() => expect(numbers(reader)).toEqual(count(20)))
  await tell(stranger, 99)
  await soon(() => expect(numbers(theirs)).toEqual([99]))
  expect(numbers(here)).toEqual(count(20))
  expect(here.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-content-type-options': 'nosniff',
  })
})

test('a stream goes on in another process exactly where it was cut', async () => {
  const person = await aSession(db)
  const first = await listening(person)
  await tell(person, 1)
  await soon(() => expect(numbers(first)).toEqual([1]))
  first.close()
  for (const number of count(50, 2)) await tell(person, number)

  const next = await listening(person, first.lastID(), other)
  await tell(person, 51)
  await soon(() => expect(numbers(next)).toEqual(count(51, 2)))
  const whole = await listening(person, next.lastID())
  await tell(person, 52)
  await soon(() => expect(numbers(whole)).toEqual([52]))
})

test('told by many transactions at once, and cut again and again, nothing is lost, double or out of order', async () => {
  const person = await aSession(db)
  let reader = await listening(person)
  const heard: { id: number; number: unknown }[] = []
  const telling = Promise.all(
    count(8).map(async (lane) => {
      for (const round of count(30)) await tell(person, lane * 100 + round)
    }),
  )
  const done = { over: false }
  void telling.then(() => (done.over = true))
  const collect = () => heard.push(...reader.heard.map(({ id, event }) => ({ id, number: event['number'] })))
  for (let turn = 0; !done.over; turn += 1) {
    const before = reader.heard.length
    await soon(() => expect(done.over || reader.heard.length > before).toBe(true))
    reader.close()
    collect()
    reader = await listening(person, reader.lastID(), turn % 2 ? one : other)
  }
  await telling
  await soon(() => expect(heard.length + reader.heard.length).toBe(240))
  collect()
  expect(new Set(heard.map(({ number }) => number)).size).toBe(240)
  expect(heard.map(({ id }) => id)).toEqual(heard.map(({ id }) => id).toSorted((a, b) => a - b))
})

test('what is not committed yet is told after what was, though it began before', async () => {
  const person = await aSession(db)
  const reader = await listening(person)
  let commit = () => {}
  const begun = new Promise<void>((resolve) => {
    void transaction(db, async (tx) => {
      await publishLive(tx, [{ userID: person.userID, event: { type: 'inquiry.message', number: 1 } }])
      resolve()
      await new Promise<void>((go) => (commit = go))
    })
  })
  await begun
  const second = tell(person, 2)
  // A stream that begins now must not begin behind what is still to come.
  const late = await listening(person, reader.lastID(), other)
  commit()
  await second
  for (const each of [reader, late]) await soon(() => expect(numbers(each)).toEqual([1, 2]))
})

test.each(['0', '999999999999', 'x', '-1', '1.5', '9'.repeat(40)])(
  'a reader from %j is told that it missed something, and goes on from now',
  async (lastEventID) => {
    const person = await aSession(db)
    await tell(person, 1)
    await pool.query("update live_events set created_at = now() - interval '25 hours'")
    await forgetTold(db, 24)
    const reader = await listening(person, lastEventID)
    await tell(person, 2)
    await soon(() => expect(reader.heard.map(({ event }) => event.type)).toEqual(['gap', 'inquiry.message']))
  },
)

test('who missed more than 200 asks anew', async () => {
  const person = await aSession(db)
  const reader = await listening(person)
  const from = reader.lastID()
  await transaction(db, (tx) =>
    publishLive(
      tx,
      count(201).map((number) => ({ userID: person.userID, event: { type: 'inquiry.message', number } })),
    ),
  )
  await soon(() => expect(reader.heard).toHaveLength(201))
  expect((await listening(person, from)).heard.map(({ event }) => event.type)).toEqual(['gap'])
})

test('visitors, forged and ended sessions get no stream; nor does another origin', async () => {
  const person = await aSession(db)
  await endOneSession(db, person.sessionID)
  for (const [bearer, name] of [
    ['', 'JsonWebTokenError'],
    ['Bearer x', 'JsonWebTokenError'],
    [person.bearer, 'SessionError'],
  ] as const) {
    const answer = await fetch(`${one.origin}/api/live`, { headers: { authorization: bearer } })
    expect([answer.status, ((await answer.json()) as { name: string }).name]).toEqual([401, name])
  }
  expect((await fetch(`${one.origin}/api/live`)).status).toBe(401)
  expect((await fetch(`${one.origin}/api/live`, { method: 'HEAD' })).status).toBe(404)
  const asked = await fetch(`${one.origin}/api/live`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-headers': 'authorization' },
  })
  expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('log-out and suspension close a stream', async () => {
  const [left, suspended, stays] = [await aSession(db), await aSession(db), await aSession(db)]
  const [one, two, three] = [await listening(left), await listening(suspended), await listening(stays)]
  await endOneSession(db, left.sessionID)
  await pool.query('update accounts.accounts set suspended_at = now() where user_id = $1', [suspended.userID])
  await soon(() => expect([one.isOver(), two.isOver()]).toEqual([true, true]))
  expect(three.isOver()).toBe(false)
})

test('who is removed from a company hears nothing more of it, and is not told later what they missed', async () => {
  const [owner, member] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: member.userID, role: 'member' },
    ],
  })
  const [stays, goes] = [await listening(owner), await listening(member)]
  await tell(member, 1, businessID)
  await soon(() => expect(numbers(goes)).toEqual([1]))
  await pool.query('delete from business_members where user_id = $1', [member.userID])
  await soon(() => expect(goes.isOver()).toBe(true))
  expect(stays.isOver()).toBe(false)

  await tell(member, 2, businessID)
  await tell(member, 3)
  const back = await listening(member, goes.lastID())
  await soon(() => expect(numbers(back)).toEqual([3]))
})

test('who joins a company hears of it without a new stream', async () => {
  const person = await aSession(db)
  const { businessID } = await aBusiness(db)
  const reader = await listening(person)
  await transaction(db, (tx) => addMember(tx, { businessID, userID: person.userID, role: 'member' }))
  await soon(async () => {
    await tell(person, 1, businessID)
    expect(reader.heard.length).toBeGreaterThan(0)
  })
})

test('a slow reader is dropped, others are not', async () => {
  const [slow, quick] = [await aSession(db), await aSession(db)]
  const [stuck, reads] = [await listening(slow), await listening(quick)]
  stuck.pause()
  const large = { type: 'inquiry.message', filling: 'x'.repeat(200_000) }
  for (let told = 1; one.size() === 2 && told < 500; told += 1) {
    await transaction(db, (tx) =>
      publishLive(
        tx,
        [slow, quick].map(({ userID }) => ({ userID, event: large })),
      ),
    )
    await soon(() => expect(reads.heard).toHaveLength(told))
  }
  expect(one.size()).toBe(1)
  expect(reads.isOver()).toBe(false)
  stuck.resume()
  await soon(() => expect(stuck.isOver()).toBe(true))
})

test('a person has ten streams of a process at most, and a place again when one has gone', async () => {
  const person = await aSession(db)
  const all = await Promise.all(count(10).map(() => listening(person)))
  expect((await listening(person)).status).toBe(429)
  expect((await listening(await aSession(db))).status).toBe(200)
  all[0]?.close()
  await soon(async () => expect((await listening(person)).status).toBe(200))
})

test('of hundreds of streams every one beats and hears, and those of an ended session are closed', async () => {
  const people = await Promise.all(count(60).map(() => aSession(db)))
  const all = await Promise.all(
    people.flatMap((person) =>
      count(9).map(async () => {
        const reader = await readLive(one.origin, person.bearer)
        readers.push(reader)
        return { person, reader }
      }),
    ),
  )
  expect(all.filter(({ reader }) => reader.status !== 200)).toEqual([])
  await soon(() => expect(all.filter(({ reader }) => reader.beats() === 0)).toEqual([]))
  const [told, ended] = people as [TestSession, TestSession]
  await tell(told, 7)
  const of = (person: TestSession) => all.filter((one) => one.person === person).map(({ reader }) => reader)
  await soon(() => expect(of(told).map(numbers)).toEqual(count(9).map(() => [7])))
  await endOneSession(db, ended.sessionID)
  await soon(() => expect(of(ended).every((reader) => reader.isOver())).toBe(true))
  expect(of(told).some((reader) => reader.isOver())).toBe(false)
})

test('streams beat, and a stop tells their readers when to come back', async () => {
  const person = await aSession(db)
  const process = await aProcess()
  const reader = await listening(person, undefined, process)
  await soon(() => expect(reader.beats()).toBeGreaterThan(1))
  await process.close()
  await soon(() => expect(reader.isOver()).toBe(true))
  expect(reader.backMs()).toBeGreaterThan(0)
})

test('through a web role apart a stream is passed on as it comes, and cut with its reader', async () => {
  const person = await aSession(db)
  const web = testServer()
  passOn(web, '/api', one.origin)
  const origin = await web.listen({ port: 0, host: '127.0.0.1' })
  const first = await readLive(origin, person.bearer)
  await soon(() => expect(first.lastID()).toBeDefined())
  await tell(person, 1)
  await soon(() => expect(numbers(first)).toEqual([1]))
  first.close()
  await soon(() => expect(one.size()).toBe(0))
  await tell(person, 2)
  const next = await readLive(origin, person.bearer, first.lastID())
  await soon(() => expect(numbers(next)).toEqual([2]))
  // It stops although streams never end by themselves, and their readers come back, to another one.
  await web.close()
  await soon(() => expect(next.isOver()).toBe(true))
  await soon(() => expect(one.size()).toBe(0))
})
