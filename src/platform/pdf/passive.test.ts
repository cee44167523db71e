import { deflateRawSync, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aLine, aPage, aPdf } from '../../testing/documents.ts'
import { isPassivePdf } from './passive.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const pdf = (more: string, others: Record<number, string> = {}) =>
  aPdf({ objects: { ...aPage(more), ...others }, streams: aLine })
const withPacked = (packed: Record<number, string>, how: Omit<Parameters<typeof aPdf>[0], 'objects'> = {}) =>
  aPdf({ objects: aPage('/Names 20 0 R'), streams: aLine, packed, ...how })
const honest = { 20: '<< /Dests 21 0 R >>', 21: '<< /Names [(a) [3 0 R /Fit]] >>' }

describe('kept is', () => {
  test.each<[string, Buffer]>([
    ['a page', pdf('')],
    ['one that opens at a place', pdf('/OpenAction [3 0 R /XYZ null null 0]')],
    ['one that goes to a place', pdf('/OpenAction 9 0 R', { 9: '<< /S /GoTo /D [3 0 R /Fit] >>' })],
    ['one that opens at a place by name', pdf('/OpenAction (chapter 1)')],
    ['one with links', pdf('', { 9: '<< /S /URI /URI (https://a.example/JS/AA/JavaScript) >>' })],
    ['one with a link to a mailbox', pdf('', { 9: '<< /S /URI /URI <6d61696c746f3a 6140622e6578> >>' })],
    ['one with a number to call', pdf('', { 9: '<< /S /URI /URI (TEL:+81312345678) >>' })],
    ['one with an address elsewhere', pdf('', { 9: '<< /S /URI /URI 8 0 R >>', 8: '(http://a.example/)' })],
    ['one whose links have a beginning', pdf('/URI << /Base (https://a.example/) >>')],
    ['one that says it elsewhere', pdf('/URI 9 0 R', { 9: '<< /Base (https://a.example/) >>' })],
    ['one with a font called so', pdf('', { 9: '<< /Type /Font /BaseFont /Base >>' })],
    [
      'one with words of ours in texts',
      pdf('', { 9: '<< /Title (/JS /Launch 5 obj semi-trailer) /H <2F4A53> >>' }),
    ],
    ['one with a form to fill in', pdf('/AcroForm << /Fields [9 0 R] >>', { 9: '<< /FT /Tx /T (Name) >>' })],
    ['one with letters called so', pdf('', { 9: '<< /Differences [65 /A /AA /JS /Abreve] >>' })],
    ['one with packed objects', withPacked(honest)],
    ['one with packed objects in another order', withPacked({ 30: '[1 2 3]', ...honest, 25: '(x)' })],
    [
      'one that was changed and saved again',
      aPdf({ objects: aPage(), streams: aLine, appended: '3 0 obj\n<< /Type /Page >>\nendobj\n%%EOF\n' }),
    ],
    [
      'one with a packed picture in which by chance /JS, /AA and obj stand',
      aPdf({
        objects: aPage(),
        streams: { ...aLine, 8: ['/Subtype /Image', '\0\u00ff/JS \u0090/AA obj\n/Launch\u0001 >> endobj ('] },
      }),
    ],
  ])('%s', async (_, bytes) => {
    expect(await isPassivePdf(bytes)).toBe(true)
  })
})

describe('refused is', () => {
  test.each<[string, Buffer]>([
    ['a script', pdf(`/OpenAction ${script}`)],
    ['a script in other letters', pdf('', { 9: '<< /S /J#61vaScrip#74 /J#53 9 0 R >>' })],
    ['a script by name', pdf(`/Names << /JavaScript << /Names [(a) ${script}] >> >>`)],
    ['an action of a page', pdf('', { 9: '<< /Type /Page /AA << /O << /S /GoTo /D [3 0 R /Fit] >> >> >>' })],
    ['an address that is opened', pdf('/OpenAction << /S /URI /URI (https://a.example/) >>')],
    [
      'an address that is opened by another object',
      pdf('/OpenAction 9 0 R', { 9: '<< /S /URI /URI (https://a.example/) >>' }),
    ],
    [
      'an address that is opened by an object behind another',
      pdf('/OpenAction 9 0 R', { 9: '8 0 R', 8: '<< /S /URI /URI (x) >>' }),
    ],
    [
      'an address that is opened after a place',
      pdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (x) >> >>'),
    ],
    [
      'an address that a later version opens',
      aPdf({
        objects: { ...aPage('/OpenAction 9 0 R'), 9: '[3 0 R /Fit]' },
        streams: aLine,
        appended: '9 0 obj\n<< /S /URI /URI (x) >>\nendobj\n%%EOF\n',
      }),
    ],
    ...[
      '(javascript:alert\\(1\\))',
      '(JaVaScRiPt:0)',
      '( javascript:0)',
      '(\\152avascript:0)',
      '(java\\\nscript:0)',
      '<6A617661736372697074 3A30>',
      '<FEFF006A00610076>',
      '(file:///etc/passwd)',
      '(\\\\\\\\evil\\\\share)',
      '(//evil/share)',
      '(smb://evil/share)',
      '(data:text/html,x)',
      '(ms-msdt:/id)',
      '()',
    ].map((address): [string, Buffer] => [
      `a link to ${address}`,
      pdf('', { 9: `<< /S /URI /URI ${address} >>` }),
    ]),
    ['a link to an address elsewhere', pdf('', { 9: '<< /S /URI /URI 8 0 R >>', 8: '(javascript:0)' })],
    ['a link to an address that is not there', pdf('', { 9: '<< /S /URI /URI 99 0 R >>' })],
    ['a second address behind a first', pdf('', { 9: '<< /URI (https://a.ex/) /U#52I (file:///x) >>' })],
    [
      'an address that a later version of the file changes',
      aPdf({
        objects: { ...aPage(), 9: '<< /S /URI /URI 8 0 R >>', 8: '(https://a.example/)' },
        streams: aLine,
        appended: '8 0 obj\n(file:///x)\nendobj\n%%EOF\n',
      }),
    ],
    ['a packed link to a file', withPacked({ ...honest, 22: '<< /S /URI /URI (file:///x) >>' })],
    ['links that begin in a file', pdf('/URI << /Base (file:///etc/) >>')],
    ['a way into another file', pdf('', { 9: '<< /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) /D [0 /Fit] >>' })],
    ['a way into a file inside', pdf('', { 9: '<< /S /GoToE /D (x) /T << /R /C >> >>' })],
    ['a program', pdf('', { 9: '<< /S /Launch /F (cmd.exe) >>' })],
    ['a file inside', pdf('', { 9: '<< /Type /Filespec /EF << /F 8 0 R >> >>' })],
    ['files inside', pdf('/Names << /EmbeddedFiles 9 0 R >>')],
    ['a film', pdf('', { 9: '<< /Subtype /RichMedia >>' })],
    ['a form of another kind', pdf('/AcroForm << /XFA 9 0 R >>')],
    ['a form that is sent', pdf('', { 9: '<< /S /SubmitForm /F (https://a.example/) >>' })],
    ['what is encrypted', aPdf({ objects: aPage(), streams: aLine, trailer: '/Encrypt 9 0 R' })],
    ['a packed script', withPacked({ ...honest, 22: script })],
    ['a packed script in other letters', withPacked({ ...honest, 22: '<</S/#4aavaScript/#4a#53(x)>>' })],
    [
      'packed objects that say not what they are',
      withPacked(
        { 22: script },
        { about: ({ count, first }) => `/N ${count} /First ${first} /Filter /FlateDecode` },
      ),
    ],
    [
      'packed objects that say it elsewhere',
      withPacked(
        { 22: script },
        { about: ({ count, first }) => `/Type 9 0 R /N ${count} /F#69rst ${first} /Filter /FlateDecode` },
      ),
    ],
    [
      'objects packed in a way that is not read',
      withPacked(honest, {
        about: ({ count, first }) =>
          `/Type /ObjStm /N ${count} /First ${first} /Filter [/ASCIIHexDecode /FlateDecode]`,
        pack: (body) => Buffer.from(deflateSync(body).toString('hex')),
      }),
    ],
    [
      'objects packed with a way named elsewhere',
      withPacked(honest, {
        about: ({ count, first }) => `/Type /ObjStm /N ${count} /First ${first} /Filter 9 0 R`,
      }),
    ],
    [
      'objects packed in two ways',
      withPacked(honest, {
        about: ({ count, first }) =>
          `/Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode /Filter /LZWDecode`,
      }),
    ],
    ['objects that are packed wrongly', withPacked(honest, { pack: (body) => deflateRawSync(body) })],
    [
      'objects that lie in another file',
      withPacked(honest, {
        about: ({ count, first }) =>
          `/Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode /F (other.pdf)`,
      }),
    ],
    [
      'objects that unpack to 100 MB',
      withPacked(honest, {
        pack: (body) => deflateSync(Buffer.concat([body, Buffer.alloc(100 * 1024 * 1024, ' ')])),
      }),
    ],
    ['two million packed numbers', withPacked({ 20: `[${'1 '.repeat(2_000_000)}]` })],
    ['a thousand lists in each other', withPacked({ 20: '['.repeat(1_000) + ']'.repeat(1_000) })],
    [
      'an object in a text of a packed one',
      withPacked(
        { 22: `(${' '.repeat(9)}${script})` },
        { pack: (body) => deflateSync(Buffer.from(body.toString('latin1').replace('22 0 ', '22 2 '))) },
      ),
    ],
    [
      'an object in a stream',
      aPdf({ objects: aPage(), streams: { ...aLine, 8: ['', `\n9 0 obj\n${script}\nendobj\n`] } }),
    ],
    ['an object in a text', pdf('', { 9: `(\n8 0 obj\n${script.replaceAll(/[()\\]/g, '')}\nendobj\n)` })],
    ['an object in a comment', pdf('', { 9: `null % 8 0 obj ${script}` })],
    [
      'an object with a comment in its number',
      aPdf({ objects: aPage(), streams: { ...aLine, 8: ['', `\n9 % so\n0 obj\n${script}\nendobj\n`] } }),
    ],
    [
      'a beginning in a stream',
      aPdf({
        objects: aPage(),
        streams: { ...aLine, 8: ['', `trailer << /Root << /OpenAction ${script} >> >>`] },
      }),
    ],
    [
      'a length that reaches over the end of its stream',
      aPdf({
        objects: { ...aPage(), 8: `<< /Length 400 >>\nstream\nx\nendstream\nendobj\n9 0 obj\n${script}` },
        streams: aLine,
      }),
    ],
    [
      'a stream that lies in another file',
      aPdf({
        objects: { ...aPage(), 8: '<< /Length 0 /F (\\\\\\\\evil\\\\x) >>\nstream\n\nendstream' },
        streams: aLine,
      }),
    ],
    [
      'one that says so in other letters',
      aPdf({
        objects: aPage(),
        streams: { ...aLine, 8: ['/#46 << /FS /URL /F (https://a.example/) >>', ''] },
      }),
    ],
    ['half a document', pdf('').subarray(0, 300)],
    ['another kind of file', Buffer.from('<svg/>%%EOF')],
    ['a list without end', pdf('/Names [')],
    ['an entry without a value', pdf('/Names')],
  ])('%s', async (_, bytes) => {
    expect(await isPassivePdf(bytes)).toBe(false)
  })
})

const space = fc.constantFrom(' ', '\n', '\r\n', '\t', '\0', '%c\n', ' % 1 0 obj\r')
/** A name as it may be written: any letter by its code. */
const written = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((coded) =>
      [...name].map((letter, at) => (coded[at] ? `#${letter.charCodeAt(0).toString(16)}` : letter)).join(''),
    )
const acting = fc
  .constantFrom('JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'XFA', 'SubmitForm')
  .chain((name) => fc.tuple(written(name), space))
  .map(([name, gap]) => `<<${gap}/S${gap}/${name}${gap}>>`)
const nested = fc
  .array(fc.constantFrom('list', 'dictionary', 'both'), { maxLength: 20 })
  .chain((layers) =>
    acting.map((inner) =>
      layers.reduce(
        (text, layer) =>
          layer === 'list'
            ? `[1 ${text}]`
            : layer === 'both'
              ? `[<< /K ${text} >>]`
              : `<< /A (\\)) /K ${text} >>`,
        inner,
      ),
    ),
  )

test('however it is written and wherever it lies, what acts is found', async () => {
  await fc.assert(
    fc.asyncProperty(nested, fc.boolean(), async (inner, isPacked) => {
      const bytes = isPacked ? withPacked({ ...honest, 22: inner }) : pdf('', { 9: inner })
      expect(await isPassivePdf(bytes)).toBe(false)
    }),
    { numRuns: 300, seed: 7 },
  )
})

test('whatever bytes are changed, cut out or put in, an answer comes soon', async () => {
  const whole = withPacked(honest)
  const part = fc.tuple(
    fc.nat(whole.length),
    fc.nat(40),
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom(
          '<<',
          '>>',
          '[',
          '(',
          'stream\n',
          'endstream',
          ' obj',
          '9 0 obj',
          'trailer',
          '/First 1',
          '%',
        )
        .map((text) => Buffer.from(text)),
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
      let bytes = whole
      for (const [at, count, put] of parts)
        bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + count)])
      expect(typeof (await isPassivePdf(bytes))).toBe('boolean')
    }),
    { numRuns: 1_500, seed: 7 },
  )
})
