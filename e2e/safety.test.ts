// Report and block: in a dialog or on a page of their own, once, and undone.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessKey, businessPath, profilePath } from '../src/contract/slugs.ts'
import { aCompanyMore } from './changes.ts'
import { signedIn } from './signed-in.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

/** What opens the menu of further acts. */
const moreOf = (page: Page) => page.locator('main [role="group"] summary')

test('a report: a reason is needed, it is taken once, and the second one is told so', async () => {
  const companyName = 'Reported Proof Works'
  const businessID = await aCompanyMore({ companyName })
  const visitor = await visitorWith(launch(), { expected: [400] })
  const { page, open } = visitor
  await signedIn(visitor)
  const report = async () => {
    await moreOf(page).click()
    await page.getByRole('link', { name: 'Report…' }).click()
    await page.getByRole('dialog').locator('select').waitFor()
  }
  const dialog = page.getByRole('dialog')
  const sendIt = () => dialog.getByRole('button', { name: 'Send report' }).click()
  await open(businessPath({ key: businessKey({ businessID, companyName }) }))
  await report()
  await sendIt()
  await dialog.getByRole('alert').waitFor()
  await dialog.locator('select').selectOption('fake')
  await dialog.locator('textarea').fill('The works in the picture are ours.')
  await sendIt()
  await dialog.getByText(/Thank you/).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await report()
  await dialog.locator('select').selectOption('spam')
  await sendIt()
  await dialog.getByText(/You have reported this already/).waitFor()
  expect(await dialog.getByRole('button', { name: 'Send report' }).count()).toBe(0)
})

test.each([true, false])(
  'a block hides each from the other until it is undone; scripts: %s',
  async (script) => {
    const blocked = await visitorWith(launch(), { expected: [404] })
    const other = await signedIn(blocked, { firstName: 'Jonas', lastName: 'Weidner' })
    const visitor = await visitorWith(launch(), { script, expected: [404] })
    const { page, open } = visitor
    const { userID } = await signedIn(visitor)
    const path = profilePath(other.userID)
    await open(path)
    await moreOf(page).click()
    await page.getByRole('link', { name: 'Block…' }).click()
    await (script ? page.getByRole('dialog') : page.locator('main'))
      .getByRole('button', { name: 'Block' })
      .click()
    await page.waitForURL('**/blocked?done=*')
    await page.getByText('Jonas Weidner is blocked.').waitFor()
    expect((await open(path))?.status()).toBe(404)
    expect((await blocked.open(profilePath(userID)))?.status()).toBe(404)

    await open('/blocked')
    await page.getByRole('button', { name: 'Unblock Jonas Weidner' }).click()
    await page.getByText(/Nobody is blocked/).waitFor()
    expect((await open(path))?.status()).toBe(200)
    expect((await blocked.open(profilePath(userID)))?.status()).toBe(200)
  },
)
