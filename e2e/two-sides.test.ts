// A buyer asks from a product page and the supplier's open pages show it at once; they talk, one of them cut off for a while; it ends.
import { expect, test, vi } from 'vitest'
import { onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { compose } from './keyboard.ts'
import * as sides from './two-sides.ts'
import { pairs, scriptsRun, withBrowser, type Language } from './visitor.ts'

const { launch } = withBrowser()

/** How long somebody is cut off at least; CUT=30 is half a minute, which no build waits for. */
const cutSeconds = Number(process.env['CUT'] ?? 0)

const { ask, numbersOn, replyBox, said, say } = sides
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
type Pair = Awaited<ReturnType<typeof sides.aBuyerAndASupplier>>

/** Opens the form from the page of the product, which comes along. */
async function toForm({ buyer: { page }, productID, tag }: Pair): Promise<void> {
  await page.goto(`/business-product/x-${productID}`)
  await page.locator(`a[href$="send-request?product=${productID}"]:visible`).first().click()
  await page.waitForURL('**/send-request?product=*')
  await scriptsRun(page)
  await page.getByText(`Spindle bearing ${tag}`).first().waitFor()
}

/** The form refuses what is not filled in, and keeps what was typed over a reload and a broken connection. */
async function tryForm({ buyer: { page }, word }: Pair): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBe(0)
  await page.getByRole('button', { name: word('Upload Inquiry') }).click()
  await page.getByText(word('You have to fill all the form fields')).waitFor()
  await page.locator('#field-message-error').waitFor()
  await page.locator('[name=message]').fill('Typed before a reload')
  // What is filled in is said to be missing no longer; the subject still is.
  await page.locator('#field-message-error').waitFor({ state: 'detached' })
  expect(await page.locator('#field-subject-error').count()).toBe(1)
  await page.reload()
  await expect.poll(() => page.locator('[name=message]').inputValue()).toBe('Typed before a reload')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: word('Upload Inquiry') }).click()
  await page
    .getByText(word('The server did not answer. What you typed is still here: please try again.'))
    .waitFor()
  await page.context().setOffline(false)
  expect(await page.locator('[name=message]').inputValue()).toBe('Typed before a reload')
}

/** The supplier, with the message center in one tab and another page of the site in the next. */
async function twoTabs({ supplier, sold, word }: Pair) {
  const ways = sides.waysOf(supplier.context)
  const center = supplier.page
  await center.goto(`/business/${sold.businessID}/requests`)
  await scriptsRun(center)
  await center.getByText(word('No requests yet')).waitFor()
  const elsewhere = await supplier.context.newPage()
  await elsewhere.goto('/')
  await scriptsRun(elsewhere)
  // One stream for both, which has said its first word.
  await expect.poll(ways.open).toBe(1)
  return { center, elsewhere, ways }
}

/** Sends; what stands in the supplier's pages then has come by the stream: nothing was loaded, no stream begun anew. */
async function askAndBeSeen(made: Pair, tabs: Awaited<ReturnType<typeof twoTabs>>, language: Language) {
  const { center, elsewhere, ways } = tabs
  const before = ways.counted()
  const [row, badge, bell, title] = await Promise.all([
    sides.whenSeen(center, 'nav li', 'Jonas Weidner'),
    sides.whenSeen(elsewhere, '[data-badges]', '1'),
    sides.whenSeen(elsewhere, 'header summary', '1$'),
    sides.whenSeen(elsewhere, 'title', String.raw`^\(1\) `),
    ask(made.buyer.page, language, `As a person ${made.tag}`),
  ])
  expect(await center.title()).toMatch(/^\(1\) /)
  expect(ways.counted()).toEqual(before)
  expect(ways.open()).toBe(1)
  const answered = await sides.whenAnswered(made.buyer.page, '/send-request.data')
  const seen = Object.entries({ row, badge, bell, title }).map(
    ([what, at]) => `${what} ${Math.round(at - answered)}`,
  )
  process.stdout.write(`in ${language}, after the answer to the buyer: ${seen.join(', ')} ms\n`)
}

/** Enter of an input method sends nothing; Enter sends; Shift+Enter breaks the line. */
async function answerComposed({ supplier, buyer }: Pair): Promise<void> {
  const box = replyBox(supplier.page)
  let posts = 0
  supplier.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/send-message')) posts += 1
  })
  await box.click()
  await compose(supplier.page, ['こn', 'こんにち', 'こんにちは'])
  expect(await box.inputValue()).toBe('こんにちは')
  await box.press('Shift+Enter')
  await compose(supplier.page, ['げんき', '元気'])
  expect(await box.inputValue()).toBe('こんにちは\n元気')
  await box.press('Enter')
  await said(buyer.page, 'こんにちは 元気').waitFor()
  await box.press('Enter')
  expect(posts).toBe(1)
}

/** The buyer, in two tabs, is cut off while the other goes on; what they write themselves waits until it can be sent. */
async function cutOff({ supplier, buyer, word, tag }: Pair): Promise<void> {
  const twin = await buyer.context.newPage()
  await twin.goto(buyer.page.url())
  await scriptsRun(twin)
  const ways = sides.waysOf(buyer.context)
  const before = 3
  for (const page of [buyer.page, twin]) await expect.poll(() => numbersOn(page)).toEqual(upTo(before))
  await buyer.context.setOffline(true)
  const since = performance.now()
  await say(buyer.page, `away ${tag}`)
  await buyer.page.getByText(word('Not sent.')).waitFor()
  for (const text of ['one', 'two', 'three']) {
    await say(supplier.page, `${text} ${tag}`)
    await said(supplier.page, `${text} ${tag}`).waitFor()
  }
  const isLong = () => performance.now() - since >= cutSeconds * 1_000
  await vi.waitUntil(() => ways.counted().refused > 0 && isLong(), { timeout: 30_000 + cutSeconds * 1_000 })
  expect(await numbersOn(buyer.page)).toEqual(upTo(before))

  const backAt = performance.now()
  await buyer.context.setOffline(false)
  for (const page of [buyer.page, twin])
    await expect.poll(() => numbersOn(page), { timeout: 40_000 }).toEqual(upTo(before + 3))
  process.stdout.write(
    `cut off for ${((backAt - since) / 1_000).toFixed(1)} s, complete after ${Math.round(performance.now() - backAt)} ms\n`,
  )
  await buyer.page.getByRole('button', { name: word('Try again') }).click()
  await buyer.page.getByText(word('Not sent.')).waitFor({ state: 'detached' })
  for (const page of [buyer.page, twin, supplier.page]) {
    await expect.poll(() => numbersOn(page)).toEqual(upTo(before + 4))
    for (const text of ['one', 'two', 'three', 'away'])
      expect(await said(page, `${text} ${tag}`).count()).toBe(1)
  }
  await twin.close()
  buyer.faults.splice(0, buyer.faults.length, ...buyer.faults.filter((fault) => !/DISCONNECTED/.test(fault)))
}

test.each(pairs)(
  'in %s at %i px: asked, answered, cut off, caught up, ended',
  async (language, width) => {
    const made = await sides.aBuyerAndASupplier(launch(), { language, width })
    const { buyer, supplier, word, sold, bought, tag } = made
    const tabs = await twoTabs(made)
    const { center, elsewhere } = tabs
    await toForm(made)
    await tryForm(made)
    await askAndBeSeen(made, tabs, language)

    // Opened in one tab it is read in the other.
    await center
      .getByRole('link', { name: /Jonas Weidner/ })
      .first()
      .click()
    await said(center, `As a person ${tag}`).waitFor()
    await sides.openFacts(center)
    await center.getByText(`Spindle bearing ${tag}`).first().waitFor()
    await expect.poll(() => elsewhere.title()).not.toMatch(/^\(/)
    await expect.poll(() => elsewhere.locator('[data-badges]').textContent()).not.toMatch(/\d/)
    expect(await seriousFindings(center)).toEqual([])
    expect(await overhang(center)).toBe(0)
    await answerComposed(made)
    await say(buyer.page, `Thank you ${tag}`)
    await said(center, `Thank you ${tag}`).waitFor()
    await cutOff(made)

    await sides.end(center, language)
    for (const page of [center, buyer.page]) {
      await page.getByPlaceholder(word('This chat has ended')).waitFor()
      expect(await replyBox(page).isDisabled()).toBe(true)
    }
    await center.getByText(word('Finished successfully')).waitFor()

    // What follows is another conversation, each leads to the other.
    const ended = new URL(buyer.page.url()).pathname
    await buyer.page.getByRole('link', { name: word('Start follow-up') }).click()
    await buyer.page.waitForURL('**/send-request?follow=*')
    await ask(buyer.page, language, `Once more ${tag}`)
    await buyer.page.getByRole('link', { name: word('Follows an earlier conversation') }).click()
    await buyer.page.waitForURL(`**${ended}`)
    await buyer.page.getByRole('link', { name: word('Continued in a follow-up') }).click()
    await said(buyer.page, `Once more ${tag}`).waitFor()
    // The company may begin one too, though it was a person who asked.
    const second = new URL(buyer.page.url()).pathname.split('/').at(-1)!
    await center.goto(`/business/${sold.businessID}/requests/${second}`)
    await sides.end(center, language)
    await center.getByRole('link', { name: word('Start follow-up') }).click()
    await center.waitForURL('**/send-request?follow=*')
    expect(await overhang(center)).toBe(0)
    await sides.followUpAsAsked(center, language, `From our side ${tag}`)
    await said(center, `From our side ${tag}`).waitFor()
    await buyer.page.getByRole('link', { name: word('Continued in a follow-up') }).click()
    await said(buyer.page, `From our side ${tag}`).waitFor()
    await say(buyer.page, `Gladly ${tag}`)
    await said(center, `Gladly ${tag}`).waitFor()

    // Then as a company, whose profile the supplier may watch.
    await supplier.open(`/business/${sold.businessID}/requests`)
    await toForm(made)
    await ask(buyer.page, language, `As a company ${tag}`, bought.businessID)
    await center
      .getByRole('link', { name: new RegExp(`Weidner ${tag}`) })
      .first()
      .click()
    await said(center, `As a company ${tag}`).waitFor()
    await sides.openFacts(center)
    await center.getByText(`Spindle bearing ${tag}`).first().waitFor()
    await center.getByText(word('Request menu')).locator('..').click()
    const watch = center.getByRole('link', { name: word('Watch Buyer Profile') })
    expect(await watch.getAttribute('href')).toContain(bought.businessID)
    const sent = await onDatabase((db) =>
      db
        .selectFrom('inquiries' as never)
        .selectAll()
        .where('to_id' as never, '=', sold.businessID as never)
        .execute(),
    )
    expect(sent).toHaveLength(4)
  },
  120_000,
)

test('what is written while a conversation is being opened stands in it', async () => {
  const { buyer, supplier, sold, tag } = await sides.aBuyerAndASupplier(launch(), {})
  await buyer.open(`/business/${sold.businessID}/send-request`)
  await ask(buyer.page, 'en', `First ${tag}`)
  const ways = sides.waysOf(supplier.context)
  const { page } = supplier
  await supplier.open(`/business/${sold.businessID}/requests`)
  await expect.poll(ways.open).toBe(1)
  const row = page.getByRole('link', { name: /Jonas Weidner/ }).first()
  await row.click()
  await said(page, `First ${tag}`).waitFor()
  await expect.poll(() => page.title()).not.toMatch(/^\(/)
  // All is read, so opening it again tells nothing to anybody.
  await page.goBack()
  await page.getByText('Choose a request to read it.').waitFor()
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  const asked = new Promise<void>((resolve) => {
    void page.route(/\/requests\/[^/]+\.data/, async (route) => {
      const response = await route.fetch()
      resolve()
      await isLetIn
      await route.fulfill({ response })
    })
  })
  await row.click()
  await asked
  // The page hears of it before it shows the conversation that was read before.
  const heard = page.waitForResponse('**/notifications/badges')
  await say(buyer.page, `Second ${tag}`)
  await heard
  letIn()
  await said(page, `First ${tag}`).waitFor()
  await said(page, `Second ${tag}`).waitFor()
})
