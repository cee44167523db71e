// Sixty messy files, cell by cell (src/platform/tables/corpus/README.md says what makes each messy).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openTable } from './open.ts'
import type { Cell, OpenedTable } from './table.ts'

const folder = path.join(import.meta.dirname, 'corpus/files')
const files = readdirSync(folder).filter((file) => !file.endsWith('.json'))

test('there are sixty files, and each is told by what is in it', () => {
  expect(files).toHaveLength(60)
})

test.each(files)('%s', async (file) => {
  const expected: unknown = JSON.parse(readFileSync(path.join(folder, `${file}.json`), 'utf8'))
  const opened = await openTable(path.join(folder, file), file)
  try {
    expect(await shown(opened)).toEqual(expected)
  } finally {
    await opened.close()
  }
})

/** A table in the way in which the corpus says what is expected. */
async function shown({ format, encoding, delimiter, sheets }: OpenedTable) {
  const read = []
  for (const sheet of sheets) {
    const rows = []
    for await (const row of sheet.rows()) rows.push([row.number, ...Array.from(row.cells, shownCell)])
    const merged = await sheet.merged()
    read.push({ name: sheet.name, ...(merged.length > 0 && { merged }), rows })
  }
  return { format, ...(encoding && { encoding }), ...(delimiter && { delimiter }), sheets: read }
}

const shownCell = (cell: Cell | undefined) =>
  cell === undefined ? null : cell.kind === 'text' ? cell.text : cell
