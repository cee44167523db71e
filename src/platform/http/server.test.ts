import http from 'node:http'
import net from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { testLog } from '../../testing/server.ts'
import { createMetrics } from '../metrics.ts'
import { createServer, refuseUnknown } from './server.ts'

async function aServer(onSend = () => {}): Promise<number> {
  const app = createServer({
    log: testLog,
    metrics: createMetrics(),
    secure: false,
    trustProxy: false,
    ready: async () => true,
  })
  refuseUnknown(app)
  onTestFinished(() => app.close())
  app.addHook('onSend', async () => onSend())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as net.AddressInfo).port
}

/** Everything that comes on a connection on which `count` requests are sent at once. */
async function answersTo(port: number, count: number): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  socket.end('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count))
  let came = ''
  for await (const data of socket) came += String(data)
  return came
}

const count = (text: string, part: string) => text.split(part).length - 1

test('a few requests sent at once are all answered', async () => {
  const came = await answersTo(await aServer(), 16)
  expect(count(came, 'HTTP/1.1 200')).toBe(16)
})

test('a connection that asks without end is ended', async () => {
  const came = await answersTo(await aServer(), 200)
  expect(count(came, 'HTTP/1.1 200')).toBe(16)
  expect(count(came, 'HTTP/1.1 429')).toBe(1)
})

test('nothing is made of what comes after the refusal, however much came in one piece', async () => {
  let made = 0
  const port = await aServer(() => void made++)
  await answersTo(port, 1_000)
  expect(made).toBe(17)
})

test('V19: what no role takes is refused without saying its address again', async () => {
  const port = await aServer()
  const answer = await fetch(`http://127.0.0.1:${port}/SetID/?token=secret`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    404,
    'no-store',
    'NotFound',
  ])
})

test('a stop ends with the last answer, although its connection would be kept for another request', async () => {
  const app = createServer({
    log: testLog,
    metrics: createMetrics(),
    secure: false,
    trustProxy: false,
    ready: async () => true,
  })
  const slow = new PassThrough()
  app.get('/slow', (_request, reply) => reply.send(slow))
  let isStopping: () => void
  const stopping = new Promise<void>((resolve) => (isStopping = resolve))
  app.addHook('preClose', async () => isStopping())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  // Kept for as long as the client likes.
  app.server.keepAliveTimeout = 0
  const agent = new http.Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  slow.write('begun, ')
  const answer = await new Promise<http.IncomingMessage>((resolve) =>
    http.get(`${address}/slow`, { agent }, resolve),
  )
  const closed = app.close()
  await stopping
  // What is idle now has been closed; this one is not.
  setImmediate(() => slow.end('ended'))
  expect(answer.headers.connection).toBe('keep-alive')
  expect(await text(answer)).toBe('begun, ended')
  await closed
})
