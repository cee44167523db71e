// Labelled tables in five languages: how many cells are right without a hand, and that none is wrong without a question.
import { expect, test } from 'vitest'
import { chinese } from './labelled/chinese.ts'
import { english } from './labelled/english.ts'
import { freshAsia } from './labelled/fresh-asia.ts'
import { freshWest } from './labelled/fresh-west.ts'
import { italian } from './labelled/italian.ts'
import { japanese } from './labelled/japanese.ts'
import { spanish } from './labelled/spanish.ts'
import { cellsOf, labelledCells, meaningTold, mergedOf, rowsOf, type Labelled } from './labelled/tables.ts'
import { unseen } from './labelled/unseen.ts'
import { mappingOf, type Mapping } from './mapping.ts'
import { productsFrom, type Reading } from './products.ts'

const sets = { japanese, italian, spanish, english, chinese, freshAsia, freshWest, unseen }
const tables = Object.entries(sets).flatMap(([set, all]) =>
  all.map((table) => ({ ...table, name: `${set}: ${table.about}` })),
)

async function readingsOf(table: Labelled): Promise<{ mapping: Mapping; readings: Reading[] }> {
  const rows = rowsOf(table)
  const mapping = mappingOf(rows, mergedOf(table))
  async function* passing() {
    yield* rows
  }
  const readings: Reading[] = []
  for await (const reading of productsFrom(passing(), mapping)) readings.push(reading)
  return { mapping, readings }
}

test.each(tables)('columns of $name', (table) => {
  const { columns } = mappingOf(rowsOf(table), mergedOf(table))
  expect(columns.map(({ meaning }) => meaningTold(meaning))).toEqual(table.meanings)
})

/** Fields whose columns tell a cell that cellsOf names so. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  moq: ['minimumOrder'],
  packaging: ['packaging', 'packQuantity'],
  pictures: ['picture'],
  category: ['industry', 'category', 'subCategory'],
  spec: ['spec', 'specs', 'specName', 'specValue', 'leadTime'],
  variant: ['spec', 'partNumber', 'price', 'weight'],
  axes: ['spec'],
}

type Wrong = {
  table: string
  cell: string
  read: string | undefined
  meant: string | undefined
  isAsked: boolean
}

/** What differs from the labels, and whether its owner would be asked: by a column that is not sure, the shape, or a problem of its rows. */
function differences(
  table: Labelled & { name: string },
  { mapping, readings }: Awaited<ReturnType<typeof readingsOf>>,
) {
  const told = readings.filter(({ product }) => product !== undefined)
  const wrong: Wrong[] = []
  let cells = 0
  for (let at = 0; at < Math.max(told.length, table.products.length); at++) {
    const reading = told[at]
    const read = reading?.product ? cellsOf(reading.product) : new Map<string, string>()
    const meant = labelledCells(table.products[at] ?? '')
    for (const cell of new Set([...read.keys(), ...meant.keys()])) {
      cells++
      if (read.get(cell) === meant.get(cell)) continue
      const fields = fieldsOf[cell.split(' ')[0]!] ?? [cell.split(' ')[0]!]
      const columns = mapping.columns.filter(
        ({ at: column, meaning }) =>
          fields.includes(meaning.field) || fields.includes(table.meanings[column]!.split(' ')[0]!),
      )
      const isAsked =
        columns.some(({ sureness }) => sureness !== 'sure') ||
        mapping.shape.sureness !== 'sure' ||
        mapping.header.sureness !== 'sure' ||
        (reading?.problems ?? []).some(({ column }) => columns.some((one) => one.at === column))
      wrong.push({ table: table.name, cell, read: read.get(cell), meant: meant.get(cell), isAsked })
    }
  }
  return { cells, wrong }
}

test('at least 95 of 100 cells are right without a hand, the others are asked, and none is wrong in silence', async () => {
  const found = []
  for (const table of tables) found.push(differences(table, await readingsOf(table)))
  const cells = found.reduce((sum, one) => sum + one.cells, 0)
  const wrong = found.flatMap((one) => one.wrong)

  expect(tables.length).toBeGreaterThanOrEqual(40)
  expect(wrong.filter(({ isAsked }) => !isAsked)).toEqual([])
  expect((cells - wrong.length) / cells).toBeGreaterThan(0.95)
  // Thousands or decimals: nothing in that table tells.
  expect(wrong.map(({ cell, meant, read }) => [cell, meant, read])).toEqual([
    ['price 1 EUR', '12500', undefined],
    ['price 1 EUR', '18900', undefined],
  ])
})
