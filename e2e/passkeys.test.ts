// Passkeys in the browser, with an authenticator that Chromium pretends to have.
import { describe, expect, inject, test } from 'vitest'
import type { CDPSession, Page } from 'playwright-core'
import { renewRecoveryCodes } from '../src/domains/accounts/second-factor.ts'
import { transaction } from '../src/platform/db.ts'
import { onDatabase } from './changes.ts'
import { aMember, arrive, field, fillLogIn, logIn, send, type Member } from './members.ts'
import { password } from './signed-in.ts'
import { signedInAsStaff, staffCode } from './staff.ts'
import { pairsFor, visitorWith, withBrowser, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

type Device = { cdp: CDPSession; authenticatorId: string }

/** Gives the page's browser a device that asks for a PIN, and says yes. */
async function aDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

/** The person at the device says no, or yes again. */
const says = ({ cdp, authenticatorId }: Device, isUserVerified: boolean) =>
  cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })

const keysOf = async ({ cdp, authenticatorId }: Device) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials

async function begin(page: Page, name: string, person: Pick<Member, 'password'>): Promise<void> {
  await field(page, 'name').fill(name)
  await field(page, 'password').fill(person.password)
  await send(page)
}

/** The button that asks for a passkey, in whatever language. */
const passkeyButton = (page: Page) => page.locator('main form input[name="passkey"] + button')

async function anew(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

async function begun(visit: Visit = {}) {
  const person = await aMember()
  const visitor = await visitorWith(launch(), { expected: [400, 403, 409], ...visit })
  await logIn(visitor.page, person)
  return { ...visitor, person, device: await aDevice(visitor.page) }
}

describe.each(pairsFor('passkeys'))('in %s at %i px', (language, width) => {
  const words = (text: string) => wordsIn(language, text)

  test('one is added, opens the account, and is removed', async () => {
    const { page, open, person, device } = await begun({ language, width })
    await open('/accounts/passkeys')
    await begin(page, 'Work phone', person)
    await page.locator('main ol li').first().waitFor()
    expect(await page.locator('main ol li').count()).toBe(10)
    expect(await keysOf(device)).toHaveLength(1)
    await open('/accounts/passkeys')
    const keys = page.locator('main ul li')
    expect(await keys.count()).toBe(1)
    await expect.poll(() => keys.first().textContent()).toContain('Work phone')

    await anew(page)
    await open('/accounts/log-in?continue=%2Faccounts%2Fsecurity')
    // What is asked for at once is refused, and asked for again by its button.
    await says(device, false)
    await fillLogIn(page, person)
    await page
      .getByText(words('Nothing was done: it was cancelled, or took too long. You can try again.'))
      .waitFor()
    await says(device, true)
    await passkeyButton(page).click()
    await arrive(page, '/accounts/security')

    await open('/accounts/passkeys')
    await keys.first().getByRole('link').click()
    await field(page, 'passkeyID').waitFor({ state: 'attached' })
    await field(page, 'password').fill(person.password)
    await send(page)
    await page.waitForURL('**/accounts/passkeys?done=passkey-removed')
    await expect.poll(() => keys.count()).toBe(0)
    await anew(page)
    await open('/accounts/log-in?continue=%2Faccounts%2Fsecurity')
    await fillLogIn(page, person)
    await arrive(page, '/accounts/security')
  })

  test('what was cancelled while it was made is tried again; the same device is not added twice', async () => {
    const { page, open, person, device } = await begun({ language, width })
    await says(device, false)
    await open('/accounts/passkeys')
    await begin(page, 'Key', person)
    await page
      .getByText(words('Nothing was done: it was cancelled, or took too long. You can try again.'))
      .waitFor()
    expect(await keysOf(device)).toHaveLength(0)
    await says(device, true)
    await page.locator('main button', { hasText: words('Try again') }).click()
    await page.locator('main ol li').first().waitFor()

    await open('/accounts/passkeys')
    await begin(page, 'The same', person)
    await page.getByText(words('This device already has a passkey for this account.')).waitFor()
    expect(await keysOf(device)).toHaveLength(1)
  })

  test('without scripts the page says what is needed', async () => {
    const person = await aMember()
    const { page, open } = await visitorWith(launch(), { language, width, script: false })
    await page.goto('/accounts/log-in?continue=%2Faccounts%2Fpasskeys')
    await fillLogIn(page, person)
    await arrive(page, '/accounts/passkeys', false)
    await open('/accounts/passkeys')
    const told = words('A passkey needs scripts, which are off in this browser.')
    expect(await page.locator('main').textContent()).toContain(told)
  })
})

test('at another address of the site a passkey is of no use, and the page says so', async () => {
  const { page, open, person } = await begun()
  await open('/accounts/passkeys')
  await begin(page, 'Work phone', person)
  await page.locator('main ol li').first().waitFor()
  const codes = await page.locator('main ol li').allTextContents()
  const { port } = new URL(inject('site'))
  const elsewhere = await visitorWith(launch(), { site: `http://127.0.0.1:${port}`, expected: [403] })
  await elsewhere.open('/accounts/log-in?continue=%2Faccounts%2Fsecurity')
  await fillLogIn(elsewhere.page, person)
  await elsewhere.page.getByText('Passkeys do not work at this address.').waitFor()
  await field(elsewhere.page, 'code').fill(codes[0]!)
  await send(elsewhere.page)
  await arrive(elsewhere.page, '/accounts/security')
  expect(await elsewhere.page.locator('main h1').count()).toBe(1)
})

test('two tabs add one each from two devices', async () => {
  const { page, open, person, context } = await begun()
  const other = await context.newPage()
  await open('/accounts/passkeys')
  await other.goto('/accounts/passkeys')
  await aDevice(other)
  await begin(page, 'First', person)
  await page.locator('main ol li').first().waitFor()
  // The second factor is on by now, and the second tab does not know it yet.
  await begin(other, 'Second', person)
  await passkeyButton(other).waitFor()
  expect(await field(other, 'name').inputValue()).toBe('Second')
  await other.close()
})

test('one of staff has passkeys alone, and opens the console with one', async () => {
  const visitor = await visitorWith(launch(), { expected: [400, 403, 409] })
  const { page, open } = visitor
  const { email, userID } = await signedInAsStaff(visitor, '/accounts/passkeys', ['verifier'], {
    isLocked: true,
  })
  const person = { email, password, firstName: '', lastName: '' }
  const device = await aDevice(page)
  await open('/accounts/passkeys')
  await field(page, 'code').fill(staffCode())
  await begin(page, 'Work key', person)
  await page.waitForURL('**/accounts/passkeys?done=passkey-added')

  const off = async () => {
    await open('/accounts/two-factor')
    await field(page, 'password').fill(password)
    await passkeyButton(page).click()
  }
  // Made behind the site's back, they have no recovery code: nothing would be left without this device.
  await off()
  await page.getByText('You could lock yourself out.').first().waitFor()
  const [spare] = await onDatabase((db) => transaction(db, (tx) => renewRecoveryCodes(tx, userID)))
  await off()
  await page.waitForURL('**/accounts/security?done=codes-off')

  await open('/console')
  await page.waitForURL('**/console/unlock**')
  expect(await field(page, 'code').count()).toBe(0)
  await field(page, 'password').fill(password)
  await says(device, false)
  await send(page)
  await page.getByText('Nothing was done: it was cancelled, or took too long.').waitFor()
  await says(device, true)
  await passkeyButton(page).click()
  await page.waitForURL((url) => url.pathname === '/console')

  // The recovery code opens the account, and not the console.
  await anew(page)
  await says(device, false)
  await page.goto('/accounts/log-in?continue=%2Fconsole%2Funlock')
  await fillLogIn(page, person)
  await field(page, 'code').fill(spare!)
  await send(page)
  await page.waitForURL('**/console/unlock**')
  expect(await field(page, 'code').count()).toBe(0)
})
