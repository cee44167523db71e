import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { AddressInfo } from 'node:net'
import { accountsApi } from '../../contract/accounts.ts'
import { api } from '../../contract/api.ts'
import { endpoint, type Endpoint } from '../../contract/endpoint.ts'
import { mountRoutes } from '../../platform/http/mount.ts'
import { routes, type CallContext } from '../../platform/http/routes.ts'
import { unservedEndpoints } from '../../roles/api.ts'
import { testApi, testDatabase } from '../database.ts'
import { testServer } from '../server.ts'
import { fuzz } from './fuzz.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../businesses.ts'
import { aGroup } from '../groups.ts'
import { aPostBy } from '../posts.ts'
import { aPerson } from '../people.ts'
import { testLog } from '../server.ts'
import { keepNoFiles, password, setPasswords } from '../access/world.ts'
import { aSession } from '../sessions.ts'
import { knownIDs, knownTexts } from './known.ts'

const cases = Number(process.env['FUZZ_CASES'] ?? 6_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120)
const timeout = 60_000 + cases * 20

describe('the whole contract', () => {
  const endpoints = api as unknown as Record<string, Endpoint>
  let origin: string
  let ids: readonly string[]
  let known: readonly string[]
  let bearers: readonly string[]
  let kinds: Record<string, readonly string[]>
  beforeAll(async () => {
    keepNoFiles()
    const database = await testDatabase()
    const sessions = await Promise.all(Array.from({ length: 20 }, () => aSession(database.db)))
    bearers = sessions.map(({ bearer }) => bearer)
    await setPasswords(database.db)
    // So many that arbitrary requests meet one now and then, among the ids of everybody and everything.
    const companies: string[] = []
    const people: string[] = []
    const posts: string[] = []
    const products: string[] = []
    const groups: string[] = []
    for (let at = 0; at < 24; at += 1) {
      const plan = at % 2 === 0 ? 'standard' : 'gold'
      const { userID } = await aPerson(database.db)
      const { businessID, productIDs } = await aBusiness(database.db, {
        plan,
        products: 3,
        members: [{ userID, role: 'owner' }],
      })
      companies.push(businessID)
      people.push(userID)
      products.push(productIDs[0]!)
      groups.push(await aGroup(database.db, sessions[at % sessions.length]!))
      posts.push(await aPostBy(database.db, { type: 'business', id: businessID }))
    }
    await deliverAll(database.db, domainListeners, testLog)
    origin = await (await testApi(database)).listen({ port: 0, host: '127.0.0.1' })
    // Companies, people, posts, products and groups more often than what there is so much more of: calls of them are to be reached by chance alone.
    const often = Array.from({ length: 12 }, () => [
      ...companies,
      ...people,
      ...posts,
      ...posts,
      ...products,
      ...groups,
    ]).flat()
    kinds = {
      business: companies,
      user: people,
      product: products,
      social: posts,
      timeline: companies,
      groups,
    }
    ids = [...(await knownIDs(database.pool)), ...often]
    known = [...ids, ...(await knownTexts(origin, endpoints))]
  })

  /** Half of what a call is asked for is of the kind that its path names, so that each is reached by more than luck. */
  const knownFor = ({ path }: Pick<Endpoint, 'path'>): readonly string[] => {
    const named = path.includes('by-business') ? 'business' : /^\/(\w+)/.exec(path)?.[1]
    const kind = kinds[named ?? ''] ?? []
    return [
      ...known,
      ...Array.from({ length: known.length }, (_, at) => kind[at % kind.length] ?? known[at]!),
    ]
  }

  /** How many successes show that a call was reached: half of its requests are as its schema allows. */
  function leastOf(name: string, sent: number): number {
    const one = endpoints[name]
    if (!one || one.access !== 'visitor' || unservedEndpoints().includes(name)) return 0
    if (ids.length === 0 && takesID(one)) return 0
    // Nobody makes a token that we would have signed.
    if (name === 'unsubscribe' || name === 'showSubscription') return 0
    // Nor a signature of the payment provider.
    if (name === 'paymentWebhook') return 0
    // Nor a cursor, of the few requests whose id is that of a timeline or whose words are those of a group.
    if (name === 'showTimeline' || name === 'listGroups') return 0
    // Nor a telephone number by chance.
    if (name === 'sendEnquiry') return 0
    // Nor the id of a company that was merged into another.
    if (name === 'showSuccessor') return 0
    // Nor the words of a page on which just that result stands.
    if (name === 'explainResult') return 0
    // Nor the id of a document with that of its product.
    if (name === 'openProductDocument') return 0
    // Nor the month of a statement with its company.
    if (name === 'showAnswerStatement') return 0
    // Nor the password of somebody who is suspended.
    if (name === 'exportSuspendedAccount' || name === 'appealSuspended') return 0
    return one.errors.includes('NotFound') ? 1 : sent / 4
  }
  /** Calls that got less than half of their share of the requests, or too few successes. */
  const unreached = (counts: ReadonlyMap<string, { cases: number; successes: number }>, share: number) =>
    [...counts]
      .filter(([name, { cases: sent, successes }]) => sent < share / 2 || successes < leastOf(name, sent))
      .map(([name]) => name)
  const takesID = ({ params, query, body }: Endpoint) =>
    [params, query, body].some((part) =>
      JSON.stringify(z.toJSONSchema(part, { io: 'input' })).includes('"uuid"'),
    )

  test(
    `answers ${cases} arbitrary requests as it promised (FUZZ_SEED=${seed})`,
    async () => {
      const asked = { origin, known, knownFor, bearers }
      const { failure, counts } = await fuzz({ ...asked, endpoints, cases, seed })
      expect(failure).toBeUndefined()

      // Every call has its share of the requests, and what is served answers some of them with success; what chance has not met has
      // a hundred more of its own.
      const missed = unreached(counts, cases / counts.size)
      if (missed.length === 0) return
      const those = Object.fromEntries(missed.map((name) => [name, endpoints[name]!]))
      const alone = { ...asked, endpoints: those, served: endpoints, cases: missed.length * 100, seed }
      const more = await fuzz(alone)
      expect(more.failure).toBeUndefined()
      expect(unreached(more.counts, 100)).toEqual([])
    },
    timeout,
  )
})

describe('the account service', () => {
  const endpoints = accountsApi as unknown as Record<string, Endpoint>
  let origin: string
  let known: readonly string[]
  let bearers: readonly string[]
  beforeAll(async () => {
    const database = await testDatabase()
    const people = await Promise.all(Array.from({ length: 40 }, () => aSession(database.db)))
    await setPasswords(database.db)
    bearers = people.flatMap(({ bearer, refreshToken }) => [bearer, `Bearer ${refreshToken}`])
    origin = await (await testApi(database)).listen({ port: 0, host: '127.0.0.1' })
    known = people.flatMap(({ userID, sessionID }) => [sessionID, `${userID}@example.com`, password])
  })
  // Passwords cost on purpose, and so there are fewer of them.
  const fewer = Math.ceil(cases / 4)

  test(
    `answers ${fewer} arbitrary requests as it promised (FUZZ_SEED=${seed})`,
    async () => {
      const options = { origin, prefix: '/accounts', endpoints, known, bearers, cases: fewer, seed }
      const { failure, counts } = await fuzz(options)
      expect(failure).toBeUndefined()
      // Those that need nothing that nobody can guess.
      for (const name of ['register', 'logIn', 'logout', 'refreshToken'])
        expect([name, (counts.get(name)?.successes ?? 0) > 0]).toEqual([name, true])
    },
    timeout,
  )
})

describe('a planted fault is found', () => {
  const planted = endpoint({
    method: 'POST',
    path: '/planted/:id',
    access: 'visitor',
    section: '0',
    summary: 'Fails for some inputs.',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ text: z.string().default(''), size: z.int().min(0).max(50).default(5) }),
    ok: z.object({ size: z.int() }),
  })
  type Input = { text: string; size: number }

  async function fuzzOf(handle: (input: Input) => object, served = planted): Promise<string | undefined> {
    const server = testServer()
    await server.register(
      async (scope) =>
        mountRoutes(scope, {
          routes: routes({ planted: served }, { planted: ({ body }) => handle(body) as { size: number } }),
          contextOf: async (_, caller) => ({ caller }) as CallContext,
          callerOf: () => ({ language: 'en', edition: 'jp', address: '', authorization: undefined }),
          textOf: (name) => name,
        }),
      { prefix: '/api' },
    )
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    try {
      return (await fuzz({ origin, endpoints: { planted }, known: [], cases: 1_000, seed })).failure
    } finally {
      await server.close()
    }
  }

  test('none where there is none', async () => {
    expect(await fuzzOf(({ size }) => ({ size }))).toBeUndefined()
  })

  test('a crash on an edge of the schema', async () => {
    const failure = await fuzzOf(({ size }) => {
      if (size === 50) throw new Error('off by one')
      return { size }
    })
    expect(failure).toContain('the server failed: 500')
    expect(failure).toContain(`seed: ${seed}`)
    expect(failure).toContain('"size\\":50')
  })

  test('a crash on a character', async () => {
    const failure = await fuzzOf(({ text, size }) => {
      decodeURIComponent(text)
      return { size }
    })
    expect(failure).toContain('the server failed: 500')
  })

  test('an answer of another type', async () => {
    expect(await fuzzOf(({ size }) => ({ size: size > 40 ? String(size) : size }))).toContain(
      'not as the schema says',
    )
  })

  test('a field that the schema does not name', async () => {
    const failure = await fuzzOf(({ text, size }) => (text.length > 100 ? { size, secret: 1 } : { size }))
    expect(failure).toContain('fields that the schema does not name')
  })

  test('an error that is not declared', async () => {
    const failure = await fuzzOf(({ size }) => {
      if (size > 45) throw Object.assign(new Error(), { name: 'TokenNotFound', status: 401, details: {} })
      return { size }
    })
    expect(failure).toContain('an error that is not declared')
  })

  test('input that should have been refused', async () => {
    const lenient = { ...planted, body: z.object({}) as unknown as typeof planted.body }
    expect(await fuzzOf(() => ({ size: 1 }), lenient)).toContain('accepted body that its schema refuses')
  })
})
