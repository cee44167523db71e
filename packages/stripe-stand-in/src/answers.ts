// What goes back over the wire.
import type http from 'node:http'

/** What is sent to a browser or program. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string>; type?: string }

/** Of the library that the wire was written after. */
export const apiVersion = '2026-10-28.endive'

/** Sends objects as JSON, texts as they are; any page may ask. */
export function send(response: http.ServerResponse, { status, body, headers = {}, type }: Answer) {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2)
  response.writeHead(status, {
    'content-type': type ?? (typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'),
    'cache-control': 'no-store',
    'stripe-version': apiVersion,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(text)
}
