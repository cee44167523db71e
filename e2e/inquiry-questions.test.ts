// What is asked before a conversation ends or is reported: over the page, left with Esc, the focus back where it came from.
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeCompany } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { pairs, scriptsRun, visitorWith, withBrowser, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

/** The owner of a company, on the page of a conversation that somebody has just begun. */
async function anOpenConversation(visit: Visit) {
  const owner = await visitorWith(launch(), { expected: [400], ...visit })
  const { userID } = await signedInAs(owner, '/profile/')
  const company = await makeCompany({
    companyName: 'Hagiwara Spindles',
    members: [{ userID, role: 'owner' }],
  })
  onTestFinished(company.remove)
  const buyer = await visitorWith(launch())
  await signedInAs(buyer, '/profile/', { firstName: 'Mara', lastName: 'Lindqvist' })
  const headers = { origin: inject('site'), 'sec-fetch-site': 'same-origin' }
  const refreshed = await buyer.context.request.post('/session/refresh', { headers })
  const { data } = (await refreshed.json()) as { data: { token: string } }
  const answer = await buyer.context.request.post('/api/business/request', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { to: company.businessID, subject: 'Spindle bearings', message: 'Twelve matched sets a quarter.' },
  })
  const { requestID } = ((await answer.json()) as { data: { requestID: string } }).data
  await owner.page.goto(`/business/${company.businessID}/requests/${requestID}`)
  await scriptsRun(owner.page)
  return owner.page
}

test.each(pairs)('in %s at %i px: asked over the page, and the focus comes back', async (language, width) => {
  const page = await anOpenConversation({ language, width })
  const word = (text: string) => wordsIn(language, text)
  const menu = page.locator('summary').filter({ hasText: word('Request menu') })
  const dialog = page.locator('dialog[open]')
  const ask = async (entry: string) => {
    await menu.click()
    await page.getByRole('link', { name: word(entry) }).click()
    await dialog.waitFor()
  }
  const focused = () => menu.evaluate((summary) => summary === document.activeElement)

  await ask('End Conversation')
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

  await ask('End Conversation')
  await dialog.getByRole('button', { name: word('End Conversation') }).click()
  await page.getByText(word('Finished successfully')).waitFor()
  expect(await dialog.count()).toBe(0)
  await menu.click()
  expect(await page.getByRole('button', { name: word('End Conversation') }).isDisabled()).toBe(true)
})
