// Files that somebody with bad intentions uploads, made when asked for.
import { createDeflate, crc32, deflateSync, gzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'

export type HostileFile = {
  name: string
  contentType: string
  bytes(): Promise<Buffer> | Buffer
  /** A true picture around the bad part: kept, without that part. */
  becomesClean?: true
}

/** Stands in the bad part of every file that has one: wherever it is found, it got through. */
const canary = '<script>alert("CANARY-7319")</script>'
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
const text = (value: string) => Buffer.from(value, 'latin1')

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([text(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function header(width: number, height: number, bits = 8, colour = 0): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([bits, colour, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

/** A true PNG of one grey, deflated row by row: many pixels in few bytes. */
async function hugePng(side: number, bits: number): Promise<Buffer> {
  const row = Buffer.alloc(1 + (side * bits) / 8)
  const rows = Readable.from(
    (function* () {
      for (let y = 0; y < side; y++) yield row
    })(),
  )
  const pixels = await buffer(rows.pipe(createDeflate({ level: 9 })))
  return Buffer.concat([signature, header(side, side, bits), chunk('IDAT', pixels), chunk('IEND', text(''))])
}

const noise = (side = 300) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
const jpeg = (side?: number) => noise(side).jpeg({ quality: 70 }).toBuffer()
const png = (side?: number) => noise(side).png().toBuffer()
const webp = (side?: number) => noise(side).webp({ quality: 70 }).toBuffer()

/** After the first marker of a JPEG: a segment of any kind. */
async function jpegWith(marker: number, data: Buffer): Promise<Buffer> {
  const picture = await jpeg()
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xff00 + marker, 0)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, data, picture.subarray(2)])
}
/** Before the pixels of a PNG: a chunk of any kind. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const picture = await png()
  return Buffer.concat([picture.subarray(0, 33), chunk(type, data), picture.subarray(33)])
}
/** A JPEG whose frame says that it is so wide and high. */
async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const picture = Buffer.from(await jpeg())
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]))
  picture.writeUInt16BE(height, frame + 5)
  picture.writeUInt16BE(width, frame + 7)
  return picture
}
async function webpThatClaims(side: number): Promise<Buffer> {
  const picture = Buffer.from(await webp())
  const frame = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  picture.writeUInt16LE(side, frame + 3)
  picture.writeUInt16LE(side, frame + 5)
  return picture
}
async function withGps(picture: Sharp): Promise<Buffer> {
  return picture
    .withExif({
      IFD0: { ImageDescription: canary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${canary} --></x:xmpmeta>`)
    .toBuffer()
}
/** An animated PNG is a PNG with a word more. */
const apng = () => pngWith('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
const cut = async (picture: Promise<Buffer>) => (await picture).subarray(0, 2_000)
const broken = async (picture: Promise<Buffer>) => {
  const bytes = Buffer.from(await picture)
  for (let at = 200; at < bytes.length; at += 97) bytes[at] = bytes[at]! ^ 0xff
  return bytes
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${canary}</svg>`
const html = `<!doctype html><html><body>${canary}</body></html>`
const at = (offset: number, mark: string) => Buffer.concat([Buffer.alloc(offset), text(mark + canary)])

const asJpeg = (name: string, bytes: HostileFile['bytes']): HostileFile => ({
  name,
  contentType: 'image/jpeg',
  bytes,
})
const asPng = (name: string, bytes: HostileFile['bytes']): HostileFile => ({
  name,
  contentType: 'image/png',
  bytes,
})
const asWebp = (name: string, bytes: HostileFile['bytes']): HostileFile => ({
  name,
  contentType: 'image/webp',
  bytes,
})
const asPdf = (name: string, body: string): HostileFile => ({
  name,
  contentType: 'application/pdf',
  bytes: () => text(`%PDF-1.7\n${body}\n${canary}\n%%EOF\n`),
})
const clean = (file: HostileFile): HostileFile => ({ ...file, becomesClean: true })

/** Sound by the form that posts them; what they are shows only to who looks inside. */
export const hostileFiles: HostileFile[] = [
  asPng('a drawing', () => text(svg)),
  asJpeg('a drawing behind a declaration', () => text(`<?xml version="1.0"?>\n${svg}`)),
  asWebp('a drawing behind a mark of byte order', () => text(`\u00ef\u00bb\u00bf${svg}`)),
  asPng('a packed drawing', () => gzipSync(svg)),
  asPng('a drawing that reads a file of the server', () =>
    text(
      `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>`,
    ),
  ),
  asPng('a drawing that reads an address', () =>
    text('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/x"/></svg>'),
  ),
  asJpeg('a page', () => text(html)),
  asPng('a page', () => text(html)),
  asWebp('a page', () => text(html)),
  asPng('a page that begins like a picture', () => Buffer.concat([signature, text(html)])),
  asJpeg('a page that begins like a picture', () =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(html)]),
  ),
  asWebp('a page that begins like a picture', () => text(`RIFF\u0010\u0000\u0000\u0000WEBPVP8 ${html}`)),
  clean(asJpeg('a picture with a page in a comment', () => jpegWith(0xfe, text(html)))),
  clean(asJpeg('a picture with a page behind it', async () => Buffer.concat([await jpeg(), text(html)]))),
  clean(asJpeg('a picture with a page in a segment of a program', () => jpegWith(0xe7, text(html)))),
  clean(asPng('a picture with a page in its texts', () => pngWith('tEXt', text(`Comment\0${html}`)))),
  clean(asPng('a picture with a page in a chunk of its own', () => pngWith('quEr', text(html)))),
  clean(
    asPng('a picture with an archive behind it', async () =>
      Buffer.concat([await png(), text(`PK\u0003\u0004${canary}`)]),
    ),
  ),
  clean(asWebp('a picture with a page behind it', async () => Buffer.concat([await webp(), text(html)]))),
  clean(asJpeg('a photo that knows where it was taken', () => withGps(noise().jpeg()))),
  clean(asPng('a photo that knows where it was taken', () => withGps(noise().png()))),
  clean(asWebp('a photo that knows where it was taken', () => withGps(noise().webp()))),
  asPng('an animation (GIF)', () => noise(20).gif().toBuffer()),
  asJpeg('an animation (GIF) with a script', () => text(`GIF89a/*${canary}*/=1;`)),
  asPng('an animation (PNG)', apng),
  asPng('a scan (TIFF)', () => noise(20).tiff().toBuffer()),
  asWebp('a photo of the newer kind (AVIF)', () => noise(20).avif().toBuffer()),
  asJpeg('a photo of a telephone (HEIC)', () => at(4, 'ftypheic')),
  asPng('a bitmap', () => text(`BM\u0046\u0000\u0000\u0000${canary}`)),
  asPng('an icon', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), text(canary)])),
  asJpeg('a photo of the other kind (JPEG 2000)', () =>
    Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), text(canary)]),
  ),
  asJpeg('a photo of yet another kind (JPEG XL)', () =>
    Buffer.concat([Buffer.from('ff0a', 'hex'), text(canary)]),
  ),
  asPng('a drawing of a workshop (PSD)', () => text(`8BPS\u0000\u0001${canary}`)),
  asJpeg('a script for a drawing program (EPS)', () => text(`%!PS-Adobe-3.0 EPSF-3.0\n${canary}`)),
  asJpeg('orders for a drawing program (MVG)', () =>
    text(`push graphic-context\nfill 'url(https://127.0.0.1/"|id")'`),
  ),
  asPng('a document', () => text(`%PDF-1.7\n${canary}\n%%EOF`)),
  asPng('a film', () => at(4, 'ftypisom')),
  asPng('an archive', () => text(`PK\u0003\u0004${canary}`)),
  asJpeg('a program', () => text(`MZ\u0090\u0000${canary}`)),
  asPng('a program of another system', () => text(`\u007fELF\u0002\u0001\u0001${canary}`)),
  asJpeg('a script', () => text(`#!/bin/sh\n# ${canary}`)),
  asPng('nothing but a beginning', () => signature),
  asPng('a picture of the other kind', () => jpeg()),
  asJpeg('a picture of the other kind', () => png()),
  asWebp('a picture of the other kind', () => png()),
  asPng('16,000 × 16,000 pixels', () => hugePng(16_000, 8)),
  asPng('20,000 × 20,000 pixels', () => hugePng(20_000, 1)),
  asPng('a pixel more than 24 million', () =>
    sharp({ create: { width: 24_001, height: 1_000, channels: 3, background: '#888888' } })
      .png()
      .toBuffer(),
  ),
  asPng('a claim of 2,147,483,647 pixels a side', () =>
    Buffer.concat([
      signature,
      header(0x7fffffff, 0x7fffffff),
      chunk('IDAT', deflateSync(Buffer.alloc(99))),
      chunk('IEND', text('')),
    ]),
  ),
  asPng('no pixel at all', () =>
    Buffer.concat([
      signature,
      header(0, 0),
      chunk('IDAT', deflateSync(Buffer.alloc(9))),
      chunk('IEND', text('')),
    ]),
  ),
  asJpeg('a claim of 65,500 × 65,500 pixels', () => jpegThatClaims(65_500, 65_500)),
  asWebp('a claim of 16,383 × 16,383 pixels', () => webpThatClaims(16_383)),
  asJpeg('half a picture', () => cut(jpeg())),
  asPng('half a picture', () => cut(png())),
  asWebp('half a picture', () => cut(webp())),
  asPng('a picture with wrong sums', () => broken(png())),
  clean(
    asPng('a picture with a profile of colours that unpacks to 250 MB', async () => {
      const packed = await buffer(Readable.from(megabytes(250)).pipe(createDeflate()))
      const picture = await pngWith('iCCP', Buffer.concat([text('x\0\0'), packed]))
      return Buffer.concat([picture, text(canary)])
    }),
  ),
  asPdf(
    'a document with a script',
    '1 0 obj << /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj',
  ),
  asPdf(
    'a document with a script in other letters',
    '1 0 obj << /S /J#61vaScript /J#53 (app.alert(1)) >> endobj',
  ),
  asPdf('a document that starts a program', '1 0 obj << /S /Launch /F (cmd.exe) >> endobj'),
  asPdf('a document with something enclosed', '1 0 obj << /Type /EmbeddedFile >> endobj'),
]

function* megabytes(count: number): Generator<Buffer> {
  const megabyte = Buffer.alloc(1024 * 1024)
  for (let n = 0; n < count; n++) yield megabyte
}
