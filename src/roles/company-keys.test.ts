// Programs that call by a key of their company: what a key opens, what it does not, and when it stops (P7).
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '../contract/api.ts'
import { endpoint, type Endpoint } from '../contract/endpoint.ts'
import type { KeyScopeName } from '../contract/key-scopes.ts'
import { wrongKeys } from '../contract/rate-limits.ts'
import { uuidv7 } from '../platform/ids.ts'
import { transaction } from '../platform/db.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import { callsBy, routes, sessionOf } from '../platform/http/routes.ts'
import { requireOwner, resolveActor, resolveManager } from '../domains/members/actors.ts'
import { endKey, makeKey } from '../domains/members/company-keys.ts'
import { decideStanding } from '../domains/accounts/standing.ts'
import { removeBusiness } from '../domains/businesses/business-lifecycle.ts'
import { restrict, requireUnrestricted } from '../domains/restrictions/restricting.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { aTeam, type Team } from '../testing/products.ts'
import { testServer } from '../testing/server.ts'
import { callerOf, contextOf } from './call-context.ts'

const database = await testDatabase()
const { db, pool } = database
const server = await testApi(database)
beforeEach(() => pool.query('delete from call_budgets'))

async function keyOf(team: Team, scopes: KeyScopeName[] = ['product.read']) {
  const { businessID, owner } = team
  const wish = { businessID, name: 'Nightly run', scopes, days: null, by: owner.userID }
  return transaction(db, (tx) => makeKey(tx, wish))
}

type Sent = { app?: FastifyInstance; method?: 'GET' | 'POST' | 'PUT'; address?: string; payload?: object }
async function send(
  url: string,
  secret: string,
  { app = server, method = 'GET', address, payload }: Sent = {},
) {
  const response = await app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${secret}` },
    ...(address !== undefined && { remoteAddress: address }),
    ...(payload && { payload }),
  })
  const { name, data } = response.json<{ name?: string; data?: Record<string, unknown> }>()
  return { status: response.statusCode, name, data, body: response.body, headers: response.headers }
}
const listOf = ({ businessID }: Pick<Team, 'businessID'>) => `/product/manage?bid=${businessID}`
const aTeamWithDraft = () => aTeam(db, { products: [{ name: 'Shown' }, { name: 'Draft', published: false }] })

test('a program lists, reads and exports the products of its company, drafts too', async () => {
  const team = await aTeamWithDraft()
  const { secret } = await keyOf(team)
  const list = await send(listOf(team), secret)
  expect(list.status).toBe(200)
  const names = (list.data!['results'] as { name: string }[]).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Draft', 'Shown'])
  expect(list.headers['cache-control']).toBe('private, no-store')
  const draft = await send(`/product/${team.productIDs[1]}/manage`, secret)
  expect(draft.data).toMatchObject({ businessID: team.businessID, state: 'draft' })
  const table = await send(`/product/export?bid=${team.businessID}&format=csv`, secret)
  expect(Buffer.from(String(table.data!['base64']), 'base64').toString()).toContain('Draft')
  const counts = await send(`/product/manage/counts?bid=${team.businessID}`, secret)
  expect(counts.data).toMatchObject({ counts: { draft: 1, published: 1 } })
})

test('nothing of another company is there for it, as if it never was', async () => {
  const [team, other] = [await aTeamWithDraft(), await aTeamWithDraft()]
  const { secret } = await keyOf(team)
  const nowhere = { businessID: uuidv7() }
  for (const where of [other, nowhere]) {
    expect(await send(listOf(where), secret)).toMatchObject({ status: 404, name: 'NotFound' })
    const url = `/product/export?bid=${where.businessID}&format=csv`
    expect(await send(url, secret)).toMatchObject({ status: 404, name: 'NotFound' })
  }
  const foreign = await send(`/product/${other.productIDs[1]}/manage`, secret)
  expect(foreign).toMatchObject({ status: 404, name: 'NotFound' })
  expect((await send(`/product/${uuidv7()}/manage`, secret)).body).toBe(foreign.body)
})

test('every call that names no scope refuses keys, whoever else may make it', async () => {
  const { secret } = await keyOf(await aTeam(db), ['product.read', 'product.import'])
  const calls = Object.entries(api as unknown as Record<string, Endpoint>)
  const taking = calls.filter(([, { keys }]) => keys !== undefined).map(([name]) => name)
  expect(taking.toSorted()).toEqual(
    expect.arrayContaining([
      'countManagedProducts',
      'exportProducts',
      'listManagedProducts',
      'showManagedProduct',
    ]),
  )
  for (const [name, { method, path, keys }] of calls) {
    if (keys !== undefined) continue
    const url = path.replaceAll(/:\w+/g, () => uuidv7())
    const answer = await server.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${secret}` },
      ...(method !== 'GET' && { payload: {} }),
    })
    expect([name, answer.statusCode, answer.json<{ name: string }>().name]).toEqual([
      name,
      403,
      'KeyNotTaken',
    ])
  }
  const logIn = await server.inject({
    method: 'POST',
    url: '/accounts/log-in',
    payload: { email: 'a@example.com', password: 'x' },
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(logIn.json()).toMatchObject({ name: 'KeyNotTaken' })
})

test('a key that was made for something else is told so', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team, ['product.import'])
  expect(await send(listOf(team), secret)).toMatchObject({ status: 403, name: 'KeyScope' })
})

test('an ended key opens nothing from the next call on, nor does one that has run out', async () => {
  const team = await aTeam(db)
  const [first, second] = [await keyOf(team), await keyOf(team)]
  expect((await send(listOf(team), first.secret)).status).toBe(200)
  const which = { businessID: team.businessID, keyID: first.keyID, by: team.owner.userID }
  await transaction(db, (tx) => endKey(tx, which))
  expect(await send(listOf(team), first.secret)).toMatchObject({ status: 401, name: 'KeyEnded' })
  expect((await send(listOf(team), second.secret)).status).toBe(200)
  await pool.query('update company_keys set expires_at = now() where key_id = $1', [second.keyID])
  expect(await send(listOf(team), second.secret)).toMatchObject({ status: 401, name: 'KeyEnded' })
})

test('with its company a key ends', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team)
  await transaction(db, (tx) => removeBusiness(tx, team.businessID))
  expect(await send(listOf(team), secret)).toMatchObject({ status: 401, name: 'KeyEnded' })
})

test('it waits while who made it, or every owner, is suspended; nobody else stops it', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team)
  const decide = (userID: string, decision: 'suspend' | 'unsuspend') =>
    decideStanding(db, 'system', { userID, decision, reason: 'A test' })
  const answer = async () => (await send(listOf(team), secret)).name
  await decide(team.admin.userID, 'suspend')
  expect(await answer()).toBeUndefined()
  await decide(team.owner.userID, 'suspend')
  expect(await answer()).toBe('KeyPaused')
  await decide(team.owner.userID, 'unsuspend')
  expect(await answer()).toBeUndefined()
  // Handed over meanwhile, to somebody who is suspended.
  const setRole = 'update business_members set role = $3 where business_id = $1 and user_id = $2'
  await pool.query(setRole, [team.businessID, team.owner.userID, 'member'])
  await pool.query(setRole, [team.businessID, team.admin.userID, 'owner'])
  expect(await answer()).toBe('KeyPaused')
  await decide(team.admin.userID, 'unsuspend')
  expect(await answer()).toBeUndefined()
})

test.each([
  ['nothing behind the mark', 'mw_'],
  ['another one', `mw_${'A'.repeat(43)}`],
  ['one letter too many', `mw_${'A'.repeat(44)}`],
  ['signs of a statement', "mw_' or 1=1--"],
])('%s is no key', async (_, secret) => {
  expect(await send(listOf({ businessID: uuidv7() }), secret)).toMatchObject({
    status: 401,
    name: 'KeyUnknown',
  })
})

test('who tries wrong keys waits, as far as their network goes', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team)
  const wrong = (at: number) => `mw_${String(at).padStart(43, 'x')}`
  const [address, beside, elsewhere] = ['2001:db8:9::1', '2001:db8:9::2', '2001:db8:10::1']
  for (let at = 0; at < wrongKeys.points; at++)
    expect((await send(listOf(team), wrong(at), { address })).name).toBe('KeyUnknown')
  for (const tried of [wrong(99), secret]) {
    const refused = await send(listOf(team), tried, { address: beside })
    expect(refused).toMatchObject({ status: 429, name: 'TooManyRequests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await send(listOf(team), secret, { address: elsewhere })).status).toBe(200)
  await pool.query('update call_budgets set ends_at = now()')
  expect((await send(listOf(team), secret, { address })).status).toBe(200)
})

test('its use is noted at most once a minute, the first in the audit log, of many at once too', async () => {
  const team = await aTeam(db)
  const { secret, keyID } = await keyOf(team)
  const usedAt = async () =>
    (await pool.query('select last_used_at::text as at from company_keys where key_id = $1', [keyID])).rows[0]
      .at
  expect(await usedAt()).toBeNull()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(listOf(team), secret)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const first = await usedAt()
  expect(first).not.toBeNull()
  await send(listOf(team), secret)
  expect(await usedAt()).toBe(first)
  await pool.query(
    "update company_keys set first_used_at = now() - interval '2 minutes', last_used_at = now() - interval '61 seconds'",
  )
  const before = await usedAt()
  await send(listOf(team), secret)
  expect(await usedAt()).not.toBe(before)
  const { rows } = await pool.query(
    "select actor, subject_id from audit_entries where business_id = $1 and act = 'key.used'",
    [team.businessID],
  )
  expect(rows).toEqual([{ actor: 'system', subject_id: keyID }])
})

// Calls that change something, as those to come will declare them.
const scope = {
  params: z.strictObject({ id: z.uuid() }),
  section: '0',
  summary: 'Planted.',
  access: 'manager',
} as const
const planted = {
  act: endpoint({
    ...scope,
    method: 'PUT',
    path: '/planted/:id',
    keys: 'product.import',
    creates: true,
    rateLimit: { user: { points: 3, seconds: 60 } },
    ok: z.object({ by: z.string(), for: z.string(), turn: z.int() }),
  }),
  owns: endpoint({ ...scope, method: 'POST', path: '/owns/:id', keys: 'product.import', ok: z.object({}) }),
  personal: endpoint({
    ...scope,
    method: 'POST',
    path: '/personal/:id',
    keys: 'product.import',
    ok: z.object({}),
  }),
  ends: endpoint({ ...scope, method: 'POST', path: '/ends/:id', keys: 'product.import', ok: z.object({}) }),
  posts: endpoint({ ...scope, method: 'POST', path: '/posts/:id', keys: 'product.import', ok: z.object({}) }),
}
let turns = 0
const plantedRoutes = routes(planted, {
  act: (input) =>
    input.once(
      (tx) => resolveManager(tx, callsBy(input), input.params.id),
      async (tx) => {
        const actor = await resolveManager(tx, callsBy(input), input.params.id)
        return { by: actor.userID, for: actor.id, turn: ++turns }
      },
    ),
  async owns(input) {
    requireOwner(await resolveActor(db, callsBy(input), input.params.id))
    return {}
  },
  async personal(input) {
    await resolveActor(db, sessionOf(input), input.params.id)
    return {}
  },
  // Ended after the door, before the act.
  async ends(input) {
    const { program } = input
    if (program) await transaction(db, (tx) => endKey(tx, { ...program, by: program.userID }))
    await transaction(db, (tx) => resolveManager(tx, callsBy(input), input.params.id))
    return {}
  },
  async posts(input) {
    return transaction(db, async (tx) => {
      await requireUnrestricted(tx, await resolveManager(tx, callsBy(input), input.params.id), 'posts')
      return {}
    })
  },
})
const app = testServer()
app.register(
  async (within) =>
    mountRoutes(within, {
      routes: plantedRoutes,
      contextOf: (route, caller) => contextOf(db, route, caller),
      callerOf: (request) => callerOf(request, 'jp'),
      textOf: (name) => name,
    }),
  { prefix: '/api' },
)
await app.ready()
afterAll(() => app.close())

async function act(team: Pick<Team, 'businessID'>, secret: string, key?: string) {
  const response = await app.inject({
    method: 'PUT',
    url: `/api/planted/${team.businessID}`,
    headers: { authorization: `Bearer ${secret}`, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: {},
  })
  return { status: response.statusCode, ...response.json<{ name?: string; data?: { turn: number } }>() }
}

test('a call that takes keys acts for the company, answers the same key once, and is counted by key', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team, ['product.import'])
  const attempt = uuidv7()
  const [one, two] = await Promise.all([act(team, secret, attempt), act(team, secret, attempt)])
  expect(one).toMatchObject({ status: 200, data: { by: team.owner.userID, for: team.businessID } })
  expect(two).toEqual(one)
  expect(await act(team, secret)).toMatchObject({ status: 200 })
  expect(await act(team, secret)).toMatchObject({ status: 429, name: 'TooManyRequests' })
  const another = await keyOf(team, ['product.import'])
  expect(await act(team, another.secret)).toMatchObject({ status: 200 })
  const other = await aTeam(db)
  expect(await act(other, another.secret)).toMatchObject({ status: 404, name: 'NotFound' })
})

test('people make the same call by their session, as their role allows', async () => {
  const team = await aTeam(db)
  const asPerson = async (bearer?: string) => {
    const headers = bearer === undefined ? {} : { authorization: bearer }
    const url = `/api/planted/${team.businessID}`
    return (await app.inject({ method: 'PUT', url, headers, payload: {} })).json<{ name?: string }>().name
  }
  expect(await asPerson(team.owner.bearer)).toBeUndefined()
  expect(await asPerson(team.admin.bearer)).toBeUndefined()
  expect(await asPerson(team.member.bearer)).toBe('NotAllowed')
  expect(await asPerson((await aTeam(db)).owner.bearer)).toBe('NotFound')
  expect(await asPerson()).toBe('TokenNotFound')
})

test('it is no owner, no person, and stops within a call when it ends', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team, ['product.import'])
  const at = (path: string) =>
    send(`/${path}/${team.businessID}`, secret, { app, method: 'POST', payload: {} })
  expect(await at('owns')).toMatchObject({ status: 403, name: 'NotAllowed' })
  expect(await at('personal')).toMatchObject({ status: 401, name: 'TokenNotFound' })
  expect(await at('ends')).toMatchObject({ status: 401, name: 'KeyEnded' })
})

test('what its company may not do now it may not do either', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team, ['product.import'])
  const post = () => send(`/posts/${team.businessID}`, secret, { app, method: 'POST', payload: {} })
  expect(await post()).toMatchObject({ status: 200 })
  const until = new Date(Date.now() + 60_000)
  await transaction(db, (tx) =>
    restrict(tx, { partyID: team.businessID, decisionID: uuidv7(), kinds: ['posts'], until }),
  )
  expect(await post()).toMatchObject({ name: 'Limited' })
})
