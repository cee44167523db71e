import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AppError } from '../../contract/errors.ts'
import { somebodyWaits, testDatabase } from '../../testing/database.ts'
import { casesOf } from '../../testing/proofs.ts'
import { anAccount, aSession } from '../../testing/sessions.ts'
import { logIn, takeHandOff, type LogIn } from './hand-off.ts'
import { findLiveSession } from './live-session.ts'
import { endEverySession } from './sessions.ts'
import { hashOf, newToken } from './tokens.ts'

const { db } = await testDatabase()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1'
const from = { language: 'ja', edition: 'jp', userAgent: firefox }
const nameOf = (error: Error) => error.name

const enter = (wish: LogIn, userAgent: string | undefined = firefox) =>
  logIn(db, wish, { ...from, userAgent })
const take = (token: string, state?: string) => takeHandOff(db, token, state).then(() => 'a session', nameOf)

/** Many hand-offs of one person at once. */
async function handOffs(count: number): Promise<string[]> {
  const { userID } = await aSession(db)
  const tokens = Array.from({ length: count }, newToken)
  await sql`
    insert into accounts.hand_offs (token_hash, user_id, device, language, edition, expires_at)
    select token_hash, ${userID}, 'Firefox on Linux', 'en', 'jp', now() + interval '60 seconds'
    from unnest(${tokens.map(hashOf)}::bytea[]) as token_hash`.execute(db)
  return tokens
}

const callers = 25

/** How many of 25 who ask at once are let in, for each token up to the first where it is not one. */
async function winners(
  tokens: readonly string[],
  ask: (token: string) => Promise<unknown>,
): Promise<number[]> {
  const counts: number[] = []
  for (const token of tokens) {
    const answers = await Promise.allSettled(Array.from({ length: callers }, () => ask(token)))
    const won = answers.filter(({ status }) => status === 'fulfilled').length
    counts.push(won)
    if (won !== 1) break
  }
  return counts
}

test('of 25 who use one hand-off at once exactly one is let in, every time', async () => {
  const times = casesOf(1_000, 150)
  const counts = await winners(await handOffs(times), (token) => takeHandOff(db, token, undefined))

  expect(counts.at(-1)).toBe(1)
  expect(counts).toHaveLength(times)
}, 120_000)

test('a hand-off that is looked at first and used up later lets in several: the race above can be lost', async () => {
  const counts = await winners(await handOffs(20), async (token) => {
    const { rows } = await sql`
      select from accounts.hand_offs where token_hash = ${hashOf(token)} and used_at is null`.execute(db)
    if (rows.length === 0) throw new Error('used')
    await sql`update accounts.hand_offs set used_at = now() where token_hash = ${hashOf(token)}`.execute(db)
  })

  expect(counts.at(-1)).toBeGreaterThan(1)
})

test('who knows the password gets a hand-off, and for it a session of 30 days', async () => {
  const { userID, email, password } = await anAccount(db)

  const { token, continue: path } = await enter({ email, password, continue: '/industries?x=1#y' })
  expect(path).toBe('/industries?x=1#y')
  const session = await takeHandOff(db, token, undefined)
  expect(session).toEqual({
    token: expect.any(String),
    refreshToken: expect.any(String),
    tokenExpire: expect.any(Number),
    refreshTokenExpire: expect.any(Number),
    userID,
  })
  const now = Date.now() / 1000
  expect(session.tokenExpire - now).toBeGreaterThan(590)
  expect(session.tokenExpire - now).toBeLessThanOrEqual(600)
  expect(session.refreshTokenExpire - now).toBeGreaterThan(29.9 * 86_400)
  expect(session.refreshTokenExpire - now).toBeLessThanOrEqual(30 * 86_400)
  expect(await findLiveSession(db, `Bearer ${session.token}`)).toMatchObject({ userID })
  expect(await take(token)).toBe('TokenUsed')
})

test('a hand-off is over after a minute, and only the browser that began may use it', async () => {
  const { email, password } = await anAccount(db)
  const state = newToken()
  const late = await enter({ email, password })
  await sql`update accounts.hand_offs set expires_at = now() where token_hash = ${hashOf(late.token)}`.execute(
    db,
  )
  expect(await take(late.token)).toBe('TokenUsed')

  const bound = await enter({ email, password, state })
  for (const wrong of [undefined, newToken(), state.slice(0, -1)])
    expect(await take(bound.token, wrong)).toBe('TokenUsed')
  expect(await take(bound.token, state)).toBe('a session')
  const unbound = await enter({ email, password })
  expect(await take(unbound.token, state)).toBe('TokenUsed')
  expect(await take(newToken())).toBe('TokenUsed')
})

test('wrong passwords, unknown addresses and those that nobody proved are told the same', async () => {
  const known = await anAccount(db)
  const unproven = await anAccount(db)
  await sql`update accounts.accounts set proven_at = null where user_id = ${unproven.userID}`.execute(db)
  const removed = await anAccount(db)
  await sql`update accounts.accounts set removed_at = now() where user_id = ${removed.userID}`.execute(db)

  for (const wish of [
    { email: known.email, password: 'another bearing turns' },
    { email: 'nobody@example.com', password: known.password },
    unproven,
    { email: removed.email, password: known.password + '!' },
  ])
    expect(await enter(wish).catch(nameOf)).toBe('WrongCredentials')
  // Who knows the password may come back.
  expect(await enter(removed).catch(nameOf)).toBe('AccountDeleted')
})

test('a suspended account is told so only to who knows its password, and its hand-offs are worth nothing', async () => {
  const account = await anAccount(db)
  const { token } = await enter(account)
  await sql`update accounts.accounts set suspended_at = now() where user_id = ${account.userID}`.execute(db)

  expect(await enter(account).catch(nameOf)).toBe('Suspended')
  expect(await enter({ ...account, password: 'another bearing turns' }).catch(nameOf)).toBe(
    'WrongCredentials',
  )
  expect(await take(token)).toBe('TokenUsed')
})

test('until when an account is suspended is told to who knows its password alone', async () => {
  const account = await anAccount(db)
  const told = (wish: { email: string; password: string }) =>
    enter(wish).catch(({ name, details }: AppError) => ({ name, details }))
  const suspend = (until: string | null) =>
    sql`update accounts.accounts set suspended_at = now(), suspended_until = ${until}::timestamptz
      where user_id = ${account.userID}`.execute(db)
  await suspend('2099-03-01T15:30:00Z')
  expect(await told(account)).toEqual({ name: 'Suspended', details: { until: '2099-03-01T15:30:00.000Z' } })
  expect(await told({ ...account, password: 'another bearing turns' })).toEqual({
    name: 'WrongCredentials',
    details: {},
  })
  await suspend(null)
  expect(await told(account)).toEqual({ name: 'Suspended', details: {} })
})

test('to log out everywhere ends log-ins that are under way too', async () => {
  const account = await anAccount(db)
  const { token } = await enter(account)
  await endEverySession(db, account.userID)

  expect(await take(token)).toBe('TokenUsed')
})

test('a password that is changed while the old one is being compared lets nobody in', async () => {
  const account = await anAccount(db)
  // The change holds the row until it is committed; the log-in waits for it with the old password in its hand.
  const begun = enter(account).catch(nameOf)
  await db.transaction().execute(async (tx) => {
    await sql`update accounts.accounts set password_hash = 'new' where user_id = ${account.userID}`.execute(
      tx,
    )
    await endEverySession(tx, account.userID)
    await expect.poll(() => somebodyWaits(db), { timeout: 3_000 }).toBe(true)
  })
  expect(await begun).toBe('WrongCredentials')
})

test('every log-in from a device that the account does not know is told by mail, but the first', async () => {
  const account = await anAccount(db)
  const mails = async () => {
    const { rows } = await sql<{ data: { device: string }; language: string }>`
      select data, language from mails where user_id = ${account.userID} and template = 'new-device'
      order by mail_id`.execute(db)
    return rows
  }
  const come = async (userAgent: string | undefined, before?: string) => {
    const { email, password } = account
    const wish = { email, password, ...(before !== undefined && { device: before }) }
    const { token, device } = await logIn(db, wish, { language: 'ja', edition: 'jp', userAgent })
    await takeHandOff(db, token, undefined)
    return device
  }

  let mine = await come(firefox)
  for (const userAgent of [firefox, firefox, safari]) mine = await come(userAgent, mine)
  expect(await mails()).toEqual([])
  // Somebody else with a browser of the same name is another device, and so is one that brings what was made up.
  await come(firefox)
  await come(safari, newToken())
  expect(await mails()).toMatchObject([
    { data: { device: 'Firefox on Linux' }, language: 'ja' },
    { data: { device: 'Safari on iPhone' } },
  ])
  await come(firefox, mine)
  expect(await mails()).toHaveLength(2)
})

test('what is kept opens nothing: neither hand-offs, nor sessions, nor keys hold a token', async () => {
  const account = await anAccount(db)
  const { token } = await enter(account)
  const session = await takeHandOff(db, token, undefined)
  const { rows } = await sql<{ kept: string }>`
    select to_jsonb(h)::text as kept from accounts.hand_offs as h
    union all select to_jsonb(s)::text from accounts.sessions as s
    union all select to_jsonb(k)::text from accounts.signing_keys as k
    union all select to_jsonb(a)::text from accounts.accounts as a`.execute(db)
  const kept = rows.map((row) => row.kept).join('\n')
  const secret = Buffer.from(session.refreshToken, 'base64url').subarray(16, 48)

  for (const text of [token, session.token, session.refreshToken, account.password, '"d":'])
    for (const form of [text, Buffer.from(text).toString('hex')]) expect(kept).not.toContain(form)
  expect(kept).not.toContain(secret.toString('hex'))
})
