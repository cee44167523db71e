// One request at a time to a server, with the time it took; for benches that look at single answers.
import http from 'node:http'
import { text } from 'node:stream/consumers'

export type Answer = {
  status: number
  body: string
  headers: http.IncomingHttpHeaders
  /** From the call to the whole answer. */
  ms: number
}
export type Question = {
  method?: string
  path: string
  /** Where it comes from, as a proxy would tell. */
  from?: string
  headers?: Record<string, string>
  body?: object
}

const givenUpMs = 12_000

/** Asks the server at `origin` over kept-alive connections, as many as there are questions at once; rejects when it is away. */
export function askerOf(origin: string): { ask(question: Question): Promise<Answer>; close(): void } {
  const agent = new http.Agent({ keepAlive: true, scheduling: 'lifo' })
  const ask = ({ method = 'GET', path, from, headers = {}, body }: Question) =>
    new Promise<Answer>((resolve, reject) => {
      const started = performance.now()
      const request = http.request(origin + path, {
        agent,
        method,
        timeout: givenUpMs,
        headers: {
          ...headers,
          ...(from !== undefined && { 'x-forwarded-for': from }),
          ...(body && { 'content-type': 'application/json' }),
        },
      })
      request.on('timeout', () => request.destroy(new Error('no answer')))
      request.on('error', reject)
      request.on('response', (response) => {
        text(response).then(
          (whole) =>
            resolve({
              status: response.statusCode ?? 0,
              body: whole,
              headers: response.headers,
              ms: performance.now() - started,
            }),
          reject,
        )
      })
      request.end(body && JSON.stringify(body))
    })
  return { ask, close: () => agent.destroy() }
}

/** Addresses of which none was used before in a block of its own: `block` is what they begin with. */
export function addressesIn(block: number): () => string {
  let last = 0
  return () => {
    last += 1
    return `${block}.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`
  }
}

/** An address that nothing came from before. */
export const newAddress = addressesIn(10)

/** The value below which `share` (0 to 1) of at least one number lies. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
