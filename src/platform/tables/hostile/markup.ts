// XML that means harm, in every part that is read of workbooks, spreadsheets and catalogues.
import { odsBytes } from '../corpus/spreadsheets.ts'
import { workbookBytes } from '../corpus/workbook-bytes.ts'
import { zipBytes } from '../corpus/zip-bytes.ts'
import type { Hostile } from './archives.ts'

type Place = { where: string; around: (xml: string | Buffer) => Buffer; root: string }

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook one part of which is given. */
function withPart(name: string, content: string | Buffer): Buffer {
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="sheet.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="strings.xml"/><Relationship Id="r3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sheet.xml': '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
    'xl/strings.xml': '<sst><si><t>a</t></si></sst>',
    'xl/styles.xml': '<styleSheet/>',
    [name]: content,
  }
  return zipBytes(
    Object.entries(parts).map(([partName, part]) => ({ name: partName, content: part, stored: true })),
  )
}

const places: readonly Place[] = [
  ...['_rels/.rels', 'xl/workbook.xml', 'xl/sheet.xml', 'xl/strings.xml', 'xl/styles.xml'].map((where) => ({
    where,
    around: (xml: string | Buffer) => withPart(where, xml),
    root: 'worksheet',
  })),
  {
    where: 'content.xml',
    around: (xml) =>
      zipBytes([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
        { name: 'content.xml', content: xml, stored: true },
      ]),
    root: 'office:document-content',
  },
  { where: 'catalogue', around: (xml) => Buffer.from(xml), root: 'BMECAT' },
]

const laughs = `[<!ENTITY a "ha">${Array.from({ length: 40 }, (_, at) => `<!ENTITY ${String.fromCharCode(98 + (at % 24))}${at} "&a;&a;&a;&a;&a;&a;&a;&a;">`).join('')}]`

/** What is done with each place; roots are named as they are there. */
const attacks: readonly { name: string; ends?: Hostile['ends']; xml: (root: string) => string | Buffer }[] = [
  {
    name: 'billion laughs',
    ends: 'entities',
    xml: (root) => `<!DOCTYPE ${root} ${laughs}><${root}>&b0;</${root}>`,
  },
  {
    name: 'a file of this machine',
    ends: 'entities',
    xml: (root) => `<!DOCTYPE ${root} [<!ENTITY x SYSTEM "file:///etc/passwd">]><${root}>&x;</${root}>`,
  },
  {
    name: 'an address',
    ends: 'entities',
    xml: (root) => `<!DOCTYPE ${root} [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd">%x;]><${root}/>`,
  },
  { name: 'an entity of nobody', ends: 'broken file', xml: (root) => `<${root}>&x;</${root}>` },
  { name: 'depth without end', ends: 'broken file', xml: (root) => `<${root}>${'<a>'.repeat(200_000)}` },
  {
    name: 'an attribute of 10 MB',
    ends: 'cell too long',
    xml: (root) => `<${root}><a b="${'x'.repeat(10e6)}"/></${root}>`,
  },
  { name: 'a name of 10 MB', xml: (root) => `<${root}><${'x'.repeat(10e6)}/></${root}>` },
  { name: 'a comment of 10 MB', xml: (root) => `<${root}><!--${'x'.repeat(10e6)}--></${root}>` },
  { name: 'a CDATA of 10 MB', xml: (root) => `<${root}><![CDATA[${'x'.repeat(10e6)}]]></${root}>` },
  {
    name: 'a hundred thousand attributes',
    xml: (root) =>
      `<${root}><a ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/></${root}>`,
  },
  {
    name: 'no UTF-8',
    ends: 'unknown encoding',
    xml: (root) =>
      Buffer.concat([Buffer.from(`<${root}>`), Buffer.of(0xc3, 0x28, 0xff), Buffer.from(`</${root}>`)]),
  },
  {
    name: 'UTF-7',
    ends: 'unknown encoding',
    xml: (root) => `<?xml version="1.0" encoding="UTF-7"?><${root}/>`,
  },
  { name: 'NULs', ends: 'broken file', xml: (root) => `<${root}>\0\0</${root}>` },
  { name: 'no end', ends: 'broken file', xml: (root) => `<${root}><a>` },
  {
    name: 'a style sheet to be fetched',
    xml: (root) => `<?xml-stylesheet href="http://127.0.0.1:9/"?><${root}/>`,
  },
  {
    name: 'what is to be included',
    xml: (root) =>
      `<${root} xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="file:///etc/passwd" parse="text"/></${root}>`,
  },
]

export const markup: readonly Hostile[] = places.flatMap(({ where, around, root }) =>
  attacks.map(({ name, ends, xml }) => ({
    name: `${name} in ${where}`,
    bytes: () => around(xml(root)),
    ...(ends && { ends }),
  })),
)

const ods = (name: string, tables: string, ends?: Hostile['ends']): Hostile => ({
  name: `ods: ${name}`,
  bytes: () => odsBytes(tables),
  ...(ends && { ends }),
})
const table = (content: string) => `<table:table table:name="A">${content}</table:table>`
const cell = (more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>x</text:p></table:table-cell>`
const row = (content: string, more = '') => `<table:table-row${more}>${content}</table:table-row>`
const huge = 2 ** 31

export const spreadsheetTricks: readonly Hostile[] = [
  ods('a cell 2^31 times', table(row(cell(` table:number-columns-repeated="${huge}"`))), 'too many columns'),
  ods('a row 2^31 times', table(row(cell(), ` table:number-rows-repeated="${huge}"`)), 'too many rows'),
  ods(
    'an empty row 2^31 times',
    table(row('<table:table-cell/>', ` table:number-rows-repeated="${huge}"`) + row(cell())),
    'too many rows',
  ),
  ods(
    'an empty cell 2^31 times',
    table(row(`<table:table-cell table:number-columns-repeated="${huge}"/>`)),
    'harmless',
  ),
  ods(
    'an empty cell 2^31 times before another',
    table(row(`<table:table-cell table:number-columns-repeated="${huge}"/>${cell()}`)),
    'too many columns',
  ),
  ods(
    '2^31 hidden columns',
    table(
      `<table:table-column table:visibility="collapse" table:number-columns-repeated="${huge}"/>${row(cell(` table:number-columns-repeated="${huge}"`))}`,
    ),
    'harmless',
  ),
  ods(
    '2^31 hidden rows',
    table(row(cell(), ` table:visibility="collapse" table:number-rows-repeated="${huge}"`)),
    'harmless',
  ),
  ...['-1', '0', 'x', '1e99', '2147483649', '1.5', 'Infinity'].map((times) =>
    ods(
      `a cell ${times} times`,
      table(row(cell(` table:number-columns-repeated="${times}"`))),
      'broken file',
    ),
  ),
  ods(
    'an area of 2^62 cells',
    table(row(cell(` table:number-columns-spanned="${huge}" table:number-rows-spanned="${huge}"`))),
    'harmless',
  ),
  ods(
    '60,000 merged cells',
    table(
      Array.from({ length: 6_000 }, () => row(cell(' table:number-columns-spanned="2"').repeat(10))).join(''),
    ),
    'too many merged cells',
  ),
  ods(
    '2^31 blanks',
    table(
      row(
        `<table:table-cell office:value-type="string"><text:p>x${`<text:s text:c="${huge}"/>`.repeat(50)}x</text:p></table:table-cell>`,
      ),
    ),
    'cell too long',
  ),
  ods('300 tables', table(row(cell())).repeat(300), 'too many sheets'),
  ods(
    'tables in tables',
    table(row(`<table:table-cell>${table(row(cell()))}</table:table-cell>`).repeat(50)),
  ),
  ods(
    'a value of 1e308',
    table(
      row(
        '<table:table-cell office:value-type="float" office:value="1e308"><text:p>1</text:p></table:table-cell>',
      ),
    ),
    'harmless',
  ),
  ods(
    'a value of 1e309',
    table(
      row(
        '<table:table-cell office:value-type="float" office:value="1e309"><text:p>1</text:p></table:table-cell>',
      ),
    ),
    'harmless',
  ),
  ods(
    'a paragraph of commas',
    table(
      row(
        `<table:table-cell office:value-type="float" office:value="1"><text:p>${', '.repeat(100_000)}</text:p></table:table-cell>`,
      ),
    ),
  ),
  ods('60,000 rows', table(row(cell()).repeat(60_000)), 'too many rows'),
  {
    name: 'ods: with a password',
    ends: 'encrypted',
    bytes: () =>
      zipBytes([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
        { name: 'content.xml', content: Buffer.from('8f3a99', 'hex') },
        {
          name: 'META-INF/manifest.xml',
          content: '<m:manifest xmlns:m="m"><m:encryption-data/></m:manifest>',
        },
      ]),
  },
  {
    name: 'xlsx: in bytes of its own',
    ends: 'unknown format',
    bytes: () =>
      withPart(
        '_rels/.rels',
        `<Relationships><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.bin"/></Relationships>`,
      ),
  },
  { name: 'xlsx and ods at once', bytes: () => Buffer.concat([workbookBytes({ sheets: [] }), odsBytes('')]) },
]
