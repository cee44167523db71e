import { expect, test } from 'vitest'
import type { MonthFiguresEntry } from '../../../contract/trust.ts'
import { monthLine } from './month-line.ts'

const empty: MonthFiguresEntry = {
  month: '2026-09',
  reports: { received: 0, upheld: 0, dismissed: 0, medianHours: null },
  actions: 0,
  appeals: { upheld: 0, dismissed: 0 },
  checks: { done: 0, refused: 0, medianHours: null },
  readings: 0,
}

test('months, numbers and times are written in the language of the page', () => {
  const reports = { received: 12_345, upheld: 1, dismissed: 0, medianHours: 1.5 }
  const figures = { ...empty, reports, checks: { done: 3, refused: 0, medianHours: 60 } }
  const written = {
    name: 'September 2026',
    received: '12,345',
    reportTime: '1.5 hours',
    checkTime: '2.5 days',
  }
  expect(monthLine(figures, 'en')).toMatchObject(written)
  expect(monthLine(figures, 'ja')).toMatchObject({
    name: '2026年9月',
    reportTime: '1.5 時間',
    checkTime: '2.5 日',
  })
})

test('a month is empty when each of its numbers is none', () => {
  expect(monthLine(empty, 'en')).toMatchObject({ isEmpty: true, reportTime: undefined })
  for (const change of [
    { readings: 1 },
    { actions: 1 },
    { appeals: { upheld: 0, dismissed: 1 } },
    { checks: { ...empty.checks, refused: 1 } },
    { reports: { ...empty.reports, dismissed: 1 } },
  ])
    expect(monthLine({ ...empty, ...change }, 'en').isEmpty).toBe(false)
})
