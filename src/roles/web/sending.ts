// How a page leaves: made ready for the socket once per content-encoding, then handed out as it is.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed, encodingOf } from './compression.ts'
import type { CachedPage, ReadyPage } from './page-cache.ts'

const asItIs = 'identity'
/** Below this a compressed body saves nothing. */
const worthCompressing = 1_000

/** Sends a kept page past Fastify's own steps, when one is ready in the encoding asked for; undefined otherwise. */
export function sendAtOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): FastifyReply | undefined {
  const ready = page.ready.get(encodingOf(request.headers['accept-encoding']) ?? asItIs)
  if (!ready) return undefined
  reply.hijack()
  reply.raw.writeHead(page.status, ready.head)
  reply.raw.end(ready.body)
  return reply
}

/** Sends the page, compressed as the visitor reads it; a public one is then ready for the next visitor. */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  isPrivate: boolean,
): Promise<FastifyReply> {
  const wanted = encodingOf(request.headers['accept-encoding'])
  const encoding = page.body.length < worthCompressing ? undefined : wanted
  const body = encoding ? await compressed(page.body, encoding) : page.body
  reply.code(page.status).headers(page.headers)
  if (encoding) reply.header('content-encoding', encoding)
  if (isPrivate) reply.header('cache-control', page.status >= 500 ? 'no-store' : 'private, no-store')
  else page.ready.set(wanted ?? asItIs, readyPage(reply, body))
  return reply.send(body)
}

function readyPage(reply: FastifyReply, body: Buffer): ReadyPage {
  const headers = { ...reply.getHeaders(), 'content-length': String(body.length) }
  return { head: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]), body }
}
