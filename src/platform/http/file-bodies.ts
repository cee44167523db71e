// Bodies that are files: handed on piece by piece, never whole in memory.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './failures.ts'

/** A scope whose bodies are not read before their behaviour reads them, whatever they say they are. */
export function fileScope(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  return scope
}

const tooLarge = () => failure('TooLarge', 413)

/** The body of a request. Throws TooLarge as soon as it is, or says it is, more than `bytesMax`, and FileNotArrived when it breaks off. */
export async function* fileIn({ body, headers }: FastifyRequest, bytesMax: number): AsyncGenerator<Buffer> {
  // JSON is what every other call takes: whoever sends it here has no file.
  if (headers['content-type']?.startsWith('application/json')) throw failure('FileNotArrived', 409)
  if (Number(headers['content-length'] ?? 0) > bytesMax) throw tooLarge()
  let length = 0
  try {
    // Whoever sends it can still be answered when it is not read to its end.
    const pieces = body ? (body as Readable).iterator({ destroyOnReturn: false }) : []
    for await (const piece of pieces) {
      length += (piece as Buffer).length
      if (length > bytesMax) throw tooLarge()
      yield piece as Buffer
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET' || (error as Error).message === 'aborted')
      throw failure('FileNotArrived', 409)
    throw error
  }
}

const restMs = 10_000

/** Reads over the rest of a file that was refused: who is still sending does not hear the answer from a line that is closed. */
export function passOverRest({ raw: request }: FastifyRequest, { raw: answer }: FastifyReply): void {
  if (request.complete) return
  answer.once('finish', () => {
    request.resume()
    const late = setTimeout(() => request.complete || request.destroy(), restMs).unref()
    request.once('close', () => clearTimeout(late))
  })
}
