// A creating call that is sent again answers what it answered only to who may still be told (the keys of platform/http/idempotency.ts).
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { partsOf } from '../platform/http/routes.ts'
import { uuidv7 } from '../platform/ids.ts'
import { apiRows } from '../testing/access/rows.ts'
import { addStaff } from '../testing/access/staff-of-world.ts'
import { aWorld, keepNoFiles, nowhere, type World } from '../testing/access/world.ts'
import type { Someone } from '../testing/access/principals.ts'
import { testApi, testDatabase } from '../testing/database.ts'

const database = await testDatabase()
const { db } = database
const calls = Object.entries(api as unknown as Record<string, Endpoint>).filter(([, call]) => call.creates)

let app: FastifyInstance
let world: World
beforeAll(async () => {
  keepNoFiles()
  app = await testApi(database)
  world = await aWorld(db)
  await addStaff(db, world)
})

const gone: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const undo of gone.splice(0)) await undo()
})

/** Takes somebody out of every company until the test is over. */
async function removeFromAll(as: Someone): Promise<void> {
  const { userID } = world.people[as]
  const { rows: moved } = await sql<{ business_id: string; user_id: string }>`
    update business_members set user_id = ${uuidv7()} where user_id = ${userID}
    returning business_id, user_id`.execute(db)
  gone.push(async () => {
    for (const row of moved)
      await sql`update business_members set user_id = ${userID}
        where business_id = ${row.business_id} and user_id = ${row.user_id}`.execute(db)
  })
}

async function blocked(as: Someone): Promise<void> {
  await sql`insert into blocks (blocker_id, blocked_id, blocker_type, blocked_type)
    values (${world.businessID}, ${world.people[as].userID}, 'business', 'user')`.execute(db)
}

async function ofStaffNoMore(as: Someone): Promise<void> {
  const { userID } = world.people[as]
  await sql`delete from staff_roles where user_id = ${userID}`.execute(db)
  gone.push(() => sql`insert into staff_roles (user_id, role) values (${userID}, 'admin')`.execute(db))
}

function sender(name: string, as: Someone) {
  const key = uuidv7()
  const input = apiRows[name]!.input?.(world, as) ?? {}
  return async (given: Record<string, unknown> = input, sentKey = key) => {
    const call = calls.find(([one]) => one === name)![1]
    const { params, query, body } = partsOf(call, given)
    const path = call.path.replace(/:(\w+)/g, (_, part: string) => String(params[part]))
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
      payload: body,
      headers: { authorization: world.people[as].bearer, 'idempotency-key': sentKey },
    })
    return [answer.statusCode, answer.json<unknown>()] as const
  }
}

/** Who makes each call, and what takes their right away; null where everybody keeps it: an answer about oneself. */
const lost: Record<string, [Someone, ((as: Someone) => Promise<void>) | null]> = {
  createBusiness: ['user', removeFromAll],
  addCertificate: ['owner', removeFromAll],
  createProduct: ['member', removeFromAll],
  duplicateProduct: ['admin', removeFromAll],
  beginProductImport: ['admin', removeFromAll],
  makeBoost: ['owner', removeFromAll],
  inviteMember: ['admin', removeFromAll],
  makePost: ['member', removeFromAll],
  makeComment: ['member', removeFromAll],
  exportBusiness: ['owner', removeFromAll],
  exportAccount: ['user', null],
  sendInquiry: ['member', removeFromAll],
  askForDocument: ['member', removeFromAll],
  sendMessage: ['admin', removeFromAll],
  reportInquiry: ['owner', removeFromAll],
  createGroup: ['user', null],
  askToJoin: ['user', blocked],
  reportResource: ['stranger', null],
  sendEnquiry: ['stranger', null],
  orderTransfer: ['owner', removeFromAll],
  proposeRefund: ['operator', ofStaffNoMore],
  proposeRefundAgain: ['operator', ofStaffNoMore],
  bookSupport: ['operator', ofStaffNoMore],
  answerEnquiry: ['operator', ofStaffNoMore],
  noteEnquiry: ['operator', ofStaffNoMore],
  beginIncident: ['operator', ofStaffNoMore],
  tellIncident: ['operator', ofStaffNoMore],
  proposeMerge: ['operator', ofStaffNoMore],
  proposePlan: ['operator', ofStaffNoMore],
  proposeRole: ['operator', ofStaffNoMore],
  proposeUnmerge: ['operator', ofStaffNoMore],
  noteCase: ['operator', ofStaffNoMore],
  noteAppeal: ['operator', ofStaffNoMore],
  answerVerifier: ['owner', removeFromAll],
  appealVerification: ['owner', removeFromAll],
}

/**
 * They take a file that was uploaded, of which there is none here, or a case that another has in hand, so that none of them is ever
 * done; `staff-keys.test.ts` does the latter.
 */
const neverDone: Record<string, [Someone, (as: Someone) => Promise<void>, [number, string]]> = {
  proposeCheck: ['operator', ofStaffNoMore, [410, 'AttachmentGone']],
  requestVerification: ['owner', removeFromAll, [410, 'AttachmentGone']],
  addProductDocument: ['member', removeFromAll, [410, 'AttachmentGone']],
  askCompany: ['operator', ofStaffNoMore, [409, 'NotAssigned']],
}

test('every creating call says who may be told its answer again', () => {
  const told = [...Object.keys(lost), ...Object.keys(neverDone)]
  expect(calls.map(([name]) => name).toSorted()).toEqual(told.toSorted())
})

test.each(Object.entries(neverDone))(
  '%s, sent again, is for who still may',
  async (name, [as, loseRight, [status, error]]) => {
    await apiRows[name]!.prepare?.(db, world)
    const send = sender(name, as)
    const refused = [status, expect.objectContaining({ name: error })]
    expect([await send(), await send()]).toEqual([refused, refused])
    await loseRight(as)
    expect(await send()).toEqual([404, expect.objectContaining({ name: 'NotFound' })])
  },
)

test.each(Object.entries(lost))(
  '%s, sent again, answers only who still may',
  async (name, [as, loseRight]) => {
    await apiRows[name]!.prepare?.(db, world)
    const send = sender(name, as)
    const first = await send()
    expect(first).toEqual([200, expect.objectContaining({ success: true })])
    expect(await send()).toEqual(first)
    if (!loseRight) return
    await loseRight(as)
    // Where the answer alone names the company there is nothing that never was to compare it with.
    const never = name === 'createBusiness' ? undefined : apiRows[name]!.input?.(nowhere(world), as)
    const refused = await send()
    expect(refused).toEqual([404, expect.objectContaining({ success: false, name: 'NotFound' })])
    expect(refused).toEqual(never ? await send(never, uuidv7()) : refused)
  },
)
