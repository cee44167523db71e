// Pages are compressed once per entry of the cache, not once per visitor.
import { createCipheriv, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
/** Up to here the way to another thread and back takes longer than the work, which is a third of a millisecond. */
const atOnceMax = 128 * 1024
const gzip = promisify(zlib.gzip)

export type Encoding = 'br' | 'gzip'

/** The best content-encoding of br and gzip that the header allows, or nothing. */
export function encodingOf(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip'
  return undefined
}

/** As bits of the window that holds `bytes`: the usual one of 4 MB is paid for each page, in time and in memory. */
const windowFor = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 1))))

/** The body in `encoding`, at a level that pays within one visit. */
export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: 6 })
  const options = {
    // In one piece: by the usual sixteen kilobytes a large page goes to another thread and back ten times.
    chunkSize: Math.max(16 * 1024, body.length),
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 2,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
  const written =
    body.length <= atOnceMax ? zlib.brotliCompressSync(body, options) : await brotli(body, options)
  // Without the rest of that piece, which would be kept as long as the page is.
  return Buffer.from(written)
}

const largeKept = 64
const largestKept = 128 * 1024
const large = new Map<string, Promise<Buffer>>()

const secret = { key: randomBytes(16), start: randomBytes(12) }

/**
 * What tells a body from others, in this process: a tag of AES-GCM under a key that nobody knows and that never leaves. It takes a
 * tenth of the time of a SHA, which for a page of half a megabyte is a tenth of all its work.
 */
function markOf(body: Buffer): string {
  const cipher = createCipheriv('aes-128-gcm', secret.key, secret.start).setAAD(body)
  cipher.final()
  return cipher.getAuthTag().toString('base64')
}

/**
 * The same of what anybody may see: a large page is made anew every few seconds and mostly says what it said before, so
 * what was compressed lately is looked up by what it says.
 */
export function compressedPublic(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (body.length <= atOnceMax) return compressed(body, encoding)
  const key = `${encoding} ${markOf(body)}`
  const written = large.get(key) ?? compressed(body, encoding)
  large.delete(key)
  large.set(key, written)
  if (large.size > largeKept) large.delete(large.keys().next().value!)
  const forget = () => {
    if (large.get(key) === written) large.delete(key)
  }
  written.then((bytes) => {
    if (bytes.length > largestKept) forget()
  }, forget)
  return written
}
