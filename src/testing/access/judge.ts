// Calls every endpoint as everybody and tells where the answer, or what it changed, is not as the table says (V1).
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Access, Endpoint } from '../../contract/endpoint.ts'
import type { Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { partsOf } from '../../platform/http/routes.ts'
import type { Outcome, Row } from './rows.ts'
import { oneWorld } from './one-world.ts'
import { rolesHeld } from './staff-of-world.ts'
import { changesIn, contentsOf } from './tables.ts'
import { principals, staffPrincipals, type Principal, type StaffPrincipal } from './principals.ts'
import { nowhere, type World } from './world.ts'

export type Judged = {
  app: FastifyInstance
  db: Db
  prefix: string
  endpoints: Record<string, Endpoint>
  rows: Record<string, Row>
  /** As whom; as everybody where nobody is named. */
  callers?: readonly Principal[]
  /** Whether all calls meet one world, changed as it is by those before: for who asks only whether something is wrong at all. */
  inOneWorld?: boolean
}

type Answer = { outcome: string; body: string }

/** What is wrong, a line each; empty when every cell is as its declaration and row say. */
export async function wrongCells(judged: Judged): Promise<{ wrong: string[]; cells: number }> {
  const { endpoints, rows } = judged
  const wrong = Object.keys(rows)
    .filter((name) => !(name in endpoints))
    .map((name) => `${name}: a row without a call`)
  const { asAtFirst, putBack } = await oneWorld(judged.db)
  let cells = 0
  let world = asAtFirst()
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const row = rows[name]
    if (!row) wrong.push(`${name}: no row in the access table`)
    else if (!(endpoint.access in refusals)) wrong.push(`${name}: declares no access`)
    else {
      wrong.push(...(await wrongOf(judged, world, name, endpoint, row)))
      cells += callersOf(judged, endpoint).length
      // What may have been changed by this call is no world for the next.
      if (endpoint.method === 'GET' || judged.inOneWorld) continue
      await putBack()
      world = asAtFirst()
    }
  }
  await putBack()
  return { wrong, cells }
}

/** Everybody, and in calls of staff all who are of staff. */
const callersOf = ({ callers }: Judged, { access }: Pick<Endpoint, 'access'>): readonly Principal[] =>
  callers ?? (access === 'staff' ? [...principals, ...staffPrincipals] : principals)

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
  staff: {
    ...noSession,
    user: 'NotFound',
    stranger: 'NotFound',
    exMember: 'NotFound',
    member: 'NotFound',
    admin: 'NotFound',
    owner: 'NotFound',
    lockedStaff: 'UnlockNeeded',
    staffWithoutFactor: 'SecondFactorNeeded',
  },
}

/** How somebody is refused by the declaration alone; undefined for who may call. */
function refusalOf({ access, staff = [] }: Endpoint, as: Principal): Outcome | undefined {
  const refusal = refusals[access][as]
  if (refusal !== undefined || access !== 'staff') return refusal
  const held = rolesHeld(as as StaffPrincipal)
  return held.some((role) => role === 'admin' || staff.includes(role)) ? undefined : 'StaffRoleNeeded'
}

/** The refused first: what they try must find everything as it was. */
async function wrongOf(judged: Judged, world: World, name: string, endpoint: Endpoint, row: Row) {
  const expectedOf = (as: Principal): Outcome =>
    row.expected?.[as] ?? refusalOf(endpoint, as) ?? row.allowed ?? 'ok'
  const callers = callersOf(judged, endpoint)
  const refused = callers.filter((as) => expectedOf(as) !== 'ok')
  const wrong: string[] = []
  await row.prepare?.(judged.db, world)
  const stateOf = row.undoes ? contentsOf : changesIn
  let before = await stateOf(judged.db)
  for (const as of [...refused, ...callers.filter((one) => !refused.includes(one))]) {
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

/** One call with a whole rate limit, so that none stands between a caller and the guard. */
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
