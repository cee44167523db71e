// Inquiries without scripts, and by those whom they do not concern.
import { expect, test } from 'vitest'
import { aBuyerAndASupplier, replyBox, said } from './two-sides.ts'
import { pairs, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test.each(pairs)('in %s at %i px without JavaScript: asked, answered, ended', async (language, width) => {
  const { buyer, supplier, word, sold, tag } = await aBuyerAndASupplier(launch(), {
    language,
    width,
    script: false,
  })
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
  // The list tells threads apart by their last message; beside the conversation stands who asks.
  if (width === 1280) {
    const row = supplier.page
      .getByRole('link', { name: /Jonas Weidner/ })
      .filter({ hasText: `Prices ${tag}` })
    await row.getByText(`Without scripts ${tag}`).waitFor()
    const pane = supplier.page.getByRole('complementary', { name: word('Buyer') })
    await pane.getByText(word('Member since')).waitFor()
    await pane.getByText(word('Confirmed')).waitFor()
  }
  await supplier.page.getByRole('button', { name: word('Mark as read') }).click()
  await replyBox(supplier.page).fill(`Answered ${tag}`)
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
  const { supplier, userID, sold } = await aBuyerAndASupplier(launch(), {})
  const answer = await supplier.page.goto(`/business/${userID}/requests`)
  expect(answer?.status()).toBe(404)
  await supplier.page.getByText('This conversation is not available.').waitFor()
  const visitor = await visitorWith(launch())
  await visitor.page.goto(`/business/${sold.businessID}/requests`)
  expect(new URL(visitor.page.url()).searchParams.get('continue')).toBe(
    `/business/${sold.businessID}/requests`,
  )
})
