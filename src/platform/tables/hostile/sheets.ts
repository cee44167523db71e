// Workbooks whose sheets mean harm.
import { inlined, letterOf, workbookBytes } from '../corpus/workbook-bytes.ts'
import type { Hostile } from './archives.ts'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** So that it is not refused for how well it packs. */
const unpacked: More = { how: { stored: true } }
type More = Partial<Parameters<typeof workbookBytes>[0]>

const book = (name: string, xml: () => string, ends?: Hostile['ends'], more: More = unpacked): Hostile => ({
  name: `xlsx: ${name}`,
  bytes: () => workbookBytes({ sheets: [{ name: 'A', xml: xml() }], ...more }),
  ...(ends && { ends }),
})
const rows = (xml: string) => `<sheetData>${xml}</sheetData>`
const cells = (xml: string) => rows(`<row r="1">${xml}</row>`)
const value = (text: string, more = '') => cells(`<c r="A1"${more}><v>${text}</v></c>`)

const numbers = [
  '1e308',
  '-1e308',
  '1e309',
  '-1e309',
  'NaN',
  'Infinity',
  '5e-324',
  '0x10',
  '1_000',
  '',
  ' ',
  '--1',
  '9'.repeat(30_000),
]
const strings = ['-1', '1', '1e3', '4294967296', '99999999999999999999', 'x', '0.5', 'NaN']
const places = ['', 'A', '1', 'AAAA1', 'XFE1', 'ÄÖ1', 'A0', 'a1', '$A$1', 'A1:B2']
const rowNumbers = ['0', '-1', '1.5', '1e99', 'x', '1048577', 'NaN']

export const sheets: readonly Hostile[] = [
  ...numbers.map((text) => book(`the number ${text.slice(0, 12)}`, () => value(text), 'harmless')),
  ...['1e308', '-1', '2958467', '60', '1e-300'].map((text) =>
    book(`the date ${text}`, () => value(text, ' s="1"'), 'harmless', { formats: ['yyyy-mm-dd'] }),
  ),
  ...strings.map((text) =>
    book(`the shared text ${text}`, () => value(text, ' t="s"'), 'broken file', {
      strings: ['<si><t>a</t></si>'],
    }),
  ),
  book('a shared text without any', () => value('0', ' t="s"'), 'broken file'),
  ...['-1', '1e9', 'x', '4294967295'].map((style) =>
    book(`the style ${style}`, () => value('1', ` s="${style}"`), 'harmless'),
  ),
  ...places.map((place) =>
    book(`the place ${JSON.stringify(place)}`, () => cells(`<c r="${place}"><v>1</v></c>`)),
  ),
  ...rowNumbers.map((number) =>
    book(`the row ${number}`, () => rows(`<row r="${number}">${inlined('A1', 'a')}</row>`), 'broken file'),
  ),
  book('rows backwards', () => rows('<row r="2"/><row r="1"/>'), 'broken file'),
  book('cells backwards', () => cells(inlined('B1', 'b') + inlined('A1', 'a')), 'broken file'),
  book('a million rows of nothing', () => rows('<row/>'.repeat(1_000_000)), 'harmless'),
  book('more rows than there can be', () => rows('<row/>'.repeat(1_100_000)), 'broken file'),
  book(
    '60,000 rows',
    () =>
      rows(
        Array.from(
          { length: 60_000 },
          (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
        ).join(''),
      ),
    'too many rows',
  ),
  book(
    '501 columns',
    () => cells(Array.from({ length: 501 }, (_, at) => `<c r="${letterOf(at)}1"><v>1</v></c>`).join('')),
    'too many columns',
  ),
  book('100,000 columns', () => cells('<c><v>1</v></c>'.repeat(100_000)), 'too many columns'),
  book('100,000 columns of nothing', () => cells('<c s="1"/>'.repeat(100_000)), 'broken file'),
  book('a cell of 10 MB', () => cells(inlined('A1', 'x'.repeat(10e6))), 'cell too long'),
  book('a cell of 40,000 letters', () => cells(inlined('A1', 'x'.repeat(40_000))), 'cell too long'),
  book(
    'a cell of 10 MB in runs',
    () => cells(`<c r="A1" t="inlineStr"><is>${'<r><t>0123456789</t></r>'.repeat(1_000_000)}</is></c>`),
    'cell too long',
  ),
  book('a value of 10 MB', () => value('1'.repeat(10e6)), 'cell too long'),
  book('a shared text of 10 MB', () => value('0', ' t="s"'), 'cell too long', {
    strings: [`<si><t>${'x'.repeat(10e6)}</t></si>`],
    ...unpacked,
  }),
  book('a million shared texts', () => value('999999', ' t="s"'), 'harmless', {
    strings: Array.from({ length: 1_000_000 }, (_, at) => `<si><t>text ${at}</t></si>`),
  }),
  book('five million shared texts', () => value('1', ' t="s"'), 'unpacks to too much', {
    strings: ['<si/>'.repeat(5_000_000)],
  }),
  book(
    'no harm, but 49 MB',
    () =>
      rows(
        Array.from(
          { length: 49_000 },
          (_, at) => `<row><c t="s"><v>${(at * 7_919) % 49_000}</v></c></row>`,
        ).join(''),
      ),
    'harmless',
    {
      ...unpacked,
      strings: Array.from(
        { length: 49_000 },
        (_, at) => `<si><t>${at} ${'all of a description '.repeat(44)}</t></si>`,
      ),
    },
  ),
  book(
    '60,000 merged cells',
    () =>
      `${rows('')}<mergeCells>${Array.from({ length: 60_000 }, (_, at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`).join('')}</mergeCells>`,
    'too many merged cells',
  ),
  ...['', 'A1', 'A1:', 'A1:B2:C3', 'A9999999999:B2', 'x'.repeat(40_000)].map((ref) =>
    book(
      `merged cells ${ref.slice(0, 16)}`,
      () => `${rows('')}<mergeCells><mergeCell ref="${ref}"/></mergeCells>`,
      'broken file',
    ),
  ),
  book(
    'everything merged',
    () => `${rows('')}<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`,
    'harmless',
  ),
  book(
    'a command as formula',
    () =>
      cells(
        `<c r="A1" t="str"><f>cmd|'/c calc'!A0</f><v>x</v></c><c r="B1"><f>WEBSERVICE("http://127.0.0.1:9/")</f></c>`,
      ),
    'harmless',
  ),
  book(
    'a formula of 10 MB',
    () => cells(`<c r="A1"><f>${'1+'.repeat(5e6)}1</f><v>2</v></c>`),
    'cell too long',
  ),
  book(
    'hidden columns without end',
    () => `<cols>${'<col min="1" max="2147483648" hidden="1"/>'.repeat(1_000)}</cols>${value('1')}`,
    'harmless',
  ),
  book(
    'hidden columns without number',
    () => `<cols>${'<col min="1" max="2" hidden="1"/>'.repeat(20_000)}</cols>${value('1')}`,
    'broken file',
  ),
  book('a format of 1 MB', () => value('1', ' s="1"'), 'cell too long', { formats: ['"'.repeat(1e6)] }),
  book('80,000 formats', () => value('1', ' s="1"'), 'broken file', {
    formats: Array.from({ length: 80_000 }, () => '0'),
  }),
  book('a format of brackets', () => value('1', ' s="1"'), 'harmless', {
    formats: ['[[[[[[[['.repeat(30) + '\\'.repeat(9)],
  }),
  book(
    'sheets in sheets',
    () => `<sheetData>${'<sheetData>'.repeat(150)}${'</sheetData>'.repeat(150)}</sheetData>`,
  ),
  {
    name: 'xlsx: 300 sheets',
    ends: 'too many sheets',
    bytes: () =>
      workbookBytes({ sheets: Array.from({ length: 300 }, (_, at) => ({ name: `${at}`, xml: '' })) }),
  },
  { name: 'xlsx: no sheets', ends: 'no table', bytes: () => workbookBytes({ sheets: [] }) },
  {
    name: 'xlsx: only hidden sheets',
    ends: 'no table',
    bytes: () => workbookBytes({ sheets: [{ name: 'A', xml: value('1'), state: 'veryHidden' }] }),
  },
  ...[
    '../../../../etc/passwd',
    '/etc/passwd',
    'http://127.0.0.1:9/',
    'workbook.xml',
    '_rels/workbook.xml.rels',
    '',
  ].map((target) => ({
    name: `xlsx: a sheet at ${JSON.stringify(target)}`,
    bytes: () =>
      workbookBytes({
        sheets: [{ name: 'A', xml: '' }],
        relations: `<Relationship Id="rId1" Type="${relations}/worksheet" Target="${target}"/>`,
      }),
  })),
  {
    name: 'xlsx: texts that are the sheet',
    bytes: () =>
      workbookBytes({
        sheets: [{ name: 'A', xml: value('0', ' t="s"') }],
        relations: `<Relationship Id="x" Type="${relations}/sharedStrings" Target="worksheets/sheet1.xml"/>`,
      }),
  },
]
