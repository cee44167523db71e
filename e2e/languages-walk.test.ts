// A walk through 400 pages of each language: no name of a specification, unit, place or category in another language than the
// page's where there is one in it, and no place in two scripts. `npm run audit -- proofs e2e/languages-walk.test.ts` reads them all.
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { languages, type Language } from '../src/contract/locale.ts'
import { judgePage, type SeenPage } from '../src/testing/languages/judge.ts'
import { casesOf, partOf } from '../src/testing/proofs.ts'
import { onDatabase } from './changes.ts'
import { eachOf } from './crawler.ts'
import { inLanguage, pagesIn, worldOf, type WalkedPage, type World } from './languages-pages.ts'
import { readPage } from './languages-read.ts'
import { withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const site = inject('site')
const perLanguage = 400
const sample = 8

let world: World
beforeAll(async () => {
  world = await onDatabase((_, pool) => worldOf(pool))
})

type Seen = { page: SeenPage; status: number }

/** A site that is asked for eight pages at once may say to ask again. */
const tries = 3

async function see(browser: Page, address: string): Promise<Seen> {
  let response = await fetch(site + address, { redirect: 'manual' })
  for (let at = 1; at < tries && response.status === 503; at++) {
    await response.arrayBuffer()
    response = await fetch(site + address, { redirect: 'manual' })
  }
  const html = await response.text()
  return { page: await readPage(browser, html), status: response.status }
}

/** Everything wrong with some pages, with the addresses; how much was looked at. */
async function walk(browser: Page, language: Language, pages: readonly WalkedPage[]) {
  const wrong: string[] = []
  const looked = { specs: 0, places: 0, categories: 0, addresses: 0 }
  await eachOf(pages, async ({ address, record }) => {
    const { page, status } = await see(browser, inLanguage(address, language))
    if (status !== 200) wrong.push(`${status} ${address}`)
    else
      wrong.push(...judgePage(page, language, record, world.placeOf).map((fault) => `${fault} at ${address}`))
    looked.specs += page.specs.length
    looked.places += page.places.length
    looked.categories += page.links.length + page.names.length
    looked.addresses += page.reached.length
  })
  return { wrong, looked }
}

test.each(languages)('pages in %s', { timeout: 1_800_000 }, async (language) => {
  const context = await launch().newContext()
  const browser = await context.newPage()
  const pages = pagesIn(world, language)
  expect(pages.length).toBeGreaterThanOrEqual(perLanguage)
  const { wrong, looked } = await walk(browser, language, partOf(pages, sample))
  await context.close()
  process.stdout.write(`${language}: ${JSON.stringify(looked)}, ${wrong.length} faults\n`)
  expect(wrong).toEqual([])
  // Whoever looks at nothing finds nothing.
  const least = casesOf(perLanguage, sample)
  for (const count of Object.values(looked)) expect(count).toBeGreaterThan(least / 2)
})

test('what is planted on a page is found', async () => {
  const context = await launch().newContext()
  const browser = await context.newPage()
  const known = pagesIn(world, 'en').find(
    ({ address, record }) => address.startsWith('/business-product/') && record,
  )!
  const html = await (await fetch(site + inLanguage(known.address, 'en'))).text()
  const faultsOf = async (changed: string) =>
    judgePage(await readPage(browser, changed), 'en', known.record, world.placeOf)
  expect(await faultsOf(html)).toEqual([])
  const technical = html.indexOf('id="technical"')
  const planted = `${html.slice(0, technical)}${html.slice(technical).replace(/<dt>(<span[^>]*>)?[^<]*/, '<dt>$1内径')}`
  const inTwoScripts = html.replace(/(<dd class="place_[^"]*">.*?<span>)[^<]*/s, '$1ドイツ・Schweinfurt')
  for (const changed of [planted, inTwoScripts, html.replace('lang="en"', 'lang="ja"')]) {
    expect(changed).not.toBe(html)
    expect(await faultsOf(changed)).not.toEqual([])
  }
  await context.close()
})
