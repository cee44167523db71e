// A page as its picture shows it: opened in a language and on a screen, by the owner of the demo world where it is theirs.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { demoPassword } from '../src/demo/log-ins.ts'
import type { Shot } from './shot.ts'

/** Of a company of the demo world. */
const owner = 'naoki.hayase0@people.example'
const locales: Record<string, string> = { en: 'en-US', ja: 'ja-JP', es: 'es-ES', it: 'it-IT', zh: 'zh-CN' }

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** The session of the owner of the demo world; with another one beside it, as of somebody's telephone. */
export async function logIn(browser: Browser, site: string): Promise<Session> {
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    undefined,
  ]
  let session: Session | undefined
  for (const userAgent of agents) {
    const context = await browser.newContext({ baseURL: site, ...(userAgent ? { userAgent } : {}) })
    const page = await context.newPage()
    await page.goto('/accounts/log-in?continue=%2Faccounts%2Fsecurity')
    await page.locator('main [name="email"]').fill(owner)
    await page.locator('main [name="password"]').fill(demoPassword)
    await page.locator('main form button[type="submit"]').last().click()
    await page.waitForURL('**/accounts/security')
    session = await context.storageState()
    await context.close()
  }
  return session!
}

type Wish = { site: string; session: Session | undefined; shot: Shot; language: string; width: number }

/** Whether somebody looks who is signed in. */
const isSignedIn = ({ signedIn = false, as }: Shot): boolean => signedIn || as !== undefined

/** Opens the page of a picture, after what a person does to come to it; the caller closes the context. */
export async function openShot(
  browser: Browser,
  { site, session, shot, language, width }: Wish,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: width < 500 ? 780 : 900 },
    locale: locales[language] ?? language,
    isMobile: width < 500,
    reducedMotion: 'reduce',
    ...(isSignedIn(shot) && session ? { storageState: session } : {}),
  })
  const page = await context.newPage()
  // A page of somebody signed in always listens.
  await page.goto(shot.address, { waitUntil: isSignedIn(shot) ? 'load' : 'networkidle' })
  await shot.first?.(page)
  return { context, page }
}
