import { expect, test } from 'vitest'
import { firstIDAt, uuidv7 } from './ids.ts'

test('ids of one process stand in the order in which they were made, however many a millisecond', () => {
  const made = Array.from({ length: 20_000 }, () => uuidv7())
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
  expect(made[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an id of a moment is after every id that was made before it', () => {
  const moment = new Date('2026-03-01T00:00:00Z')
  expect(uuidv7(moment.getTime() - 1) < firstIDAt(moment)).toBe(true)
  expect(uuidv7(moment.getTime()) > firstIDAt(moment)).toBe(true)
  expect(uuidv7(moment.getTime(), new Uint8Array(10))).toBe(uuidv7(moment.getTime(), new Uint8Array(10)))
})
