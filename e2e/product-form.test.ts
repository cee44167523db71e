// The form of a new product: what was chosen stays in sight, one press after another is one, and who is out is told so.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCompanyOfMine, chooseBearings, saves } from './company-of-mine.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

test.each(pairsFor('product-form'))(
  'in %s at %i px: a chosen category is in sight after a refusal and after a reload; Publish pressed twice is pressed once',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width, expected: [400] })
    const { page, open } = visitor
    const { products, tag } = await aCompanyOfMine(visitor)
    await open(`${products}/new`)
    await scriptsRun(page)
    await field(page, 'name').fill(`Turntable ${tag}`)
    await chooseBearings(page, word('Category'))
    const category = page.getByRole('combobox', { name: word('Category') })
    const chosen = await category.inputValue()
    expect(chosen).toContain('›')
    await field(page, 'leadTime').fill('soon')

    let sent = 0
    await page.route('**/products/new*', async (route) => {
      if (route.request().method() === 'POST') sent++
      await route.continue()
    })
    await saves(page, 'publish').dblclick()
    const alert = page.getByRole('alert')
    await alert.getByText(word('Lead time in days')).waitFor()
    expect(await category.inputValue()).toBe(chosen)
    expect(sent).toBe(1)
    expect(
      await page
        .getByText(word('The server did not answer. What you typed is still here: please try again.'))
        .count(),
    ).toBe(0)
    expect(await alert.count()).toBe(1)

    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await scriptsRun(page)
    await page.getByText(word('What you typed here before is back. It has not been sent.')).waitFor()
    await expect.poll(() => category.inputValue()).toBe(chosen)
  },
)
