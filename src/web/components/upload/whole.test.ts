import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isWhole } from './whole.ts'

const width = 300
const height = 200
const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + at ** 2) % 256))
const picture = () => sharp(noise, { raw: { width, height, channels: 3 } })
const kinds = {
  jpeg: await picture().jpeg().toBuffer(),
  progressive: await picture().jpeg({ progressive: true }).toBuffer(),
  png: await picture().png().toBuffer(),
  webp: await picture().webp().toBuffer(),
}

test.each(Object.entries(kinds))('a torn %s is told from a whole one', (_, bytes) => {
  expect(isWhole(bytes)).toBe(true)
  // What a camera or an editor has put behind it is no harm.
  expect(isWhole(Buffer.concat([bytes, Buffer.alloc(64, 1)]))).toBe(true)
  for (const share of [0.05, 0.3, 0.6, 0.95])
    expect([share, isWhole(bytes.subarray(0, Math.floor(bytes.length * share)))]).toEqual([share, false])
  expect(isWhole(bytes.subarray(0, bytes.length - 2))).toBe(false)
})

test('a preview inside does not end it, and other kinds are not judged', async () => {
  const preview = await picture().resize(40).jpeg().toBuffer()
  const inside = Buffer.concat([
    Buffer.from([0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 255]),
    preview,
  ])
  const [head, rest] = [kinds.jpeg.subarray(0, 2), kinds.jpeg.subarray(2)]
  expect(isWhole(Buffer.concat([head, inside, rest]))).toBe(true)
  expect(isWhole(Buffer.concat([head, inside, rest.subarray(0, rest.length / 2)]))).toBe(false)
  expect(isWhole(Buffer.from('GIF89a'))).toBe(true)
  expect(isWhole(Buffer.alloc(0))).toBe(true)
})
