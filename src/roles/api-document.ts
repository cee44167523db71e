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
    <link rel="stylesheet" href="/api/docs/show.css">
  </head>
  <body>
    <main id="document"></main>
    <noscript><p>This page needs JavaScript. The document itself: <a href="/api/openapi.json">openapi.json</a></p></noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/show.js"></script>
  </body>
</html>
`

// The reader puts a link into each row's button, where no keyboard gets it, and a choice of one server without a name.
const show = `const plain = ({ React }) => ({
  components: {
    DeepLink: ({ text }) => React.createElement('span', null, text),
    ServersContainer: () => null,
  },
})
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  displayOperationId: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  plugins: [plain],
})
`

/** What the reader writes too pale to be read. */
const showStyle = `.swagger-ui .info .title small { background: #33445a }
.swagger-ui .info .title small.version-stamp { background: #0b6b4d }
.swagger-ui .info .url, .swagger-ui .info a { color: #1d4f8c }
.swagger-ui .btn.authorize { border-color: #0b6b4d; color: #0b6b4d }
.swagger-ui .btn.authorize svg { fill: #0b6b4d }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1d4f8c }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0b6b4d }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #7a5200 }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b42318 }
`

/** Adds /openapi.json and /docs to the scope of the API. */
export function serveApiDocument(scope: FastifyInstance): void {
  // Made for whoever asks first: a start has no time for it.
  let document: string | undefined
  scope.get('/openapi.json', (request, reply) =>
    sendText(request, reply, 'application/json', (document ??= JSON.stringify(openApiDocument()))),
  )
  scope.get('/docs', (request, reply) =>
    sendText(request, reply.header('content-security-policy', pagePolicy), 'text/html', page),
  )
  scope.get('/docs/show.js', (request, reply) => sendText(request, reply, 'text/javascript', show))
  scope.get('/docs/show.css', (request, reply) => sendText(request, reply, 'text/css', showStyle))
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
