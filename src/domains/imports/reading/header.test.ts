// Where the head of a table is, and which rows are no products.
import { expect, test } from 'vitest'
import { headerOf } from './header.ts'
import { rowsOf } from './labelled/tables.ts'

const header = (rows: string[], merged: [number, number, number, number][] = []) =>
  headerOf(
    rowsOf({ rows }),
    merged.map(([top, left, bottom, right]) => ({ top, left, bottom, right })),
  )
const kinds = ({ rows }: ReturnType<typeof headerOf>) =>
  rows.map(({ number, kind, text }) => [number, kind, text])

test('the head is found below titles and notes, and its currency in them', () => {
  const found = header([
    '桧川精工株式会社 価格表||',
    '発行日|2024/4/1|単位：円',
    '||',
    '品番|品名|定価',
    'A-1|軸受|1,200',
  ])
  expect(found).toMatchObject({ from: 4, to: 4, dataFrom: 5, currency: 'JPY', sureness: 'sure' })
  expect(found.heads).toEqual(['品番', '品名', '定価'])
  expect(kinds(found)).toEqual([
    [1, 'note', '桧川精工株式会社 価格表'],
    [2, 'note', '発行日 2024/4/1 単位:円'],
    [3, 'blank', ''],
  ])
})

test('a head of two rows is joined, without merged cells and with them', () => {
  const plain = header(['品番|寸法||価格', '|内径|外径|', 'A-1|10|20|100'])
  expect(plain).toMatchObject({ from: 1, to: 2, dataFrom: 3 })
  expect(plain.heads).toEqual(['品番', '寸法 内径', '寸法 外径', '価格'])
  const merged = header(
    ['Code|Dimensions||Price', '|Width|Height|', 'A-1|10|20|100'],
    [
      [1, 0, 2, 0],
      [1, 1, 1, 2],
      [1, 3, 2, 3],
    ],
  )
  expect(merged.heads).toEqual(['Code', 'Dimensions Width', 'Dimensions Height', 'Price'])
  expect(merged.to).toBe(2)
})

test('a row of units below a head belongs to it', () => {
  const found = header(['型番|全長|質量|定価', '|mm|kg|円', 'A-1|10|0.5|100'])
  expect(found.heads).toEqual(['型番', '全長 (mm)', '質量 (kg)', '定価 (円)'])
  expect(found.dataFrom).toBe(3)
})

test('the same head in another language below it belongs to it', () => {
  const found = header(['品番|品名|単価', 'Part No.|Name|Unit price', 'A-1|Valve|12'])
  expect(found).toMatchObject({ from: 1, to: 2, dataFrom: 3 })
  expect(found.tiers[0]).toEqual(['品番', 'Part No.'])
})

test('a first product of words only is no head', () => {
  const found = header(['Code|Name|Colour', 'AB-1|Bolt|black', 'AB-2|Nut|black'])
  expect(found).toMatchObject({ from: 1, to: 1, dataFrom: 2 })
})

test('titles of sections, sums, notes, blanks and heads that come again are told apart', () => {
  const found = header([
    '品番|品名|単価',
    '■ ボルト類||',
    'A-1|ボルト|100',
    '小計||100',
    '||',
    '品番|品名|単価',
    'A-2|ナット|50',
    '合計||150',
    '※価格は税別です||',
    '以上||',
  ])
  expect(kinds(found)).toEqual([
    [2, 'section', 'ボルト類'],
    [4, 'subtotal', '小計 100'],
    [5, 'blank', ''],
    [6, 'repeated', '品番 品名 単価'],
    [8, 'subtotal', '合計 150'],
    [9, 'note', '※価格は税別です'],
    [10, 'note', '以上'],
  ])
  expect(found.dataFrom).toBe(3)
})

test('a head in a language that is not known stands above columns of numbers', () => {
  const found = header(['Artikelnummer|Bezeichnung|Preis', 'AB1|Schraube|1,20', 'AB2|Mutter|0,20'])
  expect(found).toMatchObject({ from: 1, sureness: 'likely' })
})

test('a table without a head begins with its first product', () => {
  const found = header(['AB-1|Schraube|1,20', 'AB-2|Mutter|0,20'])
  expect(found).toMatchObject({ from: 0, to: 0, dataFrom: 1, heads: ['', '', ''], sureness: 'unknown' })
})

test('nothing at all is a table without columns', () => {
  expect(headerOf([])).toMatchObject({ from: 0, dataFrom: 1, heads: [] })
  expect(header(['||', ''])).toMatchObject({ from: 0, heads: [] })
})
