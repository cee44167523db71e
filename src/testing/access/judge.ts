// Calls every endpoint as everybody and tells where the answer, or what it changed, is not as the table says (A1 of the security programme).
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Access, Endpoint } from '../../contract/endpoint.ts'
import type { Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { partsOf } from '../../platform/http/routes.ts'
import type { Outcome, Row } from './rows.ts'
import { aWorld, nowhere, principals, type Principal, type World } from './world.ts'

export type Judged = {
  app: FastifyInstance
  db: Db
  prefix: string
  endpoints: Record<string, Endpoint>
  rows: Record<string, Row>
}

type Answer = { outcome: string; body: string }

/** What is wrong, a line each; empty when every cell is as its declaration and row say. */
export async function wrongCells(judged: Judged): Promise<{ wrong: string[]; cells: number }> {
  const { endpoints, rows } = judged
  const wrong = Object.keys(rows)
    .filter((name) => !(name in endpoints))
    .map((name) => `${name}: a row without a call`)
  let cells = 0
  let world: World | undefined
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const row = rows[name]
    if (!row) wrong.push(`${name}: no row in the access table`)
    else if (!(endpoint.access in refusals)) wrong.push(`${name}: declares no access`)
    else {
      world ??= await aWorld(judged.db)
      wrong.push(...(await wrongOf(judged, world, name, endpoint, row)))
      // What may have been changed by this call is no world for the next.
      if (endpoint.method !== 'GET') world = undefined
      cells += principals.length
    }
  }
  return { wrong, cells }
}

const noSession = {
  visitor: 'TokenNotFound',
  expired: 'TokenExpiredError',
  forged: 'JsonWebTokenError',
  suspended: 'SessionError',
} as const
const notTheirs = {
  user: 'NotFound',
  stranger: 'NotFound',
  exMember: 'NotFound',
  operator: 'NotFound',
} as const
const outside = { ...noSession, ...notTheirs } as const

/** Who is refused, and how, for each access that a call may declare; everybody else may call. */
const refusals: Record<Access, Partial<Record<Principal, Outcome>>> = {
  visitor: {},
  user: noSession,
  member: outside,
  manager: { ...outside, member: 'NotAllowed' },
  owner: { ...outside, member: 'NotAllowed', admin: 'NotAllowed' },
  operator: {
    ...noSession,
    user: 'NotFound',
    stranger: 'NotFound',
    exMember: 'NotFound',
    member: 'NotFound',
    admin: 'NotFound',
    owner: 'NotFound',
  },
}

/** The refused first: what they try must find everything as it was. */
async function wrongOf(judged: Judged, world: World, name: string, endpoint: Endpoint, row: Row) {
  const expectedOf = (as: Principal): Outcome =>
    row.expected?.[as] ?? refusals[endpoint.access][as] ?? row.allowed ?? 'ok'
  const refused = principals.filter((as) => expectedOf(as) !== 'ok')
  const wrong: string[] = []
  let before = refused.length > 0 ? await stateOf(judged.db) : ''
  for (const as of [...refused, ...principals.filter((one) => !refused.includes(one))]) {
    const expected = expectedOf(as)
    const say = (what: string) => wrong.push(`${name} as ${as}: ${what}`)
    const valuesIn = (where: World) => row.input?.(where, as) ?? {}
    const send = (values: Record<string, unknown>, key?: string) =>
      call(judged, endpoint, row, { world, as, values, key })
    const values = valuesIn(world)
    const key = endpoint.creates && uuidv7()
    const answer = await send(values, key)
    if (answer.outcome !== expected) say(`${answer.outcome} instead of ${expected}`)
    else if (expected === 'ok' && key !== undefined) {
      const again = await send(values, key)
      if (again.body !== answer.body) say(`sent again with its key it answers ${again.outcome}`)
    } else if (expected === 'NotFound' && (await send(valuesIn(nowhere(world)))).body !== answer.body)
      say('not the answer that what never was gets')
    if (expected === 'ok') continue
    const after = await stateOf(judged.db)
    if (after !== before && answer.outcome === expected) say(`${expected}, and yet something changed`)
    before = after
  }
  return wrong
}

/** One call with a whole budget, so that none stands between a caller and the guard. */
async function call(
  { app, db, prefix }: Judged,
  endpoint: Endpoint,
  row: Row,
  sent: { world: World; as: Principal; values: Record<string, unknown>; key?: string | undefined },
): Promise<Answer> {
  const { params, query, body } = partsOf(endpoint, sent.values)
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString()
  const token = row.token ? row.token(sent.world, sent.as) : sent.world.tokens[sent.as]
  await sql`delete from call_budgets`.execute(db)
  const response = await app.inject({
    method: endpoint.method,
    url: `${prefix}${path}${search && `?${search}`}`,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(sent.key === undefined ? {} : { 'idempotency-key': sent.key }),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: body }),
  })
  const { success, name } = response.json<{ success: boolean; name?: string }>()
  return { outcome: success ? 'ok' : String(name), body: response.body }
}

/** What every row of every table comes to; spent budgets are no effect. */
async function stateOf(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'jobs')
      and table_name <> 'call_budgets'
    order by 1`.execute(db)
  const hashes = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, e'\n' order by t::text)) as hash from ${sql.raw(name)} as t`,
  )
  const { rows } = await sql`${sql.join(hashes, sql` union all `)} order by name`.execute(db)
  return JSON.stringify(rows)
}
