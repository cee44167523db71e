// The same path with the keyboard alone: what has focus can be seen, and focus goes where a person goes on.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { richManufacturer } from './directory.ts'
import { languages, screens, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

/** What has the focus, as a person would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    const hasRing = (part: Element | null) => {
      const style = part && getComputedStyle(part)
      if (!style) return false
      const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
      return hasOutline || (part.tagName === 'FORM' && style.boxShadow !== 'none')
    }
    return {
      tag: element.tagName,
      name: element.getAttribute('name'),
      href: element.getAttribute('href'),
      text: element.textContent.trim().slice(0, 80),
      region: element.closest('header, main, footer')?.tagName ?? null,
      /** Where the eye finds it: a ring around it, or around the bar that is one with its input; and a place on the screen. */
      seen: hasRing(element) || (element.tagName === 'INPUT' && hasRing(element.closest('form'))),
      inView: (() => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })(),
    }
  })

/** Presses Tab until `wanted` has the focus; everything on the way must show that it has it. */
async function tabTo(
  page: Page,
  wanted: (stop: NonNullable<Awaited<ReturnType<typeof focused>>>) => boolean,
) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) continue
    expect(stop, 'focus must be seen').toMatchObject({ seen: true, inView: true })
    if (wanted(stop)) return stop
  }
  throw new Error('the keyboard does not get there')
}

describe.each(languages)('in %s', (language) => {
  describe.each(screens)('at %i px', (width) => {
    const visit = { language, width }

    test('the first stop leads past the bar to the content', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result?search=bearing')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toMatchObject({ href: '#main', seen: true, inView: true })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toMatchObject({ region: 'MAIN' })
    })

    test('"/" leads to the search bar, Enter searches, a card opens, back returns', async () => {
      const maker = await richManufacturer(site)
      const name = maker.general.companyName
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      await page.keyboard.press('/')
      expect(await focused(page)).toMatchObject({ name: 'search', seen: true })
      await page.keyboard.insertText(name)
      await page.keyboard.press('Enter')
      await page.locator('h1', { hasText: name }).waitFor()
      // The results are what the person goes on to.
      await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })

      await tabTo(page, ({ tag, text }) => tag === 'A' && text === name)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/business\//)
      await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1', text: name })
      // Alt and left arrow belong to the browser's own window, which is not there.
      await page.goBack()
      await page.waitForURL(/\/search-result/)
      await page.locator('article h2', { hasText: name }).waitFor()
      expect(await page.locator('header input[name="search"]').inputValue()).toBe(name)
      await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
    })

    test('pages on with Tab and Enter', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      await page.locator('main article h2 a').last().focus()
      await tabTo(page, ({ href }) => /[?&]page=2\b/.test(href ?? ''))
      await page.keyboard.press('Enter')
      await page.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
      await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
    })

    test('"/" on a page without a search bar leads to one, and types nothing while typing', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/')
      await page.keyboard.press('/')
      await page.waitForURL('**/search-result')
      await expect.poll(() => focused(page)).toMatchObject({ name: 'search' })
      await page.keyboard.press('/')
      expect(await page.locator('header input[name="search"]').inputValue()).toBe('/')
    })

    test('languages open with Enter, Esc closes them and gives the focus back', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      const isPhone = width === 360
      const opener = isPhone
        ? page.locator('header [popovertarget="menu"]').first()
        : page.locator('header summary')
      await opener.focus()
      await page.keyboard.press('Enter')
      const entry = (isPhone ? page.locator('#menu') : page.locator('header')).locator('a[hreflang="es"]')
      await entry.first().waitFor({ state: 'visible' })
      // Seen a moment before its keys are listened to.
      const stays = async () => {
        await page.keyboard.press('Escape')
        return entry.first().isVisible()
      }
      await expect.poll(stays, { timeout: 5_000 }).toBe(false)
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    })
  })

  test('the flyout opens on focus, arrows go from industry to industry, Esc closes it', async () => {
    const { page, open } = await visitorWith(launch(), { language })
    await open('/search-result')
    const industries = page.locator('main nav [data-industry]')
    const flyout = page.locator('main nav li h3')
    await page.locator('h1').evaluate((heading: HTMLElement) => heading.focus())
    await page.locator('main').evaluate((main: HTMLElement) => main.focus())
    await page.keyboard.press('Tab')
    expect(await industries.first().evaluate((link) => link === document.activeElement)).toBe(true)
    await flyout.waitFor()
    expect(await flyout.textContent()).toBe((await industries.first().textContent())?.trim())

    await page.keyboard.press('ArrowDown')
    expect(await industries.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
    const second = (await industries.nth(1).textContent())?.trim()
    await expect.poll(() => flyout.textContent()).toBe(second)
    await page.keyboard.press('ArrowUp')
    expect(await industries.first().evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await flyout.waitFor({ state: 'detached' })
    expect(await industries.first().evaluate((link) => link === document.activeElement)).toBe(true)
  })
})
