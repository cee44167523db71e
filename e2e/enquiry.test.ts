// The need-help form: sent by anybody, by keyboard, while the server fails; nothing typed is lost.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
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
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { focused, tabTo } from './keyboard.ts'
import { signedInAs } from './signed-in.ts'
import { pairs, scriptsRun, withBrowser, type Visit } from './visitor.ts'

const { launch } = withBrowser()
const aVisitor = (visit?: Visit) => anEnquirer(launch(), visit)

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test.each(pairs)(
  'in %s at %i px: 30 fields, what is wrong beside each, and a number',
  async (language, width) => {
    const { page, open, word } = await aVisitor({ language, width })
    const answer = await open(path)
    expect(answer?.headers()['cache-control']).toContain('public')
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
    expect(await page.locator('main form :is(input[id], select, textarea)').count()).toBe(30)
    for (const name of ['jobPosition', 'businessType', 'country']) {
      const first = field(page, name).locator('option').first()
      expect([await first.textContent(), await first.getAttribute('value')]).toEqual([word('Select'), ''])
    }
    const states = field(page, 'usaState').locator('option')
    expect(await states.count()).toBe(52)
    expect(await states.first().textContent()).toBe(word('Select one state'))

    await button(page, word('Submit')).click()
    await page.getByText(word('Please correct what is marked below.')).waitFor()
    await expect.poll(() => focusedName(page)).toBe('email')
    expect(await page.locator('#field-companyPhoneCode').getAttribute('aria-describedby')).toContain('error')
    expect(await field(page, 'email').evaluate((input) => getComputedStyle(input).backgroundColor)).toBe(
      'rgb(253, 236, 239)',
    )
    expect(await page.locator('#field-companyPhone-error').textContent()).toBe(
      word('Please fill in this field.'),
    )
    expect(await seriousFindings(page)).toEqual([])

    const email = anAddress()
    await fillLeast(page, email)
    await field(page, 'firstName').fill('春花')
    expect(await field(page, 'usaState').isDisabled()).toBe(true)
    await field(page, 'country').selectOption('US')
    await field(page, 'usaState').selectOption('US-DC')
    await field(page, 'country').selectOption('JP')
    expect(await field(page, 'usaState').isDisabled()).toBe(true)
    await field(page, 'country').selectOption('US')
    expect(await valueOf(page, 'usaState')).toBe('')
    await field(page, 'usaState').selectOption('US-NY')
    await field(page, 'moreInfoBuy').fill('𠮷\n'.repeat(3))
    await page.getByText('6/512').waitFor()
    await page.reload()
    await scriptsRun(page)
    await expect.poll(() => valueOf(page, 'firstName')).toBe('春花')
    expect([await valueOf(page, 'usaState'), await valueOf(page, 'email')]).toEqual(['US-NY', email])

    await button(page, word('Submit')).dblclick()
    const ticket = await ticketOn(page)
    await page
      .getByRole('status')
      .getByText(word('Request sent successfully, you will be contact soon!'))
      .first()
      .waitFor()
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
    expect(await keptOf(email)).toMatchObject([
      { ticket, language, fields: { firstName: '春花', country: 'US', usaState: 'US-NY' } },
    ])
    await page.getByRole('link', { name: word('Send another request') }).click()
    await field(page, 'email').waitFor()
    expect([await valueOf(page, 'email'), await valueOf(page, 'firstName')]).toEqual(['', ''])
  },
)

test('what was searched for in vain is the first product to buy, unless something is typed there already', async () => {
  const { page, open } = await aVisitor()
  const wished = `${path}?wish=viti+M8x20+inox`
  const answer = await open(wished)
  expect(await answer?.text()).toMatch(/<input[^>]*name="buyProduct1"[^>]*value="viti M8x20 inox"/)
  await scriptsRun(page)
  expect(await valueOf(page, 'buyProduct1')).toBe('viti M8x20 inox')

  await open(path)
  await field(page, 'lastName').fill('Weidner')
  await open(wished)
  await scriptsRun(page)
  await expect.poll(() => valueOf(page, 'lastName')).toBe('Weidner')
  expect(await valueOf(page, 'buyProduct1')).toBe('viti M8x20 inox')

  await field(page, 'buyProduct1').fill('Steel rings')
  await open(`${path}?wish=brass`)
  await scriptsRun(page)
  await expect.poll(() => valueOf(page, 'buyProduct1')).toBe('Steel rings')

  const plain = await aVisitor({ script: false })
  await plain.open(wished)
  expect(await valueOf(plain.page, 'buyProduct1')).toBe('viti M8x20 inox')
})

test('the same words sent twice are one enquiry', async () => {
  const { page, open } = await aVisitor()
  const sentTwice = async (email: string): Promise<string[]> => {
    const tickets: string[] = []
    for (let times = 0; times < 2; times++) {
      await open(path)
      await fillLeast(page, email)
      await button(page, 'Submit').click()
      tickets.push(await ticketOn(page))
    }
    return tickets
  }
  const hour = () => new Date().getUTCHours()
  let email = anAddress()
  let began = hour()
  let tickets = await sentTwice(email)
  // The same words are one within an hour of the clock: when that turned in between, others are sent twice in the next.
  if (hour() !== began) {
    email = anAddress()
    began = hour()
    tickets = await sentTwice(email)
  }
  expect(hour()).toBe(began)
  expect(tickets[1]).toBe(tickets[0])
  expect(await keptOf(email)).toHaveLength(1)
})

test('by keyboard alone', async () => {
  const { page, open } = await aVisitor()
  const email = anAddress()
  await open(path)
  await tabTo(page, ({ name }) => name === 'firstName')
  await page.keyboard.insertText('Jonas')
  await tabTo(page, ({ name }) => name === 'email')
  await page.keyboard.insertText(email)
  await tabTo(page, ({ name }) => name === 'companyPhoneCode')
  await page.keyboard.insertText('+49')
  await tabTo(page, ({ name }) => name === 'companyPhone')
  await page.keyboard.insertText('30 1234 5678')
  await tabTo(page, ({ name }) => name === 'country')
  await page.keyboard.type('Germ')
  expect(await valueOf(page, 'country')).toBe('DE')
  await tabTo(page, ({ tag, text }) => tag === 'BUTTON' && text === 'Reset')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Clear the form?').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'BUTTON', text: 'Reset' })
  await tabTo(page, ({ tag, text }) => tag === 'BUTTON' && text === 'Submit')
  await page.keyboard.press('Enter')
  const ticket = await ticketOn(page)
  expect(await keptOf(email)).toMatchObject([{ ticket, fields: { firstName: 'Jonas', country: 'DE' } }])
})

test('Reset asks only when something was typed, clears, and can be undone', async () => {
  const { page, open } = await aVisitor()
  await open(path)
  await button(page, 'Reset').click()
  await expect.poll(() => focusedName(page)).toBe('firstName')
  expect(await page.getByRole('dialog').count()).toBe(0)

  await field(page, 'lastName').fill('Weidner')
  await field(page, 'country').selectOption('US')
  await field(page, 'usaState').selectOption('US-TX')
  await field(page, 'moreInfoSell').fill('Gears')
  await button(page, 'Reset').click()
  await button(page, 'Keep what I typed').click()
  expect(await valueOf(page, 'lastName')).toBe('Weidner')
  await button(page, 'Reset').click()
  expect(await seriousFindings(page)).toEqual([])
  await button(page, 'Clear').click()
  await expect.poll(() => valueOf(page, 'lastName')).toBe('')
  await expect.poll(() => focusedName(page)).toBe('firstName')
  expect([await valueOf(page, 'country'), await valueOf(page, 'moreInfoSell')]).toEqual(['', ''])
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('enquiry'))),
  ).toEqual([])

  await button(page, 'Undo').click()
  await expect.poll(() => valueOf(page, 'lastName')).toBe('Weidner')
  expect([await valueOf(page, 'usaState'), await valueOf(page, 'moreInfoSell')]).toEqual(['US-TX', 'Gears'])
  await page.reload()
  await scriptsRun(page)
  await expect.poll(() => valueOf(page, 'lastName')).toBe('Weidner')
})

test('while the server fails, or cannot be reached, nothing typed is lost; then it arrives', async () => {
  const { page, open } = await aVisitor()
  const email = anAddress()
  await open(path)
  await fillLeast(page, email)
  await field(page, 'moreInfoBuy').fill('Steel rings')
  const failed = page.getByRole('alert').getByText('There was an error processing your request')
  await whileFailing(async () => {
    await button(page, 'Submit').click()
    await failed.waitFor()
    await page.getByRole('status').getByText('There was an error processing your request').first().waitFor()
  })
  expect([await valueOf(page, 'email'), await valueOf(page, 'moreInfoBuy')]).toEqual([email, 'Steel rings'])
  await field(page, 'moreInfoBuy').fill('Steel rings and cages')
  await page.route('**/contact-us/form.data*', (route) => route.abort('aborted'))
  await button(page, 'Submit').click()
  await page.getByRole('alert').getByText('The server did not answer. What you typed is still here').waitFor()
  expect(await valueOf(page, 'moreInfoBuy')).toBe('Steel rings and cages')
  expect(await valueOf(page, 'companyPhone')).toBe('06-1234-5678')
  await page.unroute('**/contact-us/form.data*')
  await button(page, 'Submit').click()
  const ticket = await ticketOn(page)
  expect(await keptOf(email)).toMatchObject([{ ticket, fields: { moreInfoBuy: 'Steel rings and cages' } }])
})

test('who is signed in finds their own facts, and nobody else does', async () => {
  const visitor = await aVisitor()
  const { page } = visitor
  await signedInAs(visitor, '/profile/', {
    firstName: 'Jonas',
    lastName: 'Weidner',
    companyName: 'Weidner Spindelbau',
    countryCode: 'US',
    stateID: 'US-OH',
    mobilePhone: { countryCode: '+1', phoneNumber: '305 555 0142' },
    email: 'jonas@weidner.example',
  })
  const inMenu = page.locator(`header a[href="${path}"]`)
  expect(await inMenu.first().textContent()).toBe('Need help?')
  const answer = await page.goto(path)
  await scriptsRun(page)
  expect(answer?.headers()['cache-control']).toContain('private')
  const shown = [
    'firstName',
    'lastName',
    'businessName',
    'country',
    'usaState',
    'mobilePhoneCode',
    'mobilePhone',
  ]
  const values: string[] = []
  for (const name of shown) values.push(await valueOf(page, name))
  expect(values).toEqual(['Jonas', 'Weidner', 'Weidner Spindelbau', 'US', 'US-OH', '+1', '305 555 0142'])
  expect(await valueOf(page, 'email')).toBe('jonas@weidner.example')

  const other = await aVisitor()
  await other.open(path)
  expect(await valueOf(other.page, 'firstName')).toBe('')
  expect(await valueOf(other.page, 'email')).toBe('')
})

test('a number that is none, or that nobody was given, is no number', async () => {
  const { page, open } = await aVisitor()
  for (const number of ['H-26-CALL-0900', 'H-26-CA0900', 'H-26-CA0900.AAAAAAAAAAAAAAAA']) {
    await open(`${path}?sent=${number}`)
    await field(page, 'email').waitFor()
    expect(await page.getByText('0900').count()).toBe(0)
  }
})
