// What comes after a payment: cards that are kept, refunds, payments that are cancelled, those of a customer.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStandIn, type StandInProcess } from '../../../testing/stand-in.ts'
import { ProviderAway, ProviderRefused, type PaymentProvider } from '../provider.ts'

let standIn: StandInProcess
let provider: PaymentProvider

beforeAll(async () => {
  standIn = await aStandIn()
  provider = standIn.provider()
})
afterAll(() => standIn.close())

const aCustomer = (key: string = randomUUID()) =>
  provider.makeCustomer({ key, businessID: 'business-1', email: 'books@company.example', name: 'Hinokawa' })

async function aPayment(number?: string, customer?: string) {
  const orderID = randomUUID()
  return provider.charge({
    key: orderID,
    orderID,
    customer: customer ?? (await aCustomer()),
    paymentMethod: await standIn.paymentMethod(number),
    amount: 49_900,
    currency: 'USD',
    description: 'Gold membership',
  })
}
const aRefund = (payment: string, amount: number, refundID: string = randomUUID()) =>
  provider.refund({ key: refundID, payment, amount, refundID })

test('the same key is the same customer', async () => {
  expect(await aCustomer('one')).toBe(await aCustomer('one'))
  expect(await aCustomer('two')).not.toBe(await aCustomer('one'))
})

test('a card is kept and known again; the same wish twice keeps it once', async () => {
  const customer = await aCustomer()
  const paymentMethod = await standIn.paymentMethod('5555555555554444')
  const year = new Date().getUTCFullYear() + 2
  const card = { brand: 'mastercard', last4: '4444', expMonth: 12, expYear: year }

  expect(await provider.keepCard({ key: 'keep', customer, paymentMethod })).toEqual(card)
  expect(await provider.keepCard({ key: 'keep', customer, paymentMethod })).toEqual(card)
  expect(await provider.card(paymentMethod)).toEqual(card)
})

test('a card that its bank refuses is not kept; one that is refused later is, and fails then', async () => {
  const customer = await aCustomer()
  const refused = await standIn.paymentMethod('4000000000000002')
  const later = await standIn.paymentMethod('4000000000000341')

  await expect(
    provider.keepCard({ key: randomUUID(), customer, paymentMethod: refused }),
  ).rejects.toMatchObject({
    name: 'ProviderRefused',
    code: 'generic_decline',
    message: 'Your card was declined.',
  })
  expect(await provider.keepCard({ key: randomUUID(), customer, paymentMethod: later })).toMatchObject({
    last4: '0341',
  })
  const wish = { key: randomUUID(), orderID: 'renewal', customer, paymentMethod: later, amount: 49_900 }
  const renewal = await provider.charge({ ...wish, currency: 'USD', description: 'Gold', offSession: true })
  expect(renewal).toMatchObject({ status: 'failed', declined: { code: 'generic_decline' } })
})

test("another customer's card is not kept", async () => {
  const paymentMethod = await standIn.paymentMethod()
  await provider.keepCard({ key: randomUUID(), customer: await aCustomer(), paymentMethod })
  const stranger = await aCustomer()
  await expect(provider.keepCard({ key: randomUUID(), customer: stranger, paymentMethod })).rejects.toThrow(
    ProviderRefused,
  )
})

test('refunds in parts, each once for its key, never more than was paid', async () => {
  const { id } = await aPayment()
  const refundID = randomUUID()

  const first = await aRefund(id, 10_000, refundID)
  expect(first).toEqual({ id: expect.stringMatching(/^re_/), status: 'succeeded', amount: 10_000 })
  expect(await aRefund(id, 10_000, refundID)).toEqual(first)
  expect(await provider.payment(id)).toMatchObject({ status: 'succeeded', amount: 49_900, refunded: 10_000 })

  await expect(aRefund(id, 39_901)).rejects.toThrow(ProviderRefused)
  await aRefund(id, 39_900)
  await expect(aRefund(id, 1)).rejects.toMatchObject({ code: 'charge_already_refunded' })
  expect(await provider.payment(id)).toMatchObject({ refunded: 49_900 })
  expect(await provider.refunds(id)).toMatchObject([
    { amount: 39_900, status: 'succeeded' },
    { ...first, refundID },
  ])
})

test('a refund whose answer was lost is found by its id, and made once', async () => {
  const { id } = await aPayment()
  const refundID = randomUUID()
  await standIn.fail({ on: 'POST /v1/refunds', work: true, answer: 'hang', times: 2 })
  const hurried = standIn.provider({ timeoutMs: 150 })
  await expect(hurried.refund({ key: refundID, payment: id, amount: 500, refundID })).rejects.toThrow(
    ProviderAway,
  )
  await standIn.failNoMore()

  expect(await provider.refunds(id)).toMatchObject([{ refundID, amount: 500 }])
  await aRefund(id, 500, refundID)
  expect(await provider.payment(id)).toMatchObject({ refunded: 500 })
})

test.for(['succeeded', 'failed'] as const)(
  'a refund that is pending is %s when the bank says so',
  async (status) => {
    const { id } = await aPayment('4000000000007726')
    const refund = await aRefund(id, 49_900)
    expect(refund.status).toBe('pending')

    await standIn.endRefund(refund.id, status)

    expect(await provider.refunds(id)).toMatchObject([{ status }])
    expect((await provider.payment(id)).refunded).toBe(status === 'failed' ? 0 : 49_900)
  },
)

test('a refund that succeeded fails when its bank sends the money back, and can be made again', async () => {
  const { id } = await aPayment('4000000000005126')
  const refund = await aRefund(id, 49_900)
  expect(refund.status).toBe('succeeded')
  await standIn.endRefund(refund.id, 'failed')
  expect(await provider.refunds(id)).toMatchObject([{ status: 'failed', failure: 'lost_or_stolen_card' }])
  expect((await provider.payment(id)).refunded).toBe(0)
  expect((await aRefund(id, 49_900)).status).toBe('succeeded')
})

test('nothing is given back of what was not paid', async () => {
  const { id } = await aPayment('4000000000000002')
  await expect(aRefund(id, 100)).rejects.toThrow(ProviderRefused)
  expect(await provider.refunds(id)).toEqual([])
})

test('one that waits is cancelled, and cannot be paid any more; one that was paid meanwhile stays paid', async () => {
  const waiting = await aPayment('4000002760003184')
  expect(await provider.cancel(waiting.id)).toMatchObject({ status: 'cancelled' })
  await standIn.authenticate(waiting.id)
  expect(await provider.cancel(waiting.id)).toMatchObject({ status: 'cancelled' })
  expect((await standIn.charges()).filter(({ payment_intent }) => payment_intent === waiting.id)).toEqual([])

  const paid = await aPayment()
  expect(await provider.cancel(paid.id)).toEqual(paid)
})

test('a card that was refused is cancelled too, so that nobody pays with another later', async () => {
  const refused = await aPayment('4000000000000002')
  expect(await provider.cancel(refused.id)).toMatchObject({ status: 'cancelled' })
})

test('payments of a customer: newest first, since a time, and nobody else’s', async () => {
  const customer = await aCustomer()
  const first = await aPayment(undefined, customer)
  const second = await aPayment(undefined, customer)
  await aPayment()

  const now = Date.now()
  expect(await provider.paymentsOf(customer, new Date(now - 60_000))).toEqual([second, first])
  expect(await provider.paymentsOf(customer, new Date(now + 60_000))).toEqual([])
})
