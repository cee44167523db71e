import { expect, test } from 'vitest'
import { plans, priceText } from '../../contract/plans.ts'
import { showSubscriptionSetup } from '../../contract/subscriptions.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'

const database = await testDatabase()
const { db } = database
const api = await testApi(database)
const { get, post } = callsOf(api)

// P6.5 and P9.10.
const specified = [
  {
    subscription: 'standard',
    price: 0,
    products: 7,
    verification: false,
    boostsPerMonth: 0,
    supportHours: 0,
  },
  {
    subscription: 'gold',
    price: 185_000,
    products: 20,
    verification: true,
    boostsPerMonth: 3,
    supportHours: 0,
  },
  {
    subscription: 'premium',
    price: 265_000,
    products: 50,
    verification: true,
    boostsPerMonth: 10,
    supportHours: 6,
  },
  {
    subscription: 'platinum',
    price: 365_000,
    products: 100,
    verification: true,
    boostsPerMonth: 20,
    supportHours: 12,
  },
]

test('P6.5: the plans in order of upgrades, and nothing can be paid yet', async () => {
  const answer = await api.inject({ url: '/api/subscription/setup' })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  const { data } = answer.json()
  expect(showSubscriptionSetup.ok.parse(data)).toEqual(data)
  expect(data.publicKey).toBe(null)
  expect(data.plans).toMatchObject(specified)
  expect(new Set(data.plans.map(({ planId }: { planId: string }) => planId)).size).toBe(4)
})

test('every plan shows as many products as its price list says, and not one more', async () => {
  for (const { subscription, products } of specified) {
    const plan = subscription as keyof typeof plans
    const { businessID, owner } = await aTeam(db, { plan, products: products - 1 })
    const drafts: string[] = []
    for (let at = 0; at < 2; at++) {
      const { data } = await post(owner, '/product', { ...aForm, businessID })
      drafts.push((data as { productID: string }).productID)
    }
    const publish = (productID: string) =>
      post(owner, '/product/publish', { businessID, productIDs: [productID] })
    expect((await publish(drafts[0]!)).status).toBe(200)
    const full = await publish(drafts[1]!)
    expect([full.name, full.body]).toMatchObject(['ShowcaseFull', { limit: products, published: products }])
    expect((await get(undefined, `/product/by-business?bid=${businessID}`)).data).toHaveLength(products)
  }
})

test.each([
  ['en', 'US$1,850.00'],
  ['ja', 'US$1,850.00'],
  ['es', '1850,00\u00a0US$'],
  ['it', '1850,00\u00a0USD'],
  ['zh', 'US$1,850.00'],
])('a price in %s is %s', (language, text) => {
  expect(priceText(plans.gold.price, language)).toBe(text)
})
