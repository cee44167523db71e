// The unlocked session of an operator of the demo world, for pictures of the console.
import type { Browser, Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'
import { demoPassword, demoSecret } from '../src/demo/log-ins.ts'
import type { Session } from './open-shot.ts'

const operator = 'operator@people.example'
const app = new TOTP({ secret: Secret.fromBase32(demoSecret) })

/** Logs in and unlocks the console; takes up to half a minute, since a code counts once. */
export async function logInAsStaff(browser: Browser, site: string): Promise<Session> {
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await page.goto('/accounts/log-in?continue=%2Fconsole%2Funlock')
  await page.locator('main [name="email"]').fill(operator)
  await page.locator('main [name="password"]').fill(demoPassword)
  await press(page)
  const code = page.locator('main [name="code"]')
  await code.waitFor()
  const used = app.generate()
  await code.fill(used)
  await press(page)
  await page.waitForURL('**/console/unlock')
  while (app.generate() === used) await page.waitForTimeout(500)
  await page.locator('main [name="password"]').fill(demoPassword)
  await code.fill(app.generate())
  await press(page)
  await page.waitForURL((url) => url.pathname === '/console')
  const session = await context.storageState()
  await context.close()
  return session
}

const press = (page: Page) => page.locator('main form button[type="submit"]').last().click()
