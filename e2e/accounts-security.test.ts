// What members do with their accounts: password, address, sessions, second factor, the end.
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { linkMailedTo } from './mailbox.ts'
import {
  aMember,
  aStranger,
  arrive,
  confirmAddress,
  field,
  fillLogIn,
  logIn,
  send,
  type Member,
} from './members.ts'
import { visitorWith, withBrowser, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

async function signedIn(
  visit: Visit = {},
): Promise<{ page: Page; person: Member; open(path: string): unknown }> {
  const person = await aMember()
  const { page, open } = await visitorWith(launch(), visit)
  await page.goto('/accounts/log-in?continue=%2Faccounts%2Fsecurity')
  await fillLogIn(page, person)
  await arrive(page, '/accounts/security', visit.script)
  return { page, person, open }
}

/**
 * A page whose session has ended meets the log-in: by asking for a page of members, or because it
 * learned of the end itself meanwhile and went there first, which interrupts the asking.
 */
async function meetsTheLogIn(page: Page): Promise<void> {
  await page.goto('/accounts/security').catch((interrupted: Error) => {
    if (!/interrupted by another navigation|ERR_ABORTED/.test(interrupted.message)) throw interrupted
  })
  await page.waitForURL('**/accounts/log-in**')
}

const notice = (page: Page) => page.locator('main [role="status"]').first()

describe.each([
  ['en', 1280, true],
  ['ja', 360, false],
] as const)('in %s at %i px, scripts: %s', (language, width, script) => {
  const visit = { language, width, script, expected: [400, 403] }
  const words = (text: string) => wordsIn(language, text)

  test('the password is changed: this session stays, the others end', async () => {
    const { page, person, open } = await signedIn(visit)
    const other = await visitorWith(launch(), { language, width })
    await logIn(other.page, person)
    const renewed = { ...person, password: `${person.password} anew` }
    await open('/accounts/change-password')
    await field(page, 'password').fill('not this one')
    await field(page, 'newPassword').fill(renewed.password)
    await send(page)
    await page.getByRole('alert').waitFor()
    expect(await page.locator('#field-password-error').textContent()).toBe(
      words('The password is not right.'),
    )
    await field(page, 'password').fill(person.password)
    await field(page, 'newPassword').fill(renewed.password)
    await send(page)
    await page.waitForURL('**/accounts/security?done=password')
    await expect
      .poll(() => notice(page).textContent())
      .toBe(words('Your password was changed. All other sessions were ended.'))
    await meetsTheLogIn(other.page)
  })

  test('the address changes once the link sent there is followed', async () => {
    const { page, person, open } = await signedIn(visit)
    const { email } = aStranger()
    await open('/accounts/change-email')
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(person.password)
    await send(page)
    await page.waitForURL('**/accounts/check-mail**')
    await open('/accounts/security')
    await page.locator('main').getByText(person.email).first().waitFor()
    await open(await linkMailedTo(email, '/accounts/verify-email'))
    await confirmAddress(page, person)
    await page.waitForURL('**/accounts/security?done=email')
    await expect.poll(() => page.locator('main').textContent()).toContain(email)
  })

  test('another session is ended, then all of them', async () => {
    const { page, person, open } = await signedIn(visit)
    // Its open page learns of its end when it renews its session.
    const other = await visitorWith(launch(), { language, width, expected: [401] })
    await logIn(other.page, person)
    await open('/accounts/sessions')
    const sessions = page.locator('main li')
    expect(await sessions.count()).toBe(2)
    await sessions.getByRole('button').click()
    await page.waitForURL('**/accounts/sessions?done=session')
    await expect.poll(() => sessions.count()).toBe(1)
    await meetsTheLogIn(other.page)
    await send(page)
    await page.waitForURL('**/accounts/log-in?done=everywhere')
    await open('/accounts/security')
    expect(new URL(page.url()).pathname).toBe('/accounts/log-in')
  })

  test('the second factor: turned on, asked for at the log-in, turned off with a recovery code', async () => {
    const { page, person, open } = await signedIn(visit)
    await open('/accounts/two-factor')
    await field(page, 'password').fill(person.password)
    await send(page)
    await page.locator('main svg[role="img"]').waitFor()
    const secret = await field(page, 'secret').getAttribute('value')
    const app = new TOTP({ secret: Secret.fromBase32(secret ?? '') })
    await field(page, 'code').fill('000000')
    await send(page)
    await page.getByRole('alert').waitFor()
    expect(await field(page, 'secret').getAttribute('value')).toBe(secret)
    await field(page, 'code').fill(app.generate())
    await send(page)
    await page.locator('main ol li').first().waitFor()
    const codes = await page.locator('main ol li').allTextContents()
    expect(codes).toHaveLength(10)

    await page.goto('about:blank')
    await page.context().clearCookies()
    await open('/accounts/log-in?continue=%2Faccounts%2Fsecurity')
    await fillLogIn(page, person)
    await field(page, 'code').waitFor()
    expect(await field(page, 'email').inputValue()).toBe(person.email)
    expect(await field(page, 'password').isVisible()).toBe(!script)
    if (!script) await field(page, 'password').fill(person.password)
    // The code of this half minute was used to turn it on.
    await field(page, 'code').fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await send(page)
    await arrive(page, '/accounts/security', script)

    await open('/accounts/two-factor')
    await field(page, 'password').fill(person.password)
    await field(page, 'code').fill(codes[0]!)
    await send(page)
    await page.waitForURL('**/accounts/security?done=two-factor-off')
  })

  test('the account is deleted after its address was typed', async () => {
    const { page, person, open } = await signedIn(visit)
    await open('/accounts/delete-account')
    await field(page, 'confirmation').fill('somebody@else.example')
    await field(page, 'password').fill(person.password)
    await send(page)
    await page.getByRole('alert').waitFor()
    await field(page, 'confirmation').fill(person.email)
    await field(page, 'password').fill(person.password)
    await send(page)
    await page.waitForURL('**/accounts/deleted')
    await open('/accounts/security')
    expect(new URL(page.url()).pathname).toBe('/accounts/log-in')
  })
})
