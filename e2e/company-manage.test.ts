// A company managed by its people: every field entered, saved and shown to buyers; what is wrong is told; who may.
import { expect, test } from 'vitest'
import { aManagerIn, field, pick, save, saved } from './company-manager.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const aManager = aManagerIn(launch)
const tabs = ['general', 'contact', 'factory', 'trade', 'terms'] as const

const general = {
  companyName: 'Kitazawa Precision 精工 Works',
  yearStablished: '1968',
  registerNumber: '1200-01-123456',
  shortDescription: 'Bearings for machine tools, bores 10 to 320 mm.',
  generalDescription: 'Two halls in Kishiwada.\nRings are turned and ground under one roof.',
  'totalEmployees.min': '180',
  'totalEmployees.max': '220',
  'totalProductionEmployees.min': '130',
  'totalProductionEmployees.max': '150',
  'totalAnnualRevenue.min': '28,000,000',
  'totalAnnualRevenue.max': '32,000,000',
  'productionCapacity.min': '350,000',
  'productionCapacity.max': '420,000',
  video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
}
const contact = {
  city: 'Kishiwada',
  zipcode: '596-0001',
  legalAddressLocal: '大阪府岸和田市磯上町1-2-3',
  legalAddressEnglish: '1-2-3 Isonokami, Kishiwada, Osaka',
  shippingAddressEnglish: 'Gate 4, Port of Izumiotsu',
  email: 'sales@kitazawa.example',
  website: 'kitazawa.example',
  'phone.businessPhoneNumber': '72-123-4567',
  'mobilePhone.businessPhoneNumber': '90-1234-5678',
}
const factory = {
  city: 'Kaizuka',
  zipcode: '597-0001',
  factorySize: '14,200',
  numberProductionLines: '12',
  manufacturingFacilities: '48 CNC grinding machines; a room for measuring.',
}

test.each(pairsFor('company-manage'))(
  'in %s at %i px: every field is entered, saved and shown to buyers',
  async (language, width) => {
    const manager = await aManager({ language, width })
    const { page, at, word, businessID } = manager
    const fill = async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
    }
    await at('general')
    await fill(general)
    await field(page, 'businessType').selectOption('EX')
    // The currency of its country is proposed.
    expect(await field(page, 'totalAnnualRevenue.currency').inputValue()).toBe('JPY')
    await field(page, 'totalAnnualRevenue.currency').selectOption('EUR')
    await field(page, 'productionCapacity.unit').selectOption('pcs')
    await field(page, 'productionCapacity.period').selectOption('month')
    await pick(page, 'categories', '0006.0006-02')
    await saved(manager)

    await at('contact')
    await fill(contact)
    await saved(manager)

    await at('factory')
    await field(page, 'country').selectOption('JP')
    await page.locator('main [name=state] option[value=JP-27]').waitFor({ state: 'attached' })
    await field(page, 'state').selectOption('JP-27')
    await fill(factory)
    await pick(page, 'contractManufacturing', 'oem', 'odm')
    await saved(manager)

    await at('trade')
    await pick(page, 'markets', 'DE', 'IT')
    await pick(page, 'spokenLanguages', 'ja', 'en')
    await field(page, 'totalEmployeesSales').fill('9')
    await field(page, 'averageLeadTime').fill('21')
    await saved(manager)

    await at('terms')
    await pick(page, 'acceptedDeliveryTerms', 'FOB', 'DAP')
    await pick(page, 'acceptedPaymentCurrencies', 'JPY', 'EUR')
    const lists = (await (await page.request.get('/api/ref-data/trade-lists')).json()) as {
      data: Record<'packagingTypes' | 'paymentTypes', { code: string }[]>
    }
    await pick(page, 'acceptedPaymentTypes', lists.data.paymentTypes[0]!.code)
    await pick(page, 'packagingTypes', lists.data.packagingTypes[0]!.code)
    await saved(manager)

    const buyer = await visitorWith(launch(), { language, width })
    await buyer.open(`/business/${businessID}/`)
    const text = (await buyer.page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    const shown = [
      general.companyName,
      '1968',
      general.registerNumber,
      '180',
      '220',
      '130',
      '350,000',
      language === 'ja' ? '2,800万〜3,200万 ユーロ' : '28–32 million EUR',
      language === 'ja' ? '岸和田市' : 'Kishiwada',
      '596-0001',
      language === 'ja' ? contact.legalAddressLocal : contact.legalAddressEnglish,
      contact.shippingAddressEnglish,
      contact.email,
      'kitazawa.example',
      '+81 721 23 4567',
      '+81 90 1234 5678',
      language === 'ja' ? '貝塚市' : 'Kaizuka',
      '14,200',
      '12',
      factory.manufacturingFacilities,
      '21',
      'FOB',
      'DAP',
      language === 'ja' ? 'ドイツ' : 'Germany',
      language === 'ja' ? 'イタリア' : 'Italy',
      language === 'ja' ? '輸出業者' : 'Exporter',
    ]
    expect(shown.filter((part) => !text.includes(part))).toEqual([])
    expect(await buyer.page.content()).toContain('dQw4w9WgXcQ')

    // What is shown again is what was entered.
    await at('general')
    for (const [name, value] of Object.entries(general))
      expect(await field(page, name).inputValue()).toBe(value)
    expect(await page.locator('[name=categories]').count()).toBe(2)
    await at('contact')
    expect(await field(page, 'website').inputValue()).toBe('https://kitazawa.example')
    expect(await field(page, 'phone.countryCode').inputValue()).toBe('+81')
    expect(word('Save')).not.toBe('')
  },
)

test.each(pairsFor('company-manage'))(
  'in %s at %i px: every tab can be used by everybody',
  async (language, width) => {
    const { page, at, word } = await aManager({ language, width })
    for (const tab of tabs) {
      await at(tab)
      expect(await seriousFindings(page), tab).toEqual([])
      expect(await overhang(page), tab).toBe(0)
      expect(await page.locator('footer').count()).toBe(0)
    }
    await page.getByRole('link', { name: word('Business terms') }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(word('Business terms'))
    await page.keyboard.press('ArrowLeft')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(word('Business terms'))
  },
)

test('wrong values are told at their fields, in the tab, in the list and in the bar; nothing typed is lost', async () => {
  const manager = await aManager({})
  const { page, at } = manager
  await at('general')
  await field(page, 'yearStablished').fill('19688')
  await field(page, 'totalEmployees.min').fill('20')
  await field(page, 'totalEmployees.max').fill('10')
  await save(manager)
  await page.getByText('2 fields need correction.').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('yearStablished')
  await page.getByText('Please enter a year of four digits, such as 1968.').waitFor()
  await page.getByText('The second number is below the first.').waitFor()
  await page.getByRole('link', { name: 'General has an error' }).waitFor()
  expect(await page.getByRole('link', { name: /Correct$/ }).count()).toBe(2)
  expect(await field(page, 'yearStablished').inputValue()).toBe('19688')
  expect(await seriousFindings(page)).toEqual([])

  await field(page, 'yearStablished').fill('1968')
  await field(page, 'totalEmployees.max').fill('30')
  await saved(manager)
  await page.getByText('fields need correction').waitFor({ state: 'hidden' })
})

test('a register number that does not pass its check digit is told when the field is left, and saved all the same', async () => {
  const manager = await aManager({})
  const { page, at } = manager
  await at('general')
  const hint = page.getByText('This number does not pass its check digit')
  expect(await hint.count()).toBe(0)
  await field(page, 'registerNumber').fill('7000012050003')
  await field(page, 'yearStablished').focus()
  await hint.waitFor()
  await saved(manager)
  await at('general')
  await hint.waitFor()
  await field(page, 'registerNumber').fill('7000012050002')
  await field(page, 'yearStablished').focus()
  await hint.waitFor({ state: 'hidden' })
})

test('a description as long as it may be is saved in Japanese too; one letter more is refused and kept', async () => {
  const manager = await aManager({})
  const { page, at } = manager
  await at('general')
  await field(page, 'generalDescription').fill('軸'.repeat(10_001))
  await save(manager)
  await page.getByText('Please enter at most 10000 characters.').waitFor()
  expect(await field(page, 'generalDescription').inputValue()).toHaveLength(10_001)
  await field(page, 'generalDescription').fill('軸'.repeat(10_000))
  await saved(manager)
  await at('general')
  expect(await field(page, 'generalDescription').inputValue()).toBe('軸'.repeat(10_000))
})

test('a member looks on; a stranger finds nothing; a visitor logs in first', async () => {
  const { businessID, page, at } = await aManager({}, 'member')
  await at('general')
  await page.getByText('You can look at this, but not change it').waitFor()
  expect(await field(page, 'companyName').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)

  const stranger = await visitorWith(launch(), { expected: [404] })
  await signedInAs(stranger, '/profile/')
  await stranger.open(`/business/${businessID}/edit/general`)
  await stranger.page.getByRole('heading', { name: 'This page is not available.' }).waitFor()

  const visitor = await visitorWith(launch())
  await visitor.page.goto(`/business/${businessID}/edit/terms`)
  expect(visitor.page.url()).toContain('/accounts/log-in')
  expect(new URL(visitor.page.url()).searchParams.get('continue')).toBe(`/business/${businessID}/edit/terms`)
})
