import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPerson } from '../../testing/people.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { decideReports, decisionsAbout, reportedThings, reportsAbout } from './deciding.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

async function report(as: TestSession | undefined, type: string, body: object, key?: string) {
  await pool.query('delete from call_budgets')
  const response = await api.inject({
    method: 'POST',
    url: `/api/reports/${type}`,
    headers: {
      ...(as && { authorization: as.bearer }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: body,
  })
  const { data, name } = response.json<{ data?: { reportID: string }; name?: string }>()
  return { status: response.statusCode, name, reportID: data?.reportID }
}

const rowsAbout = async (id: string) =>
  (await pool.query('select id from reports where resource_id = $1', [id])).rowCount

test('a person has one open report about a thing, and may report again what was decided', async () => {
  const person = await aSession(db)
  const { productIDs } = await aBusiness(db, { products: 1 })
  const resourceID = productIDs[0]!
  const wish = { resourceID, reason: 'counterfeit', text: 'The mark is not theirs.\nSee the photo.' }

  const first = await report(person, 'product', wish)
  expect(first).toMatchObject({ status: 200 })
  expect(await report(person, 'product', wish)).toMatchObject({ status: 409, name: 'AlreadyReported' })
  expect(await report(person, 'product', { ...wish, reason: 'spam' })).toMatchObject({ status: 409 })
  expect(await rowsAbout(resourceID)).toBe(1)
  expect(await reportsAbout(db, first.reportID!)).toMatchObject([
    { userID: person.userID, reason: 'counterfeit', text: wish.text, name: 'Deep groove ball bearing 6204' },
  ])

  const decision = { id: first.reportID!, verdict: 'dismissed', reason: 'It is theirs.' } as const
  expect(await decideReports(db, 'os:somebody', decision)).toBe(1)
  expect(await decisionsAbout(db, first.reportID!)).toMatchObject([
    { operator: 'os:somebody', verdict: 'dismissed', reason: 'It is theirs.' },
  ])
  await expect(decideReports(db, 'os:somebody', decision)).rejects.toMatchObject({ name: 'NotFound' })
  expect(await report(person, 'product', wish)).toMatchObject({ status: 200 })
})

test('of many reports of one person at once one stays, and sent again with its key it is the same', async () => {
  const person = await aSession(db)
  const { businessID } = await aBusiness(db)
  const wish = { resourceID: businessID, reason: 'fake' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => report(person, 'business', wish)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ name }) => name === 'AlreadyReported')).toHaveLength(19)

  const other = await aSession(db)
  const sent = await report(other, 'business', wish, 'once')
  expect(await report(other, 'business', wish, 'once')).toEqual(sent)
  expect(await rowsAbout(businessID)).toBe(2)
})

test('what is not there cannot be reported, nor by visitors, nor without a reason that we know', async () => {
  const person = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, { products: [{ published: false }] })
  const wrong: [string, string][] = [
    ['business', randomUUID()],
    ['product', productIDs[0]!],
    ['product', businessID],
    ['user', businessID],
  ]
  for (const [type, resourceID] of wrong)
    expect(await report(person, type, { resourceID, reason: 'spam' })).toMatchObject({
      status: 404,
      name: 'NotFound',
    })
  const there = { resourceID: businessID, reason: 'spam' }
  expect(await report(undefined, 'business', there)).toMatchObject({ status: 401, name: 'TokenNotFound' })
  expect(await report(person, 'business', { ...there, reason: 'ugly' })).toMatchObject({ status: 400 })
  expect(await report(person, 'business', { ...there, text: 'x'.repeat(1_001) })).toMatchObject({
    status: 400,
  })
  expect(await rowsAbout(businessID)).toBe(0)
})

test('operators see what is reported most first, and close all reports about a thing at once', async () => {
  await decideAll()
  const { userID } = await aPerson(db, { firstName: 'Rui', lastName: 'Sands' })
  const { businessID } = await aBusiness(db, { companyName: 'Copper & Sons' })
  for (const reason of ['spam', 'offensive', 'spam'])
    await report(await aSession(db), 'user', { resourceID: userID, reason })
  await report(await aSession(db), 'business', { resourceID: businessID, reason: 'fake' })

  expect(await reportedThings(db)).toMatchObject([
    { type: 'user', id: userID, open: 3, reasons: ['offensive', 'spam'], name: 'Rui Sands' },
    { type: 'business', id: businessID, open: 1, reasons: ['fake'], name: 'Copper & Sons' },
  ])
  const decision = { id: userID, verdict: 'upheld', reason: 'Advertises in every thread.' } as const
  expect(await decideReports(db, 'os:somebody', decision)).toBe(3)
  expect(await reportedThings(db)).toMatchObject([{ id: businessID }])
  const { rowCount } = await pool.query(
    "select 1 from audit_entries join reports on reports.id::text = subject_id and subject_type = 'report' where resource_id = $1",
    [userID],
  )
  expect(rowCount).toBe(3)
})

async function decideAll(): Promise<void> {
  for (const { id } of await reportedThings(db))
    await decideReports(db, 'os:somebody', { id, verdict: 'dismissed', reason: 'done' })
}
