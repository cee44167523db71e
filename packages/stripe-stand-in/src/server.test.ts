// The wire itself: what Stripe's own server would refuse is refused here, in its words.
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startStandIn, type Settings, type StandIn } from './server.ts'

const keys = {
  secretKey: 'sk_test_shop12345',
  publicKey: 'pk_test_shop12345',
  webhookSecret: 'whsec_shop12345',
}
const open: StandIn[] = []
afterEach(async () => {
  for (const standIn of open.splice(0)) await standIn.close()
})

async function aServer(settings: Partial<Settings> = {}): Promise<StandIn> {
  const standIn = await startStandIn({ keys, ...settings })
  open.push(standIn)
  return standIn
}

type Told = {
  id: string
  status: string
  client_secret: string
  error: Record<string, unknown>
  data: { id: string }[]
}
type Asked = { key?: string; idempotency?: string; method?: string }

async function ask(standIn: StandIn, place: string, params?: Record<string, string>, asked: Asked = {}) {
  const { key = keys.secretKey, idempotency, method = params ? 'POST' : 'GET' } = asked
  const answer = await fetch(`${standIn.url}/v1/${place}`, {
    method,
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(idempotency ? { 'idempotency-key': idempotency } : {}),
    },
    ...(params ? { body: new URLSearchParams(params) } : {}),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Told }
}

const good = { amount: '49900', currency: 'usd', payment_method: 'pm_card_visa', confirm: 'true' }
const year = String(new Date().getUTCFullYear() + 1)
const card = {
  type: 'card',
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': year,
}

test.each([
  [{ amount: '49900' }, 400, 'parameter_missing', 'currency', 'Missing required param: currency.'],
  [{ ...good, amount: '4.5' }, 400, 'parameter_invalid_integer', 'amount', 'Invalid integer: 4.5'],
  [{ ...good, amount: '49' }, 400, 'amount_too_small', 'amount', 'Amount must be at least 50 cents'],
  [
    { ...good, amount: '100000000' },
    400,
    'amount_too_large',
    'amount',
    'Amount must be no more than $999,999.99',
  ],
  [{ ...good, colour: 'red' }, 400, 'parameter_unknown', 'colour', 'Received unknown parameter: colour'],
  [
    { ...good, 'payment_method_types[]': 'card' },
    400,
    'parameter_unknown',
    'payment_method_types',
    /^Received unknown/,
  ],
  [{ ...good, confirm: 'yes' }, 400, undefined, 'confirm', 'Invalid boolean: "yes"'],
  [{ ...good, currency: 'xxx' }, 400, undefined, 'currency', /^Invalid currency: xxx/],
  [{ ...good, customer: 'cus_1' }, 400, 'resource_missing', 'customer', "No such customer: 'cus_1'"],
  [
    { ...good, payment_method: 'pm_1' },
    400,
    'resource_missing',
    'payment_method',
    "No such PaymentMethod: 'pm_1'",
  ],
  [{ ...good, 'metadata[a][b]': '1' }, 400, undefined, 'metadata[a]', /^Metadata values/],
  [{ ...good, off_session: 'true', confirm: 'false' }, 400, undefined, 'off_session', /confirm/],
  [{ ...good, 'expand[]': 'amount' }, 400, undefined, 'expand', 'This property cannot be expanded (amount).'],
  [{ ...good, 'x]': '1' }, 400, undefined, undefined, 'Invalid parameter name: x]'],
])('%j is refused', async (params, status, code, param, message) => {
  const standIn = await aServer()
  const answer = await ask(standIn, 'payment_intents', { ...params })
  expect(answer.status).toBe(status)
  expect(answer.body.error['type']).toBe('invalid_request_error')
  expect(answer.body.error['message']).toMatch(message)
  expect([answer.body.error['code'], answer.body.error['param']]).toEqual([code, param])
})

test('keys: none, a wrong one, and what a browser may ask', async () => {
  const standIn = await aServer()
  expect(await ask(standIn, 'payment_intents', undefined, { key: '' })).toMatchObject({ status: 401 })
  const wrong = await ask(standIn, 'payment_intents', undefined, { key: 'sk_test_somebodyelse' })
  expect([wrong.status, wrong.body.error['message']]).toEqual([
    401,
    expect.stringMatching(/^Invalid API Key provided: sk_test_\*+else$/),
  ])
  const browser = { key: keys.publicKey }
  expect((await ask(standIn, 'payment_intents', undefined, browser)).status).toBe(403)
  expect((await ask(standIn, 'refunds', { payment_intent: 'pi_1' }, browser)).status).toBe(403)

  const { id, client_secret } = (await ask(standIn, 'payment_intents', good)).body
  expect((await ask(standIn, `payment_intents/${id}`, undefined, browser)).status).toBe(404)
  expect(
    (await ask(standIn, `payment_intents/${id}?client_secret=${id}_secret_x`, undefined, browser)).status,
  ).toBe(404)
  const own = await ask(standIn, `payment_intents/${id}?client_secret=${client_secret}`, undefined, browser)
  expect(own.body).toMatchObject({ id, status: 'succeeded' })
  expect(own.body).not.toHaveProperty('metadata')
  const test = await fetch(`${standIn.url}/test/charges`, {
    headers: { authorization: `Bearer ${keys.publicKey}` },
  })
  expect(test.status).toBe(401)
})

test.each([
  ['4242424242424241', 'incorrect_number', 402],
  ['4111111111111111', 'card_declined', 402],
  ['', 'parameter_missing', 400],
])('a card %s is not taken: %s', async (number, code, status) => {
  const standIn = await aServer()
  const answer = await ask(
    standIn,
    'payment_methods',
    { ...card, 'card[number]': number },
    { key: keys.publicKey },
  )
  expect([answer.status, answer.body.error['code']]).toEqual([status, code])
})

test("a card's number is taken from browsers only, and is nowhere afterwards but for its last four digits", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stand-in-'))
  const standIn = await aServer({ folder })
  expect((await ask(standIn, 'payment_methods', card)).status).toBe(402)
  const made = await ask(standIn, 'payment_methods', card, { key: keys.publicKey })
  expect(made.status).toBe(200)
  const kept = readFileSync(path.join(folder, 'stripe-stand-in.jsonl'), 'utf8')
  expect(kept).toContain(made.body.id)
  expect(kept + JSON.stringify(made.body)).not.toContain('4242424242424242')
  expect(made.body).not.toHaveProperty('kept')
  rmSync(folder, { recursive: true })
})

test('an idempotency key: the same answer, another question is refused, a fault of the question may be mended', async () => {
  const standIn = await aServer()
  const once = { idempotency: 'order-1' }
  expect((await ask(standIn, 'payment_intents', { ...good, amount: '1' }, once)).status).toBe(400)
  const first = await ask(standIn, 'payment_intents', good, once)
  const second = await ask(standIn, 'payment_intents', good, once)
  expect(second.body).toEqual(first.body)
  expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  const other = await ask(standIn, 'payment_intents', { ...good, amount: '100' }, once)
  expect([other.status, other.body.error['type']]).toEqual([400, 'idempotency_error'])
  expect((await ask(standIn, 'payment_intents')).body.data).toHaveLength(1)
})

test('a list comes in pages, newest first', async () => {
  const standIn = await aServer()
  const ids: string[] = []
  for (let at = 0; at < 12; at++) ids.unshift((await ask(standIn, 'payment_intents', good)).body.id)
  const first = (await ask(standIn, 'payment_intents')).body as Told & { has_more: boolean }
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 10), true])
  const rest = (await ask(standIn, `payment_intents?starting_after=${ids[9]}`)).body as Told & {
    has_more: boolean
  }
  expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([ids.slice(10), false])
  const before = (await ask(standIn, `payment_intents?ending_before=${ids[2]}&limit=1`)).body
  expect(before.data.map(({ id }) => id)).toEqual([ids[1]])
  expect((await ask(standIn, 'payment_intents?limit=101')).status).toBe(400)
})

test('another process knows what this one knew, also after a line was cut by a crash', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stand-in-'))
  const first = await aServer({ folder })
  const kept = await ask(first, 'payment_intents', good, { idempotency: 'kept' })
  await ask(first, 'payment_intents', good, { idempotency: 'cut' })
  await open.pop()?.close()
  const file = path.join(folder, 'stripe-stand-in.jsonl')
  truncateSync(file, readFileSync(file).length - 20)

  const second = await aServer({ folder })
  expect((await ask(second, 'payment_intents', good, { idempotency: 'kept' })).body).toEqual(kept.body)
  expect((await ask(second, 'payment_intents')).body.data.map(({ id }) => id)).toEqual([kept.body.id])
  rmSync(folder, { recursive: true })
})

test('what is not there is told in the words of the wire', async () => {
  const standIn = await aServer()
  const nowhere = await ask(standIn, 'subscriptions')
  expect([nowhere.status, nowhere.body.error['message']]).toEqual([
    404,
    expect.stringContaining('Unrecognized request URL (GET: /v1/subscriptions)'),
  ])
  expect((await ask(standIn, 'payment_intents/pi_1')).body.error).toMatchObject({
    code: 'resource_missing',
    message: "No such payment_intent: 'pi_1'",
    param: 'intent',
  })
  expect((await ask(standIn, 'payment_intents', good, { method: 'POST' })).headers.get('request-id')).toMatch(
    /^req_/,
  )
})
