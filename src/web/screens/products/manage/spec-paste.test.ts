import { expect, test } from 'vitest'
import { pastedRows, withPasted } from './spec-paste.ts'

test('two columns of a spreadsheet become rows, quoted cells without their quotes', () => {
  expect(pastedRows('Bore\t20 mm\r\nThread\t"1/2"" UNF"\r\n\r\n')).toEqual([
    { key: 'Bore', value: '20 mm' },
    { key: 'Thread', value: '1/2" UNF' },
  ])
  expect(pastedRows('Load\t400\tkg')).toEqual([{ key: 'Load', value: '400 kg' }])
})

test('lines with a colon become rows, in wide letters too; a plain text stays a text', () => {
  expect(pastedRows('内径：20 mm\n質量: 2 kg')).toEqual([
    { key: '内径', value: '20 mm' },
    { key: '質量', value: '2 kg' },
  ])
  for (const text of ['20 mm', 'Ratio: 1:2', 'one\ntwo', '']) expect(pastedRows(text)).toBeUndefined()
})

test('pasted rows take the place of an empty one, else stand behind it, and never more than fit', () => {
  const row = (key: string) => ({ key, value: '1' })
  const empty = { key: '', value: '' }
  expect(withPasted([row('a'), empty, row('d')], 1, [row('b'), row('c')], 9)).toEqual(
    ['a', 'b', 'c', 'd'].map(row),
  )
  expect(withPasted([row('a'), row('d')], 0, [row('b'), row('c')], 3)).toEqual(['a', 'b', 'c'].map(row))
})
