// Server-sent events as bytes on a response, and the limits of one reader.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Who takes less than comes is dropped at so many waiting bytes, and resumes from the table. */
const unreadMax = 64 * 1024

/** Writes to who keeps up; who does not is cut off. */
export function write(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return
  if (response.writableLength > unreadMax) response.destroy()
  else response.write(text)
}

/** The lines of an event, or of an id alone: the reader then knows where they are. */
export const lines = (id: number, event?: unknown): string =>
  event === undefined ? `id: ${id}\n\n` : `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`

/** Says nothing, so that both sides know that the other is there. */
export const beat = ':\n\n'

/** The head of a stream; nothing on the way may keep or collect it. */
export function beginStream(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  })
}

/** After so many milliseconds the reader of a stream that ends comes back: not all at the same moment. */
export const backMs = (): number => 500 + Math.floor(Math.random() * 3_000)

/** Ends a stream; who does not read is cut off. With `afterMs` the reader is told when to come back. */
export function endStream(response: ServerResponse, afterMs?: number): void {
  if (afterMs !== undefined) response.write(`retry: ${afterMs}\n\n`)
  if (response.writableLength > unreadMax) response.destroy()
  else response.end()
  setTimeout(() => response.destroy(), 1_000).unref()
}

/** The id that a reader names; undefined for none, NaN for what is no id of ours. */
export function idIn(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : Number.NaN
}
