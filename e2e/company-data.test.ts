// A company's data in its owner's hands: exported whole, as tables, removed by its name, restored.
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessKey, businessPath } from '../src/contract/slugs.ts'
import { addMember, type MemberRole } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { errorText } from '../src/messages/texts.ts'
import { signedInAs } from './signed-in.ts'
import { reloaded } from './typing.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const companyName = 'Kitazawa Rolling Works'
const product = { name: '=Deep groove ball bearing', description: '+1 "quoted"\n転がり軸受' }

/** Somebody with this role in a company of the test, on its data tab. */
async function onDataTab(visit: Visit, role: MemberRole = 'owner') {
  const visitor = await visitorWith(launch(), { expected: [400], ...visit })
  const { userID } = await signedInAs(visitor, '/profile/')
  const businessID = await aCompanyMore({
    companyName,
    generalDescription: '@Two halls.\n"Rings", 研磨',
    products: [product],
  })
  await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role })))
  const { page } = visitor
  const at = async (path: string) => {
    const response = await page.goto(path)
    if (visit.script !== false) await scriptsRun(page)
    return response?.status()
  }
  const status = await at(`/business/${businessID}/edit/data`)
  const word = (text: string) => wordsIn(visit.language ?? 'en', text)
  const press = (text: string) => page.getByRole('button', { name: word(text), exact: true }).click()
  const publicly = async () =>
    (
      await visitor.context.request.get(businessPath({ key: businessKey({ businessID, companyName }) }))
    ).status()
  return { page, businessID, at, status, word, press, publicly }
}

async function downloadOf(page: Page, link: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(link).first().click()])
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) }
}
const downloadLink = 'main a[href*="/exports/"]'

async function expectGood(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBe(0)
}

test.each(pairsFor('company-data'))(
  'in %s at %i px: all data as one archive, products as tables',
  async (language, width) => {
    const { page, press, word, businessID } = await onDataTab({ language, width })
    await expectGood(page)
    await press('Start export')
    // The page looks by itself.
    await page.locator(downloadLink).waitFor({ timeout: 30_000 })
    await expectGood(page)

    const archive = await downloadOf(page, downloadLink)
    expect(archive.name).toMatch(/^Kitazawa Rolling Works \d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(archive.bytes))
    const text = (name: string) => Buffer.from(files[name] ?? []).toString()
    expect(JSON.parse(text('business.json'))).toMatchObject({
      businessID,
      general: { companyName, generalDescription: '@Two halls.\n"Rings", 研磨' },
    })
    expect(JSON.parse(text('products.json'))).toMatchObject([product])
    expect(text('products.csv')).toContain(`"'=Deep groove ball bearing"`)
    expect(text('README.txt')).toContain(companyName)

    const csv = await downloadOf(page, 'main a[href$="/products.csv"]')
    expect(csv.name).toMatch(/\.csv$/)
    expect(csv.bytes.toString()).toContain(`"'=Deep groove ball bearing"`)
    const xlsx = await downloadOf(page, 'main a[href$="/products.xlsx"]')
    expect(Object.keys(unzipSync(new Uint8Array(xlsx.bytes)))).toContain('xl/workbook.xml')

    await press('Start a new export')
    await page.getByRole('heading', { name: word('Earlier exports') }).waitFor()
  },
)

test.each(pairsFor('company-data'))(
  'in %s at %i px: removed by its name, restored',
  async (language, width) => {
    const { page, at, press, word, publicly, businessID } = await onDataTab({ language, width })
    const name = page.locator('main [name="companyName"]')
    expect(await publicly()).toBe(200)
    await name.fill('Kitazawa')
    await press('Remove the company')
    await page.getByRole('alert').waitFor()
    expect(await name.inputValue()).toBe('Kitazawa')
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    await expectGood(page)
    expect(await publicly()).toBe(200)

    await name.fill(companyName)
    await press('Remove the company')
    await page.waitForURL('**/my-business')
    expect(await publicly()).toBe(404)
    await page.getByRole('heading', { name: word('Removed companies') }).waitFor()
    await expectGood(page)
    // Somebody verified a look-alike meanwhile, say: told where the company stands.
    await at(`/my-business?notRestored=${businessID}-NameTaken`)
    await page.getByRole('alert').waitFor()
    await expectGood(page)
    await page
      .getByRole('button', { name: word('Restore {companyName}').replace('{companyName}', companyName) })
      .click()
    await page.waitForURL(`**/business/${businessID}/edit/general`)
    const back = word('Your company has been restored. Its page is back, and so are its people.')
    await page.getByRole('status').getByText(back).first().waitFor()
    expect(await publicly()).toBe(200)
  },
)

test('without JavaScript: exported, removed and restored all the same', async () => {
  const { page, at, press, word, publicly, businessID } = await onDataTab({ script: false })
  const tab = `/business/${businessID}/edit/data`
  await press('Start export')
  const link = page.locator(downloadLink)
  await expect
    .poll(
      async () => {
        if ((await link.count()) === 0) await at(tab)
        return link.count()
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1)
  expect((await downloadOf(page, downloadLink)).bytes.subarray(0, 2).toString()).toBe('PK')

  await page.locator('main [name="companyName"]').fill('Something else')
  await press('Remove the company')
  await page.getByText(word('The company was not removed.')).waitFor()
  await page.locator('main [name="companyName"]').fill(companyName)
  await press('Remove the company')
  await page.waitForURL('**/my-business')
  expect(await publicly()).toBe(404)
  await page.getByRole('button', { name: `Restore ${companyName}` }).click()
  await page.waitForURL('**/edit/general?done=restored')
  expect(await publicly()).toBe(200)
})

test.each(['admin', 'member'] as const)('%s: told that only owners may', async (role) => {
  const isAdmin = role === 'admin'
  const { page, status, word, businessID } = await onDataTab({ expected: [403] }, role)
  expect(status).toBe(isAdmin ? 200 : 403)
  const only =
    'Only owners of the company may export its data or remove it. Ask one of them; you find them under Members.'
  await page.getByText(word(only)).waitFor()
  // Admins say where the company is shown, and nothing else.
  const sent = await page.locator('main form input[name="revision"]').count()
  expect([await page.locator('main form').count(), sent]).toEqual(isAdmin ? [1, 1] : [0, 0])
  await expectGood(page)
  const { request } = page.context()
  const table = await request.get(`/business/${businessID}/products.csv`)
  expect(table.status()).toBe(isAdmin ? 200 : 403)
  const job = await request.get(`/business/${businessID}/exports/00000000-0000-7000-8000-000000000000`)
  expect(job.status()).toBe(403)
})

test('ticks that come back over what somebody else saved meanwhile overwrite nothing unseen', async () => {
  const { page, press, word } = await onDataTab({ expected: [409] })
  const other = await page.context().newPage()
  const box = (code: string, of = page) => of.locator(`main [name="shown"][value="${code}"]`)
  const hidden = async () => {
    await other.goto(page.url())
    const isHidden = async (code: string) => !(await box(code, other).isChecked())
    return { it: await isHidden('it'), de: await isHidden('de') }
  }
  await box('it').uncheck()
  expect(await hidden()).toEqual({ it: false, de: false })
  await box('de', other).uncheck()
  await other.getByRole('button', { name: word('Save where it is shown') }).click()
  await other.getByText(word('Your choice was saved.')).waitFor()
  await reloaded(page)
  await page.getByText(word('What you typed here before is back. It has not been sent.')).waitFor()
  expect([await box('it').isChecked(), await box('de').isChecked()]).toEqual([false, true])

  await press('Save where it is shown')
  await page.getByRole('alert').getByText(errorText('Stale', 'en')).waitFor()
  expect(await hidden()).toEqual({ it: false, de: true })
  // Told, they may.
  await press('Save where it is shown')
  await page.getByText(word('Your choice was saved.')).waitFor()
  expect(await hidden()).toEqual({ it: true, de: false })
})

test('visitors log in first and come back', async () => {
  const { page } = await visitorWith(launch())
  const businessID = await aCompanyMore({ companyName })
  for (const path of ['edit/data', 'products.csv', 'exports/00000000-0000-7000-8000-000000000000']) {
    await page.goto(`/business/${businessID}/${path}`)
    expect(new URL(page.url()).searchParams.get('continue')).toBe(`/business/${businessID}/${path}`)
  }
})
