// Another language of the pages is not one of the mails: that is asked once, and stands with the mail preferences.
import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { overhang, seriousFindings } from './judges.ts'
import { signedIn } from './signed-in.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test.each([true, false])('asked once after a choice in the menu, scripts: %s', async (script) => {
  const visitor = await visitorWith(launch(), { script, width: 360 })
  const { page, open } = visitor
  const form = page.locator('form[action^="/mail-language"]')
  await signedIn(visitor)
  const choose = (language: string) => open(`/language?lang=${language}&continue=/industries`)
  // A page that is left before its answer takes the choice with it.
  const answer = async (button: Locator) => {
    const heard = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/mail-language'),
    )
    await button.click()
    await heard
    await expect.poll(() => form.count()).toBe(0)
  }
  const mailLanguage = async () => {
    await open('/notifications/preferences')
    return page.locator('[name=mailLanguage]').inputValue()
  }

  // English mails, English pages: nothing to ask.
  await choose('en')
  expect(await form.count()).toBe(0)
  await choose('ja')
  // Its judge is a script.
  const findings = script ? await seriousFindings(page) : []
  expect([findings, await overhang(page)]).toEqual([[], 0])
  await answer(form.getByRole('button', { name: 'English' }))
  expect(await mailLanguage()).toBe('en')
  await choose('ja')
  expect(await form.count()).toBe(0)

  // For another one it is asked again.
  await choose('es')
  await answer(form.getByRole('button').first())
  expect(await mailLanguage()).toBe('es')
})
