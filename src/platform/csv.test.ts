import { expect, test } from 'vitest'
import { csvLines, type Cell } from './csv.ts'

const cellOf = (cell: Cell) => csvLines([[cell]]).slice(0, -2)

test.each(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])(
  'a text that begins with %j is no formula',
  (first) => {
    for (const rest of ['1+1', "cmd|' /C calc'!A0", 'HYPERLINK("https://x.example","y")', '', '"'])
      expect(cellOf(first + rest)).toBe(`"'${(first + rest).replaceAll('"', '""')}"`)
  },
)

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvLines([['a "b"', 'c,d;e', 'f\r\ng', '\n=1']])).toBe('"a ""b""","c,d;e","f\r\ng","\n=1"\r\n')
})

test('numbers, truths and nothing are written as they are', () => {
  expect(csvLines([[-1, 0, 2.5, true, false, null, '', 'a-1', '日本']])).toBe(
    '"-1","0","2.5","true","false","","","a-1","日本"\r\n',
  )
})
