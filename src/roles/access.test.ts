// Every call of both contracts as everybody: what is declared is what is answered, and a guard that is missing is found.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { FastifyInstance } from 'fastify'
import { accountsApi } from '../contract/accounts.ts'
import { api } from '../contract/api.ts'
import { endpoint, type Access, type Endpoint } from '../contract/endpoint.ts'
import { AppError } from '../contract/errors.ts'
import { requireManager, requireOwner, resolveActor } from '../domains/members/actors.ts'
import { addMember } from '../domains/members/membership.ts'
import { transaction, type Db } from '../platform/db.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import { sessionOf, type Caller, type Route } from '../platform/http/routes.ts'
import { anyoneMayReplay } from '../platform/http/idempotency.ts'
import { uuidv7 } from '../platform/ids.ts'
import { payThrough } from '../platform/payments/place.ts'
import { wrongCells } from '../testing/access/judge.ts'
import { accountsRows } from '../testing/access/account-rows.ts'
import { apiRows, type Row } from '../testing/access/rows.ts'
import { keepNoFiles } from '../testing/access/world.ts'
import { principals, staffPrincipals } from '../testing/access/principals.ts'
import { aBusiness } from '../testing/businesses.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { memoryPayments } from '../testing/payments.ts'
import { testServer } from '../testing/server.ts'
import { aSession } from '../testing/sessions.ts'
import { callerOf, contextOf } from './call-context.ts'
import { domainRoutes } from './domains.ts'

const database = await testDatabase()
const { db } = database

let app: FastifyInstance
beforeAll(async () => {
  keepNoFiles()
  payThrough(memoryPayments().provider)
  app = await testApi(database)
})
afterAll(() => payThrough(undefined))

describe('as everybody, every call answers what its declaration and its row say', () => {
  test.each([
    ['/api', api as unknown as Record<string, Endpoint>, apiRows],
    ['/accounts', accountsApi as unknown as Record<string, Endpoint>, accountsRows],
  ])(
    '%s',
    async (prefix, endpoints, rows) => {
      const { wrong, cells } = await wrongCells({ app, db, prefix, endpoints, rows })
      expect(wrong).toEqual([])
      const calls = Object.values(endpoints)
      const ofStaff = calls.filter(({ access }) => access === 'staff').length
      // Most who are of staff are tried in calls of staff alone.
      expect(cells).toBe(calls.length * principals.length + ofStaff * staffPrincipals.length)
    },
    180_000,
  )
})

const atTheDoor = (route: Route, caller: Caller) => contextOf(db, route, caller)

async function serving(served: readonly Route[], door = atTheDoor): Promise<FastifyInstance> {
  const server = testServer()
  await server.register(
    async (scope) =>
      mountRoutes(scope, {
        routes: served,
        contextOf: door,
        callerOf: (request) => callerOf(request, 'jp'),
        textOf: (name) => name,
      }),
    { prefix: '/api' },
  )
  return server
}

test('without the guard at the door every call that needs a session is found', async () => {
  const { userID, sessionID } = await aSession(db)
  const open = await serving(domainRoutes, async (_, caller) => ({
    db,
    caller,
    session: { userID, sessionID },
  }))
  const endpoints = api as unknown as Record<string, Endpoint>
  const callers = ['visitor', 'expired', 'forged', 'suspended'] as const
  const judged = { app: open, db, prefix: '/api', endpoints, rows: apiRows, callers, inOneWorld: true }
  const { wrong } = await wrongCells(judged)
  const guarded = Object.keys(endpoints).filter((name) => endpoints[name]?.access !== 'visitor')
  expect(guarded.length).toBeGreaterThan(0)
  for (const name of guarded)
    for (const as of callers)
      expect(
        wrong.some((line) => line.startsWith(`${name} as ${as}:`)),
        `${name} as ${as}`,
      ).toBe(true)
}, 180_000)

describe('planted: a call for each access, which adds a member to a business', () => {
  const planted = (access: Access) =>
    endpoint({
      method: 'POST',
      path: '/planted/:id',
      access,
      section: '0',
      summary: 'Adds somebody.',
      params: z.strictObject({ id: z.uuid() }),
      ok: z.object({ added: z.uuid() }),
      creates: true,
    })
  const row: Row = { input: ({ businessID }) => ({ id: businessID }) }

  type Work = (input: Parameters<Route['handle']>[0], businessID: string) => Promise<{ added: string }>

  async function wrongWith(access: Access, work: Work, rows: Record<string, Row> = { call: row }) {
    const call = planted(access)
    const handle: Route['handle'] = (input) => work(input, String(input.params['id']))
    const server = await serving([{ name: 'call', endpoint: call, handle }])
    return (await wrongCells({ app: server, db, prefix: '/api', endpoints: { call }, rows })).wrong
  }

  async function added(tx: Db | Parameters<typeof addMember>[0], businessID: string) {
    const userID = uuidv7()
    await transaction(tx, (joined) => addMember(joined, { businessID, userID, role: 'member' }))
    return { added: userID }
  }

  /** What a behaviour does: finds out who acts, asks whether they may, does it. */
  const guarded =
    (guard: (actor: Awaited<ReturnType<typeof resolveActor>>) => void): Work =>
    (input, businessID) =>
      input.once(anyoneMayReplay, async (tx) => {
        const actor = await resolveActor(tx, sessionOf(input), businessID)
        guard(actor)
        return added(tx, actor.id)
      })
  const anyMember = () => {}

  test.each([
    ['member', guarded(anyMember)],
    ['manager', guarded((actor) => requireManager(actor))],
    ['owner', guarded((actor) => requireOwner(actor))],
  ] as const)('nothing is wrong where the guard of %s stands', async (access, work) => {
    expect(await wrongWith(access, work)).toEqual([])
  })

  test('a business that is taken from the path as it is', async () => {
    const wrong = await wrongWith('member', ({ once }, businessID) =>
      once(anyoneMayReplay, (tx) => added(tx, businessID)),
    )
    expect(wrong).toEqual([
      'call as user: ok instead of NotFound',
      'call as stranger: ok instead of NotFound',
      'call as exMember: ok instead of NotFound',
      'call as operator: ok instead of NotFound',
    ])
  })

  test.each([
    ['manager', ['member']],
    ['owner', ['member', 'admin']],
  ] as const)('a missing question for the right of %s', async (access, found) => {
    expect(await wrongWith(access, guarded(anyMember))).toEqual(
      found.map((as) => `call as ${as}: ok instead of NotAllowed`),
    )
  })

  test('a guard that forbids too much', async () => {
    expect(
      await wrongWith(
        'manager',
        guarded((actor) => requireOwner(actor)),
      ),
    ).toEqual(['call as admin: NotAllowed instead of ok'])
  })

  test('an effect before the guard', async () => {
    const wrong = await wrongWith('owner', async (input, businessID) => {
      await added(input.db, businessID)
      return guarded((actor) => requireOwner(actor))(input, businessID)
    })
    expect(wrong).toContain('call as member: NotAllowed, and yet something changed')
    expect(wrong).toContain('call as stranger: NotFound, and yet something changed')
  })

  test('a foreign business that is told from one that never was', async () => {
    const { businessID: known } = await aBusiness(db)
    const wrong = await wrongWith('member', async (input, businessID) => {
      const { rows } = await database.pool.query('select 1 from businesses where id = $1', [businessID])
      return guarded(anyMember)(input, businessID).catch((error: unknown) => {
        throw rows.length > 0 ? new AppError('NotFound', { hint: known }) : error
      })
    })
    expect(wrong).toContain('call as stranger: not the answer that what never was gets')
  })

  test('a creating call without its transaction', async () => {
    const wrong = await wrongWith('member', async (input, businessID) => {
      const actor = await resolveActor(input.db, sessionOf(input), businessID)
      return added(input.db, actor.id)
    })
    expect(wrong).toContain('call as owner: InternalError instead of ok')
  })

  test('a call without a row, and a row without a call', async () => {
    expect(await wrongWith('member', guarded(anyMember), { other: row })).toEqual([
      'other: a row without a call',
      'call: no row in the access table',
    ])
  })
})
