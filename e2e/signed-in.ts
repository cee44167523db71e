// A visitor who is signed in as somebody made for the test, by a real log-in and the hand-off's own page.
import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { hashPassword } from '../src/domains/accounts/passwords.ts'
import { addAccount } from '../src/domains/accounts/registration.ts'
import { removeProfile } from '../src/domains/profiles/registration.ts'
import { transaction } from '../src/platform/db.ts'
import { aPerson, anEngineer, type PersonWish } from '../src/testing/people.ts'
import { onDatabase } from './changes.ts'
import type { Visitor } from './visitor.ts'

const password = 'nine clever gear trains'

export type Signed = { userID: string; email: string }

/** Makes a person with an account, removed after the test, and signs the visitor in; the page is at `path` then. */
export async function signedInAs(visitor: Visitor, path: string, wish: PersonWish = {}): Promise<Signed> {
  const passwordHash = await hashPassword(password)
  const person = await onDatabase(async (db) => {
    const { userID } = await aPerson(db, wish)
    const email = `${userID}@proof.example`
    const { firstName, lastName } = { ...anEngineer, ...wish }
    await transaction(db, (tx) => addAccount(tx, userID, { email, passwordHash, firstName, lastName }))
    return { userID, email }
  })
  onTestFinished(() => onDatabase((db) => transaction(db, (tx) => removeProfile(tx, person.userID))))
  await signIn(visitor, path, person.email)
  return person
}

/** Signs in somebody whom `signedInAs` has made, once more. */
export async function signIn(visitor: Visitor, path: string, email: string): Promise<void> {
  const { page } = visitor
  await page.goto(await aHandOff(visitor, path, { email, password }))
  const hand = page.getByRole('button', { name: /Continue|続ける/ })
  const arrived = (url: URL) => url.pathname === path.split('?')[0]
  if (!arrived(new URL(page.url())) && (await hand.count()) > 0) await hand.click().catch(() => {})
  await page.waitForURL(arrived)
}

/** The address that a log-in begun in this browser leads to. */
export async function aHandOff(
  { context }: Visitor,
  path: string,
  { email, password: known }: { email: string; password: string },
): Promise<string> {
  const state = randomBytes(32).toString('base64url')
  await context.addCookies([{ name: 'mw_login', value: state, url: inject('site') }])
  const answer = await context.request.post('/accounts/log-in', {
    data: { email, password: known, continue: path, state },
  })
  const { data } = (await answer.json()) as { data: { token: string; continue: string } }
  return `/SetID/?${new URLSearchParams({ token: data.token, continue: data.continue })}`
}
