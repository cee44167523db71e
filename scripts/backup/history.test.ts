import { expect, test } from 'vitest'
import { histories, versionAt, type Version } from './history.ts'

const minute = 60_000
const put = (at: number, id: string): Version => ({
  key: 'a',
  at: at * minute,
  isGone: false,
  bytes: 1,
  id,
  content: id,
  isLatest: false,
})
const gone = (at: number): Version => ({ ...put(at, ''), isGone: true, bytes: 0 })
const at = (versions: Version[], minutes: number) =>
  versionAt(histories(versions).get('a') ?? [], minutes * minute)?.id

test('a key shows the version that was there, none before it came and none after it went', () => {
  const versions = [put(10, 'first'), gone(20), put(30, 'second'), put(40, 'third')]
  expect([5, 12, 22, 32, 42, 99].map((minutes) => at(versions, minutes))).toEqual([
    undefined,
    'first',
    undefined,
    'second',
    'third',
    'third',
  ])
})

test('what came or went within a minute of the moment counts as there, since clocks differ', () => {
  const versions = [put(10, 'first'), gone(20)]
  expect([8.9, 9.5, 20.5, 21].map((minutes) => at(versions, minutes))).toEqual([
    undefined,
    'first',
    'first',
    undefined,
  ])
})

test('of one moment, a removal is newer than what it removed unless the other is the latest', () => {
  expect(at([gone(10), put(10, 'first')], 30)).toBeUndefined()
  expect(at([gone(10), { ...put(10, 'first'), isLatest: true }], 30)).toBe('first')
})
