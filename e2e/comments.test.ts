// Two people talk below a post, a product and a company: saying, answering, liking, changing, removing and its undo (P2.17, P4.4).
import { expect, test } from 'vitest'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { aPostOfACompany, box, comments, item } from './commenting.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

async function judge({ page, context }: Visitor): Promise<void> {
  const html = await (await context.request.get(page.url())).text()
  expect([await htmlFaults(html), await seriousFindings(page), await overhang(page)]).toEqual([
    [],
    [],
    expect.toSatisfy((px: number) => px <= 0),
  ])
}

test.each(pairsFor('comments'))(
  'in %s at %i px: one asks, another answers and likes, and both see it below a post',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const { post } = await aPostOfACompany()
    const asker = await visitorWith(launch(), { language, width })
    await signedIn(asker, { firstName: 'Mara', lastName: 'Lindqvist' })
    await asker.open(post)
    await scriptsRun(asker.page)
    await judge(asker)
    // Nothing is sent while an input method composes, nor with Shift.
    await box(asker.page).fill('グリスですか')
    await box(asker.page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 })
    await box(asker.page).press('Shift+Enter')
    // What is sent leaves the box at once.
    expect(await box(asker.page).inputValue()).toBe('グリスですか\n')
    await box(asker.page).fill('Grease or oil?')
    await box(asker.page).press('Enter')
    await item(asker.page, 'Grease or oil?').waitFor()
    expect(await comments(asker.page).locator('[data-comment]').count()).toBe(1)
    expect(await box(asker.page).inputValue()).toBe('')

    const answerer = await visitorWith(launch(), { language, width })
    await signedIn(answerer, { firstName: 'Jonas', lastName: 'Weidner' })
    await answerer.open(post)
    await scriptsRun(answerer.page)
    const question = item(answerer.page, 'Grease or oil?')
    const liked = answerer.page.waitForResponse((response) =>
      response.url().includes('/reaction/react/comment'),
    )
    await question.locator('button[name=act]').first().click()
    expect((await liked).status()).toBe(200)
    await question.getByRole('button', { name: words('Reply'), exact: true }).click()
    const reply = question.locator('textarea[name=content]')
    await reply.fill('Both.')
    await reply.press('Enter')
    await question.getByText('Both.').waitFor()

    await asker.open(post)
    await scriptsRun(asker.page)
    await item(asker.page, 'Grease or oil?').locator('button[aria-expanded]').click()
    await item(asker.page, 'Grease or oil?').getByText('Both.').waitFor()
    // The answer keeps most of the width; the number of likes is told once.
    const answer = await item(asker.page, 'Both.').locator('[data-comment]').first().boundingBox()
    expect(answer!.width).toBeGreaterThan(Math.min(width, 560) * 0.7)
    const said = item(asker.page, 'Grease or oil?').locator('button[name=act]').first()
    expect((await said.innerText()).trim()).toBe(words('Like'))
    await judge(asker)
  },
)

test.each(pairsFor('comments'))(
  'in %s at %i px: who likes a post and a comment is told on demand, by keyboard, to visitors too',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const { post, postID } = await aPostOfACompany()
    const fan = await visitorWith(launch(), { language, width })
    await signedIn(fan, { firstName: 'Mara', lastName: 'Lindqvist' })
    await fan.open(post)
    await scriptsRun(fan.page)
    await box(fan.page).fill('Grease or oil?')
    await box(fan.page).press('Enter')
    for (const likes of [
      item(fan.page, 'Grease or oil?').locator('button[name=act]').first(),
      fan.page.locator(`article[data-post="${postID}"] button[value^="like.post."]`),
    ]) {
      const answered = fan.page.waitForResponse((response) => response.url().includes('/reaction/react/'))
      await likes.click()
      expect((await answered).status()).toBe(200)
    }
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    await open(post)
    await scriptsRun(page)
    const numbers = page.locator('button[aria-haspopup=dialog]')
    expect(await numbers.count()).toBe(2)
    for (const number of await numbers.all()) {
      await number.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: words('Who likes this') })
      const link = dialog.getByRole('link', { name: 'Mara Lindqvist' })
      await link.waitFor()
      expect(await link.getAttribute('href')).toMatch(/^\/profile\//)
      await judge(visitor)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await number.evaluate((one) => one === document.activeElement)).toBe(true)
    }
  },
)

test('by keyboard people and companies are named in a comment and while it is changed, and stand there as links', async () => {
  const { post, businessID } = await aPostOfACompany()
  const writer = await visitorWith(launch(), { width: 360 })
  const { userID } = await signedIn(writer, { firstName: 'Haruka', lastName: 'Lindqvist' })
  const { page, context, open } = writer
  const profiles = [{ userID, firstName: 'Haruka', lastName: 'Lindqvist', companyName: null, country: null }]
  await context.route('**/api/user/search', (route) =>
    route.fulfill({ json: { success: true, data: { totalResults: 1, totalIsExact: true, profiles } } }),
  )
  await context.route('**/api/search/business', (route) => {
    const general = { companyName: 'Talking Proof Works' }
    const contactInfo = { country: { code: 'JP', countryName: 'Japan', emoji: '' } }
    const { businessType, textQuery } = route.request().postDataJSON() as Record<string, string>
    const results =
      businessType === 'MA' && textQuery?.startsWith('Talk') ? [{ businessID, general, contactInfo }] : []
    return route.fulfill({ json: { success: true, data: { results, sponsored: [], totalResults: 1 } } })
  })
  await open(post)
  await scriptsRun(page)
  await box(page).focus()
  await page.keyboard.type('Ask @Haru')
  await page.getByRole('option', { name: /Haruka Lindqvist/ }).waitFor()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('Ask @Haruka Lindqvist ')
  await page.keyboard.type('about it')
  await page.keyboard.press('Enter')
  const name = item(page, 'Ask @Haruka Lindqvist about it').getByRole('link', { name: '@Haruka Lindqvist' })
  expect(await name.getAttribute('href')).toBe(`/profile/${userID}`)
  await open(post)
  await name.waitFor()
  await judge(writer)

  // Names are offered where a comment is changed as well: Esc closes them first, and who stood there stays.
  await scriptsRun(page)
  const said = item(page, 'about it')
  await said.locator('summary').click()
  await page.getByRole('button', { name: 'Edit comment' }).click()
  const edit = said.getByLabel('Edit comment')
  await edit.press('Control+End')
  await page.keyboard.type(', or @Talk')
  await page.getByRole('option', { name: /Talking Proof Works/ }).waitFor()
  await judge(writer)
  await page.keyboard.press('Escape')
  await page.getByRole('option', { name: /Talking Proof Works/ }).waitFor({ state: 'hidden' })
  await page.keyboard.type('i')
  await page.getByRole('option', { name: /Talking Proof Works/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => edit.inputValue()).toBe('Ask @Haruka Lindqvist about it, or @Talking Proof Works ')
  await said.getByRole('button', { name: 'Save', exact: true }).click()
  const company = said.getByRole('link', { name: '@Talking Proof Works' })
  await company.waitFor()
  await name.waitFor()
  await open(post)
  await company.waitFor()
  expect(await company.getAttribute('href')).toContain(businessID)
  await name.waitFor()
})

test('its writer changes a comment, removes it and takes that back; what fails stays in the box', async () => {
  const { post, postID, timeline } = await aPostOfACompany()
  const writer = await visitorWith(launch(), { expected: [503] })
  await signedIn(writer)
  const { page, open } = writer
  await open(post)
  await scriptsRun(page)
  await page.route('**/make-comment', (route) => route.fulfill({ status: 503 }))
  await box(page).fill('Grease or oil?')
  await box(page).press('Enter')
  await page.getByText('Your comment could not be sent. Please try again.').waitFor()
  expect(await box(page).inputValue()).toBe('Grease or oil?')
  await page.unroute('**/make-comment')
  await box(page).press('Enter')
  await item(page, 'Grease or oil?').waitFor()

  await item(page, 'Grease or oil?').locator('summary').click()
  await page.getByRole('button', { name: 'Edit comment' }).click()
  const edit = comments(page).getByLabel('Edit comment')
  await edit.fill('Oil, please.')
  await comments(page).getByRole('button', { name: 'Save' }).click()
  await item(page, 'Oil, please.').getByText('edited').waitFor()
  await item(page, 'Oil, please.').locator('summary').click()
  await page.getByRole('button', { name: 'Remove comment' }).click()
  await page.getByText('Comment removed').waitFor()
  expect(await item(page, 'Oil, please.').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await item(page, 'Oil, please.').waitFor()
  await open(timeline)
  await scriptsRun(page)
  const card = page.locator(`article[data-post="${postID}"]`)
  await card.getByText('1 comment').waitFor()
  await card.getByRole('link', { name: 'Comment', exact: true }).click()
  await card.getByText('Oil, please.').waitFor()
})

test('P6.1: a visitor reads comments, loads more, and is led to the log-in and back', async () => {
  const { product, company, post } = await aPostOfACompany()
  const writer = await visitorWith(launch())
  await signedIn(writer)
  await writer.open(product)
  await scriptsRun(writer.page)
  for (let at = 1; at <= 7; at += 1) {
    await box(writer.page).fill(`Question ${at}`)
    await box(writer.page).press('Enter')
    await item(writer.page, `Question ${at}`).waitFor()
  }
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  await open(product)
  await scriptsRun(page)
  await comments(page).getByText('If you want to comment you must be loged in.').waitFor()
  expect(await page.locator('[data-comment]').count()).toBe(5)
  await judge(visitor)
  await comments(page).getByRole('button', { name: 'Load more comments (2)' }).click()
  await item(page, 'Question 7').waitFor()
  for (const address of [company, post]) {
    await open(address)
    await comments(page).getByText('If you want to comment you must be loged in.').waitFor()
  }
  await comments(page).getByRole('link', { name: 'Login' }).click()
  await page.waitForURL('**/accounts/log-in**')
  expect(decodeURIComponent(page.url())).toContain(post)
})
