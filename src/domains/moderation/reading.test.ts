import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { moderationCalls } from '../../testing/moderation.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { decideReports, reportedThings, reportsAbout } from './deciding.ts'
import { readingsOf, readReported } from './reading.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { send, write, report } = conversationCalls(api, db)
const { call, decide } = moderationCalls(api, pool)

test('an open report opens its conversation, each reading is noted; without one there is nothing', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID } = (await send(buyer, { to: businessID, subject: 'Gears', message: 'Buy my gears!' }))
    .data
  await write(owner, requestID, businessID, 'No, thank you.')
  await expect(readReported(db, 'os:a', requestID)).rejects.toMatchObject({ name: 'NotFound' })

  const { reportID } = (await report(owner, requestID, businessID)).data
  expect(await reportedThings(db)).toMatchObject([{ type: 'inquiry', id: requestID, name: 'Gears' }])
  expect(await reportsAbout(db, requestID)).toMatchObject([{ id: reportID, type: 'inquiry', name: 'Gears' }])
  expect(await readingsOf(db, reportID)).toEqual([])
  for (const reader of ['os:a', 'os:b'] as const)
    expect(await readReported(db, reader, reportID)).toMatchObject({
      messages: [
        { number: 1, from: 'S', content: 'Buy my gears!' },
        { number: 2, from: 'R', content: 'No, thank you.' },
      ],
    })
  expect(await readingsOf(db, reportID)).toMatchObject([{ operator: 'os:a' }, { operator: 'os:b' }])

  await decideReports(db, 'os:a', { id: reportID, verdict: 'upheld', reason: 'It is.' })
  for (const id of [reportID, randomUUID()])
    await expect(readReported(db, 'os:a', id)).rejects.toMatchObject({ name: 'NotFound' })
  expect((await pool.query("select 1 from audit_entries where act = 'report.read'")).rowCount).toBe(2)
})

test('a moderator reads a conversation through its case while a report of it is open, with a reason that is kept', async () => {
  const moderator = await aSession(db, { staff: ['moderator'] })
  const support = await aSession(db, { staff: ['support', 'verifier'] })
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID } = (await send(buyer, { to: businessID, message: 'Buy them all!' })).data
  const { reportID } = (await report(owner, requestID, businessID)).data
  const { rows } = await pool.query<{ caseID: string; snapshot: object; party: string }>(
    `select c.case_id as "caseID", r.snapshot, c.party_id as party
     from report_cases as c join reports as r on r.case_id = c.case_id where r.id = $1`,
    [reportID],
  )
  const { caseID, snapshot, party } = rows[0]!
  expect(party).toBe(buyer.userID)
  expect(JSON.stringify(snapshot)).not.toContain('Buy them all!')
  const path = `/console/reports/${caseID}`
  const read = (as: TestSession, reason = 'Is it spam?') => call('POST', `${path}/messages`, as, { reason })
  expect(JSON.stringify(await call('GET', path, moderator))).not.toContain('Buy them all!')
  expect((await read(support)).name).toBe('StaffRoleNeeded')
  expect((await read(moderator, '')).name).toBe('InvalidInput')
  expect((await read(moderator)).data).toMatchObject({
    messages: [{ number: 1, from: 'S', text: 'Buy them all!' }],
  })
  const entries = await pool.query(
    `select actor, reason from audit_entries where act = 'report.read' and subject_id = $1`,
    [reportID],
  )
  expect(entries.rows).toEqual([{ actor: `user:${moderator.userID}`, reason: 'Is it spam?' }])

  await decide(moderator, caseID, { verdict: 'dismissed', action: 'none' })
  expect((await read(moderator)).name).toBe('NotFound')
})
