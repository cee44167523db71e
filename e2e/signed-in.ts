// A visitor who is signed in as somebody made for the test: with the cookies of a session, as after a log-in that the
// journeys of accounts walk; or by a real log-in and the hand-off's own page.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { SessionEntry } from '../src/contract/accounts.ts'
import { hashPassword } from '../src/domains/accounts/passwords.ts'
import { addAccount } from '../src/domains/accounts/registration.ts'
import { openSession } from '../src/domains/accounts/sessions.ts'
import { removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { transaction, type Db } from '../src/platform/db.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { accessCookie, refreshCookie } from '../src/roles/web/cookies.ts'
import { aPerson, anEngineer, type PersonWish } from '../src/testing/people.ts'
import { onDatabase } from './changes.ts'
import type { Visitor } from './visitor.ts'

export const password = 'nine clever gear trains'
/** What makes a password slow to guess is paid once a worker. */
let hashed: Promise<string> | undefined

export type Signed = { userID: string; email: string; sessionID: string }

/** Makes a person with an account, removed after the test, and signs the visitor in; the page is at `address` then. */
export async function signedInAs(visitor: Visitor, address: string, wish: PersonWish = {}): Promise<Signed> {
  const person = await signedIn(visitor, wish)
  await visitor.page.goto(address)
  await visitor.page.waitForURL((url) => url.pathname === address.split('?')[0])
  return person
}

/** The same without a page: for who goes somewhere else first, or nowhere. */
export async function signedIn(visitor: Visitor, wish: PersonWish = {}): Promise<Signed> {
  const { session, ...person } = await onDatabase((db) => aPersonWithSession(db, wish))
  onTestFinished(() => onDatabase((db) => transaction(db, (tx) => removeProfile(tx, person.userID))))
  await bringSession(visitor, session)
  return person
}

/** A person with an account and a session, as a log-in opens one. */
export async function aPersonWithSession(db: Db, wish: PersonWish = {}) {
  const passwordHash = await (hashed ??= hashPassword(password))
  // The session is signed as the site signs its own.
  sealWith(readFileSync(path.join(inject('dataFolder'), 'secret'), 'utf8').trim())
  const { userID } = await aPerson(db, wish)
  const email = `${userID}@proof.example`
  const { firstName, lastName } = { ...anEngineer, ...wish }
  return transaction(db, async (tx) => {
    await addAccount(tx, userID, { email, passwordHash, firstName, lastName })
    const session = await openSession(tx, { userID, device: 'Chrome on Linux' })
    return { userID, email, session, sessionID: session.sessionID }
  })
}

/** The cookies that the web role sets at the end of a log-in. */
async function bringSession({ context }: Visitor, session: SessionEntry): Promise<void> {
  const kept = { url: inject('site'), httpOnly: true, sameSite: 'Lax' as const }
  await context.addCookies([
    { ...kept, name: accessCookie, value: session.token, expires: session.tokenExpire },
    {
      ...kept,
      name: refreshCookie,
      value: `${session.refreshToken}~${session.refreshTokenExpire}`,
      expires: session.refreshTokenExpire,
    },
  ])
}

/** Signs in somebody whom `signedInAs` has made, once more, by a real log-in. */
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
