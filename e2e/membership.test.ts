// What a membership costs and holds: the price list and the page of each plan, with the figures of the API and the ways to them.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '../src/contract/locale.ts'
import { priceText } from '../src/contract/plans.ts'
import type { PlanEntry } from '../src/contract/subscriptions.ts'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { visitorWith, waysByScript, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()
const plansOfApi = async () => {
  const answer = await fetch(`${site}/api/subscription/setup`)
  return ((await answer.json()) as { data: { plans: PlanEntry[] } }).data.plans
}
const pathOf = ({ subscription }: PlanEntry) => `/membership-${subscription}`

/** The figures of a plan in a language, in the order in which they stand on its page and in its line. */
function figures(plan: PlanEntry, language: string): string[] {
  const none = wordsIn(language, 'Not included')
  const included = wordsIn(language, 'Included')
  return [
    plan.price === 0 ? wordsIn(language, 'Free') : priceText(plan.price, language),
    String(plan.products),
    plan.verification ? included : none,
    plan.boostsPerMonth > 0 ? String(plan.boostsPerMonth) : none,
    plan.supportHours > 0 ? String(plan.supportHours) : none,
  ]
}
function expectFigures(said: readonly (string | null)[], plan: PlanEntry, language: string): void {
  for (const [at, figure] of figures(plan, language).entries()) {
    const cell = said[at] ?? ''
    // A number stands there whole, whatever unit follows it.
    const found = /^\d+$/.test(figure) ? /\d+/.exec(cell)?.[0] : cell.includes(figure) ? figure : cell
    expect(found, `${plan.subscription} ${cell}`).toBe(figure)
  }
}
const lines = (page: Page) => page.locator('main table tbody tr')

async function judge(page: Page, script: boolean): Promise<void> {
  // Axe is a script.
  expect(script ? await seriousFindings(page) : []).toEqual([])
  expect(await overhang(page)).toBe(0)
}

describe.each(waysByScript('membership'))('in %s at %i px, scripts: %s', (language, width, script) => {
  const visit = { language, width, script }

  test('the price list: a table with the figures of the API, readable on each screen', async () => {
    const { page, open } = await visitorWith(launch(), visit)
    await open('/price-list')
    await judge(page, script)
    const plans = await plansOfApi()
    expect(await lines(page).count()).toBe(plans.length)
    for (const [at, plan] of plans.entries()) {
      const line = lines(page).nth(at)
      expectFigures(await line.locator('td').allTextContents(), plan, language)
      expect(await line.locator('th a').getAttribute('href')).toContain(pathOf(plan))
      // Phones have no heads above the columns: each figure brings its name.
      const names = await line
        .locator('td[data-name]')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
      const named = (name: string) => name !== 'none' && name !== 'normal'
      expect(names.map(named)).toEqual(names.map(() => width < 768))
    }
  })

  test('from the price list to each plan, with the same figures, and to what it takes to have it', async () => {
    const { page, open } = await visitorWith(launch(), visit)
    for (const [at, plan] of (await plansOfApi()).entries()) {
      await open('/price-list')
      await lines(page).nth(at).locator('th a').click()
      await page.waitForURL(`**${pathOf(plan)}*`)
      const sheet = page.locator('main section').filter({ has: page.locator('dl') })
      await sheet.waitFor()
      await judge(page, script)
      const price = await sheet.locator('b').first().textContent()
      expectFigures([price, ...(await sheet.locator('dd').allTextContents())], plan, language)

      const free = plan.subscription === 'standard'
      await sheet.getByRole('link', { name: wordsIn(language, free ? 'Register' : 'Buy now!') }).click()
      // Who is not signed in logs in first, and comes back to where one chooses for which company.
      await page.waitForURL(free ? '**/accounts/register*' : '**/accounts/log-in*')
      const back = '/my-business?membership=choose-business'
      expect(new URL(page.url()).searchParams.get('continue')).toBe(free ? '/business/create' : back)
    }
  })
})

test('who is signed in buys a paid plan for a company, and begins the free one with a new company', async () => {
  const visitor = await visitorWith(launch())
  await signedInAs(visitor, '/membership-gold')
  const { page } = visitor
  await page.getByRole('link', { name: 'Buy now!' }).first().click()
  await page.waitForURL('**/my-business?membership=choose-business')
  await page.getByText('A membership belongs to a company: create its business profile first.').waitFor()
  await page.goto('/membership-standard')
  await page.getByRole('link', { name: 'Create a company' }).click()
  await page.waitForURL('**/business/create')
  expect(new URL(page.url()).searchParams.get('continue')).toBe(null)
})

describe.each(languages)('in %s', (language) => {
  const get = async (path: string) => {
    const answer = await fetch(`${site}${path}?lang=${language}`)
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  const structuredOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text!) as Record<string, unknown>,
    )

  test('price list and plans say the same prices to people and to search engines', async () => {
    const plans = await plansOfApi()
    const list = await get('/price-list')
    expect(await htmlFaults(list)).toEqual([])
    const offered = plans.map(({ price }) => ({ price: (price / 100).toFixed(2), priceCurrency: 'USD' }))
    const catalogue = structuredOf(list).find((found) => found['@type'] === 'OfferCatalog')
    expect(catalogue?.['itemListElement']).toMatchObject(offered)
    expect(structuredOf(list).find((found) => found['@type'] === 'FAQPage')).toBeDefined()

    const titles = new Set<string | undefined>()
    for (const [at, plan] of plans.entries()) {
      const html = await get(pathOf(plan))
      expect(await htmlFaults(html)).toEqual([])
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1])
      for (const said of [list, html])
        expect(said).toContain(plan.price === 0 ? wordsIn(language, 'Free') : priceText(plan.price, language))
      const service = structuredOf(html).find((found) => found['@type'] === 'Service')
      expect(service).toMatchObject({
        offers: offered[at],
        provider: { legalName: expect.stringMatching(/^Millwright Network LLC \(Millwright /) },
      })
    }
    expect(titles.size).toBe(plans.length)
  })
})
