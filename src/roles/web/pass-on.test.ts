import net from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileIn, fileScope } from '../../platform/http/file-bodies.ts'
import { testServer } from '../../testing/server.ts'
import { passOn } from './pass-on.ts'

let api: FastifyInstance
let web: FastifyInstance
beforeAll(async () => {
  api = testServer()
  api.post('/api/echo', (request, reply) =>
    reply.header('surrogate-key', 'search').send({
      body: request.body,
      language: request.headers['accept-language'],
      cookie: request.headers.cookie ?? null,
      query: request.query,
    }),
  )
  api.get('/api/part', (request, reply) =>
    reply
      .code(206)
      .headers({ 'accept-ranges': 'bytes', 'content-range': 'bytes 2-3/9' })
      .send([request.headers.range, request.headers['if-range']].join()),
  )
  api.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: 1_000_000 },
    (_request, body, done) => done(null, body),
  )
  api.post('/media/uploads', { bodyLimit: 1_000_000 }, (request, reply) =>
    reply.header('content-disposition', 'attachment').send(String((request.body as Buffer).length)),
  )
  api.register(async (scope) => {
    const handler = async (request: FastifyRequest) => {
      let bytes = 0
      for await (const piece of fileIn(request, 1_000_000)) bytes += piece.length
      return String(bytes)
    }
    fileScope(scope).route({ method: 'PUT', url: '/api/file', config: { bodyMs: 60_000 }, handler })
  })
  web = testServer()
  const origin = await api.listen({ port: 0, host: '127.0.0.1' })
  passOn(web, '/api', origin)
  const only = { method: 'PUT', url: '/api/file' } as const
  passOn(web, '/api', origin, { only, bodyLimit: 600_000, bodyMs: 60_000 })
  passOn(web, '/media', origin, { bodyLimit: 200_000, bodyMs: 60_000 })
})
afterAll(() => web.close())

test('a call arrives with its body, query and language, and without the cookies of the pages', async () => {
  const answer = await web.inject({
    method: 'POST',
    url: '/api/echo?a=1',
    payload: { textQuery: '軸受' },
    headers: { 'accept-language': 'ja', cookie: '__Host-mw_access=secret' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['surrogate-key']).toBe('search')
  expect(answer.json()).toEqual({
    body: { textQuery: '軸受' },
    language: 'ja',
    cookie: null,
    query: { a: '1' },
  })
})

test('a part of a file is asked for and answered as a part', async () => {
  const answer = await web.inject({ url: '/api/part', headers: { range: 'bytes=2-3', 'if-range': '"a"' } })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-range': 'bytes 2-3/9' })
  expect(answer.body).toBe('bytes=2-3,"a"')
})

test('a file goes through up to its limit, which calls do not have', async () => {
  const post = (url: string, bytes: number) =>
    web.inject({
      method: 'POST',
      url,
      payload: Buffer.alloc(bytes),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
  const kept = await post('/media/uploads', 200_000)
  expect([kept.statusCode, kept.body]).toEqual([200, '200000'])
  expect(kept.headers['content-disposition']).toBe('attachment')
  expect((await post('/media/uploads', 200_001)).statusCode).toBe(413)
  expect((await post('/api/echo', 300_000)).statusCode).toBe(413)
})

test('a call whose body is a file has its own limit, whatever it says it is, and the same address keeps its other calls', async () => {
  for (const type of ['text/csv', 'multipart/form-data; boundary=b', 'application/octet-stream']) {
    const put = (bytes: number) =>
      web.inject({
        method: 'PUT',
        url: '/api/file?a=1',
        payload: Buffer.alloc(bytes),
        headers: { 'content-type': type },
      })
    const taken = await put(600_000)
    expect([taken.statusCode, taken.body]).toEqual([200, '600000'])
    expect((await put(600_001)).statusCode).toBe(413)
  }
  expect((await web.inject({ url: '/api/file' })).statusCode).toBe(404)
})

test('what the API refuses is refused, and its failures keep their status', async () => {
  expect((await web.inject({ url: '/api/nothing' })).statusCode).toBe(404)
})

test('with the API away the answer is its envelope, in the language of the caller', async () => {
  await api.close()
  const answer = await web.inject({ url: '/api/ref-data/country', headers: { 'accept-language': 'ja' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(answer.json()).toMatchObject({ success: false, name: 'Unavailable' })
  expect(answer.json().message).toMatch(/[ぁ-ん]/)
})

/** A server that answers the first request of each connection, and resets it at the second; what it saw. */
async function aResettingServer() {
  const seen: string[] = []
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    let requests = 0
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const line = /^(\S+) \S+ HTTP\/1\.1\r\n/.exec(String(data))
      if (!line) return
      requests += 1
      seen.push(line[1]!)
      if (requests > 1) socket.resetAndDestroy()
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\nok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  })
  return { seen, origin: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}` }
}

test('a kept connection that was closed meanwhile is no failure, but nothing is done twice', async () => {
  const { seen, origin } = await aResettingServer()
  const other = testServer()
  onTestFinished(() => other.close())
  passOn(other, '/api', origin)
  const ask = async (method: 'GET' | 'POST', headers: Record<string, string> = {}) =>
    (
      await other.inject({
        method,
        url: '/api/thing',
        headers,
        ...(method === 'POST' && { payload: { a: 1 } }),
      })
    ).statusCode

  expect(await ask('GET')).toBe(200)
  expect(await ask('GET')).toBe(200)
  expect(seen).toEqual(['GET', 'GET', 'GET'])
  expect(await ask('POST')).toBe(503)
  expect(seen.slice(3)).toEqual(['POST'])
  expect(await ask('GET')).toBe(200)
  expect(await ask('POST', { 'idempotency-key': 'once' })).toBe(200)
  expect(seen.slice(5)).toEqual(['POST', 'POST'])
})

test('log-ins that wait by the hundred, each from another network, keep no call waiting', async () => {
  const hanging = net.createServer()
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', () => resolve()))
  const sockets = new Set<net.Socket>()
  hanging.on('connection', (socket) => sockets.add(socket.on('error', () => {})))
  const calls = testServer()
  calls.get('/api/thing', () => 'there')
  const front = testServer('loopback')
  onTestFinished(async () => {
    sockets.forEach((socket) => socket.destroy())
    hanging.close()
    await Promise.all([front.close(), calls.close()])
  })
  passOn(front, '/accounts', `http://127.0.0.1:${(hanging.address() as net.AddressInfo).port}`)
  passOn(front, '/api', await calls.listen({ port: 0, host: '127.0.0.1' }))
  const from = (at: number) => ({ 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` })
  const storm = Array.from({ length: 400 }, (_, at) =>
    front.inject({ method: 'POST', url: '/accounts/log-in', payload: {}, headers: from(at) }),
  )
  await expect.poll(() => sockets.size).toBe(300)
  const answer = await front.inject({ url: '/api/thing', headers: from(1_000) })
  expect([answer.statusCode, answer.body]).toEqual([200, 'there'])
  sockets.forEach((socket) => socket.destroy())
  hanging.close()
  const statuses = (await Promise.all(storm)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([503]))
})
