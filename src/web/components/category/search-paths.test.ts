import { expect, test } from 'vitest'
import { pathsOf, pathsWith } from './search-paths.ts'

const tree = [
  { value: '0006.0006-01', name: 'Bearings', detail: 'Power Transmission' },
  { value: '0006.0006-01-01', name: 'Ball bearings', detail: 'Power Transmission › Bearings' },
  { value: '0006.0006-01-02', name: 'Roller bearings', detail: 'Power Transmission › Bearings' },
  { value: '0004.0004-02', name: 'Balls and rollers', detail: 'Industrial Technology' },
]
const found = (typed: string, max = 10) => pathsWith(pathsOf(tree), typed, max).map(({ text }) => text)

test('finds a category by any of its words, the nearest name first', () => {
  expect(found('ball')).toEqual([
    'Power Transmission › Bearings › Ball bearings',
    'Industrial Technology › Balls and rollers',
  ])
  expect(found('TRANSMISSION roller')).toEqual(['Power Transmission › Bearings › Roller bearings'])
  expect(found('ｂｅａｒ', 1)).toEqual(['Power Transmission › Bearings'])
})

test('finds nothing for nothing, and what was chosen by its whole path', () => {
  expect(found('  ')).toEqual([])
  expect(found('gear')).toEqual([])
  expect(found('Power Transmission › Bearings › Ball bearings')).toEqual([
    'Power Transmission › Bearings › Ball bearings',
  ])
})

test('a path knows its industry', () => {
  expect(pathsOf(tree).map(({ industryID }) => industryID)).toEqual(['0006', '0006', '0006', '0004'])
})
