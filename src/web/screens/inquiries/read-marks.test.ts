import { expect, test } from 'vitest'
import { marksOf } from './read-marks.ts'

const talk = (sides: string) => [...sides].map((from, at) => ({ number: at + 1, from: from as 'S' | 'R' }))

test.each([
  ['nobody has read yet', 'SS', 0, [[2, 'delivered']]],
  [
    'the first was read',
    'SSS',
    1,
    [
      [3, 'delivered'],
      [1, 'read'],
    ],
  ],
  ['all was read', 'SRS', 3, [[3, 'read']]],
  ['what the other wrote last was read', 'SRR', 3, [[1, 'read']]],
  ['a page of older messages, all of them read', 'RS', 80, [[2, 'read']]],
  ['nothing of one’s own', 'RR', 2, []],
] as const)('%s', (_, sides, readByOther, marks) => {
  expect([...marksOf(talk(sides), 'S', readByOther)]).toEqual(marks)
})
