// From last month's figures to the report of a boost, by keyboard: the weakest product is boosted, somebody else meets it as Sponsored in
// search and feed and opens it there, seven days go by, and the report has what was shown and opened (D18).
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { boostPath, boostsPath, newBoostPath } from '../src/contract/boost-words.ts'
import { follow } from '../src/domains/follows/following.ts'
import { aPostBy } from '../src/testing/posts.ts'
import {
  eightDaysLater,
  eventsOf,
  figuresOf,
  forgetBoost,
  funnelOf,
  logInByKeyboard,
  ownCompany,
  savedTable,
  totalsIn,
} from './boosting.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { productOf, products, search } from './directory.ts'
import { overhang, seriousFindings } from './judges.ts'
import { tabTo } from './keyboard.ts'
import { signedIn } from './signed-in.ts'
import { visitorWith, withBrowser, type Language, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const site = inject('site')
const all = process.env['PROOFS'] === 'all'
const screens = [
  ['en', 1280],
  ['ja', 360],
  ...(all
    ? ([
        ['en', 360],
        ['ja', 1280],
      ] as const)
    : []),
] as const
const labels = { en: 'Sponsored', ja: '広告' }
/** Browsers of tests say that nobody sits before them, and count for nothing. */
const device =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

async function good({ page }: Visitor, name: string) {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBe(0)
  const folder = process.env['SHOTS']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true })
}

const slotMs = 30 * 60_000

/** Somebody in the industry of bearings, and what their pages told of a boost: once per thing and half hour it counts. */
async function aReader(language: Language, width: 1280 | 360, told: Set<string>) {
  const visitor = await visitorWith(launch(), { language, width })
  await visitor.page.setExtraHTTPHeaders({ 'user-agent': device })
  const { userID } = await signedIn(visitor, { industryID: '0006' })
  const seen = (boostID: string) =>
    visitor.page.on('request', (request) => {
      if (!request.url().endsWith('/seen')) return
      const { seen: things } = JSON.parse(request.postData() ?? '{}') as {
        seen: { kind: string; id: string }[]
      }
      for (const { kind, id } of things)
        if (id === boostID) told.add(`${kind} ${userID} ${Math.floor(Date.now() / slotMs)}`)
    })
  return { ...visitor, userID, seen }
}

/** Words by which a product is found, but not on the first page: what stands there already is not shown twice. */
async function wordsBeside(productID: string, name: string, language: Language): Promise<string> {
  for (const text of [...name.split(/[\s,()（）・]+/u), 'bearing', '軸受']) {
    if (text.length < 2) continue
    const { results, total_results } = await products(site, { textQuery: text, exactly: true }, language)
    if (total_results > 10 && !results.some((one) => one.productID === productID)) return text
  }
  throw new Error(`${name} is on the first page for whatever it is called`)
}

const paidLink = (visitor: Visitor, boostID: string) =>
  // In search the picture of a card leads there as well.
  visitor.page.locator('main article').locator(`a[data-boost="${boostID}"]`).first()

/** Looks again until it is the turn of a boost among all that fit as well; then it stands there by name, for the eye and the ear. */
async function meets(visitor: Visitor, address: string, boostID: string, language: Language) {
  const link = paidLink(visitor, boostID)
  await expect
    .poll(
      async () => {
        await visitor.open(address)
        return link.count()
      },
      { timeout: 120_000 },
    )
    .toBe(1)
  const card = visitor.page.locator('main article', {
    has: visitor.page.locator(`a[data-boost="${boostID}"]`),
  })
  expect(await card.getAttribute('aria-label')).toContain(labels[language])
  expect(await card.innerText()).toContain(labels[language])
  return (await link.getAttribute('href'))!
}

/** Opens what is Sponsored with Tab and Enter. */
async function opensByKeyboard({ page }: Visitor, boostID: string, href: string) {
  await tabTo(page, (stop) => stop.href === href)
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['boost'])).toBe(boostID)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href)
  // The page takes the focus to its heading once it is there.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

/** On the page of a product. */
async function savesByKeyboard({ page }: Visitor, label: string) {
  await tabTo(page, ({ tag, text }) => tag === 'BUTTON' && text === label)
  const saved = page.waitForResponse((response) => response.url().includes('/api/favorites'))
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(200)
}

test.each(screens)('in %s at %i px, from the figures to the report', async (language, width) => {
  const word = (text: string) => wordsIn(language, text)
  const isWorth = language === 'ja'
  const owner = await visitorWith(launch(), { language, width })
  const { page } = owner
  const shot = (visitor: Visitor, name: string) => good(visitor, `journey-${name}-${language}-${width}`)
  const [company] = (await search(site, { textQuery: ownCompany })).results
  const { businessID } = company!

  // The figures of the last month, and what is weakest among them.
  await logInByKeyboard(page, `/business/${businessID}/edit/statistics`)
  const funnel = await funnelOf(page)
  expect(funnel['shown']).toBeGreaterThan(funnel['opened']!)
  expect(funnel['opened']).toBeGreaterThan(funnel['inquired']!)
  await shot(owner, '1-funnel')
  const totals = totalsIn(await savedTable(page))
  for (const step of ['shown', 'opened', 'saved', 'inquired', 'answered'])
    expect([step, totals[step]]).toEqual([step, funnel[step]])

  // Boosted, after a look where it may show.
  const { href } = await tabTo(page, ({ href: to }) => to?.startsWith(newBoostPath(businessID)) === true)
  const productID = new URL(href!, site).searchParams.get('thing')!
  await page.keyboard.press('Enter')
  await page.locator('main select[name=thing]').waitFor()
  expect(await page.locator('main select[name=thing]').inputValue()).toBe(`product ${productID}`)
  const { name } = await productOf(site, productID, language)
  await tabTo(page, ({ text }) => text === word('Show where it may appear'))
  await page.keyboard.press('Enter')
  await page.locator('[aria-labelledby=preview]').waitFor()
  expect(await page.locator('[aria-labelledby=preview]').innerText()).toContain(name)
  await shot(owner, '2-preview')
  await tabTo(page, ({ text }) => text === word('Make the boost'))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === boostsPath(businessID))
  const made = page.locator('[aria-labelledby=open] li a', { hasText: name })
  await made.first().waitFor()
  const boostID = (await made.first().getAttribute('href'))!.split('/').at(-1)!
  onTestFinished(() => forgetBoost(boostID))
  await shot(owner, '3-made')

  // Somebody else meets it in search, and opens it there; another one only sees it.
  const told = new Set<string>()
  const reader = await aReader(language, width, told)
  const other = await aReader(language, width, told)
  for (const one of [reader, other]) one.seen(boostID)
  const words = await wordsBeside(productID, name, language)
  const results = `/search-result?business=PR&search=${encodeURIComponent(words)}`
  await meets(other, results, boostID, language)
  const to = await meets(reader, results, boostID, language)
  await shot(reader, '4-search')
  await opensByKeyboard(reader, boostID, to)

  // And in the feed.
  const writer = await makeCompany({ companyName: 'Ridgeback Spindles' })
  onTestFinished(writer.remove)
  await onDatabase(async (db) => {
    await follow(db, { type: 'user', id: reader.userID }, { type: 'business', id: writer.businessID })
    for (let at = 0; at < 9; at++) await aPostBy(db, { type: 'business', id: writer.businessID })
  })
  const inFeed = await meets(reader, '/newsfeed', boostID, language)
  await shot(reader, '5-feed')
  await opensByKeyboard(reader, boostID, inFeed)
  if (isWorth) await savesByKeyboard(reader, word('Save'))
  const times = (kind: string) => [...told].filter((one) => one.startsWith(kind)).length
  const [shown, opened] = [times('boostShown'), times('boostOpened')]
  expect(Math.min(shown - 1, opened)).toBeGreaterThan(0)
  await expect.poll(() => eventsOf(boostID)).toEqual({ boostShown: shown, boostOpened: opened })

  // Seven days later it is over, and said plainly whether it was worth it.
  await eightDaysLater(boostID)
  await owner.open(boostsPath(businessID))
  await tabTo(page, (stop) => stop.href === boostPath(businessID, boostID))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === boostPath(businessID, boostID))
  const [ofShown, ofOpened, ofSaved, ofInquired] = await figuresOf(page)
  expect([ofShown![0], ofOpened![0]]).toEqual([String(shown), String(opened)])
  expect([ofSaved![1], ofInquired![1]]).toEqual([isWorth ? '1' : '0', '0'])
  const said = await page.locator('main').innerText()
  expect(said.includes(word('It was not worth it.'))).toBe(!isWorth)
  await shot(owner, '6-report')
})
