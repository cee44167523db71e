// The secrets of a whole visit, from the registration to the second day: in no log, no Referer, no history, nothing that scripts keep.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { onDatabase } from './changes.ts'
import { linkMailedTo } from './mailbox.ts'
import {
  aMember,
  aStranger,
  arrive,
  confirmAddress,
  field,
  fillLogIn,
  fillRegister,
  send,
} from './members.ts'
import { visitorWith, withBrowser, type Visitor } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

/** Everything that the site's processes have logged. */
function logged(): string {
  const folder = path.join(inject('dataFolder'), 'log')
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
}

/** The addresses that going back and forward lead to. */
async function historyOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { entries } = await client.send('Page.getNavigationHistory')
  return entries.map(({ url }) => url)
}

const tokenIn = (address: string) => new URL(address, site).searchParams.get('token') ?? ''

/** Registers, forgets the password, logs in and comes back the next day; answers what nobody else may see, and every Referer. */
async function walk(visitor: Visitor, script: boolean): Promise<{ secrets: string[]; referers: string[] }> {
  const { page, context, open } = visitor
  const person = aStranger()
  const renewed = { ...person, password: `${person.password} again` }
  const secrets = new Set([person.password, renewed.password])
  const referers: string[] = []
  const notes: Promise<void>[] = []
  context.on('response', (response) => {
    const note = async () => {
      referers.push((await response.request().headerValue('referer')) ?? '')
      const cookies = (await response.headerValue('set-cookie')) ?? ''
      for (const [, value = ''] of cookies.matchAll(/^mw_\w+=([^;]+)/gm))
        secrets.add(value.split('~')[0] ?? '')
      secrets.add(tokenIn(response.url()))
    }
    // Of a page that was left the browser tells nothing more.
    notes.push(note().catch(() => {}))
  })

  await open('/accounts/register?continue=%2Findustries')
  await fillRegister(page, person)
  await page.waitForURL('**/accounts/check-mail**')
  await open(await linkMailedTo(person.email, '/accounts/verify-email'))
  await confirmAddress(page, person)
  await arrive(page, '/industries', script)
  // The session is over: the password is asked for again, and forgotten.
  await context.clearCookies()
  await open('/accounts/forgot-password')
  await field(page, 'email').fill(person.email)
  await send(page)
  await page.waitForURL('**/accounts/check-mail**')
  await open(await linkMailedTo(person.email, '/accounts/reset-password'))
  await field(page, 'password').fill(renewed.password)
  await send(page)
  await page.waitForURL('**/accounts/log-in**')
  await fillLogIn(page, renewed)
  await arrive(page, '/', script)
  await context.clearCookies({ name: 'mw_access' })
  await open('/profile/')
  await Promise.all(notes)
  return { secrets: [...secrets].filter((secret) => secret !== ''), referers }
}

test.each([true, false])('no secret of a visit leaves where it belongs (scripts: %s)', async (script) => {
  const visitor = await visitorWith(launch(), { script })
  const { page } = visitor
  const { secrets, referers } = await walk(visitor, script)
  // Two passwords, two tokens of mails; of two log-ins the hand-off, what binds it to the browser, and both of the session.
  expect(secrets.length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...secrets.map((secret) => secret.length))).toBeGreaterThan(20)
  const told = (text: string) => secrets.filter((secret) => text.includes(secret))

  expect(referers.filter((referer) => referer.startsWith(site)).length).toBeGreaterThan(3)
  expect(told(referers.join('\n'))).toEqual([])
  expect(told(logged())).toEqual([])
  const history = await historyOf(page)
  expect(history.filter((address) => address.includes('/accounts/reset-password'))).toHaveLength(1)
  const kept = await storageOf(page)
  expect(kept.includes('userID')).toBe(script)
  expect(told(kept)).toEqual([])
  // Without scripts nothing can take a token out of an address: there it is worth nothing any more.
  const withToken = history.filter((address) => told(address).length > 0)
  expect(withToken).toHaveLength(script ? 0 : 4)
  for (const address of withToken) {
    const call = { '/SetID/': 'get-session' }[new URL(address).pathname] ?? address.split(/[/?]/)[4]
    const body = { token: tokenIn(address), ...(call === 'get-session' ? {} : { password: secrets[0] }) }
    expect([call, await ask(`/accounts/${call}`, body)]).toEqual([call, 410])
  }
})

/** Status of a call; with a text instead of an object what is sent is no JSON. */
async function ask(address: string, body: object | string, headers: Record<string, string> = {}) {
  const response = await fetch(site + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return response.status
}

/** Status of a page, or of a form that was sent to it, without following where it leads. */
async function page(address: string, form?: Record<string, string>, cookie = '') {
  const headers = { origin: site, cookie }
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  return (await fetch(site + address, { headers, redirect: 'manual', ...sent })).status
}

/** Every table that keeps what a log-in needs refuses to write, with the row it was given in its complaint. */
async function refuseRows(): Promise<void> {
  const tables = ['accounts', 'mail_tokens', 'hand_offs', 'sessions'].map((name) => `accounts.${name}`)
  const change = (what: string) =>
    onDatabase(async (db) => {
      for (const table of [...tables, 'mails']) await sql.raw(`alter table ${table} ${what}`).execute(db)
    })
  onTestFinished(() => change('drop constraint refused'))
  await change('add constraint refused check (false) not valid')
}

test('nor does it when all of that fails', async () => {
  const { email, password } = await aMember()
  const canary = randomBytes(32).toString('base64url')
  const state = randomBytes(32).toString('base64url')
  const names = {
    firstName: 'Ines',
    lastName: 'Kettler',
    businessUse: true,
    legalAge: true,
    termsVersion: '2019-10-21',
  }
  const logIn = await fetch(`${site}/accounts/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, state }),
  })
  const { data } = (await logIn.json()) as { data: { token: string } }
  await ask('/accounts/forgot-password', { email })
  const token = tokenIn(await linkMailedTo(email, '/accounts/reset-password'))
  await refuseRows()
  const before = logged().length

  const statuses = [
    await ask('/accounts/register', { ...names, email: aStranger().email, password: canary }),
    await ask('/accounts/log-in', { email, password }),
    await ask('/accounts/get-session', { token: data.token, state }),
    await ask('/accounts/reset-password', { token, password: canary }),
    await page('/accounts/log-in', { email, password }),
    await page(`/SetID/?token=${data.token}`, { token: data.token, continue: '/' }, `mw_login=${state}`),
    await page(`/accounts/reset-password?token=${token}`, { token, password: canary }),
  ]
  expect(statuses).toEqual([500, 500, 500, 500, 500, 303, 500])
  // What nobody asks in that form: it is refused, and told to nobody.
  await ask('/accounts/log-in', `{"email":"${email}","password":"${canary}`)
  await ask(`/accounts/log-in?password=${canary}`, {})
  await ask('/accounts/refresh-token', {}, { authorization: `Bearer ${canary}` })
  await page(`/nowhere/?token=${canary}`)
  await page('/profile/', undefined, `mw_access=${canary}; mw_refresh=${canary}~9999999999`)

  // A log is written in portions.
  const failures = () =>
    logged()
      .slice(before)
      .match(/violates check constraint/g)?.length ?? 0
  await expect.poll(failures, { timeout: 10_000 }).toBeGreaterThan(3)
  const lines = logged().slice(before)
  for (const secret of [password, canary, data.token, token]) expect(lines).not.toContain(secret)
})

/** What the browser keeps for the page, as one text; read past the page's own scripts, which may not run. */
async function storageOf(page: Page): Promise<string> {
  const { origins } = await page.context().storageState()
  return JSON.stringify(origins.map(({ localStorage }) => localStorage))
}
