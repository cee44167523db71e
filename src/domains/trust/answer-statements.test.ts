// Statements of answers: true byte for byte, each made once, for everybody who sees the page.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recounted, verified } from '../../../bin/verify-answers.mjs'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, testCalls } from '../../testing/team.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { countAnswers } from '../inquiries/answer-times.ts'
import { issuePortion, issueStatements } from './answer-statements.ts'
import { publicKeys } from './keys.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))
const [hour, day] = [3_600_000, 86_400_000]
const now = new Date('2026-11-03T05:00:00Z')

type Asked = { at: Date; wait?: number | undefined }

/** Inquiries of as many people, answered after hours. */
async function ask(businessID: string, asked: readonly Asked[]): Promise<void> {
  for (const { at, wait } of asked)
    await sql`
      insert into inquiries (id, from_type, from_id, to_id, sent_by, subject, created_at, last_at, preview, answered_at)
      select ${uuidv7(at.getTime(), crypto.getRandomValues(new Uint8Array(10)))}, 'user', who, ${businessID}, who, 'Bearings',
        ${at}, ${at}, 'Do you?', ${wait === undefined ? null : new Date(at.getTime() + wait * hour)}::timestamptz
      from (select gen_random_uuid() as who) as one`.execute(db)
  await transaction(db, (tx) => countAnswers(tx, businessID, now))
}

const october = (count: number, wait: (at: number) => number | undefined): Asked[] =>
  Array.from({ length: count }, (_, at) => ({
    at: new Date(Date.parse('2026-10-02T08:00:00Z') + at * 6 * hour),
    wait: wait(at),
  }))

const monthsOf = async (businessID: string) => {
  const { rows } = await pool.query<{ month: string; signed: string }>(
    'select month, signed from trust_answers where business_id = $1 order by month',
    [businessID],
  )
  return rows
}

test('a closed month is stated once: the share of 90 days, from pairs that the program counts anew', async () => {
  const { businessID } = await aBusiness(db, { companyName: '北沢軸受' })
  await ask(
    businessID,
    october(9, (at) => (at < 7 ? at + 1 : undefined)),
  )
  const few = await aBusiness(db)
  await ask(
    few.businessID,
    october(4, () => 1),
  )
  await issueStatements(db, now)
  const made = await monthsOf(businessID)
  expect(made.map(({ month }) => month)).toEqual(['2026-10'])
  const statement = verified(Buffer.from(made[0]!.signed), await publicKeys(db))
  expect(statement).toMatchObject({
    company: { id: businessID, name: '北沢軸受' },
    month: '2026-10',
    from: '2026-08-03T00:00:00.000Z',
    until: '2026-11-01T00:00:00.000Z',
    hours: 24,
    result: { n: 9, inTime: 7, share: 7 / 9 },
  })
  expect(recounted(statement)).toEqual(statement.result)
  expect(await monthsOf(few.businessID)).toEqual([])
  await ask(
    businessID,
    october(3, () => 2),
  )
  await issueStatements(db, now)
  expect(await monthsOf(businessID)).toEqual(made)
  await issueStatements(db, new Date('2026-12-01T05:00:00Z'))
  const two = await monthsOf(businessID)
  expect(two.map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
})

test('any one byte that is another makes a statement false', async () => {
  const [row] = (await pool.query<{ signed: string }>('select signed from trust_answers limit 1')).rows
  const keys = await publicKeys(db)
  const bytes = Buffer.from(row!.signed)
  const isTrue = (some: Buffer) => {
    try {
      return verified(some, keys) !== undefined
    } catch {
      return false
    }
  }
  expect(isTrue(bytes)).toBe(true)
  const wrong: number[] = []
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = changed[at]! ^ 1
    if (isTrue(changed)) wrong.push(at)
  }
  expect(wrong).toEqual([])
})

test('two workers at once and one that is killed make each statement once', async () => {
  const ids: string[] = []
  for (let at = 0; at < 7; at++) {
    const { businessID } = await aBusiness(db)
    await ask(
      businessID,
      october(5 + at, () => 3),
    )
    ids.push(businessID)
  }
  await sql`delete from trust_answers`.execute(db)
  await sql`delete from trust_answer_months`.execute(db)
  // Killed before its end: neither statements nor the place are kept.
  const killed = transaction(db, async (tx) => {
    await issuePortion(tx, { month: '2026-10', now, companies: 2 })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect((await pool.query('select from trust_answers')).rowCount).toBe(0)
  await issuePortion(db, { month: '2026-10', now, companies: 2 })
  const before = (await pool.query('select signed from trust_answers order by 1')).rows
  await Promise.all([issueStatements(db, now, 2), issueStatements(db, now, 2), issueStatements(db, now, 3)])
  for (const id of ids) expect((await monthsOf(id)).map(({ month }) => month)).toEqual(['2026-10'])
  const after = (await pool.query<{ signed: string }>('select signed from trust_answers')).rows
  const signed = new Set(after.map((one) => one.signed))
  for (const one of before as { signed: string }[]) expect(signed.has(one.signed)).toBe(true)
})

test('months that nobody worked in are made up for, a year of them at most', async () => {
  const { businessID } = await aBusiness(db)
  const often = Array.from({ length: 450 }, (_, at) => ({
    at: new Date(now.getTime() - (at + 3) * day),
    wait: 1,
  }))
  await ask(businessID, often)
  await sql`delete from trust_answers`.execute(db)
  await sql`delete from trust_answer_months`.execute(db)
  await issueStatements(db, now)
  const months = (await monthsOf(businessID)).map(({ month }) => month)
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-11', '2026-10'])
})

test('whoever sees the page reads statements: owner, member, stranger, visitor; nobody where it is gone or blocked', async () => {
  const { businessID: id, owner, member, stranger } = await aTeam(db)
  await ask(
    id,
    october(6, (at) => (at === 0 ? 30 : 2)),
  )
  await sql`delete from trust_answer_months`.execute(db)
  await issueStatements(db, now)
  for (const as of [owner, member, stranger, undefined]) {
    const list = await call('listAnswerStatements', { id }, as)
    expect(list.data).toEqual({ statements: [{ month: '2026-10', n: 6, inTime: 5 }] })
    const { data } = await call<{ file: string }>('showAnswerStatement', { id, month: '2026-10' }, as)
    expect(verified(Buffer.from(data.file), await publicKeys(db)).result.n).toBe(6)
    expect((await call('showTrust', { id }, as)).data).toMatchObject({ statement: '2026-10' })
  }
  expect((await call('showAnswerStatement', { id, month: '2026-09' })).name).toBe('NotFound')
  expect((await call('showAnswerStatement', { id, month: '2026-13' })).status).toBe(400)
  const both = async (as?: typeof owner, of = id) => [
    (await call('listAnswerStatements', { id: of }, as)).name,
    (await call('showAnswerStatement', { id: of, month: '2026-10' }, as)).name,
  ]
  await call('blockParty', { resourceType: 'user', resourceID: stranger.userID, businessID: id }, owner)
  expect(await both(stranger)).toEqual(['NotFound', 'NotFound'])
  await sql`update businesses set hidden_editions = ${0x1ffffff} where id = ${id}`.execute(db)
  expect(await both()).toEqual(['NotFound', 'NotFound'])
  await transaction(db, (tx) => removeBusiness(tx, id))
  expect(await both(owner)).toEqual(['NotFound', 'NotFound'])
})
