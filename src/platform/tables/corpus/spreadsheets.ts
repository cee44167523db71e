// Six OpenDocument spreadsheets of the corpus.
import type { Cell } from '../table.ts'
import type { CorpusFile, ExpectedSheet } from './laying.ts'
import { escaped } from './workbook-bytes.ts'
import { zipBytes } from './zip-bytes.ts'

const spaces = ['office', 'style', 'text', 'table', 'number', 'draw']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
export const odsType = 'application/vnd.oasis.opendocument.spreadsheet'

/** The bytes of a spreadsheet with these tables. */
export function odsBytes(tables: string, styles = ''): Buffer {
  return zipBytes([
    { name: 'mimetype', content: odsType, stored: true },
    {
      name: 'content.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${spaces} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
    {
      name: 'META-INF/manifest.xml',
      content:
        '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
    },
  ])
}

const file = (
  name: string,
  messy: string,
  tables: string,
  sheets: readonly ExpectedSheet[],
  styles = '',
): CorpusFile => ({
  file: name,
  messy,
  bytes: odsBytes(tables, styles),
  format: 'ods',
  sheets,
})
const table = (name: string, content: string, more = '') =>
  `<table:table table:name="${name}"${more}>${content}</table:table>`
const row = (content: string, more = '') => `<table:table-row${more}>${content}</table:table-row>`
const text = (value: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${escaped(value)}</text:p></table:table-cell>`
const typed = (type: string, value: string, shown: string) =>
  `<table:table-cell office:value-type="${type}" ${value}><text:p>${shown}</text:p></table:table-cell>`
const empty = (times: number) => `<table:table-cell table:number-columns-repeated="${times}"/>`
const emptyRows = (times: number) => row(empty(16_384), ` table:number-rows-repeated="${times}"`)
const number = (of: string, more: Partial<Cell> = {}): Cell => ({ text: of, kind: 'number', ...more })
const date = (of: string): Cell => ({ text: of, kind: 'date' })

const repeats =
  `<table:table-column table:number-columns-repeated="16384"/>` +
  row(text('品番') + text('品名') + text('在庫') + empty(16_381)) +
  emptyRows(2) +
  row(text('HB-1') + text('同上', ' table:number-columns-repeated="2"') + empty(16_381)) +
  row(text('空き') + empty(1) + typed('float', 'office:value="5"', '5'), ' table:number-rows-repeated="3"') +
  emptyRows(1_048_569)

const kinds =
  row(text('Codice') + text('Prezzo') + text('Sconto') + text('Dal') + text('Ora') + text('Attivo')) +
  row(
    text('VT-1') +
      typed('currency', 'office:currency="EUR" office:value="1234.5"', '1.234,50 €') +
      typed('percentage', 'office:value="0.155"', '15,5%') +
      typed('date', 'office:date-value="2024-05-01"', '01/05/24') +
      typed('time', 'office:time-value="PT08H30M00S"', '08:30') +
      typed('boolean', 'office:boolean-value="true"', 'VERO'),
  ) +
  row(
    text('VT-2') +
      typed('float', 'office:value="12.5"', '12,5 mm') +
      typed('float', 'office:value="0.30000000000000004"', '0,3') +
      typed('date', 'office:date-value="2024-05-01T18:00:00"', '01/05/24 18:00') +
      typed('time', 'office:time-value="PT26H00M00S"', '26:00') +
      typed('boolean', 'office:boolean-value="false"', 'FALSO'),
  )

const hiddenStyles =
  '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
const hidden =
  table('Costos', row(text('secreto')), ' table:style-name="ta2"') +
  table(
    'Tarifa',
    '<table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/><table:table-column/>' +
      `<table:table-header-rows>${row(text('Código') + text('Coste') + text('Margen') + text('Precio'))}</table:table-header-rows>` +
      row(text('OLD-1'), ' table:visibility="collapse"') +
      row(text('OLD-2'), ' table:visibility="filter" table:number-rows-repeated="4"') +
      `<table:table-row-group>${row(text('TOR-M6') + text('1') + text('2') + typed('float', 'office:value="8.9"', '8,90'))}</table:table-row-group>`,
    ' table:style-name="ta1"',
  )

const merged =
  row(text('价格表', ' table:number-columns-spanned="3"') + '<table:covered-table-cell/>'.repeat(2)) +
  row(
    text('型号', ' table:number-rows-spanned="2"') +
      '<table:table-cell office:value-type="string"><office:annotation><text:p>内部备注</text:p></office:annotation><text:p>产品</text:p><text:p>名称</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="string"><text:p>单<text:s text:c="2"/>价<text:tab/>元<text:line-break/>含税</text:p></table:table-cell>',
  ) +
  row(`<table:covered-table-cell/>${text('球阀')}${typed('float', 'office:value="88"', '88.00')}`)

const inline =
  row(
    '<table:table-cell office:value-type="string" table:formula="of:=WEBSERVICE(&quot;http://192.0.2.1/&quot;)"><text:p><text:span>Hex</text:span> <text:a href="http://192.0.2.1/">bolt</text:a></text:p></table:table-cell>' +
      '<table:table-cell office:value-type="string"><text:p><text:ruby><text:ruby-base>軸受</text:ruby-base><text:ruby-text>ジクウケ</text:ruby-text></text:ruby></text:p><draw:frame><draw:text-box><text:p>drawn</text:p></draw:text-box></draw:frame></table:table-cell>' +
      '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value=""><text:p>#DIV/0!</text:p></table:table-cell>',
  ) +
  row(`<table:table-cell office:value-type="string"><text:p>  many
      blanks </text:p></table:table-cell><table:table-cell><text:p>untyped</text:p></table:table-cell>`)

const zeros =
  row(text('型番') + text('数量')) +
  row(typed('float', 'office:value="123"', '00123') + typed('float', 'office:value="5000"', '5,000個')) +
  row(
    typed('float', 'office:value="-1.5E-05"', '-0.000015') +
      typed('currency', 'office:currency="JPY" office:value="980"', '¥980'),
  )

export const spreadsheets: readonly CorpusFile[] = [
  file(
    '49-kurikaeshi.ods',
    'cells and rows that are repeated, empty ones to the end of the sheet',
    table('在庫', repeats),
    [
      {
        name: '在庫',
        rows: [
          [1, '品番', '品名', '在庫'],
          [4, 'HB-1', '同上', '同上'],
          ...[5, 6, 7].map((at) => [at, '空き', null, number('5')] as const),
        ],
      },
    ],
  ),
  file(
    '50-tipi.ods',
    'currency, percent, dates, times, yes and no; decimal commas on the screen',
    table('Listino', kinds),
    [
      {
        name: 'Listino',
        rows: [
          [1, 'Codice', 'Prezzo', 'Sconto', 'Dal', 'Ora', 'Attivo'],
          [
            2,
            'VT-1',
            number('1234.5', { unit: '€' }),
            number('15.5', { percent: true }),
            date('2024-05-01'),
            date('08:30:00'),
            { text: 'true', kind: 'boolean' },
          ],
          [
            3,
            'VT-2',
            number('12.5', { unit: 'mm' }),
            number('0.3'),
            date('2024-05-01T18:00:00'),
            '26:00',
            { text: 'false', kind: 'boolean' },
          ],
        ],
      },
    ],
  ),
  file(
    '51-oculto.ods',
    'a hidden table, hidden columns, hidden and filtered rows, a group of rows',
    hidden,
    [
      {
        name: 'Tarifa',
        rows: [
          [1, 'Código', null, null, 'Precio'],
          [7, 'TOR-M6', null, null, number('8.9')],
        ],
      },
    ],
    hiddenStyles,
  ),
  file(
    '52-hebing.ods',
    'merged cells, notes, several paragraphs, blanks and tabs as elements',
    table('价格', merged),
    [
      {
        name: '价格',
        merged: [
          { top: 1, left: 0, bottom: 1, right: 2 },
          { top: 2, left: 0, bottom: 3, right: 0 },
        ],
        rows: [
          [1, '价格表'],
          [2, '型号', '产品\n名称', '单  价\t元\n含税'],
          [3, null, '球阀', number('88')],
        ],
      },
    ],
  ),
  file(
    '53-inline.ods',
    'links, pronunciation, drawings, formulas with an address, blanks of the file',
    table('Data', inline),
    [
      {
        name: 'Data',
        rows: [
          [1, 'Hex bolt', '軸受'],
          [2, 'many blanks', 'untyped'],
        ],
      },
    ],
  ),
  file(
    '54-zero.ods',
    'leading zeros and units only on the screen, small numbers with exponents',
    table('表1', zeros),
    [
      {
        name: '表1',
        rows: [
          [1, '型番', '数量'],
          [2, number('00123'), number('5000', { unit: '個' })],
          [3, number('-0.000015'), number('980', { unit: '¥' })],
        ],
      },
    ],
  ),
]
