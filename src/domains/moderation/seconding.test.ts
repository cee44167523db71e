// The removal of a company between its proposal and the second moderator.
import { expect, test } from 'vitest'
import type { CaseEntry } from '../../contract/moderation.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aTeam } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { decideReports } from './deciding.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, decide, second } = moderationCalls(await testApi(database), pool)
const moderator = await aSession(db, { staff: ['moderator'] })
const other = await aSession(db, { staff: ['moderator'] })
const third = await aSession(db, { staff: ['moderator'] })
const remove = { action: 'remove' }

async function proposedRemoval() {
  const { businessID } = await aTeam(db)
  const company = { type: 'business', id: businessID } as const
  const { caseID } = await aReport(db, company)
  expect((await decide(moderator, caseID, remove)).data.status).toBe('proposed')
  return { company, caseID }
}
const isProposed = async (caseID: string) =>
  (await call<CaseEntry>('GET', `/console/reports/${caseID}`, other)).data.proposal !== null

test('a case that is decided otherwise takes the proposal along, so that the next one can be decided', async () => {
  const { company, caseID } = await proposedRemoval()
  expect((await decide(other, caseID, { verdict: 'dismissed', action: 'none' })).status).toBe(200)
  const { data } = await call<object[]>('GET', '/console/proposals', third)
  expect(JSON.stringify(data)).not.toContain(caseID)
  const again = (await aReport(db, company)).caseID
  expect((await decide(other, again, remove)).data.status).toBe('proposed')
  expect(await isProposed(again)).toBe(true)
  expect((await second(third, again)).status).toBe(200)
})

test('so does a command that closes all its reports', async () => {
  const { company, caseID } = await proposedRemoval()
  await decideReports(db, 'os:ada', { id: company.id, verdict: 'dismissed', reason: 'Nothing in it' })
  expect(await isProposed(caseID)).toBe(false)
  const again = (await aReport(db, company)).caseID
  expect((await decide(moderator, again, remove)).data.status).toBe('proposed')
})

test('two who approve at once remove it once; approved and taken back at once it is one or the other', async () => {
  const { caseID } = await proposedRemoval()
  const both = await Promise.all([second(other, caseID), second(third, caseID)])
  const [done, late] = both.map(({ status }) => status).sort((a, b) => a - b)
  expect(done).toBe(200)
  expect([404, 409]).toContain(late)
  for (let round = 0; round < 5; round++) {
    const one = await proposedRemoval()
    const answers = await Promise.all([
      second(other, one.caseID),
      second(moderator, one.caseID, false),
      decide(third, one.caseID, { verdict: 'dismissed', action: 'none' }),
    ])
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    const { rows } = await pool.query<{ action: string }>(
      'select action from moderation_decisions where case_id = $1',
      [one.caseID],
    )
    expect(rows.length).toBeLessThanOrEqual(1)
    const waiting = await pool.query(
      `select from staff_proposals where state = 'open' and input ->> 'case' = $1`,
      [one.caseID],
    )
    expect(waiting.rowCount).toBe(0)
  }
})

test('a proposal is found however many others wait', async () => {
  await pool.query(`
    insert into staff_proposals (id, act, subject_type, subject_id, input, reason, proposed_by, proposed_at)
    select gen_random_uuid(), 'action.removed', 'business', gen_random_uuid(), '{}', 'Planted', gen_random_uuid(),
      now() - interval '1 day' from generate_series(1, 210)`)
  const { caseID } = await proposedRemoval()
  expect(await isProposed(caseID)).toBe(true)
  expect((await second(other, caseID)).status).toBe(200)
})
