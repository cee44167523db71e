import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ExportEntry } from '../../contract/exports.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { asking } from '../../testing/exports.ts'
import { aFileServer } from '../../testing/files.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { cleanExports } from './cleanup.ts'
import { gatherExports } from './building.ts'
import { beginExport } from './requests.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
const { ask, show, list } = asking(server)

async function aCompany() {
  const [owner, admin, member, left, other] = (await Promise.all(
    Array.from({ length: 5 }, () => aSession(db)),
  )) as [TestSession, TestSession, TestSession, TestSession, TestSession]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner.userID, role: 'owner' },
      { userID: admin.userID, role: 'admin' },
      { userID: member.userID, role: 'member' },
      { userID: left.userID, role: 'owner' },
    ],
  })
  await endMembership(businessID, left)
  await aBusiness(db, { members: [{ userID: other.userID, role: 'owner' }] })
  return { businessID, owner, admin, member, left, other }
}
const endMembership = (businessID: string, { userID }: TestSession) =>
  sql`delete from business_members where business_id = ${businessID} and user_id = ${userID}`.execute(db)
const gather = () => gatherExports(db, testLog)
const letPass = (hours: number) =>
  sql`update exports set asked_at = asked_at - ${hours} * interval '1 hour',
    expires_at = expires_at - ${hours} * interval '1 hour'`.execute(db)
const listOf = async (bearer: string, businessID: string) =>
  (await list(bearer, businessID)).data as unknown as ExportEntry[]

test('an owner asks, sees it wait, and fetches it for a day by addresses that run out', async () => {
  const { businessID, owner } = await aCompany()
  const { status, data } = await ask(owner.bearer, businessID)
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'waiting', progress: 0, bytes: null, expiresAt: null, url: null })
  expect(await listOf(owner.bearer, businessID)).toEqual([data])

  expect(await gather()).toBe(1)
  const ready = (await show(owner.bearer, businessID, data.jobID)).data
  expect(ready).toMatchObject({ status: 'ready', progress: 100, url: expect.any(String) })
  expect(Date.parse(ready.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
  const fetched = await fetch(server.url(ready.url ?? ''))
  expect((await fetched.arrayBuffer()).byteLength).toBe(ready.bytes)
  expect(fetched.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Kitazawa_Bearing_Works_\d{4}-\d\d-\d\d\.zip"/,
  )
  expect(await listOf(owner.bearer, businessID)).toEqual([{ ...ready, url: null }])
})

test('admins, members, those who left, owners of others and visitors neither ask nor see', async () => {
  const { businessID, owner, admin, member, left, other } = await aCompany()
  const { jobID } = (await ask(owner.bearer, businessID)).data
  await gather()
  for (const [bearer, status] of [
    [admin.bearer, 403],
    [member.bearer, 403],
    [left.bearer, 404],
    [other.bearer, 404],
    [undefined, 401],
  ] as const)
    for (const answer of [
      await ask(bearer, businessID),
      await show(bearer, businessID, jobID),
      await list(bearer, businessID),
    ]) {
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer)).not.toContain(jobID)
    }
  expect(await listOf(owner.bearer, businessID)).toHaveLength(1)
})

test('an export of another company, under one’s own, is not there', async () => {
  const [mine, theirs] = [await aCompany(), await aCompany()]
  const { jobID } = (await ask(theirs.owner.bearer, theirs.businessID)).data
  expect((await show(mine.owner.bearer, mine.businessID, jobID)).status).toBe(404)
  expect((await show(mine.owner.bearer, mine.businessID, uuidv7())).status).toBe(404)
  await gather()
})

test('who is no owner any more gets no address, from the next request on', async () => {
  const { businessID, owner } = await aCompany()
  const { jobID } = (await ask(owner.bearer, businessID)).data
  await gather()
  await sql`update business_members set role = 'admin' where user_id = ${owner.userID}`.execute(db)
  expect((await show(owner.bearer, businessID, jobID)).status).toBe(403)
  await endMembership(businessID, owner)
  expect((await show(owner.bearer, businessID, jobID)).status).toBe(404)
})

test('asked for ten times at once there is one, and once it is ready there may be another', async () => {
  const { businessID, owner } = await aCompany()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(owner.bearer, businessID)))
  expect(new Set(answers.map(({ data }) => data.jobID)).size).toBe(1)
  expect(await gather()).toBe(1)
  const again = (await ask(owner.bearer, businessID)).data
  expect(again.jobID).not.toBe(answers[0]?.data.jobID)
  expect(await listOf(owner.bearer, businessID)).toMatchObject([{ status: 'waiting' }, { status: 'ready' }])
  await gather()
})

test('one connection begins any number of them', async () => {
  const { owner } = await aCompany()
  const asked = { askedBy: owner.userID, language: 'en' }
  // After some runs the database keeps a plan for all values.
  await transaction(db, async (tx) => {
    for (let at = 0; at < 12; at += 1)
      expect(await beginExport(tx, { type: 'business', id: uuidv7() }, asked)).toMatchObject({
        status: 'waiting',
      })
  })
  await gather()
})

test('after a day it is over, its archive goes, and after 30 it is forgotten', async () => {
  const { businessID, owner } = await aCompany()
  const { jobID } = (await ask(owner.bearer, businessID)).data
  await gather()
  const { url } = (await show(owner.bearer, businessID, jobID)).data
  await cleanExports(db)
  expect(await server.keys(`exports/${jobID}/`)).toHaveLength(1)

  await letPass(25)
  const over = { status: 'expired', url: null, bytes: null, expiresAt: null }
  expect((await show(owner.bearer, businessID, jobID)).data).toMatchObject(over)
  await cleanExports(db)
  await cleanExports(db)
  expect(await server.keys(`exports/${jobID}/`)).toEqual([])
  expect((await fetch(server.url(url ?? ''))).status).toBe(404)
  expect(await listOf(owner.bearer, businessID)).toMatchObject([over])

  await letPass(30 * 24)
  expect(await listOf(owner.bearer, businessID)).toEqual([])
  await cleanExports(db)
  expect((await show(owner.bearer, businessID, jobID)).status).toBe(404)
})

test('of a company that is removed meanwhile nothing is gathered', async () => {
  const { businessID, owner } = await aCompany()
  const { jobID } = (await ask(owner.bearer, businessID)).data
  await transaction(db, (tx) => removeBusiness(tx, businessID))
  expect(await gather()).toBe(0)
  expect((await show(owner.bearer, businessID, jobID)).status).toBe(404)
  const { rows } = await sql`select status from exports where job_id = ${jobID}`.execute(db)
  expect(rows).toEqual([{ status: 'failed' }])
})
