import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { barePicture } from './bare-picture.ts'

const canary = 'CANARY-7319'
const noise = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
const noted = (picture: Sharp) =>
  picture
    .withExif({ IFD0: { ImageDescription: canary, Artist: canary }, IFD3: { GPSLatitude: '35/1 41/1 22/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${canary}</a></x:xmpmeta>`)
    .withIccProfile('p3')
    .keepMetadata()
const kinds: [string, (picture: Sharp) => Sharp][] = [
  ['JPEG', (picture) => picture.jpeg()],
  ['JPEG in several scans', (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
  ['PNG', (picture) => picture.png()],
  ['WebP', (picture) => picture.webp()],
  ['WebP without loss', (picture) => picture.webp({ lossless: true })],
]
const pixels = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer()

test.each(kinds)(
  'a %s loses all notes, keeps its pixels, its colours and how it is turned',
  async (_, as) => {
    const bytes = await as(noted(noise()).withMetadata({ orientation: 6 })).toBuffer()
    const posted = Buffer.concat([bytes, Buffer.from(`<script>${canary}</script>`)])
    expect(bytes.includes('Exif') || bytes.includes('EXIF') || bytes.includes('eXIf')).toBe(true)

    const bare = barePicture(posted)!

    expect(bare.length).toBeLessThan(bytes.length)
    expect(bare.includes(canary)).toBe(false)
    expect(await pixels(bare)).toEqual(await pixels(bytes))
    const [before, after] = await Promise.all([sharp(bytes).metadata(), sharp(bare).metadata()])
    expect(after).toMatchObject({ width: before.width, height: before.height, orientation: 6 })
    expect(after.icc?.equals(before.icc!)).toBe(true)
    expect(after.xmp).toBeUndefined()
    expect(after.exif!.length).toBeLessThan(40)
    expect(barePicture(bare)?.equals(bare)).toBe(true)
  },
)

test.each(kinds)('a %s that is nothing but its picture stays as it is', async (_, as) => {
  const bytes = await as(noise()).toBuffer()
  expect(barePicture(bytes)?.equals(bytes)).toBe(true)
})

test.each(kinds)('a %s without its end is none', async (_, as) => {
  const bytes = await as(noise()).toBuffer()
  for (const share of [0.1, 0.5, 0.99])
    expect(barePicture(bytes.subarray(0, Math.floor(bytes.length * share))), String(share)).toBeNull()
})

test('texts of a PNG and comments of a JPEG go', async () => {
  const png = await noise().png().toBuffer()
  const said = Buffer.from(`tEXtComment\0${canary}`)
  const text = Buffer.concat([Buffer.alloc(4), said, Buffer.alloc(4)])
  text.writeUInt32BE(said.length - 4)
  text.writeUInt32BE(crc32(said), text.length - 4)
  expect(barePicture(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]))?.equals(png)).toBe(true)
  const jpeg = await noise().jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, canary.length + 2]), Buffer.from(canary)])
  const written = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
  expect(barePicture(written)?.equals(jpeg)).toBe(true)
  const between = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from(`${canary}\u00ff`, 'latin1'),
    jpeg.subarray(2),
  ])
  expect(barePicture(between)?.equals(jpeg)).toBe(true)
})

test('a WebP that moves keeps moving', async () => {
  const frames = await Promise.all([noise().png().toBuffer(), noise().png().toBuffer()])
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(bytes).metadata()).pages).toBe(2)
  expect(barePicture(bytes)?.equals(bytes)).toBe(true)
})
