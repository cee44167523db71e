// Stands between a program and PostgreSQL and counts what is asked, by the messages of the protocol.
import { once } from 'node:events'
import net from 'node:net'

/** `trips`: how often somebody waited for the database, with however many statements; `transactions` that ended. */
export type Counts = { trips: number; statements: number; transactions: number }

export type Counter = {
  /** As the database's own, but through here. */
  url: string
  /** What was asked since it was called last. */
  taken(): Counts
  close(): Promise<void>
}

const nothing = (): Counts => ({ trips: 0, statements: 0, transactions: 0 })

/** Passes everything on to the database at `url`. */
export async function startCounter(url: string): Promise<Counter> {
  const place = new URL(url)
  const sockets = new Set<net.Socket>()
  let counts = nothing()
  const server = net.createServer((client) => {
    const database = net.connect({ host: place.hostname, port: Number(place.port || 5432) })
    let waiting = 0
    const asked = messages(false, (type) => {
      if (type === 'Q' || type === 'E') counts.statements++
      // Whoever asks more before the answer is there waits once for all.
      if ((type === 'Q' || type === 'S') && waiting++ === 0) counts.trips++
    })
    const answered = messages(true, (type, first) => {
      if (type !== 'Z' || waiting === 0) return
      waiting--
      if (first === 'I') counts.transactions++
    })
    pass(client, database, asked)
    pass(database, client, answered)
    for (const socket of [client, database]) sockets.add(socket.setNoDelay(true))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = new URL(url)
  here.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return {
    url: here.href,
    taken() {
      const all = counts
      counts = nothing()
      return all
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function pass(from: net.Socket, to: net.Socket, look: (chunk: Buffer) => void): void {
  from.on('data', (chunk: Buffer) => {
    look(chunk)
    if (!to.write(chunk)) from.pause()
  })
  to.on('drain', () => from.resume())
  from.on('close', () => to.destroy())
  from.on('error', () => to.destroy())
}

/** Calls `heard` with the type of each message and its first byte; the first one of a client has no type. */
function messages(typed: boolean, heard: (type: string, first: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let isTyped = typed
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const head = isTyped ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (isTyped) heard(String.fromCharCode(rest[0]!), String.fromCharCode(rest[head + 4] ?? 0))
      isTyped = true
      rest = rest.subarray(end)
    }
  }
}
