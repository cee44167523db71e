// The cards that others show of a link to a company, a product or a person: their picture as a PNG of 1200 × 630.
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { failure } from '../platform/http/failures.ts'
import { sendTagged } from '../platform/http/etag.ts'

type Options = {
  /** The drawing of the demo world at an address below /media; null for none. */
  drawingAt(address: string): Promise<string | null>
  /** What lies at a public key of the uploaded files; null for nothing, or more than so many bytes. */
  fileAt(key: string, bytesMax: number): Promise<Buffer | null>
}

const width = 1_200
const height = 630
const bytesMax = 2_000_000
const pixelsMax = 24_000_000
/** Cards are made one after the other; who comes when so many wait is told to come again. */
const waitingMax = 16
const keptBytesMax = 16_000_000

const headers = {
  'content-security-policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
}

const drawn = /^demo\/([\w/]{1,80})\.png$/
const uploaded = /^files\/([\da-f-]{36}\/[\w-]{1,20})\.png$/

/** Serves GET /media/cards/… on `app`; only pictures of ours are read, none is fetched, and all else is a plain 404. */
export function serveLinkPreviews(app: FastifyInstance, { drawingAt, fileAt }: Options): void {
  const kept = keptCards()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= waitingMax) throw failure('TooManyRequests', 429)
    waiting += 1
    const turn = last.then(work).finally(() => (waiting -= 1))
    last = turn.catch(() => {})
    return turn
  }
  const pictureAt = async (name: string): Promise<Buffer | null> => {
    const drawing = drawn.exec(name)?.[1]
    if (drawing !== undefined) {
      const svg = await drawingAt(`/media/demo/${drawing}.svg`)
      return svg === null ? null : Buffer.from(svg)
    }
    const file = uploaded.exec(name)?.[1]
    return file === undefined ? null : fileAt(`files/${file}.webp`, bytesMax)
  }
  app.get('/media/cards/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*']
    const known = kept.get(name)
    const card = known ?? (await inTurn(async () => kept.get(name) ?? cardOf(await pictureAt(name))))
    if (card === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    if (!known) kept.add(name, card)
    reply.headers(headers).type('image/png')
    return sendTagged(request, reply, card)
  })
}

/** Wide pictures fill the card, all others stand in it whole; null for what is none. */
async function cardOf(picture: Buffer | null): Promise<Buffer | null> {
  if (picture === null) return null
  try {
    const image = sharp(picture, { limitInputPixels: pixelsMax })
    const { width: wide, height: high } = await image.metadata()
    return await image
      .resize(width, height, { fit: wide / high > 1.4 ? 'cover' : 'contain', background: 'white' })
      .flatten({ background: 'white' })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
  } catch {
    return null
  }
}

/** The latest cards, as many as their bytes allow. */
function keptCards() {
  const cards = new Map<string, Buffer>()
  let bytes = 0
  return {
    get: (name: string) => cards.get(name) ?? null,
    add(name: string, card: Buffer): void {
      if (cards.has(name)) return
      cards.set(name, card)
      bytes += card.length
      for (const [oldest, { length }] of cards) {
        if (bytes <= keptBytesMax) return
        cards.delete(oldest)
        bytes -= length
      }
    },
  }
}
