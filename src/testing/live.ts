// A reader of the live events of one person over HTTP, as an open page has it.
import http from 'node:http'
import { vi } from 'vitest'

export type Heard = { id: number; event: { type: string } & Record<string, unknown> }

export type LiveReader = {
  status: number
  headers: http.IncomingHttpHeaders
  heard: Heard[]
  /** The last id that came, with an event or without. */
  lastID(): number | undefined
  /** Milliseconds after which it was asked to come back. */
  backMs(): number | undefined
  beats(): number
  isOver(): boolean
  /** Takes nothing more from the connection. */
  pause(): void
  resume(): void
  close(): void
}

/** Waits until what is told has come; a busy machine takes its time. */
export const soon = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 10_000 })

/** Begins to listen; resolves with the head of the answer. */
export function readLive(origin: string, bearer: string, lastEventID?: number | string): Promise<LiveReader> {
  const headers = {
    authorization: bearer,
    ...(lastEventID !== undefined && { 'last-event-id': String(lastEventID) }),
  }
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}/api/live`, { headers, agent: false }, (response) => {
      const heard: Heard[] = []
      let rest = ''
      let last: number | undefined
      let back: number | undefined
      let beats = 0
      let over = false
      const take = (block: string) => {
        const fields = new Map(
          block.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]),
        )
        if (block.startsWith(':')) beats += 1
        if (fields.has('id')) last = Number(fields.get('id'))
        if (fields.has('retry')) back = Number(fields.get('retry'))
        const data = fields.get('data')
        if (data !== undefined) heard.push({ id: last!, event: JSON.parse(data) as Heard['event'] })
      }
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        blocks.forEach(take)
      })
      response.on('error', () => (over = true))
      response.on('close', () => (over = true))
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        heard,
        lastID: () => last,
        backMs: () => back,
        beats: () => beats,
        isOver: () => over,
        pause: () => void response.pause(),
        resume: () => void response.resume(),
        close: () => request.destroy(),
      })
    })
    request.on('error', reject)
  })
}
