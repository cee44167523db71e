// People with an account: made by calls, logged in by the pages.
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { linkMailedTo } from './mailbox.ts'

export type Member = { firstName: string; lastName: string; email: string; password: string }

/** Somebody whom the site does not know yet. */
export function aStranger(): Member {
  const tag = randomBytes(6).toString('hex')
  return {
    firstName: 'Ines',
    lastName: 'Kettler',
    email: `ines.${tag}@works.example`,
    password: `quiet ${tag} harbour crane`,
  }
}

/** Somebody who has registered and proven their address. */
export async function aMember(site: string): Promise<Member> {
  const member = aStranger()
  await call(site, 'register', {
    ...member,
    businessUse: true,
    legalAge: true,
    termsVersion: '2019-10-21',
  })
  const link = await linkMailedTo(member.email, '/accounts/verify-email')
  await call(site, 'verify-email', { token: new URL(link, site).searchParams.get('token') })
  return member
}

async function call(site: string, name: string, body: object): Promise<void> {
  const response = await fetch(`${site}/accounts/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
}

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** Presses the one filled button of the page's form. */
export const send = (page: Page) => page.locator('main form button[type="submit"]').last().click()

/** Fills the log-in that the page shows and sends it. */
export async function fillLogIn(page: Page, { email, password }: Member): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await send(page)
}

/** Logs in and waits until the hand-off has led to `path`. */
export async function logIn(page: Page, member: Member, path = '/accounts/security'): Promise<void> {
  await page.goto(`/accounts/log-in?continue=${encodeURIComponent(path)}`)
  await fillLogIn(page, member)
  await arrive(page, path)
}

/** The hand-off goes on by itself; without scripts its button is pressed. */
export async function arrive(page: Page, path: string, script = true): Promise<void> {
  if (!script) {
    await page.waitForURL('**/SetID/**')
    await send(page)
  }
  await page.waitForURL((url) => url.pathname + url.search === path)
}
