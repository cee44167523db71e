import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { accountPages } from '../contract/account-pages.ts'
import { hashPassword } from '../domains/accounts/passwords.ts'
import { createServer } from '../platform/http/server.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { testDatabase } from '../testing/database.ts'
import { anAccount, aSession } from '../testing/sessions.ts'
import { accountsInProcess, accountsOverHttp, serveAccounts } from './accounts.ts'
import { serveApi } from './api.ts'

const { db } = await testDatabase()
let logged = ''
const lines = new PassThrough()
lines.on('data', (line: Buffer) => (logged += line.toString()))

/** API, account service and pages at one address, as in one process. */
async function aServer() {
  const app = createServer({
    log: createLog('debug', lines),
    metrics: createMetrics(),
    secure: false,
    trustProxy: false,
    ready: async () => true,
  })
  serveApi(app, { db, defaultEdition: 'jp' })
  serveAccounts(app, { db, defaultEdition: 'jp' })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => reply.type('text/html').send(`page ${request.url}`),
    })
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return { app, origin }
}
const { app, origin } = await aServer()

const speaking = (authorization?: string) => ({
  caller: { language: 'en', edition: 'jp', address: '192.0.2.1', authorization, device: 'test' },
  tag: () => {},
})
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('one address is a call for JSON and a page for links and forms', async () => {
  for (const path of accountPages) {
    const url = `/accounts${path}`
    const page = [
      await app.inject({ url }),
      await app.inject({ url, method: 'POST', headers: form, payload: 'email=x' }),
    ]
    for (const { body } of page) expect(body).toBe(`page ${url}`)
    const served = await app.inject({ url, method: 'POST', payload: {} })
    expect(served.json()).not.toMatchObject({ name: 'NotFound' })
    for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
      const call = await app.inject({ url, method: 'POST', headers: { 'content-type': type }, payload: '{' })
      expect(call.headers['content-type']).toContain('application/json')
      expect(call.json()).toMatchObject({ success: false })
    }
  }
})

test('what is no call answers so in the envelope, and other pages are pages', async () => {
  const unknown = await app.inject({ url: '/accounts/nothing', method: 'POST', payload: {} })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toMatchObject({ success: false, name: 'NotFound' })
  expect((await app.inject({ url: '/accounts/nothing' })).body).toBe('page /accounts/nothing')
  const alone = createServer({
    log: createLog('silent'),
    metrics: createMetrics(),
    secure: false,
    trustProxy: false,
    ready: async () => true,
  })
  serveAccounts(alone, { db, defaultEdition: 'jp' })
  const page = await alone.inject({ url: '/accounts/log-in' })
  expect(page.statusCode).toBe(404)
  await alone.close()
})

test('a person logs in over HTTP as in the process, and the API knows them until they log out', async () => {
  const account = await anAccount(db)
  for (const client of [accountsOverHttp(origin, speaking()), accountsInProcess(db, speaking())]) {
    const { token } = await client.logIn({
      email: ` ${account.email.toUpperCase()}`,
      password: account.password,
    })
    const session = await client.getSession({ token })
    await expect(client.getSession({ token })).rejects.toMatchObject({ name: 'TokenUsed', status: 410 })
    await expect(
      client.logIn({ ...account, userID: undefined, password: 'x' } as never),
    ).rejects.toMatchObject({
      name: 'WrongCredentials',
      status: 403,
    })

    const asked = () =>
      app.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${session.token}` } })
    expect((await asked()).json()).not.toMatchObject({ name: 'SessionError' })
    await accountsInProcess(db, speaking(`Bearer ${session.token}`)).logout({})
    expect((await asked()).json()).toMatchObject({ success: false, name: 'SessionError' })
  }
})

test('who comes while too many passwords are being hashed is refused at the door, and loses no share', async () => {
  const { email, password } = await anAccount(db)
  const logIn = () => app.inject({ url: '/accounts/log-in', method: 'POST', payload: { email, password } })
  const spent = async () => {
    const { rows } = await sql`select from call_budgets`.execute(db)
    return rows.length
  }
  const before = await spent()
  const flood = Promise.allSettled(Array.from({ length: 60 }, (_, at) => hashPassword(`flood ${at}`)))

  const refused = await logIn()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({ name: 'TooManyRequests' })
  expect(await spent()).toBe(before)
  await flood
  expect((await logIn()).statusCode).toBe(200)
  expect(await spent()).toBeGreaterThan(before)
})

test('an answer with tokens is kept nowhere on its way', async () => {
  const { refreshToken } = await aSession(db)
  const answer = await app.inject({
    url: '/accounts/refresh-token',
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken}` },
    payload: {},
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const { email, password } = await anAccount(db)
  const entered = await app.inject({ url: '/accounts/log-in', method: 'POST', payload: { email, password } })
  expect(entered.statusCode).toBe(200)
  expect(entered.headers['cache-control']).toContain('no-store')
})

test('no token, password or address is logged, whatever goes wrong', async () => {
  const account = await anAccount(db)
  const client = accountsOverHttp(origin, speaking())
  const { token } = await client.logIn({ email: account.email, password: account.password })
  const session = await client.getSession({ token })
  await client.getSession({ token }).catch(() => {})
  const call = (path: string, payload: object, authorization?: string) =>
    app.inject({
      url: `/accounts${path}?token=${token}&email=${account.email}`,
      method: 'POST',
      headers: authorization ? { authorization } : {},
      payload,
    })
  await call('/log-in', { email: account.email, password: account.password })
  await call('/refresh-token', {}, `Bearer ${session.refreshToken}`)
  // A database that has lost a table fails every call, loudly.
  await sql`alter table accounts.sessions rename to lost`.execute(db)
  const failed = [
    await call('/refresh-token', {}, `Bearer ${session.refreshToken}`),
    await app.inject({
      url: '/accounts/refresh-token',
      method: 'POST',
      headers: { authorization: `Bearer ${session.refreshToken}` },
      payload: {},
    }),
    await app.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${session.token}` } }),
  ]
  await sql`alter table accounts.lost rename to sessions`.execute(db)
  expect(failed.map(({ statusCode }) => statusCode)).toContain(500)

  expect(logged).toContain('call failed')
  for (const secret of [token, session.token, session.refreshToken, account.password, account.email])
    expect(logged).not.toContain(secret)
})
