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
import { unseenToo } from './labelled/unseen-too.ts'
import { unseen } from './labelled/unseen.ts'
import { mappingOf, type Mapping } from './mapping.ts'
import { productsFrom, type Reading } from './products.ts'

const sets = { japanese, italian, spanish, english, chinese, freshAsia, freshWest, unseen, unseenToo }
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
  const wrong = columns.filter(({ meaning, at }) => meaningTold(meaning) !== table.meanings[at])
  expect(columns).toHaveLength(table.meanings.length)
  expect(wrong.filter(({ sureness }) => sureness === 'sure')).toEqual([])
})

test('three columns of all these tables are read otherwise than they were meant', () => {
  const wrong = tables.flatMap((table) =>
    mappingOf(rowsOf(table), mergedOf(table))
      .columns.filter(({ meaning, at }) => meaningTold(meaning) !== table.meanings[at])
      .map(({ head, meaning, sureness }) => [head, meaningTold(meaning), sureness]),
  )
  expect(wrong).toEqual([
    ['ID', 'spec ID', 'likely'],
    ['Type', 'spec Type', 'likely'],
    ['Minimo colore', 'minimumOrder', 'likely'],
  ])
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
  const told = wrong.map(({ cell, meant, read }) => [cell, meant, read])
  expect(told).toEqual([
    // Thousands or decimals: nothing in that table tells.
    ['price 1 EUR', '12500', undefined],
    ['price 1 EUR', '18900', undefined],
    // Numbers and kinds of a shop's own, and an order's least of one colour.
    ['spec ID', undefined, '101'],
    ['spec Type', undefined, 'simple'],
    ['spec ID', undefined, '102'],
    ['spec Type', undefined, 'simple'],
    ['moq', undefined, '50 m'],
    ['spec Minimo colore', '50 mt', undefined],
    ['moq', undefined, '100 m'],
    ['spec Minimo colore', '100 mt', undefined],
  ])
})
