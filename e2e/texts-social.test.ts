// Posts, feed, timelines and comments in the words of docs/product (P2.17, P2.20, P2.25, P5.2, P5.3, P5.8, P6.1).
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { profilePath, timelinePath } from '../src/contract/slugs.ts'
import { follow } from '../src/domains/follows/following.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { aPostOfACompany, box, comments, item } from './commenting.ts'
import { signedIn } from './signed-in.ts'
import { scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const posts = (page: Page) => page.locator('article[data-post]')
const newPost = (page: Page) => page.locator('#new-post')
const postButton = (page: Page) => page.getByRole('button', { name: 'Post', exact: true })

/** Somebody who is signed in, at an address of theirs. */
async function at(address: (userID: string) => string, wish: Parameters<typeof visitorWith>[1] = {}) {
  const visitor = await visitorWith(launch(), wish)
  const { userID } = await signedIn(visitor, { firstName: 'Mara', lastName: 'Lindqvist' })
  await visitor.open(address(userID))
  await scriptsRun(visitor.page)
  return { ...visitor, userID }
}

describe('P2.17, post card', () => {
  test('photo and name of who wrote it, how long ago, the menu with Remove post, text, picture, likes, what to do, comments', async () => {
    const url = await aPictureOfOurs()
    const { page, userID, open } = await at(timelinePath)
    const written = { createdAt: new Date(Date.now() - 2 * 3_600_000), content: 'The new spindle runs.' }
    const pictures = [{ url, alt: 'A spindle', width: 640, height: 480 }]
    await onDatabase((db) => aPostBy(db, { type: 'user', id: userID }, { ...written, pictures }))
    await open(timelinePath(userID))
    await scriptsRun(page)
    const card = posts(page).first()
    expect(await card.locator('header a[href^="/profile/"]').count()).toBeGreaterThan(0)
    expect(await card.locator('header').innerText()).toContain('Mara Lindqvist')
    expect(await card.locator('header time').innerText()).toBe('2 hr. ago')
    expect(await card.innerText()).toContain('The new spindle runs.')
    expect(await card.getByRole('img', { name: 'A spindle' }).count()).toBe(1)
    expect(await card.getByRole('button', { name: 'Like this post' }).count()).toBe(1)
    for (const act of ['Comment', 'Share'])
      expect(await card.getByText(act, { exact: true }).count(), act).toBe(1)
    await card.locator('summary').first().click()
    await card.getByRole('button', { name: 'Remove post' }).waitFor()
    await card.getByText('Comment', { exact: true }).click()
    await card.locator('textarea[name=content]').waitFor()
  })
})

/** A picture that stands on a page of the demo world. */
async function aPictureOfOurs(): Promise<string> {
  const visitor = await visitorWith(launch())
  await visitor.open('/')
  return (await visitor.page.locator('main img[src^="/media/"]').first().getAttribute('src'))!.split('?')[0]!
}

describe('P2.17, comments', () => {
  test('where nothing is said it says No content., on a post, a product and a company', async () => {
    const { post, product, company } = await aPostOfACompany()
    const { page, open } = await visitorWith(launch())
    for (const address of [post, product, company]) {
      await open(address)
      await expect.poll(() => comments(page).getByText('No content.', { exact: true }).count()).toBe(1)
    }
  })

  test('five, then Load more, which loads the next five; replies are shown and hidden for each (P4.4, P9.1)', async () => {
    const { post } = await aPostOfACompany()
    const { page, open } = await at(() => post)
    for (let number = 1; number <= 7; number++) {
      await box(page).fill(`Question ${number}`)
      await box(page).press('Enter')
      await item(page, `Question ${number}`).waitFor()
    }
    const first = item(page, 'Question 1')
    await first.getByRole('button', { name: 'Reply', exact: true }).click()
    await first.locator('textarea[name=content]').fill('An answer')
    await first.locator('textarea[name=content]').press('Enter')
    await first.getByText('An answer').waitFor()
    await open(post)
    await scriptsRun(page)
    expect(await comments(page).getByText('No content.').count()).toBe(0)
    expect(await page.locator('[data-comment]').count()).toBe(5)
    await comments(page).getByRole('button', { name: 'Load more comments (2)' }).click()
    await item(page, 'Question 7').waitFor()
    const replies = item(page, 'Question 1').locator('button[aria-expanded]')
    expect(await replies.getAttribute('aria-expanded')).toBe('false')
    await replies.click()
    await item(page, 'Question 1').getByText('An answer').waitFor()
    await replies.click()
    await expect.poll(() => item(page, 'Question 1').getByText('An answer').count()).toBe(0)
  })

  test('P2.23: a product has its comments below it', async () => {
    const { product } = await aPostOfACompany()
    const { page } = await at(() => product)
    await box(page).fill('Which module?')
    await box(page).press('Enter')
    await expect.poll(() => item(page, 'Which module?').count()).toBe(1)
  })

  test('P6.1: a visitor reads in place of the box that one must be logged in', async () => {
    const { post } = await aPostOfACompany()
    const { page, open } = await visitorWith(launch())
    await open(post)
    await comments(page).getByText('If you want to comment you must be loged in.').waitFor()
    expect(await comments(page).locator('textarea').count()).toBe(0)
  })
})

describe.each(['/newsfeed', 'the timeline'])('P2.25, %s', (where) => {
  const address = (userID: string) => (where === '/newsfeed' ? where : timelinePath(userID))
  const names = [1, 2, 3, 4, 5, 6].map((number) => `Acting Proof Works ${number}`)

  test('a box to post, as oneself or as one of one’s companies, of which five stand there', async () => {
    const visitor = await visitorWith(launch())
    const { page, open } = visitor
    const { userID } = await signedIn(visitor, { firstName: 'Mara', lastName: 'Lindqvist' })
    for (const companyName of names) {
      const { remove } = await makeCompany({ companyName, members: [{ userID, role: 'member' }] })
      onTestFinished(remove)
    }
    await open(address(userID))
    await scriptsRun(page)
    await newPost(page).waitFor()
    const menu = page.locator('main form details')
    await menu.locator('summary').click()
    expect(await menu.getByRole('radio').count()).toBe(1 + 5)
    const chosen = menu.locator('label').filter({ hasText: 'Acting Proof Works' }).first()
    const name = (await chosen.innerText()).trim()
    await chosen.click()
    await expect.poll(() => menu.locator('summary').innerText()).toContain(name)
  })

  test('posts, ten at once (P9.1), and Load more', async () => {
    const company = await makeCompany({ companyName: 'Listing Proof Works' })
    onTestFinished(company.remove)
    const { page, userID, open } = await at(address)
    const author =
      where === '/newsfeed'
        ? ({ type: 'business', id: company.businessID } as const)
        : ({ type: 'user', id: userID } as const)
    await onDatabase(async (db) => {
      for (let number = 1; number <= 12; number++)
        await aPostBy(db, author, {
          content: `Post ${number} of twelve.`,
          createdAt: new Date(Date.now() - (60 - number) * 60_000),
        })
      if (author.type === 'business') await follow(db, { type: 'user', id: userID }, author)
    })
    await expect
      .poll(async () => {
        await open(address(userID))
        return posts(page).count()
      })
      .toBe(10)
    await scriptsRun(page)
    await page.getByRole('link', { name: 'Load more' }).click()
    await posts(page).filter({ hasText: 'Post 1 of twelve.' }).waitFor()
    expect(await posts(page).count()).toBe(12)
  })
})

test('P2.20: somebody’s page has their timeline', async () => {
  const { page, userID, open } = await at(profilePath)
  await onDatabase((db) => aPostBy(db, { type: 'user', id: userID }, { content: 'A line of mine.' }))
  await open(profilePath(userID))
  await expect.poll(() => posts(page).filter({ hasText: 'A line of mine.' }).count()).toBe(1)
})

describe('P5, what is typed', () => {
  test('P5.8: Post waits for words, and for what is being uploaded', async () => {
    const { page, context } = await at(timelinePath)
    expect(await postButton(page).isDisabled()).toBe(true)
    await newPost(page).fill('   ')
    expect(await postButton(page).isDisabled()).toBe(true)
    await newPost(page).fill('Line 3 runs.')
    expect(await postButton(page).isDisabled()).toBe(false)
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    await context.route('**/files/upload-request/**', async (route) => {
      await held
      await route.continue()
    })
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#1d4f8c' } }).png()
    const buffer = await picture.toBuffer()
    const files = page.locator('main form input[type=file]').first()
    await files.setInputFiles({ name: 'line.png', mimeType: 'image/png', buffer })
    await expect.poll(() => postButton(page).isDisabled()).toBe(true)
    go()
    await expect.poll(() => postButton(page).isDisabled()).toBe(false)
  })

  test('P5.3: a post shows its length and how long it may be, in the 3,000 characters of D63; comments show none', async () => {
    const { post } = await aPostOfACompany()
    const { page, open } = await at(timelinePath)
    await newPost(page).fill('Twelve signs')
    await page.getByText('12 / 3000', { exact: true }).waitFor()
    await newPost(page).fill('x'.repeat(3_001))
    await page.getByText('This is too long.').waitFor()
    expect(await postButton(page).isDisabled()).toBe(true)
    await newPost(page).fill('')
    await open(post)
    await scriptsRun(page)
    await box(page).fill('Twelve signs')
    expect(
      await comments(page)
        .getByText(/\d+ ?\/ ?512/)
        .count(),
    ).toBe(0)
  })

  test('P5.2: an empty comment is not sent, Enter sends, Shift+Enter breaks the line', async () => {
    const { post } = await aPostOfACompany()
    const { page } = await at(() => post)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/make-comment')) sent.push(request.postData() ?? '')
    })
    await box(page).press('Enter')
    await box(page).fill('  ')
    await box(page).press('Enter')
    await box(page).fill('First line')
    await box(page).press('Shift+Enter')
    await box(page).pressSequentially('second line')
    expect(sent).toEqual([])
    await box(page).press('Enter')
    await item(page, 'second line').waitFor()
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0]!)).toMatchObject({ content: 'First line\nsecond line' })
  })
})
