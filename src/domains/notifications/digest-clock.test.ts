import { expect, test } from 'vitest'
import type { Digest } from '../../contract/notification-kinds.ts'
import { nextMorning } from './digest-clock.ts'

test.each<[Digest, string, string, string]>([
  ['daily', 'Asia/Tokyo', '2026-11-26T21:59:00Z', '2026-11-26T22:00:00.000Z'],
  ['daily', 'Asia/Tokyo', '2026-11-26T22:00:00Z', '2026-11-27T22:00:00.000Z'],
  ['daily', 'America/Los_Angeles', '2026-11-27T02:00:00Z', '2026-11-27T15:00:00.000Z'],
  ['daily', 'Asia/Kathmandu', '2026-11-27T02:00:00Z', '2026-11-28T01:15:00.000Z'],
  // The clocks go back in the night, and forward.
  ['daily', 'Europe/Rome', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['daily', 'Europe/Rome', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
  // A Friday, and a Monday after seven.
  ['weekly', 'Europe/Rome', '2026-11-27T12:00:00Z', '2026-11-30T06:00:00.000Z'],
  ['weekly', 'Europe/Rome', '2026-11-30T06:00:00Z', '2026-12-07T06:00:00.000Z'],
  ['weekly', 'Pacific/Kiritimati', '2026-11-29T12:00:00Z', '2026-11-29T17:00:00.000Z'],
])('the %s digest in %s after %s goes at %s', (digest, zone, now, at) => {
  expect(nextMorning(digest, zone, new Date(now)).toISOString()).toBe(at)
})
