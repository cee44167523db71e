// How much of a small window is left to the messages of a conversation, and how the rest is opened.
import { expect, test } from 'vitest'
import { overhang, seriousFindings } from './judges.ts'
import { anOpenConversation } from './open-conversation.ts'
import { withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test.each([
  ['en', 740],
  ['ja', 740],
  ['en', 560],
  ['ja', 560],
] as const)('in %s at 360 × %i px most of the window are messages', async (language, height) => {
  const page = await anOpenConversation(launch(), { language, width: 360 })
  await page.setViewportSize({ width: 360, height })
  const messages = page.locator('main section [role=region]')
  const share = async () => ((await messages.boundingBox())?.height ?? 0) / height
  expect(await share()).toBeGreaterThan(0.6)
  const facts = page.locator('main section dl').first()
  expect(await facts.isVisible()).toBe(false)
  expect([await overhang(page), await seriousFindings(page)]).toEqual([0, []])

  const brief = page.locator('main section details summary').filter({ hasText: 'Spindle bearings' })
  await brief.click()
  await facts.waitFor()
  await facts.getByText('Spindle bearings').waitFor()
  expect([await overhang(page), await seriousFindings(page)]).toEqual([0, []])
  await brief.click()
  await expect.poll(() => facts.isVisible()).toBe(false)
})

test('a large window shows all of it', async () => {
  const page = await anOpenConversation(launch(), { width: 1280 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('main section dl').getByText('Spindle bearings').waitFor()
  expect(await page.locator('main section details summary').filter({ hasText: 'Details' }).count()).toBe(1)
  expect(await page.getByText('Details', { exact: true }).isVisible()).toBe(false)
})
