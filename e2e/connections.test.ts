// Two connect: one asks with a note, the other answers, as oneself and as a company, with and without scripts.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessKey, businessPath, profilePath } from '../src/contract/slugs.ts'
import { aCompanyMore } from './changes.ts'
import { judgePage } from './judges.ts'
import { signedIn, signedInAs } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const main = (page: Page) => page.locator('main')

const walks = pairsFor('connections').flatMap(([language, width]) =>
  [true, false].map((script) => [language, width, script] as const),
)

test.each(walks)(
  'in %s at %i px, scripts: %s: a company is asked, answers under its bell, and both end it',
  async (language, width, script) => {
    const words = (text: string) => wordsIn(language, text)
    const asker = await visitorWith(launch(), { language, width, script })
    const { userID } = await signedIn(asker, { firstName: 'Jonas', lastName: 'Weidner' })
    const owner = await visitorWith(launch(), { language, width })
    const { userID: ownerID } = await signedIn(owner)
    const companyName = 'Connected Proof Works'
    const members = [{ userID: ownerID, role: 'owner' as const }]
    const businessID = await aCompanyMore({ companyName, members })
    const path = businessPath({ key: businessKey({ businessID, companyName }) })
    const { page } = asker

    await asker.open(path)
    await main(page)
      .getByRole('link', { name: words('Connect'), exact: true })
      .click()
    await page.waitForURL(`**/connect/business/${businessID}`)
    await judgePage(asker, script)
    await page.locator('textarea').fill('We met in Hannover.\nSpindles')
    await main(page).locator('form:has(textarea) button[type=submit]').click()
    const withdraw = main(page).getByRole('button', { name: words('Withdraw request') })
    await withdraw.waitFor()
    await main(page).getByText('We met in Hannover.').waitFor()
    await judgePage(asker, script)
    await asker.open(path)
    await main(page)
      .getByRole('link', { name: words('Requested') })
      .waitFor()

    // The company is told; its owner acts as themself everywhere else.
    await expect
      .poll(async () => {
        await owner.open('/notifications')
        return main(owner.page).locator(`a[href="/connections?list=in&as=${businessID}"]`).count()
      })
      .toBe(1)
    await main(owner.page).locator(`a[href="/connections?list=in&as=${businessID}"]`).click()
    const card = main(owner.page).locator('li.sheet', { hasText: 'Jonas Weidner' })
    await card.getByText('We met in Hannover.').waitFor()
    await main(owner.page).getByText(companyName).first().waitFor()
    await judgePage(owner)
    await card
      .getByRole('button', { name: words('Accept {name}').replace('{name}', 'Jonas Weidner') })
      .click()
    await owner.page.waitForURL('**/connections?list=in&as=*&done=accepted')
    await main(owner.page).getByText(words('You are connected now.')).waitFor()
    await owner.open(`/connections?as=${businessID}`)
    await card.waitFor()
    await judgePage(owner)
    // As themself they are connected with nobody.
    await owner.open('/connections')
    expect(await card.count()).toBe(0)

    await asker.open('/connections')
    await judgePage(asker, script)
    const theirs = main(page).locator('li.sheet', { hasText: companyName })
    await theirs.locator('a[href^="/connect/"]').click()
    await main(page)
      .getByRole('button', { name: words('Remove connection') })
      .click()
    await page.waitForURL('**/connect/business/*?done=removed')
    await main(page).getByText(words('The connection was removed.')).waitFor()
    await owner.open(`/connect/user/${userID}?as=${businessID}`)
    await main(owner.page).locator('form textarea').waitFor()
  },
)

test('a person is asked by keyboard, declines, and whoever asked sees no difference; then takes it back', async () => {
  const other = await visitorWith(launch())
  const { userID } = await signedIn(other, { firstName: 'Aiko', lastName: 'Mori' })
  const asker = await visitorWith(launch(), { expected: [400] })
  const { page } = asker
  const me = await signedInAs(asker, profilePath(userID))
  const connect = main(page).getByRole('link', { name: 'Connect', exact: true })
  await connect.focus()
  await page.keyboard.press('Enter')
  const note = page.locator('textarea')
  await note.waitFor()
  // Too long a note is kept, marked and said beside the field.
  await note.fill('ab'.repeat(200))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect([await note.inputValue(), await note.getAttribute('aria-invalid')]).toEqual([
    'ab'.repeat(200),
    'true',
  ])
  // What is typed outlives a reload.
  await note.fill('Typed and kept')
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('Typed and kept')
  await note.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await main(page).getByText('Typed and kept').waitFor()
  await main(page).getByRole('button', { name: 'Withdraw request' }).waitFor()

  await other.open(profilePath(me.userID))
  await main(other.page).getByRole('link', { name: 'Answer request' }).click()
  const decline = main(other.page).getByRole('button', { name: 'Decline' })
  await decline.focus()
  await other.page.keyboard.press('Enter')
  await other.page.waitForURL('**/connect/user/*?done=declined')
  await main(other.page).getByText('The request was declined.').waitFor()

  await asker.open('/connections?list=out')
  await main(page).getByText('Typed and kept').waitFor()
  await main(page).getByRole('button', { name: 'Withdraw request to Aiko Mori' }).click()
  await main(page).getByText('No open requests').waitFor()
})

test('a visitor logs in on the way; nobody connects with themself, and members of a company are told who may', async () => {
  const companyName = 'Member Proof Works'
  const other = await aCompanyMore({ companyName: 'Asked Proof Works' })
  const visitor = await visitorWith(launch(), { expected: [404] })
  const { page, context, open } = visitor
  await open(businessPath({ key: businessKey({ businessID: other, companyName: 'Asked Proof Works' }) }))
  const connect = main(page).getByRole('link', { name: 'Connect', exact: true })
  expect(await connect.getAttribute('href')).toBe(
    `/accounts/log-in?continue=${encodeURIComponent(`/connect/business/${other}`)}`,
  )
  const { userID } = await signedIn(visitor)
  const businessID = await aCompanyMore({ companyName, members: [{ userID, role: 'member' }] })
  await open(businessPath({ key: businessKey({ businessID, companyName }) }))
  expect(await connect.count()).toBe(0)
  for (const path of [`user/${userID}`, `business/${businessID}`, `product/${other}`, `user/${other}`])
    expect([path, (await open(`/connect/${path}`))?.status()]).toEqual([path, 404])

  await open(`/connect/business/${other}?as=${businessID}`)
  await main(page)
    .getByText(/^Only owners and admins of/)
    .waitFor()
  expect(await main(page).getByRole('button', { name: 'Send request' }).count()).toBe(0)
  // Who sends the form of somebody who may is refused in words.
  const answer = await context.request.post(`/connect/business/${other}`, {
    form: { do: 'ask', acting: businessID, note: 'Kept' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('Kept')
  // What was answered or taken back meanwhile is said to be so.
  await context.request.post(`/connect/business/${other}`, {
    form: { do: 'ask', note: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await open(`/connect/business/${other}`)
  const withdraw = main(page).getByRole('button', { name: 'Withdraw request' })
  await withdraw.waitFor()
  const late = await context.newPage()
  await late.goto(`/connect/business/${other}`)
  await withdraw.click()
  await main(page).getByText('The request was withdrawn.').waitFor()
  await late.locator('main').getByRole('button', { name: 'Withdraw request' }).click()
  await late.getByText(/This is no longer open/).waitFor()
  await late.close()
})
