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
/** Every request comes from an address of its own, so that no rate limit ends the walk. */
const ask = (app: FastifyInstance, request: InjectOptions) => {
  asked += 1
  return app.inject({ ...request, remoteAddress: `10.1.${asked >> 8}.${asked & 255}` })
}

/** What is wrong with an answer as that of a call: nothing, as a rule. */
function faultsOf(answer: LightMyRequestResponse, what: string, status?: number): string[] {
  const type = answer.headers['content-type']
  if (type !== 'application/json; charset=utf-8') return [`${what}: ${answer.statusCode} ${String(type)}`]
  const told = answer.json<{ success: boolean; name: keyof typeof errorTable; message?: string }>()
  const isWell = told.success || (Boolean(told.message) && answer.statusCode === errorTable[told.name].status)
  const isMeant = answer.statusCode < 500 && answer.statusCode === (status ?? answer.statusCode)
  return isWell && isMeant ? [] : [`${what}: ${answer.statusCode} ${answer.body}`]
}

const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

test.each(['one process', 'a web role on its own'])(
  'every call answers as a call when it is sent wrongly: %s',
  async (kind) => {
    const app = servers[kind]!
    const faults: string[] = []
    for (const { method, url, isPage } of calls) {
      const what = `${method} ${url}`
      if (!isPage || method !== 'GET')
        faults.push(
          ...faultsOf(await ask(app, { method, url, headers: elsewhere }), `${what} from elsewhere`),
        )
      if (method === 'GET') continue
      faults.push(...faultsOf(await ask(app, { method, url }), `${what} without a body`))
      for (const [type = '', payload] of [...wrongBodies, ...(isPage ? [] : [[form, 'a=b'] as const])]) {
        const answer = await ask(app, { method, url, payload, headers: { 'content-type': type } })
        faults.push(...faultsOf(answer, `${what} as ${type} ${payload}`))
        if (answer.statusCode === 200) faults.push(`${what} as ${type} ${payload} was done`)
      }
    }
    expect(faults).toEqual([])
  },
)

test.each(['one process', 'a web role on its own'])(
  'wrong methods, unknown paths and bodies that are too large are told as calls are: %s',
  async (kind) => {
    const app = servers[kind]!
    const faults: string[] = []
    for (const { url, isPage } of calls)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
        if (!isPage || method !== 'GET')
          faults.push(...faultsOf(await ask(app, { method, url }), `${method} ${url}`))
    for (const url of ['/api', '/api/', '/api/nothing', '/api/user/nothing/there', '/accounts/nothing'])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
        faults.push(...faultsOf(await ask(app, { method, url }), `${method} ${url}`, 404))
    for (const url of ['/api/nothing', '/accounts/refresh-token', '/accounts/refresh%2Dtoken'])
      faults.push(...faultsOf(await ask(app, { url }), url, 404))
    const payload = { email: 'x'.repeat(300_000) }
    for (const url of ['/api/user/profile', '/accounts/log-in', '/accounts/refresh-token'])
      faults.push(...faultsOf(await ask(app, { method: 'POST', url, payload }), `too large for ${url}`))
    expect(faults).toEqual([])
  },
)

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
