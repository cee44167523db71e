// What people wrote comes into no line of the log: not by calls that succeed, are refused, or crash, whatever the error says.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { accountsApi } from '../contract/accounts.ts'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { deliverAll } from '../platform/events.ts'
import { createServer } from '../platform/http/server.ts'
import { partsOf } from '../platform/http/routes.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { payThrough } from '../platform/payments/place.ts'
import { apiRows } from '../testing/access/rows.ts'
import { addStaff } from '../testing/access/staff-of-world.ts'
import { aWorld, keepNoFiles, type World } from '../testing/access/world.ts'
import { testDatabase } from '../testing/database.ts'
import { memoryPayments } from '../testing/payments.ts'
import { serveAccounts } from './accounts.ts'
import { serveApi } from './api.ts'
import { domainListeners } from './domains.ts'

const database = await testDatabase()
const { db, pool } = database
const written: string[] = []
const log = createLog('trace', { write: (line: string) => void written.push(line) })

/** What is in all that anybody types here, and nowhere else. */
const mark = 'zebrawort'
const calls: [string, Endpoint, string][] = [
  ...Object.entries(api as unknown as Record<string, Endpoint>).map(
    ([name, call]) => [name, call, '/api'] as [string, Endpoint, string],
  ),
  ...Object.entries(accountsApi as unknown as Record<string, Endpoint>).map(
    ([name, call]) => [name, call, '/accounts'] as [string, Endpoint, string],
  ),
]

let app: FastifyInstance
let world: World
beforeAll(async () => {
  keepNoFiles()
  payThrough(memoryPayments().provider)
  app = createServer({
    log,
    metrics: createMetrics(),
    secure: false,
    trustProxy: 'loopback',
    ready: async () => true,
  })
  serveApi(app, { db, defaultEdition: 'jp' })
  serveAccounts(app, { db, defaultEdition: 'jp' })
  await app.ready()
})
afterAll(() => app.close())

const doers = ['owner', 'user', 'stranger', 'operator', 'verifier', 'moderator', 'support'] as const
const doerOf = (name: string) =>
  doers.find((as) => apiRows[name]?.expected?.[as] === undefined) ?? ('owner' as const)

/** A value as somebody would type it, with words that are marked. */
function marked(key: string, value: unknown): unknown {
  if (key === 'email') return `${mark}${Math.random().toString(36).slice(2)}@${mark}.example`
  return typeof value === 'string' ? `${value} ${mark}` : value
}

/** The input of a call with marked words, in all fields that take them; else in every text and in a field that nobody knows. */
function inputOf(name: string, { body }: Endpoint, isRefused: boolean): Record<string, unknown> {
  const usual = { ...apiRows[name]?.input?.(world, doerOf(name)) }
  for (const [key, schema] of Object.entries(body.shape)) {
    const [value, plain] = [marked(key, usual[key] ?? ''), `${mark} ${mark}`]
    const fitting = [value, plain].find(
      (one) => (schema as { safeParse(v: unknown): { success: boolean } }).safeParse(one).success,
    )
    if (isRefused) usual[key] = plain
    else if (fitting !== undefined && (typeof usual[key] === 'string' || usual[key] === undefined))
      usual[key] = fitting
  }
  return isRefused ? { ...usual, [mark]: mark } : usual
}

async function send([name, endpoint, prefix]: (typeof calls)[number], isRefused: boolean): Promise<number> {
  const { params, query, body } = partsOf(endpoint, inputOf(name, endpoint, isRefused))
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? mark),
  )
  const search = new URLSearchParams({ ...(query as Record<string, string>), ...(isRefused && { q: mark }) })
  const { statusCode } = await app.inject({
    method: endpoint.method,
    url: `${prefix}${path}?${search}`,
    headers: { authorization: world.tokens[doerOf(name)]!, 'idempotency-key': `${mark}${Math.random()}` },
    ...(endpoint.method !== 'GET' && { payload: body }),
  })
  return statusCode
}

/** Somebody of each kind, and for each call what it is about. */
async function aWholeWorld(): Promise<void> {
  world = await aWorld(db)
  await addStaff(db, world)
  for (const prepare of new Set(Object.values(apiRows).map((row) => row.prepare))) await prepare?.(db, world)
}

async function sendAll(isRefused: boolean): Promise<number[]> {
  const statuses: number[] = []
  for (const one of calls) {
    // Whoever is logged out, or gone, calls nothing more.
    if (['deleteAccount', 'logout', 'endAllSessions', 'endSession'].includes(one[0])) continue
    await pool.query('delete from call_budgets')
    statuses.push(await send(one, isRefused))
  }
  await deliverAll(db, domainListeners, log)
  return statuses
}

const linesWith = (word: string) => written.filter((line) => line.toLowerCase().includes(word))

test('calls that succeed and calls that are refused write nothing that was typed', async () => {
  await aWholeWorld()
  const done = await sendAll(false)
  expect(done.filter((status) => status === 200).length).toBeGreaterThan(100)
  const refused = await sendAll(true)
  expect(refused.filter((status) => status >= 400).length).toBeGreaterThan(100)
  for (const payload of [`{"password":"${mark}`, mark, `{"a": ${mark}}`])
    await app.inject({
      method: 'POST',
      url: '/accounts/log-in',
      payload,
      headers: { 'content-type': 'application/json' },
    })
  expect(linesWith(mark)).toEqual([])
}, 240_000)

test('calls that crash say of the database’s error what it is, and not what it was about', async () => {
  await aWholeWorld()
  // Every row that is written is read as a number, which the database complains about with all that is in it.
  await pool.query(`
    create function crash() returns trigger language plpgsql as
      $$ begin perform (to_jsonb(new)::text)::integer; return new; end $$`)
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
    where relnamespace::regnamespace::text in ('public', 'accounts') and relkind in ('r', 'p') and not relispartition
      and relname not like 'outbox%' and relname not like 'news%'
      and relname not in ('call_budgets', 'idempotency_keys', 'staff_unlocks', 'sessions')`.execute(db)
  for (const { name } of rows)
    await pool.query(
      `create trigger crash before insert or update on ${name} for each row execute function crash()`,
    )
  const before = written.length
  const crashed = (await sendAll(false)).filter((status) => status === 500)
  expect(crashed.length).toBeGreaterThan(40)
  const failed = written.slice(before)
  expect(
    failed.filter((line) => line.includes('invalid input syntax for type integer')).length,
  ).toBeGreaterThan(40)
  expect(failed.some((line) => line.includes('.ts:'))).toBe(true)
  expect(linesWith(mark)).toEqual([])
}, 240_000)
