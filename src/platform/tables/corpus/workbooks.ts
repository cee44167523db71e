// Eighteen workbooks of the corpus.
import { textRows, type CorpusFile, type ExpectedSheet } from './laying.ts'
import { heads, spanish } from './products.ts'
import { workbookBytes } from './workbook-bytes.ts'
import {
  number,
  titled,
  shared,
  phonetic,
  merges,
  mergesXml,
  inlineRows,
  inlineXml,
  dates1904,
  visible,
  secret,
  hiddenXml,
  formulas,
  formatCodes,
  formatted,
  rich,
  richSheet,
  dateCodes,
  manyDates,
  bare,
  prefixed,
  sparse,
  mixed,
  noted,
  notedRows,
  wide,
  inUtf16,
  office,
  named,
} from './workbook-cells.ts'

type Laying = Parameters<typeof workbookBytes>[0]

const book = (file: string, messy: string, laying: Laying, sheets: readonly ExpectedSheet[]): CorpusFile => ({
  file,
  messy,
  bytes: workbookBytes(laying),
  format: 'xlsx',
  sheets,
})

export const workbooks: readonly CorpusFile[] = [
  book(
    '31-ichiran.xlsx',
    'title over merged cells, header of two rows with merged cells, words with their pronunciation',
    { sheets: [{ name: '製品', xml: shared.data + mergesXml }], strings: phonetic },
    [{ name: '製品', merged: merges, rows: textRows(titled) }],
  ),
  book(
    '32-inline.xlsx',
    'texts in the cells, none shared',
    { sheets: [{ name: '价格', xml: `<sheetData>${inlineXml}</sheetData>` }] },
    [{ name: '价格', rows: textRows(inlineRows) }],
  ),
  book(
    '33-mac-1904.xlsx',
    'dates counted from 1904',
    { sheets: [{ name: 'Sheet1', xml: dates1904.data }], formats: ['yyyy/m/d', 'h:mm'], from1904: true },
    [{ name: 'Sheet1', rows: dates1904.rows }],
  ),
  book(
    '34-hidden-sheets.xlsx',
    'hidden and very hidden sheets around the one that is shown',
    {
      sheets: [
        { name: 'Costs', xml: secret, state: 'hidden' },
        { name: 'Prices', xml: visible.data },
        { name: 'Codes', xml: secret, state: 'veryHidden' },
      ],
    },
    [{ name: 'Prices', rows: visible.rows }],
  ),
  book(
    '35-hidden-rows.xlsx',
    'hidden rows and columns, by mark and by size',
    { sheets: [{ name: 'Foglio1', xml: hiddenXml }] },
    [
      {
        name: 'Foglio1',
        rows: [
          [1, 'Codice', null, 'Prezzo'],
          [3, 'VT-1', null, number('12.5')],
        ],
      },
    ],
  ),
  book(
    '36-formulas.xlsx',
    'formulas with stored values and without, errors, links to other files',
    { sheets: [{ name: 'P', xml: formulas.data }] },
    [{ name: 'P', rows: formulas.rows }],
  ),
  book(
    '37-formats.xlsx',
    'percent, leading zeros, units and currencies in number formats',
    { sheets: [{ name: 'F', xml: formatted.data }], formats: formatCodes },
    [{ name: 'F', rows: formatted.rows }],
  ),
  book(
    '38-rich.xlsx',
    'texts in runs, escaped letters, blanks that count, empty texts',
    { sheets: [{ name: 'R', xml: richSheet.data }], strings: rich },
    [{ name: 'R', rows: richSheet.rows }],
  ),
  book(
    '39-dates.xlsx',
    'dates in formats of Japan and others, times, days of 1900',
    { sheets: [{ name: '日付', xml: manyDates.data }], formats: dateCodes },
    [{ name: '日付', rows: manyDates.rows }],
  ),
  book(
    '40-bare.xlsx',
    'rows and cells that do not say where they are',
    { sheets: [{ name: 'Data', xml: bare }] },
    [
      {
        name: 'Data',
        rows: [
          [1, 'Part', 'Price'],
          [3, 'N-1', number('3')],
        ],
      },
    ],
  ),
  book(
    '41-strict.xlsx',
    'strict namespaces with prefixes, absolute paths',
    { sheets: [{ name: 'S', xml: prefixed(visible.data) }], prefix: 'x', strict: true, absolute: true },
    [{ name: 'S', rows: visible.rows }],
  ),
  book(
    '42-sparse.xlsx',
    'the table begins at C7, and the last possible row has a word',
    { sheets: [{ name: 'Foglio1', xml: sparse.data }], formats: ['0.0'] },
    [{ name: 'Foglio1', rows: sparse.rows }],
  ),
  book(
    '43-mixed.xlsx',
    'numbers as text and as numbers, yes and no, long numbers, noise of floating point',
    { sheets: [{ name: '表1', xml: mixed.data }] },
    [{ name: '表1', rows: mixed.rows }],
  ),
  book(
    '44-macros.xlsm',
    'macros, a chart sheet, links to other files, two sheets',
    {
      sheets: [
        { name: 'A', xml: visible.data },
        { name: 'B', xml: bare },
      ],
      mainType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
      relations: `<Relationship Id="rId801" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/><Relationship Id="rId802" Type="${office}/externalLink" Target="http://192.0.2.1/x.xlsx" TargetMode="External"/>`,
      more: [{ name: 'xl/vbaProject.bin', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') }],
    },
    [
      { name: 'A', rows: visible.rows },
      {
        name: 'B',
        rows: [
          [1, 'Part', 'Price'],
          [3, 'N-1', number('3')],
        ],
      },
    ],
  ),
  book(
    '45-listino.xlsx',
    'title and note above, blank rows between, total below',
    { sheets: [{ name: 'Listino', xml: notedRows.data }], strings: notedRows.strings },
    [{ name: 'Listino', rows: textRows(noted) }],
  ),
  book(
    '46-utf16.xlsx',
    'a sheet in UTF-16; sizes behind the parts',
    {
      sheets: [
        { name: 'A', xml: visible.data },
        { name: 'U', bytes: inUtf16 },
      ],
      how: { sizesBehind: true },
    },
    [
      { name: 'A', rows: visible.rows },
      { name: 'U', rows: [[1, '型号', '产品名称']] },
    ],
  ),
  book(
    '47-wide-styles.xlsx',
    'empty cells with styles to the last column, and 300 rows of them',
    { sheets: [{ name: 'Hoja1', xml: wide }], formats: ['0'] },
    [
      {
        name: 'Hoja1',
        rows: [
          [1, 'Código'],
          [2, 'TOR-M6'],
        ],
      },
    ],
  ),
  book(
    '48-wrong-name.csv',
    'a workbook with the name of a text; parts not packed',
    { sheets: [{ name: 'Tarifa', xml: named.data }], strings: named.strings, how: { stored: true } },
    [{ name: 'Tarifa', rows: textRows([heads.es, ...spanish]) }],
  ),
]
