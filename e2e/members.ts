// People with an account: made behind the site's back, logged in by its pages.
import { onTestFinished } from 'vitest'
import type { Page } from 'playwright-core'
import { hashPassword } from '../src/domains/accounts/passwords.ts'
import { addAccount } from '../src/domains/accounts/registration.ts'
import { removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { aTag } from '../src/testing/tags.ts'
import { onDatabase } from './changes.ts'

export type Member = { firstName: string; lastName: string; email: string; password: string }

/** Somebody whom the site does not know yet. */
export function aStranger(): Member {
  const tag = aTag(12)
  return {
    firstName: 'Ines',
    lastName: 'Kettler',
    email: `ines.${tag}@works.example`,
    password: `quiet ${tag} harbour crane`,
  }
}

/** Somebody who has registered and proven their address; not by the pages, since an address may register so often only. */
export async function aMember(): Promise<Member> {
  const member = aStranger()
  const { password, ...person } = member
  const userID = uuidv7()
  const passwordHash = await hashPassword(password)
  await onDatabase((db) => transaction(db, (tx) => addAccount(tx, userID, { ...person, passwordHash })))
  onTestFinished(() => forget(userID))
  return member
}

/** Takes the profile away that the person got with their first page, if there was one. */
async function forget(userID: string): Promise<void> {
  await onDatabase((db) => transaction(db, (tx) => removeProfile(tx, userID))).catch((error: Error) => {
    if (error.name !== 'NotFound') throw error
  })
}

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** Presses the one filled button of the page's form. */
export const send = (page: Page) => page.locator('main form button[type="submit"]').last().click()

/** Fills the registration that the page shows and sends it. */
export async function fillRegister(page: Page, person: Member): Promise<void> {
  for (const name of ['firstName', 'lastName', 'email', 'password'] as const)
    await field(page, name).fill(person[name])
  await field(page, 'businessUse').check()
  await field(page, 'legalAge').check()
  await send(page)
}

/** Fills the log-in that the page shows and sends it. */
export async function fillLogIn(page: Page, { email, password }: Member): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await send(page)
}

/** Types the password on the page of a mail's link and sends it. */
export async function confirmAddress(page: Page, { password }: Pick<Member, 'password'>): Promise<void> {
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
