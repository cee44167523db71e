// Two people talk below a post, a product and a company: saying, answering, liking, changing, removing and its undo (P2.17, P4.4).
import { expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessPath, postPath, productPath, timelinePath } from '../src/contract/slugs.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { makeCompany, onDatabase } from './changes.ts'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const comments = (page: Page) => page.locator('#comments')
const item = (page: Page, text: string) => page.locator('[data-comment]').filter({ hasText: text }).first()
const box = (page: Page) => comments(page).locator('form[action="/comment"] textarea').last()

async function judge({ page, context }: Visitor): Promise<void> {
  const html = await (await context.request.get(page.url())).text()
  expect([await htmlFaults(html), await seriousFindings(page), await overhang(page)]).toEqual([
    [],
    [],
    expect.toSatisfy((px: number) => px <= 0),
  ])
}

async function aPostOfACompany() {
  const companyName = 'Talking Proof Works'
  const company = await makeCompany({ companyName, products: [{ name: 'Gear pair m2' }] })
  onTestFinished(company.remove)
  const { businessID, productIDs } = company
  const postID = await onDatabase((db) =>
    aPostBy(db, { type: 'business', id: businessID }, { content: 'Line 3 runs.' }),
  )
  const product = productPath({ productID: productIDs[0]!, name: 'Gear pair m2', companyName })
  return {
    postID,
    timeline: timelinePath(businessID),
    post: postPath(postID),
    product,
    company: businessPath({ businessID, companyName }),
  }
}

test.each(pairsFor('comments'))(
  'in %s at %i px: one asks, another answers and likes, and both see it below a post',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const { post } = await aPostOfACompany()
    const asker = await visitorWith(launch(), { language, width })
    await signedInAs(asker, '/industries', { firstName: 'Mara', lastName: 'Lindqvist' })
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
    await signedInAs(answerer, '/industries', { firstName: 'Jonas', lastName: 'Weidner' })
    await answerer.open(post)
    await scriptsRun(answerer.page)
    const question = item(answerer.page, 'Grease or oil?')
    const liked = answerer.page.waitForResponse((response) =>
      response.url().includes('/reaction/react/comment'),
    )
    await question.locator('button[name=act]').first().click()
    expect((await liked).status()).toBe(200)
    await question.getByRole('button', { name: words('Reply'), exact: true }).click()
    const reply = question.locator('form[action="/comment"] textarea')
    await reply.fill('Both.')
    await reply.press('Enter')
    await question.getByText('Both.').waitFor()

    await asker.open(post)
    await scriptsRun(asker.page)
    await item(asker.page, 'Grease or oil?').locator('button[aria-expanded]').click()
    await item(asker.page, 'Grease or oil?').getByText('Both.').waitFor()
    await judge(asker)
  },
)

test('its writer changes a comment, removes it and takes that back; what fails stays in the box', async () => {
  const { post, postID, timeline } = await aPostOfACompany()
  const writer = await visitorWith(launch(), { expected: [503] })
  await signedInAs(writer, '/industries')
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
  await signedInAs(writer, '/industries')
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

test('without scripts a comment is said by its form, and stands where one comes back to', async () => {
  const { company } = await aPostOfACompany()
  const { page, open } = await visitorWith(launch(), { script: false }).then(async (visitor) => {
    await signedInAs(visitor, '/industries')
    return visitor
  })
  await open(company)
  await box(page).fill('Do you grind rings of 2 metres?')
  await comments(page).getByRole('button', { name: 'Send comment' }).click()
  await page.waitForURL(/#comment-/)
  await item(page, 'Do you grind rings of 2 metres?').waitFor()
  expect(await htmlFaults(await page.content())).toEqual([])
})
