import Fastify from 'fastify'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitBodies, type BodyRoom } from './body-room.ts'
import { failureOf } from './failures.ts'

async function aServer(room: BodyRoom) {
  const app = Fastify({ bodyLimit: 10_000, trustProxy: 'loopback' })
  limitBodies(app, room)
  app.setErrorHandler((error, _request, reply) => {
    const { name, status } = failureOf(error)
    return reply.code(status).send(name)
  })
  app.post('/form', async ({ body }) => String(JSON.stringify(body).length))
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as net.AddressInfo
  return { port, origin: `http://127.0.0.1:${port}` }
}

const text = (length: number) => JSON.stringify('a'.repeat(length - 2))
const post = (origin: string, length: number, from: string) =>
  fetch(`${origin}/form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: text(length),
  })

/** A body of which `length` bytes come, and the rest does not. */
async function unfinished(port: number, length: number, from: string): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /form HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n${'"'.padEnd(length, 'a')}`,
  )
  return socket
}

test('what there is room for is taken, again and again', async () => {
  const { origin } = await aServer({ all: 10_000, ofOne: 10_000 })
  for (let round = 0; round < 5; round += 1) expect((await post(origin, 8_000, '10.0.0.1')).status).toBe(200)
})

test('one network has its share and no more; others have theirs', async () => {
  const { origin, port } = await aServer({ all: 30_000, ofOne: 10_000 })
  await unfinished(port, 8_000, '10.0.0.1')
  await expect.poll(async () => (await post(origin, 8_000, '10.0.0.1')).status).toBe(503)
  expect((await post(origin, 8_000, '10.0.0.2')).status).toBe(200)
})

test('all of them together have so much; who is refused loses the connection, and room comes back with who leaves', async () => {
  const { origin, port } = await aServer({ all: 20_000, ofOne: 10_000 })
  const held = [await unfinished(port, 8_000, '10.0.0.1'), await unfinished(port, 8_000, '10.0.0.2')]
  await expect.poll(async () => (await post(origin, 8_000, '10.0.0.3')).status).toBe(503)
  const refused = await post(origin, 8_000, '10.0.0.3')
  expect(refused.headers.get('connection')).toBe('close')
  expect(await refused.text()).toBe('Unavailable')
  for (const socket of held) socket.destroy()
  await expect.poll(async () => (await post(origin, 8_000, '10.0.0.3')).status).toBe(200)
})

test('a body that nobody reads counts too, and is no failure of the process', async () => {
  const { origin } = await aServer({ all: 10_000, ofOne: 1_000 })
  const unread = () =>
    fetch(`${origin}/form`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: text(9_000),
    }).then(
      ({ status }) => status,
      () => 'closed',
    )
  for (let round = 0; round < 5; round += 1) expect([400, 'closed']).toContain(await unread())
  expect((await post(origin, 500, '10.0.0.1')).status).toBe(200)
})
