// npm run screens: pictures of the product for docs, each page as a visitor sees it, overwritten at each run.
// With names (npm run screens -- messages notifications) only those.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findOrInstallChromium } from '../bin/chromium.mjs'
import { startInstance } from '../e2e/instance.ts'
import { logIn, openShot, type Session } from './open-shot.ts'
import { paperShots, pictureOf } from './paper-shots.ts'
import { shotsOf } from './screen-shots.ts'
import type { Shot } from './shot.ts'
import { logInAsStaff } from './staff-session.ts'
import { staffShots } from './staff-shots.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'docs', 'screens')
const rateLimit = 8 * 1024 * 1024
/** Lines and letters stay sharp; drawings lose nothing that is looked for here. */
const quality = 20

const eachOnce = [
  ['en', 1280],
  ['ja', 360],
] as const

function variantsOf({ languages = ['en', 'ja'], widths = [1280, 360], pairs = false }: Shot) {
  if (pairs) return eachOnce
  return languages.flatMap((language) => widths.map((width) => [language, width] as const))
}

async function take(
  browser: Browser,
  site: string,
  session: Session | undefined,
  shot: Shot,
  language: string,
  width: number,
): Promise<void> {
  const { context, page } = await openShot(browser, { site, session, shot, language, width })
  if (!shot.before) await showAll(page)
  // As tall as the page, so that what keeps to the window's edge stands at the page's end.
  if (!shot.before) await page.setViewportSize({ width, height: Math.ceil((await wholePage(page)).height) })
  await shot.before?.(page)
  if (shot.before) await showAll(page)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const client = await context.newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: !shot.before,
    ...(shot.before
      ? {}
      : { clip: await wholePage(page, shot.atMost, shot.small ? (width > 500 ? 0.5 : 0.7) : 1) }),
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
  scale = 1,
): Promise<{ x: number; y: number; width: number; height: number; scale: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  return { x: 0, y: 0, width, height: Math.min(height, atMost), scale }
}

const names = process.argv.slice(2)
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
  if (names.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const session = await logIn(browser, instance.address)
  const all = [...(await shotsOf(instance.address)), ...staffShots()]
  const unknown = names.filter((name) => ![...all, ...paperShots].some((shot) => shot.name === name))
  if (unknown.length > 0) throw new Error(`there is no picture ${unknown.join(', ')}`)
  const isWanted = ({ name }: { name: string }) => names.length === 0 || names.includes(name)
  const wanted = all.filter(isWanted)
  const staff = wanted.some(({ as }) => as) ? await logInAsStaff(browser, instance.address) : undefined
  for (const shot of wanted)
    for (const [language, width] of variantsOf(shot))
      await take(browser, instance.address, shot.as ? staff : session, shot, language, width)
  for (const paper of paperShots.filter(isWanted))
    writeFileSync(path.join(folder, `${paper.name}.webp`), await pictureOf(paper))
  const files = readdirSync(folder).map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }))
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  for (const file of files) process.stdout.write(`${file.name} ${Math.round(file.bytes / 1024)} kB\n`)
  process.stdout.write(`${files.length} pictures, ${Math.round(bytes / 1024)} kB of ${rateLimit / 1024}\n`)
  if (bytes > rateLimit) process.exitCode = 1
} finally {
  await browser.close()
  await instance.stop()
}
