// The certificates of a company: added with a document, changed, removed and brought back, and shown to buyers.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCompanyOfMine, confirmDelete, aPhoto } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const rows = (page: Page) => page.locator('main tbody tr')
const save = (page: Page) => page.locator('main button[value^="save:"]')
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.each(pairsFor('company-certificates'))(
  'in %s at %i px: a certificate with its document, from adding to buyers',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width, expected: [400] })
    const { page, open } = visitor
    const { businessID, tag } = await aCompanyOfMine(visitor)
    const list = `/business/${businessID}/edit/certificates`
    await open(list)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: word('Add certificate') }).click()
    await page.waitForURL(/edit=new/)
    await field(page, 'name').fill(`ISO ${tag}`)
    await field(page, 'number').fill('Q 1423')
    await field(page, 'issueDate').fill(dayFrom(0))
    await field(page, 'expireDate').fill(dayFrom(-1))
    await page
      .locator('main input[type="file"]')
      .last()
      .setInputFiles(await aPhoto('paper.png', '#f0f0e0'))
    await expect.poll(() => field(page, 'photo').inputValue(), { timeout: 30_000 }).toMatch(/^[\da-f-]{36}$/)
    await save(page).click()
    // An end before its beginning; nothing typed is lost.
    await page.getByRole('alert').waitFor()
    expect(await field(page, 'expireDate').getAttribute('aria-invalid')).toBe('true')
    expect(await field(page, 'photo').inputValue()).toMatch(/^[\da-f-]{36}$/)
    await field(page, 'expireDate').fill(dayFrom(30))
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    await save(page).click()
    await page.waitForURL(/saved=/)
    await expect.poll(() => rows(page).count()).toBe(1)
    const document = rows(page).locator('a[href*="/files/"]')
    expect(await document.count()).toBe(1)

    // Expired from now on.
    await page.getByRole('link', { name: word('Edit {name}').replace('{name}', `ISO ${tag}`) }).click()
    await field(page, 'expireDate').waitFor()
    await field(page, 'issueDate').fill(dayFrom(-700))
    await field(page, 'expireDate').fill(dayFrom(-3))
    await save(page).click()
    await page.waitForURL(/saved=/)
    await rows(page).getByText(word('Expired')).waitFor()
    expect(await document.count()).toBe(1)

    await page.locator('main button[value^="remove:"]').click()
    await confirmDelete(page)
    await expect.poll(() => rows(page).count()).toBe(0)
    await page.getByRole('button', { name: word('Undo') }).click()
    await expect.poll(() => rows(page).count()).toBe(1)

    const buyer = await visitorWith(launch(), { language, width })
    await buyer.page.goto(`/business/${businessID}/`)
    await buyer.page.locator('#certificates').getByText(`ISO ${tag}`).waitFor()
  },
)

test('without JavaScript: a certificate is added, changed, removed and brought back', async () => {
  const visitor = await visitorWith(launch(), { script: false })
  const { page, open } = visitor
  const { businessID } = await aCompanyOfMine(visitor)
  await open(`/business/${businessID}/edit/certificates?edit=new`)
  await field(page, 'name').fill('CE')
  await save(page).click()
  await page.locator('main tbody a[href*="edit="]').click()
  await field(page, 'name').fill('UKCA')
  await save(page).click()
  await page.locator('main button[value^="remove:"]').click()
  expect(await rows(page).count()).toBe(0)
  await page.locator('main button[value^="restore:"]').click()
  expect(await rows(page).locator('th').allTextContents()).toEqual(['UKCA'])
})

test('a member looks at certificates and changes none', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { businessID } = await aCompanyOfMine(visitor, { role: 'member' })
  await open(`/business/${businessID}/edit/certificates?edit=new`)
  await page.getByText('No certificates yet').waitFor()
  expect(await field(page, 'name').count()).toBe(0)
})
