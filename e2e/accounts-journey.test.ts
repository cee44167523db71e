// From a visitor to a member and back: register, mail, proof, log-in, hand-off; with scripts and without.
import { describe, expect, inject, test } from 'vitest'
import { linkMailedTo } from './mailbox.ts'
import {
  aMember,
  aStranger,
  arrive,
  confirmAddress,
  field,
  fillLogIn,
  fillRegister,
  logIn,
  send,
} from './members.ts'
import { visitorWith, waysByScript, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()

const began = '/search-result?search=bearing'

describe.each(waysByScript('accounts-journey'))('in %s at %i px, scripts: %s', (language, width, script) => {
  const title = (text: string) => wordsIn(language, text)

  test('register, follow the mail, confirm, and be logged in where it began', async () => {
    const { page, open } = await visitorWith(launch(), { language, width, script })
    const heading = page.locator('main h1')
    const person = aStranger()
    const bar = page.locator('header nav')
    await open(began)
    await bar.getByRole('link', { name: title('Login'), exact: true }).click()
    await page.waitForURL('**/accounts/log-in**')
    await page
      .locator('main')
      .getByRole('link', { name: title('Create an account') })
      .click()
    await page.waitForURL('**/accounts/register**')
    await fillRegister(page, person)
    await page.waitForURL('**/accounts/check-mail**')
    await expect.poll(async () => (await heading.textContent())?.trim()).toBe(title('Check your mail'))

    await open(await linkMailedTo(person.email, '/accounts/verify-email'))
    await confirmAddress(page, person)
    await arrive(page, began, script)
    expect(await bar.getByRole('link', { name: title('Login'), exact: true }).count()).toBe(0)
    await open('/accounts/security')
    await page.locator('main').getByText(person.email).first().waitFor()
  })

  test('a forgotten password is set anew by mail', async () => {
    const person = await aMember()
    const { page, open } = await visitorWith(launch(), { language, width, script, expected: [400, 403] })
    await open('/accounts/forgot-password')
    await field(page, 'email').fill(person.email)
    await send(page)
    await page.waitForURL('**/accounts/check-mail**')
    await open(await linkMailedTo(person.email, '/accounts/reset-password'))
    const renewed = { ...person, password: `${person.password} again` }
    await field(page, 'password').fill(renewed.password)
    await send(page)
    await page.waitForURL('**/accounts/log-in**')
    await fillLogIn(page, person)
    await page.getByRole('alert').waitFor()
    expect(await field(page, 'email').inputValue()).toBe(person.email)
    await fillLogIn(page, renewed)
    await arrive(page, '/', script)
  })
})

test('a wrong form says so beside each field, keeps what was typed and never says whether an address is known', async () => {
  const { page, open } = await visitorWith(launch(), { expected: [400, 403] })
  const person = await aMember()
  await open('/accounts/register')
  await field(page, 'firstName').fill('Ines')
  await field(page, 'password').fill('short')
  await send(page)
  const problem = page.getByRole('alert')
  await problem.waitFor()
  await expect.poll(() => problem.evaluate((box) => box === document.activeElement)).toBe(true)
  for (const name of ['lastName', 'email', 'password', 'businessUse', 'legalAge']) {
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator(`#field-${name}-error`).textContent()).not.toBe('')
  }
  // What is wrong is said once, beside each field; above them stands where.
  expect(await problem.getByRole('link').allTextContents()).toEqual([
    'Last name',
    'E-mail address',
    'Password',
    'Business use',
    'Legal age',
  ])
  expect(await field(page, 'firstName').getAttribute('aria-invalid')).toBe(null)
  expect(await field(page, 'firstName').inputValue()).toBe('Ines')
  expect(await field(page, 'password').inputValue()).toBe('short')

  const answers = []
  // Somebody with an account, somebody who has not confirmed their address, and nobody.
  const unconfirmed = aStranger()
  await open('/accounts/register')
  await fillRegister(page, unconfirmed)
  await page.waitForURL('**/accounts/check-mail**')
  for (const email of [person.email, unconfirmed.email, aStranger().email]) {
    await open('/accounts/log-in')
    await fillLogIn(page, { ...person, email, password: 'not the password' })
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toBe(
      'The e-mail address or the password is not right.',
    )
    await page.getByText('Just signed up? Confirm your e-mail address first').waitFor()
    answers.push((await page.locator('main').textContent())?.replace(email, ''))
  }
  expect(new Set(answers).size).toBe(1)
  await page.getByRole('link', { name: 'No mail? Sign up again' }).click()
  await page.waitForURL('**/accounts/register**')
})

test('the token of a mail stays in no address, goes to no other page, and is used up by a press, not by a look', async () => {
  const person = aStranger()
  const { page, context, open } = await visitorWith(launch(), { expected: [410] })
  await open('/accounts/register')
  await fillRegister(page, person)
  const link = await linkMailedTo(person.email, '/accounts/verify-email')
  const token = new URL(link, site).searchParams.get('token')!
  for (let look = 0; look < 3; look++) {
    const { status, headers } = await fetch(site + link)
    expect([status, headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      200,
      'no-referrer',
      'private, no-store',
    ])
  }
  const referers: string[] = []
  context.on('request', (request) => referers.push(request.headers()['referer'] ?? ''))
  await open(link)
  expect(page.url()).not.toContain(token)
  await confirmAddress(page, person)
  await arrive(page, '/')
  expect(referers.filter((referer) => referer.includes(token))).toEqual([])

  // Once more: there is nothing to type.
  await open(link)
  await page.getByRole('heading', { name: 'This address is already confirmed' }).waitFor()
  expect(await field(page, 'password').count()).toBe(0)
  await page.locator('main').getByRole('link', { name: 'Log in', exact: true }).click()
  // Who is logged in is led past it.
  await arrive(page, '/')
})

test('where to go after the log-in: only ever to a path of our own, and not to another log-in', async () => {
  const person = await aMember()
  const { page, open } = await visitorWith(launch())
  const ways = [
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/accounts/register?continue=%2Findustries', '/industries'],
  ]
  for (const [to = '', path = ''] of ways) {
    await context(page)
    await open(`/accounts/log-in?continue=${encodeURIComponent(to)}`)
    await fillLogIn(page, person)
    await arrive(page, path)
    expect(new URL(page.url()).origin).toBe(site)
  }
})

const context = (page: { context(): { clearCookies(): Promise<void> } }) => page.context().clearCookies()

test('who is logged in is led past the log-in', async () => {
  const person = await aMember()
  const { page, open } = await visitorWith(launch())
  await logIn(page, person)
  await open('/accounts/log-in?continue=%2Findustries')
  expect(new URL(page.url()).pathname).toBe('/industries')
})
