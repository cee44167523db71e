import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CaseEntry } from '../../contract/moderation.ts'
import type { ResourceRef } from '../../contract/resources.ts'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup } from '../../testing/groups.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aPost } from '../../testing/posts.ts'
import { aTeam } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { saveHiddenEditions } from '../businesses/hidden-editions.ts'
import { showManagedBusiness } from '../businesses/managed.ts'
import { restoreBusiness } from '../businesses/removal.ts'
import { makeComment } from '../comments/making.ts'
import { changePost } from '../posts/editing.ts'
import { endRemoved, restorePost } from '../posts/removal.ts'
import { namesOf } from '../resources/finding.ts'
import { findVisible } from '../resources/visibility.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, decide, undo, second } = moderationCalls(await testApi(database), pool)
const moderator = await aSession(db, { staff: ['moderator'] })
const other = await aSession(db, { staff: ['moderator'] })
const show = async (caseID: string, as: TestSession = moderator) =>
  (await call<CaseEntry>('GET', `/console/reports/${caseID}`, as)).data
const isThere = async (thing: ResourceRef) => (await namesOf(db, [thing]))(thing) !== null
const acts = async (id: string) =>
  (
    await pool.query<{ act: string; actor: string; reason: string; details: object }>(
      'select act, actor, reason, details from audit_entries where subject_id = $1 order by at, id',
      [id],
    )
  ).rows

test('reports of one thing are one case, each with the thing as it was when it was reported', async () => {
  const writer = await aSession(db)
  const postID = await aPost(db, writer, { content: 'Cheap gears, call now!' })
  const post = { type: 'post', id: postID } as const
  const { caseID, reporter } = await aReport(db, post)
  await changePost(db, writer, { id: postID, content: 'Fine gears.', revision: 1, edition: 'jp' })
  expect((await aReport(db, post)).caseID).toBe(caseID)

  const seen = await show(caseID)
  expect(seen.reports.map(({ snapshot }) => snapshot?.texts)).toEqual([
    [{ field: 'content', text: 'Cheap gears, call now!' }],
    [{ field: 'content', text: 'Fine gears.' }],
  ])
  expect(seen).toMatchObject({
    reporters: 2,
    now: { texts: [{ text: 'Fine gears.' }] },
    versions: [{ text: 'Cheap gears, call now!' }],
    party: { type: 'user', id: writer.userID, reportsAgainst: 1 },
    actions: ['none', 'remove', 'warn', 'limit', 'suspend'],
  })
  expect(seen.reports[0]!.by).toMatchObject({ userID: reporter.userID, reports: 1, upheld: 0 })
  const due = Date.parse(seen.dueAt) - Date.parse(seen.openedAt)
  expect(due / 3_600_000).toBeCloseTo(24, 1)
})

test('what is kept of a long thing is bounded', async () => {
  const { owner, businessID } = await aTeam(db)
  await pool.query('update businesses set general_description = $2 where id = $1', [
    businessID,
    'x'.repeat(10_000),
  ])
  const { reportID } = await aReport(db, { type: 'business', id: businessID })
  expect(owner.userID).toBeDefined()
  const { rows } = await pool.query<{ size: number }>(
    'select char_length(snapshot::text) as size from reports where id = $1',
    [reportID],
  )
  expect(rows[0]!.size).toBeGreaterThan(10_000)
  expect(rows[0]!.size).toBeLessThan(22_000)
})

test('each kind of thing is removed for everybody, only by staff brought back, and comes back as it was', async () => {
  const writer = await aSession(db)
  const postID = await aPost(db, writer)
  const { commentID } = await transaction(db, (tx) =>
    makeComment(
      tx,
      writer,
      { resourceID: postID, resourceType: 'post', content: 'Buy mine!' },
      { edition: 'jp', language: 'en' },
    ),
  )
  const { productIDs } = await aBusiness(db, { products: 1 })
  const things: ResourceRef[] = [
    { type: 'comment', id: commentID },
    { type: 'post', id: postID },
    { type: 'product', id: productIDs[0]! },
    { type: 'group', id: await aGroup(db, writer) },
  ]
  for (const thing of things) {
    const { caseID } = await aReport(db, thing)
    expect(await decide(moderator, caseID, { action: 'remove' })).toMatchObject({ status: 200 })
    expect(await isThere(thing)).toBe(false)
    expect((await acts(thing.id)).map(({ act }) => act)).toContain('action.removed')
    expect(await undo(moderator, caseID)).toMatchObject({ status: 200, data: { cameBack: true } })
    expect(await isThere(thing)).toBe(true)
    expect((await acts(thing.id)).at(-1)).toMatchObject({ act: 'action.undone', reason: 'A mistake' })
  }
})

test('what staff removed its writer does not bring back', async () => {
  const writer = await aSession(db)
  const postID = await aPost(db, writer)
  const { caseID } = await aReport(db, { type: 'post', id: postID })
  await decide(moderator, caseID, { action: 'remove' })
  await expect(restorePost(db, writer, { id: postID, edition: 'jp' })).rejects.toMatchObject({
    name: 'NotAllowed',
  })
})

test('what staff removed is kept for 60 days, so that an appeal of the last day finds it', async () => {
  const id = await aPost(db, await aSession(db))
  const { caseID } = await aReport(db, { type: 'post', id })
  await decide(moderator, caseID, { action: 'remove' })
  const daysAgo = (days: number) =>
    pool.query(`update posts set removed_at = now() - $2 * interval '1 day' where post_id = $1`, [id, days])
  const isKept = async () => (await pool.query('select 1 from posts where post_id = $1', [id])).rowCount === 1
  await daysAgo(59)
  await endRemoved(db)
  expect(await isKept()).toBe(true)
  await daysAgo(61)
  await endRemoved(db)
  expect(await isKept()).toBe(false)
  expect(await undo(moderator, caseID)).toMatchObject({ data: { cameBack: false } })
})

test('a company that is hidden is there for its own people alone, and where its owners want it afterwards', async () => {
  const team = await aTeam(db)
  const { businessID, owner, member } = team
  const company = { type: 'business', id: businessID } as const
  const chosen = ['us']
  await saveHiddenEditions(db, owner, { businessID, revision: 0, hiddenEditions: chosen })
  const profile = `/business/profile/${businessID}`
  expect((await call('GET', profile)).status).toBe(200)
  const stranger = await aSession(db)
  const { caseID } = await aReport(db, company, { by: stranger })
  expect(await decide(moderator, caseID, { action: 'hide' })).toMatchObject({ status: 200 })
  for (const edition of ['jp', 'it', 'us']) {
    expect(await findVisible(db, stranger, company, edition)).toBeUndefined()
    for (const own of [owner, member]) expect(await findVisible(db, own, company, edition)).toBeDefined()
  }
  expect((await call('GET', profile)).status).toBe(404)
  expect((await call('GET', profile, member)).status).toBe(200)
  // What its owners choose meanwhile waits.
  const { editions } = await showManagedBusiness(db, owner, businessID)
  expect(editions.hidden).toEqual(chosen)
  await saveHiddenEditions(db, owner, { businessID, revision: editions.revision, hiddenEditions: ['it'] })
  expect(await findVisible(db, stranger, company, 'jp')).toBeUndefined()

  expect(await undo(moderator, caseID)).toMatchObject({ data: { cameBack: true } })
  expect(await findVisible(db, stranger, company, 'jp')).toBeDefined()
  expect(await findVisible(db, stranger, company, 'it')).toBeUndefined()
  expect((await showManagedBusiness(db, owner, businessID)).editions.hidden).toEqual(['it'])
})

test('a company is removed by two, never by one, and its owners do not bring it back', async () => {
  const { businessID, owner } = await aTeam(db)
  const company = { type: 'business', id: businessID } as const
  const { caseID } = await aReport(db, company)
  expect((await decide(moderator, caseID, { action: 'remove' })).data).toEqual({
    status: 'proposed',
    decisionID: null,
  })
  expect(await isThere(company)).toBe(true)
  expect((await show(caseID)).proposal).toMatchObject({ isOwn: true, reason: 'Seen by two' })
  expect(await second(moderator, caseID)).toMatchObject({ status: 409, name: 'SecondNeeded' })
  expect((await decide(other, caseID, { action: 'remove' })).name).toBe('AlreadyProposed')
  expect(await second(other, caseID)).toMatchObject({ status: 200 })
  expect(await isThere(company)).toBe(false)
  await expect(restoreBusiness(db, owner, businessID)).rejects.toMatchObject({ name: 'NotFound' })
  expect(await undo(moderator, caseID)).toMatchObject({ data: { cameBack: true } })
  expect(await isThere(company)).toBe(true)
  const { rows } = await pool.query(
    'select role from business_members where business_id = $1 and closed_at is null',
    [businessID],
  )
  expect(rows.length).toBeGreaterThan(1)
})

test('a proposal that is declined leaves the company, and the case open', async () => {
  const { businessID } = await aTeam(db)
  const { caseID } = await aReport(db, { type: 'business', id: businessID })
  await decide(moderator, caseID, { action: 'remove' })
  expect(await second(other, caseID, false)).toMatchObject({ status: 200, data: { decisionID: null } })
  expect(await show(caseID)).toMatchObject({
    proposal: null,
    closedAt: null,
    now: { name: expect.any(String) as string },
  })
})

test('the pictures of a person are taken off, and put back where they chose no others', async () => {
  const person = await aSession(db)
  await pool.query(`update profiles set profile_photo = 'a.jpg', cover_photo = 'b.jpg' where user_id = $1`, [
    person.userID,
  ])
  const { caseID } = await aReport(db, { type: 'user', id: person.userID })
  await decide(moderator, caseID, { action: 'hide' })
  const pictures = async () =>
    (
      await pool.query(
        'select profile_photo as photo, cover_photo as cover from profiles where user_id = $1',
        [person.userID],
      )
    ).rows[0] as object
  expect(await pictures()).toEqual({ photo: null, cover: null })
  await pool.query(`update profiles set cover_photo = 'c.jpg' where user_id = $1`, [person.userID])
  await undo(moderator, caseID)
  expect(await pictures()).toEqual({ photo: 'a.jpg', cover: 'c.jpg' })
})

test('of two who decide at once one counts, and the other is told so', async () => {
  const writer = await aSession(db)
  const post = { type: 'post', id: await aPost(db, writer) } as const
  const { caseID } = await aReport(db, post)
  const answers = await Promise.all([
    decide(moderator, caseID, { action: 'remove' }),
    decide(other, caseID, { verdict: 'dismissed', action: 'none' }),
  ])
  expect(answers.map(({ name }) => name ?? 'ok').sort()).toEqual(['CaseDecided', 'ok'])
  const { rows } = await pool.query('select 1 from moderation_decisions where case_id = $1', [caseID])
  expect(rows).toHaveLength(1)
  const removed = answers[0].status === 200
  expect(await isThere(post)).toBe(!removed)
})

test('a report that comes while its case is decided is in it, or opens another', async () => {
  const writer = await aSession(db)
  const post = { type: 'post', id: await aPost(db, writer) } as const
  const { caseID } = await aReport(db, post)
  const [, late] = await Promise.all([decide(moderator, caseID, { action: 'warn' }), aReport(db, post)])
  const { rows } = await pool.query<{ open: boolean; same: boolean }>(
    `select closed_at is null as open, case_id = $2 as same from reports where id = $1`,
    [late.reportID, caseID],
  )
  expect(rows[0]!.open).toBe(!rows[0]!.same)
})

test('dismissed, nothing changes; undone, a case can be decided anew', async () => {
  const writer = await aSession(db)
  const post = { type: 'post', id: await aPost(db, writer) } as const
  const { caseID, reportID } = await aReport(db, post)
  expect(await decide(moderator, caseID, { verdict: 'dismissed', action: 'none' })).toMatchObject({
    status: 200,
  })
  expect(await isThere(post)).toBe(true)
  expect(await acts(reportID)).toMatchObject([{ act: 'report.dismissed', reason: 'Seen by two' }])
  expect((await decide(moderator, caseID, { action: 'remove' })).name).toBe('CaseDecided')
  expect((await undo(moderator, randomUUID())).name).toBe('NotFound')
  await undo(moderator, caseID)
  expect((await undo(moderator, caseID)).name).toBe('NothingToUndo')
  expect((await decide(moderator, caseID, { action: 'remove' })).status).toBe(200)
  expect(await isThere(post)).toBe(false)
})
