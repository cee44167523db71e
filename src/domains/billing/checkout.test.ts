// Buying a plan by card through the calls: what is answered, what is charged, what a company has then.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showMembership, subscribe as subscribeCall } from '../../contract/billing.ts'
import { payThrough } from '../../platform/payments/place.ts'
import { someDetails, somePlace } from '../../testing/billing.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import {
  askingCard,
  declinedCard,
  goodCard,
  memoryPayments,
  otherCard,
  type MemoryPayments,
} from '../../testing/payments.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import type { TestSession } from '../../testing/sessions.ts'
import { saveBillingDetails } from './details.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { get, post } = callsOf(api)

let bank: MemoryPayments
beforeEach(() => {
  bank = memoryPayments()
  payThrough(bank.provider)
})
afterEach(() => payThrough(undefined))

const email = 'owner@example.com'

async function aBuyer(plan?: 'gold') {
  const team = await aTeam(db, { ...(plan && { plan }) })
  await saveBillingDetails(db, team.owner, {
    ...somePlace,
    businessID: team.businessID,
    details: someDetails,
  })
  return team
}

type Wish = { businessID: string; planId?: string; paymentMethod?: string; coupon?: string }
async function subscribe(as: TestSession | undefined, wish: Wish, key?: string) {
  const response = await api.inject({
    method: 'POST',
    url: '/api/subscription/subscribe',
    headers: {
      ...(as && { authorization: as.bearer }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: { planId: 'gold-yearly', paymentMethod: goodCard, email, ...wish },
  })
  const { data, name } = response.json()
  return { status: response.statusCode, data, name }
}
const membership = async (as: TestSession, businessID: string) =>
  showMembership.ok.parse((await get(as, `/subscription/${businessID}`)).data)
const charged = () => bank.payments().filter(({ status }) => status === 'succeeded')

test('a good card: the plan is there at once, with invoice, card and a year', async () => {
  const { owner, businessID } = await aBuyer()
  const { status, data } = await subscribe(owner, { businessID })
  expect([status, subscribeCall.ok.parse(data)]).toMatchObject([
    200,
    { status: 'active', subscription: 'gold', amount: 203_500, currency: 'USD', businessID },
  ])
  expect(data.invoiceId).not.toBe(null)
  expect(charged()).toMatchObject([{ amount: 203_500, orderID: data.subscriptionId }])
  const shown = await membership(owner, businessID)
  expect(shown).toMatchObject({
    subscription: 'gold',
    period: { start: data.currentPeriodStart, end: data.currentPeriodEnd, renews: false, state: 'active' },
    timeZone: 'Asia/Tokyo',
    products: { used: 0, of: 20 },
    boosts: null,
    card: { brand: 'visa', last4: '4242' },
    details: someDetails,
    open: null,
  })
  expect(shown.upgrades.map(({ subscription }) => subscription)).toEqual(['premium', 'platinum'])
  const told = await pool.query(
    "select from outbox where type = 'subscription.paid' and payload ->> 'businessID' = $1",
    [businessID],
  )
  expect(told.rowCount).toBe(1)
})

test('a declined card: nothing is charged, the bank’s words are told, and another card pays', async () => {
  const { owner, businessID } = await aBuyer()
  const { data } = await subscribe(owner, { businessID, paymentMethod: declinedCard }, 'one')
  expect(data).toMatchObject({ status: 'failed', declined: { message: 'Your card was declined.' } })
  expect((await membership(owner, businessID)).subscription).toBe('standard')
  expect((await subscribe(owner, { businessID, paymentMethod: declinedCard }, 'one')).data).toEqual(data)
  // It cannot be paid behind our back any more.
  bank.confirm(bank.payments()[0]!.id, true)
  expect(charged()).toEqual([])
  expect((await subscribe(owner, { businessID, paymentMethod: otherCard }, 'two')).data.status).toBe('active')
})

test('a card that asks: confirmed it pays, and only once the provider says so', async () => {
  const { owner, businessID } = await aBuyer()
  const first = await subscribe(owner, { businessID, paymentMethod: askingCard }, 'one')
  expect(first.data).toMatchObject({ status: 'requires_action', nextAction: { type: 'use_stripe_sdk' } })
  expect((await membership(owner, businessID)).open).toMatchObject({
    status: 'requires_action',
    nextAction: first.data.nextAction,
  })
  expect((await subscribe(owner, { businessID }, 'two')).name).toBe('PaymentRunning')
  expect((await membership(owner, businessID)).subscription).toBe('standard')
  bank.confirm(bank.payments()[0]!.id, true)
  expect((await membership(owner, businessID)).subscription).toBe('standard')
  const again = await subscribe(owner, { businessID, paymentMethod: askingCard }, 'one')
  expect(again.data.status).toBe('active')
  expect(charged()).toHaveLength(1)
})

test('a card that asks and is not confirmed fails, and the next attempt is another payment', async () => {
  const { owner, businessID } = await aBuyer()
  await subscribe(owner, { businessID, paymentMethod: askingCard }, 'one')
  bank.confirm(bank.payments()[0]!.id, false)
  expect((await subscribe(owner, { businessID, paymentMethod: askingCard }, 'one')).data.status).toBe(
    'failed',
  )
  expect((await subscribe(owner, { businessID }, 'two')).data.status).toBe('active')
  expect(charged()).toHaveLength(1)
})

test('an answer that is lost: pending, then the same key finds the payment, which is one', async () => {
  const { owner, businessID } = await aBuyer()
  bank.fail('charge', 'lost')
  expect((await subscribe(owner, { businessID }, 'one')).data.status).toBe('pending')
  expect((await membership(owner, businessID)).open).toMatchObject({ status: 'pending' })
  expect((await subscribe(owner, { businessID }, 'one')).data.status).toBe('active')
  expect(charged()).toHaveLength(1)
})

test('the provider away before anything: told, and tried again at once', async () => {
  const { owner, businessID } = await aBuyer()
  bank.fail('makeCustomer', 'away')
  expect(await subscribe(owner, { businessID }, 'one')).toMatchObject({ status: 503, name: 'PaymentsAway' })
  expect((await subscribe(owner, { businessID }, 'two')).data.status).toBe('active')
  expect(charged()).toHaveLength(1)
})

test('two at once, of two connections: one pays, the other is refused or goes on with the same', async () => {
  for (let round = 0; round < 10; round++) {
    const { owner, businessID } = await aBuyer()
    const before = charged().length
    const keys = round % 2 === 0 ? ['one', 'two'] : ['one', 'one']
    const answers = await Promise.all(keys.map((key) => subscribe(owner, { businessID }, key)))
    const names = answers.map(({ data, name }) => data?.status ?? name)
    expect(charged().length - before).toBe(1)
    for (const name of names) expect(['active', 'PaymentRunning', 'PlanNotAbove', 'pending']).toContain(name)
    expect((await membership(owner, businessID)).subscription).toBe('gold')
    const { rows } = await pool.query('select tier from subscriptions where business_id = $1', [businessID])
    expect(rows).toEqual([{ tier: 'gold' }])
  }
})

test('an upgrade: the unused days are credited to the cent, and the old year ends', async () => {
  const { owner, businessID } = await aBuyer()
  await subscribe(owner, { businessID })
  const [premium] = (await membership(owner, businessID)).upgrades
  // All days of today's year are unused.
  expect(premium).toMatchObject({ price: 265_000, credit: 185_000, net: 80_000, total: 88_000 })
  const { data } = await subscribe(owner, { businessID, planId: 'premium-yearly' })
  expect(data).toMatchObject({ status: 'active', amount: 88_000 })
  // What was credited was paid too: the second upgrade credits all of it.
  const [platinum] = (await membership(owner, businessID)).upgrades
  expect(platinum).toMatchObject({ price: 365_000, credit: 265_000, net: 100_000 })
  expect((await subscribe(owner, { businessID, planId: 'platinum-yearly' })).data.amount).toBe(110_000)
  const { rows } = await pool.query<{ tier: string }>(
    "select tier from subscriptions where business_id = $1 and status = 'active' and period_end > now()",
    [businessID],
  )
  expect(rows).toEqual([{ tier: 'platinum' }])
  expect((await membership(owner, businessID)).upgrades).toEqual([])
})

test.each([
  ['the same plan', 'gold-yearly', 'PlanNotAbove'],
  ['standard', 'standard', 'InvalidInput'],
  ['a plan that never was', 'iron-yearly', 'InvalidInput'],
])('%s is refused, and nothing is charged', async (_, planId, name) => {
  const { owner, businessID } = await aBuyer('gold')
  expect((await subscribe(owner, { businessID, planId })).name).toBe(name)
  expect(bank.payments()).toEqual([])
})

test('without an address for the invoice nothing is ordered; the company’s own page is enough', async () => {
  const { owner, businessID } = await aTeam(db)
  expect((await subscribe(owner, { businessID })).name).toBe('DetailsMissing')
  await pool.query(
    `update businesses set contact = contact || '{"legalAddressEnglish": "3-1 Honmachi\\nOsaka"}' where id = $1`,
    [businessID],
  )
  expect((await membership(owner, businessID)).details).toBe(null)
  expect((await subscribe(owner, { businessID })).data.status).toBe('active')
  expect((await membership(owner, businessID)).details).toMatchObject({
    addressLine1: '3-1 Honmachi',
    email,
  })
})

test('only an owner pays, and a key is of one wish', async () => {
  const { owner, admin, member, businessID } = await aBuyer()
  const stranger = (await aTeam(db)).owner
  expect(await subscribe(undefined, { businessID })).toMatchObject({ status: 401, name: 'TokenNotFound' })
  expect((await subscribe(stranger, { businessID })).name).toBe('NotFound')
  expect((await subscribe(member, { businessID })).name).toBe('NotAllowed')
  expect((await subscribe(admin, { businessID })).name).toBe('NotAllowed')
  expect(bank.payments()).toEqual([])
  await subscribe(owner, { businessID }, 'one')
  expect((await subscribe(owner, { businessID, planId: 'premium-yearly' }, 'one')).name).toBe('KeyReused')
  expect((await subscribe(owner, { businessID }, 'no key')).name).toBe('InvalidInput')
})

test.each([{ subscription: 'platinum' }, { amount: 1 }, { customer: 'cus_foreign' }, { price: 0 }])(
  'a body that says %o changes nothing',
  async (more) => {
    const { owner, businessID } = await aBuyer()
    const wish = { businessID, planId: 'gold-yearly', paymentMethod: goodCard, email }
    expect((await post(owner, '/subscription/subscribe', { ...wish, ...more })).name).toBe('InvalidInput')
    expect(bank.payments()).toEqual([])
    expect((await membership(owner, businessID)).subscription).toBe('standard')
  },
)

test('where nobody takes payments everything is told, and nothing ordered', async () => {
  payThrough(undefined)
  const { owner, businessID } = await aBuyer()
  expect((await subscribe(owner, { businessID })).name).toBe('PaymentsAway')
  expect(await membership(owner, businessID)).toMatchObject({ subscription: 'standard', open: null })
  expect((await get(undefined, '/subscription/setup')).data).toMatchObject({
    publicKey: null,
    script: null,
    isTest: false,
  })
  payThrough(bank.provider)
  expect((await get(undefined, '/subscription/setup')).data).toMatchObject({
    publicKey: 'pk_test_memory',
    script: 'https://pay.example/script.js',
    isTest: true,
  })
})
