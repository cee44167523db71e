import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { endingsOf } from '../../contract/file-types.ts'
import { aDrawingPdf, aDxf, anIges, aStep, oneOfEach } from '../../testing/attachments.ts'
import {
  anOfficeFile,
  anOpenDocument,
  field,
  instruction,
  openPart,
  relation,
  typesList,
  wordPart,
  zipped,
} from '../../testing/office-files.ts'
import { inspectDocument } from './inspect.ts'
import { verdictOn } from './verdict.ts'

const documents = (await oneOfEach()).filter(([type]) => !/jpeg|png|webp/.test(type))
const sound = documents.map(([type, bytes]) => [endingsOf(type)[0]!, bytes] as const)

test.each(sound)('a sound %s is plain, whole only, and nothing else', async (ending, bytes) => {
  expect(await verdictOn(bytes, ending)).toBe('plain')
  for (const [other] of sound.filter(([one]) => one !== ending))
    expect(await verdictOn(bytes, other), other).toBe('other')
})

// Of a DWG only its own programs can tell.
test.each(sound.filter(([ending]) => ending !== 'dwg'))(
  'a %s that ends too soon is none',
  async (ending, bytes) => {
    for (const share of [0.2, 0.5, 0.9])
      expect(await verdictOn(bytes.subarray(0, bytes.length * share), ending)).not.toBe('plain')
  },
)

const vba = new Uint8Array([1, 2, 3])
const word = 'word/document.xml'
test.each<[string, string, Buffer]>([
  ['macros', 'docx', anOfficeFile('docx', { 'word/vbaProject.bin': vba })],
  ['macros of a table', 'xlsx', anOfficeFile('xlsx', { 'xl/VBAPROJECT.BIN': vba })],
  ['macros of slides', 'pptx', anOfficeFile('pptx', { 'ppt/vbaProject.bin': vba })],
  [
    'the type of one with macros',
    'docx',
    anOfficeFile('docx', {
      '[Content_Types].xml': typesList({ [word]: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    }),
  ],
  ['old macros', 'xlsx', anOfficeFile('xlsx', { 'xl/macrosheets/sheet1.xml': '<xm:macrosheet/>' })],
  ['controls', 'docx', anOfficeFile('docx', { 'word/activeX/activeX1.xml': '<ax:ocx/>' })],
  ['an object of another program', 'docx', anOfficeFile('docx', { 'word/embeddings/oleObject1.bin': vba })],
  ['a program', 'pptx', anOfficeFile('pptx', { 'ppt/media/setup.exe': vba })],
  ['a script', 'docx', anOfficeFile('docx', { 'word/media/a.js': 'x' })],
  [
    'a template elsewhere',
    'docx',
    anOfficeFile('docx', {
      'word/_rels/settings.xml.rels': relation('attachedTemplate', 'https://a.example/t.dotm'),
    }),
  ],
  [
    'a picture elsewhere',
    'docx',
    anOfficeFile('docx', { 'word/_rels/document.xml.rels': relation('image', 'https://a.example/p.png') }),
  ],
  [
    'a link that runs',
    'docx',
    anOfficeFile('docx', { 'word/_rels/document.xml.rels': relation('hyperlink', 'javascript:alert(1)') }),
  ],
  [
    'a link to a file',
    'docx',
    anOfficeFile('docx', { 'word/_rels/document.xml.rels': relation('hyperlink', 'file:///etc/passwd') }),
  ],
  [
    'a table of another file',
    'xlsx',
    anOfficeFile('xlsx', { 'xl/externalLinks/externalLink1.xml': '<externalLink/>' }),
  ],
  ['data fetched from elsewhere', 'xlsx', anOfficeFile('xlsx', { 'xl/connections.xml': '<connections/>' })],
  [
    'a field that starts a program',
    'docx',
    anOfficeFile('docx', {
      [word]: wordPart(field(instruction(' DDEAUTO c:\\windows\\system32\\cmd.exe '))),
    }),
  ],
  [
    'the same in pieces',
    'docx',
    anOfficeFile('docx', { [word]: wordPart(field(...[' D', 'DEA', 'UTO c:\\a.exe '].map(instruction))) }),
  ],
  [
    'the same in a simple field',
    'docx',
    anOfficeFile('docx', { [word]: wordPart('<w:fldSimple w:instr=" DDE a b "/>') }),
  ],
  [
    'an entity',
    'docx',
    anOfficeFile('docx', {
      [word]: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>',
    }),
  ],
  [
    'macros in an enclosed table',
    'docx',
    anOfficeFile('docx', { 'word/embeddings/a.xlsx': anOfficeFile('xlsx', { 'xl/vbaProject.bin': vba }) }),
  ],
  [
    'a document in a document in a document',
    'docx',
    anOfficeFile('docx', {
      'word/embeddings/a.xlsx': anOfficeFile('xlsx', { 'xl/embeddings/b.docx': anOfficeFile('docx') }),
    }),
  ],
  ['a macro of OpenDocument', 'odt', anOpenDocument('text', { 'Basic/Standard/Module1.xml': '<script/>' })],
  ['a script of OpenDocument', 'ods', anOpenDocument('spreadsheet', { 'Scripts/python/a.py': 'x' })],
  [
    'a listener',
    'odt',
    anOpenDocument('text', {
      'content.xml': openPart('<script:event-listener xlink:href="vnd.sun.star.script:a"/>'),
    }),
  ],
  [
    'a picture of OpenDocument elsewhere',
    'odp',
    anOpenDocument('presentation', {
      'content.xml': openPart('<draw:image xlink:href="https://a.example/p.png"/>'),
    }),
  ],
  ['a drawing with programs', 'dxf', aDxf('0\r\nVBA_PROJECT\r\n')],
  ['a drawing with an object of another program', 'dxf', aDxf('0\r\nOLE2FRAME\r\n')],
  [
    'a script in a PDF',
    'pdf',
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n%%EOF\n'),
  ],
])('%s in a %s is found', async (_, ending, bytes) => {
  expect(await verdictOn(bytes, ending)).toBe('active')
})

const patched = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}
const listAt = (bytes: Buffer) => bytes.readUInt32LE(bytes.length - 6)
const docx = anOfficeFile('docx')

test.each<[string, Buffer]>([
  ['something before it', Buffer.concat([Buffer.from('MZ'), docx])],
  ['something behind it', Buffer.concat([docx, Buffer.from('<html>')])],
  [
    'a comment',
    patched(Buffer.concat([docx, Buffer.from('hi')]), (copy) => copy.writeUInt16LE(2, docx.length - 2)),
  ],
  ['a part whose name is told otherwise', patched(docx, (copy) => copy.write('X', 30))],
  ['a part of another size', patched(docx, (copy) => copy.writeUInt32LE(copy.readUInt32LE(22) + 1, 22))],
  [
    'a locked part',
    patched(docx, (copy) => copy.writeUInt16LE(copy.readUInt16LE(listAt(copy) + 8) | 1, listAt(copy) + 8)),
  ],
  [
    'an unknown packing',
    patched(docx, (copy) => {
      copy.writeUInt16LE(14, 8)
      copy.writeUInt16LE(14, listAt(copy) + 10)
    }),
  ],
  ['a way out', anOfficeFile('docx', { '../../evil.xml': '<a/>' })],
  ['a way to the root', anOfficeFile('docx', { '/etc/passwd': '<a/>' })],
  ['a way of another system', anOfficeFile('docx', { 'word\\a.xml': '<a/>' })],
  ['two parts of one name', anOfficeFile('docx', { 'WORD/document.xml': '<a/>' })],
  ['no list of types', zipped({ [word]: '<w:document/>' })],
  [
    'a part that unpacks to more than it says',
    patched(anOfficeFile('docx', { 'word/bomb.xml': 'x'.repeat(5_000_000) }), (copy) => {
      const name = copy.lastIndexOf('word/bomb.xml')
      copy.writeUInt32LE(10, name - 46 + 24)
      copy.writeUInt32LE(10, copy.indexOf('word/bomb.xml') - 30 + 22)
    }),
  ],
  [
    '500 MB of blanks',
    anOfficeFile(
      'docx',
      Object.fromEntries(
        Array.from({ length: 9 }, (_, n) => [`word/p${n}.xml`, Buffer.alloc(60_000_000, ' ')]),
      ),
    ),
  ],
])('an archive with %s is none', async (_, bytes) => {
  expect(await verdictOn(bytes, 'docx')).toBe('other')
})

test.each<[string, string, Buffer]>([
  [
    'links',
    'docx',
    anOfficeFile('docx', {
      'word/_rels/document.xml.rels': relation('hyperlink', 'https://a.example/dde link'),
    }),
  ],
  [
    'page numbers and links in fields',
    'docx',
    anOfficeFile('docx', {
      [word]: wordPart(
        field(instruction(' PAGE ')) + field(instruction(' HYPERLINK "https://a.example/DDE LINK" ')),
      ),
    }),
  ],
  [
    'a diagram with its table',
    'pptx',
    anOfficeFile('pptx', {
      'ppt/embeddings/Sheet1.xlsx': anOfficeFile('xlsx'),
      'ppt/charts/_rels/chart1.xml.rels': relation('package', '../embeddings/Sheet1.xlsx', 'Internal'),
    }),
  ],
  [
    'pictures',
    'odt',
    anOpenDocument('text', {
      'content.xml': openPart(
        '<draw:image xlink:href="Pictures/1.png"/><text:a xlink:href="https://a.example/">a</text:a>',
      ),
    }),
  ],
  ['a mark of its letters', 'step', Buffer.concat([Buffer.from('\u{feff}'), aStep()])],
  [
    'Japanese names in another coding',
    'dxf',
    aDxf(`0\r\nTEXT\r\n1\r\n${Buffer.from([0x8e, 0xb2, 0x8e, 0xf3]).toString('latin1')}\r\n`),
  ],
])('%s in a %s stay', async (_, ending, bytes) => {
  expect(await verdictOn(bytes, ending)).toBe('plain')
})

test.each<[string, Buffer]>([
  ['lines that are counted otherwise at its end', anIges({ end: 'S      1G      2D      2P      2' })],
  ['a page that follows it', Buffer.concat([anIges(), Buffer.from('<script>alert(1)</script>')])],
  ['a section out of its order', Buffer.from(anIges().toString().split('\n').toReversed().join('\n'))],
  ['a line that is missing', Buffer.from(anIges().toString().split('\n').toSpliced(2, 1).join('\n'))],
  ['a line of other width', Buffer.from(anIges().toString().replace('A point ', 'A point'))],
  ['no drawing in it', Buffer.from('A point')],
])('an IGES file with %s is none', async (_, bytes) => {
  expect(await verdictOn(bytes, 'igs')).toBe('other')
})

test('a large drawing is looked into beside the others, within its time', async () => {
  expect(await inspectDocument(aDrawingPdf(12_000_000), 'pdf')).toBe('plain')
  expect(await inspectDocument(aStep(12_000_000), 'step')).toBe('plain')
  await expect(inspectDocument(aStep(2_000_000), 'step', { ms: 1, megabytes: 512 })).rejects.toMatchObject({
    name: 'TookTooLong',
  })
  // Unpacked by bombs, never by people.
  const packed = deflateRawSync(Buffer.alloc(1_000))
  expect(await inspectDocument(packed, 'docx')).toBe('other')
})
