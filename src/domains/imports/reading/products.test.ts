// Rows become products: what is joined, what is told as a problem, and that nothing is held that is not needed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOfReadings as shown, readingsOf, readingsOfLines as read } from './labelled/reading.ts'
import { rowsOf } from './labelled/tables.ts'
import { mappingOf, mappingWith } from './mapping.ts'
import { productsFrom } from './products.ts'

test('each product knows its rows, and each problem its row, column and text', async () => {
  const found = await read([
    'Code|Name|Price €|HS code|Origin',
    'A-1|Bolt|1,50|7318.15|Italy',
    'A-2|Nut|cheap|73|Narnia',
    'A-3|Washer|1,20|7318.22|Italy',
    'A-4|Pin|1,10|7318.24|Italy',
  ])
  expect(found.map(({ rows }) => rows)).toEqual([[2], [3], [4], [5]])
  expect(found[1]!.problems).toEqual([
    { code: 'not-a-number', column: 2, row: 3, text: 'cheap' },
    { code: 'hs-code', column: 3, row: 3, text: '73' },
    { code: 'not-a-country', column: 4, row: 3, text: 'Narnia' },
  ])
  expect(found[1]!.product).toMatchObject({ partNumber: 'A-2', name: 'Nut', prices: [] })
})

test('what may be thousands or decimals is told for each price, and no price is made of it', async () => {
  const found = await read(['Codice|Nome|Prezzo €', 'A-1|Tornio|1.250', 'A-2|Fresa|2.300'])
  expect(found.flatMap(({ problems }) => problems.map(({ code, row }) => [code, row]))).toEqual([
    ['decimal-open', 2],
    ['decimal-open', 3],
  ])
  expect(found.every(({ product }) => product!.prices.length === 0)).toBe(true)
})

test('another column of the table tells the decimal mark', async () => {
  const found = await read([
    'Codice|Nome|Prezzo €|Peso kg',
    'A-1|Tornio|1.250|850,5',
    'A-2|Fresa|2.300|12,25',
  ])
  expect(shown(found)).toMatchObject([{ 'price 1 EUR': '1250' }, { 'price 1 EUR': '2300' }])
})

test('broken cells, dates for numbers and damaged numbers are told', async () => {
  const rows = rowsOf({
    rows: ['Code|Name|Price €|Barcode', 'A-1|Bolt|#N/A|4', '4.90E+12|Nut|2,50|4', 'x|Pin|1,50|#REF!'],
  })
  const dated = rows.map((row) =>
    row.number === 4
      ? { ...row, cells: [{ text: '2024-03-01', kind: 'date' as const }, ...row.cells.slice(1)] }
      : row,
  )
  const found = await readingsOf(dated)
  expect(
    found.flatMap(({ problems }) => problems.map(({ code, column, row }) => [code, column, row])),
  ).toEqual([
    ['cell-error', 2, 2],
    ['number-damaged', 0, 3],
    ['is-date', 0, 4],
    ['cell-error', 3, 4],
  ])
})

test('a row that is no product, a number that comes again and a name that is missing are told', async () => {
  const found = await read([
    'Code|Name|Price €|Colour',
    'A-1|Bolt|1,50|red',
    'A-1|Other bolt|1,60|blue',
    '||9,99|green',
    'A-4||1,20|green',
    'A-5|Pin|1,20|green',
    'A-6|Peg|1,30|green',
  ])
  expect(found.map(({ product }) => product?.partNumber)).toEqual([
    'A-1',
    'A-1',
    undefined,
    'A-4',
    'A-5',
    'A-6',
  ])
  expect(found.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ['repeated-part-number'],
    ['row-unclear'],
    ['no-name'],
    [],
    [],
  ])
})

test('merged cells say the same in all rows they cover', async () => {
  const found = await read(
    ['Code|Name|Price €|Lead time', 'A-1|Bolt|1,50|3 days', 'A-2|Nut||', 'A-3|Pin|2,50|5 days'],
    [
      { top: 2, left: 2, bottom: 3, right: 2 },
      { top: 2, left: 3, bottom: 3, right: 3 },
    ],
  )
  expect(shown(found)).toMatchObject([
    { 'price 1 EUR': '1.5', leadTime: '3' },
    { 'price 1 EUR': '1.5', leadTime: '3' },
    { 'price 1 EUR': '2.5', leadTime: '5' },
  ])
})

test('the title of a section gives its category, until the next one', async () => {
  const found = await read([
    '品番|品名|単価(円)',
    '■ ボールバルブ||',
    'A-1|A型 15A|100',
    'A-2|A型 20A|120',
    '■ その他||',
    'A-3|特注品|300',
  ])
  expect(found.map(({ product }) => [product!.category, product!.categoryText])).toEqual([
    ['0004.0004-01-01', 'ボールバルブ'],
    ['0004.0004-01-01', 'ボールバルブ'],
    [undefined, 'その他'],
  ])
})

test('columns as the owner chose them are read so', async () => {
  const rows = rowsOf({ rows: ['Code|What|Price €', 'A-1|Bolt|1,50', 'A-2|Nut|1,60'] })
  const { header, columns } = mappingOf(rows)
  const chosen = columns.map((column) =>
    column.at === 1 ? { ...column, meaning: { field: 'name' as const } } : column,
  )
  const found = await readingsOf(rows, mappingWith(header, chosen, rows))
  expect(found.map(({ product }) => product!.name)).toEqual(['Bolt', 'Nut'])
})

test('limits are told, and what is past them is kept to be seen', async () => {
  const specs = Array.from({ length: 60 }, (_, at) => `Spec ${at} (mm)`)
  const found = await read([
    ['Code', 'Name', ...specs].join('|'),
    ['A-1', 'n'.repeat(250), ...specs.map(() => '5')].join('|'),
    ['A-2', 'Nut', ...specs.map(() => '5')].join('|'),
  ])
  expect(found[0]!.problems.map(({ code }) => code)).toEqual(['too-long', 'too-many-specs'])
  expect(found[0]!.product!.name).toHaveLength(250)
})

test('huge cells neither stop nor slow the reading', async () => {
  const huge = '1.'.repeat(500_000)
  const found = await read([
    `Code|Name|Price €|Origin|Lead time`,
    `A-1|Bolt|${huge}|${huge}|${huge}`,
    'A-2|Nut|1,50|Italy|3 days',
  ])
  expect(found[0]!.problems.map(({ code }) => code)).toEqual(['too-long', 'too-long', 'too-long'])
  expect(found[1]!.product).toMatchObject({ origin: 'IT', leadTime: 3 })
})

test('rows are taken one after the other, and products given as soon as they are whole', async () => {
  const rows = rowsOf({
    rows: ['Code|Name|Price €', ...Array.from({ length: 500 }, (_, at) => `A-${at}|Bolt ${at}|1,50`)],
  })
  let taken = 0
  async function* passing() {
    for (const row of rows) {
      taken++
      yield row
    }
  }
  const products = productsFrom(passing(), mappingOf(rows.slice(0, 50)))
  const iterator = products[Symbol.asyncIterator]()
  await iterator.next()
  expect(taken).toBeLessThan(10)
})

/** What people and programs put into cells, head words and hostile texts among it. */
const saidAnything = fc.oneof(
  fc.constantFrom(
    '',
    '品番',
    '品名',
    '単価',
    'Price',
    '1-9',
    '10-99',
    '合計',
    '〃',
    '■ A',
    '1.234',
    '1e308',
    '#REF!',
  ),
  fc.constantFrom(
    '=1+1',
    '__proto__',
    'constructor',
    '\u0000',
    '(((((',
    '）））',
    '1/2/3',
    '〜〜〜',
    '½',
    '٣',
    '💣',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const anyCell = fc.option(
  fc.record({
    text: saidAnything,
    kind: fc.constantFrom('text' as const, 'number' as const, 'date' as const, 'boolean' as const),
  }),
  { nil: undefined },
)

test('whatever stands in cells, every row is read at most once and nothing is thrown', async () => {
  const tables = fc.array(fc.array(anyCell, { maxLength: 7 }), { maxLength: 12 })
  const ranges = fc.array(fc.tuple(fc.nat(12), fc.nat(6), fc.nat(3), fc.nat(3)), { maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(tables, ranges, async (cells, spans) => {
      const rows = cells.map((own, at) => ({ number: at + 1, cells: own }))
      const merged = spans.map(([top, left, down, right]) => ({
        top,
        left,
        bottom: top + down,
        right: left + right,
      }))
      const found = await readingsOf(rows, mappingOf(rows, merged))
      const read = found.flatMap((reading) => reading.rows)
      expect(new Set(read).size).toBe(read.length)
      for (const { product } of found)
        expect(product === undefined || product.specs.every(({ key }) => key !== '')).toBe(true)
    }),
    { numRuns: 300 },
  )
})
