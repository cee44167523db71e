// The public figures: counted from what happened in each month, and stored once it is over.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MonthFiguresEntry } from '../../contract/trust.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testCalls } from '../../testing/team.ts'
import { showTransparency, storeMonths } from './transparency.ts'

const database = await testDatabase()
const { db } = database
const now = new Date('2026-11-05T12:00:00Z')
const none: Omit<MonthFiguresEntry, 'month'> = {
  reports: { received: 0, upheld: 0, dismissed: 0, medianHours: null },
  actions: 0,
  appeals: { upheld: 0, dismissed: 0 },
  checks: { done: 0, refused: 0, medianHours: null },
  readings: 0,
}
const act = (at: string, name: string, about = crypto.randomUUID()) =>
  sql`
    insert into audit_entries (id, at, actor, act, subject_type, subject_id)
    values (gen_random_uuid(), ${at}::timestamptz, 'os:ada', ${name}, 'case', ${about})`.execute(db)
const report = (at: string, closedAt?: string) =>
  sql`
    insert into reports (id, user_id, resource_type, resource_id, reason, text, created_at, verdict, closed_at)
    values (gen_random_uuid(), gen_random_uuid(), 'user', gen_random_uuid(), 'spam', '', ${at}::timestamptz,
      ${closedAt ? 'upheld' : null}, ${closedAt ?? null}::timestamptz)`.execute(db)
const months = async (at = now) => (await showTransparency(db, at)).months

test('before anything has happened there is this month, with nothing in it', async () => {
  expect(await months()).toEqual([{ month: '2026-11', ...none }])
})

test('each act counts in the month in which it was done, by the clock of UTC; months without any say so', async () => {
  await report('2026-08-31T23:59:59Z', '2026-09-01T03:59:59Z')
  await report('2026-09-10T00:00:00Z', '2026-09-10T02:00:00Z')
  await report('2026-09-20T00:00:00Z', '2026-09-29T00:00:00Z')
  await report('2026-11-01T00:00:00Z')
  for (const name of [
    'report.upheld',
    'report.upheld',
    'report.dismissed',
    'report.read',
    'verification.read',
  ])
    await act('2026-09-30T23:59:59.999Z', name)
  await act('2026-11-01T00:00:00Z', 'action.hidden')
  await act('2026-11-02T00:00:00Z', 'action.suspended')
  await act('2026-11-02T00:00:00Z', 'appeal.upheld')
  await act('2026-11-02T00:00:00Z', 'appeal.dismissed')
  for (const other of ['actions.unlike', 'action.undone']) await act('2026-11-02T00:00:00Z', other)
  for (const [hours, end] of [
    [1, 'granted'],
    [2, 'refused'],
    [30, 'granted'],
  ] as const) {
    const id = crypto.randomUUID()
    await act('2026-11-01T00:00:00Z', 'verification.requested', id)
    await act(new Date(Date.UTC(2026, 10, 1, hours)).toISOString(), `verification.${end}`, id)
  }
  await act('2026-11-02T00:00:00Z', 'verification.granted')
  expect(await months()).toEqual([
    {
      month: '2026-11',
      reports: { received: 1, upheld: 0, dismissed: 0, medianHours: null },
      actions: 2,
      appeals: { upheld: 1, dismissed: 1 },
      checks: { done: 3, refused: 1, medianHours: null },
      readings: 0,
    },
    { month: '2026-10', ...none },
    {
      month: '2026-09',
      ...none,
      reports: { received: 2, upheld: 2, dismissed: 1, medianHours: null },
      readings: 2,
    },
    { month: '2026-08', ...none, reports: { ...none.reports, received: 1 } },
  ])
})

test('appeals against refused checks count as appeals, and a check refused twice is one refusal', async () => {
  const decidedOn = (at: string, name: string, kind: string) =>
    sql`
      insert into audit_entries (id, at, actor, act, subject_type, subject_id, details)
      values (gen_random_uuid(), ${at}::timestamptz, 'os:ada', ${name}, 'case', ${crypto.randomUUID()},
        ${JSON.stringify({ kind })}::jsonb)`.execute(db)
  const before = (await months(new Date('2026-12-20T00:00:00Z')))[0]!
  for (const [name, kind] of [
    ['verification.refused', 'request'],
    ['verification.refused', 'request'],
    ['verification.refused', 'appeal'],
    ['verification.granted', 'appeal'],
    ['verification.granted', 'request'],
    ['appeal.dismissed', ''],
  ] as const)
    await decidedOn('2026-12-03T00:00:00Z', name, kind)
  const { appeals, checks } = (await months(new Date('2026-12-21T00:00:00Z')))[0]!
  expect(before.appeals).toEqual({ upheld: 0, dismissed: 0 })
  expect(appeals).toEqual({ upheld: 1, dismissed: 2 })
  expect(checks).toMatchObject({ done: 2, refused: 2 })
})

test('what is stored is what was shown; a month that is over changes no more, this one from day to day', async () => {
  const before = await months()
  await storeMonths(db, now)
  await storeMonths(db, now)
  const { rows } = await sql<{ month: string }>`select month from trust_months order by month`.execute(db)
  expect(rows.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11'])
  expect(await months()).toEqual(before)
  await act('2026-10-01T00:00:00Z', 'report.read')
  await act('2026-11-03T00:00:00Z', 'report.read')
  const grown = [{ ...before[0], readings: 1 }, ...before.slice(1)]
  const [nextDay, dayAfter] = [new Date('2026-11-06T00:10:00Z'), new Date('2026-11-07T00:00:00Z')]
  // Until the job has run on a day, what it counted the day before.
  expect([await months(), await months(nextDay)]).toEqual([before, before])
  expect(await months(dayAfter)).toEqual(grown)
  await storeMonths(db, nextDay)
  expect(await months(nextDay)).toEqual(grown)
  await storeMonths(db, new Date('2026-11-30T00:20:00Z'))
  expect(await months(new Date('2026-12-01T00:10:00Z'))).toEqual([{ month: '2026-12', ...none }, ...grown])
  const later = await months(new Date('2027-01-01T00:00:00Z'))
  expect(later.map(({ month }) => month).slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11'])
})

test('at most 36 months are shown, and anybody reads them by a call', async () => {
  const all = await months(new Date('2031-01-01T00:00:00Z'))
  expect(all).toHaveLength(36)
  expect(all[0]!.month).toBe('2031-01')
  const call = testCalls(await testApi(database))
  expect((await call<{ months: unknown[] }>('showTransparency', {})).data.months.length).toBeGreaterThan(3)
})

test('a time is told of five decisions on, since that of a few is that of somebody', async () => {
  const seconds = async () => {
    const shown = (await months(new Date('2032-05-20T12:00:00Z'))).find(({ month }) => month === '2032-04')!
    return [shown.checks.medianHours, shown.reports.medianHours]
  }
  for (let decided = 1; decided <= 5; decided++) {
    expect(await seconds(), `${decided - 1} decided`).toEqual([null, null])
    const id = crypto.randomUUID()
    await act('2032-04-10T00:00:00Z', 'verification.requested', id)
    await act('2032-04-10T02:00:00Z', 'verification.granted', id)
    await report('2032-04-10T00:00:00Z', '2032-04-10T03:00:00Z')
  }
  expect(await seconds()).toEqual([2, 3])
})

test('the days that are over are counted, so that nobody watches an act as it is done', async () => {
  await act('2033-06-14T23:59:59Z', 'verification.refused')
  await report('2033-06-14T23:59:59Z')
  const refused = async (at: string) => {
    const [month] = await months(new Date(at))
    return [month!.month, month!.checks.refused, month!.reports.received]
  }
  expect(await refused('2033-06-14T23:59:59.999Z')).toEqual(['2033-06', 0, 0])
  expect(await refused('2033-06-15T00:00:00Z')).toEqual(['2033-06', 1, 1])
  expect(await refused('2033-07-01T00:00:00Z')).toEqual(['2033-07', 0, 0])
})
