// Labelled tables in five languages: how many cells are right without a hand, and that none is wrong without a question.
import { expect, test } from 'vitest'
import { chinese } from './labelled/chinese.ts'
import { english } from './labelled/english.ts'
import { italian } from './labelled/italian.ts'
import { japanese } from './labelled/japanese.ts'
import { spanish } from './labelled/spanish.ts'
import { cellsOf, labelledCells, meaningTold, mergedOf, rowsOf, type Labelled } from './labelled/tables.ts'
import { mappingOf } from './mapping.ts'
import { productsFrom, type Reading } from './products.ts'

const tables = Object.entries({ japanese, italian, spanish, english, chinese }).flatMap(([language, all]) =>
  all.map((table) => ({ ...table, name: `${language}: ${table.about}` })),
)

async function readingsOf(table: Labelled) {
  const rows = rowsOf(table)
  const mapping = mappingOf(rows, mergedOf(table))
  async function* streamed() {
    yield* rows
  }
  const readings: Reading[] = []
  for await (const reading of productsFrom(streamed(), mapping)) readings.push(reading)
  return { mapping, readings }
}

test.each(tables)('columns: $name', (table) => {
  const { columns } = mappingOf(rowsOf(table), mergedOf(table))
  expect(columns.map(({ meaning }) => meaningTold(meaning))).toEqual(table.meanings)
})

test.each(tables)('products: $name', async (table) => {
  const { readings } = await readingsOf(table)
  const read = readings.flatMap(({ product }) =>
    product ? [Object.fromEntries([...cellsOf(product)].toSorted())] : [],
  )
  expect(read).toEqual(table.products.map((line) => Object.fromEntries([...labelledCells(line)].toSorted())))
})
