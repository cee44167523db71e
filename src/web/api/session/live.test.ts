import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { LiveEventEntry } from '../../../contract/live.ts'
import { transaction } from '../../../platform/db.ts'
import { publishLive } from '../../../platform/live/events.ts'
import { serveApi } from '../../../roles/api.ts'
import { openLive, type Live } from '../../../roles/live.ts'
import { testDatabase } from '../../../testing/database.ts'
import { soon } from '../../../testing/live.ts'
import { testLog, testServer } from '../../../testing/server.ts'
import { aSession, type TestSession } from '../../../testing/sessions.ts'
import { startLive } from './live.ts'

const { db, url } = await testDatabase()

let origin: string
let live: Live
const app = testServer()
beforeAll(async () => {
  live = openLive({ db, url, log: testLog, beatMs: 100, checkMs: 200 })
  serveApi(app, { db, defaultEdition: 'jp', more: [live.serve] })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await live.close()
})
const open: (() => void)[] = []
afterEach(async () => {
  for (const stop of open.splice(0)) stop()
  vi.unstubAllGlobals()
  await soon(() => expect(live.size()).toBe(0))
})

/** A page of a person; its network is there as long as `isCut()` says no. */
function aPage({ userID, bearer }: TestSession, wish: { isCut?: () => boolean; token?: () => string } = {}) {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const heard: LiveEventEntry[] = []
  const streams: Response[] = []
  const token = bearer.slice('Bearer '.length)
  const stop = startLive({
    userID,
    origin,
    pace: 0.02,
    renewal: { token: async () => wish.token?.() ?? token, renew: async () => token },
    onEvent: (event) => heard.push(event),
    async fetchIt(input, init) {
      if (wish.isCut?.()) throw new TypeError('the network is away')
      const response = await fetch(input, init)
      streams.push(response)
      return response
    },
  })
  open.push(stop)
  return { heard, streams, stop }
}

const tell = ({ userID }: TestSession, number: number) =>
  transaction(db, (tx) =>
    publishLive(tx, [
      { userID, event: { type: 'inquiry.message', requestID: userID, mailboxID: userID, number } },
    ]),
  )
const numbers = (heard: readonly LiveEventEntry[]) =>
  heard.flatMap((event) => (event.type === 'inquiry.message' ? event.number : []))

test('a page asks anew at its beginning, then hears what happens', async () => {
  const person = await aSession(db)
  const { heard } = aPage(person)
  await soon(() => expect(heard).toEqual([{ type: 'gap' }]))
  for (const number of [1, 2, 3]) await tell(person, number)
  await soon(() => expect(numbers(heard)).toEqual([1, 2, 3]))
})

test('cut off it polls, and hears everything once when the network is back', async () => {
  const person = await aSession(db)
  const network = { isCut: false }
  const { heard } = aPage(person, { isCut: () => network.isCut })
  await soon(() => expect(heard).toHaveLength(1))
  await tell(person, 1)
  await soon(() => expect(numbers(heard)).toEqual([1]))
  network.isCut = true
  window.dispatchEvent(new Event('offline'))
  await soon(() => expect(live.size()).toBe(0))
  for (const number of [2, 3, 4]) await tell(person, number)
  const before = heard.length
  await soon(() => expect(heard.length).toBeGreaterThan(before))
  expect(heard.at(-1)).toEqual({ type: 'gap' })
  expect(numbers(heard)).toEqual([1])
  network.isCut = false
  window.dispatchEvent(new Event('online'))
  await soon(() => expect(numbers(heard)).toEqual([1, 2, 3, 4]))
})

test('of two tabs one holds the stream, both hear, and the other takes over where it was', async () => {
  const person = await aSession(db)
  const [one, other] = [aPage(person), aPage(person)]
  await soon(() => expect(live.size()).toBe(1))
  await tell(person, 1)
  for (const { heard } of [one, other]) await soon(() => expect(numbers(heard)).toEqual([1]))
  expect(one.streams.length + other.streams.length).toBe(1)
  const [holds, follows] = one.streams.length === 1 ? [one, other] : [other, one]
  holds.stop()
  await tell(person, 2)
  await soon(() => expect(numbers(follows.heard)).toEqual([1, 2]))
  await tell(person, 3)
  await soon(() => expect(numbers(follows.heard)).toEqual([1, 2, 3]))
})

test('a token that is worth nothing any more is renewed', async () => {
  const person = await aSession(db)
  const { heard } = aPage(person, { token: () => 'a.b.c' })
  await soon(() => expect(heard).toHaveLength(1))
})
