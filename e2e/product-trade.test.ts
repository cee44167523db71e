// The trade details of a product: folded away for whoever says nothing of them, kept as typed, shown to buyers, found and narrowed by.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCompanyOfMine, chooseBearings, pasteText, saves } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const fold = (page: Page) => page.locator('#trade details')

async function isWellMade(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBeLessThanOrEqual(0)
}

/** As people type them in each language. */
const typed = {
  en: { amount: '1,234.50', weight: '0.128' },
  ja: { amount: '1,234.50', weight: '０．１２８' },
}
const shown = { en: ['€1,234.50', 'from 1 piece', '0.128'], ja: ['€1,234.50', '1個以上', '0.128'] }

test.each(pairsFor('product-trade'))(
  'in %s at %i px: trade details are typed, refused, mended, published and read',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const said = typed[language]
    const visitor = await visitorWith(launch(), { language, width, expected: [400, 409] })
    const { page, open } = visitor
    const { products, tag } = await aCompanyOfMine(visitor, { products: ['Turntable'] })
    await open(`${products}/new`)
    await scriptsRun(page)
    expect(await field(page, 'partNumber').isVisible()).toBe(false)
    await isWellMade(page)
    await fold(page).locator('summary').click()
    await field(page, 'name').fill(`Turntable ${tag}`)
    await chooseBearings(page, word('Category'))
    await field(page, 'partNumber').fill(`ＴＴ-${tag}`)
    await field(page, 'minimumOrder').fill('5')
    await field(page, 'minimumOrderUnit').selectOption('pcs')
    await field(page, 'unit').selectOption('pcs')
    await field(page, 'price-amount-0').fill(said.amount)
    await field(page, 'price-currency-0').fill('eur')
    await page.getByRole('button', { name: word('Add price') }).click()
    await field(page, 'price-quantity-1').fill('100')
    await field(page, 'price-amount-1').fill('many')
    await field(page, 'weight').fill(said.weight)
    await field(page, 'weightUnit').selectOption('kg')
    await field(page, 'origin').selectOption('JP')
    await field(page, 'hsCode').fill('8482.10.000')
    await field(page, 'packaging').fill('Ten in a carton')
    await field(page, 'axis-0').fill('Bore')
    await field(page, 'axis-1').fill('Seal')
    await field(page, 'variant-value0-0').focus()
    await pasteText(page, `20 mm\t2RS\t${tag}-1\t1300\t\n25 mm\tZZ\t${tag}-2\t2000 JPY\t150 g`)
    await expect.poll(() => field(page, 'variant-number-1').inputValue()).toBe(`${tag}-2`)
    await isWellMade(page)

    await saves(page, 'publish').click()
    await page.locator('#field-price-amount-1-error').waitFor()
    await page.locator('#field-price-currency-1-error').waitFor()
    // Nothing typed is lost: neither what was refused nor what stands beside it.
    expect(await field(page, 'price-amount-1').inputValue()).toBe('many')
    expect(await field(page, 'variant-price-1').inputValue()).toBe('2000 JPY')
    expect(await fold(page).getAttribute('open')).not.toBeNull()
    await isWellMade(page)
    await field(page, 'price-amount-1').fill('0.0375')
    await field(page, 'price-currency-1').fill('EUR')
    await saves(page, 'publish').click()
    await page.waitForURL(/made=published/)
    await expect.poll(() => field(page, 'partNumber').inputValue()).toBe(`TT-${tag}`)
    expect(await field(page, 'hsCode').inputValue()).toBe('8482.10.000')
    expect(await field(page, 'variant-price-0').inputValue()).toBe('1,300 EUR')

    const id = /products\/([0-9a-f-]{36})/.exec(page.url())![1]
    await open(`/business-product/${id}`)
    const trade = page.locator('main #trade')
    for (const text of shown[language]) await trade.getByText(text).first().waitFor()
    await trade.getByText(`TT-${tag}`).waitFor()
    await trade.getByText('8482.10.000').waitFor()
    expect(await page.locator('main #variants tbody tr').count()).toBe(2)
    await page.locator('main #variants').getByText(`${tag}-2`).waitFor()
    await isWellMade(page)
  },
)

test('a number that another product has is refused with what was typed, beside its field', async () => {
  const visitor = await visitorWith(launch(), { expected: [409] })
  const { page, open } = visitor
  const { products, tag } = await aCompanyOfMine(visitor)
  for (const name of ['First', 'Second']) {
    await open(`${products}/new`)
    await scriptsRun(page)
    await field(page, 'name').fill(`${name} ${tag}`)
    await chooseBearings(page, 'Category')
    await fold(page).locator('summary').click()
    await field(page, 'partNumber').fill(name === 'First' ? 'A-1' : 'ａ－１')
    await saves(page, 'save').click()
    if (name === 'First') await page.waitForURL(/made=draft/)
  }
  await page
    .locator('#field-partNumber-error')
    .getByText('Another product or variant has this part number already.')
    .waitFor()
  expect(await field(page, 'partNumber').inputValue()).toBe('ａ－１')
  await field(page, 'partNumber').fill('A-2')
  await saves(page, 'save').click()
  await page.waitForURL(/made=draft/)
})
