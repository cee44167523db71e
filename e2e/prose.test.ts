// Every page of prose in all editions and languages: it is there, it is its own, and it speaks its language (P2.2).
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '../src/contract/locale.ts'
import { prosePaths } from '../src/web/content/paths.ts'
import { parseArticle } from '../scripts/content.ts'
import { plainText } from '../src/web/content/fill.ts'
import { eachOf } from './crawler.ts'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { everywhere, visitorWith, withBrowser } from './visitor.ts'

const site = new URL(inject('site'))
const { launch } = withBrowser()

type Edition = { code: string; countryName: string; abbreviation: string; siteName: string; origin: string }
type Answer = { status: number; location: string | undefined; text: string }

/** The answer to a visitor at the host of an edition. */
function asked(code: string, address: string, language: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${code}.localhost:${site.port}`, 'accept-language': language }
    const request = http.get({ host: site.hostname, port: site.port, path: address, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode: status = 0, headers: told } = response
        resolve({ status, location: told.location, text: Buffer.concat(parts).toString('utf8') })
      })
    })
    request.on('error', reject)
  })
}

async function editionsIn(language: string): Promise<Edition[]> {
  const { text } = await asked('jp', '/api/edition', language)
  return (JSON.parse(text) as { data: Edition[] }).data
}

const unescaped = (text: string) =>
  text
    .replaceAll(/&(?:apos|#x27);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
const found = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '')
const mainOf = (html: string) => found(html, /<main\b[^>]*>([\s\S]*?)<\/main>/)
const titleOf = (html: string) => found(html, /<title>([^<]*)<\/title>/)
const saidBy = (html: string, name: string) =>
  found(html, new RegExp(`<meta name="${name}" content="([^"]*)"`))

/** The first edition in every language, the others in one of them each; with SCREENS=all each in all. */
const isRead = (at: number, language: (typeof languages)[number]) =>
  everywhere || at === 0 || at % languages.length === languages.indexOf(language)

describe.each(languages)('in %s', (language) => {
  test('every page of these editions is there with a title, a description and keywords of its own', async () => {
    const faults: string[] = []
    let read = 0
    const editions = (await editionsIn(language)).filter((_, at) => isRead(at, language))
    for (const edition of editions) {
      const seen = { title: new Set<string>(), description: new Set<string>(), keywords: new Set<string>() }
      const paths = prosePaths(edition.abbreviation)
      await eachOf(paths, async (address) => {
        const { status, text } = await asked(edition.code, address, language)
        const main = mainOf(text)
        const told = {
          title: titleOf(text),
          description: saidBy(text, 'description'),
          keywords: saidBy(text, 'keywords'),
        }
        for (const [name, value] of Object.entries(told)) seen[name as keyof typeof seen].add(value)
        const isWrong =
          status !== 200 ||
          found(text, /<html\b[^>]* lang="([^"]*)"/) !== language ||
          !told.title.includes(edition.countryName) ||
          !told.description.includes(edition.countryName) ||
          /\{\w+\}|undefined|\[object/.test(main.replaceAll(/<[^>]*>/g, ' '))
        if (isWrong) faults.push(`${edition.code} ${address} ${status} ${JSON.stringify(told)}`)
        read++
      })
      for (const [name, values] of Object.entries(seen))
        if (values.size !== paths.length) faults.push(`${edition.code}: only ${values.size} ${name}`)
    }
    expect(faults).toEqual([])
    expect(editions.length).toBeGreaterThanOrEqual(everywhere ? 25 : 5)
    expect(read).toBe(editions.length * prosePaths('x').length)
  })
})

const contentFolder = path.resolve(import.meta.dirname, '../src/web/content')
const fileOf = (address: string) => address.slice(1).replace(/^(why|work-with)-.*$/, '$1')

/** What an English text says in whole sentences, without what is filled in. */
function sentencesOf(address: string): string[] {
  const { blocks, lead } = parseArticle(readFileSync(`${contentFolder}/en/${fileOf(address)}.md`, 'utf8'))
  return [lead, ...blocks.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.text)] : []))]
    .flatMap((text) => text.split(/(?<=[.:])\s+/))
    .filter((sentence) => sentence.length > 40 && !sentence.includes('{'))
}

const withText = prosePaths('millwright-japan').filter(
  (address) => !/contact-us\/form|price-list/.test(address),
)

test.each(languages.filter((language) => language !== 'en'))('no English is left in %s', async (language) => {
  const left: string[] = []
  for (const address of withText) {
    const main = mainOf((await asked('jp', address, language)).text).replaceAll(/<[^>]*>/g, '')
    for (const sentence of sentencesOf(address))
      if (main.includes(sentence)) left.push(`${address}: ${sentence}`)
  }
  expect(left).toEqual([])
  const english = mainOf((await asked('jp', withText[0]!, 'en')).text).replaceAll(/<[^>]*>/g, '')
  expect(english).toContain(sentencesOf(withText[0]!)[0])
})

test('drawings are kept for who is signed in too', async () => {
  const headers = { cookie: 'mw_access=x; mw_refresh=y' }
  const response = await fetch(new URL('/drawings/answer-clock.svg', site), { headers })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
})

test('switching the host changes names, contacts, and where a page says it stands', async () => {
  const [japan, italy] = await Promise.all(
    ['jp', 'it'].map(async (code) => (await asked(code, '/contact-us', 'en')).text),
  )
  for (const [html, code, country] of [
    [japan!, 'jp', 'Japan'],
    [italy!, 'it', 'Italy'],
  ] as const) {
    expect(titleOf(html)).toContain(country)
    expect(mainOf(html)).toContain(`service@${code}.millwright.example`)
    expect(html).toContain(`<link rel="canonical" href="https://${code}.millwright.example/contact-us`)
  }
  const sitemap = (await asked('it', '/sitemaps/pages.xml', 'en')).text
  expect(sitemap).toContain('https://it.millwright.example/why-millwright-italy')
  expect(sitemap).not.toContain('jp.millwright')
})

test('the address of another edition leads to this one, anything unknown home', async () => {
  const place = async (address: string) => {
    const { status, location } = await asked('it', address, 'en')
    return [status, location]
  }
  expect(await place('/why-millwright-japan')).toEqual([301, '/why-millwright-italy'])
  expect(await place('/work-with-millwright-japan')).toEqual([301, '/work-with-millwright-italy'])
  for (const address of ['/why-', '/why-nobody', '/work-with-', '/nothing', '/b2b-tips/no-such-tip'])
    expect(await place(address), address).toEqual([302, '/'])
})

test.each([
  '/About-Us',
  '/about-us/',
  '/MISSION-vision',
  '/privacy%2Dpolicy',
  '/terms-and-conditions//',
  '/Price-List',
])('%s leads to the page as it is spelled', async (address) => {
  const { status, location } = await asked('jp', `${address}?lang=ja`, 'en')
  const spelled = decodeURIComponent(address).toLowerCase().replace(/\/+$/, '')
  expect([status, location]).toEqual([301, `${spelled}?lang=ja`])
})

test.each(languages)(
  'who leads the service is shown with a portrait each, beside the name, in %s',
  async (language) => {
    const main = mainOf((await asked('jp', '/about-us', language)).text)
    const portraits = [...main.matchAll(/<img\b[^>]*\/drawings\/portrait-[^>]*>/g)].map(([tag]) => tag)
    expect(portraits).toHaveLength(2)
    for (const tag of portraits) {
      for (const said of ['alt=""', 'width="96"', 'height="96"']) expect(tag).toContain(said)
      const { status, text } = await asked('jp', found(tag, /src="([^"]*)"/), language)
      expect([status, text.startsWith('<svg')]).toEqual([200, true])
    }
  },
)

test('drawings stand in the colour of their edition', async () => {
  const [, drawing = ''] = /src="(\/drawings\/[^"]+)"/.exec((await asked('jp', '/about-us', 'en')).text) ?? []
  const [japan, italy] = await Promise.all(['jp', 'it'].map((code) => asked(code, drawing, 'en')))
  expect([japan!.status, italy!.status]).toEqual([200, 200])
  expect(japan!.text.toLowerCase()).toContain('#1d4f8c')
  expect(italy!.text.toLowerCase()).toContain('#0b6b4d')
  expect(italy!.text.toLowerCase()).not.toContain('#1d4f8c')
  expect((await asked('jp', '/drawings/no-such.svg', 'en')).status).toBe(404)
})

/** With SCREENS=all every page in every language; else each in one of them, since languages differ in words alone. */
const isLookedAt = (at: number, language: (typeof languages)[number]) =>
  everywhere || at % languages.length === languages.indexOf(language)

/** What a page is laid out by: its kinds of blocks, for one that is an article; else the page itself. */
function templateOf(address: string): string {
  const text = readFileSync(`${contentFolder}/en/${fileOf(address)}.md`, 'utf8')
  return [...new Set(parseArticle(text).blocks.map(({ kind }) => kind))].sort().join()
}

test.each(languages)(
  'valid HTML, nothing serious for axe, nothing over the edge, also with four tenths more text, in %s',
  async (language) => {
    const { page, open } = await visitorWith(launch(), { language, width: 360 })
    const faults: string[] = []
    const judged = new Set<string>()
    for (const [at, address] of prosePaths('millwright-japan').entries()) {
      if (!isLookedAt(at, language)) continue
      const { text } = await asked('jp', address, language)
      faults.push(...(await htmlFaults(text)).map((fault) => `${address} ${fault}`))
      await open(address)
      const template = withText.includes(address) ? templateOf(address) : address
      if (everywhere || !judged.has(template))
        faults.push(...(await seriousFindings(page)).map((fault) => `${address} ${fault}`))
      judged.add(template)
      if ((await overhang(page)) > 0) faults.push(`${address} hangs over`)
      await lengthen(page)
      if ((await overhang(page)) > 0) faults.push(`${address} hangs over with more text`)
    }
    expect(faults).toEqual([])
  },
)

/** Makes every text four tenths longer, as a language may that nobody has translated into yet. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      const stays = node.parentElement?.closest('[translate="no"]')
      if (!stays && /\p{L}/u.test(text))
        node.nodeValue = `${text}${'ñ'.repeat(Math.ceil(text.trim().length * 0.4)).replaceAll(/(.{9})/g, '$1 ')}`
    }
  })
