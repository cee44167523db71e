// What is asked before a conversation ends or is reported: over the page, left with Esc, the focus back where it came from.
import { expect, test } from 'vitest'
import { overhang, seriousFindings } from './judges.ts'
import { anOpenConversation } from './open-conversation.ts'
import { pairs, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

test.each(pairs)('in %s at %i px: asked over the page, and the focus comes back', async (language, width) => {
  const page = await anOpenConversation(launch(), { language, width })
  const word = (text: string) => wordsIn(language, text)
  const menu = page.locator('summary').filter({ hasText: word('Request menu') })
  const dialog = page.locator('dialog[open]')
  const ask = async (entry: string) => {
    await menu.click()
    await page.getByRole('link', { name: word(entry) }).click()
    await dialog.waitFor()
  }
  const focused = () => menu.evaluate((summary) => summary === document.activeElement)

  const told = (text: string) => dialog.getByText(word(text)).count()
  const unanswered = 'No answer has been given to this inquiry yet.'
  const unsent = 'Your reply has not been sent. It will not be sent once the conversation has ended.'
  await ask('End Conversation')
  expect([await told(unanswered), await told(unsent)]).toEqual([1, 0])
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBe(0)
  // Nothing behind it can be reached.
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement: active } = document
      return active !== document.body && !active?.closest('dialog')
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(focused).toBe(true)

  await ask('Report conversation')
  await dialog.getByRole('button', { name: word('Send report') }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.locator('select').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: word('Send report') }).click()
  await dialog.getByRole('status').waitFor()
  await dialog.getByRole('button', { name: word('Close') }).click()
  await expect.poll(focused).toBe(true)

  await page.locator('#reply').fill('We can make')
  await ask('End Conversation')
  expect([await told(unanswered), await told(unsent)]).toEqual([1, 1])
  await page.keyboard.press('Escape')
  await page.locator('#reply').fill('We can make these.')
  await page.keyboard.press('Enter')
  await page.locator('main').getByText('We can make these.').first().waitFor()
  await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0)
  await ask('End Conversation')
  await expect.poll(async () => [await told(unanswered), await told(unsent)]).toEqual([0, 0])
  await dialog.getByRole('button', { name: word('End Conversation') }).click()
  await page.getByText(word('Finished successfully')).waitFor()
  expect(await dialog.count()).toBe(0)
  await menu.click()
  expect(await page.getByRole('button', { name: word('End Conversation') }).isDisabled()).toBe(true)
})
