import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStandIn, standInKeys, type StandInProcess } from '../../../testing/stand-in.ts'
import { ForgedEvent, type PaymentProvider, type ProviderEvent } from '../provider.ts'

let standIn: StandInProcess
let provider: PaymentProvider
let receiver: http.Server
/** What came, as its bytes; how many of the next are not taken. */
const came: { body: Buffer; header: string | undefined }[] = []
let refuses = 0

beforeAll(async () => {
  receiver = http.createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  standIn = await aStandIn({ webhookUrl: `http://127.0.0.1:${port}/` })
  provider = standIn.provider()
})
afterAll(async () => {
  await standIn.close()
  await new Promise((resolve) => receiver.close(resolve))
})
beforeEach(async () => {
  came.length = 0
  await standIn.webhooks({ paused: false, drop: 0, copies: 1, reversed: false, retryMs: 20 })
})

async function take(request: http.IncomingMessage, response: http.ServerResponse) {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const header = request.headers['stripe-signature']
  came.push({ body: Buffer.concat(parts), header: typeof header === 'string' ? header : undefined })
  response.writeHead(refuses-- > 0 ? 500 : 200).end()
}

/** Stripe's own library signs. */
const signature = (payload: string, secret: string, timestamp: number) =>
  new Stripe('sk_test_nobody').webhooks.generateTestHeaderString({ payload, secret, timestamp })

const events = (): ProviderEvent[] => came.map(({ body, header }) => provider.readEvent(body, header))
async function aPayment() {
  const orderID = randomUUID()
  const wish = { key: orderID, orderID, amount: 49_900, currency: 'USD', description: 'Gold' }
  const customer = await provider.makeCustomer({
    key: orderID,
    businessID: 'b',
    email: 'a@b.example',
    name: 'B',
  })
  const payment = await provider.charge({ ...wish, customer, paymentMethod: await standIn.paymentMethod() })
  await standIn.settled()
  return payment
}

/** An event as bytes, signed `secondsAgo`. */
function anEvent(secondsAgo = 0, secret = standInKeys.webhookSecret) {
  const created = Math.floor(Date.now() / 1000) - secondsAgo
  const text = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    created,
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: 'pi_1' } },
  })
  return { body: Buffer.from(text), header: signature(text, secret, created) }
}

test('a payment and a refund are told with their ids', async () => {
  const payment = await aPayment()
  await provider.refund({ key: randomUUID(), payment: payment.id, amount: 100, refundID: 'r' })
  await standIn.settled()

  const told = events()
  expect(
    told
      .filter((event) => event.payment === payment.id)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['charge.refunded', 'payment_intent.created', 'payment_intent.succeeded', 'refund.created'])
  expect(told.find(({ type }) => type === 'refund.created')?.refund).toMatch(/^re_/)
  expect(told.find(({ type }) => type === 'payment_intent.succeeded')).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    refund: undefined,
  })
  expect(Math.abs(Number(told[0]?.createdAt) - Date.now())).toBeLessThan(60_000)
})

test('what is not taken is told again until it is', async () => {
  refuses = 3
  const payment = await aPayment()
  await standIn.settled()
  const ids = events().map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(ids.length).toBe(5)
  expect((await standIn.events()).filter(({ data }) => data.object.id === payment.id)).toMatchObject([
    { pending_webhooks: 0 },
    { pending_webhooks: 0 },
  ])
})

test('told three times, the other way round, or never, as a test wants it', async () => {
  await standIn.webhooks({ copies: 3, reversed: true })
  await aPayment()
  const types = events().map(({ type }) => type)
  expect(types.filter((type) => type === 'payment_intent.succeeded')).toHaveLength(3)
  expect(types[0]).toBe('payment_intent.succeeded')

  came.length = 0
  await standIn.webhooks({ copies: 1, reversed: false, drop: 2 })
  await aPayment()
  expect(came).toEqual([])
})

test('an event that comes again is the same event; a forged one and one six minutes late are refused', async () => {
  await aPayment()
  const [{ id } = { id: '' }] = events()
  came.length = 0
  await standIn.sendEvent(id, { times: 2 })
  expect(events().map((event) => event.id)).toEqual([id, id])

  for (const how of [{ forged: true }, { secondsLate: 360 }]) {
    came.length = 0
    await standIn.sendEvent(id, how)
    expect(() => events(), JSON.stringify(how)).toThrow(ForgedEvent)
  }
})

test('300 seconds are in time, 301 are not, in either direction', () => {
  const read = (secondsAgo: number) => {
    const { body, header } = anEvent(secondsAgo)
    return provider.readEvent(body, header)
  }
  for (const seconds of [0, 299, -299]) expect(read(seconds).payment, String(seconds)).toBe('pi_1')
  for (const seconds of [302, 3_600, -302, -86_400])
    expect(() => read(seconds), String(seconds)).toThrow(ForgedEvent)
  const { body, header } = anEvent()
  expect(() => provider.readEvent(body, header, new Date(Date.now() + 302_000))).toThrow(ForgedEvent)
})

test.for<[string, (event: ReturnType<typeof anEvent>) => [Buffer, string | undefined]]>([
  ['without a signature', ({ body }) => [body, undefined]],
  ['with an empty one', ({ body }) => [body, '']],
  ['with one of another scheme', ({ body, header }) => [body, header.replace('v1=', 'v0=')]],
  ['with one cut short', ({ body, header }) => [body, header.slice(0, -1)]],
  [
    'with another time before it',
    ({ body, header }) => [body, header.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 1}`)],
  ],
  [
    'with a second time behind it',
    ({ body, header }) => [body, `${header},t=${Math.floor(Date.now() / 1000) + 1}`],
  ],
  ['with another body', ({ body, header }) => [Buffer.from(body.toString().replace('pi_1', 'pi_2')), header]],
  ['with a space more', ({ body, header }) => [Buffer.concat([body, Buffer.from(' ')]), header]],
  ['with no body', ({ header }) => [Buffer.alloc(0), header]],
  [
    'signed by somebody else',
    () => {
      const { body, header } = anEvent(0, 'whsec_somebodyElse')
      return [body, header]
    },
  ],
])('%s it is forged', ([, spoil]) => {
  const [body, header] = spoil(anEvent())
  expect(() => provider.readEvent(body, header)).toThrow(ForgedEvent)
})

test('bytes that are signed and say nothing are forged too', () => {
  const at = Math.floor(Date.now() / 1000)
  for (const text of [
    '[]',
    'null',
    '"evt"',
    '{}',
    'not JSON',
    '{"id":"evt_1","type":"x","created":"y","data":{}}',
  ])
    expect(
      () => provider.readEvent(Buffer.from(text), signature(text, standInKeys.webhookSecret, at)),
      text,
    ).toThrow(ForgedEvent)
})
