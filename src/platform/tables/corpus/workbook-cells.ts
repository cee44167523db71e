// Sheets of the workbooks of the corpus: what is in each cell, and what is expected of it.
import type { Cell } from '../table.ts'
import { utf16le, type Expected, type ExpectedSheet } from './laying.ts'
import { chinese, heads, italian, japanese, spanish } from './products.ts'
import { inlined, sharedRows } from './workbook-bytes.ts'

export const number = (text: string, more: Partial<Cell> = {}): Cell => ({ text, kind: 'number', ...more })
const date = (text: string): Cell => ({ text, kind: 'date' })
const valued = (place: string, value: string, style = 0, type = '') =>
  `<c r="${place}"${style ? ` s="${style}"` : ''}${type ? ` t="${type}"` : ''}><v>${value}</v></c>`

/** One sheet of cells that are laid by hand: what is in each, and what is expected of it. */
function byHand(rows: readonly (readonly [number, ...(readonly [string, Expected])[]])[]): {
  data: string
  rows: ExpectedSheet['rows']
} {
  const data = rows.map(([at, ...cells]) => `<row r="${at}">${cells.map(([xml]) => xml).join('')}</row>`)
  return {
    data: `<sheetData>${data.join('')}</sheetData>`,
    rows: rows.flatMap(([at, ...cells]) => {
      const expected = cells.map(([, cell]) => cell)
      const width = expected.findLastIndex((cell) => cell !== null) + 1
      return width === 0 ? [] : [[at, ...expected.slice(0, width)] as const]
    }),
  }
}

export const titled = [
  ['檜川軸受 製品一覧', '', '', '', '', ''],
  ['品番', '品名', '仕様', '価格', '', '最小発注数'],
  ['', '', '', '単位', '単価（税抜）', ''],
  ...japanese,
]
export const shared = sharedRows(titled)
export const phonetic = shared.strings.map((xml, at) =>
  at === 2
    ? '<si><r><t>品</t></r><r><rPr><b/></rPr><t>名</t></r><rPh sb="0" eb="2"><t>ヒンメイ</t></rPh><phoneticPr fontId="1"/></si>'
    : xml,
)
export const merges = [
  { top: 1, left: 0, bottom: 1, right: 5 },
  { top: 2, left: 0, bottom: 3, right: 0 },
  { top: 2, left: 3, bottom: 2, right: 4 },
]
export const mergesXml =
  '<mergeCells count="3"><mergeCell ref="A1:F1"/><mergeCell ref="A2:A3"/><mergeCell ref="D2:E2"/></mergeCells>'

export const inlineRows = [heads.zh, ...chinese]
export const inlineXml = inlineRows
  .map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((text, column) => inlined(`${'ABCDEF'[column]}${at + 1}`, text)).join('')}</row>`,
  )
  .join('')

export const dates1904 = byHand([
  [1, [inlined('A1', '品番'), '品番'], [inlined('B1', '発売日'), '発売日']],
  [2, [inlined('A2', 'HB-1'), 'HB-1'], [valued('B2', '43951', 1), date('2024-05-01')]],
  [3, [inlined('A3', 'HB-2'), 'HB-2'], [valued('B3', '0.5', 2), date('12:00:00')]],
])
export const visible = byHand([
  [1, [inlined('A1', 'Code'), 'Code']],
  [2, [inlined('A2', 'ZX-1'), 'ZX-1']],
])
export const secret = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>'

export const hiddenXml =
  '<cols><col min="2" max="2" width="9" hidden="1"/><col min="4" max="4" width="0" customWidth="1"/></cols><sheetData>' +
  `<row r="1">${inlined('A1', 'Codice')}${inlined('B1', 'Costo interno')}${inlined('C1', 'Prezzo')}${inlined('D1', 'Margine')}</row>` +
  `<row r="2" hidden="1">${inlined('A2', 'VECCHIO')}${inlined('C2', '1')}</row>` +
  `<row r="3">${inlined('A3', 'VT-1')}${valued('B3', '3')}${valued('C3', '12.5')}${valued('D3', '9')}</row>` +
  `<row r="4" ht="0" customHeight="1">${inlined('A4', 'NULLO')}</row></sheetData>`

export const formulas = byHand([
  [1, [inlined('A1', 'Part'), 'Part'], [inlined('B1', 'Net'), 'Net'], [inlined('C1', 'Gross'), 'Gross']],
  [
    2,
    [inlined('A2', 'F-1'), 'F-1'],
    [valued('B2', '10'), number('10')],
    ['<c r="C2"><f>B2*1.22</f><v>12.2</v></c>', number('12.2')],
  ],
  [
    3,
    ['<c r="A3" t="str"><f>CONCATENATE("F-",2)</f><v>F-2</v></c>', 'F-2'],
    ['<c r="B3"><f>WEBSERVICE("http://192.0.2.1/")</f></c>', null],
    ['<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ],
  [
    4,
    ['<c r="A4" t="str"><f>[1]Prices!$A$1</f><v>F-3</v></c>', 'F-3'],
    ['<c r="B4"><f t="shared" si="0"/><v>0.30000000000000004</v></c>', number('0.3')],
  ],
])

export const formatCodes = [
  '0%',
  '00000',
  '#,##0" mm"',
  '[$€-410] #,##0.00',
  '"¥"#,##0;[Red]"¥"\\-#,##0',
  '0000-000',
  '#,##0.00_ ;[Red]\\-#,##0.00\\ ',
  '0.00E+00',
  '# ?/?',
]
export const formatted = byHand([
  [
    1,
    [inlined('A1', '割引'), '割引'],
    [valued('B1', '0.155', 1), number('15.5', { percent: true })],
    [valued('C1', '123', 2), number('00123')],
  ],
  [
    2,
    [valued('A2', '1250', 3), number('1250', { unit: 'mm' })],
    [valued('B2', '1234.5', 4), number('1234.5', { unit: '€' })],
    [valued('C2', '9800', 5), number('9800', { unit: '¥' })],
  ],
  [
    3,
    [valued('A3', '12345', 6), number('0012-345')],
    [valued('B3', '-3.5', 7), number('-3.5')],
    [valued('C3', '1.5E-5', 8), number('0.000015')],
  ],
  [
    4,
    [valued('A4', '0.5', 9), number('0.5')],
    [valued('B4', '0.08', 12), number('8', { percent: true })],
    [valued('C4', '4901234567894'), number('4901234567894')],
  ],
])

export const rich = [
  '<si><r><t xml:space="preserve">Hex </t></r><r><rPr><i/></rPr><t>bolt</t></r></si>',
  '<si><t>two_x000D__x000A_lines</t></si>',
  '<si><t>a _x005F_x0041_ b &amp; &#x3c;c&#62;</t></si>',
  '<si><t xml:space="preserve">  kept  </t></si>',
  '<si/>',
  '<si><t/></si>',
  '<si><t>M8</t></si>',
]
export const richSheet = byHand([
  [1, [valued('A1', '0', 0, 's'), 'Hex bolt'], [valued('B1', '1', 0, 's'), 'two\nlines']],
  [2, [valued('A2', '2', 0, 's'), 'a _x0041_ b & <c>'], [valued('B2', '3', 0, 's'), '  kept  ']],
  [
    3,
    [valued('A3', '4', 0, 's'), null],
    [valued('B3', '5', 0, 's'), null],
    [valued('C3', '6', 0, 's'), 'M8'],
  ],
])

export const dateCodes = [
  'yyyy"年"m"月"d"日"',
  '[$-411]ggge"年"m"月"d"日"',
  'yyyy/mm/dd hh:mm',
  'h:mm AM/PM',
  '[h]:mm',
  'd mmm yy;@',
  'General',
]
export const manyDates = byHand([
  [
    1,
    [valued('A1', '45413', 1), date('2024-05-01')],
    [valued('B1', '45413', 2), date('2024-05-01')],
    [valued('C1', '45413.75', 3), date('2024-05-01T18:00:00')],
  ],
  [
    2,
    [valued('A2', '0.25', 4), date('06:00:00')],
    [valued('B2', '45413', 6), date('2024-05-01')],
    [valued('C2', '45413', 7), number('45413')],
  ],
  [
    3,
    [valued('A3', '45413', 8), date('2024-05-01')],
    [valued('B3', '45413.5', 9), date('2024-05-01T12:00:00')],
    ['<c r="C3" t="d"><v>2024-05-01T00:00:00</v></c>', date('2024-05-01')],
  ],
  [
    4,
    [valued('A4', '59', 8), date('1900-02-28')],
    [valued('B4', '61', 8), date('1900-03-01')],
    [valued('C4', '-5', 8), number('-5')],
  ],
])

export const bare =
  '<sheetData><row><c t="str"><v>Part</v></c><c t="str"><v>Price</v></c></row><row/><row><c t="str"><v>N-1</v></c><c><v>3</v></c></row></sheetData>'
export const prefixed = (xml: string) => xml.replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:')
export const sparse = byHand([
  [
    7,
    ['', null],
    ['', null],
    [inlined('C7', 'Codice'), 'Codice'],
    ['', null],
    [inlined('E7', 'Prezzo'), 'Prezzo'],
  ],
  [
    12,
    ['', null],
    ['', null],
    [inlined('C12', 'VT-1'), 'VT-1'],
    ['<c r="D12" s="1"/>', null],
    [valued('E12', '12.5'), number('12.5')],
  ],
  [1_048_576, [inlined('A1048576', 'fine'), 'fine']],
])
export const mixed = byHand([
  [
    1,
    [inlined('A1', '型号'), '型号'],
    [inlined('B1', '库存'), '库存'],
    [inlined('C1', '条码'), '条码'],
    [inlined('D1', '重量'), '重量'],
  ],
  [
    2,
    [inlined('A2', '007'), '007'],
    [valued('B2', '1', 0, 'b'), { text: 'true', kind: 'boolean' }],
    [valued('C2', '6901234567892'), number('6901234567892')],
    [valued('D2', '0.1'), number('0.1')],
  ],
  [
    3,
    [valued('A3', '8'), number('8')],
    [valued('B3', '0', 0, 'b'), { text: 'false', kind: 'boolean' }],
    [inlined('C3', '6901234567893'), '6901234567893'],
    [valued('D3', '1.23E+05'), number('123000')],
  ],
  [
    4,
    [inlined('A4', '９'), '９'],
    [inlined('B4', '有'), '有'],
    [valued('C4', '0.1234567890123456'), number('0.123456789012346')],
    [valued('D4', '1e21'), number('1000000000000000000000')],
  ],
])
export const noted = [
  ['Listino 2024', '', '', '', '', ''],
  ['Prezzi IVA esclusa', '', '', '', '', ''],
  ['', '', '', '', '', ''],
  [...heads.it],
  ...italian.slice(0, 2),
  ['', '', '', '', '', ''],
  ...italian.slice(2),
  ['Totale articoli', '', '', '', '5', ''],
]
export const notedRows = sharedRows(noted)
export const wide = `<sheetData><row r="1">${inlined('A1', 'Código')}<c r="B1" s="1"/><c r="XFD1" s="1"/></row><row r="2">${inlined('A2', 'TOR-M6')}<c r="XFD2" s="1"/></row>${Array.from({ length: 300 }, (_, at) => `<row r="${at + 3}" s="1" customFormat="1"><c r="A${at + 3}" s="1"/></row>`).join('')}</sheetData>`
export const inUtf16 = utf16le(
  `\u{feff}<?xml version="1.0" encoding="UTF-16"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${inlined('A1', '型号')}${inlined('B1', '产品名称')}</row></sheetData></worksheet>`,
)
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const named = sharedRows([heads.es, ...spanish])
