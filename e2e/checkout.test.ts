// A plan is bought, upgraded, cancelled and resumed by its owner, in a real browser against the provider's own wire (P4, P8, D15, D17).
import { describe, expect, test } from 'vitest'
import {
  anOwnerWhoBuys,
  atTheBank,
  cardFields,
  cards,
  choose,
  no,
  payButton,
  paymentsOf,
  section,
  totalOf,
  typeCard,
  yes,
} from './checking-out.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { tabTo } from './keyboard.ts'
import { signedInAs } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

describe.each(pairsFor('checkout'))('in %s at %i px', (language, width) => {
  const visit = { language, width }

  test('from Standard to Gold with a good card: paid once, shown at once, with its invoice', async () => {
    const buyer = await anOwnerWhoBuys(launch(), visit)
    const { page, word } = buyer
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/subscription/subscribe'))
        asked.push(request.headers()['idempotency-key'] ?? '')
    })
    await choose(buyer, 'gold')
    const [noted = ''] = word('Test payments: no money moves. Use a test card such as {testCard}.').split('{')
    await section(page, 'upgrade').getByText(noted).waitFor()
    await typeCard(page, language, cards.good)
    expect(await seriousFindings(page, { frames: false })).toEqual([])
    expect(await overhang(page)).toBe(0)
    await payButton(page, word).dblclick()
    await page.getByText(word('Successful checkout!')).waitFor()
    await section(page, 'plan').getByText(word('Gold')).waitFor()
    expect(new Set(asked).size).toBe(1)
    await expect.poll(() => section(page, 'invoices').locator('tbody tr').count()).toBe(1)
    await section(page, 'card').getByText('4242').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
  })

  test('a declined card is told in the words of its bank, and another one pays', async () => {
    const buyer = await anOwnerWhoBuys(launch(), visit)
    const { page, word } = buyer
    await choose(buyer, 'gold')
    await typeCard(page, language, cards.declined)
    await payButton(page, word).click()
    const told = page
      .getByRole('alert')
      .filter({ hasText: word('You have error in your card information: {0}').replace('{0}', '') })
    await told.waitFor()
    expect((await told.textContent())!.length).toBeGreaterThan(
      word('You have error in your card information: {0}').length,
    )
    await section(page, 'plan').getByText(word('Standard')).waitFor()
    await typeCard(page, language, cards.good)
    await payButton(page, word).click()
    await section(page, 'plan').getByText(word('Gold')).waitFor()
  })

  test('3-D Secure: what its owner refuses is not paid, what they confirm is', async () => {
    const buyer = await anOwnerWhoBuys(launch(), visit)
    const { page, word } = buyer
    await choose(buyer, 'gold')
    await typeCard(page, language, cards.secure)
    await payButton(page, word).click()
    await atTheBank(page, no[language])
    await page
      .getByRole('alert')
      .filter({ hasText: word('You have error in your card information: {0}').replace('{0}', '') })
      .waitFor()
    await section(page, 'plan').getByText(word('Standard')).waitFor()
    await payButton(page, word).click()
    await atTheBank(page, yes[language])
    await page.getByText(word('Successful checkout!')).waitFor()
    await section(page, 'plan').getByText(word('Gold')).waitFor()
    expect(await section(page, 'plan').getByText(word('Standard')).count()).toBe(0)
  })
})

test('an upgrade is charged less the unused days, to the cent, and the renewal is switched on and off', async () => {
  const buyer = await anOwnerWhoBuys(launch(), {})
  const { page, word } = buyer
  await choose(buyer, 'gold')
  await typeCard(page, 'en', cards.good)
  await payButton(page, word).click()
  await page.getByText('Successful checkout!').waitFor()

  await choose(buyer, 'platinum')
  await section(page, 'upgrade')
    .getByText(/Less credit for \d+ unused days?/)
    .waitFor()
  const total = await totalOf(page)
  const { plans } = await paymentsOf()
  const price = plans.find(({ subscription }) => subscription === 'platinum')!.price
  expect(total).toBeLessThan(price)
  await typeCard(page, 'en', cards.good)
  await payButton(page, word).click()
  await section(page, 'plan').getByText('Platinum').waitFor()
  await section(page, 'upgrade').getByText('You already have the best membership in our network!').waitFor()
  const charged = await section(page, 'invoices').locator('tbody tr').first().textContent()
  expect(Number(/US\$([\d,.]+)/.exec(charged ?? '')?.[1]?.replaceAll(/\D/g, ''))).toBe(total)

  const renewal = section(page, 'renewal')
  await renewal.getByRole('button', { name: 'Renew automatically' }).click()
  await section(page, 'plan')
    .getByText(/It renews on/)
    .waitFor()
  await renewal.getByRole('link', { name: 'Cancel the renewal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the renewal' }).click()
  await section(page, 'plan')
    .getByText(/It is not renewed by itself/)
    .waitFor()
})

test('with the keyboard alone', async () => {
  const buyer = await anOwnerWhoBuys(launch(), {})
  const { page, path, open } = buyer
  await open(path)
  await tabTo(page, ({ href }) => href?.includes('plan=gold') === true)
  await page.keyboard.press('Enter')
  await page.waitForURL('**plan=gold*')
  await page.locator('main [name="addressLine1"]').waitFor()
  for (const [name, value] of [
    ['addressLine1', '1-2-3 Kita'],
    ['city', 'Osaka'],
  ] as const) {
    await tabTo(page, (stop) => stop.name === name)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(value)
  }
  await tabTo(page, ({ text }) => text === 'Save billing details')
  await page.keyboard.press('Enter')
  const { number } = cardFields(page, 'en')
  await number.waitFor()
  // Into the frame of the provider, where the page sees no more than that.
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await number.evaluate((field) => field === document.activeElement)) break
  }
  await page.keyboard.type(cards.good)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`12${String(new Date().getUTCFullYear() + 3).slice(2)}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  const pay = payButton(page, buyer.word)
  const hasFocus = () => pay.evaluate((button) => button === document.activeElement)
  for (let presses = 0; presses < 20 && !(await hasFocus()); presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Successful checkout!').waitFor()
  await section(page, 'plan').getByText('Gold').waitFor()
  expect(await section(page, 'plan').getByText('Standard').count()).toBe(0)
})

test('an order by bank transfer waits for its money, says where it goes, and can be withdrawn', async () => {
  const buyer = await anOwnerWhoBuys(launch(), {})
  const { page } = buyer
  await choose(buyer, 'premium')
  await page.getByText('Pay by bank transfer instead').click()
  await page.getByRole('button', { name: 'Order by bank transfer' }).click()
  const waiting = section(page, 'transfer')
  for (const name of ['Amount', 'Reference', 'Payable until', 'Account holder'])
    await waiting.getByText(name).first().waitFor()
  expect(await section(page, 'upgrade').locator('a[href*="plan="]').count()).toBe(0)
  await section(page, 'plan').getByText('Standard').waitFor()
  await waiting.getByRole('button', { name: 'Withdraw this order' }).click()
  await section(page, 'upgrade').locator('a[href*="plan=gold"]').waitFor()
})

test.each([
  ['an admin', 'admin', 403],
  ['a member', 'member', 403],
  ['a stranger', undefined, 404],
] as const)('%s sees nothing of the membership, and the tab says why', async (_, role, status) => {
  const visitor = await visitorWith(launch(), { expected: [status] })
  const { businessID } = await aCompanyOfMine(visitor, role && { role })
  if (role === undefined) await signedInAs(visitor, '/profile/')
  const answer = await visitor.open(`/business/${businessID}/membership`)
  expect(answer?.status()).toBe(status)
  if (role)
    await visitor.page.getByText('Only owners of the company see and change its membership.').waitFor()
  expect(await visitor.page.locator('main form').count()).toBe(0)
  expect(await visitor.page.locator('main').textContent()).not.toContain('US$')
})

test('without scripts all is read, billing details are saved, and the page says what paying by card needs', async () => {
  const buyer = await anOwnerWhoBuys(launch(), { script: false })
  const { page } = buyer
  await choose(buyer, 'gold')
  await page.getByText('Paying by card needs scripts (JavaScript)').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
})

test('the provider is loaded once a plan is chosen, and on no page around it', async () => {
  const buyer = await anOwnerWhoBuys(launch(), {})
  const { page, open, path, businessID } = buyer
  const { origin } = await paymentsOf()
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) loaded.push(request.url())
  })
  await open(`/business/${businessID}/members`)
  await page.getByRole('link', { name: 'Membership', exact: true }).click()
  await page.waitForURL(`**${path}`)
  await section(page, 'upgrade').waitFor()
  expect(loaded).toEqual([])
  await choose(buyer, 'gold')
  await cardFields(page, 'en').number.waitFor()
  expect(loaded.length).toBeGreaterThan(0)
  // The next page has no script of the provider any more.
  await page
    .getByRole('link', { name: /^Members/ })
    .first()
    .click()
  await page.waitForURL('**/members')
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false)
})
