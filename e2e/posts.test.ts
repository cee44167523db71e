// Two people write as themselves and as a company, and read each other: composing, likes, editing, removal and its undo.
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { businessKey, businessPath, postPath, timelinePath } from '../src/contract/slugs.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

const box = (page: Page) => page.locator('#new-post')
const card = (page: Page, text: string) => page.locator('article[data-post]').filter({ hasText: text })
const idOf = async (page: Page, text: string) => (await card(page, text).first().getAttribute('data-post'))!

const aPicture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#1d4f8c' } })
    .png()
    .toBuffer()

test.each(pairsFor('posts'))(
  'in %s at %i px: two people write, as a person and as a company, and read and like each other',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const writer = await visitorWith(launch(), { language, width })
    const { userID } = await signedIn(writer, { firstName: 'Mara', lastName: 'Lindqvist' })
    const company = await makeCompany({
      companyName: 'Posting Proof Works',
      members: [{ userID, role: 'member' }],
    })
    onTestFinished(company.remove)
    await writer.open(timelinePath(userID))
    await scriptsRun(writer.page)
    const post = writer.page.getByRole('button', { name: words('Post'), exact: true })
    expect(await post.isDisabled()).toBe(true)
    await box(writer.page).fill('Line 3 runs.\nSee https://example.com/line-3')
    expect(await post.isDisabled()).toBe(false)

    // As the company the box is another one, and what was typed as the person waits.
    const choose = async (name: string) => {
      await writer.page.locator('main form details summary').click()
      await writer.page.locator('main form details label').filter({ hasText: name }).click()
    }
    await choose('Posting Proof Works')
    await expect.poll(() => box(writer.page).inputValue()).toBe('')
    await box(writer.page).fill('We ship from January.')
    await choose('Lindqvist')
    await expect
      .poll(() => box(writer.page).inputValue())
      .toBe('Line 3 runs.\nSee https://example.com/line-3')
    await post.click()
    await writer.page.getByText(words('Post created!')).first().waitFor()
    await card(writer.page, 'Line 3 runs.').waitFor()
    expect(await box(writer.page).inputValue()).toBe('')
    await choose('Posting Proof Works')
    await expect.poll(() => box(writer.page).inputValue()).toBe('We ship from January.')
    await post.click()
    await writer.page.waitForURL(`**${timelinePath(company.businessID)}`)
    await card(writer.page, 'We ship from January.').waitFor()

    const reader = await visitorWith(launch(), { language, width })
    await signedIn(reader)
    await reader.open(timelinePath(userID))
    await scriptsRun(reader.page)
    expect(await box(reader.page).count()).toBe(0)
    const line = card(reader.page, 'Line 3 runs.')
    expect(
      await line.getByRole('link', { name: 'https://example.com/line-3' }).getAttribute('rel'),
    ).toContain('ugc')
    const answered = reader.page.waitForResponse((response) =>
      response.url().includes('/reaction/react/post'),
    )
    await line.getByRole('button', { name: words('Like this post') }).click()
    expect((await answered).status()).toBe(200)
    await reader.open(postPath(await idOf(reader.page, 'Line 3 runs.')))
    await expect
      .poll(() =>
        card(reader.page, 'Line 3 runs.').locator('button[data-on]').first().getAttribute('data-on'),
      )
      .toBe('true')
    await reader.open(
      businessPath({
        key: businessKey({ businessID: company.businessID, companyName: 'Posting Proof Works' }),
      }),
    )
    await card(reader.page, 'We ship from January.').waitFor()
    await reader.open(`/profile/${userID}`)
    await card(reader.page, 'Line 3 runs.').waitFor()
  },
)

test('a picture goes along with what it shows, and the button waits for it', async () => {
  const writer = await visitorWith(launch())
  const { userID } = await signedIn(writer)
  const { page, open } = writer
  await open(timelinePath(userID))
  await scriptsRun(page)
  await box(page).fill('The new spindle')
  await page
    .locator('main form input[type="file"]')
    .first()
    .setInputFiles({ name: 'spindle.png', mimeType: 'image/png', buffer: await aPicture() })
  await page.getByLabel('What picture 1 shows').fill('A spindle on a bench')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const picture = card(page, 'The new spindle').getByRole('img', { name: 'A spindle on a bench' })
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('its writer edits a post, reads what it said, removes it and takes that back', async () => {
  const writer = await visitorWith(launch(), { expected: [404] })
  const { userID } = await signedIn(writer)
  const { page, open } = writer
  const id = await onDatabase((db) =>
    aPostBy(db, { type: 'user', id: userID }, { content: 'Line 3 stands.' }),
  )
  await open(postPath(id))
  await scriptsRun(page)
  const settings = () => page.locator('article[data-post] summary').first()
  await settings().click()
  await page.getByRole('link', { name: 'Edit post' }).click()
  // The address is there before its page; until then the comment box of the post has this name too.
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  await page.locator('[name="content"]').fill('Line 3 runs.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(`**${postPath(id)}`)
  await card(page, 'Line 3 runs.').getByText('edited').waitFor()
  await page.getByText('1 earlier version').click()
  await page.getByText('Line 3 stands.').waitFor()

  await open(timelinePath(userID))
  await scriptsRun(page)
  await settings().click()
  await page.getByRole('button', { name: 'Remove post' }).click()
  await page.getByText('Post removed').waitFor()
  expect(await card(page, 'Line 3 runs.').count()).toBe(0)
  expect((await page.context().request.get(postPath(id))).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await card(page, 'Line 3 runs.').waitFor()
})

test('by keyboard alone: somebody is mentioned, the identity chosen, and the post sent', async () => {
  const writer = await visitorWith(launch())
  const { userID } = await signedIn(writer)
  const { page, context, open } = writer
  await context.route('**/api/user/search', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          totalResults: 1,
          totalIsExact: true,
          profiles: [
            {
              userID,
              firstName: 'Haruka',
              lastName: 'Kitazawa',
              companyName: 'Kitazawa Bearing Works',
              country: { code: 'JP', countryName: 'Japan', emoji: '' },
            },
          ],
        },
      },
    }),
  )
  await open(timelinePath(userID))
  await scriptsRun(page)
  await box(page).focus()
  await page.keyboard.type('Thanks @Haru')
  await page.getByRole('option', { name: /Haruka Kitazawa/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('Thanks @Haruka Kitazawa ')
  await page.keyboard.type('for the drawing')
  const post = page.getByRole('button', { name: 'Post', exact: true })
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    if (await post.evaluate((button) => button === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await card(page, 'for the drawing').getByRole('link', { name: '@Haruka Kitazawa' }).waitFor()
  // The focus is where one goes on writing.
  expect(await box(page).evaluate((area) => area === document.activeElement)).toBe(true)
})

test('without scripts: a post is written as a company, removed, restored, and read by everybody', async () => {
  const writer = await visitorWith(launch(), { script: false })
  const { userID } = await signedIn(writer)
  const company = await makeCompany({
    companyName: 'Plain Posting Works',
    members: [{ userID, role: 'owner' }],
  })
  onTestFinished(company.remove)
  const { page, open } = writer
  await open(timelinePath(userID))
  await page.locator('main form details summary').click()
  await page.locator('main form details label').filter({ hasText: 'Plain Posting Works' }).click()
  await box(page).fill('Without a script.\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.waitForURL(`**${timelinePath(company.businessID)}?done=posted`)
  await page.getByText('Post created!').waitFor()
  const id = await idOf(page, 'Without a script.')
  await page.locator('article[data-post] summary').click()
  await page.getByRole('button', { name: 'Remove post' }).click()
  await page.getByText('Post removed').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(`**${postPath(id)}`)
  await card(page, 'Without a script.').waitFor()

  const visitor = await visitorWith(launch(), { script: false })
  await visitor.open(postPath(id))
  await card(visitor.page, 'Without a script.').waitFor()
  const structured = await visitor.page.locator('script[type="application/ld+json"]').allTextContents()
  expect(structured.join()).toContain('SocialMediaPosting')
  expect(await visitor.page.locator('main a[href^="https://www.youtube.com"]').count()).toBeGreaterThan(0)
  expect(new URL(visitor.page.url()).origin).toBe(new URL(inject('site')).origin)
})

test('of many companies the first five stand there, and a search finds the others', async () => {
  const writer = await visitorWith(launch())
  const { userID } = await signedIn(writer)
  for (const at of [1, 2, 3, 4, 5, 6, 7]) {
    const { remove } = await makeCompany({
      companyName: `Works no. ${at}`,
      members: [{ userID, role: 'member' }],
    })
    onTestFinished(remove)
  }
  const { page, open } = writer
  await open(timelinePath(userID))
  await scriptsRun(page)
  const menu = page.locator('main form details')
  await menu.locator('summary').click()
  expect(await menu.getByRole('radio').count()).toBe(6)
  await menu.getByRole('searchbox').fill('no. 7')
  await expect.poll(() => menu.getByRole('radio').count()).toBe(2)
  await menu.locator('label').filter({ hasText: 'Works no. 7' }).click()
  await expect.poll(() => menu.locator('summary').textContent()).toContain('Works no. 7')
})

test('what the server refuses stays in the box, and is said', async () => {
  const writer = await visitorWith(launch(), { expected: [500] })
  const { userID } = await signedIn(writer)
  const { page, context, open } = writer
  await context.route('**/api/social/posts/make-post', (route) =>
    route.fulfill({ status: 500, json: { success: false, name: 'InternalError', message: 'no' } }),
  )
  await open(timelinePath(userID))
  await scriptsRun(page)
  await box(page).fill('Line 3 runs.')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByText('There was an error creating this post!').waitFor()
  expect(await box(page).inputValue()).toBe('Line 3 runs.')
})
