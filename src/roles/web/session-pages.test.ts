import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { logIn } from '../../domains/accounts/hand-off.ts'
import { findLiveSession } from '../../domains/accounts/live-session.ts'
import { hashPassword } from '../../domains/accounts/passwords.ts'
import { addAccount } from '../../domains/accounts/registration.ts'
import { transaction } from '../../platform/db.ts'
import { createLog } from '../../platform/log.ts'
import { testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { aSession } from '../../testing/sessions.ts'
import {
  aSite,
  cookieOf,
  cookiesOf,
  fromOwnPage,
  linesOf,
  withOther,
  type SiteWish,
} from '../../testing/site.ts'
import { takeHandOff } from '../../web/api/session/hand-off.ts'
import { loginState } from '../../web/api/session/login-state.ts'
import { pageContext, type Page, type pageOf } from '../../web/api/page.ts'
import { action as logOut } from '../../web/resources/log-out.ts'
import { action as refresh } from '../../web/resources/session-refresh.ts'

const { db } = await testDatabase()
const password = 'seven brass gears'

/** The pages of a log-in without their looks. */
const sessionPages: SiteWish['handlePage'] = async (request, page) => {
  const { pathname } = new URL(request.url)
  const args = { request, context: contextOf(page), params: {} } as unknown as ActionFunctionArgs
  if (pathname === '/log-out') return logOut(args)
  if (pathname === '/session/refresh') return refresh(args)
  if (pathname === '/accounts/log-in') return new Response(loginState(page))
  if (pathname === '/SetID/')
    return (await takeHandOff(page, await request.formData())) ?? new Response('failed', { status: 410 })
  return new Response(request.method === 'POST' ? await request.text() : (page.session?.userID ?? 'nobody'))
}

function contextOf(page: Page): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page as ReturnType<typeof pageOf>)
  return context
}

/** A site with these pages. */
const aSiteWithForms = (wish: Partial<SiteWish> = {}) => aSite({ db, handlePage: sessionPages, ...wish })

async function somebody(): Promise<{ userID: string; email: string }> {
  const { userID } = await aPerson(db)
  const email = `${userID}@example.com`
  const passwordHash = await hashPassword(password)
  const account = { email, passwordHash, firstName: 'Keiko', lastName: 'Arai' }
  await transaction(db, (tx) => addAccount(tx, userID, account))
  return { userID, email }
}

/** What the log-in page does: its state in a cookie, the hand-off in an address. */
async function aHandOff(app: Awaited<ReturnType<typeof aSite>>, email: string) {
  const page = await app.inject({ url: '/accounts/log-in', headers: { host: 'jp.localhost' } })
  const from = { language: 'en', edition: 'jp', userAgent: undefined } as const
  const { token } = await logIn(db, { email, password, state: page.body }, from)
  return { token, cookie: `mw_login=${page.body}`, page }
}

test('T6: a hand-off signs in the browser that began the log-in, once, and leads on', async () => {
  const { userID, email } = await somebody()
  const app = await aSiteWithForms()
  const { token, cookie, page } = await aHandOff(app, email)
  expect(linesOf(page)).toEqual([`${cookie}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`])
  const form = { token, continue: '/search-result?search=%E8%BB%B8#x' }
  const answer = await app.inject({ ...fromOwnPage(form, { cookie }), url: '/SetID/' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, form.continue])
  const cookies = cookiesOf(answer)
  expect(Object.keys(cookies).sort()).toEqual(['mw_access', 'mw_login', 'mw_refresh'])
  expect(cookies['mw_login']).toBeUndefined()
  const signedIn = `mw_access=${cookies['mw_access']}; mw_refresh=${cookies['mw_refresh']}`
  const next = await app.inject({ url: '/page', headers: { host: 'jp.localhost', cookie: signedIn } })
  expect(next.body).toBe(userID)

  const again = await app.inject({ ...fromOwnPage(form, { cookie }), url: '/SetID/' })
  expect(again.statusCode).toBe(410)
  expect(linesOf(again)).toEqual([])
})

test('T6: a hand-off is worth nothing in another browser, and what looks otherwise is not asked about', async () => {
  const { email } = await somebody()
  const app = await aSiteWithForms()
  for (const cookie of ['', `mw_login=${'x'.repeat(43)}`, 'mw_login=%00']) {
    const { token } = await aHandOff(app, email)
    const answer = await app.inject({ ...fromOwnPage({ token }, { cookie }), url: '/SetID/' })
    expect([answer.statusCode, linesOf(answer)]).toEqual([410, []])
  }
  for (const token of ['', 'x', '../', 'x'.repeat(4_000)])
    expect((await app.inject({ ...fromOwnPage({ token }), url: '/SetID/' })).statusCode).toBe(410)
})

test('T6: a hand-off that was begun without a browser signs nobody in here', async () => {
  const { email } = await somebody()
  const app = await aSiteWithForms()
  const from = { language: 'en', edition: 'jp', userAgent: undefined } as const
  for (const cookie of ['', 'mw_login=', `mw_login=${'x'.repeat(43)}`]) {
    const { token } = await logIn(db, { email, password }, from)
    const answer = await app.inject({ ...fromOwnPage({ token }, { cookie }), url: '/SetID/' })
    expect([answer.statusCode, linesOf(answer)]).toEqual([410, []])
  }
})

test('P8.12: a network that fails in the hand-off is logged and leads home, without the token', async () => {
  const lines: string[] = []
  const app = await aSiteWithForms({
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    accounts: (client) =>
      withOther(client, {
        getSession: async () => {
          throw Object.assign(new Error('fetch failed'), { name: 'Unavailable', status: 503 })
        },
      }),
  })
  const token = 'T'.repeat(43)
  const cookie = `mw_login=${'s'.repeat(43)}`
  const answer = await app.inject({ ...fromOwnPage({ token, continue: '/x' }, { cookie }), url: '/SetID/' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  expect(lines.join('')).toContain('the hand-off of a log-in was not made')
  expect(lines.join('')).not.toContain(token)
})

test('V19: no token gets into the log, whatever fails', async () => {
  const lines: string[] = []
  const session = await aSession(db)
  const app = await aSiteWithForms({
    log: createLog('debug', { write: (line: string) => void lines.push(line) }),
    handlePage: async (request, page) => {
      if (new URL(request.url).pathname === '/SetID/') return sessionPages(request, page)
      throw new Error('broken')
    },
  })
  const cookie = cookieOf(session)
  const token = 'C'.repeat(43)
  await app.inject({ url: `/SetID/?token=${token}&continue=/`, headers: { host: 'jp.localhost', cookie } })
  await app.inject({ ...fromOwnPage({ token }, { cookie }), url: '/SetID/' })
  await app.inject({ url: `/page?token=${token}`, headers: { host: 'jp.localhost', cookie } })
  await app.inject({ url: `/page?token=${token}`, headers: { host: 'jp.localhost' } })
  const said = lines.join('')
  expect(said).toContain('page not rendered')
  for (const secret of [token, session.bearer.slice('Bearer '.length), session.refreshToken])
    expect(said).not.toContain(secret)
})

test('log-out ends the session for every token of it, and takes the cookies away', async () => {
  const session = await aSession(db)
  const app = await aSiteWithForms()
  const cookie = cookieOf(session)
  const answer = await app.inject({ ...fromOwnPage({}, { cookie }), url: '/log-out' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  expect(cookiesOf(answer)).toEqual({ mw_access: undefined, mw_refresh: undefined })
  await expect(findLiveSession(db, session.bearer)).rejects.toMatchObject({ name: 'SessionError' })
  const after = await app.inject({ url: '/page', headers: { host: 'jp.localhost', cookie } })
  expect(after.body).toBe('nobody')
})

test('log-out takes the cookies away also while the account service is away', async () => {
  const session = await aSession(db)
  const away = async () =>
    Promise.reject(Object.assign(new Error('away'), { name: 'Unavailable', status: 503 }))
  const app = await aSiteWithForms({
    accounts: (client) => withOther(client, { logout: away, refreshToken: away }),
  })
  const answer = await app.inject({ ...fromOwnPage({}, { cookie: cookieOf(session) }), url: '/log-out' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  expect(cookiesOf(answer)).toEqual({ mw_access: undefined, mw_refresh: undefined })
})

test('scripts are given the token that calls need, and never the one that renews', async () => {
  const session = await aSession(db)
  const app = await aSiteWithForms()
  const ask = (cookie: string) => app.inject({ ...fromOwnPage({}, { cookie }), url: '/session/refresh' })
  const fresh = await ask(cookieOf(session))
  expect(fresh.json()).toMatchObject({ success: true, data: { userID: session.userID } })
  expect(linesOf(fresh)).toEqual([])

  const renewed = await ask(`mw_refresh=${session.refreshToken}~9999999999`)
  const { data } = renewed.json() as { data: Record<string, unknown> }
  expect(Object.keys(data).sort()).toEqual(['refreshTokenExpire', 'token', 'tokenExpire', 'userID'])
  expect(renewed.body).not.toContain(String(cookiesOf(renewed)['mw_refresh']).split('~')[0])
  expect(renewed.headers['cache-control']).toBe('private, no-store')

  const none = await ask('')
  expect([none.statusCode, none.json()]).toMatchObject([401, { success: false, name: 'SessionError' }])
})

test('scripts are told to wait while nobody can say whether the session lives', async () => {
  const session = await aSession(db)
  const away = async () => Promise.reject(Object.assign(new Error('away'), { name: 'Unavailable' }))
  const app = await aSiteWithForms({ accounts: (client) => withOther(client, { refreshToken: away }) })
  const cookie = `mw_refresh=${session.refreshToken}~9999999999`
  const answer = await app.inject({ ...fromOwnPage({}, { cookie }), url: '/session/refresh' })
  expect([answer.statusCode, linesOf(answer)]).toEqual([503, []])
})
