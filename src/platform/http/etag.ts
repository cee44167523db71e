// Answers that a client may keep and ask for again by their ETag.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

// A buffer that is sent again and again is hashed once.
const tagsOfBuffers = new WeakMap<Buffer, string>()

/** The strong ETag of what is sent. */
export function tagOf(content: string | Buffer): string {
  const known = typeof content === 'string' ? undefined : tagsOfBuffers.get(content)
  if (known !== undefined) return known
  const tag = `"${createHash('sha1').update(content).digest('base64url')}"`
  if (typeof content !== 'string') tagsOfBuffers.set(content, tag)
  return tag
}

/** Sends `content` with its ETag, or 304 without a body when the client has it already; type and caching are the caller's. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
): FastifyReply {
  const etag = tagOf(content)
  reply.header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.send(content)
}

/** Whether If-None-Match names the tag; who compresses makes a tag weak (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => strong(tag) === strong(etag))
}
