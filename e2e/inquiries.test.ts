// A buyer asks from a product page, the supplier's open page shows it at once; they talk, one of them cut off for a while; it ends.
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { makeCompany, onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { pairs, scriptsRun, visitorWith, withBrowser, type Language, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

/** A buyer with a company, and the owner of a supplier with a product, in browsers of their own. */
async function aBuyerAndASupplier(visit: Visit) {
  const tag = randomBytes(4).toString('hex')
  const supplier = await visitorWith(launch(), { expected: [404], ...visit })
  const { userID: owner } = await signedInAs(supplier, '/profile/')
  const sold = await makeCompany({
    companyName: `Kettler ${tag} Works`,
    members: [{ userID: owner, role: 'owner' }],
    products: [{ name: `Spindle bearing ${tag}` }],
  })
  onTestFinished(sold.remove)
  const buyer = await visitorWith(launch(), { expected: [400], ...visit })
  const { userID } = await signedInAs(buyer, '/profile/', { firstName: 'Jonas', lastName: 'Weidner' })
  const bought = await makeCompany({
    companyName: `Weidner ${tag} Spindelbau`,
    members: [{ userID, role: 'owner' }],
  })
  onTestFinished(bought.remove)
  const word = (text: string) => wordsIn(visit.language ?? 'en', text)
  return { tag, supplier, buyer, word, userID, sold, bought, productID: sold.productIDs[0]! }
}

const said = (page: Page, text: string) => page.getByRole('region').getByText(text, { exact: true })
const reply = (page: Page) => page.locator('#reply')

/** Fills the form and sends it with a double click: it arrives once. */
async function ask(page: Page, language: Language, message: string, from?: string) {
  if (from !== undefined) await page.locator('[name=from]').selectOption(from)
  await page.locator('[name=subject]').selectOption({ index: 1 })
  await page.locator('[name=message]').fill(message)
  await page.getByRole('button', { name: wordsIn(language, 'Upload Inquiry') }).dblclick()
  await page.getByText(wordsIn(language, 'Inquiry sent successfully')).waitFor()
}

test.each(pairs)('in %s at %i px: asked, answered, cut off, caught up, ended', async (language, width) => {
  const made = await aBuyerAndASupplier({ language, width })
  const { buyer, supplier, word, sold, bought, productID, tag } = made
  await supplier.page.goto(`/business/${sold.businessID}/requests`)
  await scriptsRun(supplier.page)
  await supplier.page.getByText(word('No requests yet')).waitFor()

  await buyer.page.goto(`/business-product/x-${productID}`)
  await buyer.page.locator(`a[href$="send-request?product=${productID}"]:visible`).first().click()
  await buyer.page.waitForURL('**/send-request?product=*')
  await scriptsRun(buyer.page)
  await buyer.page.getByText(`Spindle bearing ${tag}`).first().waitFor()
  expect(await seriousFindings(buyer.page)).toEqual([])
  expect(await overhang(buyer.page)).toBe(0)
  await buyer.page.getByRole('button', { name: word('Upload Inquiry') }).click()
  await buyer.page.getByText(word('You have to fill all the form fields')).waitFor()
  await buyer.page.locator('[name=message]').fill('Typed before a reload')
  await buyer.page.reload()
  await expect.poll(() => buyer.page.locator('[name=message]').inputValue()).toBe('Typed before a reload')
  await ask(buyer.page, language, `As a person ${tag}`)

  // Seen at once on the page that was open: in the list, in the badge, in the title.
  const row = supplier.page.getByRole('link', { name: /Jonas Weidner/ }).first()
  await row.waitFor()
  await expect.poll(() => supplier.page.title()).toMatch(/^\(\d+\) /)
  await row.click()
  await said(supplier.page, `As a person ${tag}`).waitFor()
  expect(await seriousFindings(supplier.page)).toEqual([])
  expect(await overhang(supplier.page)).toBe(0)

  // Enter of an input method sends nothing; Enter sends; Shift+Enter breaks the line.
  const box = reply(supplier.page)
  await box.fill('こんにちは')
  await box.evaluate((area) =>
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
  )
  expect(await box.inputValue()).toBe('こんにちは')
  await box.press('Shift+Enter')
  await box.press('Enter')
  await said(buyer.page, 'こんにちは').waitFor()
  await box.press('Enter')

  // One is cut off, the other goes on; nothing is lost, nothing stands there twice.
  await buyer.context.setOffline(true)
  for (const text of ['one', 'two', 'three']) {
    await box.fill(`${text} ${tag}`)
    await box.press('Enter')
    await said(supplier.page, `${text} ${tag}`).waitFor()
  }
  await buyer.context.setOffline(false)
  await said(buyer.page, `three ${tag}`).waitFor({ timeout: 40_000 })
  for (const text of ['one', 'two', 'three']) expect(await said(buyer.page, `${text} ${tag}`).count()).toBe(1)
  buyer.faults.splice(0, buyer.faults.length, ...buyer.faults.filter((fault) => !/DISCONNECTED/.test(fault)))

  await supplier.page.getByText(word('Request menu')).locator('..').click()
  await supplier.page.getByRole('link', { name: word('End Conversation') }).click()
  await supplier.page.getByRole('button', { name: word('End Conversation') }).click()
  for (const { page } of [supplier, buyer]) await page.getByPlaceholder(word('This chat has ended')).waitFor()
  await supplier.page.getByText(word('Finished successfully')).waitFor()

  // Then as a company, whose profile the supplier may watch.
  await buyer.page.goto(`/business/${sold.businessID}/send-request`)
  await scriptsRun(buyer.page)
  await ask(buyer.page, language, `As a company ${tag}`, bought.businessID)
  await supplier.page.goto(`/business/${sold.businessID}/requests`)
  await scriptsRun(supplier.page)
  await supplier.page
    .getByRole('link', { name: new RegExp(`Weidner ${tag}`) })
    .first()
    .click()
  await said(supplier.page, `As a company ${tag}`).waitFor()
  await supplier.page.getByText(word('Request menu')).locator('..').click()
  const watch = supplier.page.getByRole('link', { name: word('Watch Buyer Profile') })
  expect(await watch.getAttribute('href')).toContain(bought.businessID)
  const sent = await onDatabase((db) =>
    db
      .selectFrom('inquiries' as never)
      .selectAll()
      .where('to_id' as never, '=', sold.businessID as never)
      .execute(),
  )
  expect(sent).toHaveLength(2)
})

test.each(pairs)('in %s at %i px without JavaScript: asked, answered, ended', async (language, width) => {
  const { buyer, supplier, word, sold, tag } = await aBuyerAndASupplier({ language, width, script: false })
  await buyer.page.goto(`/business/${sold.businessID}/send-request`)
  expect(await buyer.page.locator('[name=typed]').isVisible()).toBe(false)
  await buyer.page.locator('[name=subject]').selectOption('Other')
  await buyer.page.locator('[name=typed]').fill(`Prices ${tag}`)
  await buyer.page.locator('[name=message]').fill(`Without scripts ${tag}`)
  await buyer.page.getByRole('button', { name: word('Upload Inquiry') }).click()
  await buyer.page.getByText(word('Inquiry sent successfully')).waitFor()

  await supplier.page.goto(`/business/${sold.businessID}/send-request`)
  expect(new URL(supplier.page.url()).pathname).toBe(`/business/${sold.businessID}/requests`)
  await supplier.page
    .getByRole('link', { name: /Jonas Weidner/ })
    .first()
    .click()
  await said(supplier.page, `Without scripts ${tag}`).waitFor()
  await supplier.page.getByRole('button', { name: word('Mark as read') }).click()
  await reply(supplier.page).fill(`Answered ${tag}`)
  await supplier.page.getByRole('button', { name: word('Send'), exact: true }).click()
  await said(supplier.page, `Answered ${tag}`).waitFor()
  await buyer.page.reload()
  await said(buyer.page, `Answered ${tag}`).waitFor()
  await buyer.page.getByText(word('Request menu')).locator('..').click()
  await buyer.page.getByRole('link', { name: word('End Conversation') }).click()
  await buyer.page.getByRole('button', { name: word('End Conversation') }).click()
  await buyer.page.getByPlaceholder(word('This chat has ended')).waitFor()
})

test('a mailbox of somebody else is not there; a visitor logs in first and comes back', async () => {
  const { supplier, userID, sold } = await aBuyerAndASupplier({})
  const answer = await supplier.page.goto(`/business/${userID}/requests`)
  expect(answer?.status()).toBe(404)
  await supplier.page.getByText('This conversation is not available.').waitFor()
  const visitor = await visitorWith(launch())
  await visitor.page.goto(`/business/${sold.businessID}/requests`)
  expect(new URL(visitor.page.url()).searchParams.get('continue')).toBe(
    `/business/${sold.businessID}/requests`,
  )
})
