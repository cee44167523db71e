import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStandIn, type StandInProcess } from '../../../testing/stand-in.ts'
import { ProviderAway, ProviderRefused, type Charge, type PaymentProvider } from '../provider.ts'

let standIn: StandInProcess
let provider: PaymentProvider

beforeAll(async () => {
  standIn = await aStandIn()
  provider = standIn.provider()
})
afterAll(() => standIn.close())

const aCustomer = (of = provider) =>
  of.makeCustomer({
    key: randomUUID(),
    businessID: 'business-1',
    email: 'books@company.example',
    name: 'Hinokawa',
  })

async function aWish(number?: string, more: Partial<Charge> = {}): Promise<Charge> {
  const orderID = randomUUID()
  return {
    key: orderID,
    orderID,
    customer: await aCustomer(),
    paymentMethod: await standIn.paymentMethod(number),
    amount: 49_900,
    currency: 'USD',
    description: 'Gold membership',
    ...more,
  }
}
const chargesOf = async (payment: string) =>
  (await standIn.charges()).filter(({ payment_intent }) => payment_intent === payment)
const paymentsOfOrder = async (orderID: string) =>
  (await standIn.payments()).filter(({ metadata }) => metadata['order_id'] === orderID)

test('a good card pays at once, to the cent, and the payment says for which order', async () => {
  const wish = await aWish()

  const payment = await provider.charge(wish)

  expect(payment).toMatchObject({
    status: 'succeeded',
    amount: 49_900,
    currency: 'USD',
    orderID: wish.orderID,
    customer: wish.customer,
    paymentMethod: wish.paymentMethod,
    declined: undefined,
    refunded: 0,
  })
  expect(await provider.payment(payment.id)).toEqual(payment)
})

test.for([
  ['4000000000000002', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', "Your card's security code is incorrect."],
  ['4000000000000341', 'generic_decline', 'Your card was declined.'],
] as const)('the card %s fails with %s', async ([number, code, message]) => {
  const payment = await provider.charge(await aWish(number))

  expect(payment).toMatchObject({ status: 'failed', declined: { code, message } })
  expect(await provider.payment(payment.id)).toMatchObject({ status: 'failed', declined: { code, message } })
  await provider.cancel(payment.id)
  const ended = { status: 'cancelled', declined: { code, message } }
  expect(await provider.payment(payment.id)).toMatchObject(ended)
})

test('3-D Secure waits for the owner of the card, then pays or fails', async () => {
  const paid = await provider.charge(await aWish('4000002760003184'))
  const refused = await provider.charge(await aWish('4000002760003184'))
  expect(paid).toMatchObject({
    status: 'requires_action',
    clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
  })
  expect(await chargesOf(paid.id)).toEqual([])

  await standIn.authenticate(paid.id)
  await standIn.authenticate(refused.id, false)

  expect(await provider.payment(paid.id)).toMatchObject({ status: 'succeeded', amount: 49_900 })
  expect(await provider.payment(refused.id)).toMatchObject({
    status: 'failed',
    declined: { code: 'payment_intent_authentication_failure' },
  })
})

test('a renewal with nobody there pays with a card whose owner agreed, and fails with one that wants to be asked', async () => {
  const first = await aWish('4000002500003155')
  const waiting = await provider.charge(first)
  await standIn.authenticate(waiting.id)
  const { customer, paymentMethod } = first

  const renewed = await provider.charge({ ...(await aWish()), customer, paymentMethod, offSession: true })
  expect(renewed).toMatchObject({ status: 'succeeded' })

  const always = await aWish('4000002760003184', { offSession: true })
  expect(await provider.charge(always)).toMatchObject({
    status: 'failed',
    declined: { code: 'authentication_required' },
  })
})

test('the same key is the same payment: asked twice, at once, and by another process', async () => {
  const wish = await aWish()
  const [one, two] = await Promise.all([provider.charge(wish), standIn.provider().charge(wish)])
  const three = await provider.charge(wish)

  expect(new Set([one.id, two.id, three.id]).size).toBe(1)
  expect(await paymentsOfOrder(wish.orderID)).toHaveLength(1)
  expect(await chargesOf(one.id)).toHaveLength(1)
})

test('the same key for another amount is refused, and nothing is charged', async () => {
  const wish = await aWish()
  await provider.charge(wish)

  await expect(provider.charge({ ...wish, amount: 1_000 })).rejects.toThrow(ProviderRefused)
  expect(await paymentsOfOrder(wish.orderID)).toHaveLength(1)
})

test('a declined card stays declined for its key', async () => {
  const wish = await aWish('4000000000000002')
  const [one, two] = [await provider.charge(wish), await provider.charge(wish)]

  expect(two).toEqual(one)
  expect(await chargesOf(one.id)).toHaveLength(1)
})

test('an answer that breaks after the charge is asked for again by itself, and charged once', async () => {
  const wish = await aWish()
  await standIn.fail({ on: 'POST /v1/payment_intents', work: true, answer: 'drop' })

  expect(await provider.charge(wish)).toMatchObject({ status: 'succeeded', orderID: wish.orderID })
  expect(await paymentsOfOrder(wish.orderID)).toHaveLength(1)
})

test('no answer after the charge is ProviderAway; the payment is found at the customer, and charged once', async () => {
  const wish = await aWish()
  const since = new Date(Date.now() - 60_000)
  await standIn.fail({ on: 'POST /v1/payment_intents', work: true, answer: 'hang', times: 2 })

  await expect(standIn.provider({ timeoutMs: 150 }).charge(wish)).rejects.toThrow(ProviderAway)
  await standIn.failNoMore()

  const found = await provider.paymentsOf(wish.customer, since)
  expect(found).toMatchObject([{ orderID: wish.orderID, status: 'succeeded' }])
  expect((await provider.charge(wish)).id).toBe(found[0]?.id)
  expect(await paymentsOfOrder(wish.orderID)).toHaveLength(1)
})

test.for([500, 503, 429, 401, 409])('an answer %i is ProviderAway', async (status) => {
  const wish = await aWish()
  await standIn.fail({ on: 'POST /v1/payment_intents', answer: status, times: 2 })

  await expect(provider.charge(wish)).rejects.toThrow(ProviderAway)
  await standIn.failNoMore()
  expect(await paymentsOfOrder(wish.orderID)).toEqual([])
})

test('a wrong key and a server that is not there are ProviderAway', async () => {
  const wish = await aWish()
  await expect(standIn.provider({ secretKey: 'sk_test_somebodyElse' }).charge(wish)).rejects.toThrow(
    ProviderAway,
  )

  const gone = await aStandIn()
  await gone.close()
  await expect(gone.provider().payment('pi_1')).rejects.toThrow(ProviderAway)
})

test('what is not a payment is refused with the code of the provider', async () => {
  await expect(provider.payment('pi_none')).rejects.toMatchObject({
    name: 'ProviderRefused',
    code: 'resource_missing',
  })
  await expect(provider.charge(await aWish(undefined, { amount: 10 }))).rejects.toMatchObject({
    code: 'amount_too_small',
  })
  await expect(provider.charge(await aWish(undefined, { customer: 'cus_none' }))).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

test('a card of another customer is not charged', async () => {
  const first = await aWish()
  await provider.charge(first)

  const stolen = await aWish(undefined, { paymentMethod: first.paymentMethod })
  await expect(provider.charge(stolen)).rejects.toThrow(ProviderRefused)
  expect(await paymentsOfOrder(stolen.orderID)).toEqual([])
})

test('a charge that is still going on when it is asked for again is ProviderAway, and charged once', async () => {
  const wish = await aWish()
  await standIn.fail({ on: 'POST /v1/payment_intents', work: true, answer: 'given', delayMs: 2_500 })

  await expect(standIn.provider({ timeoutMs: 150 }).charge(wish)).rejects.toMatchObject({
    name: 'ProviderAway',
    message: expect.stringContaining('another in-progress request'),
  })
  await expect.poll(() => paymentsOfOrder(wish.orderID)).toHaveLength(1)
  expect(await provider.charge(wish)).toMatchObject({ status: 'succeeded' })
  expect(await paymentsOfOrder(wish.orderID)).toHaveLength(1)
})
