// A key of one of staff says nothing to another, to who lost their role or whose session is locked; and no act is done twice by it.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { partsOf } from '../platform/http/routes.ts'
import { uuidv7 } from '../platform/ids.ts'
import { payThrough } from '../platform/payments/place.ts'
import { apiRows } from '../testing/access/rows.ts'
import type { Someone, StaffPrincipal } from '../testing/access/principals.ts'
import { oneWorld } from '../testing/access/one-world.ts'
import { keepNoFiles, type World } from '../testing/access/world.ts'
import { testApi, testDatabase } from '../testing/database.ts'
import { memoryPayments } from '../testing/payments.ts'

const database = await testDatabase()
const { db, pool } = database
let app: FastifyInstance
beforeAll(async () => {
  keepNoFiles()
  payThrough(memoryPayments().provider)
  app = await testApi(database)
})

const acts = Object.entries(api as unknown as Record<string, Endpoint>).filter(
  ([, { access, method }]) => access === 'staff' && method !== 'GET',
)
/** What asks for an uploaded report, runs jobs, or needs what one world cannot hold: tried in their own domains. */
const elsewhere = new Set(['retryJob', 'proposeCheck', 'readCaseMessages', 'secondCase'])
const tried = acts.filter(([name]) => !elsewhere.has(name))
const creating = tried.filter(([, { creates }]) => creates)
type Doer = Someone | StaffPrincipal

async function aStaffedWorld(name: string): Promise<World> {
  const { putBack, asAtFirst } = await oneWorld(db)
  await putBack()
  const world = asAtFirst()
  await apiRows[name]?.prepare?.(db, world)
  return world
}

const doers = ['operator', 'secondOperator', 'verifier', 'moderator', 'support'] as const
const doerOf = (name: string) =>
  doers.find((as) => (apiRows[name]?.expected?.[as] ?? 'ok') === 'ok') ?? 'operator'

const inputs = new WeakMap<World, Map<string, Record<string, unknown>>>()
/** The same each time: a row may choose something new. */
function inputOf(world: World, name: string, by: Doer): Record<string, unknown> {
  const known = inputs.get(world) ?? new Map<string, Record<string, unknown>>()
  inputs.set(world, known)
  const input = known.get(name + by) ?? apiRows[name]?.input?.(world, by) ?? {}
  known.set(name + by, input)
  return input
}

type Sent = { world: World; name: string; as: Doer; by?: Doer; key: string; more?: Record<string, unknown> }
/** Sends what `by` (else who calls) would send in that call. */
async function send({ world, name, as, by = as, key, more = {} }: Sent) {
  await pool.query('delete from call_budgets')
  const endpoint = acts.find(([one]) => one === name)![1]
  const given = { ...inputOf(world, name, by), ...more }
  const { params, query, body } = partsOf(endpoint, given)
  const path = endpoint.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params[part])))
  const answer = await app.inject({
    method: endpoint.method,
    url: `/api${path}?${new URLSearchParams(query as Record<string, string>)}`,
    headers: { authorization: world.tokens[as]!, 'idempotency-key': key },
    payload: body,
  })
  const { name: error, data } = answer.json<{ name?: string; data?: unknown }>()
  return { status: answer.statusCode, error, data, body: answer.body }
}

const entriesOf = async (world: World, as: Doer) =>
  (
    await pool.query<{ act: string }>(
      `select act from audit_entries where actor = $1 and act not in ('console.unlocked') order by id`,
      [`user:${world.people[as].userID}`],
    )
  ).rows.length

/** The ids that an answer tells. */
const idsIn = (data: unknown): string[] =>
  JSON.stringify(data ?? null).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
const tellsOf = (body: string, first: unknown) => idsIn(first).filter((id) => body.includes(id))

test.each(creating)('%s: the key of one of staff is nobody else’s', async (name) => {
  const world = await aStaffedWorld(name)
  const as = doerOf(name)
  const key = uuidv7()
  const first = await send({ world, name, as, key })
  expect(first.status, first.body).toBe(200)
  const own = idsIn(apiRows[name]!.input?.(world, as))
  const told = idsIn(first.data).filter((id) => !own.includes(id))
  const before = await entriesOf(world, as)

  const second = await send({
    world,
    name,
    as: as === 'secondOperator' ? 'operator' : 'secondOperator',
    by: as,
    key,
  })
  expect(tellsOf(second.body, told), 'another of the same role').toEqual([])
  for (const other of ['editionManager', 'user', 'owner', 'lockedStaff', 'staffWithoutFactor'] as const) {
    const refused = await send({ world, name, as: other, by: as, key })
    expect([403, 404], `${other}: ${refused.body}`).toContain(refused.status)
    expect(tellsOf(refused.body, told), other).toEqual([])
  }
  expect(await send({ world, name, as, key }), 'the same person').toEqual(first)
  const field = ['reason', 'what', 'text'].find((one) => one in acts.find(([n]) => n === name)![1].body.shape)
  const changed = await send({ world, name, as, key, more: { [field!]: 'Something else' } })
  expect(changed).toMatchObject({ status: 409, error: 'KeyReused' })
  expect(tellsOf(changed.body, told), 'another body').toEqual([])
  expect(await entriesOf(world, as)).toBe(before)
})

const losses: [string, (userID: string, sessionID: string) => Promise<unknown>, string][] = [
  [
    'the role was changed',
    async (userID) => {
      await sql`delete from staff_roles where user_id = ${userID}`.execute(db)
      return sql`insert into staff_roles (user_id, role, edition) values (${userID}, 'edition-manager', 'jp')`.execute(
        db,
      )
    },
    'StaffRoleNeeded',
  ],
  [
    'the role was taken',
    (userID) => sql`delete from staff_roles where user_id = ${userID}`.execute(db),
    'NotFound',
  ],
  [
    'the lock fell',
    (_, sessionID) =>
      sql`update staff_unlocks set used_at = now() - interval '31 minutes' where session_id = ${sessionID}`.execute(
        db,
      ),
    'UnlockNeeded',
  ],
  [
    'the session ended',
    (_, sessionID) =>
      sql`update accounts.sessions set ended_at = now() where session_id = ${sessionID}`.execute(db),
    'SessionError',
  ],
]

test.each(losses)(
  'after %s no key tells anything',
  async (_, lose, error) => {
    for (const [name] of creating) {
      const world = await aStaffedWorld(name)
      const as = doerOf(name)
      const key = uuidv7()
      const first = await send({ world, name, as, key })
      expect(first.status, `${name}: ${first.body}`).toBe(200)
      const { userID, sessionID } = world.people[as]
      await lose(userID, sessionID)
      const again = await send({ world, name, as, key })
      expect([name, again.error]).toEqual([name, error])
    }
  },
  120_000,
)

test('a key that was used for one call is new for another', async () => {
  const name = 'noteEnquiry'
  const world = await aStaffedWorld(name)
  await apiRows['answerEnquiry']?.prepare?.(db, world)
  const as = doerOf(name)
  const key = uuidv7()
  const first = await send({ world, name, as, key })
  const other = await send({ world, name: 'answerEnquiry', as, key })
  expect([first.status, other.status]).toEqual([200, 200])
  expect(tellsOf(other.body, first.data)).toEqual([])
})

/** Done again they leave what is there as it is, and stand in the log once more. */
const sameAgain = new Set([
  'endSessionsOf',
  'changeEdition',
  'retryMail',
  'enterExchangeRate',
  'takeEnquiry',
  'takeVerificationCase',
  'takeCase',
  'takeAppeal',
])

test.each(tried)('%s, sent twice with one key, is done once', async (name) => {
  const world = await aStaffedWorld(name)
  const as = doerOf(name)
  const key = uuidv7()
  if (name.startsWith('release'))
    await send({ world, name: name.replace(/^release/, 'take'), as, key: uuidv7() })
  const first = await send({ world, name, as, key })
  expect(first.status, first.body).toBe(200)
  const before = await entriesOf(world, as)
  const again = await send({ world, name, as, key })
  expect(again.status === 200 ? again.data : first.data).toEqual(first.data)
  const after = await entriesOf(world, as)
  expect(after > before, `${name} answers ${again.status}`).toBe(sameAgain.has(name))
})
