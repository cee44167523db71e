// The pages of one person's own about others: axe, HTML and width, in both languages and on both screens; and by keyboard.
import { expect, inject, test } from 'vitest'
import { businessKey, businessPath, profilePath } from '../src/contract/slugs.ts'
import { aGroup } from '../src/testing/groups.ts'
import { aSession } from '../src/testing/sessions.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { search } from './directory.ts'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { signedIn } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()

test.each(pairsFor('social-pages'))(
  'in %s at %i px: nothing serious, valid, nothing hangs over',
  async (language, width) => {
    const words = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width })
    const { page, context, open } = visitor
    const { userID } = await signedIn(visitor)
    const own = await aCompanyMore({ companyName: 'Own Axe Works', members: [{ userID, role: 'owner' }] })
    const group = await onDatabase(async (db) =>
      aGroup(db, await aSession(db, { userID }), {
        name: 'Wälzlagerschadensbegutachtungsgruppe',
        rules: 'None.',
      }),
    )
    const companyName = '株式会社アクセス軸受製作所'
    const other = await aCompanyMore({ companyName, products: 2 })
    const path = businessPath({ key: businessKey({ businessID: other, companyName }) })
    await open(path)
    const saved = page.waitForResponse((response) => response.url().includes('/api/favorites/'))
    await page
      .locator('main [role="group"]')
      .getByRole('button', { name: words('Save') })
      .click()
    await saved
    const ownPath = businessPath({ key: businessKey({ businessID: own, companyName: 'Own Axe Works' }) })
    for (const address of [
      '/favorites',
      '/favorites?kind=product',
      '/following',
      '/acting-as',
      '/blocked',
      '/connections',
      '/connections?list=in',
      '/connections?list=out',
      '/groups',
      '/groups/create',
      ...['', '/members', '/members?find=mori', '/requests', '/edit'].map(
        (part) => `/groups/${group}${part}`,
      ),
      `/connect/business/${other}`,
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
  },
)

test.each([
  ['it', 320],
  ['es', 320],
  ['it', 360],
  ['es', 360],
] as const)('in %s at %i px the words of a company’s actions fit their buttons', async (language, width) => {
  const companyName = 'Narrow Bar Works'
  const path = businessPath({
    key: businessKey({ businessID: await aCompanyMore({ companyName }), companyName }),
  })
  const { page, open } = await visitorWith(launch(), { language, width })
  await open(path)
  const bar = page.locator('main [role="group"]').first()
  const cut = await bar
    .locator('> a, > button')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    )
  expect([cut, await overhang(page)]).toEqual([[], 0])
})

test('by keyboard alone: the menu, its dialog, and back to where it was opened', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  await signedIn(visitor)
  const companyName = 'Keyboard Proof Works'
  const id = await aCompanyMore({ companyName })
  await open(businessPath({ key: businessKey({ businessID: id, companyName }) }))
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

test('favourites come twenty at once; the next ones follow below, or on a page of their own', async () => {
  const visitor = await visitorWith(launch())
  const { page, context, open } = visitor
  await signedIn(visitor)
  const { results } = await search(site, { size: 23 })
  for (const { businessID } of results)
    await context.request.post('/act', {
      form: { act: `save.business.${businessID}`, back: '/' },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
  await open('/favorites')
  const cards = page.locator('main ul > li.sheet')
  expect(await cards.count()).toBe(20)
  const more = page.getByRole('link', { name: 'Load more' })
  const address = (await more.getAttribute('href'))!
  await more.click()
  await expect.poll(() => cards.count()).toBe(23)
  expect(await more.count()).toBe(0)
  const first = cards.nth(20).locator('h2 a')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent))
    .toContain((await first.textContent())!)
  const shown = await cards.locator('h2').allTextContents()
  expect(new Set(shown).size).toBe(23)
  await open(address)
  expect(await cards.locator('h2').allTextContents()).toEqual(shown.slice(20))
  expect((await open('/favorites?cursor=changed'))?.status()).toBe(200)
})
