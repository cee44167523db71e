// What was private on a page of the console is not shown again once the console is locked: by Back and Forward, within the page and by the
// browser's own copy, in another tab, in forms that stood open, and in nothing that the browser keeps.
import { sql } from 'kysely'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { consolePages } from '../src/contract/pages/console.ts'
import { changeRole } from '../src/domains/staff/granting.ts'
import { findOfSubject } from '../src/domains/audit/reading.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { anEnquiry } from '../src/testing/enquiries.ts'
import { onDatabase } from './changes.ts'
import { signedInAsStaff } from './staff.ts'
import { scriptsRun, visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()
const site = inject('site')

/** An enquiry whose words are nowhere else. */
async function aSecretEnquiry(): Promise<{ ticket: string; secret: string }> {
  const secret = `Between us ${uuidv7()}`
  const ticket = await onDatabase((db) => anEnquiry(db, { moreInfoBuy: secret }))
  return { ticket, secret }
}

/** Whether a page that has come to rest shows a text. */
async function shows(page: Page, text: string): Promise<boolean> {
  for (;;) {
    await page.waitForLoadState()
    const shown = await page
      .evaluate((words) => document.body.innerText.includes(words), text)
      // It went elsewhere meanwhile.
      .catch(() => null)
    if (shown !== null) return shown
  }
}
const placeOf = (page: Page) => new URL(page.url()).pathname

type Who = { userID: string; sessionID: string }
/** Each way in which a session is locked, behind the back of its pages, and where the console leads then. */
const ways: [string, (who: Who, visitor: Visitor) => Promise<unknown>, RegExp][] = [
  [
    'its time is over',
    ({ sessionID }) =>
      onDatabase((db) =>
        sql`update staff_unlocks set used_at = now() - interval '31 minutes' where session_id = ${sessionID}`.execute(
          db,
        ),
      ),
    /^Unlock the console$/,
  ],
  [
    'the role is taken',
    ({ userID }) =>
      onDatabase((db) => changeRole(db, 'os:journeys', { userID, take: 'all', reason: 'Has left' })),
    /^This page is not available/,
  ],
  [
    'it is locked in another tab',
    async (_, { context }) => {
      const tab = await context.newPage()
      await tab.goto(`${site}/console`)
      await tab.getByRole('button', { name: 'Lock the console' }).click()
      await tab.waitForURL((url) => url.pathname === '/')
      await tab.close()
    },
    /^Unlock the console$/,
  ],
  [
    'the session is ended elsewhere',
    ({ sessionID }) =>
      onDatabase((db) =>
        sql`update accounts.sessions set ended_at = now() where session_id = ${sessionID}`.execute(db),
      ),
    /./,
  ],
]

test.each(ways)('once %s nothing private comes back by Back and Forward', async (way, lock, leadsTo) => {
  const visitor = await visitorWith(launch(), { expected: [401, 403, 404] })
  visitor.forgiven.push(/401|403|404/)
  const { page } = visitor
  const { ticket, secret } = await aSecretEnquiry()
  const who = await signedInAsStaff(visitor, '/console/enquiries', ['support'])
  await scriptsRun(page)
  await page.getByRole('link', { name: ticket }).first().click()
  await page.waitForURL((url) => url.pathname.endsWith(ticket))
  await page.getByText(secret).first().waitFor()
  // Within the page, which React Router changes, and then another document.
  await page.getByRole('link', { name: 'Enquiries', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/console/enquiries')
  await lock(who, visitor)
  await page.goBack({ waitUntil: 'commit' }).catch(() => null)
  await page.waitForLoadState()
  await expect.poll(async () => page.getByRole('heading', { level: 1 }).first().innerText()).toMatch(leadsTo)
  expect(await shows(page, secret), way).toBe(false)
  await page.goto(`${site}/industries`)
  for (const move of ['goBack', 'goForward', 'goBack', 'goBack'] as const) {
    await page[move]({ waitUntil: 'load' }).catch(() => null)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await shows(page, secret), `${way}: ${move}`).toBe(false)
  }
  const kept = await page.evaluate(async () => [
    ...Object.values({ ...localStorage }),
    ...Object.values({ ...sessionStorage }),
    ...(await caches.keys()),
  ])
  expect(kept.join('\n')).not.toContain(secret)
})

test('the browser’s own copy of a page comes back empty and is asked for anew', async () => {
  // Which browsers of tests do without otherwise.
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => browser.close())
  const visitor = await visitorWith(browser)
  const { page } = visitor
  const { ticket, secret } = await aSecretEnquiry()
  const { sessionID } = await signedInAsStaff(visitor, `/console/enquiries/${ticket}`, ['support'])
  await scriptsRun(page)
  await page.getByText(secret).first().waitFor()
  // As a browser does that keeps pages whatever they say of themselves.
  const seen = await page.evaluate((words) => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    return document.body.innerText.includes(words)
  }, secret)
  expect(seen).toBe(false)
  await onDatabase((db) =>
    sql`update staff_unlocks set used_at = now() - interval '31 minutes' where session_id = ${sessionID}`.execute(
      db,
    ),
  )
  await Promise.all([
    page.waitForURL((url) => url.pathname === '/console/unlock'),
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }),
  ])
  expect(await shows(page, secret)).toBe(false)
  // And as this browser does by itself.
  await page.goto(`${site}/industries`)
  await page.goBack({ waitUntil: 'load' }).catch(() => null)
  expect(await shows(page, secret)).toBe(false)
})

test('a form that stood open does nothing and leads to the door; what was typed is there again behind it', async () => {
  const visitor = await visitorWith(launch(), { expected: [401, 403] })
  visitor.forgiven.push(/401|403/)
  const { page } = visitor
  const { ticket, secret } = await aSecretEnquiry()
  const { sessionID } = await signedInAsStaff(visitor, `/console/enquiries/${ticket}`, ['support'])
  await scriptsRun(page)
  const act = page
    .locator('main details')
    .filter({ has: page.locator('summary', { hasText: 'Close the enquiry' }) })
  await act.first().locator('summary').click()
  await act.first().locator('[name=reason]').fill('Answered by telephone')
  await onDatabase((db) => sql`delete from staff_unlocks where session_id = ${sessionID}`.execute(db))
  await act.first().getByRole('button', { name: 'Close the enquiry' }).click()
  await page.getByRole('heading', { level: 1, name: 'Unlock the console' }).waitFor()
  expect(new URL(page.url()).searchParams.get('continue')).toBe(`/console/enquiries/${ticket}`)
  expect(await shows(page, secret)).toBe(false)
  const entries = await onDatabase((db) => findOfSubject(db, { type: 'enquiry', id: ticket, limit: 20 }))
  expect(entries.map(({ act: done }) => done)).toEqual(['enquiry.read'])
})

test('no page of the console, and nothing that it asks for, may be stored', async () => {
  const visitor = await visitorWith(launch(), { expected: [403, 404] })
  visitor.forgiven.push(/403|404/)
  const { page } = visitor
  const { ticket } = await aSecretEnquiry()
  const answers: [string, Promise<string | null>][] = []
  visitor.context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/console')) answers.push([pathname, response.headerValue('cache-control')])
  })
  await signedInAsStaff(visitor, '/console', ['admin'])
  for (const { path } of consolePages) {
    const address = path
      .replace(':ticket', ticket)
      .replace(/:\w+/g, path.includes('editions') ? 'jp' : uuidv7())
    await visitor.open(address)
    expect(placeOf(page)).toBeDefined()
  }
  // Asked for from within a page.
  await visitor.open('/console')
  await scriptsRun(page)
  await page.getByRole('link', { name: 'Enquiries', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/console/enquiries')
  const said = await Promise.all(answers.map(async ([path, header]) => [path, await header] as const))
  expect(said.length).toBeGreaterThan(consolePages.length)
  expect(said.some(([path]) => path.endsWith('.data'))).toBe(true)
  expect(said.filter(([, header]) => !header?.includes('no-store'))).toEqual([])
})
