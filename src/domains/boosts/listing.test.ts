import { expect, test } from 'vitest'
import { stateOf } from './listing.ts'

test('how one stands follows from its moments', () => {
  const at = new Date('2026-06-10T00:00:00Z')
  const span = (from: string, to: string, stoppedBy: 'company' | 'staff' | null = null) => ({
    startsAt: new Date(from),
    endsAt: new Date(to),
    stoppedBy,
  })
  expect(stateOf(span('2026-06-11', '2026-06-18'), false, at)).toBe('planned')
  expect(stateOf(span('2026-06-10', '2026-06-17'), false, at)).toBe('running')
  expect(stateOf(span('2026-06-10', '2026-06-17'), true, at)).toBe('paused')
  expect(stateOf(span('2026-06-03', '2026-06-10'), true, at)).toBe('ended')
  expect(stateOf(span('2026-06-10', '2026-06-17', 'company'), false, at)).toBe('stopped')
  expect(stateOf(span('2026-06-10', '2026-06-17', 'staff'), false, at)).toBe('withdrawn')
})
