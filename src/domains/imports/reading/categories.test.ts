// The category of a product, by what a table says of it.
import { expect, test } from 'vitest'
import { nameOfNode } from '../../reference-data/industries.ts'
import { categoryFor, type CategoryTexts } from './categories.ts'

const found = (texts: CategoryTexts) => {
  const { id, sureness } = categoryFor(texts)
  return [id === undefined ? undefined : nameOfNode(id, 'en'), sureness]
}

test.each([
  ['深溝玉軸受 6204', 'Deep Groove Ball Bearings'],
  ['Deep groove ball bearing 6204-2RS', 'Deep Groove Ball Bearings'],
  ['Valvola a sfera DN15 PN40', 'Ball Valves'],
  ['球阀 DN20', 'Ball Valves'],
  ['エアシリンダ φ20×50', 'Pneumatic Cylinders'],
  ['防水コネクタ', 'Waterproof Connectors'],
])('the name %s surely names %s', (name, category) => expect(found({ name })).toEqual([category, 'sure']))

test.each([
  'Grease for bearings',
  'Bolt cutter 300 mm',
  'Motor cover',
  '電源コード',
  'Tornillo hexagonal M8',
])('the name %s is near to something, and only offered', (name) => expect(found({ name })[1]).toBe('likely'))

test('names that say nothing of a category have none', () => {
  expect(categoryFor({ name: 'Xyzzy 3000' })).toEqual({ sureness: 'unknown', others: [] })
  expect(categoryFor({})).toEqual({ sureness: 'unknown', others: [] })
})

test('levels of a category are read together, also as a path in one cell, or as our own id', () => {
  expect(found({ levels: ['Automation', 'PLCs & Control Equipment', 'I/O Modules'] })).toEqual([
    'I/O Modules',
    'sure',
  ])
  expect(found({ levels: ['自動化・制御 > PLC・制御機器 > 入出力ユニット'] })).toEqual([
    'I/O Modules',
    'sure',
  ])
  expect(found({ levels: ['0004.0004-03-02'] })).toEqual(['Stainless Steel Pipes', 'sure'])
})

test('what the company calls it itself goes before the name of the thing', () => {
  expect(found({ levels: ['Bearings'], name: 'Grease gun' })).toEqual(['Bearings', 'sure'])
})

test('the title of a section tells where names do not, and a name within it tells more', () => {
  expect(found({ section: 'ボールバルブ', name: 'A型 15A' })).toEqual(['Ball Valves', 'sure'])
  expect(found({ section: '軸受（ベアリング）', name: '深溝玉軸受' })).toEqual([
    'Deep Groove Ball Bearings',
    'sure',
  ])
})

test('a section and a name that say different things are asked', () => {
  expect(found({ section: 'ボールバルブ', name: '深溝玉軸受' })[1]).toBe('likely')
})

test('an industry alone is no category', () => {
  expect(found({ levels: ['Automation'] })[1]).not.toBe('sure')
})
