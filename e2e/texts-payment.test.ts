// The texts of plans and their payment, word for word, where and when they are said (P2.23, P2.29, P4.8, P8.10, P9.10).
import { describe, expect, test } from 'vitest'
import { anOwnerWhoBuys, cards, choose, paymentsOf, section, typeCard, type Buyer } from './checking-out.ts'
import { withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const owner = (visit: Partial<Parameters<typeof anOwnerWhoBuys>[1]> = {}) => anOwnerWhoBuys(launch(), visit)
const alert = ({ page }: Buyer) => page.getByRole('alert')
const pay = ({ page }: Buyer) => page.getByRole('button', { name: 'Pay US$2,035.00', exact: true })

describe('P8.10, paying', () => {
  test('You have error in your card information: {message}', async () => {
    const buyer = await owner()
    await choose(buyer, 'gold')
    await pay(buyer).click()
    await alert(buyer)
      .getByText('You have error in your card information: Your card number is incomplete.', { exact: true })
      .waitFor()
    await typeCard(buyer.page, 'en', '4000000000009995')
    await pay(buyer).click()
    await alert(buyer)
      .getByText('You have error in your card information: Your card has insufficient funds.', {
        exact: true,
      })
      .waitFor()
    expect(await section(buyer.page, 'plan').getByText('Standard').count()).toBe(1)
    expect(await alert(buyer).count()).toBe(1)
  })

  test('Successful checkout!, after a button that says it is paying, on a page that has the plan', async () => {
    const buyer = await owner({ expected: [409] })
    const { page } = buyer
    await choose(buyer, 'gold')
    await typeCard(page, 'en', cards.good)
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/api/subscription/subscribe', async (route) => {
      await held
      await route.continue()
    })
    await pay(buyer).click()
    const paying = page.getByRole('button', { name: 'Paying…', exact: true })
    await paying.waitFor()
    expect(await paying.getAttribute('aria-busy')).toBe('true')
    letThrough()
    await page.getByText('Successful checkout!', { exact: true }).waitFor()
    await section(page, 'plan').getByText('Gold').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await paying.count()).toBe(0)

    // Another card for renewals that its bank refuses is told in the same words.
    await section(page, 'card').getByRole('link', { name: 'Replace the card' }).click()
    await typeCard(page, 'en', cards.declined)
    await section(page, 'card').getByRole('button', { name: 'Save this card' }).click()
    await alert(buyer)
      .getByText('You have error in your card information: Your card was declined.', { exact: true })
      .waitFor()
  })

  test('We are not able to process your payment at this time, please try again in a few minutes or contact support', async () => {
    const buyer = await owner({ expected: [503] })
    const { page, context, faults } = buyer
    const { origin } = await paymentsOf()
    const failure =
      'We are not able to process your payment at this time, please try again in a few minutes or contact support'
    await choose(buyer, 'gold')
    await typeCard(page, 'en', cards.good)
    const ways = [`${origin}/v1/**`, '**/api/subscription/subscribe']
    for (const [at, way] of ways.entries()) {
      await context.route(way, (route) =>
        at === 0
          ? route.abort('connectionrefused')
          : route.fulfill({ status: 503, json: { success: false, name: 'PaymentsAway', message: 'Away.' } }),
      )
      await pay(buyer).click()
      await alert(buyer).getByText(failure, { exact: true }).waitFor()
      expect(await alert(buyer).count()).toBe(1)
      await context.unroute(way)
    }
    // The browser tells its console of what this test has kept from it.
    faults.length = 0
    await pay(buyer).click()
    await page.getByText('Successful checkout!', { exact: true }).waitFor()
  })
})

describe('P4.8, upgrades', () => {
  const above = {
    standard: ['Gold', 'Premium', 'Platinum'],
    gold: ['Premium', 'Platinum'],
    premium: ['Platinum'],
  }
  const prices: Record<string, string> = {
    Gold: 'US$1,850.00',
    Premium: 'US$2,650.00',
    Platinum: 'US$3,650.00',
  }

  test.each(Object.entries(above) as [keyof typeof above, string[]][])(
    'from %s: to the plans above it, each with its price for a year',
    async (plan, names) => {
      const { page, open, path } = await owner({ plan })
      await open(path)
      const upgrades = section(page, 'upgrade').locator('li')
      expect(await upgrades.getByRole('link').allTextContents()).toEqual(
        names.map((name) => `Upgrade to ${name}`),
      )
      for (const [at, name] of names.entries()) {
        await upgrades.nth(at).getByText(`${name} for one year`).waitFor()
        await upgrades.nth(at).getByText(prices[name]!).first().waitFor()
      }
      expect(await page.getByText('You already have the best membership in our network!').count()).toBe(0)
      // The form of the card opens once one is chosen.
      expect(await page.locator('#card-input').count()).toBe(0)
    },
  )

  test('from platinum: You already have the best membership in our network!', async () => {
    const { page, open, path } = await owner({ plan: 'platinum' })
    await open(path)
    await section(page, 'plan').getByText('Platinum').waitFor()
    await section(page, 'plan').getByText('Not Verified').waitFor()
    await section(page, 'upgrade')
      .getByText('You already have the best membership in our network!', { exact: true })
      .waitFor()
    expect(await page.getByRole('link', { name: /^Upgrade to/ }).count()).toBe(0)
  })
})

test('P2.29: Buy now! on the page of each paid plan leads to My Business, P2.23: which says where to go', async () => {
  const { page, open } = await owner()
  await open('/membership-standard')
  expect(await page.getByText('Buy now!').count()).toBe(0)
  for (const plan of ['gold', 'premium', 'platinum']) {
    await open(`/membership-${plan}`)
    const buy = page
      .locator('main')
      .getByRole('link', { name: /^Buy now!/ })
      .first()
    expect(await buy.getAttribute('href')).toBe('/my-business?membership=choose-business')
    await buy.click()
    await page
      .getByText('press Manage Business of the company it is for, then open the Membership tab.')
      .waitFor()
  }
})
