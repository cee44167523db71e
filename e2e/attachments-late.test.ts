// Somebody sends while a file is still on its way, reloads, or takes it back: nothing is sent without it, and nothing lost unsaid.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aStep } from '../src/testing/attachments.ts'
import { uploadPath } from '../src/platform/storage/local.ts'
import { aBuyerAndASupplier, replyBox, said } from './two-sides.ts'
import { pairsFor, scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

const step = (name: string) => ({ name, mimeType: '', buffer: aStep() })
const attach = (page: Page, name: string) => page.locator('form input[type=file]').setInputFiles(step(name))

/** Holds back what is posted to the storage until `end` says what becomes of it from then on; `hold` holds back anew. */
async function holdsUploads(page: Page) {
  let ends: 'arrives' | 'fails' = 'arrives'
  let go = () => {}
  let gate: Promise<void>
  const hold = () => {
    gate = new Promise<void>((resolve) => {
      go = resolve
    })
  }
  hold()
  await page.route(
    (url) => url.pathname === uploadPath,
    async (route) => {
      await gate
      await (ends === 'fails' ? route.fulfill({ status: 400 }) : route.continue())
    },
  )
  const end = (as: typeof ends) => {
    ends = as
    go()
  }
  return { hold, end }
}

test.each(pairsFor('files that come late'))(
  'in %s at %i px: what is sent while a file is on its way goes when it has arrived',
  async (language, width) => {
    const { buyer, sold, word, tag } = await aBuyerAndASupplier(launch(), { language, width })
    const { page } = buyer
    const { hold, end } = await holdsUploads(page)
    const waits = page.getByRole('button', { name: word('Sends when the files have arrived') })
    const isLost = page.getByText(
      word('These files are no longer here. Please attach them again: {names}').split('{')[0]!,
    )
    await buyer.open(`/business/${sold.businessID}/send-request`)
    await scriptsRun(page)
    await page.locator('[name=subject]').selectOption({ index: 1 })
    await page.locator('[name=message]').fill(`With a file ${tag}`)

    // A reload breaks off what was on its way, and says which file that was; not what was refused for good.
    await attach(page, `never ${tag}.xlsm`)
    await page.getByText(word('This kind of file cannot be sent.')).waitFor()
    await attach(page, `early ${tag}.step`)
    await page.getByText(`early ${tag}.step`).waitFor()
    await page.reload()
    await scriptsRun(page)
    await isLost.waitFor()
    expect(await isLost.textContent()).toContain(`early ${tag}.step`)
    expect(await isLost.textContent()).not.toContain(`never ${tag}`)

    // One may think better of it.
    await attach(page, `late ${tag}.step`)
    await page.getByRole('button', { name: word('Upload Inquiry') }).click()
    await waits.waitFor()
    expect(await isLost.count()).toBe(0)
    await page.getByRole('button', { name: word('Do not send yet') }).click()
    await page.getByRole('button', { name: word('Upload Inquiry') }).click()
    await waits.waitFor()
    end('arrives')
    await page.getByText(word('Inquiry sent successfully')).waitFor()
    await page.getByRole('region').getByText(`late ${tag}`).first().waitFor()

    // A reply whose file cannot be uploaded stays, and says so.
    await replyBox(page).fill(`And another ${tag}`)
    hold()
    await attach(page, `lost ${tag}.step`)
    await replyBox(page).press('Enter')
    await waits.waitFor()
    end('fails')
    await page
      .getByText(word('A file could not be attached. Remove it or try again before you send.'))
      .waitFor()
    expect(await replyBox(page).inputValue()).toBe(`And another ${tag}`)
    end('arrives')
    await page.getByRole('button', { name: word('Try again') }).click()
    await replyBox(page).press('Enter')
    await said(page, `And another ${tag}`).waitFor()
    await page.getByRole('region').getByText(`lost ${tag}`).first().waitFor()
  },
  120_000,
)
