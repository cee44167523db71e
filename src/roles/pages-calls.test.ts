import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { api as endpoints, type ApiClient } from '../contract/api.ts'
import { clientTogether, togetherPath } from '../platform/http/calls-together.ts'
import { transaction } from '../platform/db.ts'
import { nothingAsked, type RequestScope } from '../platform/http/client.ts'
import { uuidv7 } from '../platform/ids.ts'
import { testDatabase } from '../testing/database.ts'
import { aTeam } from '../testing/products.ts'
import { testServer } from '../testing/server.ts'
import { aSession, type TestSession } from '../testing/sessions.ts'
import { aBusiness } from '../testing/businesses.ts'
import { blockParty } from '../domains/blocks/blocking.ts'
import { serveApi } from './api.ts'
import { servePagesCalls } from './pages-calls.ts'
import { serviceHeader } from './service.ts'
import { apiAway } from './web/api-away.ts'

const secret = 'a secret that processes of one deployment share'
const { db } = await testDatabase()
const app = testServer()
let origin = ''
const posts: string[] = []

beforeAll(async () => {
  app.addHook('onRequest', async ({ method, url }) => void posts.push(`${method} ${url}`))
  serveApi(app, { db, defaultEdition: 'jp', more: [(scope) => servePagesCalls(scope, { db, secret })] })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** A page of somebody in a process without the API: its calls, what they were made from, and what it asked for. */
function aPage(session?: TestSession, asked: RequestScope = nothingAsked()) {
  const keys = new Set<string>()
  const caller = { language: 'en', edition: 'jp', address: '127.0.0.1', authorization: session?.bearer }
  const speaking = { caller, scope: asked, tag: (...more: string[]) => more.forEach((key) => keys.add(key)) }
  posts.length = 0
  return { api: apiAway(origin, secret, { staysUp: false })(speaking), speaking, asked, keys }
}

test('a page waits for as long as the longest of its calls may take, alone or together', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => patience.mockRestore())
  const { businessID } = await aTeam(db)
  const waited = async (...calls: (() => Promise<unknown>)[]) => {
    patience.mockClear()
    await Promise.allSettled(calls.map((call) => call()))
    return Math.max(...patience.mock.calls.map(([ms]) => ms))
  }
  for (const page of [aPage().api, apiAway(origin, undefined, { staysUp: false })(aPage().speaking)]) {
    const shown = () => page.showBusinessProfile({ id: businessID })
    const approved = () => page.approveProposal({ proposalID: uuidv7(), reason: 'Looked at both' })
    expect(await waited(shown)).toBe(8_000)
    expect(await waited(shown, approved)).toBe(endpoints.approveProposal.limitMs! + 4_500)
  }
})

test('what a page asks for at once is one request, each call answered by itself', async () => {
  const { businessID, productIDs } = await aTeam(db, { products: 1 })
  const { api, keys, asked } = aPage()
  const none = uuidv7()
  const [profile, products, failed, reactions, countries] = await Promise.all([
    api.showBusinessProfile({ id: businessID }),
    api.listProductsOfBusiness({ bid: businessID }),
    api.showBusinessProfile({ id: none }).catch((error: unknown) => error),
    api.showReactionSummary({ id: businessID }),
    api.listCountries({}),
  ])
  expect(profile.businessID).toBe(businessID)
  expect(products.map(({ productID }) => productID)).toEqual(productIDs)
  expect(failed).toMatchObject({ name: 'NotFound', status: 404 })
  expect(reactions.reactionCount.like).toBe(0)
  expect(countries.length).toBeGreaterThan(100)
  expect(posts).toEqual([`POST /api${togetherPath}`])
  expect([...keys]).toContain(`business:${businessID}`)
  expect(asked.trips).toBe(2)
})

test('what hangs on an answer does not wait for those beside it', async () => {
  const { api } = aPage(await aSession(db))
  const [searching, actors] = await transaction(db, async (tx) => {
    await sql`lock table search_document in access exclusive mode`.execute(tx)
    const begun = api.searchBusinesses({ textQuery: 'bearing' })
    return [begun, await api.listActors({})] as const
  })
  expect(actors).toEqual([])
  await searching
})

test('later questions of a page share its session and its answers', async () => {
  const { api, asked } = aPage(await aSession(db))
  await api.listActors({})
  const before = asked.trips
  // The same words are answered from what the page knows already.
  await api.listActors({})
  expect([before, asked.trips]).toEqual([2, 2])
  expect(posts).toHaveLength(2)
})

test('whom somebody blocks they do not meet, and others of the same company do', async () => {
  const buyer = await aSession(db)
  const { businessID } = await aBusiness(db)
  await blockParty(db, buyer, { type: 'business', id: businessID }, undefined, {
    edition: 'jp',
    hasWritten: undefined,
  })
  for (const [session, isMet] of [
    [buyer, false],
    [undefined, true],
    [await aSession(db), true],
  ] as const) {
    const { api } = aPage(session)
    const seen = await api.showBusinessProfile({ id: businessID }).then(
      () => true,
      (error: Error) => error.name,
    )
    expect(seen).toBe(isMet || 'NotFound')
  }
})

test('a session that is none of ours opens nothing, one call or many', async () => {
  const asked = nothingAsked()
  const { api } = aPage(await aSession(db), asked)
  await api.listActors({})
  const forged = aPage({ bearer: 'Bearer forged' } as TestSession, asked)
  await expect(forged.api.listActors({})).rejects.toMatchObject({ name: 'JsonWebTokenError', status: 401 })
  const visitor = aPage(undefined, asked)
  await expect(visitor.api.listActors({})).rejects.toMatchObject({ name: 'TokenNotFound', status: 401 })
})

const page = () => ({
  page: crypto.randomUUID(),
  caller: { language: 'en', edition: 'jp', address: '127.0.0.1' },
  calls: [{ name: 'listCountries', input: {} }],
})

test.each([undefined, 'Bearer short', serviceHeader('another secret that is as long as the first one')])(
  'to whoever sends %s the address does not exist',
  async (authorization) => {
    const ask = (path: string) =>
      app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: page(),
        headers: authorization === undefined ? {} : { authorization },
      })
    const [answer, unknown] = [await ask(togetherPath), await ask('/internal/unknown')]
    expect([answer.statusCode, answer.body]).toEqual([404, unknown.body])
  },
)

test('what is no such request, and what is no call, is refused', async () => {
  const ask = (payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api${togetherPath}`,
      payload,
      headers: { authorization: serviceHeader(secret) },
    })
  expect((await ask({ ...page(), more: 1 })).statusCode).toBe(400)
  expect((await ask({ ...page(), calls: [] })).statusCode).toBe(400)
  for (const name of ['toString', '__proto__', 'constructor', 'nothing'])
    expect((await ask({ ...page(), calls: [{ name, input: {} }] })).json()).toMatchObject({
      outcome: { name: 'NotFound', status: 404 },
    })
})

test('an API that does not know the way yet is asked call by call', async () => {
  const older = testServer()
  serveApi(older, { db, defaultEdition: 'jp' })
  afterAll(() => older.close())
  const caller = { language: 'en', edition: 'jp', address: '127.0.0.1', authorization: undefined }
  const upstream = { origin: await older.listen({ port: 0, host: '127.0.0.1' }), authorization: 'Bearer x' }
  const api = clientTogether(endpoints, upstream, {
    caller,
    scope: nothingAsked(),
    tag: () => {},
  }) as unknown as ApiClient
  expect((await api.listCountries({})).length).toBeGreaterThan(100)
})

test('an API that is away is unavailable', async () => {
  const caller = { language: 'en', edition: 'jp', address: '127.0.0.1', authorization: undefined }
  const away = apiAway('http://127.0.0.1:1', secret, { staysUp: false })({
    caller,
    scope: nothingAsked(),
    tag: () => {},
  })
  await expect(away.listActors({})).rejects.toMatchObject({ name: 'Unavailable', status: 503 })
})
