import { expect, test } from 'vitest'
import { compare, spreadOf } from './rounds.ts'

test('the median of an even number of values lies between the middle two', () => {
  expect(spreadOf([9, 1, 3, 5])).toEqual({ median: 4, min: 1, max: 9 })
  expect(spreadOf([7])).toEqual({ median: 7, min: 7, max: 7 })
})

test('sides take turns, and the ratio is that of each round, not of the medians', async () => {
  const order: string[] = []
  const side = (name: string, values: number[]) => ({
    name,
    measure: async (round: number) => {
      order.push(name)
      return values[round]!
    },
  })
  const told = await compare(side('page', [10, 40, 90]), side('plain', [10, 10, 30]), {
    rounds: 3,
    unit: 'ms',
  })
  expect(order).toEqual(['page', 'plain', 'page', 'plain', 'page', 'plain'])
  expect(told.ratio).toEqual({ median: 3, min: 1, max: 4 })
  expect([told.subjectMedian, told.baselineMedian]).toEqual([40, 10])
})
