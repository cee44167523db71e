// A company writes itself and its products in the languages of its buyers: what it wrote is on the page for them, two people
// lose nothing, without scripts and by the keyboard too.
import { expect, onTestFinished, test } from 'vitest'
import { businessKey, businessPath, productKey, productPath } from '../src/contract/slugs.ts'
import { makeCompany } from './changes.ts'
import { aManagerIn, field, save, saved } from './company-manager.ts'
import { overhang, seriousFindings } from './judges.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visit } from './visitor.ts'

const { launch } = withBrowser()
const aManager = aManagerIn(launch)

const companyName = '株式会社北滝軸受製作所'
/** A picture that every site has. */
const picture = '/logo.png'
const words = {
  companyName,
  shortDescription: '深溝玉軸受を小ロットで製造しています。',
  generalDescription: '大阪の工場で、研削から組立まで一貫して行います。',
  certificates: [{ name: 'ISO 9001:2015', scope: '転がり軸受の設計と製造' }],
  products: [
    {
      mainImage: picture,
      pictureTexts: { [picture]: 'シール付き玉軸受の正面図' },
      name: '深溝玉軸受 6204',
      description: 'ゴムシール付き。',
      keywords: ['軸受', '玉軸受'],
      specs: [
        { key: '内径', value: '20 mm' },
        { key: '当社独自検査', value: '全数を耳で確認' },
      ],
    },
  ],
}
const inEnglish = 'languages?language=en'

/** An owner of a company that wrote everything in Japanese. */
async function anOwner(visit: Visit) {
  const { businessID, productIDs, remove } = await makeCompany(words)
  onTestFinished(remove)
  return { ...(await aManager(visit, 'owner', businessID)), productID: productIDs[0]! }
}

const pageOf = (businessID: string) => businessPath({ key: businessKey({ businessID, companyName }) })

test.each(pairsFor('texts-in-languages'))(
  'in %s at %i px: an owner writes English, and readers of English see it',
  async (language, width) => {
    const owner = await anOwner({ language, width })
    const { page, at, word, businessID } = owner
    await at('general')
    await field(page, 'nameReading').fill('キタタキ ジクウケ セイサクショ')
    await saved(owner)

    await at(inEnglish)
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
    const tab = page.locator('[data-tab="en"]')
    expect(await tab.getAttribute('aria-current')).toBe('true')
    await tab.getByText(word('recommended')).waitFor()
    await page.getByText(words.shortDescription).waitFor()
    expect(await page.getByText(words.shortDescription).getAttribute('lang')).toBe('ja')

    await page.getByRole('button', { name: /Kitataki Jikuuke Seisakusho Co\., Ltd\./ }).click()
    expect(await field(page, 'text-companyName').inputValue()).toBe('Kitataki Jikuuke Seisakusho Co., Ltd.')
    await field(page, 'text-shortDescription').fill('Deep groove ball bearings in small lots.')
    await page
      .getByRole('button', { name: word('Copy the original') })
      // Before that of the certificate.
      .nth(-2)
      .click()
    expect(await field(page, 'text-generalDescription').inputValue()).toBe(words.generalDescription)
    await field(page, 'text-generalDescription').fill('Ground and assembled in Osaka.')
    const scope = page.locator('main [name^="text-certificate-"]')
    await page.getByText(words.certificates[0]!.scope).waitFor()
    await scope.fill('Design and manufacture of rolling bearings')
    await saved(owner)
    expect(await scope.inputValue()).toBe('Design and manufacture of rolling bearings')
    await tab.getByText(/^4.*4/).waitFor()
    expect(await tab.getByText(word('recommended')).count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])

    const buyer = await visitorWith(launch(), { language: 'en' })
    await buyer.open(pageOf(businessID))
    await buyer.page
      .getByRole('heading', { level: 1, name: 'Kitataki Jikuuke Seisakusho Co., Ltd.' })
      .waitFor()
    await buyer.page.getByText('Deep groove ball bearings in small lots.').first().waitFor()
    const note = buyer.page.getByText('Design and manufacture of rolling bearings')
    await note.waitFor()
    expect(await note.getAttribute('lang')).toBeNull()
    // Spanish readers see what there is in English.
    await at('languages?language=es')
    await page.getByText(word('Until something stands here, readers see the English text.')).first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
  },
)

test('what is typed in one language is there again after a look at another one; leaving asks', async () => {
  const { page, at, businessID } = await anOwner({})
  await at(inEnglish)
  await field(page, 'text-shortDescription').fill('Bearings of Osaka')
  await page.getByText('1 change not saved.').waitFor()
  await page.locator('[data-tab="it"]').click()
  await page.getByRole('heading', { level: 2, name: 'Italian' }).waitFor()
  await page.locator('[data-tab="en"]').getByText('not saved').waitFor({ state: 'attached' })
  expect(await field(page, 'text-shortDescription').inputValue()).toBe('')
  await page.locator('[data-tab="en"]').click()
  await page.getByText('What you typed here before is back.').waitFor()
  await expect.poll(() => field(page, 'text-shortDescription').inputValue()).toBe('Bearings of Osaka')
  await page.getByRole('link', { name: 'Factory', exact: true }).click()
  await page.getByRole('dialog').getByText('Leave without saving?').waitFor()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL(`**/business/${businessID}/edit/factory`)
})

test('two windows: two languages at once are both saved; of one language saved twice, the second is asked', async () => {
  const one = await anOwner({})
  const other = await aManager({}, 'admin', one.businessID)
  await one.at(inEnglish)
  await other.at('languages?language=it')
  await field(one.page, 'text-shortDescription').fill('Bearings in small lots')
  await field(other.page, 'text-shortDescription').fill('Cuscinetti in piccoli lotti')
  await saved(other)
  await saved(one)

  await other.at(inEnglish)
  await field(other.page, 'text-shortDescription').fill('Bearings, small lots')
  await field(other.page, 'text-generalDescription').fill('From Osaka')
  await saved(other)
  await field(one.page, 'text-shortDescription').fill('Ball bearings in small lots')
  await save(one)
  const panel = one.page.getByRole('alert')
  await panel.getByText('Another version was saved meanwhile').waitFor()
  await panel.getByText('Bearings, small lots').waitFor()
  await panel.getByText('Ball bearings in small lots').waitFor()
  // What only the other wrote is in the form already, and what I wrote still is.
  expect(await field(one.page, 'text-generalDescription').inputValue()).toBe('From Osaka')
  expect(await field(one.page, 'text-shortDescription').inputValue()).toBe('Ball bearings in small lots')
  expect(await seriousFindings(one.page)).toEqual([])
  await panel.getByRole('radio', { name: /Take the saved version/ }).check()
  await expect.poll(() => field(one.page, 'text-shortDescription').inputValue()).toBe('Bearings, small lots')
  await panel.getByRole('radio', { name: /Keep mine/ }).check()
  await expect
    .poll(() => field(one.page, 'text-shortDescription').inputValue())
    .toBe('Ball bearings in small lots')
  await saved(one)

  await other.at(inEnglish)
  expect(await field(other.page, 'text-shortDescription').inputValue()).toBe('Ball bearings in small lots')
  expect(await field(other.page, 'text-generalDescription').inputValue()).toBe('From Osaka')
  await other.at('languages?language=it')
  expect(await field(other.page, 'text-shortDescription').inputValue()).toBe('Cuscinetti in piccoli lotti')
})

test('without JavaScript: tabs and languages more are links and a form, errors, success and another’s save are told', async () => {
  const one = await anOwner({ script: false })
  const { page, at, businessID } = one
  await at('languages')
  await page.locator('[data-tab="es"]').click()
  await page.getByRole('heading', { level: 2, name: 'Spanish' }).waitFor()
  await page.getByText('Add a language').click()
  await page.locator('main details').getByRole('combobox').selectOption('de')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'German' }).waitFor()
  await field(page, 'text-companyName').fill('Kitataki ✔')
  await field(page, 'text-shortDescription').fill('Kugellager in kleinen Losen')
  await save(one)
  await page.getByRole('alert').getByRole('link', { name: 'Company name' }).waitFor()
  expect(await field(page, 'text-shortDescription').inputValue()).toBe('Kugellager in kleinen Losen')
  await field(page, 'text-companyName').fill('Kitataki Wälzlager')
  await save(one)
  await page.getByText('Saved successfully').waitFor()

  const other = await aManager({ script: false }, 'admin', businessID)
  await other.at('languages?language=de')
  await field(other.page, 'text-shortDescription').fill('Kugellager aus Osaka')
  await save(other)
  await other.page.getByText('Saved successfully').waitFor()
  await field(page, 'text-shortDescription').fill('Wälzlager')
  await save(one)
  await page.getByText('Another version was saved meanwhile').waitFor()
  await page.getByRole('radio', { name: /Take the saved version/ }).check()
  await save(one)
  await page.getByText('Saved successfully').waitFor()
  expect(await field(page, 'text-shortDescription').inputValue()).toBe('Kugellager aus Osaka')
})

test('with the keyboard alone: arrows move along the languages, Enter opens one, what is offered is taken', async () => {
  const { page, at } = await anOwner({})
  await at(inEnglish)
  await page.locator('[data-tab="en"]').focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.locator('[data-tab="es"]').evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Spanish' }).waitFor()
  await page.getByRole('button', { name: 'Copy the original' }).first().focus()
  await page.keyboard.press('Enter')
  expect(await field(page, 'text-companyName').inputValue()).toBe(companyName)
  expect(
    await field(page, 'text-companyName').evaluate((control) => control === document.activeElement),
  ).toBe(true)
  // Enter in a line sends the form.
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Saved successfully').first().waitFor()
  await page.locator('[data-tab="es"]').getByText('1 of 4').waitFor()
})

test('a member looks at it and changes nothing', async () => {
  const { businessID } = await anOwner({})
  const { page, at } = await aManager({}, 'member', businessID)
  await at(inEnglish)
  await page.getByText('only owners and admins of the company may').waitFor()
  expect(await field(page, 'text-companyName').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Copy the original' }).count()).toBe(0)
  await at('languages?language=ja')
  await page.getByText(words.generalDescription).waitFor()
  expect(await page.getByRole('link', { name: /^Change/ }).count()).toBe(0)
})

test.each(pairsFor('texts-in-languages'))(
  'in %s at %i px: a product is written in English; facts of terms need nothing',
  async (language, width) => {
    const owner = await anOwner({ language, width })
    const { page, word, businessID, productID } = owner
    await page.goto(`/business/${businessID}/products/${productID}`)
    await scriptsRun(page)
    await page
      .locator('main form')
      .getByRole('link', { name: word('Languages'), exact: true })
      .click()
    await page.waitForURL('**/languages')
    await page.locator('[data-tab="en"]').click()
    await page.waitForURL('**/languages?language=en')
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
    const known = page.getByRole('region', { name: word('Shown in every language already') })
    await known.getByText('内径').waitFor()
    expect(await known.getByText('当社独自検査').count()).toBe(0)

    await field(page, 'text-name').fill('Deep groove ball bearing 6204')
    await field(page, 'text-keywords').fill('bearing\nball bearing')
    await page.locator('[name^="text-spec-key-"]').fill('Our own inspection')
    await page.locator('[name^="text-spec-value-"]').fill('Every piece, by ear')
    await page.getByText('シール付き玉軸受の正面図').waitFor()
    await page.locator('[name^="text-picture-"]').fill('Sealed ball bearing from the front')
    await saved(owner)
    expect(await field(page, 'text-keywords').inputValue()).toBe('bearing\nball bearing')

    const buyer = await visitorWith(launch(), { language: 'en' })
    await buyer.open(
      productPath({ key: productKey({ productID, name: words.products[0]!.name, companyName }) }),
    )
    await buyer.page.getByRole('heading', { level: 1, name: 'Deep groove ball bearing 6204' }).waitFor()
    await buyer.page.getByText('Our own inspection').first().waitFor()
    await buyer.page.getByText('Every piece, by ear').first().waitFor()
    await buyer.page.getByRole('img', { name: 'Sealed ball bearing from the front' }).waitFor()
    await buyer.page.getByText('Sealed ball bearing from the front').waitFor()

    const reader = await visitorWith(launch(), { language: 'ja', width })
    await reader.open(
      productPath({ key: productKey({ productID, name: words.products[0]!.name, companyName }) }),
    )
    await reader.page.getByRole('img', { name: 'シール付き玉軸受の正面図' }).waitFor()
    expect(await overhang(reader.page)).toBe(0)
    expect(await seriousFindings(reader.page)).toEqual([])
  },
)
