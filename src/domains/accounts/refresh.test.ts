import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { findLiveSession } from './live-session.ts'
import { logOut, refreshSession } from './refresh.ts'
import { endEverySession } from './sessions.ts'
import { newToken } from './tokens.ts'

const { db } = await testDatabase()
const nameOf = (error: Error) => error.name
const refresh = (token: string) => refreshSession(db, `Bearer ${token}`)
const asked = (bearer: string) => findLiveSession(db, bearer).then(() => 'a session', nameOf)

/** As if the last rotation had been so many seconds earlier. */
async function wait(sessionID: string, seconds: number): Promise<void> {
  await sql`
    update accounts.sessions set rotated_at = rotated_at - make_interval(secs => ${seconds})
    where session_id = ${sessionID}`.execute(db)
}

test('each use answers a new pair of the same session, whose life stays as long as it was', async () => {
  const session = await aSession(db)
  const first = await refresh(session.refreshToken)
  const second = await refresh(first.refreshToken)

  expect(new Set([session.refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3)
  expect(second.refreshTokenExpire).toBe(first.refreshTokenExpire)
  expect(await findLiveSession(db, `Bearer ${second.token}`)).toEqual({
    userID: session.userID,
    sessionID: session.sessionID,
  })
})

test('two tabs, or fifty, that refresh at once are given the same successor, and all stay in', async () => {
  const session = await aSession(db)
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refreshToken)))

  expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1)
  for (const { token } of answers) expect(await asked(`Bearer ${token}`)).toBe('a session')
  expect(await refresh(answers[0]!.refreshToken)).toMatchObject({ userID: session.userID })
})

test('within ten seconds a used token answers its successor again, also to another process', async () => {
  const session = await aSession(db)
  const first = await refresh(session.refreshToken)
  await wait(session.sessionID, 9)

  expect((await refresh(session.refreshToken)).refreshToken).toBe(first.refreshToken)
  expect(await refresh(first.refreshToken)).toBeDefined()
})

test('after ten seconds a used token ends its family: whoever stole it, and whoever it was stolen from', async () => {
  const session = await aSession(db)
  const other = await aSession(db, { userID: session.userID })
  const first = await refresh(session.refreshToken)
  await wait(session.sessionID, 11)

  expect(await refresh(session.refreshToken).catch(nameOf)).toBe('SessionError')
  expect(await refresh(first.refreshToken).catch(nameOf)).toBe('SessionError')
  expect(await asked(`Bearer ${first.token}`)).toBe('SessionError')
  expect(await asked(session.bearer)).toBe('SessionError')
  expect(await asked(other.bearer)).toBe('a session')
})

test('a token from long ago ends the family too, though nothing of it is kept', async () => {
  const session = await aSession(db)
  let { refreshToken } = session
  for (let turn = 0; turn < 5; turn++) {
    ;({ refreshToken } = await refresh(refreshToken))
    await wait(session.sessionID, 600)
  }

  expect(await refresh(session.refreshToken).catch(nameOf)).toBe('SessionError')
  expect(await refresh(refreshToken).catch(nameOf)).toBe('SessionError')
})

test('nobody ends or takes a session with a token that was made up around its id', async () => {
  const session = await aSession(db)
  const bytes = Buffer.from(session.refreshToken, 'base64url')
  const changed = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at] = copy[at]! ^ 1
    return copy.toString('base64url')
  }
  const hostile = [
    changed(0),
    changed(20),
    changed(63),
    `${session.refreshToken}A`,
    session.refreshToken.slice(1),
    newToken(),
    '',
    ' ',
    'x'.repeat(10_000),
    session.bearer.slice('Bearer '.length),
    Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(48)]).toString('base64url'),
  ]
  for (const token of hostile) expect(await refresh(token).catch(nameOf), token).toBe('SessionError')
  expect(await refreshSession(db, undefined).catch(nameOf)).toBe('TokenNotFound')
  expect(await refresh(session.refreshToken)).toMatchObject({ userID: session.userID })
})

test('what is over is not refreshed: after log-out, suspension and 30 days', async () => {
  const [out, suspended, late] = [await aSession(db), await aSession(db), await aSession(db)]
  await endEverySession(db, out.userID)
  await sql`update accounts.accounts set suspended_at = now() where user_id = ${suspended.userID}`.execute(db)
  await refresh(late.refreshToken)
  await sql`
    update accounts.sessions set expires_at = expires_at - interval '30 days'
    where session_id = ${late.sessionID}`.execute(db)

  for (const { refreshToken } of [out, suspended, late])
    expect(await refresh(refreshToken).catch(nameOf)).toBe('SessionError')
})

test('log-out ends the session at once, with either token, also one that was replaced', async () => {
  const [byAccess, byRefresh, byOld, other] = [
    await aSession(db),
    await aSession(db),
    await aSession(db),
    await aSession(db),
  ]
  await refresh(byOld.refreshToken)

  await logOut(db, byAccess.bearer)
  await logOut(db, `Bearer ${byRefresh.refreshToken}`)
  await logOut(db, `Bearer ${byOld.refreshToken}`)
  for (const { bearer, refreshToken } of [byAccess, byRefresh, byOld]) {
    expect(await asked(bearer)).toBe('SessionError')
    expect(await refresh(refreshToken).catch(nameOf)).toBe('SessionError')
  }
  for (const nothing of [byAccess.bearer, undefined, '', 'Bearer x', `Bearer ${newToken()}`])
    await expect(logOut(db, nothing)).resolves.toBeUndefined()
  expect(await asked(other.bearer)).toBe('a session')
})

test('log-out and refresh at once leave no session, whoever is first', async () => {
  for (let turn = 0; turn < 20; turn++) {
    const session = await aSession(db)
    const [renewed] = await Promise.all([
      refresh(session.refreshToken).catch(() => undefined),
      logOut(db, session.bearer),
    ])
    expect(await asked(session.bearer)).toBe('SessionError')
    const next = renewed?.refreshToken ?? session.refreshToken
    expect(await refresh(next).catch(nameOf)).toBe('SessionError')
  }
})
