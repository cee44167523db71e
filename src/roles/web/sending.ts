// How a page leaves: made ready for the socket once per content-encoding, then handed out as it is.
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../../platform/http/etag.ts'
import { numberHeader } from '../../platform/http/request-number.ts'
import { compressed, compressedPublic, encodingOf, type Encoding } from './compression.ts'
import type { CachedPage, ReadyPage } from './page-cache.ts'

const asItIs = 'identity'
/** Below this a compressed body saves nothing. */
const worthCompressing = 1_000

/** The page as the socket takes it, when an earlier visitor who reads the same encodings had it made ready. */
export function readyFor(
  page: CachedPage,
  acceptEncoding: string | string[] | undefined,
): ReadyPage | undefined {
  return page.ready.get(encodingOf(acceptEncoding) ?? asItIs)
}

/** Sends a public page: as it was made ready for an earlier visitor, past Fastify's own steps, else made ready now. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): FastifyReply | Promise<FastifyReply> {
  // It was made for nobody alone, and others get it with the same headers.
  reply.removeHeader(numberHeader)
  if (isUnchanged(request, page)) return reply.code(304).headers(page.headers).send()
  const wanted = encodingOf(request.headers['accept-encoding'])
  const ready = page.ready.get(wanted ?? asItIs)
  if (!ready)
    return bodyFor(reply, page, wanted, compressedPublic).then((body) => {
      page.ready.set(wanted ?? asItIs, readyPage(reply, body))
      if (wanted === 'br' && body !== page.body) page.body = compressedAlone
      return reply.send(body)
    })
  reply.hijack()
  reply.raw.writeHead(page.status, ready.head)
  reply.raw.end(ready.body)
  return reply
}

/** In place of a body: nearly everybody reads brotli, and hundreds of pages written out are a hundred megabytes. */
const compressedAlone = Buffer.alloc(0)

const writtenOut = ({ body, ready }: CachedPage): Buffer =>
  body === compressedAlone ? brotliDecompressSync(ready.get('br')!.body) : body

/** Whether the visitor has this answer already; pages have no tag, files for programs have. */
function isUnchanged(request: FastifyRequest, page: CachedPage): boolean {
  const known = request.headers['if-none-match']
  return known !== undefined && page.headers['etag'] !== undefined && isKnown(known, page.headers['etag'])
}

/** Sends a page that is nobody else's: no cache may keep it. `cookies` are whole Set-Cookie lines. */
export async function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cookies: readonly string[] = [],
): Promise<FastifyReply> {
  const body = await bodyFor(reply, page, encodingOf(request.headers['accept-encoding']), compressed)
  if (cookies.length > 0) reply.header('set-cookie', [...cookies])
  return reply.header('cache-control', page.status >= 500 ? 'no-store' : 'private, no-store').send(body)
}

/** Puts status and headers on the reply; answers the body, compressed when the visitor reads that and it is worth it. */
async function bodyFor(
  reply: FastifyReply,
  page: CachedPage,
  wanted: Encoding | undefined,
  compress: typeof compressed,
): Promise<Buffer> {
  reply.code(page.status).headers(page.headers)
  const body = writtenOut(page)
  if (!wanted || body.length < worthCompressing) return body
  reply.header('content-encoding', wanted)
  return compress(body, wanted)
}

function readyPage(reply: FastifyReply, body: Buffer): ReadyPage {
  const headers = { ...reply.getHeaders(), 'content-length': String(body.length) }
  return { head: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]), body }
}
