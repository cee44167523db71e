// The pages of one person's own about others: axe, HTML and width, in both languages and on both screens; and by keyboard.
import { expect, test } from 'vitest'
import { businessPath, profilePath } from '../src/contract/slugs.ts'
import { aCompanyMore } from './changes.ts'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { pairs, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

test.each(pairs)('in %s at %i px: nothing serious, valid, nothing hangs over', async (language, width) => {
  const words = (text: string) => wordsIn(language, text)
  const visitor = await visitorWith(launch(), { language, width })
  const { page, context, open } = visitor
  const { userID } = await signedInAs(visitor, '/industries')
  const own = await aCompanyMore({ companyName: 'Own Axe Works', members: [{ userID, role: 'owner' }] })
  const companyName = '株式会社アクセス軸受製作所'
  const other = await aCompanyMore({ companyName, products: 2 })
  const path = businessPath({ businessID: other, companyName })
  await open(path)
  const saved = page.waitForResponse((response) => response.url().includes('/api/favorites/'))
  await page
    .locator('main [role="group"]')
    .getByRole('button', { name: words('Save') })
    .click()
  await saved
  const ownPath = businessPath({ businessID: own, companyName: 'Own Axe Works' })
  for (const address of [
    '/favorites',
    '/favorites?kind=product',
    '/acting-as',
    '/blocked',
    `/report/business/${other}`,
    `/block/business/${other}`,
    path,
    ownPath,
    `${ownPath}?editMode=1`,
    `${ownPath}?view=buyer`,
    profilePath(userID),
  ]) {
    await open(address)
    expect([address, await seriousFindings(page)]).toEqual([address, []])
    expect([address, await overhang(page)]).toEqual([address, expect.toSatisfy((px: number) => px <= 0)])
    const html = await (await context.request.get(address)).text()
    expect([address, await htmlFaults(html)]).toEqual([address, []])
  }
  // What opens over a page.
  await open(path)
  await page.locator('header details summary').last().click()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  for (const name of ['Report…', 'Block…']) {
    await page.locator('main [role="group"] summary').click()
    await page.getByRole('link', { name: words(name) }).click()
    await page.getByRole('dialog').waitFor()
    expect([name, await seriousFindings(page)]).toEqual([name, []])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  }
})

test('by keyboard alone: the menu, its dialog, and back to where it was opened', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  await signedInAs(visitor, '/industries')
  const companyName = 'Keyboard Proof Works'
  const id = await aCompanyMore({ companyName })
  await open(businessPath({ businessID: id, companyName }))
  const like = page.locator('main [role="group"]').getByRole('button', { name: /^Like/ })
  await like.focus()
  const answered = page.waitForResponse((response) => response.url().includes('/api/social/'))
  await page.keyboard.press('Space')
  await answered
  expect(await like.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await like.getAttribute('aria-pressed')).toBe('true')
  const more = page.locator('main [role="group"] summary')
  await more.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => more.evaluate((summary) => summary === document.activeElement)).toBe(true)
})
