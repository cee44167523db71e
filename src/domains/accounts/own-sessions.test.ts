import { expect, test } from 'vitest'
import { uuidv7 } from '../../platform/ids.ts'
import { givePassword, testAccounts } from '../../testing/accounts.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const call = await testAccounts(database)

type Listed = { sessionID: string; device: string; createdAt: string; usedAt: string; current: boolean }
const listed = async (bearer: string) =>
  ((await call('listSessions', {}, bearer)).data as { sessions: Listed[] }).sessions

test('a person sees their own living sessions, newest use first, and which one is here', async () => {
  const here = await aSession(db)
  const older = await aSession(db, { userID: here.userID })
  const [over, late] = [
    await aSession(db, { userID: here.userID }),
    await aSession(db, { userID: here.userID }),
  ]
  await aSession(db)
  await call('endSession', { sessionID: over.sessionID }, here.bearer)
  await pool.query('update accounts.sessions set expires_at = now() where session_id = $1', [late.sessionID])
  await pool.query(`update accounts.sessions set used_at = now() - interval '1 hour' where session_id = $1`, [
    older.sessionID,
  ])

  const sessions = await listed(here.bearer)

  expect(sessions.map(({ sessionID, current }) => [sessionID, current])).toEqual([
    [here.sessionID, true],
    [older.sessionID, false],
  ])
  expect(sessions[0]).toMatchObject({
    device: expect.stringMatching(/\w/) as string,
    createdAt: expect.stringMatching(/Z$/) as string,
  })
})

test('at most a hundred are shown', async () => {
  const here = await aSession(db)
  for (let count = 0; count < 104; count += 1) await aSession(db, { userID: here.userID })
  expect(await listed(here.bearer)).toHaveLength(100)
})

test('one session ends from afar, at once', async () => {
  const here = await aSession(db)
  const other = await aSession(db, { userID: here.userID })

  expect(await call('endSession', { sessionID: other.sessionID }, here.bearer)).toMatchObject({ status: 200 })

  expect(await call('showAccount', {}, other.bearer)).toMatchObject({ status: 401, name: 'SessionError' })
  expect(await call('showAccount', {}, here.bearer)).toMatchObject({ status: 200 })
})

test('a stranger cannot tell somebody’s session from one that never was, and ends neither', async () => {
  const [here, stranger] = [await aSession(db), await aSession(db)]
  const end = (sessionID: unknown) => call('endSession', { sessionID }, stranger.bearer)

  expect(await end(here.sessionID)).toEqual(await end(uuidv7()))
  expect(await end(here.sessionID)).toMatchObject({ status: 404, name: 'NotFound' })
  expect(await call('showAccount', {}, here.bearer)).toMatchObject({ status: 200 })
  for (const hostile of ['', 'x', '../../all', `${here.sessionID}\0`, [here.sessionID], null, { $ne: '' }])
    expect(await end(hostile)).toMatchObject({ status: 400, name: 'InvalidInput' })
})

test('everywhere means here too, and log-ins under way, but nobody else', async () => {
  const [here, stranger] = [await aSession(db, { email: 'all@bearings.example' }), await aSession(db)]
  const other = await aSession(db, { userID: here.userID })
  await givePassword(database, here.userID)
  const logIn = await call('logIn', { email: 'all@bearings.example', password: 'kite lathe 41 umbrella' })
  const { token } = logIn.data as { token: string }

  expect(await call('endAllSessions', {}, here.bearer)).toMatchObject({ status: 200 })

  for (const { bearer } of [here, other])
    expect(await call('showAccount', {}, bearer)).toMatchObject({ status: 401, name: 'SessionError' })
  expect(await call('getSession', { token })).toMatchObject({ name: 'TokenUsed' })
  expect(await call('showAccount', {}, stranger.bearer)).toMatchObject({ status: 200 })
})

test('a visitor has no account to look at', async () => {
  for (const name of ['showAccount', 'listSessions', 'endAllSessions', 'endSession'] as const)
    expect(await call(name, {})).toMatchObject({ status: 401, name: 'TokenNotFound' })
})
