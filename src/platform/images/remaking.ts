// How a picture of a stranger is made anew, within a process that has nothing else to do and nothing to hide: its arguments are the
// most pixels, the most memory and what is wanted.
import sharp from 'sharp'
import { barePicture } from './bare-picture.ts'
import type { MadePicture, Wanted } from './re-encode.ts'

/** Longest sides of the versions, and of the largest one; a smaller picture keeps its own. */
const sides = [96, 256, 512, 1200]
const longestSide = 1600
/** AVIF of larger ones costs more time than a visitor saves (docs/decisions/0013-uploads.md). */
const avifUpTo = 512
/** Of what is kept as it is: one for a row of a list, and the largest. */
const previewSides = [320]
const [pixelsMax = 0, memoryMax = 0] = process.argv.slice(2).map(Number)
const wanted = (process.argv[4] ?? 'versions') as Wanted
const isPreview = wanted.startsWith('previews')
/** Of many at once each takes a quarter of the time, and a tenth more bytes (docs/decisions/0136). */
const effort = wanted === 'versions in bulk' ? { webp: 2, avif: 0 } : { webp: 4, avif: 3 }

// Only these three readers, of memory: no file, no address, no script, no other format of the library can be reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

// The work is done beside this thread, so the watch goes on meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) process.exit(3)
}, 20).unref()

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** Decoded once; turned as its camera said, in sRGB, without anything but its pixels. */
async function ofPicture(original: Buffer): Promise<Pixels> {
  const open = () => sharp(original, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
  const { width, height } = await open().metadata()
  if (!width || !height || width * height > pixelsMax) throw new Error('too many pixels')
  return open()
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The first page of a document on white, and how many pages there are. */
async function ofDocument(original: Buffer): Promise<Pixels & { pages: number }> {
  // Its memory is its own, and grows while nobody else here has a turn to watch it.
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, delta: number) {
    if (this.buffer.byteLength + delta * 65_536 > memoryMax) throw new RangeError('no more memory')
    return grow.call(this, delta)
  }
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const document = await (await PDFiumLibrary.init()).loadDocument(original)
  const pages = document.getPageCount()
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = longestSide / Math.max(originalWidth, originalHeight)
  if (!Number.isFinite(scale) || scale <= 0) throw new Error('a page without a size')
  const { width, height, data } = await page.render({ scale, render: 'bitmap' })
  return { data: Buffer.from(data), info: { width, height, channels: 4 }, pages }
}

/** What is made of a picture; throws for what is none of ours. */
export async function remake(original: Buffer): Promise<{ made: MadePicture; bodies: Buffer[] }> {
  // What is kept is what is looked at: a picture that its bare bytes are none of is refused.
  const bare = wanted === 'previews' ? barePicture(original) : null
  if (wanted === 'previews' && !bare) throw new Error('no picture to its end')
  const read = wanted === 'previews of a document' ? ofDocument : ofPicture
  const { data, info, ...more } = await read(bare ?? original)
  const longest = Math.max(info.width, info.height)
  const smaller = isPreview ? previewSides : sides
  const wantedSides = [...smaller.filter((side) => side < longest), Math.min(longest, longestSide)]
  const pixels = () => sharp(data, { raw: info })

  const versions: MadePicture['versions'] = []
  const bodies: Buffer[] = []
  for (const side of new Set(wantedSides)) {
    const sized = () =>
      pixels().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const made = [sized().webp({ quality: 82, effort: effort.webp })]
    if (side <= avifUpTo && !isPreview) made.unshift(sized().avif({ quality: 55, effort: effort.avif }))
    for (const picture of made) {
      const out = await picture.toBuffer({ resolveWithObject: true })
      const format = out.info.format === 'heif' ? 'avif' : out.info.format
      versions.push({
        name: `${side}.${format}`,
        width: out.info.width,
        height: out.info.height,
        type: `image/${format}`,
        bytes: out.data.length,
      })
      bodies.push(out.data)
    }
  }
  const { dominant } = await sharp(await pixels().resize(64, 64, { fit: 'inside' }).png().toBuffer())
    .flatten({ background: '#ffffff' })
    .stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')
  if (bare) bodies.push(bare)
  return { made: { colour: `#${hex}`, versions, ...more }, bodies }
}

/** Whether a failure says nothing of the picture: the machine has no memory or no thread left. */
export const isOfMachine = (error: unknown): boolean =>
  /out of memory|temporarily unavailable/i.test(String(error))
