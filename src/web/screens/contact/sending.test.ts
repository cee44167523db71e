import { expect, test } from 'vitest'
import { noValues } from './enquiry-values.ts'
import { keyOf } from './sending.ts'

test('the same words are one within an hour of the clock, and others later', async () => {
  const words = { ...noValues, email: 'a@b.example' }
  const key = await keyOf(words, new Date('2026-11-22T10:01:00Z'))
  expect(await keyOf({ ...words }, new Date('2026-11-22T10:59:59Z'))).toBe(key)
  expect(await keyOf(words, new Date('2026-11-22T11:00:00Z'))).not.toBe(key)
  expect(await keyOf(words, new Date('2026-11-23T10:01:00Z'))).not.toBe(key)
  expect(await keyOf({ ...words, city: 'Osaka' }, new Date('2026-11-22T10:01:00Z'))).not.toBe(key)
})
