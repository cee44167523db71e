// GET /api/product/export/TOKEN: all products of a company as one file, made while it is fetched (decision 138).
import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { productFilePath } from '../contract/product-files.ts'
import { productFile } from '../domains/products/export.ts'
import type { Db } from '../platform/db.ts'
import { concurrencyLimit } from '../platform/http/concurrency-limit.ts'
import { savedAs } from '../platform/storage/storage.ts'

/** Each holds a portion of products while its reader takes what was written. */
const underWay = concurrencyLimit(8)

/** It is saved, runs nothing, and is kept by nobody on the way. */
const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Serves the files on `scope`, which lies below /api; whoever has the address of one may fetch it (domains/products/export.ts). */
export function serveProductFiles(scope: FastifyInstance, { db }: { db: Db }): void {
  scope.get(`${productFilePath}/:token`, { exposeHeadRoute: false }, (request, reply) => {
    const { token } = request.params as { token: string }
    const { fileName, contentType, pieces } = productFile(db, token)
    return underWay(async () => {
      const given = reply.getHeaders() as OutgoingHttpHeaders
      reply.hijack()
      reply.raw.writeHead(200, {
        ...given,
        ...headers,
        'content-type': contentType,
        'content-disposition': savedAs(fileName),
      })
      reply.raw.flushHeaders()
      try {
        await pipeline(Readable.from(pieces), reply.raw)
      } catch (error) {
        // What broke off in the middle must not look whole: pipeline has closed the connection.
        request.log.warn({ reqId: request.id, error: String(error) }, 'file of products broken off')
      }
    })
  })
}
