// Searching with the keyboard alone: what has focus can be seen, and focus goes where a person goes on.
import { describe, expect, inject, test } from 'vitest'
import { richManufacturer } from './directory.ts'
import { focused, tabTo } from './keyboard.ts'
import { languages, screensOf, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

describe.each(languages)('in %s', (language) => {
  describe.each(screensOf(language))('at %i px', (width) => {
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

    test('"/" and the Search button open the search in place; Esc closes it, gives the focus back and leaves nothing', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/')
      const button = page.locator('header a[aria-keyshortcuts="/"]')
      const field = page.locator('dialog[open] input[name="search"]')
      await button.focus()
      for (const key of ['/', 'Enter']) {
        await page.keyboard.press(key)
        await field.waitFor()
        await expect.poll(() => focused(page)).toMatchObject({ name: 'search' })
        expect(await field.inputValue()).toBe('')
        await page.keyboard.press('/')
        expect(await field.inputValue()).toBe('/')
        await page.keyboard.press('Control+/')
        expect(await page.locator('dialog[open]').count()).toBe(1)
        await page.keyboard.press('Escape')
        await field.waitFor({ state: 'detached' })
        await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
      }
      expect(new URL(page.url()).pathname).toBe('/')
      await page.keyboard.press('/')
      await field.waitFor()
      await page.keyboard.insertText('bearing')
      await page.keyboard.press('Enter')
      await page.waitForURL(/search-result.*search=bearing/)
      await field.waitFor({ state: 'detached' })
      await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
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
      await expect.poll(stays, { timeout: 30_000 }).toBe(false)
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    })
  })

  test('the flyout: right enters it, Tab goes on in it; from an industry Tab goes to the next one', async () => {
    const { page, open } = await visitorWith(launch(), { language })
    await open('/search-result')
    const flyout = page.locator('main nav li h3')
    await page.locator('main').evaluate((main: HTMLElement) => main.focus())
    for (const at of [0, 1]) {
      await tabTo(page, () => true)
      const industry = page.locator('main nav [data-industry]').nth(at)
      expect(await industry.evaluate((link) => link === document.activeElement)).toBe(true)
      await expect.poll(() => flyout.allTextContents()).toEqual([(await industry.textContent())?.trim()])
    }
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toMatchObject({ href: '/industries', seen: true })
    await tabTo(page, () => true)
    const category = page.locator('main nav li h4 a').first()
    // A number that is heard says of what it is.
    expect(await category.locator('.vh').textContent()).toMatch(
      language === 'ja' ? /企業\d/ : /\d (?:company|companies)$/,
    )
    expect(await category.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await flyout.waitFor({ state: 'detached' })
    const second = page.locator('main nav [data-industry]').nth(1)
    await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true)

    const name = (await second.textContent())!.trim()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === name)
    await page.locator('h1', { hasText: name }).waitFor()
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
