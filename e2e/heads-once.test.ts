// What machines are told of a page, and what all pages have in common, is in its document once; another page takes it away.
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { pathOf, richManufacturer } from './directory.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

let company: string
beforeAll(async () => {
  company = pathOf(await richManufacturer(site))
})

const timesIn = (text: string, word: string) => text.split(word).length - 1

test('no address of another edition, no word for search engines and no industry is sent twice', async () => {
  const document = await (await fetch(site + company, { headers: { 'accept-language': 'en' } })).text()
  for (const once of [
    'hreflang="it-IT"',
    'x-default',
    '"@context":"https://schema.org","@type":"Organization"',
  ])
    expect([once, timesIn(document.toLowerCase(), once.toLowerCase())]).toEqual([once, 1])
  expect(timesIn(document, 'IconManualGearbox')).toBe(1)
  const data = await (await fetch(`${site}${company.replace(/\/$/, '')}.data`)).text()
  expect(data).not.toMatch(/x-default|schema\.org|IconManualGearbox/)
})

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  test('a page that is come to by a link has its own title and address, and nothing of the one before', async () => {
    const { page, open } = await visitorWith(launch(), { language })
    await open(company)
    await page.locator('script[type="application/ld+json"]').first().waitFor({ state: 'attached' })
    await page.locator('footer a[href="/about-us"]').click()
    await page.waitForURL(/about-us/)
    await page.locator('h1').waitFor()
    await expect.poll(() => page.locator('head meta[property]').count()).toBe(0)
    expect(await page.locator('link[hreflang], script[type="application/ld+json"]').count()).toBe(0)
    const canonical = await page
      .locator('link[rel="canonical"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(canonical).toEqual([expect.stringMatching(/\/about-us/)])
    expect(await page.locator('footer nav a').count()).toBeGreaterThan(20)
  })
})
