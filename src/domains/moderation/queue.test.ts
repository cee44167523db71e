// The queue of cases, and what is refused there.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import type { CaseEntry } from '../../contract/moderation.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, decide } = moderationCalls(await testApi(database), pool)
const moderator = await aSession(db, { staff: ['moderator'] })
const other = await aSession(db, { staff: ['moderator'] })
const show = async (caseID: string, as = moderator) =>
  (await call<CaseEntry>('GET', `/console/reports/${caseID}`, as)).data

test('what an action lacks, and what cannot be, is refused by name, and nothing is changed', async () => {
  const writer = await aSession(db)
  const post = { type: 'post', id: await aPost(db, writer) } as const
  const { caseID } = await aReport(db, post)
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const bad: [object, string, string?][] = [
    [{ action: 'limit', until: inAWeek }, 'InvalidInput', 'limits'],
    [{ action: 'limit', limits: ['posts'] }, 'InvalidInput', 'until'],
    [{ action: 'suspend', until: '2020-01-01T00:00:00Z' }, 'InvalidInput', 'until'],
    [{ action: 'warn', ruleCode: undefined }, 'InvalidInput', 'ruleCode'],
    [{ verdict: 'dismissed', action: 'remove' }, 'InvalidInput', 'action'],
    [{ action: 'hide' }, 'ActionNotPossible'],
    [{ action: 'remove', reason: '' }, 'InvalidInput', 'reason'],
  ]
  for (const [body, name, field] of bad) {
    const answer = await decide(moderator, caseID, body)
    expect(answer.name).toBe(name)
    expect(Object.keys((answer['fields'] as object | undefined) ?? {})).toEqual(
      field === undefined ? [] : [field],
    )
  }
  expect(await show(caseID)).toMatchObject({ closedAt: null, decisions: [] })
})

test('nobody decides where they have a part, and staff are not suspended by moderators', async () => {
  const reporting = await aSession(db, { staff: ['moderator'] })
  const post = { type: 'post', id: await aPost(db, moderator) } as const
  const { caseID } = await aReport(db, post, { by: reporting })
  for (const one of [reporting, moderator])
    expect(await decide(one, caseID, { action: 'remove' })).toMatchObject({ status: 403, name: 'OwnCase' })
  expect((await decide(other, caseID, { action: 'suspend' })).name).toBe('NotAllowed')
  expect(await show(caseID, other)).toMatchObject({ closedAt: null })
  expect((await call('GET', '/console/reports/next', moderator)).status).toBe(200)
})

test('the queue is by when cases are due, in pages, filtered, and passes by what others have in hand', async () => {
  await sql`update report_cases set closed_at = now() where closed_at is null`.execute(db)
  const writer = await aSession(db)
  const cases: string[] = []
  for (let at = 0; at < 3; at++) {
    const { caseID } = await aReport(db, {
      type: 'post',
      id: await aPost(db, writer, { content: `Post ${at}` }),
    })
    await pool.query(`update report_cases set due_at = now() + $2 * interval '1 hour' where case_id = $1`, [
      caseID,
      3 - at,
    ])
    cases.unshift(caseID)
  }
  const list = async (query = '') =>
    (
      await call<{ items: CaseEntry[]; nextCursor: string | null }>(
        'GET',
        `/console/reports${query}`,
        moderator,
      )
    ).data
  expect((await list()).items.map(({ caseID }) => caseID)).toEqual(cases)
  expect((await list('?type=group')).items).toEqual([])
  expect((await list('?state=closed')).items.length).toBeGreaterThan(0)
  const next = async (as: TestSession, query = '') =>
    (await call<{ caseID: string }>('GET', `/console/reports/next${query}`, as)).data.caseID
  expect(await next(moderator)).toBe(cases[0])
  await call('POST', `/console/reports/${cases[0]}/take`, other)
  expect((await call('POST', `/console/reports/${cases[0]}/take`, moderator)).name).toBe('CaseTaken')
  expect([await next(moderator), await next(other)]).toEqual([cases[1], cases[0]])
  expect(await next(moderator, `?besides=${cases[1]}`)).toBe(cases[2])
  // What was looked at and left is come back to after all others.
  expect(await next(other, `?besides=${cases[1]}`)).toBe(cases[2])
  expect(await next(other, `?besides=${cases[2]}`)).toBe(cases[0])
  await call('POST', `/console/reports/${cases[0]}/release`, other)
  expect(await next(moderator)).toBe(cases[0])
  await call('POST', `/console/reports/${cases[0]}/notes`, moderator, { text: 'Looks like spam.' })
  expect((await show(cases[0]!)).notes).toMatchObject([
    { text: 'Looks like spam.', by: { userID: moderator.userID } },
  ])
})

test('colleagues who have hundreds in hand leave a next one, and a thing that many reported costs no more than others', async () => {
  await sql`update report_cases set closed_at = now() where closed_at is null`.execute(db)
  const { caseID, reportID } = await aReport(db, { type: 'post', id: await aPost(db, await aSession(db)) })
  await sql`update report_cases set due_at = now() + interval '9 days' where case_id = ${caseID}`.execute(db)
  await sql`
    with more as (
      insert into report_cases (case_id, resource_type, resource_id, due_at)
      select gen_random_uuid(), 'post', gen_random_uuid(), now() from generate_series(1, 450) returning case_id
    )
    insert into staff_assignments (queue, case_id, user_id)
    select 'reports', case_id::text, ${other.userID} from more`.execute(db)
  expect((await call('GET', '/console/reports/next', moderator)).data).toEqual({ caseID })

  await sql`
    insert into reports (id, user_id, resource_type, resource_id, reason, text, created_at, case_id)
    select gen_random_uuid(), gen_random_uuid(), resource_type, resource_id, reason, text, created_at, case_id
    from reports, generate_series(1, 1100) where id = ${reportID}`.execute(db)
  expect(await show(caseID)).toMatchObject({ reporters: limits.reportersCounted })
})

test('a case says which companies would be left without an owner who may act', async () => {
  const person = await aSession(db)
  const [helper, suspended] = [await aSession(db), await aSession(db)]
  await sql`update accounts.accounts set suspended_at = now() where user_id = ${suspended.userID}`.execute(db)
  const owner = { userID: person.userID, role: 'owner' as const }
  const alone = await aBusiness(db, { companyName: 'Alone Works', members: [owner] })
  const as = ({ userID }: { userID: string }, role: 'owner' | 'admin') => ({ userID, role })
  await aBusiness(db, { members: [owner, as(helper, 'owner')] })
  const left = await aBusiness(db, {
    companyName: 'Left Works',
    members: [owner, as(suspended, 'owner'), as(helper, 'admin')],
  })
  await aBusiness(db, { members: [as(helper, 'owner'), as(person, 'admin')] })
  const { caseID } = await aReport(db, { type: 'user', id: person.userID })
  const told = (await show(caseID)).party?.ownedAlone ?? []
  expect(told.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { businessID: alone.businessID, name: 'Alone Works' },
    { businessID: left.businessID, name: 'Left Works' },
  ])
  // A company is nobody's owner.
  const ofCompany = await aReport(db, { type: 'business', id: alone.businessID })
  expect((await show(ofCompany.caseID)).party?.ownedAlone).toEqual([])
})
