// Clients that are slow, or send too much, on plain sockets: each is another network, and comes again when it was sent away.
import net from 'node:net'
import { newAddress } from './asking.ts'
import { clientsOf, type Clients } from './storms-child.ts'
import { loud, quiet, type Counts, type Storm } from './storms-kinds.ts'

/** What one connection does from its beginning on; called again on a new one when it was closed. */
type Play = (socket: net.Socket, number: number) => void
type Options = { count: number; againMs?: number }

const head = (line: string, ...headers: string[]) =>
  [line, 'host: localhost', `x-forwarded-for: ${newAddress()}`, ...headers].join('\r\n')

/** Keeps `count` connections at it. Counts what was answered, by status, and what was closed without an answer. */
function keepPlaying(origin: string, { count, againMs = 500 }: Options, play: Play) {
  const { port } = new URL(origin)
  const counts: Counts = { connections: 0, closed: 0, open: 0 }
  const sockets = new Set<net.Socket>()
  let isOver = false
  const note = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)
  const connect = (number: number) => {
    if (isOver) return
    note('connections')
    const socket = net.connect(Number(port), '127.0.0.1')
    sockets.add(socket)
    let isAnswered = false
    socket.on('data', (data: Buffer) => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(data.subarray(0, 16).toString('latin1')) ?? []
      if (status !== undefined) {
        isAnswered = true
        note(status)
      }
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      sockets.delete(socket)
      if (!isAnswered && !isOver) note('closed')
      setTimeout(() => connect(number), againMs)
    })
    socket.once('connect', () => play(socket, number))
  }
  // Not all in one go: whoever listens takes only so many that wait.
  const started = Promise.withResolvers<void>()
  let next = 0
  const starting = setInterval(() => {
    for (let some = 0; some < 100 && next < count; some += 1) connect(next++)
    if (next < count) return
    clearInterval(starting)
    started.resolve()
  }, 20)
  return {
    begun: started.promise,
    async end() {
      isOver = true
      counts['open'] = sockets.size
      for (const socket of sockets) socket.destroy()
      return counts
    },
  }
}

/** Writes a piece every so often, as long as the other side is there. */
function drip(socket: net.Socket, everyMs: number, piece: () => string | Buffer): void {
  const timer = setInterval(() => socket.writable && socket.write(piece()), everyMs)
  socket.once('close', () => clearInterval(timer))
}

/** Of three one sends its headers slowly, one its body, one takes nothing of its answer. */
export const slow: Clients = (origin, options) =>
  keepPlaying(origin, options as Options, (socket, number) => {
    if (number % 3 === 0) {
      socket.write(head('GET / HTTP/1.1') + '\r\n')
      drip(socket, 1_000, () => 'x-more: a\r\n')
    } else if (number % 3 === 1) {
      const type = 'content-type: application/json'
      socket.write(head('POST /api/search/business HTTP/1.1', type, 'content-length: 4000') + '\r\n\r\n{"')
      drip(socket, 1_000, () => 'a')
    } else {
      socket.pause()
      socket.write((head('GET / HTTP/1.1') + '\r\n\r\n').repeat(8))
    }
  })

/** Headers of 15 kB, which are taken, and of 20 kB, which are not, again and again. */
export const headers: Clients = (origin, options) =>
  keepPlaying(origin, options as Options, (socket, number) => {
    const many = Array.from({ length: number % 2 ? 150 : 200 }, (_, at) => `x-${at}: ${'h'.repeat(90)}`)
    const request = () => head('GET /api/edition HTTP/1.1', ...many) + '\r\n\r\n'
    socket.write(request())
    drip(socket, 250, request)
  })

const posting = 'POST /api/search/business HTTP/1.1'
const json = 'content-type: application/json'

/** Bodies that say they are 50 MB. */
export const oversized: Clients = (origin, options) =>
  keepPlaying(origin, options as Options, (socket) => {
    socket.write(head(posting, json, 'content-length: 50000000') + '\r\n\r\n')
    drip(socket, 50, () => Buffer.alloc(64 * 1024, 'a'))
  })

/** Bodies in chunks that never end. */
export const endless: Clients = (origin, options) =>
  keepPlaying(origin, options as Options, (socket) => {
    socket.write(head(posting, json, 'transfer-encoding: chunked') + '\r\n\r\n')
    const chunk = Buffer.from(`4000\r\n${'a'.repeat(0x4000)}\r\n`)
    drip(socket, 50, () => chunk)
  })

/** Bodies as large as they may be, of which the last letter does not come. */
export const held: Clients = (origin, options) =>
  keepPlaying(origin, options as Options, (socket) => {
    socket.write(head(posting, json, 'content-length: 250000') + '\r\n\r\n')
    socket.write(Buffer.alloc(249_999, 'a'))
  })

const storm = (name: string, clients: Clients, options: Options, goals = loud): Storm => ({
  name,
  seconds: 25,
  goals,
  begin: ({ origin }) => clientsOf(import.meta.url, clients, origin, options),
})

export const clientStorms: readonly Storm[] = [
  storm('slow clients', slow, { count: 2_000 }, quiet),
  storm('header flood', headers, { count: 100 }),
  storm('oversized bodies', oversized, { count: 100 }),
  storm('endless bodies', endless, { count: 100 }),
  storm('bodies held', held, { count: 1_000, againMs: 2_000 }),
]
