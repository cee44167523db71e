// How rows make products.
import { expect, test } from 'vitest'
import { rowsOf } from './labelled/tables.ts'
import { mappingOf } from './mapping.ts'
import { baseOf } from './shape.ts'

const shape = (rows: string[]) => mappingOf(rowsOf({ rows })).shape

test('one row is one product', () => {
  expect(shape(['Code|Name|Size|Price €', 'A-1|Bolt|M6|1,50', 'A-2|Nut|M6|1,20'])).toEqual({
    kind: 'row-a-product',
    filledDown: [],
    axes: [],
    sureness: 'sure',
  })
})

test('the same name for many goods with sizes makes no variants', () => {
  const rows = ['型番|品名|内径|外径|幅', 'B-6204|深溝玉軸受|20|47|14', 'B-6205|深溝玉軸受|25|52|15']
  expect(shape(rows)).toMatchObject({ kind: 'row-a-product', sureness: 'sure' })
})

test('numbers that begin alike, a name and sizes or colours make variants', () => {
  const rows = [
    'Code|Name|Size|Colour|Price €',
    'TS10-S-RD|Shirt|S|red|9,00',
    'TS10-M-RD|Shirt|M|red|9,00',
    'TS20-M-BL|Polo shirt|M|blue|12,00',
    'TS20-L-BL|Polo shirt|L|blue|12,00',
  ]
  expect(shape(rows)).toMatchObject({ kind: 'variants', by: 1, axes: [2], sureness: 'sure' })
})

test('a name that is written once makes variants that are asked where the axes are unusual', () => {
  const rows = ['品名|型番|段数', '歯車箱|X-1|1', '|X-2|2', '|X-3|3', 'ポンプ|Y-1|2']
  expect(shape(rows)).toMatchObject({ kind: 'variants', by: 0, sureness: 'likely' })
})

test('more than three differences make no variants: the name is filled down, and asked', () => {
  const rows = ['品名|型番|A部|B部|C部|D部', '歯車|X-1|1|2|3|4', '|X-2|2|3|4|5', '|X-3|3|4|5|6']
  expect(shape(rows)).toMatchObject({ kind: 'row-a-product', filledDown: [0], sureness: 'likely' })
})

test('specifications and prices stand in rows of their own', () => {
  const specs = [
    'SKU|Name|Attribute|Value',
    'A|Motor|Power|1 kW',
    'A|Motor|Speed|50 rpm',
    'B|Motor|Power|2 kW',
  ]
  expect(shape(specs)).toMatchObject({ kind: 'spec-rows', by: 0, sureness: 'sure' })
  const prices = ['SKU|Name|From quantity|Price €', 'A|Hose|1|6,50', 'A|Hose|50|5,90', 'B|Hose|1|9,10']
  expect(shape(prices)).toMatchObject({ kind: 'price-rows', by: 0, sureness: 'sure' })
})

test('levels of categories that are written once are filled down', () => {
  const rows = ['Category|Code|Name', 'Bolts|A-1|Hex bolt', '|A-2|Long bolt', 'Nuts|B-1|Hex nut']
  expect(shape(rows)).toMatchObject({ kind: 'row-a-product', filledDown: [0] })
})

test('a column with the number of the base says it all', () => {
  const rows = [
    'Parent SKU|SKU|Name|Finish',
    'HL|HL-1|Bracket|Brass',
    'HL|HL-2|Bracket|Steel',
    'KL|KL-1|Hook|Brass',
  ]
  expect(shape(rows)).toMatchObject({ kind: 'variants', by: 0, axes: [3], sureness: 'sure' })
})

test.each([
  [['TS-100-RED', 'TS-100-BLUE'], 'TS-100'],
  [['TS-100', 'TS-100-BLUE'], 'TS-100'],
  [['A1', 'B1'], ''],
  [['HK-6204', 'HK-6205'], 'HK'],
  [['', 'A'], ''],
])('%j begin with %s', (numbers, base) => expect(baseOf(numbers)).toBe(base))
