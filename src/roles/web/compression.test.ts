import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, compressedPublic, type Encoding } from './compression.ts'

const readers = { br: brotliDecompressSync, gzip: gunzipSync } satisfies Record<Encoding, unknown>
const encodings: Encoding[] = ['br', 'gzip']
const large = (text: string) => Buffer.from(`<p>${text}</p>`.repeat(40_000))

test.each(encodings)(
  'what %s made is what was given, and holds no more memory than it is long',
  async (encoding) => {
    for (const body of [
      Buffer.from('short '.repeat(200)),
      Buffer.from('page '.repeat(15_000)),
      large('long'),
    ])
      for (const compress of [compressed, compressedPublic]) {
        const bytes = await compress(body, encoding)
        expect(readers[encoding](bytes).equals(body)).toBe(true)
        // Small ones share what Node gives out in pieces.
        const shared = Buffer.from('x').buffer.byteLength
        const most = encoding === 'br' ? Math.max(bytes.length, shared) : Infinity
        expect(bytes.buffer.byteLength).toBeLessThanOrEqual(most)
      }
  },
)

test('a large page that says the same is compressed once for each encoding, another anew', async () => {
  const first = compressedPublic(large('same'), 'br')
  expect(compressedPublic(large('same'), 'br')).toBe(first)
  expect(compressedPublic(large('same'), 'gzip')).not.toBe(first)
  const other = await compressedPublic(large('sama'), 'br')
  expect(brotliDecompressSync(other).equals(large('sama'))).toBe(true)
  expect(other.equals(await first)).toBe(false)
})

test('what does not become small is not kept', async () => {
  const noise = randomBytes(300_000)
  const first = compressedPublic(noise, 'br')
  await first
  expect(compressedPublic(noise, 'br')).not.toBe(first)
})

test('only the last ones are kept', async () => {
  const first = compressedPublic(large('0'), 'gzip')
  await first
  for (let at = 1; at <= 64; at++) await compressedPublic(large(String(at)), 'gzip')
  expect(compressedPublic(large('64'), 'gzip')).toBe(compressedPublic(large('64'), 'gzip'))
  expect(compressedPublic(large('0'), 'gzip')).not.toBe(first)
})
