import { expect, test } from 'vitest'
import { pathsOf, pathsWith, type PackedTree } from './search-paths.ts'

const tree: PackedTree = [
  ['0006', 'Power Transmission', [['0006-01', 'Bearings', [['0006-01-01', 'Ball bearings'], ['0006-01-02', 'Roller bearings']]]]],
  ['0004', 'Industrial Technology', [['0004-02', 'Balls and rollers', []]]],
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

test('the value of a path names its industry and its last part', () => {
  expect(pathsOf(tree).map(({ value }) => value)).toEqual([
    '0006.0006-01',
    '0006.0006-01-01',
    '0006.0006-01-02',
    '0004.0004-02',
  ])
})
