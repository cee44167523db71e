// Stands before the server of the payment provider: what our process says passes here, is counted, and may be the moment at which it dies.
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** Before what was asked for is done, or once it is done and nobody has heard of it. */
export type Side = 'before' | 'after'

type Planned = { after: number; side: Side; act: () => Promise<{ goesOn: boolean }> }

/** Listens on an address of its own for `target`; whoever asks for it closes it. */
export async function aDoor(target: string) {
  let planned: Planned | undefined
  const server = http.createServer((request, response) => void pass(request, response))

  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const now = planned && --planned.after === 0 ? planned : undefined
    if (now) planned = undefined
    // Who died before it was taken never asked.
    if (now?.side === 'before' && !(await now.act()).goesOn) return void response.destroy()
    const { status, headers, body } = await ask(request, Buffer.concat(parts))
    if (now?.side === 'after') await now.act()
    if (!response.destroyed) response.writeHead(status, headers).end(body)
  }

  const ask = (request: http.IncomingMessage, sent: Buffer) =>
    new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const { method, headers } = request
      const onward = http.request(target + request.url!, { method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
      onward.on('error', reject)
      onward.end(sent)
    })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** At the n-th request from now `act` is done first, or once it was answered; it says whether who asked lives on. */
    plan: (wanted: Planned | undefined) => void (planned = wanted),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
