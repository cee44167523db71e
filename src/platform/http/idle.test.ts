import net from 'node:net'
import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { testServer } from '../../testing/server.ts'

let server: FastifyInstance
beforeAll(async () => {
  server = testServer()
  server.get('/page', () => 'a page')
  server.post('/form', () => 'taken')
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

test.concurrent('a connection that says nothing is closed without a word', async () => {
  const { told, seconds } = await said(await opened())
  expect(told).toBe('')
  expect(seconds).toBeLessThan(15)
})

test.concurrent('a connection that was opened ahead serves the page when it is asked in time', async () => {
  const early = await opened()
  early.write('GET /page HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  expect((await said(early)).told).toMatch(/^HTTP\/1\.1 200 OK[^]*a page$/)
})

test.concurrent('a browser that opened a connection too early sees it closed, and asks on a new one', async () => {
  const early = await opened()
  const closed = await said(early)
  expect(closed.told).toBe('')
  expect(early.destroyed || early.readableEnded).toBe(true)
  const again = await opened()
  again.write('GET /page HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  expect((await said(again)).told).toMatch(/^HTTP\/1\.1 200 OK/)
})

test.concurrent('after an answer a connection that idles is closed without a further word', async () => {
  const kept = await opened()
  kept.write('GET /page HTTP/1.1\r\nhost: a\r\n\r\n')
  const { told } = await said(kept)
  expect(told.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(told).toMatch(/a page$/)
})

test.concurrent('half a request, with its headers or its body under way, is told that it came too late', async () => {
  for (const half of [
    'GET /page HTTP/1.1\r\nhost: a\r\n',
    'G',
    'POST /form HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"a',
  ].map(async (bytes) => {
    const socket = await opened()
    socket.write(bytes)
    return said(socket)
  })) {
    const { told } = await half
    expect(told).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(told).toContain('connection: close')
    expect(JSON.parse(told.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false })
  }
})

test.concurrent('a request that trickles in is ended however long it goes on, the second of a connection too', async () => {
  for (const before of ['', 'GET /page HTTP/1.1\r\nhost: a\r\n\r\n']) {
    const slow = await opened()
    slow.write(`${before}GET /page HTTP/1.1\r\nhost: a\r\n`)
    const drip = setInterval(() => slow.writable && slow.write('x-a: b\r\n'), 200)
    const { told, seconds } = await said(slow).finally(() => clearInterval(drip))
    expect(told).toContain('HTTP/1.1 408 Request Timeout')
    expect(seconds).toBeLessThan(15)
  }
})

function opened(): Promise<net.Socket> {
  const { port } = server.server.address() as net.AddressInfo
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** All that the server says on a connection until it ends it, and how long it took. */
function said(socket: net.Socket): Promise<{ told: string; seconds: number }> {
  const began = performance.now()
  let told = ''
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => (told += chunk))
  return new Promise((resolve) => {
    const end = () => resolve({ told, seconds: (performance.now() - began) / 1000 })
    socket.once('end', end)
    // What trickles on after the end was told may meet a reset.
    socket.on('error', end)
  })
}
