// My B2B: what those write whom somebody follows, why it is there, muting, new posts, more of them, and the way back (D23).
import { expect, onTestFinished, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { businessKey, businessPath } from '../src/contract/slugs.ts'
import '../src/roles/resources.ts'
import { follow as following } from '../src/domains/follows/following.ts'
import { aGroup } from '../src/testing/groups.ts'
import { aPost, aPostBy } from '../src/testing/posts.ts'
import { aSession } from '../src/testing/sessions.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { htmlFaults, judgePage, overhang, seriousFindings } from './judges.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const main = (page: Page) => page.locator('main')
const card = (page: Page, text: string) => page.locator('article[data-post]').filter({ hasText: text })

async function judge({ page, context }: Visitor): Promise<void> {
  const html = await (await context.request.get(page.url())).text()
  expect([await htmlFaults(html), await seriousFindings(page), await overhang(page)]).toEqual([
    [],
    [],
    expect.toSatisfy((px: number) => px <= 0),
  ])
}

const companyName = 'Feeding Proof Works'

/** A company with somebody who follows it. */
async function followed(visitor: Visitor) {
  const { userID } = await signedIn(visitor)
  const company = await makeCompany({ companyName })
  onTestFinished(company.remove)
  const post = (content: string, minutesAgo = 0) =>
    onDatabase((db) =>
      aPostBy(
        db,
        { type: 'business', id: company.businessID },
        { content, createdAt: new Date(Date.now() - minutesAgo * 60_000) },
      ),
    )
  return {
    ...company,
    userID,
    post,
    path: businessPath({ key: businessKey({ businessID: company.businessID, companyName }) }),
  }
}

async function follow({ page, open }: Visitor, path: string, word = 'Follow') {
  await open(path)
  await scriptsRun(page)
  const button = main(page)
    .locator('button[name=act]')
    .filter({ hasText: new RegExp(`^${word}`) })
    .first()
  await button.waitFor()
  const answered = page.waitForResponse((response) => response.url().includes('/social/follow/business'))
  await button.click()
  expect((await answered).status()).toBe(200)
}

test.each(pairsFor('newsfeed'))(
  'in %s at %i px: from nobody followed to posts with their reasons, muted and had back',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    const { path, post } = await followed(visitor)
    await post('Line 3 runs since Monday.', 5)
    await open('/newsfeed')
    await main(page).getByText(words('Nothing here yet')).waitFor()
    await judge(visitor)

    await follow(visitor, path, words('Follow'))
    await open('/newsfeed')
    await scriptsRun(page)
    // The last posts come by the worker.
    await expect
      .poll(async () => {
        await page.reload()
        return card(page, 'Line 3 runs since Monday.').count()
      })
      .toBe(1)
    await scriptsRun(page)
    await judge(visitor)
    const line = card(page, 'Line 3 runs since Monday.')
    await line.locator('summary').first().click()
    await line.getByText(companyName).nth(1).waitFor()
    await judge(visitor)
    const buttons = line.locator('form[action="/newsfeed"] button')
    await buttons.first().click()
    await expect.poll(() => line.count()).toBe(0)
    await page.getByRole('button', { name: words('Undo') }).click()
    await line.waitFor()

    // One's own stands on top at once, and says so.
    await page.locator('#new-post').fill('Who grinds rings of 2 metres?')
    await page.getByRole('button', { name: words('Post'), exact: true }).click()
    await card(page, 'Who grinds rings of 2 metres?').waitFor()
    await expect
      .poll(() => page.locator('article[data-post]').first().textContent())
      .toContain('Who grinds rings of 2 metres?')
  },
)

test('without scripts: muted for good, somebody stands on a page of their own and is let in again', async () => {
  const plain = await visitorWith(launch(), { script: false })
  const { businessID, userID, post } = await followed(plain)
  await onDatabase((db) => following(db, { type: 'user', id: userID }, { type: 'business', id: businessID }))
  await post('Muted words.')
  const { page, open } = plain
  await expect
    .poll(async () => {
      await open('/newsfeed')
      return card(page, 'Muted words.').count()
    })
    .toBe(1)
  await card(page, 'Muted words.').locator('summary').first().click()
  await card(page, 'Muted words.').getByRole('button', { name: 'Mute Feeding Proof Works for good' }).click()
  await page.waitForURL('**/newsfeed')
  expect(await card(page, 'Muted words.').count()).toBe(0)
  await main(page).getByRole('link', { name: 'Muted companies, people and groups' }).click()
  await main(page).getByText('for good').waitFor()
  expect(await htmlFaults(await page.content())).toEqual([])
  await main(page).getByRole('button', { name: 'Unmute Feeding Proof Works' }).click()
  await main(page).getByText('Nobody is muted').waitFor()
  await open('/newsfeed')
  expect(await card(page, 'Muted words.').count()).toBe(1)
})

/** It comes back by Undo, and goes for good then. */
async function muteAgainForGood(page: Page, post: Locator, forGood: Locator, undo: string): Promise<void> {
  await page.getByRole('button', { name: undo }).click()
  await post.waitFor()
  await post.locator('summary').first().click()
  const answered = page.waitForResponse((response) => response.url().includes('/newsfeed/mute'))
  await forGood.getByRole('button').click()
  expect((await answered).status()).toBe(200)
  await expect.poll(() => post.count()).toBe(0)
}

test.each(
  pairsFor('muted groups').flatMap(([language, width]) =>
    [true, false].map((script) => [language, width, script] as const),
  ),
)(
  'in %s at %i px, scripts: %s: a group is muted in the menu of one of its posts, and let in again',
  async (language, width, script) => {
    const words = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width, script })
    const { page, open } = visitor
    const { userID } = await signedIn(visitor)
    await onDatabase(async (db) => {
      const writer = await aSession(db)
      const group = await aGroup(db, writer, { name: 'Wheels of Toyama' }, [await aSession(db, { userID })])
      await aPost(db, writer, {
        content: 'Which wheel for 100Cr6?',
        timelineType: 'group',
        timelineID: group,
      })
    })
    await open('/newsfeed')
    if (script) await scriptsRun(page)
    const asked = card(page, 'Which wheel for 100Cr6?')
    await asked.locator('summary').first().click()
    await judgePage(visitor, script)
    const group = asked
      .locator('form[action="/newsfeed"]')
      .filter({ has: page.locator('input[name=type][value=group]') })
    expect(await group.count()).toBe(2)
    for (const [at, form] of (await group.all()).entries())
      expect(await form.locator('input[name=intent]').inputValue()).toBe(['mute', 'mute-for-good'][at])
    await group.first().getByRole('button').click()
    if (!script) await page.waitForURL('**/newsfeed')
    await expect.poll(() => asked.count()).toBe(0)
    if (script) await muteAgainForGood(page, asked, group.last(), words('Undo'))
    await open('/newsfeed/muted')
    await main(page).getByText('Wheels of Toyama').waitFor()
    expect(await main(page).getByText(words('for good')).count()).toBe(script ? 1 : 0)
    await judgePage(visitor, script)
    await main(page).locator('form').getByRole('button').click()
    await main(page).getByText(words('Nobody is muted')).waitFor()
    await open('/newsfeed')
    await asked.waitFor()
  },
)

test('new posts are told and shown when asked for; more come below, a failure loses nothing, and Back is where one was', async () => {
  const visitor = await visitorWith(launch(), { expected: [503] })
  const { page, open } = visitor
  const { path, post } = await followed(visitor)
  for (let at = 1; at <= 24; at += 1) await post(`Post number ${at}.`, 60 - at)
  await follow(visitor, path)
  await expect
    .poll(async () => {
      await open('/newsfeed')
      return page.locator('article[data-post]').count()
    })
    .toBe(10)
  await scriptsRun(page)
  await post('Come later.')
  const askNews = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const told = main(page).getByRole('button', { name: '1 new post' })
  await expect
    .poll(async () => {
      await askNews()
      return told.count()
    })
    .toBe(1)
  expect(await card(page, 'Come later.').count()).toBe(0)
  await told.click()
  await card(page, 'Come later.').waitFor()

  // What fails stays where it is, with a way to try again.
  await page.route('**/newsfeed.data*nextID*', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('link', { name: 'Load more' }).click()
  await main(page).getByRole('alert').getByText('Failed loading your newsfeed').waitFor()
  expect(await page.locator('article[data-post]').count()).toBe(10)
  await page.unroute('**/newsfeed.data*nextID*')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await card(page, 'Post number 12.').waitFor()
  await page.getByRole('link', { name: 'Load more' }).click()
  await card(page, 'Post number 5.').waitFor()

  const deep = card(page, 'Post number 8.')
  await deep.scrollIntoViewIfNeeded()
  await deep.locator('header a[href^="/post/"]').click()
  await page.waitForURL('**/post/**')
  await page.goBack()
  await page.waitForURL('**/newsfeed')
  await expect.poll(() => deep.isVisible()).toBe(true)
  await expect
    .poll(() =>
      deep.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        return top >= -200 && top < innerHeight
      }),
    )
    .toBe(true)
})
