import { expect, test } from 'vitest'
import { matches } from './matching.ts'

const entries = [
  { value: 'JP', name: 'Japan' },
  { value: 'CI', name: 'Côte d’Ivoire' },
  { value: 'CN', name: 'China' },
  { value: '0006-01', name: 'Bearings', detail: 'Power Transmission' },
  { value: '0006-01-02', name: 'Ball bearings', detail: 'Power Transmission › Bearings' },
]
const found = (typed: string, chosen: string[] = []) =>
  matches(
    entries,
    typed,
    chosen.map((value) => ({ value, name: '' })),
  ).map(({ value }) => value)

test('every typed word is looked for in name, detail and value, without case, accents and width', () => {
  expect(found('cote')).toEqual(['CI'])
  expect(found('ＪＡＰ')).toEqual(['JP'])
  expect(found('power ball')).toEqual(['0006-01-02'])
  expect(found('nothing like it')).toEqual([])
})

test('those that begin with it come first, those that are chosen not at all', () => {
  expect(found('c')[0]).toBe('CI')
  expect(found('cn')).toEqual(['CN'])
  expect(found('bear')).toEqual(['0006-01', '0006-01-02'])
  expect(found('bear', ['0006-01'])).toEqual(['0006-01-02'])
  expect(found('ci')).toEqual(['CI'])
  expect(found('')).toHaveLength(5)
})

test('those that have every word in their own name come before those that are only below it', () => {
  const tree = [
    { value: '1', name: 'Gears', detail: 'Power and bearings' },
    { value: '2', name: 'Large bearings', detail: 'Power' },
  ]
  expect(matches(tree, 'bearings', []).map(({ value }) => value)).toEqual(['2', '1'])
})

test('a whole path finds what it names', () => {
  expect(found('Power Transmission › Bearings › Ball bearings')).toEqual(['0006-01-02'])
})

test('a long list is cut', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ value: String(at), name: `Entry ${at}` }))
  expect(matches(many, 'entry', [])).toHaveLength(80)
})

test('kana are one alphabet, and バ is no パ', () => {
  const list = [
    { value: '1', name: 'パネルコンピュータ' },
    { value: '2', name: 'ばね' },
    { value: '3', name: 'コイルバネ' },
  ]
  for (const typed of ['バネ', 'ばね', 'ﾊﾞﾈ'])
    expect(matches(list, typed, []).map(({ value }) => value)).toEqual(['2', '3'])
})

test('a word of kana is not found inside another, and words that begin so come first', () => {
  const list = [
    { value: '1', name: 'マネジメントシステム認証' },
    { value: '2', name: '締結用ボールねじ' },
    { value: '3', name: '精密ねじ' },
    { value: '4', name: 'ねじ・ボルト' },
    { value: '5', name: '表面処理', detail: 'ねじ' },
  ]
  for (const typed of ['ねじ', 'ネジ', 'ﾈｼﾞ'])
    expect(matches(list, typed, []).map(({ value }) => value)).toEqual(['4', '3', '2', '5'])
  const latin = [
    { value: '1', name: 'Disgearing' },
    { value: '2', name: 'Bevel gears' },
  ]
  expect(matches(latin, 'gear', []).map(({ value }) => value)).toEqual(['2', '1'])
})
