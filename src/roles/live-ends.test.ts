// The end of a session ends what it listens to, also where nobody looks again for an hour (I15, V4); so does that of a process.
import { expect, test } from 'vitest'
import { logOut } from '../domains/accounts/refresh.ts'
import { endEverySession, endOneSession } from '../domains/accounts/sessions.ts'
import { transaction } from '../platform/db.ts'
import { publishLive } from '../platform/live/events.ts'
import { testDatabase } from '../testing/database.ts'
import { aLiveProcess, type LiveProcess } from '../testing/live-process.ts'
import { readLive, soon, type LiveReader } from '../testing/live.ts'
import { testServer } from '../testing/server.ts'
import { aSession, type TestSession } from '../testing/sessions.ts'
import { passOn } from './web/pass-on.ts'

const { db, pool, url } = await testDatabase()

async function listening(person: TestSession, at: LiveProcess): Promise<LiveReader> {
  const reader = await readLive(at.origin, person.bearer)
  await soon(() => expect(reader.lastID()).toBeDefined())
  return reader
}
const tell = ({ userID }: TestSession, number: number) =>
  transaction(db, (tx) => publishLive(tx, [{ userID, event: { type: 'inquiry.message', number } }]))
const numbers = ({ heard }: LiveReader) => heard.map(({ event }) => event['number'])

test('every end of a session is told to its streams in every process at once, and nothing is heard after it', async () => {
  const never = 3_600_000
  const [here, there] = [
    await aLiveProcess(url, { checkMs: never }),
    await aLiveProcess(url, { checkMs: never }),
  ]
  const ends: Record<string, (person: TestSession) => Promise<unknown>> = {
    'log-out': ({ bearer }) => logOut(db, bearer),
    'one session': ({ sessionID, userID }) => endOneSession(db, sessionID, userID),
    'every session': ({ userID }) => transaction(db, (tx) => endEverySession(tx, userID)),
  }
  for (const [name, end] of Object.entries(ends)) {
    const person = await aSession(db)
    const streams = [await listening(person, here), await listening(person, there)]
    await end(person)
    await tell(person, 1)
    await soon(() =>
      expect(
        streams.map((stream) => stream.isOver()),
        name,
      ).toEqual([true, true]),
    )
    expect(streams.map(numbers), name).toEqual([[], []])
  }
  await here.close()
  await there.close()
})

test('a session that ended without a word hears nothing that is told after its end', async () => {
  const process = await aLiveProcess(url, { checkMs: 3_600_000 })
  const person = await aSession(db)
  const reader = await listening(person, process)
  await pool.query('update accounts.sessions set ended_at = now() where session_id = $1', [person.sessionID])
  await tell(person, 1)
  await soon(() => expect(reader.isOver()).toBe(true))
  expect(numbers(reader)).toEqual([])
  await process.close()
})

test('a web role apart that stops ends the streams that it passes on, and tells their readers when to come back', async () => {
  const process = await aLiveProcess(url)
  const person = await aSession(db)
  const web = testServer()
  passOn(web, '/api', process.origin)
  const reader = await readLive(await web.listen({ port: 0, host: '127.0.0.1' }), person.bearer)
  await soon(() => expect(reader.lastID()).toBeDefined())
  await web.close()
  await soon(() => expect(reader.isOver()).toBe(true))
  expect(reader.backMs()).toBeGreaterThan(0)
  await process.close()
})
