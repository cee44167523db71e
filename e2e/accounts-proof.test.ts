// What proves somebody on the account pages: the password at a mail's link, the second factor, the device they have used.
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { linkMailedTo } from './mailbox.ts'
import {
  aMember,
  arrive,
  aStranger,
  confirmAddress,
  field,
  fillLogIn,
  fillRegister,
  logIn,
  send,
} from './members.ts'
import { visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

describe.each([
  ['en', 1280, true],
  ['ja', 360, false],
] as const)('in %s at %i px, scripts: %s', (language, width, script) => {
  const visit = { language, width, script, expected: [400, 403, 410, 429] }
  const words = (text: string) => wordsIn(language, text)

  test('the link of a registration that somebody else began opens nothing for its reader', async () => {
    const person = aStranger()
    const { page, open } = await visitorWith(launch(), visit)
    await open('/accounts/register')
    await fillRegister(page, { ...person, password: 'the attacker knows this one' })
    await page.waitForURL('**/accounts/check-mail**')
    const foreign = await linkMailedTo(person.email, '/accounts/verify-email')

    await open(foreign)
    await confirmAddress(page, person)
    await page.getByRole('alert').first().waitFor()
    expect(await page.locator('#field-password-error').textContent()).toBe(
      words('The password is not right.'),
    )
    await open('/accounts/log-in')
    await fillLogIn(page, { ...person, password: 'the attacker knows this one' })
    await page.getByRole('alert').first().waitFor()
    // Whose password it is can still follow it.
    await open(foreign)
    await confirmAddress(page, { password: 'the attacker knows this one' })
    await arrive(page, '/', script)
  })

  test('password and address change with a code, where there is a second factor', async () => {
    const person = await aMember()
    const { page, open } = await visitorWith(launch(), visit)
    await page.goto('/accounts/log-in?continue=%2Faccounts%2Ftwo-factor')
    await fillLogIn(page, person)
    await arrive(page, '/accounts/two-factor', script)
    await field(page, 'password').fill(person.password)
    await send(page)
    await page.locator('main svg[role="img"]').waitFor()
    const secret = (await field(page, 'secret').getAttribute('value')) ?? ''
    await field(page, 'code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await send(page)
    await page.locator('main ol li').first().waitFor()
    const [first = '', second = ''] = await page.locator('main ol li').allTextContents()

    await open('/accounts/change-email')
    const { email } = aStranger()
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(person.password)
    await field(page, 'code').fill('000000')
    await send(page)
    await page.getByRole('alert').first().waitFor()
    expect(await page.locator('#field-code-error').textContent()).not.toBe('')
    await field(page, 'password').fill(person.password)
    await field(page, 'code').fill(first)
    await send(page)
    await page.waitForURL('**/accounts/check-mail**')

    await open('/accounts/change-password')
    await field(page, 'password').fill(person.password)
    await field(page, 'newPassword').fill(`${person.password} anew`)
    await field(page, 'code').fill(second)
    await send(page)
    await page.waitForURL('**/accounts/security?done=password')
  })
})

test('who tries passwords elsewhere does not lock the owner out of their browser', async () => {
  const person = await aMember()
  const owner = await visitorWith(launch(), { expected: [401, 403, 429] })
  await logIn(owner.page, person)
  const [device] = (await owner.context.cookies()).filter(({ name }) => name.endsWith('mw_device'))
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await owner.page.context().clearCookies({ name: /mw_(?:access|refresh)$/ })

  const attacker = await visitorWith(launch(), { expected: [403, 429] })
  await attacker.open('/accounts/log-in')
  const tried: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    const answer = attacker.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/accounts/log-in'),
    )
    await fillLogIn(attacker.page, { ...person, password: `wrong guess ${tries}` })
    tried.push((await answer).status())
  }
  expect(tried).toContain(429)

  await logIn(owner.page, person)
})
