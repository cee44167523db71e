import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCsv, type Chosen } from './csv.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'csv-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function rowsOf(text: string, chosen: Chosen = {}) {
  const file = path.join(folder, 'text.csv')
  await writeFile(file, text)
  const { sheets } = await openCsv(file, 'text.csv', undefined, chosen)
  const rows = []
  for await (const { number, cells } of sheets[0]!.rows())
    rows.push([number, ...Array.from(cells, (cell) => cell?.text ?? '')])
  return rows
}

const cell = fc.string({
  unit: fc.constantFrom('a', '1', '.', '"', "'", ',', ';', '\t', '|', '\n', ' ', '角', '-'),
  maxLength: 12,
})

test('what a library writes is read as it was, with any delimiter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', ';', '\t', '|', '^'),
      fc.boolean(),
      async (rows, delimiter, quoted) => {
        // Where every cell is a lone apostrophe or begins with one, apostrophes could be the quotes.
        fc.pre(!rows.flat().some((text) => text.startsWith("'")))
        const written = stringify(rows, { delimiter, quoted, quoted_empty: true })
        const expected = rows.flatMap((row, at) => {
          const texts = row.map((text) => (text.trim() === '' ? '' : text))
          const width = texts.findLastIndex((text) => text !== '') + 1
          return width === 0 ? [] : [[at + 1, ...texts.slice(0, width)]]
        })
        expect(await rowsOf(written, { encoding: 'utf-8', delimiter })).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})

test('a delimiter is found beside decimal commas and lists in cells', async () => {
  expect(await rowsOf('a;b;c\n1;2,5;x,y\n2;3,5;z,y\n')).toEqual([
    [1, 'a', 'b', 'c'],
    [2, '1', '2,5', 'x,y'],
    [3, '2', '3,5', 'z,y'],
  ])
})

test('a row whose quotes are broken is told', async () => {
  await expect(rowsOf('a,b\n1,"x"\n2,"broken\n3,"y"\n')).rejects.toMatchObject({
    reason: 'broken quotes',
    row: 3,
  })
})

test('a backslash before an amount is a yen sign in Japanese encodings only', async () => {
  expect(await rowsOf('a,\\980\n', { encoding: 'shift_jis' })).toEqual([[1, 'a', '¥980']])
  expect(await rowsOf('a,C:\\980 \\x\n', { encoding: 'utf-8' })).toEqual([[1, 'a', 'C:\\980 \\x']])
})
