// Texts and other files that mean harm, or are no tables at all.
import { inEncoding, utf16le } from '../corpus/laying.ts'
import type { Hostile } from './archives.ts'

const text = (name: string, content: () => string | Buffer, ends?: Hostile['ends']): Hostile => ({
  name,
  bytes: () => Buffer.from(content() as string),
  ...(ends && { ends }),
})
const header = 'Part,Name,Price\n'
const good = '1,"a b",2\n'

/** The same noise in every run. */
export function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = seed
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}

const magic: Record<string, string | Buffer> = {
  pdf: '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n',
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  gif: 'GIF89a,1,2,3\n4,5,6,7\n',
  jpeg: Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), noise(2_000, 1)]),
  gzip: Buffer.concat([Buffer.from('1f8b0800', 'hex'), noise(2_000, 2)]),
  rar: Buffer.from('526172211a0700cf907300', 'hex'),
  seven: Buffer.from('377abcaf271c0004', 'hex'),
  elf: Buffer.from('7f454c4602010100000000000000000002003e00', 'hex'),
  rtf: '{\\rtf1\\ansi,a,b,c}\n',
  bzip: 'BZh91AY&SY',
}
const pages = [
  '<html><body><table><tr><td>1</td></tr></table></body></html>',
  '<!DOCTYPE html>\n<table><tr><td>1</td></tr></table>',
  '<meta charset="x"><table></table>',
]
const commands = ["=cmd|'/c calc'!A0", '+1+1', '-2+3', '@SUM(1)', '=HYPERLINK("http://127.0.0.1:9/")', '=1+1']

export const lines: readonly Hostile[] = [
  text('nothing', () => '', 'empty'),
  text('a mark only', () => '\u{feff}', 'harmless'),
  text('half a mark', () => Buffer.of(0xef, 0xbb)),
  text(
    'no harm, but 49 MB',
    () => inEncoding(`品番,品名\n${`HB-6204,"${'深溝玉軸受'.repeat(97)}"\n`.repeat(49_900)}`, 'shift_jis'),
    'harmless',
  ),
  text('a quote that never closes', () => `${header}${good}1,"${'x\n'.repeat(20_000)}`),
  text('a quote that never closes, 10 MB', () => `${header}${good}1,"${'x\n'.repeat(5e6)}`, 'row too long'),
  text(
    'a quote that closes two rows later',
    () => `${header}${good}1,"broken,2\n3,"ok",4\n`,
    'broken quotes',
  ),
  text('a cell of 10 MB', () => `${header}1,${'x'.repeat(10e6)},2\n`, 'row too long'),
  text('a cell of 40,000 letters', () => `${header}1,${'x'.repeat(40_000)},2\n`, 'cell too long'),
  text('one line of 40 MB', () => 'x'.repeat(40e6), 'row too long'),
  text('100,000 columns', () => `${'a,'.repeat(100_000)}\n`, 'too many columns'),
  text('501 columns', () => `${'a,'.repeat(500)}a\n`, 'too many columns'),
  text('60,000 rows', () => header + good.repeat(60_000), 'too many rows'),
  text('only delimiters', () => ','.repeat(20e6), 'too many columns'),
  text('delimiters and lines in quotes', () => `${','.repeat(8_000)}"\n"`.repeat(2_000), 'too many columns'),
  text('only quotes', () => '"'.repeat(5e6)),
  text('only apostrophes', () => "'".repeat(5e6)),
  text('only ends of lines', () => '\n'.repeat(5e6), 'too many rows'),
  text('only carriage returns', () => '\r'.repeat(2e6), 'too many rows'),
  text('only blanks', () => ' '.repeat(1e6), 'harmless'),
  text('only backslashes', () => inEncoding(`品番,${'\\ '.repeat(9_000)}\n`, 'shift_jis'), 'harmless'),
  text('NULs', () => `${header}1,a\0b,2\n`, 'unknown format'),
  text('only NULs', () => Buffer.alloc(100_000), 'unknown format'),
  text('UTF-16 with half letters', () =>
    Buffer.concat([utf16le(`\u{feff}a;b\n`), Buffer.of(0, 0xd8), utf16le(';c\n')]),
  ),
  text('UTF-16 of odd length', () => Buffer.concat([utf16le('\u{feff}a;b\n1;2\n'), Buffer.of(0x41)])),
  text('51 MB', () => Buffer.alloc(51 * 1024 * 1024 + 1_500_000, 'a,b\n'), 'too large'),
  text('sep= only', () => 'sep=;'),
  text('sep= and a line', () => 'sep=x\n1x2\n', 'harmless'),
  text('sep= a quote', () => 'sep="\n1"2\n'),
  text('many escapes', () => '\u001b$B\u001b(B'.repeat(50_000)),
  text(
    'an old workbook',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(4_000, 3)]),
    'old workbook',
  ),
  text(
    'a workbook with a password',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), utf16le('EncryptedPackage')]),
    'encrypted',
  ),
  text('a beginning of an archive', () => 'PK\x03\x04', 'broken file'),
  text(
    'an archive of noise',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), noise(10_000, 4)]),
    'broken file',
  ),
  text(
    'other XML',
    () => '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    'unknown format',
  ),
  text('comments without end', () => `<?xml version="1.0"?>${'<!--'.repeat(15_000)}`, 'unknown format'),
  text('declarations without end', () => '<?'.repeat(30_000), 'unknown format'),
  ...Object.entries(magic).map(([kind, content]) =>
    text(`magic of ${kind}`, () => content, 'unknown format'),
  ),
  ...pages.map((page, at) => text(`web page ${at}`, () => page, 'web page')),
  ...commands.map((command) =>
    text(`the cell ${command}`, () => `a;b\n"${command.replaceAll('"', '""')}";1\n`, 'harmless'),
  ),
  ...[5, 6, 7, 8].map((seed) => text(`noise ${seed}`, () => noise(200_000, seed), 'unknown format')),
]

const article = (more: string) => `<ARTICLE><SUPPLIER_AID>a</SUPPLIER_AID>${more}</ARTICLE>`
const bmecat = (name: string, content: () => string, ends?: Hostile['ends']): Hostile =>
  text(
    `bmecat: ${name}`,
    () => `<BMECAT version="1.2"><T_NEW_CATALOG>${content()}</T_NEW_CATALOG></BMECAT>`,
    ends,
  )
const feature = (name: string) =>
  `<ARTICLE_FEATURES><FEATURE><FNAME>${name}</FNAME><FVALUE>1</FVALUE></FEATURE></ARTICLE_FEATURES>`
const group = (id: string, parent: string) =>
  `<CATALOG_STRUCTURE><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>g</GROUP_NAME><PARENT_ID>${parent}</PARENT_ID></CATALOG_STRUCTURE>`

export const catalogueTricks: readonly Hostile[] = [
  bmecat('no articles', () => '', 'no table'),
  bmecat('an article of 100,000 features', () => article(feature('x').repeat(100_000)), 'row too long'),
  bmecat(
    '30,000 features of other names',
    () => Array.from({ length: 30_000 }, (_, at) => article(feature(`f${at}`))).join(''),
    'harmless',
  ),
  bmecat('60,000 articles', () => article('').repeat(60_000), 'too many rows'),
  bmecat(
    'a group that is its own parent',
    () =>
      `${group('1', '1')}${article('')}<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>a</ART_ID><CATALOG_GROUP_ID>1</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`,
    'harmless',
  ),
  bmecat(
    'two groups that are each other’s parents',
    () =>
      `${group('1', '2')}${group('2', '1')}${article('')}<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>a</ART_ID><CATALOG_GROUP_ID>1</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`,
    'harmless',
  ),
  bmecat(
    'one article in 300,000 groups',
    () =>
      `${article('')}${'<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>a</ART_ID><CATALOG_GROUP_ID>1</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>'.repeat(300_000)}`,
  ),
  bmecat(
    '250,000 groups',
    () => Array.from({ length: 250_000 }, (_, at) => group(`${at}`, '0')).join('') + article(''),
    'too many rows',
  ),
  bmecat('a name of 1 MB', () => article(feature('x'.repeat(1e6)))),
  bmecat(
    '__proto__ as a name',
    () =>
      article(
        `${feature('__proto__')}<ARTICLE_DETAILS><__proto__>x</__proto__><constructor>y</constructor></ARTICLE_DETAILS>`,
      ),
    'harmless',
  ),
  bmecat('articles in articles', () => `${'<ARTICLE>'.repeat(150)}${'</ARTICLE>'.repeat(150)}`),
]
