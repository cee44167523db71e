// A buyer narrows what was found, orders it, and is helped when nothing or something else was found: with and without scripts.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { search } from './directory.ts'
import { overhang, seriousFindings } from './judges.ts'
import { focused, tabTo } from './keyboard.ts'
import { foundLinks, foundNames } from './results.ts'
import { languages, pairsFor, screensOf, visitorWith, walkedBy, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()

const panel = (page: Page) =>
  page.locator('main details', { has: page.locator('[id="filter-country"]') }).first()
const valueOf = (page: Page, group: string, text: string) =>
  panel(page).locator(`[aria-labelledby="filter-${group}"] a`, { hasText: text })
const chips = (page: Page) => page.locator('main section ul a svg').locator('xpath=..')
const queryOf = (page: Page) => new URL(page.url()).searchParams
const namesOf = ({ results }: { results: { general: { companyName: string } }[] }) =>
  results.map(({ general }) => general.companyName)

/** On phones the panel is folded until it is touched. */
async function unfold(page: Page, width: number): Promise<void> {
  if (width < 992) await panel(page).locator('> summary').click()
}

describe.each(languages)('in %s', (language) => {
  const say = (text: string) => wordsIn(language, text)
  describe.each(screensOf(language))('at %i px', (width) => {
    describe.each([true, false])('scripts: %s', (script) => {
      const visit = { language, width, script }
      const walk = walkedBy(language, script)

      walk('chooses a country and what is verified, sees both as chips, and goes back', async () => {
        const { page, open } = await visitorWith(launch(), visit)
        await open('/search-result?search=bearing')
        const all = await search(site, { textQuery: 'bearing', facets: true }, language)
        const inJapan = all.facets!.country.values.find(({ code }) => code === 'JP')!.documents
        const before = await foundNames(page)
        await unfold(page, width)
        const japan = valueOf(page, 'country', language === 'en' ? 'Japan' : '日本')
        expect(await japan.textContent()).toMatch(new RegExp(`\\b${inJapan}$`))
        await japan.click()
        await page.waitForURL(/countries=JP/)
        await chips(page).first().waitFor()
        await expect.poll(() => page.locator('h1').textContent()).toContain(String(inJapan))
        expect(await page.locator('header select[name="countries"]').inputValue()).toBe('JP')

        await unfold(page, width)
        await valueOf(page, 'verified', say('Verified')).click()
        await page.waitForURL(/verified=1/)
        const both = await search(site, { textQuery: 'bearing', country: 'JP', verified: true }, language)
        await expect.poll(() => foundNames(page)).toEqual(namesOf(both))
        await expect.poll(() => chips(page).count()).toBe(2)
        await expect.poll(() => page.locator('main details a[aria-current="true"]').count()).toBe(2)

        await chips(page).first().click()
        await page.waitForURL((url) => !url.searchParams.has('verified'))
        await page.getByRole('link', { name: say('Clear all'), exact: true }).click()
        await page.waitForURL(/countries=global/)
        await expect.poll(() => foundNames(page)).toEqual(before)
        await page.goBack()
        await page.goBack()
        await page.waitForURL(/verified=1/)
        await expect.poll(() => foundNames(page)).toEqual(namesOf(both))
      })

      walk(
        'chooses a certificate, a lead time and employees, in the category that the words mean',
        async () => {
          const { page, open } = await visitorWith(launch(), visit)
          const asked = {
            textQuery: 'bearing',
            category: ['0006-11'],
            certificate: ['ISO 9001'],
            leadTime: 60,
            employees: ['51-200'],
          } as const
          await open('/search-result?search=bearing&category=0006-11')
          const steps = [
            ['certificate', /^ISO 9001\b/, /certificate=ISO\+9001/],
            ['leadTime', /60/, /leadTime=60/],
            ['employees', /^51–200\b/, /employees=51-200/],
          ] as const
          for (const [group, name, address] of steps) {
            await unfold(page, width)
            const value = panel(page)
              .locator(`[aria-labelledby="filter-${group}"] a`)
              .filter({ hasText: name })
            const shown = Number((await value.textContent())!.match(/\d+$/)![0])
            await value.click()
            await page.waitForURL(address)
            // As many as were told.
            await expect.poll(() => page.locator('h1').textContent()).toContain(String(shown))
          }
          const all = await search(site, asked, language)
          expect(all.results.length).toBeGreaterThan(0)
          await expect.poll(() => foundNames(page)).toEqual(namesOf(all))
          expect(await chips(page).count()).toBe(4)
          await chips(page).filter({ hasText: 'ISO 9001' }).click()
          await page.waitForURL((url) => !url.searchParams.has('certificate'))
          expect(queryOf(page).get('leadTime')).toBe('60')
        },
      )

      walk(
        'chooses a minimum order and a price among products; companies are narrowed by neither',
        async () => {
          const { page, open } = await visitorWith(launch(), visit)
          await open('/search-result?business=PR&search=bearing')
          const steps = [
            ['minimumOrder', /100(?!\d|,)/, /minimumOrder=100/],
            ['price', new RegExp(`^${say('Price stated')}`), /price=stated/],
          ] as const
          for (const [group, name, address] of steps) {
            await unfold(page, width)
            const value = panel(page)
              .locator(`[aria-labelledby="filter-${group}"] a`)
              .filter({ hasText: name })
            const shown = Number((await value.first().textContent())!.match(/\d+$/)![0])
            await value.first().click()
            await page.waitForURL(address)
            // As many as were told.
            await expect.poll(() => page.locator('h1').textContent()).toContain(String(shown))
          }
          expect(await chips(page).count()).toBe(2)
          // Both are told by scripts in the page.
          if (script) {
            expect(await overhang(page)).toBeLessThanOrEqual(0)
            expect(await seriousFindings(page)).toEqual([])
          }
          await open('/search-result?business=MA&search=bearing&minimumOrder=100&price=stated')
          expect([...queryOf(page).keys()].sort()).toEqual(['business', 'countries', 'search'])
          expect(await page.locator('[id="filter-price"]').count()).toBe(0)
        },
      )

      walk(
        'orders by the newest and sees twenty a page; a search for other words keeps both and the filters',
        async () => {
          const { page, open } = await visitorWith(launch(), visit)
          await open('/search-result?search=bearing&verified=1&page=2')
          const asked = { textQuery: 'bearing', verified: true, sort: 'newest', size: 20 } as const
          await page.locator('main select[name="sort"]').selectOption('newest')
          if (!script) {
            await page.locator('main select[name="size"]').selectOption('20')
            await page.getByRole('button', { name: say('Apply'), exact: true }).click()
            await page.waitForURL(/sort=newest.*size=20/)
          } else {
            await page.waitForURL(/sort=newest/)
            await page.locator('main select[name="size"]').selectOption('20')
            await page.waitForURL(/size=20/)
          }
          await expect.poll(() => foundNames(page)).toEqual(namesOf(await search(site, asked, language)))
          expect(queryOf(page).get('page')).toBeNull()
          expect(await page.locator('main select[name="sort"]').inputValue()).toBe('newest')
          expect(await page.locator('main select[name="size"]').inputValue()).toBe('20')

          await page.locator('header input[name="search"]').fill('valve')
          await page.locator('header input[name="search"]').press('Enter')
          await page.waitForURL(/search=valve/)
          expect([...queryOf(page).keys()].sort()).toEqual([
            'business',
            'countries',
            'search',
            'size',
            'sort',
            'verified',
          ])
        },
      )

      walk('a mistyped word is put right, and what was typed can be had all the same', async () => {
        const { page, open } = await visitorWith(launch(), visit)
        const { corrected } = await search(site, { textQuery: 'bearimg' }, language)
        expect(corrected).toMatchObject({ text: expect.stringMatching(/^bearings?$/), from: 'bearimg' })
        await open('/search-result?search=bearimg')
        expect(await page.locator('h1').textContent()).toContain(corrected!.text)
        expect(await page.locator('main mark').first().textContent()).toMatch(/^bearings?$/i)
        await page.locator('main p a', { hasText: 'bearimg' }).click()
        await page.waitForURL(/exactly=1/)
        await expect.poll(() => foundNames(page)).toEqual([])
        const similar = say('Search for similar words and parts of it too')
        await page.getByRole('link', { name: similar, exact: true }).click()
        await page.waitForURL((url) => !url.searchParams.has('exactly'))
        await expect.poll(async () => (await foundNames(page)).length).toBeGreaterThan(0)
      })

      walk(
        'what fits nothing as a whole is eased, and said: the word that was left out, none of it counted',
        async () => {
          const { page, open } = await visitorWith(launch(), visit)
          await open('/search-result?search=bearing+zzqqxx&verified=1')
          const said = page.locator('main section p', { hasText: 'zzqqxx' }).first()
          await said.waitFor()
          expect((await foundNames(page)).length).toBeGreaterThan(0)
          expect(await page.locator('h1').textContent()).toMatch(/(?<!\d)0(?!\d)/)
          // Which of them are here is said of what is similar, and that there is nothing is not said beneath them again.
          const range = say('Similar results: {shown}').replace('{shown}', '')
          expect(await page.locator('main section p', { hasText: range.trim() }).count()).toBe(1)
          expect(await page.getByText(say('No company fits all of this yet.'), { exact: true }).count()).toBe(
            0,
          )
          const exactly = say('Search for exactly what was asked')
          await page.getByRole('link', { name: exactly, exact: true }).click()
          await page.waitForURL(/exactly=1/)
          await expect.poll(() => foundNames(page)).toEqual([])
        },
      )
    })
  })
})

describe.each([
  'search=bearing&verified=1&industry=0006',
  'search=bearing&category=0006-11&leadTime=60&certificate=ISO+9001&employees=51-200,501-',
  'search=bearimg',
  'search=zzqqxx&verified=1',
])('%s', (query) => {
  test.each(pairsFor(query))(
    'in %s at %i px: axe finds nothing serious, nothing hangs over, panel open or not',
    async (language, width) => {
      const { page, open } = await visitorWith(launch(), { language, width })
      await open(`/search-result?${query}`)
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      for (const fold of await page.locator('main details details summary').all())
        if (await fold.isVisible()) await fold.click()
      if (width < 992)
        for (const fold of await page.locator('main details > summary').all())
          if (await fold.isVisible()) await fold.click()
      expect(await seriousFindings(page)).toEqual([])
      expect(await overhang(page)).toBeLessThanOrEqual(0)
    },
  )
})

test('with the keyboard alone: to a filter, to its chip, and the focus is never lost', async () => {
  const { page, open } = await visitorWith(launch())
  await open('/search-result?search=bearing')
  await tabTo(page, ({ href }) => href?.includes('verified=1') ?? false)
  await page.keyboard.press('Enter')
  await page.waitForURL(/verified=1/)
  await expect.poll(async () => (await focused(page))?.tag).toBe('H1')
  await tabTo(
    page,
    ({ region, tag, href }) => region === 'MAIN' && tag === 'A' && !href?.includes('verified'),
  )
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.searchParams.has('verified'))
  await expect.poll(async () => (await focused(page))?.tag).toBe('H1')
  await tabTo(page, ({ name }) => name === 'sort')
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/sort=newest/)
  await expect.poll(async () => (await focused(page))?.name).toBe('sort')
})

test('back from a company finds the filters, the order and the place on the page', async () => {
  const { page, open } = await visitorWith(launch())
  await open('/search-result?search=bearing&verified=1&sort=newest&size=20')
  const before = await foundNames(page)
  await page.evaluate(() => scrollTo(0, 1_200))
  const link = foundLinks(page).nth(6)
  await link.hover()
  const y = await page.evaluate(() => scrollY)
  await link.click()
  await page.waitForURL(/\/business\//)
  await page.goBack()
  await page.waitForURL(/sort=newest/)
  await expect.poll(() => foundNames(page)).toEqual(before)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThanOrEqual(4)
})

test('words that were searched for are marked, and nothing of them becomes markup', async () => {
  const { page, open } = await visitorWith(launch())
  await open('/search-result?search=軸受&lang=ja')
  await expect.poll(() => page.locator('main article mark').count()).toBeGreaterThan(0)
  expect(new Set(await page.locator('main article mark').allTextContents())).toEqual(new Set(['軸受']))
  await open(`/search-result?lang=en&search=${encodeURIComponent('bearing <mark>x</mark>')}`)
  expect(await page.locator('mark mark').count()).toBe(0)
  // Words that stand in a sentence of ours are not read for the elements of its message either.
  const elements = '<0>zzqq</0> <1/> {left}'
  await open(`/search-result?search=${encodeURIComponent(`bearing ${elements}`)}`)
  expect(await page.locator('h1', { hasText: `bearing ${elements}` }).count()).toBe(1)
  // Digits are terms and stay; a word among letters is left out, and named as it was typed.
  await open(`/search-result?search=${encodeURIComponent('bearing <b>zzqq</b> {left}')}`)
  expect(await page.locator('main section p', { hasText: '<b>zzqq</b>' }).count()).toBe(1)
})
