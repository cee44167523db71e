// What a visitor finds, opens and looks at is told by beacons, also where the page came from a cache or was kept by the browser.
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aTag } from '../src/testing/tags.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const site = inject('site')
/** Those of tests say that nobody sits before them. */
const device =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const eventsOf = (businessID: string) =>
  onDatabase(async (db) => {
    const { rows } = await sql<{ kind: string; words: string; place: number | null }>`
      select kind, words, place from statistics_events where business_id = ${businessID} order by kind, thing_id`.execute(
      db,
    )
    return rows
  })

test('found, opened from there, and looked at: each once, however often one comes back', async () => {
  const word = `kanarium${aTag()}`
  const made = await makeCompany({ companyName: `${word} Werke`, shortDescription: 'Gears.', products: [] })
  onTestFinished(made.remove)
  const { businessID } = made
  const { page } = await visitorWith(launch(), { language: 'en' })
  await page.setExtraHTTPHeaders({ 'user-agent': device })
  await expect
    .poll(async () => (await fetch(`${site}/search-result?search=${word}`)).text())
    .toContain(businessID)
  await page.goto(`${site}/search-result?search=${word}`)
  await expect.poll(() => eventsOf(businessID)).toEqual([{ kind: 'shown', words: word, place: 1 }])
  await page.locator('main article h2 a').first().click()
  await page.waitForURL(/\/business\//)
  const all = [
    { kind: 'opened', words: word, place: 1 },
    { kind: 'shown', words: word, place: 1 },
    { kind: 'viewed', words: '', place: null },
  ]
  await expect.poll(() => eventsOf(businessID)).toEqual(all)
  // A page of the cache, asked for anew, and one that the browser kept.
  const beacon = page.waitForRequest((request) => request.url().endsWith('/seen'))
  await page.goto(page.url())
  expect(JSON.parse((await beacon).postData() ?? '')).toMatchObject({
    known: false,
    seen: [{ kind: 'viewed', type: 'business', id: businessID }],
  })
  expect(await eventsOf(businessID)).toEqual(all)
})
