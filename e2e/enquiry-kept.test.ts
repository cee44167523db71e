// The need-help form: what was typed before, while and after it was sent stays, and what is missing is said where it is missing.
import { expect, test } from 'vitest'
import {
  anAddress,
  anEnquirer,
  button,
  field,
  fillLeast,
  keptOf,
  path,
  ticketOn,
  valueOf,
  whileFailing,
} from './enquirer.ts'
import { scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test('what is chosen before scripts run stays, and is kept', async () => {
  const { page } = await anEnquirer(launch())
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await field(page, 'country').selectOption('US')
  await field(page, 'usaState').selectOption('US-TX')
  await field(page, 'city').fill('Houston')
  go()
  await scriptsRun(page)
  const chosen = async () => [
    await valueOf(page, 'country'),
    await valueOf(page, 'usaState'),
    await valueOf(page, 'city'),
  ]
  expect(await chosen()).toEqual(['US', 'US-TX', 'Houston'])
  expect(await field(page, 'usaState').isDisabled()).toBe(false)
  await page.unroute('**/*.js')
  await page.reload()
  await scriptsRun(page)
  await expect.poll(chosen).toEqual(['US', 'US-TX', 'Houston'])
})

test('a dial code of nobody and one that is missing are told where they stand', async () => {
  const { page, open } = await anEnquirer(launch())
  const email = anAddress()
  await open(path)
  await fillLeast(page, email)
  // Refused ones spend nothing of the six that an address may be named in an hour.
  for (let tries = 0; tries < 7; tries++) {
    await field(page, 'companyPhoneCode').fill(`+99${tries === 6 ? 9 : ''}`)
    await field(page, 'mobilePhoneCode').fill('+999')
    await field(page, 'mobilePhone').fill(`1234567${tries}`)
    // What the try before left on the page is not yet the answer to this one.
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      button(page, 'Submit').click(),
    ])
    await page.locator('#field-mobilePhone-error').waitFor()
    await expect.poll(() => button(page, 'Submit').getAttribute('aria-busy')).toBe('false')
  }
  for (const name of ['companyPhone', 'mobilePhone'])
    expect(await page.locator(`#field-${name}-error`).textContent()).toContain('Invalid phone number')
  await field(page, 'mobilePhone').fill('')
  await field(page, 'companyPhoneCode').fill('')
  await button(page, 'Submit').click()
  await page.locator('#field-companyPhoneCode-error').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('companyPhoneCode')
  expect(await page.locator('#field-companyPhone-error').count()).toBe(0)
  await page.getByRole('alert').getByText('Company Telephone – Country code').waitFor()
  await field(page, 'companyPhoneCode').fill('+81')
  await button(page, 'Submit').click()
  await ticketOn(page)
})

test('who sends too often is told how long to wait', async () => {
  const { page, open } = await anEnquirer(launch(), { expected: [400, 429, 500] })
  const email = anAddress()
  for (let times = 0; times < 7; times++) {
    await open(path)
    await fillLeast(page, email)
    await field(page, 'city').fill(`City ${times}`)
    await button(page, 'Submit').click()
    if (times < 6) await ticketOn(page)
  }
  await page
    .getByRole('alert')
    .getByText(/Please try again in \d+ minutes/)
    .waitFor()
  expect(await valueOf(page, 'city')).toBe('City 6')
})

test('what is typed while it is being sent stays when sending fails', async () => {
  const { page, open } = await anEnquirer(launch())
  await open(path)
  await fillLeast(page, anAddress())
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/contact-us/form.data*', async (route) => {
    await held
    await route.continue()
  })
  await whileFailing(async () => {
    await button(page, 'Submit').click()
    await button(page, 'Sending…').waitFor()
    await field(page, 'moreInfoBuy').fill('Steel rings')
    await field(page, 'country').selectOption('US')
    await field(page, 'usaState').selectOption('US-NY')
    go()
    await page.getByRole('alert').getByText('There was an error processing your request').waitFor()
  })
  expect([
    await valueOf(page, 'moreInfoBuy'),
    await valueOf(page, 'country'),
    await valueOf(page, 'usaState'),
  ]).toEqual(['Steel rings', 'US', 'US-NY'])
})

test('back on the page that told the number, nothing is told again, and the next request stays', async () => {
  const { page, open } = await anEnquirer(launch())
  const email = anAddress()
  await open(path)
  await fillLeast(page, email)
  await button(page, 'Submit').click()
  const ticket = await ticketOn(page)
  await page.getByRole('link', { name: 'Send another request' }).click()
  await field(page, 'city').fill('Osaka')
  await page.goBack()
  await page.locator('main dd').getByText(ticket).waitFor()
  await page.goForward()
  await expect.poll(() => valueOf(page, 'city')).toBe('Osaka')
  expect(await keptOf(email)).toHaveLength(1)
})

test('what was brought back leaves alone what was typed since', async () => {
  const { page, open } = await anEnquirer(launch())
  await open(path)
  await field(page, 'lastName').fill('Weidner')
  await field(page, 'city').fill('Ulm')
  await button(page, 'Reset').click()
  await button(page, 'Clear').click()
  await expect.poll(() => valueOf(page, 'lastName')).toBe('')
  await field(page, 'city').fill('Osaka')
  await button(page, 'Undo').click()
  await expect.poll(() => valueOf(page, 'lastName')).toBe('Weidner')
  expect(await valueOf(page, 'city')).toBe('Osaka')
})
