// The search bar while somebody types: what it offers, by keyboard, mouse and touch, and what it never does.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { overhang, seriousFindings } from './judges.ts'
import { compose, focused } from './keyboard.ts'
import { languagesFor, screensOf, visitorWith, withBrowser, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()
const address = '**/resources/suggestions?*'

const box = (page: Page) => page.locator('#search-text')
const list = (page: Page) => page.getByRole('listbox')
const lines = (page: Page) => list(page).locator('[role=option] > span').allTextContents()
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    const line = id ? document.getElementById(id) : null
    return line && line.getAttribute('aria-selected') === 'true'
      ? line.querySelector('span')!.textContent
      : null
  })

type Offer = { kind: string; text: string; id?: string; count?: number }

/** What the API has for a text. */
async function askedFor(text: string, language: string, segment = 'MA'): Promise<Offer[]> {
  const query = new URLSearchParams({ text, segment })
  const response = await fetch(`${site}/api/search/suggest?${query}`, {
    headers: { 'accept-language': language },
  })
  return ((await response.json()) as { data: Offer[] }).data
}

const offersFor = async (text: string, language: string, segment = 'MA') =>
  (await askedFor(text, language, segment)).map((one) => one.text)

/** A page whose search field has the focus, and the texts that it asked for since. */
async function atTheBar(visit: Visit, path = '/search-result') {
  const visitor = await visitorWith(launch(), visit)
  const { page, open } = visitor
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/resources/suggestions') asked.push(url.searchParams.get('search')!)
  })
  await open(path)
  await page.keyboard.press('/')
  await page.locator('#search-text[role=combobox]').waitFor()
  return { ...visitor, asked }
}

describe.each(languagesFor('search suggestions'))('in %s', (language) => {
  describe.each(screensOf(language))('at %i px', (width) => {
    const visit = { language, width }
    const begun = language === 'ja' ? '軸' : 'bea'

    test('the keyboard alone goes through the list, and Enter searches for what is chosen', async () => {
      const { page } = await atTheBar(visit)
      const offers = await offersFor(begun, language)
      expect(offers.length).toBeGreaterThan(1)
      await page.keyboard.insertText(begun)
      await expect.poll(() => lines(page)).toEqual(offers)
      expect(await box(page).getAttribute('aria-expanded')).toBe('true')
      expect(await box(page).getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
      expect(await list(page).getAttribute('aria-label')).toBe(wordsIn(language, 'Suggestions'))
      expect(await page.locator('search [role=status]').textContent()).toContain(String(offers.length))
      expect(await active(page)).toBeNull()

      for (const [key, line] of [
        ['ArrowDown', offers[0]],
        ['ArrowDown', offers[1]],
        ['Home', undefined],
        ['ArrowUp', offers.at(-1)],
        ['ArrowDown', offers[0]],
        ['End', undefined],
      ] as const) {
        await page.keyboard.press(key)
        await expect.poll(() => active(page), { message: key }).toBe(line ?? null)
        expect(await box(page).inputValue()).toBe(begun)
      }
      const asked = await askedFor(begun, language)
      const word = asked.findIndex(({ kind }) => kind === 'word' || kind === 'business')
      for (let at = 0; at <= word; at += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('search') === offers[word])
      await page.locator('h1', { hasText: offers[word]! }).waitFor()
      expect(await list(page).count()).toBe(0)
      expect(await box(page).inputValue()).toBe(offers[word])
    })

    test('a category says how many stand under it, and leads to exactly those', async () => {
      const { page } = await atTheBar(visit)
      const [first] = (await askedFor(begun, language)).filter(({ kind }) => kind === 'category')
      await page.keyboard.insertText(begun)
      const line = list(page)
        .getByRole('option')
        .filter({ hasText: first!.text })
        .filter({ hasText: new RegExp(`\\b${first!.count}(?!\\d)`) })
        .first()
      await line.waitFor()
      await (width === 360 ? line.tap() : line.click())
      const name = first!.id!.includes('-') ? 'category' : 'industry'
      await page.waitForURL((url) => url.searchParams.get(name) === first!.id)
      await page.locator('h1', { hasText: first!.count!.toLocaleString(language) }).waitFor()
      expect(await box(page).inputValue()).toBe('')
    })

    test('Escape closes it, an arrow opens it again, Tab goes on without choosing', async () => {
      const { page } = await atTheBar(visit)
      await page.keyboard.insertText(begun)
      await list(page).waitFor()
      await page.keyboard.press('Escape')
      await list(page).waitFor({ state: 'hidden' })
      expect(await box(page).inputValue()).toBe(begun)
      expect(await box(page).getAttribute('aria-expanded')).toBe('false')
      await page.keyboard.press('ArrowDown')
      await list(page).waitFor()
      expect(await active(page)).toBe((await lines(page))[0])
      await page.keyboard.press('Tab')
      await list(page).waitFor({ state: 'hidden' })
      expect(await focused(page)).toMatchObject({ tag: 'BUTTON', seen: true })
      expect(await box(page).inputValue()).toBe(begun)
      expect(new URL(page.url()).search).toBe('')
    })

    test('a finger or a pointer chooses', async () => {
      const { page } = await atTheBar(visit)
      await page.keyboard.insertText(begun)
      const last = list(page).getByRole('option').last()
      const text = (await last.locator('span').textContent())!
      await (width === 360 ? last.tap() : last.click())
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text)
    })

    test('it lies below the words on the screen, and is large enough; axe has nothing to say', async () => {
      const { page } = await atTheBar(visit)
      await page.keyboard.insertText(begun)
      await list(page).waitFor()
      await page.keyboard.press('ArrowDown')
      const [form, field, popup] = await Promise.all(
        [page.locator('header form'), box(page), list(page)].map(async (one) => (await one.boundingBox())!),
      )
      expect(popup!.y).toBeGreaterThanOrEqual(field!.y + field!.height)
      expect(popup!.y).toBeLessThan(field!.y + field!.height + 8)
      expect(popup!.y + popup!.height).toBeLessThanOrEqual(page.viewportSize()!.height)
      // On a phone as wide as the bar, beside the type and the country as wide as what is left.
      const left = width === 360 ? form!.x : field!.x
      expect(Math.abs(popup!.x - left)).toBeLessThanOrEqual(2)
      expect(Math.abs(popup!.x + popup!.width - form!.x - form!.width)).toBeLessThanOrEqual(2)
      for (const line of await list(page).getByRole('option').all())
        expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(width === 360 ? 44 : 32)
      expect(await overhang(page)).toBe(0)
      expect(await seriousFindings(page)).toEqual([])
      // What is added stands out from what is typed.
      const marked = await list(page).getByRole('option').first().locator('b').textContent()
      // Names of categories keep their capitals.
      expect((await lines(page))[0]?.toLowerCase()).toBe((begun + marked).toLowerCase())
    })

    test('while an input method composes, nothing is asked, shown or sent', async () => {
      const { page, asked } = await atTheBar(visit)
      const shown: number[] = []
      await page.exposeFunction('tellShown', (count: number) => void shown.push(count))
      await page.evaluate(() => {
        const tell = (window as unknown as { tellShown(count: number): void }).tellShown
        const popup = document.querySelector('[role=listbox]')!
        // After the field's own listener, and once React has drawn what it says.
        document.querySelector('#search-text')!.addEventListener('compositionupdate', () => {
          setTimeout(() => tell(popup.checkVisibility() ? 1 : 0))
        })
      })
      await compose(page, ['じ', 'じく', '軸'])
      await expect.poll(() => lines(page)).toEqual(await offersFor('軸', language))
      expect(asked).toEqual(['軸'])
      expect(shown.length).toBeGreaterThanOrEqual(3)
      expect(shown.every((count) => count === 0)).toBe(true)
      expect(new URL(page.url()).search).toBe('')
      expect(await box(page).inputValue()).toBe('軸')
    })
  })
})

test('a slow answer that a quick one overtook is never shown', async () => {
  const { page } = await atTheBar({})
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  const asked = new Promise<void>((resolve) => {
    void page.route(address, async (route) => {
      if (new URL(route.request().url()).searchParams.get('search') !== 'va') return route.continue()
      resolve()
      await isLetIn
      // Whoever asked may have gone.
      await route.continue().catch(() => {})
    })
  })
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('search=va&'))
  await page.keyboard.insertText('va')
  await asked
  await box(page).fill('be')
  const offers = await offersFor('be', 'en')
  await expect.poll(() => lines(page)).toEqual(offers)
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED')
  letIn()
  // Another question and its answer later the first one has had its time.
  await box(page).fill('bea')
  await expect.poll(() => lines(page)).toEqual(await offersFor('bea', 'en'))
})

test('the type that is chosen is the type that is asked for', async () => {
  const { page } = await atTheBar({})
  await page.locator('header select[name=business]').selectOption('PR')
  await box(page).fill('bea')
  await expect.poll(() => lines(page)).toEqual(await offersFor('bea', 'en', 'PR'))
})

test('without suggestions the bar is what it was, and says nothing of it', async () => {
  const { page } = await atTheBar({ expected: [503] })
  await page.route(address, (route) => route.fulfill({ status: 503 }))
  const refused = page.waitForResponse(address)
  await page.keyboard.insertText('bearing')
  await refused
  expect(await list(page).count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=bearing/)
})

test('what makes the list comes with the first visit to the field, and not with the page', async () => {
  const { page, open } = await visitorWith(launch())
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
  await open('/search-result')
  expect(scripts.filter((path) => /\/Suggestions-/.test(path))).toEqual([])
  expect(await box(page).getAttribute('role')).toBeNull()
  await box(page).focus()
  await page.locator('#search-text[role=combobox]').waitFor()
  expect(scripts.filter((path) => /\/Suggestions-.*\.js/.test(path))).toHaveLength(1)
})

test('without JavaScript there is no combobox, and the form searches', async () => {
  const { page, open } = await visitorWith(launch(), { script: false })
  await open('/search-result')
  expect(await page.getByRole('search').getByRole('combobox').count()).toBe(2)
  await box(page).fill('bearing')
  await box(page).press('Enter')
  await page.waitForURL(/search=bearing/)
})
