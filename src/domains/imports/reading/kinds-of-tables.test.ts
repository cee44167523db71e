// Products of tables as programs write them: BMEcat, prices in pairs, numbers with units of a spreadsheet, half-width kana.
import { expect, test } from 'vitest'
import { cellsOfReadings as shown, readingsOf, readingsOfLines as read } from './labelled/reading.ts'
import { rowsOf } from './labelled/tables.ts'
import { mappingOf } from './mapping.ts'

test('prices and quantities in numbered pairs, and prices for so many pieces as their row says', async () => {
  const found = await read([
    'Code|Name|Price quantity|Qty 1|Price 1 (EUR)|Qty 2|Price 2 (EUR)',
    'A-1|Bolt|100|1|12,50|1000|9,90',
    'A-2|Nut|1|1|0,20|500|0,15',
  ])
  expect(shown(found)).toMatchObject([
    { 'price 1 EUR': '0.125', 'price 1000 EUR': '0.099' },
    { 'price 1 EUR': '0.2', 'price 500 EUR': '0.15' },
  ])
})

test('a BMEcat says exactly what its columns are; prices of one customer are asked', async () => {
  const rows = rowsOf({
    rows: [
      'SUPPLIER_PID|DESCRIPTION_SHORT|DESCRIPTION_SHORT:eng|ORDER_UNIT|PRICE_QUANTITY|WEIGHT|LANGUAGE|PRICE_TYPE 1|PRICE_AMOUNT 1|PRICE_CURRENCY 1|LOWER_BOUND 1|PRICE_TYPE 2|PRICE_AMOUNT 2|PRICE_CURRENCY 2|LOWER_BOUND 2|MIME_SOURCE 1|feature:Bore [mm]',
      'VT-1|Valvola a sfera|Ball valve|C62|100|0.5|ita|net_list|250|EUR|1|net_customer|200|EUR|10|img/v.jpg|15',
      'VT-2|Valvola||MTR|1|0.6|ita|net_list|3|EUR|1||||| img/v.pdf|20',
      'VT-3|||MTR|1||ita',
    ],
  })
  const mapping = mappingOf(rows)
  expect(mapping.columns.filter(({ sureness }) => sureness !== 'sure').map(({ head }) => head)).toEqual([
    'PRICE_AMOUNT 2',
  ])
  const found = shown(await readingsOf(rows, mapping))
  // What is empty there is not meant as above.
  expect(found[2]!['name']).toBeUndefined()
  expect(found).toMatchObject([
    {
      partNumber: 'VT-1',
      name: 'Valvola a sfera',
      'name en': 'Ball valve',
      unit: 'pcs',
      weight: '0.5 kg',
      'price 1 EUR': '2.5',
      'price 10 EUR': '2',
      pictures: 'v.jpg',
      'spec Bore': '15 mm',
    },
    { partNumber: 'VT-2', unit: 'm', 'price 1 EUR': '3', 'document v.pdf': 'data sheet' },
    { partNumber: 'VT-3', unit: 'm' },
  ])
})

test('what a spreadsheet shows beside a number counts, and merged cells of the head say nothing of products', async () => {
  const rows = rowsOf({
    rows: ['型番|全長|価格|重量', 'A-1|10|980|5', 'A-2|12|1234.5|7'],
    hasNumbers: true,
  }).map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) =>
      cell?.kind === 'number' ? { ...cell, unit: ['', 'mm', '¥', 'g'][at]! } : cell,
    ),
  }))
  const merged = [{ top: 1, left: 0, bottom: 2, right: 0 }]
  expect(shown(await readingsOf(rows))).toMatchObject([
    { 'spec 全長': '10 mm', 'price 1 JPY': '980', weight: '5 g' },
    { 'spec 全長': '12 mm', 'price 1 JPY': '1234.5', weight: '7 g' },
  ])
  const found = await readingsOf(rows, mappingOf(rows, merged))
  expect(found.map(({ product }) => product!.partNumber)).toEqual(['A-1', 'A-2'])
})

test('heads in half-width kana are read', async () => {
  const found = await read(['ﾋﾝﾊﾞﾝ|ﾋﾝﾒｲ|ﾀﾝｶ', 'A-1|ﾍﾞｱﾘﾝｸﾞ|480', 'A-2|ﾎﾞﾙﾄ|35'])
  expect(shown(found)).toMatchObject([
    { partNumber: 'A-1', name: 'ベアリング', 'price 1 JPY': '480' },
    { partNumber: 'A-2', name: 'ボルト', 'price 1 JPY': '35' },
  ])
})

test('a column that nobody gave a head is offered and not taken over', async () => {
  const found = await read(['Code|Description|Price €|', 'A-1|Long row|1,50|a note', 'A-2|Short row|1,20|'])
  expect(shown(found)).toMatchObject([{ name: 'Long row' }, { name: 'Short row' }])
  expect(Object.keys(shown(found)[0]!)).toEqual(['partNumber', 'name', 'price 1 EUR'])
})
