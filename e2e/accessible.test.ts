// Every page kind, in both languages and on all screens: axe finds nothing serious, the HTML is valid, nothing hangs over.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import {
  bareCompany,
  filmedProduct,
  pathOf,
  pathOfProduct,
  richManufacturer,
  richPerson,
  richProduct,
} from './directory.ts'
import { profilePath } from '../src/contract/slugs.ts'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { languages, pairsFor, visitorWith, watchedVisitor, withBrowser, type Visitor } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

const nowhere = '/business/Nobody-01980000-0000-7000-8000-000000000000/'

/** Name and address of every page kind that there is. */
const pages: [string, () => Promise<string>][] = [
  ['home', async () => '/'],
  ['search results', async () => '/search-result?search=bearing'],
  ['products found', async () => '/search-result?business=PR&search=bearing'],
  ['people found', async () => '/search-result?business=UR'],
  ['search without results', async () => '/search-result?search=zzqqxx'],
  ['a rich business', async () => pathOf(await richManufacturer(site))],
  ['a bare business', async () => pathOf(await bareCompany(site))],
  ['a business that is not there', async () => nowhere],
  ['a product', async () => pathOfProduct(await richProduct(site, 'bearing'))],
  ['a Japanese product', async () => pathOfProduct(await richProduct(site, '軸受'))],
  ['a product that is not there', async () => nowhere.replace('/business/', '/business-product/')],
  ['industries', async () => '/industries'],
  ['a product with a film', async () => pathOfProduct(await filmedProduct(site))],
  ['a person that is not there', async () => nowhere.replace('/business/Nobody-', '/profile/').slice(0, -1)],
  ['a person', async () => profilePath((await richPerson(site)).userID)],
  ['the log-in', async () => '/accounts/log-in?done=verified'],
  ['registering', async () => '/accounts/register'],
  ['a mail is on its way', async () => '/accounts/check-mail?sent=register'],
  ['a mail’s link', async () => `/accounts/verify-email?token=${'A'.repeat(43)}`],
  ['a mail’s link that is incomplete', async () => '/accounts/verify-email?token=A'],
  ['a forgotten password', async () => '/accounts/forgot-password'],
  ['a new password', async () => `/accounts/reset-password?token=${'A'.repeat(43)}`],
  ['the end of an account', async () => '/accounts/deleted'],
  ['the reference of the API', async () => '/api/docs'],
]

const isDocument = (name: string) => name !== 'the reference of the API'

async function visit(
  name: string,
  address: string,
  wish: Parameters<typeof watchedVisitor>[1],
): Promise<Visitor> {
  const visitor = await visitorWith(launch(), { ...wish, expected: [404] })
  if (isDocument(name)) await visitor.open(address)
  else {
    await visitor.page.goto(address)
    await visitor.page.locator('.opblock').last().waitFor()
  }
  return visitor
}

describe.each(pages)('%s', (name, addressOf) => {
  test.each(pairsFor(name))(
    'axe in %s at %i px: nothing serious; there and at 320 px nothing scrolls sideways',
    async (language, width) => {
      const { page } = await visit(name, await addressOf(), { language, width })
      expect(await seriousFindings(page)).toEqual([])
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(320)
      expect(await overhang(page)).toBeLessThanOrEqual(0)
    },
  )

  test.each(languages)('the HTML is valid and says its language: %s', async (language) => {
    const response = await fetch(site + (await addressOf()), { headers: { 'accept-language': language } })
    const html = await response.text()
    // What is wrong with markup is wrong with it in any language.
    const isJudged = pairsFor(name).some(([spoken]) => spoken === language)
    expect(isJudged ? await htmlFaults(html) : []).toEqual([])
    expect(/<html[^>]* lang="([a-z]+)"/.exec(html)?.[1]).toBe(isDocument(name) ? language : 'en')
  })
})

/** What opens over a page: where, and how. */
const layers: [string, 1280 | 360, () => Promise<string>, (page: Page) => Promise<void>][] = [
  [
    'the flyout',
    1280,
    async () => '/search-result',
    async (page) => {
      await page.locator('main nav [data-industry]').first().hover()
      await page.locator('main nav h3').waitFor()
    },
  ],
  [
    'the menu of phones',
    360,
    async () => '/',
    async (page) => {
      await page.locator('header [popovertarget="menu"]').first().click()
      await page.locator('#menu').waitFor({ state: 'visible' })
    },
  ],
  ...[1280 as const, 360 as const].map((width): (typeof layers)[number] => [
    'the pictures in full screen',
    width,
    async () => pathOfProduct(await richProduct(site, 'bearing')),
    async (page) => {
      await page.locator('a[data-picture]').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  ]),
]

test.each(layers)(
  '%s at %i px: axe finds nothing serious, nothing scrolls sideways',
  async (_, width, addressOf, show) => {
    const { page, open } = await visitorWith(launch(), { width })
    await open(await addressOf())
    await show(page)
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
  },
)

test.each(['a rich business', 'a product', 'search results'])(
  '%s prints as a sheet: no bar, no buttons, all facts',
  async (name) => {
    const address = await pages.find((entry) => entry[0] === name)![1]()
    const { page } = await visit(name, address, {})
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.locator('header form, header nav a').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByText('Send Request', { exact: true }).filter({ visible: true }).count()).toBe(0)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.length).toBeGreaterThan(10_000)
  },
)

describe('the judges see what is wrong', () => {
  test('axe', async () => {
    const { page, open } = await visitorWith(launch())
    await open('/search-result?search=bearing')
    await page.evaluate(() => {
      const button = document.createElement('button')
      document.querySelector('main')!.append(button)
    })
    expect((await seriousFindings(page)).join()).toContain('button-name')
  })

  test('the validator', async () => {
    const faults = await htmlFaults(
      '<!doctype html><html lang="en"><head><title>x</title></head><body><ul><p>x</p></ul><img src="x"></body></html>',
    )
    expect(faults.join()).toContain('element-permitted-content')
  })

  test('the listener for violations of the policy, and those for errors, missing files and foreign addresses', async () => {
    const { page, context, faults, open } = await watchedVisitor(launch())
    await open('/search-result')
    expect(faults).toEqual([])
    await page.evaluate(async () => {
      const script = document.createElement('script')
      script.text = 'document.title = "taken"'
      document.body.append(script)
      await fetch('https://foreign.example/').catch(() => {})
      await fetch('/assets/nothing.js')
      setTimeout(() => {
        throw new Error('planted')
      })
    })
    await expect.poll(() => faults.join('\n')).toMatch(/policy: script-src-elem inline/)
    await expect.poll(() => faults.join('\n')).toMatch(/policy: connect-src https:\/\/foreign.example/)
    await expect.poll(() => faults.join('\n')).toMatch(/status: 404/)
    await expect.poll(() => faults.join('\n')).toMatch(/page: Error: planted/)
    expect(await page.title()).not.toBe('taken')
    await context.close()
  })
})
