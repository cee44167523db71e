// The pictures of a product by keyboard: steps, thumbnails, full screen, and where the focus is (P2.23, image gallery).
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { pathOfProduct, richProduct } from './directory.ts'
import { focused, tabTo } from './keyboard.ts'
import { languages, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()

/** The number of the picture that the row shows, counted from 0, as the eye sees it. */
const shown = (page: Page, list = '[aria-label] ul:has(a[data-picture])') =>
  page
    .locator(list)
    .first()
    .evaluate((row) => row.scrollLeft / row.clientWidth)
const current = (page: Page) =>
  page
    .locator('a[href^="#picture-"]')
    .evaluateAll((all) => all.findIndex((link) => link.getAttribute('aria-current') === 'true'))
const isPicture = ({ href, tag }: { href: string | null; tag: string }) =>
  tag === 'A' && (href ?? '').startsWith('/media/')

describe.each([
  [languages[0], 1280, ['Previous picture', 'Next picture', 'Full screen']],
  // Phones step by pushing, keyboards there by their arrows.
  [languages[1], 360, ['Full screen']],
] as const)('in %s at %i px', (language, width, buttons) => {
  const opened = async () => {
    const product = await richProduct(site, 'bearing')
    const { page, open } = await visitorWith(launch(), { language, width })
    await open(pathOfProduct(product))
    return { page, total: product.photoCount }
  }

  test('arrows, Home and End lead from picture to picture, beyond the last to the first; the focus goes along', async () => {
    const { page, total } = await opened()
    const is = async (at: number) => {
      await expect.poll(() => shown(page)).toBeCloseTo(at, 2)
      expect(await current(page)).toBe(at)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-picture')))
        .toBe(String(at))
    }
    await tabTo(page, isPicture)
    await is(0)
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', total - 1],
      ['ArrowRight', 0],
      ['ArrowLeft', total - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await is(at)
    }
    expect(await focused(page)).toMatchObject({ seen: true, inView: true, under: undefined })
  })

  test('of the pictures one is a stop; the buttons and each thumbnail are stops too', async () => {
    const { page, total } = await opened()
    await tabTo(page, isPicture)
    for (const button of buttons) {
      const label = wordsIn(language, button)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toMatchObject({ tag: 'BUTTON', label, seen: true, inView: true })
    }
    for (let at = 0; at < total; at++) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toMatchObject({ href: `#picture-${at + 1}`, seen: true, inView: true })
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => current(page)).toBe(total - 1)
    await expect.poll(() => shown(page)).toBeCloseTo(total - 1, 2)
    expect(await focused(page)).toMatchObject({ href: `#picture-${total}` })
    expect(new URL(page.url()).hash).toBe('')
  })

  test('full screen: Enter opens it, arrows work in it, Esc closes it and gives the focus back', async () => {
    const { page } = await opened()
    await tabTo(page, isPicture)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => current(page)).toBe(1)
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog[open]')
    await dialog.waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await expect.poll(() => shown(page, 'dialog ul')).toBeCloseTo(1, 2)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(page, 'dialog ul')).toBeCloseTo(2, 2)
    // What lies behind is out of reach: Tab goes round in the dialog, by way of the browser's own bars.
    const isBehind = () =>
      page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && activeElement?.closest('dialog') === null
      })
    for (let n = 0; n < 8; n++) {
      await page.keyboard.press('Tab')
      expect(await isBehind()).toBe(false)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-picture')))
      .toBe('2')
    expect(await focused(page)).toMatchObject({ seen: true, inView: true, under: undefined })
  })

  test('full screen by its button: Esc gives the focus back to the button', async () => {
    const { page } = await opened()
    const name = wordsIn(language, 'Full screen')
    await tabTo(page, ({ label }) => label === name)
    await page.keyboard.press('Enter')
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatchObject({ label: name, seen: true })
  })
})
