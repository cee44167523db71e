// What staff do stands in the audit log with the reason that they gave, what they read of others too; and no call of theirs reads a
// conversation that nobody reported (T33, D57).
import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { sendInquiry } from '../domains/inquiries/sending.ts'
import { transaction } from '../platform/db.ts'
import { partsOf } from '../platform/http/routes.ts'
import { payThrough } from '../platform/payments/place.ts'
import { apiRows } from '../testing/access/rows.ts'
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

const staffCalls = Object.entries(api as unknown as Record<string, Endpoint>).filter(
  ([, { access }]) => access === 'staff',
)
const acts = staffCalls.filter(([, { method }]) => method !== 'GET')
const readings = staffCalls.filter(([, { method }]) => method === 'GET')

/** Which say why in a field of another name: what the bank says, what was worked on. */
const reasonIn: Record<string, string> = { bookTransfer: 'reference', bookSupport: 'what' }
/** Which ask for no reason: that something is in hand, and words to colleagues. */
const withoutReason = new Set([
  'takeEnquiry',
  'takeVerificationCase',
  'releaseVerificationCase',
  'takeCase',
  'releaseCase',
  'noteCase',
  'takeAppeal',
  'releaseAppeal',
  'noteAppeal',
  'releaseEnquiry',
  'noteEnquiry',
  // Visitors read what is said.
  'beginIncident',
  'tellIncident',
])
/** Which cannot succeed in this world: jobs run in domains/console/system.test.ts, a report is uploaded in domains/verification, a
 * conversation is read and a company removed in domains/moderation. */
const elsewhere = new Set(['retryJob', 'proposeCheck', 'readCaseMessages', 'secondCase'])
/** What is read of others for their own eyes. */
const privateReadings = new Set([
  'showEnquiry',
  'showPerson',
  'readInvoicePaper',
  'readVerificationDocument',
  'readCheckReport',
  'readCertificateDocument',
])

async function aStaffedWorld(name: string): Promise<World> {
  const { putBack, asAtFirst } = await oneWorld(db)
  await putBack()
  const world = asAtFirst()
  await apiRows[name]?.prepare?.(db, world)
  return world
}

const doers = ['operator', 'secondOperator', 'verifier', 'moderator', 'support'] as const
type Doer = (typeof doers)[number]

/** Somebody of staff with whom a call succeeds: what needs a second one was begun by the operator, a case is in hand of one. */
const doerOf = (name: string): Doer =>
  doers.find((as) => (apiRows[name]?.expected?.[as] ?? 'ok') === 'ok') ?? 'operator'

const valuesIn = (world: World, name: string, as: Doer) => apiRows[name]?.input?.(world, as) ?? {}

async function send(world: World, endpoint: Endpoint, values: Record<string, unknown>, as: Doer) {
  await pool.query('delete from call_budgets')
  const { params, query, body } = partsOf(endpoint, values)
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const entries = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)])
  return app.inject({
    method: endpoint.method,
    url: `/api${path}?${new URLSearchParams(entries)}`,
    headers: { authorization: world.tokens[as]! },
    ...(endpoint.method !== 'GET' && { payload: body }),
  })
}

/** What the log has gained by a person of staff since an entry. */
async function logged(userID: string, since: string) {
  const { rows } = await pool.query<{ act: string; reason: string | null }>(
    'select act, reason from audit_entries where actor = $1 and id > $2 order by id',
    [`user:${userID}`, since],
  )
  return rows
}
const newest = async () =>
  (await pool.query<{ id: string }>('select id from audit_entries order by id desc limit 1')).rows[0]?.id ??
  '00000000-0000-0000-0000-000000000000'

test.each(acts.filter(([name]) => !elsewhere.has(name)))(
  '%s leaves an entry with its reason',
  async (name, endpoint) => {
    const world = await aStaffedWorld(name)
    const as = doerOf(name)
    const reason = `Because of ${name}`
    const field = reasonIn[name] ?? 'reason'
    const asksWhy = field in endpoint.body.shape
    expect(asksWhy, 'asks for a reason, or is named here').toBe(!withoutReason.has(name))
    const values = { ...valuesIn(world, name, as), ...(asksWhy && { [field]: reason }) }
    // What nobody has in hand is not left for others.
    const taking = acts.find(([taken]) => taken === name.replace(/^release/, 'take'))?.[1]
    if (name.startsWith('release')) await send(world, taking!, values, as)
    const since = await newest()
    const response = await send(world, endpoint, values, as)
    expect(response.statusCode, response.body).toBe(200)
    const entries = await logged(world.people[as].userID, since)
    expect(entries.length).toBeGreaterThan(0)
    const said = entries.map((entry) => entry.reason)
    expect(said.includes(reason)).toBe(asksWhy)
    expect(endpoint.body.shape[field]?.safeParse('').success ?? false, 'nothing said is no reason').toBe(
      false,
    )
  },
)

test.each(readings)('%s is a reading that is noted, or reads nothing private', async (name, endpoint) => {
  const world = await aStaffedWorld(name)
  const since = await newest()
  const as = doerOf(name)
  const { statusCode, body } = await send(world, endpoint, valuesIn(world, name, as), as)
  const entries = await logged(world.people[as].userID, since)
  const read = entries.filter(({ act }) => act.endsWith('.read'))
  expect(statusCode, body).toBe(200)
  expect(read).toHaveLength(privateReadings.has(name) ? 1 : 0)
})

test('no call of staff tells of a conversation that nobody reported, whatever id it is given', async () => {
  const secret = 'Our price is 4711 yen below theirs'
  const told: string[] = []
  for (const [name, endpoint] of staffCalls) {
    const world = await aStaffedWorld(name)
    const inquiry = { to: world.businessID, subject: 'A secret of two', message: secret }
    const { requestID } = await transaction(db, (tx) => sendInquiry(tx, world.people.user, inquiry, 'en'))
    const usual = valuesIn(world, name, 'operator')
    const swapped = Object.fromEntries(
      Object.entries(usual).map(([key, value]) => [key, /ID$/i.test(key) ? requestID : value]),
    )
    for (const values of [usual, swapped, { ...usual, text: secret }]) {
      const { body } = await send(world, endpoint, values, 'operator')
      if (body.includes(secret) || body.includes('A secret of two')) told.push(name)
    }
  }
  expect(told).toEqual([])
}, 120_000)
