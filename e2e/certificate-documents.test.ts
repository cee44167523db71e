// The document of a certificate: asked for on the company's page, uploaded when somebody asks, sent with one click, saved by the buyer.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aDrawingPdf } from '../src/testing/attachments.ts'
import { overhang, seriousFindings } from './judges.ts'
import { aBuyerAndASupplier, openFacts } from './two-sides.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const document = aDrawingPdf(20_000)
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const save = (page: Page) => page.locator('main button[value^="save:"]')
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const isSound = async (page: Page) => {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBeLessThanOrEqual(0)
}
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test.each(pairsFor('certificate-documents'))(
  'in %s at %i px: from the question of a buyer to the file in their hands',
  async (language, width) => {
    const two = await aBuyerAndASupplier(launch(), { language, width })
    const { supplier, buyer, word, sold, tag } = two
    const name = `ISO ${tag}`
    const [company, list] = [
      `/business/${sold.businessID}/`,
      `/business/${sold.businessID}/edit/certificates`,
    ]
    const askFor = (page: Page) =>
      page.getByRole('link', { name: `${word('Ask for the document')}: ${name}` })
    await supplier.open(`${list}?edit=new`)
    await field(supplier.page, 'name').fill(name)
    await field(supplier.page, 'number').fill('Q 1423')
    await field(supplier.page, 'issuer').fill('Nihon Register of Systems')
    await field(supplier.page, 'issueDate').fill(dayFrom(-30))
    await field(supplier.page, 'expireDate').fill(dayFrom(300))
    await save(supplier.page).click()
    await supplier.page.waitForURL(/saved=/)
    await supplier.open(company)
    await supplier.page.locator('#certificates').getByText(name).waitFor()
    expect(await askFor(supplier.page).count()).toBe(0)

    // A visitor logs in first and comes back to the question.
    const visitor = await visitorWith(launch(), { language, width })
    await visitor.open(company)
    await askFor(visitor.page).click()
    await visitor.page.waitForURL(/continue=/)
    const back = new URL(visitor.page.url()).searchParams.get('continue')
    expect(back).toMatch(new RegExp(`^/business/${sold.businessID}/send-request\\?certificate=`))

    await buyer.open(company)
    await buyer.page.locator('#certificates').scrollIntoViewIfNeeded()
    await shot(buyer.page, `company-${width}`)
    await isSound(buyer.page)
    await askFor(buyer.page).click()
    await field(buyer.page, 'message').fill(`For an audit ${tag}`)
    await shot(buyer.page, `form-${width}`)
    await isSound(buyer.page)
    await buyer.page.getByRole('button', { name: word('Ask for the document') }).dblclick()
    await buyer.page.getByText(word('Inquiry sent successfully')).waitFor()
    const conversation = new URL(buyer.page.url()).pathname
    expect(await buyer.page.locator('[data-number]').count()).toBe(1)
    // Pressed again it leads there.
    await buyer.open(company)
    await askFor(buyer.page).click()
    await buyer.page.waitForURL((url) => url.pathname === conversation)
    expect(await buyer.page.getByRole('button', { name: word('Send the document') }).count()).toBe(0)

    const requestID = conversation.split('/').at(-1)!
    const answering = `/business/${sold.businessID}/requests/${requestID}`
    await supplier.open(answering)
    await openFacts(supplier.page)
    await supplier.page.getByRole('link', { name: word('Upload the document') }).waitFor()
    await shot(supplier.page, `missing-${width}`)
    await isSound(supplier.page)
    await supplier.page.getByRole('link', { name: word('Upload the document') }).click()
    await supplier.page.waitForURL(/edit=/)
    await field(supplier.page, 'issuer').waitFor()
    const choose = supplier.page.locator('main input[type="file"]').first()
    await choose.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await supplier.page.getByText(word('This kind of file cannot be sent.')).waitFor()
    await supplier.page.getByRole('button', { name: word('Close'), exact: true }).click()
    await choose.setInputFiles({ name: `${tag}.pdf`, mimeType: 'application/pdf', buffer: document })
    await supplier.page.getByText(`${tag}.pdf`).waitFor()
    await field(supplier.page, 'attachments').waitFor({ state: 'attached', timeout: 30_000 })
    await shot(supplier.page, `edit-${width}`)
    await isSound(supplier.page)
    await save(supplier.page).click()
    await supplier.page.waitForURL(/saved=/)
    await shot(supplier.page, `list-${width}`)
    await supplier.page
      .getByRole('link', { name: word('Document of {name}').replace('{name}', name) })
      .waitFor()

    await supplier.open(answering)
    const send = supplier.page.getByRole('button', { name: word('Send the document') })
    await send.waitFor()
    await shot(supplier.page, `ready-${width}`)
    await isSound(supplier.page)
    await send.dblclick()
    await supplier.page.getByRole('region').getByText(`${tag}.pdf`).waitFor()
    await expect.poll(() => send.count()).toBe(0)
    await shot(supplier.page, `sent-${width}`)

    // The buyer's open page hears of it, and saves the file.
    const saved = buyer.page
      .getByRole('region')
      .locator('a[href*="/attachments/"]', { hasText: `${tag}.pdf` })
    await saved.waitFor()
    expect(await buyer.page.locator('[data-number]').count()).toBe(2)
    const [download] = await Promise.all([buyer.page.waitForEvent('download'), saved.click()])
    expect((await buffer(await download.createReadStream())).equals(document)).toBe(true)
    await shot(buyer.page, `got-${width}`)

    // Expired, there is nothing to ask for, and the address says so.
    await supplier.open(list)
    await supplier.page.getByRole('link', { name: word('Edit {name}').replace('{name}', name) }).click()
    await field(supplier.page, 'expireDate').fill(dayFrom(-1))
    await save(supplier.page).click()
    await supplier.page.waitForURL(/saved=/)
    await buyer.open(company)
    await buyer.page.locator('#certificates').getByText(word('Expired')).waitFor()
    expect(await askFor(buyer.page).count()).toBe(0)
    await buyer.open(back!)
    await buyer.page.getByRole('link', { name: word('Send Request') }).waitFor()
    await shot(buyer.page, `expired-${width}`)
    await isSound(buyer.page)
  },
)

test('without JavaScript it is asked for, and the company reads what is missing', async () => {
  const two = await aBuyerAndASupplier(launch(), { script: false })
  const { supplier, buyer, sold, tag } = two
  const list = `/business/${sold.businessID}/edit/certificates`
  await supplier.open(`${list}?edit=new`)
  await field(supplier.page, 'name').fill(`CE ${tag}`)
  await save(supplier.page).click()
  await buyer.open(`/business/${sold.businessID}/`)
  await buyer.page.getByRole('link', { name: `Ask for the document: CE ${tag}` }).click()
  await buyer.page.getByRole('button', { name: 'Ask for the document' }).click()
  await buyer.page.getByText('Inquiry sent successfully').waitFor()
  await supplier.open(
    `/business/${sold.businessID}/requests/${new URL(buyer.page.url()).pathname.split('/').at(-1)}`,
  )
  await supplier.page.getByText('but none is uploaded yet').waitFor()
  expect(await supplier.page.locator('[data-number]').count()).toBe(1)
})
