// Boosts on the screen: made, looked at before, shown as Sponsored to others in search and feed, stopped, and reported (D18).
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { boostPath, boostsPath, newBoostPath } from '../src/contract/boost-words.ts'
import { reportEnded } from '../src/domains/boosts/ending.ts'
import { follow } from '../src/domains/follows/following.ts'
import '../src/roles/resources.ts'
import { aBoost } from '../src/testing/boosts.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { aTag } from '../src/testing/tags.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()
const site = inject('site')
const submit = (intent: string) => `main button[name=intent][value=${intent}]`
const stops = 'form:has(input[name=intent][value=stop]) [type=submit]'

/** Who was checked comes before who was not. */
const verification = {
  scope: ['registration' as const],
  checkedBy: 'Inspection office',
  checkedOn: '2026-01-01',
  validUntil: '2099-01-01',
}
const device =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const screens = [
  ['en', 1280, true],
  ['ja', 360, true],
  ['en', 360, false],
] as const

async function judged({ page }: Visitor, script: boolean, name: string) {
  expect(script ? await seriousFindings(page) : []).toEqual([])
  expect(await overhang(page)).toBe(0)
  const folder = process.env['SHOTS']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true })
}

/** What is typed is still there when the page is left and opened again. */
async function keptWhenLeft({ page }: Visitor) {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.locator('main [name=startsOn]').fill(day)
  await page.reload()
  await expect.poll(() => page.locator('main [name=startsOn]').inputValue()).toBe(day)
}

test.each(screens)(
  'in %s at %i px, scripts %s: an owner looks where a product may show, boosts it and stops it',
  async (language, width, script) => {
    const visitor = await visitorWith(launch(), { language, width, script, expected: [400] })
    const { page, open } = visitor
    const { businessID, tag } = await aCompanyOfMine(visitor, { products: ['Boosted ring'], plan: 'gold' })
    const shot = (name: string) => judged(visitor, script, `boosts-${name}-${language}-${width}-${script}`)
    const productID = await onDatabase(async (db) => {
      const { rows } = await sql<{ id: string }>`
        select id from products where business_id = ${businessID}`.execute(db)
      return rows[0]!.id
    })
    await open(boostsPath(businessID))
    await shot('none')
    await page.locator(`main a[href="${newBoostPath(businessID)}"]`).click()
    await page.locator('main select[name=thing]').waitFor()
    await open(newBoostPath(businessID, { type: 'product', id: productID }))
    expect(await page.locator('main select[name=thing]').inputValue()).toBe(`product ${productID}`)
    await page.locator(submit('preview')).click()
    await page.locator('[aria-labelledby=preview]').waitFor()
    expect(await page.locator('[aria-labelledby=preview]').innerText()).toContain('Boosted ring')
    await shot('preview')
    if (script) {
      // Without scripts the browser itself keeps such a day back.
      await page.locator('main [name=startsOn]').fill('2020-01-01')
      await page.locator(submit('make')).click()
      await page.locator('main [name=startsOn][aria-invalid=true]').waitFor()
      await keptWhenLeft(visitor)
      await page.locator('main [name=startsOn]').fill('')
    }
    expect(await page.locator('main select[name=thing]').inputValue()).toBe(`product ${productID}`)
    await page.locator(submit('make')).click()
    await page.waitForURL((url) => url.pathname === boostsPath(businessID))
    await page.locator('main li a', { hasText: 'Boosted ring' }).waitFor()
    await shot('running')
    await page.locator('main li a', { hasText: 'Boosted ring' }).click()
    await page.locator('[aria-labelledby=figures]').waitFor()
    await shot('so-far')
    await open(boostsPath(businessID))
    await page.locator('main a[href*="ask="]').click()
    await page.locator(stops).click()
    await page.locator('[aria-labelledby=over] li').waitFor()
    await shot('stopped')
    expect(tag).not.toBe('')
  },
)

test.each([
  ['en', 1280, 'Sponsored'],
  ['ja', 360, '広告'],
] as const)('in %s at %i px others see it Sponsored in search and feed', async (language, width, label) => {
  const word = `sodalith${aTag()}`
  const rivals = await Promise.all(
    Array.from({ length: 6 }, (_, at) => makeCompany({ companyName: `${word} Rival ${at}`, verification })),
  )
  const { businessID, remove } = await makeCompany({ companyName: `${word} Boosted` })
  for (const made of [...rivals, { remove }]) onTestFinished(made.remove)
  const visitor = await visitorWith(launch(), { language, width })
  const { page } = visitor
  // Browsers of tests say that nobody sits before them, and count for nothing.
  await page.setExtraHTTPHeaders({ 'user-agent': device })
  const address = `${site}/search-result?search=${word}&lang=${language}`
  const rivalsIn = (html: string) => new Set(html.match(/Rival \d/g)).size
  await expect.poll(async () => rivalsIn(await (await fetch(address)).text())).toBe(5)
  const organic = await namesFound(visitor, address)
  const boostID = await onDatabase((db) => aBoost(db, { businessID }))
  await expect
    .poll(async () => (await fetch(address)).text(), { interval: 1_000, timeout: 90_000 })
    .toContain(boostID)
  expect(await namesFound(visitor, address)).toEqual(organic)
  const card = page.locator('main article', { has: page.locator(`a[data-boost="${boostID}"]`) })
  expect(await card.getAttribute('aria-label')).toContain(label)
  expect(await card.innerText()).toContain(label)
  await judged(visitor, true, `sponsored-search-${language}-${width}`)

  const reader = await visitorWith(launch(), { language, width })
  const { userID } = await signedInAs(reader, '/profile/', { industryID: '0006' })
  const writer = rivals[0]!.businessID
  await onDatabase(async (db) => {
    await follow(db, { type: 'user', id: userID }, { type: 'business', id: writer })
    for (let at = 0; at < 9; at++) await aPostBy(db, { type: 'business', id: writer })
  })
  const paid = reader.page.locator(`main article a[data-boost]`)
  await expect
    .poll(async () => {
      await reader.page.goto(`${site}/newsfeed?lang=${language}`)
      return (await reader.page.locator('main [data-post]').count()) > 7 ? paid.count() : 0
    })
    .toBe(1)
  const inFeed = reader.page.locator('main article', { has: reader.page.locator('a[data-boost]') })
  expect(await inFeed.getAttribute('aria-label')).toContain(label)
  expect(await inFeed.innerText()).toContain(label)
  await judged(reader, true, `sponsored-feed-${language}-${width}`)
  await inFeed.locator('a').click()
  await reader.page.waitForURL(/\/business/)
  await page.goto(address)
  await card.locator('h2 a').click()
  await page.waitForURL(/\/business\//)
  const told = () =>
    onDatabase(async (db) => {
      const { rows } = await sql<{ kind: string }>`
        select distinct kind from statistics_events where boost_id = ${boostID} order by kind`.execute(db)
      return rows.map(({ kind }) => kind)
    })
  await expect.poll(told).toEqual(['boostOpened', 'boostShown'])
})

/** What was found unpaid, in order. */
async function namesFound({ page }: Visitor, address: string): Promise<string[]> {
  await page.goto(address)
  return page.locator('main article:not([aria-label]) h2').allInnerTexts()
}

test('the report says plainly that it was not worth it', async () => {
  const visitor = await visitorWith(launch(), { language: 'en', width: 1280 })
  const { businessID } = await aCompanyOfMine(visitor, { plan: 'gold' })
  const boostID = await onDatabase(async (db) => {
    const id = await aBoost(db, { businessID, startsAt: new Date(Date.now() - 8 * 86_400_000) })
    await reportEnded(db)
    return id
  })
  await visitor.open(boostPath(businessID, boostID))
  expect(await visitor.page.locator('main').innerText()).toContain('It was not worth it.')
  await judged(visitor, true, 'boosts-report-en-1280')
})

test('members are told that boosts are not theirs', async () => {
  const member = await visitorWith(launch(), { expected: [403] })
  const { businessID } = await aCompanyOfMine(member, { role: 'member' })
  for (const at of [boostsPath(businessID), newBoostPath(businessID)]) {
    expect((await member.open(at))?.status()).toBe(403)
    expect(await member.page.locator('main').innerText()).toContain('Only owners and admins')
  }
})
