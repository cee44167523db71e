// What a person's day does to a form: the network goes, the log-in ends in another tab, the page is loaded anew.
import { expect, inject } from 'vitest'
import type { Page } from 'playwright-core'
import { aHandOff } from './signed-in.ts'
import { scriptsRun, type Visitor } from './visitor.ts'

/** Does `work` without a network; that the browser complains of it is no fault. */
export async function offline(visitor: Visitor, work: () => Promise<void>): Promise<void> {
  const { context, forgiven } = visitor
  forgiven.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await context.setOffline(true)
  await work()
  await context.setOffline(false)
}

/** The session ends: another tab loses its cookies and sees the site as a visitor does. */
export async function endInAnotherTab({ context }: Visitor): Promise<Page> {
  const other = await context.newPage()
  // A renewal that is on its way would bring them back.
  const isOver = async () => {
    for (const name of ['mw_access', 'mw_refresh']) await context.clearCookies({ name })
    await other.goto('/industries')
    return (await other.locator('header form[action="/log-out"]').count()) === 0
  }
  await expect.poll(isOver).toBe(true)
  await scriptsRun(other)
  return other
}

/** The same person logs in again in `tab`. */
export async function logInAgain(visitor: Visitor, tab: Page, email: string): Promise<void> {
  const password = 'nine clever gear trains'
  await tab.goto(inject('site') + (await aHandOff(visitor, '/industries', { email, password })))
  await tab.waitForURL((url) => url.pathname === '/industries')
  await scriptsRun(tab)
}

/** Loads the page anew; whoever is asked whether to leave does. */
export async function reloaded(page: Page): Promise<void> {
  const leave = (dialog: { accept(): Promise<void> }) => void dialog.accept()
  page.on('dialog', leave)
  await page.reload()
  page.off('dialog', leave)
  await scriptsRun(page)
}

/** Keeps answers to addresses of this pattern waiting until they are let. */
export async function held(page: Page, pattern: RegExp): Promise<{ let(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    // One that the page has left waits for nobody.
    await route.continue().catch(() => {})
  })
  return { let: () => resolve() }
}
