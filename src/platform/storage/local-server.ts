// The local store on the wire: takes posts that were signed, with the refusals of S3, and serves what is public.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { networkOf } from '../http/address.ts'
import { formBytes, MalformedForm, readForm, type PostedForm } from './form.ts'
import { publicPrefix, uploadPath, writeWhole, type LocalStorage, type Pass, type Policy } from './local.ts'
import { dispositionOf, keptForever, privatePrefixes, shownTypes } from './storage.ts'

/** A large file comes over a thin line. */
const postMs = 180_000
/** Posts that may be under way at once, and those of one network, which may dawdle; one more is told to come back. */
const postsMax = 60
const postsOfNetworkMax = 8

type Refusal = { status: number; code: string; message: string }

class PostRefused extends Error {
  override readonly name = 'PostRefused'
  readonly refusal: Refusal

  constructor(status: number, code: string, message: string) {
    super(message)
    this.refusal = { status, code, message }
  }
}

const typeByEnding: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
}

/** Pictures run nothing and load nothing, wherever they are opened; any page may show them. */
const publicHeaders = {
  'content-security-policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': keptForever,
}

/** What is fetched with a pass is saved and kept by nobody on the way. */
const privateHeaders = {
  'content-security-policy': publicHeaders['content-security-policy'],
  'cache-control': 'private, no-store',
  // Pages of the editions show previews of it; who has the address may read it anyway.
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
}

/** Serves POST /media/uploads, GET /media/files/… and, with a pass, what is private on `app`; `maxBytes` is the most any policy allows. */
export function serveLocalStorage(app: FastifyInstance, storage: LocalStorage, maxBytes: number): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
    const underWay = turns()
    const options = { bodyLimit: maxBytes + formBytes, config: { bodyMs: postMs } }
    scope.post(uploadPath, options, async (request, reply) => {
      const network = networkOf(request.ip)
      if (!underWay.begin(network)) return refuse(reply, slowDown)
      try {
        const body = bounded(request.body as Readable | undefined, maxBytes + formBytes, tooLarge)
        await takePost(storage, await readForm(body, request.headers['content-type'] ?? ''))
        return await reply.code(204).header('cache-control', 'no-store').send()
      } catch (error) {
        if (error instanceof PostRefused) return refuse(reply, error.refusal)
        if (error instanceof MalformedForm) return refuse(reply, malformed().refusal)
        // The rest of the file still stands in this connection, before whatever would be asked on it next.
        reply.header('connection', 'close')
        throw error
      } finally {
        underWay.end(network)
      }
    })
  })
  app.register(async (scope) => {
    await mkdir(storage.folder, { recursive: true })
    await scope.register(fastifyStatic, { root: storage.folder, serve: false })
    scope.get(`${publicPrefix}files/*`, async (request, reply) => {
      const key = `files/${(request.params as { '*': string })['*']}`
      const type = typeByEnding[path.extname(key)]
      const isKey = type !== undefined && storage.fileOf(key) !== null
      if (!isKey || (await storage.sizeOf(key)) === null) return notFound(reply)
      reply.headers(publicHeaders).type(type)
      if (!shownTypes.includes(type)) reply.header('content-disposition', 'attachment')
      return reply.sendFile(key, storage.folder, { cacheControl: false, acceptRanges: false })
    })
    for (const prefix of privatePrefixes)
      scope.get(`${publicPrefix}${prefix}*`, async (request, reply) => {
        const key = `${prefix}${(request.params as { '*': string })['*']}`
        const pass = passOf(storage, key, request.query)
        if (!pass || (await storage.sizeOf(key)) === null) return notFound(reply)
        reply.headers(privateHeaders).type(pass.contentType)
        reply.header('content-disposition', dispositionOf(pass))
        return reply.sendFile(key, storage.folder, {
          contentType: false,
          cacheControl: false,
          acceptRanges: false,
          etag: false,
          lastModified: false,
        })
      })
  })
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')

/** The pass of a query when we signed it, for this key, and it has not run out. */
function passOf(storage: LocalStorage, key: string, query: unknown): Pass | null {
  const { pass: text, signature } = query as Record<string, unknown>
  if (typeof text !== 'string' || typeof signature !== 'string') return null
  if (!storage.isPass(text, signature)) return null
  // Signed by us, so it reads as we wrote it.
  const pass = JSON.parse(Buffer.from(text, 'base64url').toString()) as Pass
  return pass.key === key && Date.parse(pass.expiration) > Date.now() ? pass : null
}

const slowDown = { status: 503, code: 'SlowDown', message: 'Please reduce your request rate.' }

function refuse(reply: FastifyReply, { status, code, message }: Refusal) {
  if (status === 503) reply.header('retry-after', '5')
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', connection: 'close' })
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    )
}

const tooLarge = () =>
  new PostRefused(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
const malformed = () =>
  new PostRefused(
    400,
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  )
const denied = (why: string) => new PostRefused(403, 'AccessDenied', `Invalid according to Policy: ${why}`)

/** The pieces of a stream, given up as soon as they are more than they may be. */
async function* bounded(
  stream: AsyncIterable<Buffer> | undefined,
  most: number,
  refusal: () => Error,
): AsyncGenerator<Buffer> {
  if (!stream) throw malformed()
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > most) throw refusal()
    yield chunk
  }
}

/** Counts posts under way: `begin` says false when there are as many as there may be, in all or of a network. */
function turns() {
  const ofNetwork = new Map<string, number>()
  let all = 0
  const count = (network: string, change: number) => {
    all += change
    const now = (ofNetwork.get(network) ?? 0) + change
    if (now > 0) ofNetwork.set(network, now)
    else ofNetwork.delete(network)
  }
  return {
    begin(network: string): boolean {
      if (all >= postsMax || (ofNetwork.get(network) ?? 0) >= postsOfNetworkMax) return false
      count(network, 1)
      return true
    },
    end: (network: string) => count(network, -1),
  }
}

/** Keeps the file of a form that is signed, in time and exactly as its policy says. */
async function takePost(storage: LocalStorage, { fields, file }: PostedForm): Promise<void> {
  const text = (name: string) => {
    const value = fields.get(name)
    if (value === undefined) throw malformed()
    return value
  }
  if (fields.size !== 4) throw malformed()

  const signed = text('Policy')
  if (!storage.isSigned(signed, text('X-Signature')))
    throw new PostRefused(403, 'SignatureDoesNotMatch', 'The signature does not match.')
  // Signed by us, so it reads as we wrote it.
  const { expiration, conditions } = JSON.parse(Buffer.from(signed, 'base64').toString()) as Policy
  const [{ key }, { 'Content-Type': contentType }, [, least, most]] = conditions
  if (Date.parse(expiration) <= Date.now()) throw denied('Policy expired.')
  if (text('key') !== key) throw denied('Policy Condition failed: key')
  if (text('Content-Type') !== contentType) throw denied('Policy Condition failed: Content-Type')
  const place = storage.fileOf(key)
  if (place === null) throw denied('Policy Condition failed: key')
  await writeWhole(place, atLeast(least, bounded(file, most, tooLarge)))
}

async function* atLeast(least: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    yield piece
  }
  if (length < least)
    throw new PostRefused(
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
    )
}
