// Likes, comments, the acting identity and the feed: how they change, and what is said when something fails (P4, P8).
import { expect, onTestFinished, test } from 'vitest'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { postPath, timelinePath } from '../src/contract/slugs.ts'
import { react } from '../src/domains/reactions/liking.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { aSession } from '../src/testing/sessions.ts'
import { aPostOfACompany, box, comments, item } from './commenting.ts'
import { signedIn } from './signed-in.ts'
import { scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const posts = (page: Page) => page.locator('article[data-post]')
const newPost = (page: Page) => page.locator('#new-post')
const likeOf = (page: Page) => posts(page).first().locator('button[data-on]').first()

/** Answers of the server to these calls wait until they are let go; then they fail, or are the server's own. */
async function hold(context: BrowserContext, calls: string, { fails = false } = {}): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await context.route(calls, async (route) => {
    await held
    if (!fails) return route.continue()
    return route.fulfill({ status: 500, json: { success: false, name: 'InternalError', message: 'no' } })
  })
  return go
}

/** Somebody who is signed in, where a post of a company stands. */
async function atAPost(fails = false) {
  const things = await aPostOfACompany()
  const visitor = await visitorWith(launch(), fails ? { expected: [500] } : {})
  const { userID } = await signedIn(visitor)
  await visitor.open(things.post)
  await scriptsRun(visitor.page)
  return { ...visitor, ...things, userID }
}

test('P4.3: a like is shown before it is answered, is there on the next page, and is taken back as soon', async () => {
  const { page, context, post, open } = await atAPost()
  for (const isOn of ['true', 'false']) {
    const go = await hold(context, '**/api/social/reaction/**')
    const answered = page.waitForResponse((response) => response.url().includes('/social/reaction/react/'))
    await likeOf(page).click()
    await expect.poll(() => likeOf(page).getAttribute('data-on')).toBe(isOn)
    go()
    await answered
    await context.unroute('**/api/social/reaction/**')
    await open(post)
    await scriptsRun(page)
    expect(await likeOf(page).getAttribute('data-on')).toBe(isOn)
  }
})

test('P4.3, P8.15: a like that fails comes back, and nothing is said', async () => {
  const { page, context } = await atAPost(true)
  const go = await hold(context, '**/api/social/reaction/**', { fails: true })
  const answered = page.waitForResponse((response) => response.url().includes('/social/reaction/react/'))
  await likeOf(page).click()
  await expect.poll(() => likeOf(page).getAttribute('data-on')).toBe('true')
  go()
  await answered
  await expect.poll(() => likeOf(page).getAttribute('data-on')).toBe('false')
  expect(await page.locator('[role="status"] button, [role="alert"]').count()).toBe(0)
})

test.each([
  ['an answer that is lost', (route: Route) => route.abort()],
  ['success: false (P8)', (route: Route) => route.fulfill({ json: { success: false } })],
])('P4.3: a like and a follow come back after %s', async (_, answer) => {
  const things = await atAPost(true)
  const { page, company, open, context, faults } = things
  const called = '**/api/social/**'
  for (const [address, act] of [
    [things.post, likeOf(page)],
    [company, page.locator('button[name=act][value*=follow]').first()],
  ] as const) {
    await open(address)
    await scriptsRun(page)
    const asked = page.waitForRequest((request) => request.url().includes('/api/social/'))
    await context.route(called, answer)
    await act.click()
    await asked
    await expect.poll(() => act.getAttribute('data-on')).toBe('false')
    await context.unroute(called)
  }
  faults.length = 0
})

test('P8.5: who likes a post is told on demand; where that fails it says so, with a way to try again', async () => {
  const { page, context, postID, post, open } = await atAPost(true)
  const liker = await onDatabase(async (db) => {
    const session = await aSession(db, { firstName: 'Ilse', lastName: 'Vandermolen' })
    await react(db, { type: 'user', id: session.userID }, { type: 'post', id: postID })
    return session
  })
  await open(post)
  await scriptsRun(page)
  const go = await hold(context, '**/likers/**', { fails: true })
  go()
  await page.getByRole('button', { name: '1 like' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('alert').getByText('Error loading data').waitFor()
  await context.unroute('**/likers/**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.locator(`[data-liker='${liker.userID}']`).waitFor()
  expect(await dialog.getByRole('alert').count()).toBe(0)
})

test('P4.4: the comment box is emptied and locked while it is sent, then open again with the comment in the list', async () => {
  const { page, context } = await atAPost()
  const go = await hold(context, '**/make-comment')
  await box(page).fill('Grease or oil?')
  await box(page).press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('')
  expect(await box(page).isEditable()).toBe(false)
  go()
  await item(page, 'Grease or oil?').waitFor()
  await expect.poll(() => box(page).isEditable()).toBe(true)
  expect(await box(page).inputValue()).toBe('')
})

test('P4.4: a comment that fails is in the box again, which is open', async () => {
  const { page, context } = await atAPost(true)
  const go = await hold(context, '**/make-comment', { fails: true })
  await box(page).fill('Grease or oil?')
  await box(page).press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('')
  go()
  await expect.poll(() => box(page).inputValue()).toBe('Grease or oil?')
  expect(await box(page).isEditable()).toBe(true)
  expect(await comments(page).locator('[data-comment]').count()).toBe(0)
})

test('P4.10: who acts is remembered on this device, and decides whose post it is', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { userID } = await signedIn(visitor)
  const companyName = 'Remembered Proof Works'
  const company = await makeCompany({ companyName, members: [{ userID, role: 'member' }] })
  onTestFinished(company.remove)
  await open('/newsfeed')
  await scriptsRun(page)
  const acting = page.locator('header nav details').last()
  await acting.locator('summary').click()
  await acting.getByText(companyName).click()
  await expect.poll(() => acting.locator('summary').innerText()).toContain(companyName)
  await open('/newsfeed')
  await scriptsRun(page)
  await expect.poll(() => acting.locator('summary').innerText()).toContain(companyName)
  expect(await page.locator('main form details summary').innerText()).toContain(companyName)
  await newPost(page).fill('Written as the company.')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const card = posts(page).filter({ hasText: 'Written as the company.' })
  await card.waitFor()
  expect(await card.locator('header').innerText()).toContain(companyName)
  await open(timelinePath(company.businessID))
  await card.waitFor()
})

test('P8.6: Post created!, and where it fails that there was an error, with what was typed', async () => {
  const visitor = await visitorWith(launch(), { expected: [500] })
  const { page, context, open } = visitor
  const { userID } = await signedIn(visitor)
  await open(timelinePath(userID))
  await scriptsRun(page)
  const go = await hold(context, '**/social/posts/make-post', { fails: true })
  go()
  await newPost(page).fill('Line 3 runs.')
  const button = page.getByRole('button', { name: 'Post', exact: true })
  await button.click()
  await page.getByText('There was an error creating this post!').waitFor()
  expect(await newPost(page).inputValue()).toBe('Line 3 runs.')
  await context.unroute('**/social/posts/make-post')
  await button.click()
  await page.getByText('Post created!').first().waitFor()
})

test.each([
  ['en', 'There was an error removing this post!'],
  ['es', 'Ocurrió un error al borrar el post'],
] as const)('P8.6: in %s a post that cannot be removed stays, and it says so', async (language, said) => {
  const visitor = await visitorWith(launch(), { language, expected: [500] })
  const { page, context, open } = visitor
  const { userID } = await signedIn(visitor)
  const postID = await onDatabase((db) => aPostBy(db, { type: 'user', id: userID }))
  await open(postPath(postID))
  await scriptsRun(page)
  const go = await hold(context, '**/social/posts/**', { fails: true })
  go()
  await posts(page).locator('summary').first().click()
  await posts(page)
    .getByRole('button', { name: wordsIn(language, 'Remove post') })
    .click()
  await page.getByText(said).first().waitFor()
  expect(await posts(page).count()).toBe(1)
})

test('P8.9, P8.16: while the feed is loaded it says so; where it fails that it failed, with a way to try again', async () => {
  const visitor = await visitorWith(launch(), { expected: [500] })
  const { page, open } = visitor
  await signedIn(visitor)
  await open('/industries')
  await scriptsRun(page)
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/newsfeed.data**', async (route) => {
    await held
    await route.fulfill({ status: 500 })
  })
  await page.getByRole('link', { name: 'My B2B' }).first().click()
  await page.getByText('Loading your newsfeed...').waitFor()
  go()
  await page.getByText('Failed loading your newsfeed').waitFor()
  await page.getByText('An unexpected error has occurred, please try again.').waitFor()
  await page.unroute('**/newsfeed.data**')
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => newPost(page).count()).toBe(1)
})
