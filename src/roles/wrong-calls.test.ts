// Calls answer calls: whatever is wrong with one is told as the contract says it, never with a page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { accountPages } from '../contract/account-pages.ts'
import { accountsApi } from '../contract/accounts.ts'
import { errorTable } from '../contract/errors.ts'
import pageRoutes from '../web/routes.ts'
import { testDatabase } from '../testing/database.ts'
import { testServer } from '../testing/server.ts'
import { serveAccounts } from './accounts.ts'
import { serveApi } from './api.ts'
import { contracts } from './openapi.ts'
import { passOnCalls } from './web/pass-on.ts'

const { db } = await testDatabase()

/** Pages as the web role has them: on every address that nothing else takes. */
function addPages(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => reply.code(403).type('text/html').send(`page ${request.url}`),
    })
  })
}

const servers: Record<string, FastifyInstance> = {}
beforeAll(async () => {
  const [whole, web] = [testServer(), testServer('loopback')]
  serveApi(whole, { db, defaultEdition: 'jp' })
  serveAccounts(whole, { db, defaultEdition: 'jp' })
  addPages(whole)
  const origin = await whole.listen({ host: '127.0.0.1', port: 0 })
  passOnCalls(web, { apiUrl: origin, accountsUrl: origin })
  addPages(web)
  Object.assign(servers, { 'one process': whole, 'a web role on its own': web })
})
afterAll(async () => {
  for (const app of Object.values(servers).toReversed()) await app.close()
})

const calls = Object.entries(contracts).flatMap(([prefix, contract]) =>
  Object.values(contract).map(({ method, path }) => ({
    method,
    path,
    url: prefix + path.replace(/:\w+/g, 'x'),
    isPage: prefix === '/accounts' && accountPages.includes(path),
  })),
)
const form = 'application/x-www-form-urlencoded'
const wrongBodies: [string | undefined, string][] = [
  ['text/plain', '{}'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/xml', '<a/>'],
  ['nonsense', 'a'],
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', '[]'],
  ['application/json', '"x"'],
  ['application/json; charset=utf-8', '{"nobodyAskedFor":1}'],
]

let asked = 0
/** Every request comes from an address of its own, so that no budget ends the walk. */
const ask = (app: FastifyInstance, request: InjectOptions) => {
  asked += 1
  return app.inject({ ...request, remoteAddress: `10.1.${asked >> 8}.${asked & 255}` })
}

function expectCallAnswer(answer: LightMyRequestResponse, what: string): void {
  expect(answer.headers['content-type'], what).toBe('application/json; charset=utf-8')
  expect(answer.statusCode, what).toBeLessThan(500)
  if (answer.statusCode === 304 || answer.body === '') return
  const told = answer.json<{ success: boolean; name: keyof typeof errorTable; message: string }>()
  if (told.success) return
  expect([answer.statusCode, told.message.length > 0], what).toEqual([errorTable[told.name].status, true])
}

test.each(['one process', 'a web role on its own'])(
  'every call answers as a call when it is sent wrongly: %s',
  async (kind) => {
    const app = servers[kind]!
    for (const { method, url, isPage } of calls) {
      const what = `${method} ${url}`
      expectCallAnswer(await ask(app, { method, url, headers: elsewhere }), `${what} from elsewhere`)
      if (method === 'GET') continue
      expectCallAnswer(await ask(app, { method, url }), `${what} without a body`)
      for (const [type, payload] of [...wrongBodies, ...(isPage ? [] : [[form, 'a=b'] as const])]) {
        const answer = await ask(app, { method, url, payload, headers: { 'content-type': type! } })
        expectCallAnswer(answer, `${what} as ${type} ${payload}`)
        expect(answer.json<{ success: boolean }>().success, what).toBe(false)
      }
    }
  },
)
const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

test.each(['one process', 'a web role on its own'])(
  'wrong methods, unknown paths and bodies that are too large are told as calls are: %s',
  async (kind) => {
    const app = servers[kind]!
    for (const { url, isPage } of calls)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
        if (isPage && method === 'GET') continue
        const served = calls.some((call) => call.url === url && call.method === method)
        const answer = await ask(app, { method, url })
        expectCallAnswer(answer, `${method} ${url}`)
        if (!served) expect([url, answer.json<{ name: string }>().name]).toEqual([url, expect.any(String)])
      }
    for (const url of ['/api', '/api/', '/api/nothing', '/api/user/nothing/there', '/accounts/nothing'])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
        expectNotFound(await ask(app, { method, url }), `${method} ${url}`)
    expectNotFound(await ask(app, { url: '/api/nothing' }), '/api/nothing')
    expectNotFound(await ask(app, { url: '/accounts/refresh%2Dtoken' }), 'refresh-token, looked at')
    for (const url of ['/api/help/enquiry', '/accounts/log-in', '/accounts/refresh-token']) {
      const payload = { email: 'x'.repeat(300_000) }
      expectCallAnswer(await ask(app, { method: 'POST', url, payload }), url)
    }
  },
)

function expectNotFound(answer: LightMyRequestResponse, what: string): void {
  expectCallAnswer(answer, what)
  expect([what, answer.statusCode]).toEqual([what, 404])
}

test.each(['one process', 'a web role on its own'])('links and forms are for the pages: %s', async (kind) => {
  const app = servers[kind]!
  for (const { url, isPage } of calls.filter((call) => call.isPage)) {
    expect(isPage).toBe(true)
    expect((await ask(app, { url })).body).toBe(`page ${url}`)
    const sent = { method: 'POST' as const, url, payload: 'a=b', headers: { 'content-type': form } }
    expect((await ask(app, sent)).body).toBe(`page ${url}`)
  }
  for (const url of ['/accounts', '/accounts/security', '/accounts/nothing', '/search-result'])
    expect((await ask(app, { url })).body).toBe(`page ${url}`)
})

test('the calls that share their address with a page are those that the route table has as well', () => {
  const pages = (pageRoutes as { path?: string }[]).map(({ path }) => path)
  const shared = Object.values(accountsApi).filter(({ path }) => pages.includes(`accounts${path}`))
  expect(shared.map(({ path }) => path).toSorted()).toEqual([...accountPages].toSorted())
})
