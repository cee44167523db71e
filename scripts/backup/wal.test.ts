import { expect, test } from 'vitest'
import { gapsIn, isOnItsWay } from './wal.ts'

const segment = (timeline: number, log: number, number: number) =>
  [timeline, log, number].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
const all = (names: string[]) => new Map(names.map((name, at) => [name, 1_000 + at]))

test('WAL is whole from a backup on, over the end of a log and over a change of timeline', () => {
  const names = [segment(1, 0, 254), segment(1, 0, 255), segment(1, 1, 0), segment(2, 1, 0), segment(2, 1, 1)]
  expect(gapsIn(all(names), segment(1, 0, 254))).toEqual([])
  // What is older than the backup is not asked for.
  expect(gapsIn(all(names.slice(1)), segment(1, 0, 255))).toEqual([])
})

test('each gap is told with when WAL was whole until', () => {
  const names = [0, 1, 4, 5, 7].map((number) => segment(1, 3, number))
  expect(gapsIn(all(names), segment(1, 3, 0))).toEqual([
    { from: '0000000300000002', to: '0000000300000003', wholeUntil: 1_001, behind: 3 },
    { from: '0000000300000006', to: '0000000300000006', wholeUntil: 1_003, behind: 1 },
  ])
  expect(gapsIn(all(names.slice(1)), segment(1, 3, 0))[0]).toEqual({
    from: '0000000300000000',
    to: '0000000300000000',
    wholeUntil: 0,
    behind: 4,
  })
  expect(gapsIn(new Map(), segment(1, 3, 0))).toHaveLength(1)
})

test('what is missing before the last few may be on its way, for some minutes', () => {
  const [gap] = gapsIn(all([0, 1, 3, 4].map((number) => segment(1, 0, number))), segment(1, 0, 0))
  expect(isOnItsWay(gap!, 1_060)).toBe(true)
  expect(isOnItsWay(gap!, 5_000)).toBe(false)
  const [far] = gapsIn(all([0, 2, 3, 4, 5, 6].map((number) => segment(1, 0, number))), segment(1, 0, 0))
  expect(isOnItsWay(far!, 1_060)).toBe(false)
})
