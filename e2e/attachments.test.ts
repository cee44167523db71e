// A drawing of 12 MB goes with a request, is previewed, opened and answered with a marked-up one; nobody else reads either.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aDrawingPdf, aStep } from '../src/testing/attachments.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { aBuyerAndASupplier, ask, replyBox, said } from './two-sides.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

const drawing = aDrawingPdf(12_000_000)
const marked = aDrawingPdf(40_000)
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

/** The files as they are listed before they are sent. */
const listed = (page: Page, name: string) =>
  page
    .locator('form li')
    .filter({ hasText: name })
    .filter({ has: page.locator('input[name=attachments]') })
const attach = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('form input[type=file]').setInputFiles(files)
const link = (page: Page, name: string) => page.getByRole('region').getByRole('link', { name, exact: true })
const isDrawn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test.each(pairsFor('attachments'))(
  'in %s at %i px: a drawing goes with a request and comes back marked up',
  async (language, width) => {
    const made = await aBuyerAndASupplier(launch(), { language, width })
    const { buyer, supplier, sold, bought, word, tag } = made
    const { page } = buyer
    const name = `Flange ${tag}.pdf`
    await buyer.open(`/business/${sold.businessID}/send-request`)
    await scriptsRun(page)

    // What cannot be sent is told at the file, and nothing is sent until it is gone.
    await attach(page, { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await page.getByText(word('This kind of file cannot be sent.')).waitFor()
    await page.locator('[name=subject]').selectOption({ index: 1 })
    await page.locator('[name=message]').fill(`With a drawing ${tag}`)
    await page.getByRole('button', { name: word('Upload Inquiry') }).click()
    await page
      .getByText(word('A file could not be attached. Remove it or try again before you send.'))
      .waitFor()
    await page.getByRole('button', { name: word('Close'), exact: true }).click()

    await attach(page, pdf(name, drawing), { name: `shaft ${tag}.STP`, mimeType: '', buffer: aStep() })
    await listed(page, name).waitFor({ timeout: 30_000 })
    await listed(page, `shaft ${tag}.step`)
      .or(listed(page, `shaft ${tag}.stp`))
      .waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
    // They outlive a reload, as what was typed does.
    await page.reload()
    await scriptsRun(page)
    await listed(page, name).waitFor()
    expect(await page.locator('[name=message]').inputValue()).toBe(`With a drawing ${tag}`)
    await ask(page, language, `With a drawing ${tag}`)
    await link(page, word('Download {0}').replace('{0}', name)).waitFor()

    // The supplier sees the page, opens it and saves the file as it was given.
    const desk = supplier.page
    const mailbox = `/business/${sold.businessID}/requests`
    await supplier.open(`${mailbox}/${new URL(page.url()).pathname.split('/').at(-1)}`)
    await scriptsRun(desk)
    await said(desk, `With a drawing ${tag}`).waitFor()
    await expect.poll(() => isDrawn(desk, '[role=region] li img')).toBe(true)
    await link(desk, word('Open {0}').replace('{0}', name)).click()
    await expect.poll(() => isDrawn(desk, 'dialog[open] img')).toBe(true)
    expect(await seriousFindings(desk)).toEqual([])
    expect(await overhang(desk)).toBe(0)
    const [saved] = await Promise.all([
      desk.waitForEvent('download'),
      desk
        .locator('dialog[open]')
        .getByRole('link', { name: word('Download') })
        .click(),
    ])
    expect(saved.suggestedFilename()).toBe(name)
    expect((await buffer(await saved.createReadStream())).equals(drawing)).toBe(true)
    await desk
      .locator('dialog[open]')
      .getByRole('button', { name: word('Close') })
      .click()

    // And answers with a marked-up one, which the buyer sees at once.
    await attach(desk, pdf(`Flange ${tag}, marked up.pdf`, marked))
    await listed(desk, 'marked up').waitFor({ timeout: 30_000 })
    await replyBox(desk).fill(`Please see the note ${tag}`)
    await replyBox(desk).press('Enter')
    await said(page, `Please see the note ${tag}`).waitFor()
    const back = link(page, word('Download {0}').replace('{0}', `Flange ${tag}, marked up.pdf`))
    await back.waitFor()
    expect(await listed(desk, 'marked up').count()).toBe(0)

    // A third party, another company of the same person, the public folder and a changed address get nothing.
    const path = (await back.getAttribute('href'))!
    const rid = path.split('/requests/')[1]!
    const status = async (as: Page, to: string) =>
      (await as.context().request.get(to, { maxRedirects: 0 })).status()
    const origin = new URL(page.url()).origin
    const third = await visitorWith(launch(), { expected: [404] })
    await signedInAs(third, '/profile/')
    expect(await status(third.page, `${origin}${path}`)).toBe(404)
    expect(await status(page, `${origin}/business/${bought.businessID}/requests/${rid}`)).toBe(404)
    expect(await status(page, `${origin}/business/${sold.businessID}/requests/${rid}`)).toBe(404)
    const answer = await page.context().request.get(`${origin}${path}`, { maxRedirects: 0 })
    const address = new URL(answer.headers()['location'] ?? '', origin)
    const attachmentID = path.split('/').at(-1)!
    for (const lost of [
      `${address.origin}${address.pathname}`,
      `${address.href}0`,
      `${origin}/media/files/${attachmentID}/original`,
      `${origin}/media/attachments/${attachmentID}/original`,
    ])
      expect(await status(third.page, lost), lost).toBe(404)
  },
  120_000,
)
