// Documents of a product: added, ordered and removed by its company, opened by everybody or by a buyer who has sent a request.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aDrawingPdf, aStep } from '../src/testing/attachments.ts'
import { overhang, seriousFindings } from './judges.ts'
import { ask, aBuyerAndASupplier } from './two-sides.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const document = aDrawingPdf(20_000)
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const save = (page: Page) => page.locator('main button[value^="save:"]')
const isSound = async (page: Page) => {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBeLessThanOrEqual(0)
}
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test.each(pairsFor('product-documents'))(
  'in %s at %i px: from the file of a supplier to the hands of a buyer',
  async (language, width) => {
    const two = await aBuyerAndASupplier(launch(), { language, width, expected: [400, 404] })
    const { supplier, buyer, word, sold, productID, tag } = two
    const { page } = supplier
    const form = `/business/${sold.businessID}/products/${productID}`
    const [sheet, model] = [`Data sheet ${tag}`, `3D model ${tag}`]
    await supplier.open(form)
    await page.getByRole('link', { name: word('Manage documents') }).click()
    await page.getByText(word('No documents yet')).waitFor()
    await shot(page, `none-${language}-${width}`)
    await isSound(page)
    await page.getByRole('link', { name: word('Add document') }).click()
    await field(page, 'title').fill(sheet)
    await field(page, 'language').selectOption('en')
    await field(page, 'version').fill('Rev. C')
    // Nothing typed is lost where something is missing, or the page is loaded anew.
    await save(page).click()
    await page.getByText(word('Please choose a PDF, STEP, IGES, DXF or DWG file.')).first().waitFor()
    expect(await field(page, 'title').inputValue()).toBe(sheet)
    await shot(page, `refused-${language}-${width}`)
    await isSound(page)
    const choose = page.locator('main input[type="file"]').first()
    await choose.setInputFiles({ name: `${tag}.pdf`, mimeType: 'application/pdf', buffer: document })
    await field(page, 'attachments').waitFor({ state: 'attached', timeout: 30_000 })
    await page.reload()
    await field(page, 'attachments').waitFor({ state: 'attached' })
    expect(await field(page, 'version').inputValue()).toBe('Rev. C')
    await save(page).click()
    await page.waitForURL(/saved=/)

    await page.getByRole('link', { name: word('Add document') }).click()
    await field(page, 'title').fill(model)
    await field(page, 'kind').selectOption('cad')
    await field(page, 'access').selectOption('request')
    await choose.setInputFiles({ name: `${tag}.step`, mimeType: '', buffer: aStep() })
    await field(page, 'attachments').waitFor({ state: 'attached', timeout: 30_000 })
    await shot(page, `form-${language}-${width}`)
    await save(page).click()
    await page.waitForURL(/saved=/)
    await page.getByText(model, { exact: true }).waitFor()
    // By keyboard it goes up.
    await page.getByRole('button', { name: word('Move {name} up').replace('{name}', model) }).press('Enter')
    await expect
      .poll(async () => (await page.locator('main ol > li').first().textContent()) ?? '')
      .toContain(model)
    await shot(page, `list-${language}-${width}`)
    await isSound(page)

    const shown = `/business-product/${productID}`
    const visitor = await visitorWith(launch(), { language, width })
    await visitor.open(shown)
    const rows = visitor.page.locator('#documents li')
    expect(await rows.count()).toBe(2)
    await visitor.page.locator('#documents').scrollIntoViewIfNeeded()
    await shot(visitor.page, `product-${language}-${width}`)
    await isSound(visitor.page)
    const [download] = await Promise.all([
      visitor.page.waitForEvent('download'),
      visitor.page.getByRole('link', { name: sheet }).click(),
    ])
    expect((await buffer(await download.createReadStream())).equals(document)).toBe(true)
    expect(await visitor.page.getByRole('link', { name: model, exact: true }).count()).toBe(0)

    await buyer.open(shown)
    const asking = `${word('Send a request to get it')}: ${model}`
    await buyer.page.getByRole('link', { name: asking }).click()
    await buyer.page.waitForURL(new RegExp(`send-request\\?product=${productID}`))
    await ask(buyer.page, language, `For our own design ${tag}`)
    await buyer.open(shown)
    const [given] = await Promise.all([
      buyer.page.waitForEvent('download'),
      buyer.page.getByRole('link', { name: model, exact: true }).click(),
    ])
    expect(given.suggestedFilename()).toBe(`${tag}.step`)
    expect((await buffer(await given.createReadStream())).equals(aStep())).toBe(true)

    await page.getByRole('button', { name: word('Remove {name}').replace('{name}', sheet) }).click()
    await page.getByRole('button', { name: word('Delete'), exact: true }).click()
    await expect.poll(() => page.locator('main ol > li').count()).toBe(1)
  },
)
