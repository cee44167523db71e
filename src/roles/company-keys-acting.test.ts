// Calls that a program makes to change something for its company, as calls that take keys are declared (P7).
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import type { KeyScopeName } from '../contract/key-scopes.ts'
import { uuidv7 } from '../platform/ids.ts'
import { transaction } from '../platform/db.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import { callsBy, routes, sessionOf } from '../platform/http/routes.ts'
import { requireOwner, resolveActor, resolveManager } from '../domains/members/actors.ts'
import { endKey, makeKey } from '../domains/members/company-keys.ts'
import { restrict, requireUnrestricted } from '../domains/restrictions/restricting.ts'
import { testDatabase } from '../testing/database.ts'
import { aTeam, type Team } from '../testing/products.ts'
import { testServer } from '../testing/server.ts'
import { callerOf, contextOf } from './call-context.ts'

const { db } = await testDatabase()

async function keyOf({ businessID, owner }: Team, scopes: KeyScopeName[]) {
  const wish = { businessID, name: 'Nightly run', scopes, days: null, by: owner.userID }
  return transaction(db, (tx) => makeKey(tx, wish))
}

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

async function send(url: string, secret: string) {
  const headers = { authorization: `Bearer ${secret}` }
  const response = await app.inject({ method: 'POST', url: `/api${url}`, headers, payload: {} })
  return { status: response.statusCode, name: response.json<{ name?: string }>().name }
}

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
  const at = (path: string) => send(`/${path}/${team.businessID}`, secret)
  expect(await at('owns')).toMatchObject({ status: 403, name: 'NotAllowed' })
  expect(await at('personal')).toMatchObject({ status: 401, name: 'TokenNotFound' })
  expect(await at('ends')).toMatchObject({ status: 401, name: 'KeyEnded' })
})

test('what its company may not do now it may not do either', async () => {
  const team = await aTeam(db)
  const { secret } = await keyOf(team, ['product.import'])
  const post = () => send(`/posts/${team.businessID}`, secret)
  expect(await post()).toMatchObject({ status: 200 })
  const until = new Date(Date.now() + 60_000)
  await transaction(db, (tx) =>
    restrict(tx, { partyID: team.businessID, decisionID: uuidv7(), kinds: ['posts'], until }),
  )
  expect(await post()).toMatchObject({ name: 'Limited' })
})
