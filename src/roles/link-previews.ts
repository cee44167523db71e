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
  /** Whether something lies there still: what was removed moves away. */
  isFileAt(key: string): Promise<boolean>
  now?(): number
}

const width = 1_200
const height = 630
const bytesMax = 2_000_000
const pixelsMax = 24_000_000
/** Cards are made one after the other; who comes when so many wait is told to come again. */
const waitingMax = 16
const keptBytesMax = 16_000_000

/** A picture of people's that is shown was there so long ago at most. */
const lookedMs = 30_000

const headers = {
  'content-security-policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
}
/** What others keep they ask for again as soon. */
const uploadedHeaders = { ...headers, 'cache-control': 'public, max-age=86400, s-maxage=30' }

const drawn = /^demo\/([\w/]{1,80})\.png$/
const uploaded = /^files\/([\da-f-]{36}\/[\w-]{1,20})\.png$/

/** Serves GET /media/cards/… on `app`; only pictures of ours are read, none is fetched, and all else is a plain 404. */
export function serveLinkPreviews(
  app: FastifyInstance,
  { drawingAt, fileAt, isFileAt, now = Date.now }: Options,
): void {
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
  const keyOf = (name: string) => {
    const file = uploaded.exec(name)?.[1]
    return file === undefined ? undefined : `files/${file}.webp`
  }
  /** What is kept of a picture that is still there. */
  const knownAt = async (name: string): Promise<Buffer | null> => {
    const known = kept.get(name)
    const key = keyOf(name)
    if (!known || key === undefined || now() - known.at < lookedMs) return known?.card ?? null
    if (await isFileAt(key)) known.at = now()
    else kept.remove(name)
    return kept.get(name)?.card ?? null
  }
  const pictureAt = async (name: string): Promise<Buffer | null> => {
    const drawing = drawn.exec(name)?.[1]
    if (drawing !== undefined) {
      const svg = await drawingAt(`/media/demo/${drawing}.svg`)
      return svg === null ? null : Buffer.from(svg)
    }
    const key = keyOf(name)
    return key === undefined ? null : fileAt(key, bytesMax)
  }
  app.get('/media/cards/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*']
    const known = await knownAt(name)
    const at = now()
    const card = known ?? (await inTurn(async () => (await knownAt(name)) ?? cardOf(await pictureAt(name))))
    if (card === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    if (!known) kept.add(name, { card, at })
    reply.headers(keyOf(name) === undefined ? headers : uploadedHeaders).type('image/png')
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

/** `at` is when its picture was looked for last. */
type Kept = { card: Buffer; at: number }

/** The latest cards, as many as their bytes allow. */
function keptCards() {
  const cards = new Map<string, Kept>()
  let bytes = 0
  function remove(name: string): void {
    bytes -= cards.get(name)?.card.length ?? 0
    cards.delete(name)
  }
  return {
    get: (name: string) => cards.get(name),
    remove,
    add(name: string, made: Kept): void {
      if (cards.has(name)) return
      cards.set(name, made)
      bytes += made.card.length
      for (const oldest of cards.keys()) {
        if (bytes <= keptBytesMax) return
        remove(oldest)
      }
    },
  }
}
