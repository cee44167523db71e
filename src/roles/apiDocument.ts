// Serves the OpenAPI document and a page to read it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendTagged } from '../platform/http/etag.ts'
import { openApiDocument } from './openapi.ts'

const shownBy = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

// Nothing inline and nothing from elsewhere: the reader works under it (tried in Chromium, every operation open).
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Millwright API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="document"></main>
    <noscript><p>This page needs JavaScript. The document itself: <a href="/api/openapi.json">openapi.json</a></p></noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/show.js"></script>
  </body>
</html>
`

const show = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  displayOperationId: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
`

/** Adds /openapi.json and /docs to the scope of the API. */
export function serveApiDocument(scope: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument())
  scope.get('/openapi.json', (request, reply) => sendText(request, reply, 'application/json', document))
  scope.get('/docs', (request, reply) =>
    sendText(request, reply.header('content-security-policy', pagePolicy), 'text/html', page),
  )
  scope.get('/docs/show.js', (request, reply) => sendText(request, reply, 'text/javascript', show))
  scope.get('/docs/swagger-ui.css', (request, reply) =>
    sendFile(request, reply, 'text/css', 'swagger-ui.css'),
  )
  scope.get('/docs/swagger-ui-bundle.js', (request, reply) =>
    sendFile(request, reply, 'text/javascript', 'swagger-ui-bundle.js'),
  )
}

const files = new Map<string, Buffer>()

/** A file of the reader; read once, since each is large and lies in memory until the last client has taken it. */
function sendFile(request: FastifyRequest, reply: FastifyReply, type: string, name: string) {
  let content = files.get(name)
  if (!content) files.set(name, (content = readFileSync(path.join(shownBy, name))))
  return sendText(request, reply, type, content)
}

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, content: string | Buffer) {
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`)
  return sendTagged(request, reply, content)
}
