// What a search engine does with a site: robots.txt, the sitemaps named there, the addresses in them (P2.1).
import { expect, inject, test } from 'vitest'
import { withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()

/** An address of the edition as this site answers it. */
const here = (address: string) => site + address.slice(new URL(address).origin.length)

async function textOf(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' })
  expect(response.status, address).toBe(200)
  return response.text()
}

const unescaped = (text: string) =>
  text
    .replaceAll(/&(?:apos|#x27);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address))

/** The sitemaps that robots.txt leads to on this host: the first one named is its own. */
async function sitemaps(): Promise<string[]> {
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(await textOf(`${site}/robots.txt`)) ?? []
  return locationsIn(await textOf(here(index)))
}

test('every sitemap is well-formed XML for a browser, and within the protocol’s limits', async () => {
  const page = await browser.launch().newPage()
  const faults: string[] = []
  for (const address of await sitemaps()) {
    const xml = await textOf(here(address))
    expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000)
    expect(locationsIn(xml).length).toBeLessThanOrEqual(50_000)
    const root = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      return document.querySelector('parsererror')?.textContent ?? document.documentElement.localName
    }, xml)
    if (root !== 'urlset') faults.push(`${address}: ${root}`)
  }
  expect(faults).toEqual([])
})

/** Of every sitemap so many, from its first to its last; the crawl looks at all of some thousands. */
const samples = 20

test('every address is the one canonical address of a page that is there and wants to be found', async () => {
  const wrong: string[] = []
  for (const sitemap of await sitemaps()) {
    const addresses = locationsIn(await textOf(here(sitemap)))
    expect(addresses.length, sitemap).toBeGreaterThan(0)
    expect(new Set(addresses).size, sitemap).toBe(addresses.length)
    const step = Math.max(1, Math.floor(addresses.length / samples))
    for (const address of addresses.filter((_, at) => at % step === 0)) {
      const html = await textOf(here(address))
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
      if (unescaped(canonical) !== address) wrong.push(`${address} is ${canonical}`)
      if (html.includes('content="noindex"')) wrong.push(`${address} wants not to be found`)
    }
  }
  expect(wrong).toEqual([])
})
