// Draws a film frame by frame on a canvas in Chromium and has Chromium encode it.
import type { Browser, Page } from 'playwright-core'
import { height, width, type Film, type Shape } from '../src/films/sheet.ts'
import { webm } from '../src/films/webm.ts'

export const framesPerSecond = 15
/** VP9's quantizer (0 to 255) of the first frame, which carries the whole sheet: grid and thin lines stay sharp. */
const firstQuantizer = 84
/** Every so many frames one is drawn better, which wipes away what moving lines left behind. */
const refreshEvery = 6
const refreshBy = 36
/** What the moving parts of all other frames may be drawn with, from the best to the smallest. */
const quantizers = { best: 100, smallest: 236 }

/** The WebM file of a film, as good as fits into `most` bytes; an error when it never fits. */
export async function record(browser: Browser, film: Film, most: number): Promise<Uint8Array> {
  let [low, high] = [quantizers.best, quantizers.smallest]
  let kept: Uint8Array | null = null
  while (low <= high) {
    const middle = (low + high) >> 1
    const file = await recordAt(browser, film, middle)
    if (file.length <= most) {
      kept = file
      high = middle - 4
    } else low = middle + 4
  }
  if (kept === null) throw new Error(`${film.name} does not fit into ${most} bytes`)
  return kept
}

async function recordAt(browser: Browser, film: Film, quantizer: number): Promise<Uint8Array> {
  const page = await browser.newPage()
  try {
    // Encoders are for secure origins only; this one is answered here and asks nobody.
    await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' }))
    await page.goto('https://films.example/')
    await page.evaluate(prepare, { width, height, framesPerSecond })
    const frames = Math.round(film.seconds * framesPerSecond)
    for (let i = 0; i < frames; i += 1)
      await page.evaluate(addFrame, {
        shapes: film.draw(i / frames),
        isKey: i === 0,
        quantizer:
          i === 0
            ? firstQuantizer
            : i % refreshEvery === 0
              ? Math.max(firstQuantizer, quantizer - refreshBy)
              : quantizer,
      })
    return webm({ width, height, framesPerSecond, codec: 'V_VP9' }, await encoded(page))
  } finally {
    await page.close()
  }
}

async function encoded(page: Page) {
  const chunks = await page.evaluate(async () => {
    const { encoder, chunks } = (globalThis as unknown as { film: Filming }).film
    await encoder.flush()
    return chunks
  })
  return chunks.map(({ base64, isKey }) => ({ data: new Uint8Array(Buffer.from(base64, 'base64')), isKey }))
}

type Filming = {
  encoder: VideoEncoder
  context: CanvasRenderingContext2D
  chunks: { base64: string; isKey: boolean }[]
  frame: number
  microseconds: number
}

// The functions below run in the page and know nothing of this file.

async function prepare(size: { width: number; height: number; framesPerSecond: number }): Promise<void> {
  const canvas = document.querySelector('canvas')!
  Object.assign(canvas, { width: size.width, height: size.height })
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!
  const chunks: Filming['chunks'] = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let binary = ''
      for (const byte of bytes) binary += String.fromCharCode(byte)
      chunks.push({ base64: btoa(binary), isKey: chunk.type === 'key' })
    },
    error(error) {
      throw error
    },
  })
  encoder.configure({
    codec: 'vp09.00.31.08',
    width: size.width,
    height: size.height,
    framerate: size.framesPerSecond,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
  })
  const film: Filming = { encoder, context, chunks, frame: 0, microseconds: 1_000_000 / size.framesPerSecond }
  Object.assign(globalThis, { film })
}

async function addFrame(wanted: { shapes: Shape[]; isKey: boolean; quantizer: number }): Promise<void> {
  const { film } = globalThis as unknown as { film: Filming }
  const { context, encoder } = film
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { d, fill, stroke, width, dashes, dashOffset, evenOdd, clip } of wanted.shapes) {
    const path = new Path2D(d)
    const rule = evenOdd ? 'evenodd' : 'nonzero'
    context.save()
    if (clip !== undefined) context.clip(new Path2D(clip), rule)
    if (fill && fill !== 'none') {
      context.fillStyle = fill
      // eslint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(path, rule)
    }
    if (stroke && stroke !== 'none') {
      context.strokeStyle = stroke
      context.lineWidth = width ?? 1
      context.setLineDash([...(dashes ?? [])])
      context.lineDashOffset = dashOffset ?? 0
      context.stroke(path)
    }
    context.restore()
  }
  const frame = new VideoFrame(context.canvas, {
    timestamp: film.frame * film.microseconds,
    duration: film.microseconds,
  })
  film.frame += 1
  encoder.encode(frame, {
    keyFrame: wanted.isKey,
    vp9: { quantizer: wanted.quantizer },
  } as VideoEncoderEncodeOptions)
  frame.close()
  // One frame after the other: a full queue would only hold memory.
  while (encoder.encodeQueueSize > 2)
    await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }))
}
