// A company created by somebody new: found to be no other, with logo and cover, and managed from then on.
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { aPhonePhoto } from './phone-photo.ts'
import { signedInAs, signIn } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

let photo: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await aPhonePhoto() }
})

async function aFounder(visit: Visit) {
  const visitor = await visitorWith(launch(), { expected: [400, 409], ...visit })
  await signedInAs(visitor, '/my-business')
  const word = (text: string) => wordsIn(visit.language ?? 'en', text)
  return { visitor, page: visitor.page, word }
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** The company whose management the page shows; it goes when the test has ended. */
async function created(page: Page): Promise<string> {
  await page.waitForURL(/\/business\/[0-9a-f-]{36}\/edit\/general/)
  const businessID = /[0-9a-f-]{36}/.exec(page.url())![0]
  onTestFinished(async () => {
    // Before the visitor's: a page that is still open asks for what it shows anew.
    await page.close()
    await onDatabase((db) => transaction(db, (tx) => removeBusiness(tx, businessID)))
  })
  return businessID
}

test.each(pairsFor('company-create'))(
  'in %s at %i px: from My Business to a company with logo and cover',
  async (language, width) => {
    const { page, word } = await aFounder({ language, width })
    await page.getByText(word("You don't have any business registered yet")).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: word('Create a Business profile') }).click()
    await page.waitForURL('**/business/create')
    // What is being left is pale for a moment.
    await field(page, 'companyName').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)

    await page.getByRole('button', { name: word('Create business') }).click()
    await page
      .getByText(word('Complete all the information required to create your business profile.'))
      .waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('companyName')

    await field(page, 'companyName').fill(`Morikage Forge ${language}`)
    // The country of the edition is chosen and stands first, with its states.
    expect(await field(page, 'country').inputValue()).toBe('JP')
    expect(await field(page, 'country').locator('option').nth(1).getAttribute('value')).toBe('JP')
    await page.locator('main [name=state] option[value=JP-27]').waitFor({ state: 'attached' })
    await field(page, 'state').selectOption('JP-27')
    await field(page, 'businessType').selectOption('MA')
    await field(page, 'website').fill(`morikage-${language}.example`)
    const search = page.locator('[id="field-categories"]')
    for (const path of ['0006.0006-01', '0005.0005-02']) {
      await search.fill(path)
      await page.locator('main [role=option]').first().waitFor()
      await search.press('Enter')
      await page.locator(`input[name=categories][value="${path}"]`).waitFor({ state: 'attached' })
    }
    await field(page, 'shortDescription').fill('Open-die forgings in small lots.')
    for (const [at, done] of ['Logo successfully uploaded', 'Cover photo successfully uploaded'].entries()) {
      await page.locator('main input[type=file]').nth(at).setInputFiles(photo)
      await page.getByRole('button', { name: word('Use this part') }).click()
      await page.getByRole('status').getByText(word(done)).first().waitFor({ timeout: 30_000 })
    }
    // All of it outlives a reload.
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await scriptsRun(page)
    await expect
      .poll(() => field(page, 'shortDescription').inputValue())
      .toBe('Open-die forgings in small lots.')
    expect(await page.locator('main [name=categories]').count()).toBe(2)

    await page.getByRole('button', { name: word('Create business') }).click()
    const businessID = await created(page)
    await page
      .getByText(word('Welcome! Your company is on its page. Add what is missing, so that buyers find it.'))
      .first()
      .waitFor()
    expect(await field(page, 'companyName').inputValue()).toBe(`Morikage Forge ${language}`)
    expect(await page.locator('main img[src*="/files/"]').count()).toBeGreaterThanOrEqual(2)

    const buyer = await visitorWith(launch(), { language, width })
    await buyer.open(`/business/${businessID}/`)
    await buyer.page.getByRole('heading', { name: `Morikage Forge ${language}` }).waitFor()

    await page.goto('/my-business')
    await page.getByRole('link', { name: `Morikage Forge ${language}` }).waitFor()
    await page.getByRole('link', { name: word('Create another Business profile') }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    // Nothing is left of what was typed.
    await page.goto('/business/create')
    await scriptsRun(page)
    expect(await field(page, 'companyName').inputValue()).toBe('')
  },
)

test('who creates what is here already is shown it, asked, and may say that theirs is another', async () => {
  const other = await aCompanyMore({ companyName: 'Tsukigata Pump Works Co., Ltd.' })
  const { page } = await aFounder({})
  await page.goto('/business/create')
  await scriptsRun(page)
  await field(page, 'companyName').fill('Tsukigata Pump Works')
  await field(page, 'country').selectOption('JP')
  await field(page, 'website').focus()
  await page.getByRole('heading', { name: 'This company may be here already' }).waitFor()
  const way = page.getByRole('link', { name: 'Ask to join' })
  expect(await way.getAttribute('href')).toBe(`/business/${other}/join`)
  await field(page, 'businessType').selectOption('MA')
  await page.locator('[id="field-categories"]').fill('0006.0006-01')
  await page.locator('main [role=option]').first().click()
  await page.getByRole('button', { name: 'Create business' }).click()
  await page.getByRole('button', { name: 'Mine is another company' }).click()
  await created(page)
})

test.each(pairsFor('company-create'))(
  'in %s at %i px without JavaScript: created all the same',
  async (language, width) => {
    const { page, word } = await aFounder({ language, width, script: false })
    await page.goto('/business/create')
    await field(page, 'companyName').fill(`Ishikari Castings ${language}`)
    await field(page, 'country').selectOption('IT')
    await page.getByRole('button', { name: word('Show the states of this country') }).click()
    await field(page, 'state').selectOption('IT-21')
    await page.locator('[id="field-categories"]').click()
    await field(page, 'industry').selectOption('0006')
    await page.getByRole('button', { name: word('Show its categories') }).click()
    await page.locator('main [name=categories][value="0006.0006-01"]').check()
    await page.getByRole('button', { name: word('Create business') }).click()
    await page
      .getByText(word('Complete all the information required to create your business profile.'))
      .waitFor()
    expect(await field(page, 'state').inputValue()).toBe('IT-21')
    await field(page, 'businessType').selectOption('MA')
    await page.getByRole('button', { name: word('Create business') }).click()
    await created(page)
    expect(await field(page, 'companyName').inputValue()).toBe(`Ishikari Castings ${language}`)
  },
)

test('a visitor logs in first and comes back; leaving with something typed asks', async () => {
  const visitor = await visitorWith(launch())
  await visitor.page.goto('/business/create')
  expect(new URL(visitor.page.url()).searchParams.get('continue')).toBe('/business/create')

  const { page } = await aFounder({})
  await page.goto('/business/create')
  await scriptsRun(page)
  await field(page, 'companyName').fill('Half a name')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('dialog').getByText('Leave without saving?').waitFor()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('what one person typed comes back to them after a log-in, and to nobody else in the same tab', async () => {
  const visitor = await visitorWith(launch(), { expected: [401] })
  const { page, context } = visitor
  const first = await signedInAs(visitor, '/business/create')
  const name = field(page, 'companyName')
  const again = async (logIn: () => Promise<unknown>) => {
    await context.clearCookies()
    await logIn()
    await scriptsRun(page)
    return name.inputValue()
  }
  page.on('dialog', (dialog) => void dialog.accept())
  await scriptsRun(page)
  await name.fill('Morikage Secret Forge')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Secret Forge')
  expect(await again(() => signIn(visitor, '/business/create', first.email))).toBe('Morikage Secret Forge')
  expect(await again(() => signedInAs(visitor, '/business/create'))).toBe('')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Secret Forge')
})
