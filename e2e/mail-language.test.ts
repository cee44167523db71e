// Another language of the pages is not one of the mails: that is asked once, and stands with the mail preferences.
import { expect, test } from 'vitest'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test.each([true, false])('asked once after a choice in the menu, scripts: %s', async (script) => {
  const visitor = await visitorWith(launch(), { script, width: 360 })
  const { page, open } = visitor
  await signedInAs(visitor, '/industries')
  const choose = (language: string) => open(`/language?lang=${language}&continue=/industries`)
  const mailLanguage = async () => {
    await open('/notifications/preferences')
    return page.locator('[name=mailLanguage]').inputValue()
  }

  // English mails, English pages: nothing to ask.
  await choose('en')
  const form = page.locator('form[action^="/mail-language"]')
  expect(await form.count()).toBe(0)
  await choose('ja')
  // Its judge is a script.
  const findings = script ? await seriousFindings(page) : []
  expect([findings, await overhang(page)]).toEqual([[], 0])
  await form.getByRole('button', { name: 'English' }).click()
  await expect.poll(() => form.count()).toBe(0)
  expect(await mailLanguage()).toBe('en')
  await choose('ja')
  expect(await form.count()).toBe(0)

  // For another one it is asked again.
  await choose('es')
  await form.getByRole('button').first().click()
  await expect.poll(() => form.count()).toBe(0)
  await expect.poll(mailLanguage).toBe('es')
})
