import { expect, test } from 'vitest'
import { recentOutcomes, stateOf } from './recent-outcomes.ts'

test('what happened in the last five minutes counts, and nothing before', () => {
  let now = 0
  const recent = recentOutcomes(() => now)
  for (let minute = 0; minute < 20; minute++) {
    now = minute * 60_000
    recent.count(true)
    recent.count(minute % 2 === 0)
  }
  expect(recent.shares()).toEqual({ well: 7, failed: 3 })
  now += 4 * 60_000
  expect(recent.shares()).toEqual({ well: 1, failed: 1 })
  now += 60_000
  expect(recent.shares()).toEqual({ well: 0, failed: 0 })
})

test('half that fails is down, one of twenty degraded; two failures say nothing', () => {
  expect(stateOf({ well: 0, failed: 0 })).toBe('working')
  expect(stateOf({ well: 0, failed: 2 })).toBe('working')
  expect(stateOf({ well: 0, failed: 3 })).toBe('down')
  expect(stateOf({ well: 10, failed: 10 })).toBe('down')
  expect(stateOf({ well: 57, failed: 3 })).toBe('degraded')
  expect(stateOf({ well: 58, failed: 3 })).toBe('working')
})
