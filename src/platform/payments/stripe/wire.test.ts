// Everything that the provider says and hears, compared with Stripe's own description of its wire.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readForm, type Given } from '../../../../packages/stripe-stand-in/src/form.ts'
import { aStandIn, standInKeys, type StandInProcess } from '../../../testing/stand-in.ts'
import { described, differences } from '../../../testing/stripe-description.ts'
import type { PaymentProvider } from '../provider.ts'
import { stripePayments } from './payments.ts'

type Heard = {
  call: string
  params: Record<string, unknown>
  headers: http.IncomingHttpHeaders
  status: number
  answer: Record<string, unknown>
}

let standIn: StandInProcess
let recorder: http.Server
let provider: PaymentProvider
const heard: Heard[] = []

/** By method and path: the file of the library, what may be sent, what is answered. */
const calls: Record<string, [file: string, params: string | null, answer: string, isList?: true]> = {
  'POST /v1/customers': ['Customers', 'CustomerCreateParams', 'Customer'],
  'POST /v1/payment_intents': ['PaymentIntents', 'PaymentIntentCreateParams', 'PaymentIntent'],
  'GET /v1/payment_intents/:id': ['PaymentIntents', 'PaymentIntentRetrieveParams', 'PaymentIntent'],
  'GET /v1/payment_intents': ['PaymentIntents', 'PaymentIntentListParams', 'PaymentIntent', true],
  'POST /v1/payment_intents/:id/cancel': ['PaymentIntents', 'PaymentIntentCancelParams', 'PaymentIntent'],
  'POST /v1/refunds': ['Refunds', 'RefundCreateParams', 'Refund'],
  'GET /v1/refunds': ['Refunds', 'RefundListParams', 'Refund', true],
  'POST /v1/payment_methods/:id/attach': ['PaymentMethods', 'PaymentMethodAttachParams', 'PaymentMethod'],
  'GET /v1/payment_methods/:id': ['PaymentMethods', null, 'PaymentMethod'],
}

beforeAll(async () => {
  standIn = await aStandIn()
  recorder = http.createServer((request, response) => void record(request, response))
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve))
  const { port } = recorder.address() as AddressInfo
  provider = stripePayments({ ...standInKeys, origin: `http://127.0.0.1:${port}` })
  await doEverything()
})
afterAll(async () => {
  recorder.closeAllConnections()
  await new Promise((resolve) => recorder.close(resolve))
  await standIn.close()
})

async function record(request: http.IncomingMessage, response: http.ServerResponse) {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const body = Buffer.concat(parts).toString()
  const { authorization = '', 'content-type': type = '', 'idempotency-key': key } = request.headers
  const answer = await fetch(`${standIn.url}${request.url}`, {
    method: request.method ?? 'GET',
    headers: {
      authorization,
      'content-type': type,
      ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
    },
    ...(request.method === 'POST' ? { body } : {}),
  })
  const text = await answer.text()
  const url = new URL(request.url ?? '/', 'http://recorder')
  const address = url.pathname.replace(/\/(?:pi|pm|re|cus)_\w+/, '/:id')
  heard.push({
    call: `${request.method} ${address}`,
    params: typed(readForm(request.method === 'POST' ? body : url.search.slice(1))) as Record<
      string,
      unknown
    >,
    headers: request.headers,
    status: answer.status,
    answer: JSON.parse(text) as Record<string, unknown>,
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
}

/** A form has only texts: what looks like a number or a truth is one, but for metadata. */
function typed(value: Given, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => typed(item, name))
  if (typeof value !== 'string')
    return name === 'metadata'
      ? value
      : Object.fromEntries(Object.entries(value).map(([inner, held]) => [inner, typed(held, inner)]))
  if (/^\d+$/.test(value)) return Number(value)
  return value === 'true' ? true : value === 'false' ? false : value
}

/** Each function of the provider, and each way a payment can go. */
async function doEverything() {
  const customer = await provider.makeCustomer({
    key: randomUUID(),
    businessID: 'business-1',
    email: 'books@company.example',
    name: 'Hinokawa',
  })
  const charge = async (number: string, offSession?: boolean) => {
    const orderID = randomUUID()
    const wish = { key: orderID, orderID, customer, amount: 49_900, currency: 'USD', description: 'Gold' }
    return provider.charge({ ...wish, paymentMethod: await standIn.paymentMethod(number), offSession })
  }
  const paid = await charge('4242424242424242')
  await charge('4000000000000002')
  await charge('4242424242424242', true)
  const waiting = await charge('4000002760003184')
  await provider.payment(waiting.id)
  await provider.cancel(waiting.id)
  await provider.cancel(paid.id)
  await provider.refund({ key: randomUUID(), payment: paid.id, amount: 100, refundID: 'refund-1' })
  await provider.payment(paid.id)
  await provider.refunds(paid.id)
  await provider.paymentsOf(customer, new Date(0))
  const paymentMethod = await standIn.paymentMethod()
  await provider.keepCard({ key: randomUUID(), customer, paymentMethod })
  await provider.card(paymentMethod)
}

test('every call that is made is one of those compared', () => {
  expect([...new Set(heard.map(({ call }) => call))].sort()).toEqual(Object.keys(calls).sort())
})

test.each(Object.entries(calls))(
  '%s: only parameters that are described, of the kinds described',
  (call, [file, params]) => {
    for (const one of heard.filter((other) => other.call === call))
      expect(differences(params === null ? {} : described(file, params), one.params)).toEqual([])
  },
)

test.each(Object.entries(calls))('%s: answered as described', (call, [file, , answer, isList]) => {
  const good = heard.filter((one) => one.call === call && one.status === 200)
  expect(good.length).toBeGreaterThan(0)
  for (const one of good) {
    const objects = isList ? (one.answer['data'] as Record<string, unknown>[]) : [one.answer]
    const list = { object: 'list', url: call.slice(4), has_more: false }
    expect(isList ? one.answer : list).toMatchObject(list)
    expect(objects.flatMap((object) => differences(described(file, answer), object))).toEqual([])
  }
})

test('a charge within a payment, and the payment within a refusal, are as described too', () => {
  const payments = heard.filter(({ call }) => call === 'GET /v1/payment_intents/:id')
  const charges = payments.map(({ answer }) => answer['latest_charge']).filter((held) => held !== null)
  expect(charges.length).toBeGreaterThan(0)
  for (const held of charges)
    expect(differences(described('Charges', 'Charge'), held as Record<string, unknown>)).toEqual([])

  const [refusal] = heard.filter(({ status }) => status === 402)
  const error = refusal?.answer['error'] as Record<string, unknown>
  expect(error).toMatchObject({ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' })
  const intent = error['payment_intent'] as Record<string, unknown>
  expect(differences(described('PaymentIntents', 'PaymentIntent'), intent)).toEqual([])
})

test('everything that changes something has an idempotency key, and every call the version of the description', () => {
  const text = readFileSync(path.resolve('node_modules/stripe/esm/apiVersion.js'), 'utf8')
  const [, version] = /ApiVersion = '([^']+)'/.exec(text) ?? []
  for (const { headers } of heard) expect(headers['stripe-version']).toBe(version)
  const changing = heard.filter(({ call }) => call.startsWith('POST') && !call.endsWith('/cancel'))
  for (const { call, headers } of changing)
    expect(headers['idempotency-key'], call).toMatch(/^(?:customer|charge|refund|card):/)
})

test('the comparison finds a parameter of another name, a missing field and a value of another kind', () => {
  const params = described('PaymentIntents', 'PaymentIntentCreateParams')
  expect(differences(params, { amount: '1', currency: 'usd', payment_method_types: ['card'] })).toEqual([
    'payment_method_types is not described',
    'amount is not number',
  ])
  expect(differences(described('Refunds', 'Refund'), {})).toContain('amount is missing')
})
