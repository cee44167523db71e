import { expect, test } from 'vitest'
import { lettersApart, shortenedOf } from './misspellings.ts'

test('numbers for words with two letters wrong meet, and those of others hardly', () => {
  const meet = (one: string, other: string) => {
    const numbers = new Set(shortenedOf(one))
    return shortenedOf(other).some((number) => numbers.has(number))
  }
  expect(meet('pump', 'pmup')).toBe(true)
  expect(meet('hydraulic', 'hidraulik')).toBe(true)
  expect(meet('pump', 'nozzle')).toBe(false)
  expect(lettersApart('pump', 'pmup')).toBe(1)
  expect(lettersApart('hydraulic', 'hidraulik')).toBe(2)
  expect(lettersApart('', 'abc')).toBe(3)
})
