import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { FastifyInstance } from 'fastify'
import { testServer } from '../../testing/server.ts'
import { readableUrl } from './malformed.ts'
import { mountRoutes } from './mount.ts'
import { routes, type CallContext } from './routes.ts'

const say = {
  method: 'POST' as const,
  path: '/say/:word',
  access: 'visitor',
  params: z.strictObject({ word: z.string() }),
  query: z.strictObject({}),
  body: z.strictObject({ list: z.array(z.string()).default([]) }),
  ok: z.object({ word: z.string() }),
  maxAge: 60,
}
const hear = { ...say, method: 'GET' as const, path: '/hear/:word', body: z.strictObject({}) }
const whisper = { ...say, path: '/whisper/:word', access: 'user' }

let server: FastifyInstance
beforeAll(async () => {
  server = testServer()
  await server.register(async (scope) =>
    mountRoutes(scope, {
      routes: routes(
        { say, hear, whisper },
        {
          say: ({ params }) => ({ word: params.word }),
          hear: ({ params }) => ({ word: params.word }),
          whisper: ({ params }) => ({ word: params.word }),
        },
      ),
      contextOf: async (_, caller) => ({ caller }) as CallContext,
      callerOf: () => ({ language: 'en', edition: 'jp', address: '', authorization: undefined }),
      textOf: (name) => `text of ${name}`,
    }),
  )
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

test.each([
  ['/a/%E6%97%A5?q=%', '/a/%E6%97%A5?q=%'],
  ['/a%20b/50%', '/a%20b/50%25'],
  ['/%zz/%E3%81/b?x=1', '/%25zz/%25E3%2581/b?x=1'],
  ['/%c0%af', '/%25c0%25af'],
  ['*', '*'],
])('the address %s is read as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read)
})

test('a percent sign that encodes nothing reaches its handler as it is', async () => {
  const answer = await server.inject({ method: 'POST', url: '/say/100%', payload: {} })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: true, data: { word: '100%' } })
})

test.each([
  ['/say/a%00b', {}, 'word'],
  ['/say/a', { list: ['fine', 'a\0b'] }, 'list.1'],
  ['/say/a', { list: ['\ud800'] }, 'list.0'],
])('what is no text is refused: %s %j', async (url, payload, field) => {
  const answer = await server.inject({ method: 'POST', url, payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ name: 'InvalidInput', fields: { [field]: expect.any(String) } })
})

test.each(['extra', 'constructor', 'toString'])(
  'the unknown field %s is refused by its name',
  async (field) => {
    const answer = await server.inject({ method: 'POST', url: '/say/a', payload: { [field]: 1 } })
    expect(answer.statusCode).toBe(400)
    const { fields } = answer.json<{ fields: object }>()
    expect(Object.keys(fields)).toEqual([field])
  },
)

test('a body of a thousand unknown fields is answered with twenty', async () => {
  const payload = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, at]))
  const answer = await server.inject({ method: 'POST', url: '/say/a', payload })
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toHaveLength(20)
})

test('a word of 5,000 characters is a word, a body of more than 256 KB is too large', async () => {
  const long = await server.inject({ method: 'POST', url: `/say/${'x'.repeat(5_000)}`, payload: {} })
  expect(long.statusCode).toBe(200)
  const large = await server.inject({
    method: 'POST',
    url: '/say/a',
    payload: { list: ['x'.repeat(256 * 1024)] },
  })
  expect(large.statusCode).toBe(413)
  expect(large.json()).toEqual({ success: false, name: 'TooLarge', message: 'text of TooLarge' })
})

test.each([
  ['"other", W/%s', 304],
  ['%s', 304],
  ['"other"', 200],
])('If-None-Match: %s answers %i', async (header, status) => {
  const first = await server.inject('/hear/a')
  const again = await server.inject({
    url: '/hear/a',
    headers: { 'if-none-match': header.replace('%s', String(first.headers.etag)) },
  })
  expect(again.statusCode).toBe(status)
})

test('an answer to what was sent is kept by nobody', async () => {
  const answer = await server.inject({ method: 'POST', url: '/say/a', payload: {} })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers.etag).toBeUndefined()
})

test('an answer to a session is kept by nobody, whatever its call allows', async () => {
  const headers = { authorization: 'Bearer x' }
  const answer = await server.inject({ url: '/hear/a', headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers.etag).toBeUndefined()

  const ofUsers = await server.inject({ method: 'POST', url: '/whisper/a', payload: {} })
  expect(ofUsers.headers['cache-control']).toBe('private, no-store')
})

test.each([
  ['NONSENSE', '400 Bad Request', 'InvalidInput'],
  [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n`, '413 Content Too Large', 'TooLarge'],
  [
    'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n',
    '400 Bad Request',
    'InvalidInput',
  ],
  ['GET /hear/a HTTP/1.1\r\n', '400 Bad Request', 'InvalidInput'],
  ['GET /hear/a HTTP/1.1\r\nhost: a\r\nhost: b\r\n', '400 Bad Request', 'InvalidInput'],
  ['GET /hear/a HTTP/1.1\r\nHost: a\r\nconnection: x\r\nhOST: a\r\n', '400 Bad Request', 'InvalidInput'],
])('a request that cannot be read is answered in the envelope', async (request, line, name) => {
  const answer = await answerTo(`${request}\r\n\r\n`)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${line}`)
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body)).toMatchObject({ success: false, name })
})

test.each(['xchunked', 'gzip', 'chunked, gzip', 'identity'])(
  'a body in an encoding that nobody knows, %s, is answered once',
  async (coding) => {
    const answer = await answerTo(
      `POST /say/a HTTP/1.1\r\nhost: a\r\ntransfer-encoding: ${coding}\r\n\r\n0\r\n\r\n`,
    )
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
    expect(answer).toContain('connection: close')
  },
)

/** All that the server says to these bytes until it ends the connection. */
function answerTo(bytes: string): Promise<string> {
  const { port } = server.server.address() as net.AddressInfo
  return new Promise((resolve, reject) => {
    const chunks: string[] = []
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => chunks.push(chunk))
    socket.on('end', () => resolve(chunks.join('')))
    socket.on('error', reject)
  })
}
