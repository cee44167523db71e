// Stands between a web process and the API and writes down which calls each page makes, so that the bench asks the API for
// exactly the data of the page, also after a loader has changed.
import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import type { Request } from './load.ts'

export type Recorder = {
  origin: string
  /** The calls since the last time it was asked. */
  taken(): Request[]
  close(): Promise<void>
}

/** Passes everything on to `api` (an origin) and keeps what was asked. */
export async function startRecorder(api: string, port: number): Promise<Recorder> {
  let calls: Request[] = []
  const passOn = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const body = await text(request)
    const { method = 'GET', url: path = '/' } = request
    const headers = headersOf(request)
    // The web role renews its editions by the clock, not for a page.
    if (!path.startsWith('/api/edition')) calls.push({ method, path, headers, ...(body ? { body } : {}) })
    const answer = await fetch(api + path, { method, headers, ...(body ? { body } : {}) })
    const keys = answer.headers.get('surrogate-key')
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      ...(keys ? { 'surrogate-key': keys } : {}),
    })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
  const server = http.createServer((request, response) => {
    passOn(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    taken() {
      const all = calls
      calls = []
      return all
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function headersOf(request: http.IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of ['accept-language', 'x-edition', 'content-type']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
