import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AccountsClient } from '../../contract/accounts.ts'
import { shownTo } from '../../contract/shown-to.ts'
import { findLiveSession } from '../../domains/accounts/live-session.ts'
import { endOneSession } from '../../domains/accounts/sessions.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import {
  aSite,
  cookieOf,
  cookiesOf,
  fromOwnPage,
  linesOf,
  type SiteWish,
  withOther,
} from '../../testing/site.ts'

const { db } = await testDatabase()

const tellsWho: SiteWish['handlePage'] = async (_request, page) =>
  Response.json({
    user: page.session?.userID ?? null,
    name: page.session?.firstName ?? null,
    away: page.door.isAway(),
  })

/** A site that tells who is signed in, and how often the account service was asked for new tokens. */
async function aSiteOfPeople(wish: Partial<SiteWish> = {}) {
  let refreshes = 0
  const counted = (client: AccountsClient): AccountsClient =>
    withOther(client, {
      refreshToken(input) {
        refreshes++
        return client.refreshToken(input)
      },
    })
  const app = await aSite({ db, handlePage: tellsWho, accounts: counted, ...wish })
  const ask = (cookie: string, url = '/page') =>
    app.inject({ url, headers: { host: 'jp.localhost', cookie } })
  return { app, ask, refreshes: () => refreshes }
}

const soon = () => Math.floor(Date.now() / 1000) + 86_400
const onlyRefresh = (session: TestSession) => `mw_refresh=${session.refreshToken}~${soon()}`
const aTokenThatEnds = (seconds: number) => {
  const claims = { sub: 'someone', exp: Math.floor(Date.now() / 1000) + seconds }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
}

test('a live session is told to the page, and nothing is renewed', async () => {
  const session = await aSession(db, { firstName: 'Keiko' })
  const { ask, refreshes } = await aSiteOfPeople()
  const answer = await ask(cookieOf(session))
  expect(answer.json()).toEqual({ user: session.userID, name: 'Keiko', away: false })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(linesOf(answer)).toEqual([])
  expect(refreshes()).toBe(0)
})

test('of 50 requests with an access token that ran out one renews it, and all get both cookies', async () => {
  const session = await aSession(db)
  const { ask, refreshes } = await aSiteOfPeople()
  const cookie = `mw_access=${aTokenThatEnds(-1)}; ${onlyRefresh(session)}`
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(cookie)))
  expect(answers.map((answer) => answer.json<{ user: string }>().user)).toEqual(
    answers.map(() => session.userID),
  )
  const given = new Set(answers.map((answer) => JSON.stringify(cookiesOf(answer))))
  expect(given.size).toBe(1)
  expect(refreshes()).toBe(1)
  const [cookies] = answers.map(cookiesOf)
  expect(Object.keys(cookies ?? {}).sort()).toEqual(['mw_access', 'mw_refresh'])
  expect((await findLiveSession(db, `Bearer ${cookies?.['mw_access']}`)).userID).toBe(session.userID)

  // A request that was sent before the answer came.
  expect((await ask(cookie)).json()).toMatchObject({ user: session.userID })
  expect(refreshes()).toBe(1)
})

test('two processes that renew at once leave both browsers signed in', async () => {
  const session = await aSession(db)
  const [one, other] = [await aSiteOfPeople(), await aSiteOfPeople()]
  const answers = await Promise.all([one, other].map(({ ask }) => ask(onlyRefresh(session))))
  expect(one.refreshes() + other.refreshes()).toBe(2)
  const refreshTokens = answers.map((answer) => cookiesOf(answer)['mw_refresh'])
  expect(refreshTokens[0]).toBe(refreshTokens[1])
  for (const answer of answers) expect(answer.json()).toMatchObject({ user: session.userID })
})

test('an access token that ends on the way is renewed before', async () => {
  const session = await aSession(db)
  const { ask, refreshes } = await aSiteOfPeople()
  await ask(`mw_access=${aTokenThatEnds(6)}; ${onlyRefresh(session)}`)
  expect(refreshes()).toBe(1)
})

test('over https the cookies carry prefix and Secure, and those without count for nothing', async () => {
  const session = await aSession(db)
  const { ask } = await aSiteOfPeople({ secure: true })
  const plain = await ask(onlyRefresh(session))
  expect(plain.json()).toMatchObject({ user: null })
  expect(plain.headers['cache-control']).toBe('private, no-store')

  const answer = await ask(`__Host-${onlyRefresh(session)}`)
  expect(answer.json()).toMatchObject({ user: session.userID })
  const lines = linesOf(answer)
  expect(lines).toHaveLength(2)
  for (const line of lines)
    expect(line).toMatch(
      /^__Host-mw_(?:access|refresh)=[\w.~-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
  const agesOf = (name: string) =>
    Number(/Max-Age=(\d+)/.exec(lines.find((line) => line.includes(name)) ?? '')?.[1])
  expect(agesOf('mw_access')).toBeGreaterThan(540)
  expect(agesOf('mw_access')).toBeLessThanOrEqual(600)
  expect(agesOf('mw_refresh')).toBeGreaterThan(29 * 86_400)
})

test('over plain http the cookies carry neither prefix nor Secure, and no script reads them', async () => {
  const session = await aSession(db)
  const { ask } = await aSiteOfPeople()
  for (const line of linesOf(await ask(onlyRefresh(session))))
    expect(line).toMatch(/^mw_\w+=[\w.~-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('a session that was ended elsewhere shows the page of a visitor and its cookies go', async () => {
  const session = await aSession(db)
  await endOneSession(db, session.sessionID)
  const { ask } = await aSiteOfPeople()
  for (const cookie of [cookieOf(session), onlyRefresh(session)]) {
    const answer = await ask(cookie)
    expect(answer.json()).toEqual({ user: null, name: null, away: false })
    expect(cookiesOf(answer)).toEqual({ mw_access: undefined, mw_refresh: undefined })
    expect(linesOf(answer).every((line) => line.includes('Max-Age=0'))).toBe(true)
  }
})

test('a token that nobody signed shows the page of a visitor and its cookies go', async () => {
  const session = await aSession(db)
  const { ask } = await aSiteOfPeople()
  const answer = await ask(`mw_access=${aTokenThatEnds(500)}; ${onlyRefresh(session)}`)
  expect(answer.json()).toMatchObject({ user: null, away: false })
  expect(cookiesOf(answer)).toEqual({ mw_access: undefined, mw_refresh: undefined })
})

test('a form on a page that was shown to one person is nothing that another who has logged in since sends', async () => {
  const [one, other] = [await aSession(db), await aSession(db)]
  const { app } = await aSiteOfPeople()
  const send = async (fields: Record<string, string>) => {
    const answer = await app.inject({ ...fromOwnPage(fields, { cookie: cookieOf(one) }), url: '/page' })
    return { ...answer.json<{ user: string | null; away: boolean }>(), cookies: linesOf(answer) }
  }
  const nobody = { user: null, name: null, away: false, cookies: [] }
  expect(await send({ city: 'Nara', [shownTo]: other.userID })).toEqual(nobody)
  expect(await send({ [shownTo]: other.userID })).toEqual(nobody)
  expect(await send({ city: 'Nara', [shownTo]: one.userID })).toMatchObject({ user: one.userID })
  expect(await send({ city: 'Nara' })).toMatchObject({ user: one.userID })
  // Only what scripts add at the end says it, not what somebody types.
  expect(await send({ city: `&${shownTo}=${other.userID}` })).toMatchObject({ user: one.userID })
})

test('a refresh token that is used again after the grace ends the session', async () => {
  const session = await aSession(db)
  const [first, later] = [await aSiteOfPeople(), await aSiteOfPeople()]
  const renewed = cookiesOf(await first.ask(onlyRefresh(session)))
  await sql`update accounts.sessions set rotated_at = rotated_at - interval '1 minute'
    where session_id = ${session.sessionID}`.execute(db)
  expect((await later.ask(onlyRefresh(session))).json()).toMatchObject({ user: null })
  const answer = await later.ask(`mw_access=${renewed['mw_access']}; mw_refresh=${renewed['mw_refresh']}`)
  expect(answer.json()).toMatchObject({ user: null })
})

test('while the account service is away the page is that of a visitor, and the cookies stay', async () => {
  const session = await aSession(db)
  const away = async () => Promise.reject(Object.assign(new Error('fetch failed'), { name: 'Unavailable' }))
  const { ask } = await aSiteOfPeople({ accounts: (client) => withOther(client, { refreshToken: away }) })
  const answer = await ask(onlyRefresh(session))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ user: null, name: null, away: true })
  expect(linesOf(answer)).toEqual([])
})

test('renewed cookies reach the browser also when the page could not be made', async () => {
  const session = await aSession(db)
  const { ask } = await aSiteOfPeople({
    handlePage: async () => {
      throw new Error('broken')
    },
  })
  const answer = await ask(onlyRefresh(session))
  expect(answer.statusCode).toBe(503)
  expect(Object.keys(cookiesOf(answer)).sort()).toEqual(['mw_access', 'mw_refresh'])
})

test('a page of a session never reaches a visitor, nor a visitor’s page a session', async () => {
  const sessions = await Promise.all([1, 2, 3].map((n) => aSession(db, { firstName: `Canary${n}` })))
  const { ask, app } = await aSiteOfPeople()
  const everybody = [undefined, ...sessions]
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const session = everybody[n % everybody.length]
      const url = `/page-${n % 3}`
      const answer = session
        ? await ask(cookieOf(session), url)
        : await app.inject({ url, headers: { host: 'jp.localhost' } })
      return { session, answer }
    }),
  )
  for (const { session, answer } of answers) {
    expect(answer.json()).toMatchObject({ user: session?.userID ?? null })
    expect(answer.headers['cache-control']).toBe(
      session ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    )
  }
})

test('pages that are kept for everybody can neither read nor set a cookie of ours', async () => {
  for (const use of ['read', 'set', 'remove'] as const) {
    const { app } = await aSiteOfPeople({
      handlePage: async (_request, page) => {
        page.cookies[use]('mw_login', 'x', 1)
        return new Response('kept')
      },
    })
    expect((await app.inject('/page')).statusCode).toBe(503)
    for (const url of [
      '/accounts/log-in',
      '/Accounts/log-in',
      '/%61ccounts/log-in.data',
      '/x/../SetID/?token=1',
    ]) {
      const answer = await app.inject(url)
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([
        url,
        200,
        'private, no-store',
      ])
    }
  }
})
