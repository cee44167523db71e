import { expect, test } from 'vitest'
import { amountOf, isUnanswered, stateOf } from './states.ts'

const dueAt = '2026-11-21T12:00:00.000Z'
const at = (hours: number) => Date.parse(dueAt) + hours * 3_600_000
const known = (more: object = {}) => ({
  side: 'R' as const,
  status: 'open' as const,
  answer: { state: 'due' as const, dueAt, answeredAt: null },
  unread: 0,
  messageCount: 1,
  preview: { text: 'Hello', from: 'S' as const },
  ...more,
})

test.each([
  ['not read yet', known({ unread: 1 }), -3, { kind: 'new', amount: { unit: 'hours', count: 3 } }],
  ['read', known(), -0.5, { kind: 'due', amount: { unit: 'minutes', count: 30 } }],
  ['past its time', known(), 6, { kind: 'late', amount: { unit: 'hours', count: 6 } }],
  ['of who asked', known({ side: 'S' }), -3, { kind: 'waiting', amount: { unit: 'hours', count: 3 } }],
  [
    'of who asked, past its time',
    known({ side: 'S' }),
    1,
    { kind: 'silent', amount: { unit: 'hours', count: 1 } },
  ],
  [
    'answered late',
    known({ answer: { state: 'answered', dueAt, answeredAt: dueAt }, preview: { text: 'Yes', from: 'R' } }),
    9,
    { kind: 'answered' },
  ],
  [
    'answered, and asked again',
    known({ answer: { state: 'answered', dueAt, answeredAt: dueAt }, messageCount: 3 }),
    9,
    { kind: 'asked' },
  ],
  [
    'answered, of who asked',
    known({ side: 'S', answer: { state: 'answered', dueAt, answeredAt: dueAt } }),
    9,
    { kind: 'received' },
  ],
  [
    'that the receiver began',
    known({ answer: { state: 'none', dueAt, answeredAt: null }, preview: { text: 'Hello', from: 'R' } }),
    30,
    { kind: 'followUp' },
  ],
  ['closed', known({ status: 'closed' }), 9, { kind: 'ended' }],
])('a conversation %s', (_, inquiry, hours, expected) => {
  expect(stateOf(inquiry, at(hours))).toEqual(expected)
})

test('amounts: begun minutes and hours count, whole days from two on', () => {
  expect(amountOf(1)).toEqual({ unit: 'minutes', count: 1 })
  expect(amountOf(3_600_000)).toEqual({ unit: 'hours', count: 1 })
  expect(amountOf(3_600_001)).toEqual({ unit: 'hours', count: 2 })
  expect(amountOf(71 * 3_600_000)).toEqual({ unit: 'days', count: 2 })
})

test('an answer is owed by who was asked, in time or past it, until it was given or the conversation ended', () => {
  const owed = (side: 'S' | 'R', state: 'due' | 'late' | 'answered' | 'ended' | 'none') =>
    isUnanswered({ side, answer: { state, dueAt, answeredAt: null } })
  expect((['due', 'late', 'answered', 'ended', 'none'] as const).map((state) => owed('R', state))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(owed('S', 'late')).toBe(false)
})
