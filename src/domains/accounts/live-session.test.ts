import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { sql } from 'kysely'
import { SignJWT } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { findLiveSession, findLiveSessions, requireLiveSession } from './live-session.ts'
import { endEverySession, endOneSession } from './sessions.ts'
import { rotateKeys, signingKey } from './signing.ts'

const database = await testDatabase()
const { db } = database
const asked = (authorization: string | undefined) =>
  findLiveSession(db, authorization).then(
    () => 'a session',
    (error: Error) => error.name,
  )
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)

/** A token that our own key signed, changed as a test wants. */
async function signed(
  session: { userID: string; sessionID: string },
  { header = {}, claims = {} }: { header?: object; claims?: Record<string, unknown> } = {},
): Promise<string> {
  const { keyID, key } = await signingKey(db)
  const all = {
    sid: session.sessionID,
    sub: session.userID,
    iss: 'millwright-accounts',
    aud: 'millwright-api',
    iat: now(),
    exp: now() + 600,
    ...claims,
  }
  const token = await new SignJWT(all)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keyID, ...header })
    .sign(key)
  return `Bearer ${token}`
}

test('a live session is found by its token, until it is ended', async () => {
  const one = await aSession(db)
  const other = await aSession(db, { userID: one.userID })

  expect(await findLiveSession(db, one.bearer)).toEqual({ userID: one.userID, sessionID: one.sessionID })
  await endOneSession(db, one.sessionID)
  expect(await asked(one.bearer)).toBe('SessionError')
  expect(await asked(other.bearer)).toBe('a session')
  await endEverySession(db, one.userID)
  expect(await asked(other.bearer)).toBe('SessionError')
})

test('many are found by one statement, and none that is not found alone', async () => {
  const [one, other, ended] = [await aSession(db), await aSession(db), await aSession(db)]
  await endOneSession(db, ended.sessionID)
  const late = await signed(one, { claims: { iat: now() - 900, exp: now() - 300 } })
  const foreign = await signed(one, { header: { kid: '00000000-0000-7000-8000-000000000000' } })
  const anothers = await signed({ userID: other.userID, sessionID: one.sessionID })
  const headers = [ended.bearer, one.bearer, 'nothing', late, other.bearer, foreign, anothers, one.bearer]

  let found = new Map<string, unknown>()
  const statements = await statementsOf(database, async (counted) => {
    found = await findLiveSessions(counted, headers)
  })
  expect(statements).toBe(1)
  expect([...found]).toEqual([
    [one.bearer, { userID: one.userID, sessionID: one.sessionID }],
    [other.bearer, { userID: other.userID, sessionID: other.sessionID }],
  ])
  for (const header of new Set(headers))
    expect([header, (await asked(header)) === 'a session']).toEqual([header, found.has(header)])
  expect(await findLiveSessions(db, [])).toEqual(new Map())
})

test('a token that was found genuine runs out all the same, and no other is taken for it', async () => {
  const session = await aSession(db)
  const claims = { iat: now() - 590, exp: now() + 10 }
  const bearer = await signed(session, { claims })
  expect([await asked(bearer), await asked(bearer)]).toEqual(['a session', 'a session'])
  const [head, payload, signature] = bearer.split('.')
  const longer = part({ ...JSON.parse(Buffer.from(payload!, 'base64url').toString()), exp: now() + 600 })
  expect(await asked([head, longer, signature].join('.'))).toBe('JsonWebTokenError')

  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await asked(bearer)).toBe('TokenExpiredError')
})

test('a read believes what its call found; a transaction, the next call and whatever was not found ask', async () => {
  const { bearer, userID, sessionID } = await aSession(db)
  const found = await findLiveSession(db, bearer)
  expect(await statementsOf(database, (counted) => requireLiveSession(counted, found))).toBe(0)
  await endOneSession(db, sessionID)

  await expect(requireLiveSession(db, found)).resolves.toBeUndefined()
  const over = { name: 'SessionError' }
  await expect(transaction(db, (tx) => requireLiveSession(tx, found))).rejects.toMatchObject(over)
  await expect(findLiveSession(db, bearer)).rejects.toMatchObject(over)
  await expect(requireLiveSession(db, { userID, sessionID })).rejects.toMatchObject(over)
  await expect(requireLiveSession(db, { ...found })).rejects.toMatchObject(over)
})

test('what was found is not believed for longer than a call takes', async () => {
  const { bearer, sessionID } = await aSession(db)
  const found = await findLiveSession(db, bearer)
  await endOneSession(db, sessionID)
  // A clock of a test begins at nothing, whereas this process may have run for long.
  const before = performance.now()
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    vi.advanceTimersByTime(before + 10 * 60_000)
    await expect(requireLiveSession(db, found)).rejects.toMatchObject({ name: 'SessionError' })
  } finally {
    vi.useRealTimers()
  }
})

test('a session that has run out, a suspended account and a removed one are over on the next request', async () => {
  const [late, suspended, removed] = [await aSession(db), await aSession(db), await aSession(db)]
  await sql`update accounts.sessions set expires_at = now() where session_id = ${late.sessionID}`.execute(db)
  await sql`update accounts.accounts set suspended_at = now() where user_id = ${suspended.userID}`.execute(db)
  await sql`update accounts.accounts set removed_at = now() where user_id = ${removed.userID}`.execute(db)

  for (const { bearer } of [late, suspended, removed]) expect(await asked(bearer)).toBe('SessionError')
})

test('what is no token of ours is refused, and only what is missing is told to be missing', async () => {
  const session = await aSession(db)
  const [header, claims, signature] = session.bearer.slice('Bearer '.length).split('.') as [
    string,
    string,
    string,
  ]
  const hostile = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer x.y.z',
    `Basic ${header}.${claims}.${signature}`,
    `${header}.${claims}.${signature}`,
    `Bearer ${header}.${claims}.`,
    `Bearer ${header}.${claims}`,
    `Bearer ${header}.${claims}.${signature.slice(0, -4)}AAAA`,
    `Bearer ${header}.${part({ sid: session.sessionID, sub: session.userID, exp: now() + 600 })}.${signature}`,
    `Bearer ${header}.${claims}.${signature}${'A'.repeat(2_000)}`,
    `Bearer ${part('null')}.${part(null)}.${signature}`,
    `Bearer ${session.refreshToken}`,
  ]
  for (const authorization of hostile)
    expect(await asked(authorization), authorization).toBe('JsonWebTokenError')
  expect(await asked(undefined)).toBe('TokenNotFound')
})

test('no other algorithm and no other key opens a session', async () => {
  const session = await aSession(db)
  const key = await signingKey(db)
  const { rows } = await sql<{ public_key: string }>`
    select public_key from accounts.signing_keys where key_id = ${key.keyID}`.execute(db)
  const claims = part({
    sid: session.sessionID,
    sub: session.userID,
    iss: 'millwright-accounts',
    aud: 'millwright-api',
    iat: now(),
    exp: now() + 600,
  })
  const head = (more: object) => part({ alg: 'EdDSA', typ: 'at+jwt', kid: key.keyID, ...more })

  const none = `${head({ alg: 'none' })}.${claims}.`
  const symmetric = `${head({ alg: 'HS256' })}.${claims}`
  const confused = createHmac('sha256', rows[0]!.public_key).update(symmetric).digest('base64url')
  const stranger = generateKeyPairSync('ed25519')
  const brought = `${head({ jwk: stranger.publicKey.export({ format: 'jwk' }) })}.${claims}`
  const foreign = sign(null, Buffer.from(brought), stranger.privateKey).toString('base64url')

  for (const token of [none, `${symmetric}.${confused}`, `${brought}.${foreign}`])
    expect(await asked(`Bearer ${token}`)).toBe('JsonWebTokenError')
})

test('our key signs only for whom, where and when it says', async () => {
  const session = await aSession(db)
  const stranger = await aSession(db)
  expect(await asked(await signed(session))).toBe('a session')

  const wrong = [
    { header: { kid: session.sessionID } },
    { header: { kid: "' or true --" } },
    { header: { typ: 'JWT' } },
    { claims: { iss: 'somebody' } },
    { claims: { aud: 'somebody' } },
    { claims: { sid: undefined } },
    { claims: { sub: undefined } },
    { claims: { exp: undefined } },
    { claims: { iat: undefined } },
    { claims: { iat: now() + 45, exp: now() + 645 } },
    { claims: { nbf: now() + 45 } },
  ]
  for (const change of wrong)
    expect(await asked(await signed(session, change)), JSON.stringify(change)).toBe('JsonWebTokenError')
  expect(await asked(await signed(session, { claims: { sub: stranger.userID } }))).toBe('SessionError')
})

test('clocks may differ by half a minute, not by ten', async () => {
  const session = await aSession(db)
  const at = (seconds: number) =>
    signed(session, { claims: { iat: now() + seconds, exp: now() + seconds + 600 } })

  expect(await asked(await at(25))).toBe('a session')
  expect(await asked(await at(-625))).toBe('a session')
  expect(await asked(await at(-635))).toBe('TokenExpiredError')
  expect(await asked(await at(600))).toBe('JsonWebTokenError')
  expect(await asked(await signed(session, { claims: { exp: now() + 9_999, iat: now() - 700 } }))).toBe(
    'TokenExpiredError',
  )
})

test('a new key signs after 30 days; what the old one signed is good until it runs out, and its private half is gone', async () => {
  const session = await aSession(db)
  const stolen = await signingKey(db)
  await rotateKeys(db)
  expect(await signingKey(db)).toEqual(stolen)

  await sql`update accounts.signing_keys set created_at = now() - interval '30 days'`.execute(db)
  await Promise.all([rotateKeys(db), rotateKeys(db), rotateKeys(db)])
  const next = await signingKey(db)
  expect(next.keyID).not.toBe(stolen.keyID)
  expect(await asked(session.bearer)).toBe('a session')
  expect(await asked((await aSession(db)).bearer)).toBe('a session')
  const kept = await sql`select from accounts.signing_keys where private_key is not null`.execute(db)
  expect(kept.rows).toHaveLength(1)

  await sql`update accounts.signing_keys set retired_at = now() - interval '16 minutes' where retired_at is not null`.execute(
    db,
  )
  expect(await asked(session.bearer)).toBe('JsonWebTokenError')
  await sql`update accounts.signing_keys set retired_at = now() - interval '32 days' where retired_at is not null`.execute(
    db,
  )
  await rotateKeys(db)
  expect((await sql`select from accounts.signing_keys`.execute(db)).rows).toHaveLength(1)
})
