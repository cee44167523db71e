// How feeds and timelines load on: by themselves, by the button alone, and what is said when it fails (P4.13, P8.16, D23).
import { expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { groupPath, timelinePath } from '../src/contract/slugs.ts'
import { follow } from '../src/domains/follows/following.ts'
import type { Db } from '../src/platform/db.ts'
import { aGroup } from '../src/testing/groups.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { aSession } from '../src/testing/sessions.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { signedIn } from './signed-in.ts'
import { scriptsRun, visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()
const posts = (page: Page) => page.locator('article[data-post]')
const more = (page: Page) => page.getByRole('link', { name: 'Load more' })

/** Twelve posts of a company, which whoever is signed in follows; ten are on the first page. */
async function twelvePosts(expected: number[] = []) {
  const visitor = await visitorWith(launch(), { expected })
  const { userID } = await signedIn(visitor)
  const company = await makeCompany({ companyName: 'Loading Proof Works' })
  onTestFinished(company.remove)
  const author = { type: 'business' as const, id: company.businessID }
  await onDatabase(async (db) => {
    await writeTwelve(db, author)
    await follow(db, { type: 'user', id: userID }, author)
  })
  return { ...visitor, userID, timeline: timelinePath(author.id) }
}

type Author = Parameters<typeof aPostBy>[1]
type Where = NonNullable<Parameters<typeof aPostBy>[2]>['timeline']

async function writeTwelve(db: Db, author: Author, timeline: NonNullable<Where> = author) {
  for (let number = 1; number <= 12; number++)
    await aPostBy(db, author, {
      content: `Post ${number} of twelve.`,
      createdAt: new Date(Date.now() - (60 - number) * 60_000),
      timeline,
    })
}

/** The page of a group of somebody's with as many posts of theirs. */
const aGroupOf = (userID: string) =>
  onDatabase(async (db) => {
    const id = await aGroup(db, await aSession(db, { userID }))
    await writeTwelve(db, { type: 'user', id: userID }, { type: 'group', id })
    return groupPath(id)
  })

/** Opens an address again until ten posts stand there: feeds are filled in the background. */
async function openWithTen({ page, open }: Visitor, address: string) {
  await expect
    .poll(async () => {
      await open(address)
      return posts(page).count()
    })
    .toBe(10)
  await scriptsRun(page)
}

const readings = {
  reduced: { motion: 'reduce', saveData: false },
  saving: { motion: 'no-preference', saveData: true },
  usual: { motion: 'no-preference', saveData: false },
} as const

/** The feed in a tab of its own at the end of its first page, as somebody reads it. */
async function atItsEnd(visitor: Visitor, { motion, saveData }: (typeof readings)[keyof typeof readings]) {
  const page = await visitor.context.newPage()
  await page.emulateMedia({ reducedMotion: motion })
  await page.addInitScript((saves) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: saves }, configurable: true })
  }, saveData)
  await page.goto(new URL('/newsfeed', visitor.page.url()).href)
  await scriptsRun(page)
  await more(page).scrollIntoViewIfNeeded()
  return page
}

test('P4.13: the feed loads on by itself; with reduced motion or Save-Data by the button alone (D23)', async () => {
  const visitor = await twelvePosts()
  await openWithTen(visitor, '/newsfeed')
  const [reduced, saving] = [
    await atItsEnd(visitor, readings.reduced),
    await atItsEnd(visitor, readings.saving),
  ]
  // Opened last: when it has loaded on, the others had the time for it.
  const usual = await atItsEnd(visitor, readings.usual)
  await expect.poll(() => posts(usual).count(), { timeout: 30_000 }).toBe(12)
  // Told from the beginning of the page, which came with the first ten.
  expect(await usual.evaluate(() => performance.now())).toBeGreaterThanOrEqual(4_000)
  for (const page of [reduced, saving]) {
    expect(await posts(page).count()).toBe(10)
    await more(page).click()
    await expect.poll(() => posts(page).count()).toBe(12)
  }
})

test.each(['feed', 'timeline', 'group'])(
  'P8.16: where a %s cannot load more it says so below what is there, and goes on from there',
  async (where) => {
    const visitor = await twelvePosts([500])
    const { page, userID, timeline } = visitor
    const address = {
      feed: async () => '/newsfeed',
      timeline: async () => timeline,
      group: () => aGroupOf(userID),
    }[where]!
    const at = await address()
    await openWithTen(visitor, at)
    const before = await posts(page).allInnerTexts()
    const data = new RegExp(where === 'feed' ? 'nextID=' : 'cursor=')
    await page.route(data, (route) => route.fulfill({ status: 500 }))
    await more(page).click()
    await page.getByRole('alert').filter({ hasText: sayings[where]! }).waitFor()
    expect(await posts(page).allInnerTexts()).toEqual(before)
    expect(new URL(page.url()).pathname).toBe(at)
    await page.unroute(data)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => posts(page).count()).toBe(12)
  },
)

const sayings: Record<string, string> = {
  feed: 'Failed loading your newsfeed',
  timeline: 'More posts could not be loaded.',
  group: 'More posts could not be loaded.',
}
