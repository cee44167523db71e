// Thirty texts of the corpus.
import { inEncoding, lined, textRows, utf16be, utf16le, type CorpusFile, type OldEncoding } from './laying.ts'
import { chinese, english, heads, italian, japanese, spanish, taiwanese } from './products.ts'

type Rows = readonly (readonly string[])[]

/** A text whose cells are these rows, laid in this way. */
function text(
  file: string,
  messy: string,
  rows: Rows,
  how: { delimiter?: string; encoding?: string; bytes: Buffer; format?: string },
): CorpusFile {
  const { delimiter = ',', encoding = 'utf-8', bytes, format } = how
  return {
    file,
    messy,
    bytes,
    format: format ?? (delimiter === '\t' ? 'tsv' : 'csv'),
    encoding,
    ...(delimiter !== '' && { delimiter }),
    sheets: [{ name: file, rows: textRows(rows) }],
  }
}

function old(file: string, messy: string, rows: Rows, encoding: OldEncoding, delimiter = ','): CorpusFile {
  const bytes = inEncoding(lined(rows, delimiter), encoding)
  return text(file, messy, rows, { delimiter, encoding, bytes })
}

const ja: Rows = [heads.ja, ...japanese]
const it: Rows = [heads.it, ...italian]
const es: Rows = [heads.es, ...spanish]
const en: Rows = [heads.en, ...english]
const ascii: Rows = en.map((row) => row.map((cell) => cell.replaceAll('±', '+/-')))
const zh: Rows = [heads.zh, ...chinese]
const tw: Rows = [heads.tw, ...taiwanese]
const withoutMillimetre = ja.map((row) => row.map((cell) => cell.replaceAll('㎜', 'mm').replaceAll('−', '-')))
const sjis = ja.map((row) => row.map((cell) => cell.replaceAll('−', '－')))

const inTheMiddle: Rows = [
  ['株式会社檜川軸受製作所　価格表', '', '', '', '', ''],
  ['2009年4月1日改定', '', '', '', '', ''],
  ['', '', '', '', '', ''],
  ['品番', '品名', '仕様', '価格', '', '発注'],
  ['', '', '', '単位', '単価', '最小数'],
  ...sjis.slice(1),
  ['', '', '', '', '', ''],
  ['合計', '', '', '', '7品目', ''],
  ['※価格は予告なく変更する場合があります。', '', '', '', '', ''],
]

const halfWidth: Rows = [
  ['ﾋﾝﾊﾞﾝ', 'ﾋﾝﾒｲ', 'ﾀﾝｶ', 'ｽｳﾘｮｳ'],
  ['A-100', 'ﾍﾞｱﾘﾝｸﾞ', '480', '10'],
  ['A-101', 'ﾎﾞﾙﾄ M6X20', '35', '100'],
  ['A-102', 'ﾀｲﾐﾝｸﾞﾌﾟｰﾘ', '1280', '1'],
]
const special: Rows = [
  ['№', '品名', '備考'],
  ['①', '㈱髙槻製　ゴムパッキン', '厚さ3㎜、面積5㎡'],
  ['②', '﨑山式クランプ', 'Ⅲ型、30㌢'],
]
const multiline: Rows = [
  ['品番', '説明'],
  ['HB-1', '高速回転用。\n水に濡れる場所では\n使用しないでください。'],
  ['HB-2', '"特注"、即納'],
]
const fourBytes: Rows = [heads.zh, ...chinese, ['LS-㐀', '生僻字：㐂㐅', '１２．５毫米', '个', '５００', '']]
const quoted: Rows = [
  heads.en,
  ['Q-1', 'Bolt, hex, "zinc"', '', 'box', '1,240.00', '5'],
  ['Q-2', '""', 'a,b', 'pc', '7', ''],
]
const ragged: Rows = [
  heads.en,
  ['R-1', 'Short row'],
  ['', '', '', '', '', ''],
  ['   ', '\u3000', '', '', '', ''],
  ['R-2', 'Long row', 'x', 'pc', '1.00', '1', 'a note', 'and another'],
]
const longList: Rows = [
  ['Codice', 'Descrizione', 'Tolleranza'],
  ...Array.from({ length: 1_500 }, (_, at) => [
    `LX-${10_000 + at}`,
    `Boccola in bronzo sinterizzato ${at}`,
    '0.01',
  ]),
  ['LX-99999', 'Boccola speciale', '±5 µm'],
]
const oneColumn: Rows = [['Referencia'], ['ROD-6204'], ['ROD-6205'], ['TOR-M6'], ['BOM-02']]
const literal: Rows = [
  ['Item', 'Name', 'Size'],
  ['L-1', '"L" bracket', '2"'],
  ['L-2', '"U" bracket', '3"'],
  ['L-3', 'Flat bracket', '1/2"'],
]
const rack: Rows = [
  heads.en,
  ['K-1', '19" rack', '4 U', 'pc', '54.90', '1'],
  ['K-2', 'Shelf 10"', '', 'pc', '9', '1'],
]
const damaged: Rows = [...ja.slice(0, 5), ['X-1', '破損\u{fffd}品', '', '', '', '']]
const repeatedly: Rows = Array.from({ length: 60 }, () => japanese).flat()

function damagedBytes(): Buffer {
  const [before = '', after = ''] = lined([...repeatedly, ...damaged], ',').split('\u{fffd}')
  return Buffer.concat([Buffer.from(before), Buffer.of(0x8f), Buffer.from(after)])
}

const allQuoted = (rows: Rows, quote: string, delimiter: string) =>
  rows
    .map(
      (row) =>
        `${row.map((cell) => quote + cell.replaceAll(quote, quote + quote) + quote).join(delimiter)}\n`,
    )
    .join('')

export const texts: readonly CorpusFile[] = [
  old(
    '01-kakakuhyo.csv',
    'Shift_JIS; title and notes above, header of two rows, blank row and total below',
    inTheMiddle,
    'shift_jis',
  ),
  old('02-hankaku.csv', 'Shift_JIS; names and heads in half-width katakana', halfWidth, 'shift_jis'),
  old('03-erp.tsv', 'Shift_JIS with tabs; letters whose second byte is a backslash', sjis, 'shift_jis', '\t'),
  old('04-euc.csv', 'EUC-JP; thousands in quotes', sjis, 'euc-jp'),
  old(
    '05-jis.csv',
    'ISO-2022-JP, seven bits',
    withoutMillimetre.map((row) => row.map((cell) => cell.replaceAll('～', '－'))),
    'iso-2022-jp',
  ),
  text('06-bom.csv', 'UTF-8 with a mark; line breaks and doubled quotes in quotes', multiline, {
    bytes: Buffer.from(`\u{feff}${lined(multiline, ',')}`),
  }),
  text('07-unicode-text.txt', 'UTF-16 LE with a mark and tabs, as spreadsheets save “Unicode text”', ja, {
    delimiter: '\t',
    encoding: 'utf-16le',
    bytes: utf16le(`\u{feff}${lined(ja, '\t')}`),
  }),
  text('08-no-mark.csv', 'UTF-16 BE without a mark', ja, {
    encoding: 'utf-16be',
    bytes: utf16be(lined(ja, ',')),
  }),
  old('09-jiagebiao.csv', 'GB18030 with semicolons', zh, 'gb18030', ';'),
  old('10-shengpizi.csv', 'GB18030 with letters of four bytes; full-width digits', fourBytes, 'gb18030'),
  old('11-baojia.csv', 'Big5; thousands in quotes', tw, 'big5'),
  text('12-chanpin.csv', 'UTF-8 without a mark, pipes', zh, {
    delimiter: '|',
    bytes: Buffer.from(lined(zh, '|', '\n')),
  }),
  old(
    '13-listino.csv',
    'Windows-1252 with semicolons; decimal commas, typographic quotes',
    it,
    'windows-1252',
    ';',
  ),
  old('14-tarifa.csv', 'Windows-1252 with semicolons; ½, Ø, € and dashes', es, 'windows-1252', ';'),
  text('15-caret.csv', 'carets', ascii, { delimiter: '^', bytes: Buffer.from(lined(ascii, '^', '\n')) }),
  text('16-sep.csv', 'first line tells the delimiter', en, {
    delimiter: '|',
    bytes: Buffer.from(`sep=|\r\n${lined(en, '|')}`),
  }),
  text('17-mac.csv', 'lines end with CR alone', en, { bytes: Buffer.from(lined(en, ',', '\r')) }),
  text('18-dos.csv', 'lines end in two ways; control-Z at the end', en, {
    bytes: Buffer.from(`${lined(en.slice(0, 3), ',', '\r\n')}${lined(en.slice(3), ',', '\n')}\u001a`),
  }),
  text('19-inches.csv', 'inch marks in cells without quotes', rack, {
    bytes: Buffer.from(rack.map((row) => `${row.join(',')}\r\n`).join('')),
  }),
  text('20-inches-in-quotes.csv', 'inch marks within quotes that are not doubled', rack, {
    bytes: Buffer.from(rack.map((row) => `${row.map((cell) => `"${cell}"`).join(',')}\r\n`).join('')),
  }),
  text('21-apostrophes.csv', 'cells in single quotes', en, {
    delimiter: ';',
    bytes: Buffer.from(allQuoted(en, "'", ';')),
  }),
  text('22-quotes.csv', 'everything in quotes: doubled ones, delimiters, empty cells', quoted, {
    bytes: Buffer.from(allQuoted(quoted, '"', ',')),
  }),
  text('23-ragged.csv', 'rows of different widths, rows of blanks, delimiters at the end', ragged, {
    bytes: Buffer.from(lined(ragged, ',')),
  }),
  old(
    '24-boccole.csv',
    'Windows-1252; the only letters beyond ASCII are in row 1,502',
    longList,
    'windows-1252',
  ),
  text('25-referencias.csv', 'one column, no delimiter', oneColumn, {
    delimiter: '',
    bytes: Buffer.from(lined(oneColumn, ',')),
  }),
  old('26-kishu-izon.csv', 'Shift_JIS with letters of NEC and IBM: ①㎜㈱髙﨑', special, 'shift_jis'),
  text('27-ascii-16.csv', 'UTF-16 LE without a mark', en, {
    encoding: 'utf-16le',
    bytes: utf16le(lined(en, ',')),
  }),
  text('28-damaged.csv', 'UTF-8 with one broken byte, in the last row', [...repeatedly, ...damaged], {
    bytes: damagedBytes(),
  }),
  text('29-literal.tsv', 'tabs; quotes are letters', literal, {
    delimiter: '\t',
    bytes: Buffer.from(literal.map((row) => `${row.join('\t')}\r\n`).join('')),
  }),
  text(
    '30-heads.csv',
    'heads of two lines in quotes with CR LF, semicolons, thousands with a point',
    [
      ['Codice\narticolo', 'Prezzo\nlistino'],
      ['VT-1', '1.234,50'],
      ['VT-2', '2.000,00'],
    ],
    {
      delimiter: ';',
      bytes: Buffer.from('"Codice\r\narticolo";"Prezzo\r\nlistino"\r\nVT-1;1.234,50\r\nVT-2;2.000,00\r\n'),
    },
  ),
]
