// npm run screens: pictures of the product for docs, each page as a visitor sees it, overwritten at each run.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findOrInstallChromium } from '../bin/chromium.mjs'
import {
  bareCompany,
  pathOf,
  pathOfProduct,
  richManufacturer,
  richPerson,
  richProduct,
} from '../e2e/directory.ts'
import { profilePath } from '../src/contract/slugs.ts'
import { demoPassword } from '../src/demo/log-ins.ts'
import { startInstance } from '../e2e/instance.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'docs', 'screens')
const budget = 8 * 1024 * 1024
/** Of a company of the demo world. */
const owner = 'naoki.hayase0@people.example'

type Shot = {
  name: string
  address: string
  widths?: number[]
  languages?: string[]
  /** Seen by somebody who is signed in. */
  signedIn?: boolean
  /** Pixels of a page so long that its end says nothing new. */
  atMost?: number
  /** What a person does to come to the page that is then taken whole. */
  first?: (page: Page) => Promise<void>
  /** What a person does before looking; the picture is then of the screen, not of the whole page. */
  before?: (page: Page) => Promise<void>
}

async function shotsOf(site: string): Promise<Shot[]> {
  const rich = await richManufacturer(site)
  return [
    { name: 'home', address: '/' },
    { name: 'search', address: '/search-result?search=bearing' },
    { name: 'nothing-found', address: '/search-result?countries=JP&search=zzqqxx', languages: ['en'] },
    { name: 'business', address: pathOf(rich) },
    { name: 'product', address: pathOfProduct(await richProduct(site, 'bearing')) },
    { name: 'product-japanese', address: pathOfProduct(await richProduct(site, '軸受')), widths: [1280] },
    { name: 'industries', address: '/industries', atMost: 3_000 },
    { name: 'search-products', address: '/search-result?business=PR&search=bearing' },
    { name: 'search-people', address: '/search-result?business=UR&countries=JP&search=' },
    { name: 'profile', address: profilePath((await richPerson(site)).userID) },
    { name: 'business-bare', address: pathOf(await bareCompany(site)), languages: ['en'], widths: [1280] },
    {
      name: 'flyout',
      address: '/search-result',
      widths: [1280],
      async before(page) {
        await page.locator('main nav [data-industry]').nth(5).hover()
        await page.locator('main nav h3').waitFor()
      },
    },
    {
      name: 'menu',
      address: '/search-result',
      widths: [360],
      async before(page) {
        await page.locator('header [popovertarget="menu"]').first().click()
        await page.locator('#menu').waitFor({ state: 'visible' })
      },
    },
    ...ofAccounts,
  ]
}

const ofAccounts: Shot[] = [
  { name: 'register', address: '/accounts/register' },
  { name: 'log-in', address: '/accounts/log-in?done=verified' },
  { name: 'check-mail', address: '/accounts/check-mail?sent=register' },
  { name: 'security', address: '/accounts/security', signedIn: true },
  { name: 'sessions', address: '/accounts/sessions', signedIn: true },
  {
    name: 'two-factor',
    address: '/accounts/two-factor',
    signedIn: true,
    async first(page) {
      await page.locator('main [name="password"]').fill(demoPassword)
      await page.locator('main form button[type="submit"]').last().click()
      await page.locator('main svg[role="img"]').waitFor()
    },
  },
  { name: 'own-profile', address: '/profile/', signedIn: true },
  { name: 'profile-edit', address: '/profile/edit', signedIn: true },
  {
    name: 'account-menu',
    address: '/search-result?search=bearing',
    signedIn: true,
    async before(page) {
      await page.locator('header nav summary').last().click()
      await page.locator('header nav details[open]').last().waitFor()
    },
  },
  {
    name: 'menu-signed-in',
    address: '/search-result?search=bearing',
    signedIn: true,
    widths: [360],
    async before(page) {
      await page.locator('header [popovertarget="menu"]').first().click()
      await page.locator('#menu').waitFor({ state: 'visible' })
    },
  },
]

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** The session of the owner of the demo world; with another one beside it, as of somebody's telephone. */
async function logIn(browser: Browser, site: string): Promise<Session> {
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

async function take(
  browser: Browser,
  site: string,
  session: Session,
  shot: Shot,
  language: string,
  width: number,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: width < 500 ? 780 : 900 },
    locale: language === 'ja' ? 'ja-JP' : 'en-US',
    isMobile: width < 500,
    reducedMotion: 'reduce',
    ...(shot.signedIn ? { storageState: session } : {}),
  })
  const page = await context.newPage()
  // A page of somebody signed in always listens.
  await page.goto(shot.address, { waitUntil: shot.signedIn ? 'load' : 'networkidle' })
  await shot.first?.(page)
  if (!shot.before) await showAll(page)
  // As tall as the page, so that what keeps to the window's edge stands at the page's end.
  if (!shot.before) await page.setViewportSize({ width, height: Math.ceil((await wholePage(page)).height) })
  await shot.before?.(page)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const client = await context.newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 75,
    captureBeyondViewport: !shot.before,
    ...(shot.before ? {} : { clip: await wholePage(page, shot.atMost) }),
  })
  writeFileSync(path.join(folder, `${shot.name}-${language}-${width}.webp`), Buffer.from(data, 'base64'))
  await context.close()
}

/** Pictures further down load when they come near: all shall be there. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const image of pictures) image.loading = 'eager'
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})))
    scrollTo(0, 0)
  })
}

async function wholePage(
  page: Page,
  atMost = Infinity,
): Promise<{ x: number; y: number; width: number; height: number; scale: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  return { x: 0, y: 0, width, height: Math.min(height, atMost), scale: 1 }
}

const nothing = () => {}
const quiet = { begin: nothing, tell: nothing, done: nothing, fail: nothing, say: nothing }
const { env } = await findOrInstallChromium(quiet, path.join(root, '.data'))
const instance = await startInstance()
const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
})
try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const session = await logIn(browser, instance.address)
  for (const shot of await shotsOf(instance.address))
    for (const language of shot.languages ?? ['en', 'ja'])
      for (const width of shot.widths ?? [1280, 360])
        await take(browser, instance.address, session, shot, language, width)
  const files = readdirSync(folder).map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }))
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  for (const file of files) process.stdout.write(`${file.name} ${Math.round(file.bytes / 1024)} kB\n`)
  process.stdout.write(`${files.length} pictures, ${Math.round(bytes / 1024)} kB of ${budget / 1024}\n`)
  if (bytes > budget) process.exitCode = 1
} finally {
  await browser.close()
  await instance.stop()
}
