// The sixty messy files without a hand on the mapping: how many cells are read as they are meant, and that what is not is asked.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openTable } from '../../../platform/tables/open.ts'
import type { TableRow } from '../../../platform/tables/table.ts'
import { understood } from '../understanding.ts'
import { corpusMeanings } from './labelled/corpus.ts'
import { meaningTold } from './labelled/tables.ts'
import { productsFrom } from './products.ts'

const folder = path.join(import.meta.dirname, '../../../platform/tables/corpus/files')
const files = readdirSync(folder).filter((file) => !file.endsWith('.json'))
const sampleRows = 200

type Told = { right: number; asked: number; wrong: string[] }

/** Of each cell of a file below its head: whether it is read as it is meant, else asked, else wrong. */
async function toldOf(file: string): Promise<Told> {
  const meant = corpusMeanings[file.slice(0, 2)]
  const table = await openTable(path.join(folder, file), file)
  try {
    const sheet = table.sheets[0]!
    const rows: TableRow[] = []
    for await (const row of sheet.rows()) rows.push(row)
    const mapping = understood({ rows: rows.slice(0, sampleRows), merged: await sheet.merged() }, {})
    async function* passing() {
      yield* rows
    }
    const problems = new Set<string>()
    const read = new Set<number>()
    for await (const reading of productsFrom(passing(), mapping)) {
      for (const row of reading.rows) read.add(row)
      for (const { row, column } of reading.problems) problems.add(`${row} ${column}`)
    }
    const labels = meant === 'catalogue' ? undefined : meant?.split('|')
    const told: Told = { right: 0, asked: 0, wrong: [] }
    for (const { number, cells } of rows.filter((row) => read.has(row.number)))
      for (const [at, cell] of cells.entries()) {
        if (cell === undefined || cell.text.trim() === '') continue
        const column = mapping.columns[at]!
        const isMeant =
          meant === 'catalogue' ? column.sureness === 'sure' : labels?.[at] === meaningTold(column.meaning)
        const isAsked = column.sureness !== 'sure' || problems.has(`${number} ${at}`)
        if (isMeant && !problems.has(`${number} ${at}`)) told.right += 1
        else if (isAsked || mapping.header.sureness === 'unknown') told.asked += 1
        else told.wrong.push(`${file} ${column.head}: ${meaningTold(column.meaning)}`)
      }
    return told
  } finally {
    await table.close()
  }
}

test('95 of 100 cells are right without a hand, the others are asked, and none is wrong in silence', async () => {
  const all = { right: 0, asked: 0, wrong: [] as string[] }
  const byFile: [string, number, number][] = []
  for (const file of files) {
    const { right, asked, wrong } = await toldOf(file)
    all.right += right
    all.asked += asked
    all.wrong.push(...wrong)
    byFile.push([file, right, asked])
  }
  if (process.env['PROOFS'])
    for (const [file, right, asked] of [...byFile, ['all', all.right, all.asked] as const])
      process.stdout.write(`${file}: ${right} cells right, ${asked} asked\n`)
  expect(files).toHaveLength(60)
  expect(all.wrong).toEqual([])
  expect(all.right / (all.right + all.asked)).toBeGreaterThan(0.95)
  // Each file counts as much as the others: the long ones are easy.
  const shares = byFile.map(([, right, asked]) => (right + asked === 0 ? 1 : right / (right + asked)))
  expect(shares.reduce((sum, one) => sum + one, 0) / files.length).toBeGreaterThan(0.8)
})
