import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allot } from './allotment.ts'

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)

test('all of it is given, nobody gets more than there is room for, and more weight never gets less than a rounding', () => {
  const parts = fc.array(
    fc.record({ weight: fc.double({ min: 0.001, max: 1_000, noNaN: true }), most: fc.nat(500) }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
      const room = sum(given.map(({ most }) => most))
      const total = Math.floor(room * part)
      const shares = allot(
        total,
        given.map(({ weight }) => weight),
        (at) => given[at]!.most,
      )
      expect(sum(shares)).toBe(total)
      for (const [at, { most }] of given.entries()) expect(shares[at]).toBeLessThanOrEqual(most)
    }),
    { numRuns: 300 },
  )
})

test('twice the weight is twice the share, and who has no weight gets nothing', () => {
  expect([...allot(300, [1, 2, 0, 3], () => 1_000)]).toEqual([50, 100, 0, 150])
  expect([...allot(300, [1, 2, 0, 3], () => 110)]).toEqual([80, 110, 0, 110])
  expect(() => allot(300, [1, 2, 0, 3], () => 99)).toThrow('There is room for 297 of 300.')
})
