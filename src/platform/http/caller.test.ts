// Where a call comes from, also when the web role makes it for a visitor from another machine.
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { testServer } from '../../testing/server.ts'
import { callerFrom } from './caller.ts'
import { clientOverHttp } from './client.ts'
import { mountRoutes } from './mount.ts'
import { routes, type Caller, type CallContext } from './routes.ts'

const nothing = z.strictObject({})
const whoAmI = {
  method: 'POST' as const,
  path: '/who',
  access: 'visitor',
  params: nothing,
  query: nothing,
  body: nothing,
  ok: z.object({ address: z.string(), device: z.string(), key: z.string() }),
}

async function aServer(trustProxy: string | false): Promise<string> {
  const app = testServer(trustProxy)
  onTestFinished(() => app.close())
  await app.register(
    async (scope) =>
      mountRoutes(scope, {
        routes: routes(
          { whoAmI },
          {
            whoAmI: ({ caller: { address, device = '', idempotencyKey: key = '' } }) => ({
              address,
              device,
              key,
            }),
          },
        ),
        contextOf: async (_, caller) => ({ caller }) as CallContext,
        callerOf: (request) => ({ language: 'en', edition: 'jp', ...callerFrom(request) }),
        textOf: (name) => name,
      }),
    { prefix: '/api' },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as net.AddressInfo).port}`
}

const visitor: Caller = {
  language: 'en',
  edition: 'jp',
  address: '2001:db8::7',
  authorization: undefined,
  device: 'Firefox',
  idempotencyKey: 'attempt-1',
}

const asked = (origin: string, caller = visitor) =>
  clientOverHttp({ whoAmI }, origin, { caller, tag: () => {} })['whoAmI']!({})

test('an API that trusts the web role is told the visitor’s address, browser and key', async () => {
  const told = { address: '2001:db8::7', device: 'Firefox', key: 'attempt-1' }
  expect(await asked(await aServer('loopback'))).toEqual(told)
  // Of a visitor inside the operator's own network as of any other.
  const inside = { ...visitor, address: '127.0.0.9' }
  expect(await asked(await aServer('loopback'), inside)).toEqual({ ...told, address: '127.0.0.9' })
})

test('whoever is not trusted says nothing about where they are', async () => {
  expect(await asked(await aServer(false))).toMatchObject({ address: '127.0.0.1' })
  expect(await asked(await aServer('192.0.2.1'))).toMatchObject({ address: '127.0.0.1' })
})

test('a visitor who claims to be somebody else before a proxy is still themselves', async () => {
  const origin = await aServer('loopback')
  const answer = await fetch(`${origin}/api/who`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.5' },
  })
  expect(await answer.json()).toMatchObject({ data: { address: '192.0.2.5' } })
})

test('of a browser’s name 300 characters are kept, and an IPv4 address is one however it came', async () => {
  const app = testServer()
  onTestFinished(() => app.close())
  app.get('/', (request, reply) => reply.send(callerFrom(request)))
  const answer = await app.inject({
    url: '/',
    remoteAddress: '::ffff:192.0.2.7',
    headers: { 'user-agent': 'x'.repeat(5_000) },
  })
  expect(answer.json()).toMatchObject({ address: '192.0.2.7', device: 'x'.repeat(300) })
})
