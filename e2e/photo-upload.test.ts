// The upload of a photo by itself, in all the ways in which it is begun, stopped and fails; through the profile: photo-profile.test.ts.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { startPhotoPage, type PhotoPage } from './photo-page.ts'
import { stopPictures } from '../src/testing/slow-pictures.ts'
import { withBrowser } from './visitor.ts'

const browser = withBrowser()
let site: PhotoPage
let smallPhoto: Buffer
beforeAll(async () => {
  site = await startPhotoPage()
  smallPhoto = await sharp({ create: { width: 1_500, height: 2_000, channels: 3, background: '#1d4f8c' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => site.close())

async function open(width: number): Promise<{ page: Page; faults: string[] }> {
  const context = await browser
    .launch()
    .newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(site.address)
  await page.locator('#photo input[type=file]').waitFor({ state: 'attached' })
  // Chromium drops the keys that come before a page was painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return { page, faults }
}
const photo = (buffer = smallPhoto) => ({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer })
const chooser = (page: Page, part = '#photo') => page.locator(`${part} input[type=file]`)
const use = (page: Page) => page.locator('dialog button').last()
const done = async (page: Page) =>
  (JSON.parse((await page.locator('#done').textContent()) ?? '[]') as unknown[]).length
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a cover is cut four to one, and the dialog fits a telephone', async () => {
  const { page, faults } = await open(360)
  await chooser(page, '#cover').setInputFiles(photo())
  await use(page).waitFor()
  await expect
    .poll(() => page.locator('dialog img').evaluate((image) => (image as HTMLImageElement).naturalHeight))
    .toBe(2_000)
  expect(await overflow(page)).toBe(0)
  const box = await use(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await use(page).click()
  await expect.poll(() => done(page), { timeout: 20_000 }).toBe(1)
  expect(await sharp(site.posted.at(-1)).metadata()).toMatchObject({ width: 1_500, height: 375 })
  expect(faults).toEqual([])
})

test('a picture is dropped, or pasted', async () => {
  const { page, faults } = await open(1280)
  const small = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#1d4f8c80' } })
    .png()
    .toBuffer()
  for (const kind of ['drop', 'paste'] as const) {
    const before = site.posted.length
    await page.evaluate(
      ([event, base64]) => {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([bytes], 'a.png', { type: 'image/png' }))
        const input = document.querySelector('#photo input')
        input?.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
        )
      },
      [kind, small.toString('base64')],
    )
    await use(page).click()
    await expect.poll(() => site.posted.length, { timeout: 30_000 }).toBe(before + 1)
    expect(await sharp(site.posted.at(-1)).metadata(), kind).toMatchObject({
      width: 60,
      height: 60,
      hasAlpha: true,
    })
    await expect.poll(() => page.locator('#photo progress').count()).toBe(0)
  }
  expect(faults).toEqual([])
})

test('all of it goes by keyboard', async () => {
  const { page } = await open(1280)
  // Choosing is heard of from a moment after this on: what comes between gives it that moment.
  const asked = page.waitForEvent('filechooser')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('file')
  await page.keyboard.press('Space')
  await (await asked).setFiles(photo())
  await use(page).waitFor()
  await page.getByRole('slider').focus()
  for (let n = 0; n < 10; n++) await page.keyboard.press('ArrowRight')
  await use(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => done(page), { timeout: 20_000 }).toBe(1)
  // Zoomed to twice: half as many pixels a side.
  expect(await sharp(site.posted.at(-1)).metadata()).toMatchObject({ width: 750, height: 750 })
})

test('Esc leaves everything as it was', async () => {
  const { page } = await open(1280)
  const before = site.posted.length
  await chooser(page).setInputFiles(photo())
  await use(page).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('file')
  expect(site.posted).toHaveLength(before)
})

test('what is no picture is told beside it; a failure is told, and tried again with the same picture', async () => {
  const { page } = await open(1280)
  await chooser(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('not a picture')
  await chooser(page).setInputFiles(photo(Buffer.from('no picture at all')))
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('cannot be read')

  // A good one follows: nothing is said of the bad one any more, whatever becomes of the good one.
  await chooser(page).setInputFiles(photo())
  await use(page).waitFor()
  await expect.poll(() => page.locator('#photo [role=alert]').count()).toBe(0)
  await page.keyboard.press('Escape')

  site.breakNext()
  await chooser(page).setInputFiles(photo())
  await use(page).click()
  const told = 'An error has ocurred when we tried to upload your profile picture'
  await expect.poll(() => page.getByRole('alert').textContent(), { timeout: 20_000 }).toBe(told)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => done(page), { timeout: 20_000 }).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a photo that takes too long is tried again by itself, and after that by a press, with the same picture', async () => {
  const { page } = await open(1280)
  // They stand still: how long that is waited for says nothing.
  site.hurry(1_000)
  onTestFinished(() => site.hurry())
  const goOn = stopPictures()
  await chooser(page).setInputFiles(photo())
  await use(page).click()
  await page.getByText('The service is busy. Trying again in a moment…').last().waitFor()
  expect(goOn()).toBeGreaterThanOrEqual(1)
  site.hurry()
  await expect.poll(() => done(page), { timeout: 20_000 }).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)

  site.hurry(1_000)
  const stillBusy = stopPictures()
  await chooser(page).setInputFiles(photo())
  await use(page).click()
  await expect
    .poll(() => page.getByRole('alert').textContent(), { timeout: 45_000 })
    .toBe('This took too long, because the service is busy. Your file is fine: please try again.')
  expect(stillBusy()).toBe(4)
  site.hurry()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => done(page), { timeout: 20_000 }).toBe(2)
})

test('an upload is stopped while it is sent', async () => {
  const { page } = await open(1280)
  const before = site.posted.length
  await page.route('**/media/uploads', () => {
    // Never answered: it would be sent for ever.
  })
  await chooser(page).setInputFiles(photo())
  await use(page).click()
  await page.getByText('Sending the picture…').first().waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.locator('#photo progress').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await done(page)).toBe(0)
  expect(site.posted).toHaveLength(before)
  await chooser(page).waitFor({ state: 'attached' })
})
