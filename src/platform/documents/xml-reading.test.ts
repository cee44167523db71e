// Texts and archives that other programs may read in another way than we do are no documents.
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anOfficeFile, part, typesList, wordPart, xml, zipped } from '../../testing/office-files.ts'
import { piecesOf, wholeOf } from './unpacking.ts'
import { verdictOn } from './verdict.ts'
import { archiveLimits, Malformed } from './zip-entries.ts'

const main = 'word/document.xml'
const word = (body: string) => anOfficeFile('docx', { [main]: wordPart(body) })
const plain = wordPart('<w:p/>')
const hdr = part('w:hdr')
const header = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml'
const withHeader = (body: string | Uint8Array) =>
  anOfficeFile('docx', { 'word/hdr.dat': body }, { 'word/hdr.dat': header })

const wide = (text: string) => Buffer.from(text, 'utf16le')
const ebcdic = Buffer.from('4c6fa79493', 'hex')
const noise = (bytes: number) => {
  const body = Buffer.alloc(bytes, 'a quick brown fox ')
  for (let at = 0; at + 4 <= bytes; at += 64) body.writeUInt32LE(at, at)
  return body
}
const zeros = archiveLimits.ratioFromBytes * 2
const many = (count: number, body: Buffer | string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`word/media/${n}.bmp`, body]))

test.each<[string, Buffer]>([
  ['an encoding that is not read', anOfficeFile('docx', { [main]: plain.replace('UTF-8', 'UTF-7') })],
  ['another encoding than it has', anOfficeFile('docx', { [main]: wide(`\u{feff}${plain}`) })],
  ['16 bits a letter that nothing tells', anOfficeFile('docx', { [main]: wide(plain.replace(xml, '')) })],
  ['32 bits a letter', withHeader(Buffer.from([...hdr].flatMap((one) => [one.codePointAt(0)!, 0, 0, 0])))],
  ['letters of mainframes', withHeader(ebcdic)],
  ['nothing but blanks at first', withHeader('\n'.repeat(70_000) + hdr.replace(xml, ''))],
  ['letters that are none', anOfficeFile('docx', { [main]: Buffer.from(`${plain}\u00e9`, 'latin1') })],
  ['a later standard', anOfficeFile('docx', { [main]: plain.replace('"1.0"', '"1.1"') })],
  ['a name that stands for something', word('<w:t>&x;</w:t>')],
  ['a prefix of nothing', word('<q:t>a</q:t>')],
  ['one attribute twice', word('<w:p w:a="1" w:a="1"/>')],
  ['two roots', anOfficeFile('docx', { [main]: plain + plain.replace(xml, '') })],
  ['elements without end', word('<w:p>'.repeat(2_000) + '</w:p>'.repeat(2_000))],
  ['a text that is none', anOfficeFile('docx', { 'word/header1.xml': 'page 1' })],
  ['a part in pieces', anOfficeFile('docx', { 'word/header1.xml/[0].last.piece': hdr })],
  ['a main part of no type', zipped({ '[Content_Types].xml': typesList({}), [main]: plain })],
  ['a part too large', anOfficeFile('docx', { 'word/media/a.bmp': noise(archiveLimits.partBytes + 1) })],
  ['parts too large in all', anOfficeFile('docx', many(3, noise(archiveLimits.unpackedBytes / 3 + 1)))],
  [
    'parts too large in all, in documents of its own',
    anOfficeFile('docx', {
      'word/embeddings/a.xlsx': anOfficeFile('xlsx', many(1, noise(archiveLimits.partBytes))),
      'word/embeddings/b.xlsx': anOfficeFile('xlsx', many(1, noise(archiveLimits.partBytes))),
    }),
  ],
  [
    'more text than is read',
    word(
      `<w:p><w:t>${noise(archiveLimits.textBytes)
        .toString('latin1')
        .replaceAll(/[^a-z]/g, 'a')}</w:t></w:p>`,
    ),
  ],
  ['too many parts', anOfficeFile('docx', many(archiveLimits.parts, 'a'))],
  ['zeros', anOfficeFile('docx', { 'word/media/a.bmp': Buffer.alloc(zeros) })],
])('a document with %s is none', async (_, bytes) => {
  expect(await verdictOn(bytes, 'docx')).toBe('other')
})

test.each<[string, Buffer]>([
  ['16 bits a letter', anOfficeFile('docx', { [main]: wide(`\u{feff}${plain.replace('UTF-8', 'UTF-16')}`) })],
  ['no declaration', anOfficeFile('docx', { [main]: plain.replace(xml, '') })],
  ['a mark', anOfficeFile('docx', { [main]: `\u{feff}${plain}` })],
  ['an empty part', anOfficeFile('docx', { 'word/header1.xml': '' })],
  ['many parts of some size', anOfficeFile('docx', many(10, noise(archiveLimits.ratioFromBytes)))],
])('a document with %s is one', async (_, bytes) => {
  expect(await verdictOn(bytes, 'docx')).toBe('plain')
})

test('what is packed behind the end of a part is found', async () => {
  const packed = (behind: Buffer) => {
    const body = Buffer.concat([deflateRawSync(plain), behind])
    return piecesOf({ name: main, method: 8, packed: body, size: Buffer.byteLength(plain) })
  }
  expect((await wholeOf(packed(Buffer.alloc(0)))).toString()).toBe(plain)
  await expect(wholeOf(packed(Buffer.from('MZ')))).rejects.toBeInstanceOf(Malformed)
})
