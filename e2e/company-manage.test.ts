// A company managed by its people: every field entered, saved and shown to buyers; two people at once; nothing typed is lost.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addMember, type MemberRole } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { aCompanyMore, onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signedInAs } from './signed-in.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const tabs = ['general', 'contact', 'factory', 'trade', 'terms'] as const

/** Somebody with this role in a company of the test, at a tab of its management. */
async function aManager(visit: Visit, role: MemberRole = 'owner', of?: string) {
  const visitor = await visitorWith(launch(), { expected: [400, 409], ...visit })
  const { userID } = await signedInAs(visitor, '/profile/')
  const businessID = of ?? (await aCompanyMore({ companyName: 'Kitazawa Rolling Works' }))
  await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role })))
  const word = (text: string) => wordsIn(visit.language ?? 'en', text)
  const at = async (tab: string) => {
    await visitor.page.goto(`/business/${businessID}/edit/${tab}`)
    if (visit.script !== false) await scriptsRun(visitor.page)
  }
  return { visitor, page: visitor.page, businessID, word, at }
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

async function pick(page: Page, name: string, ...codes: string[]): Promise<void> {
  const search = page.locator(`[id="field-${name}"]`)
  for (const code of codes) {
    await search.fill(code)
    await page.locator('main [role=option]').first().waitFor()
    await search.press('Enter')
    await page.locator(`input[type=hidden][name="${name}"][value="${code}"]`).waitFor({ state: 'attached' })
  }
}

async function save({ page, word }: { page: Page; word(text: string): string }): Promise<void> {
  await page.getByRole('button', { name: word('Save'), exact: true }).click()
}

async function saved({ page, word }: { page: Page; word(text: string): string }): Promise<void> {
  await save({ page, word })
  await page.getByRole('status').getByText(word('Saved successfully')).first().waitFor()
  await page
    .getByRole('button', { name: word('Close') })
    .first()
    .click()
}

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
      'Kishiwada',
      '596-0001',
      contact.legalAddressEnglish,
      contact.shippingAddressEnglish,
      contact.email,
      'kitazawa.example',
      '+81 72-123-4567',
      '+81 90-1234-5678',
      'Kaizuka',
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

test('two people at once: each sees what the other saved, field by field, and no text is lost', async () => {
  const one = await aManager({})
  const other = await aManager({}, 'admin', one.businessID)
  await one.at('contact')
  await other.at('contact')
  await field(other.page, 'city').fill('Kobe')
  await field(other.page, 'website').fill('https://other.example')
  await saved(other)

  await field(one.page, 'city').fill('Sakai')
  await field(one.page, 'zipcode').fill('590-0001')
  await save(one)
  const panel = one.page.getByRole('alert')
  await panel.getByText('Somebody else has saved this meanwhile').waitFor()
  await panel.getByText('Kobe').waitFor()
  await panel.getByText('Sakai').waitFor()
  // What only the other changed is in the form already; what only I changed still is.
  expect(await field(one.page, 'website').inputValue()).toBe('https://other.example')
  expect(await field(one.page, 'zipcode').inputValue()).toBe('590-0001')
  expect(await field(one.page, 'city').inputValue()).toBe('Sakai')
  expect(await seriousFindings(one.page)).toEqual([])
  await panel.getByRole('radio', { name: /Take theirs/ }).check()
  await expect.poll(() => field(one.page, 'city').inputValue()).toBe('Kobe')
  await panel.getByRole('radio', { name: /Keep mine/ }).check()
  await expect.poll(() => field(one.page, 'city').inputValue()).toBe('Sakai')
  await saved(one)

  await other.at('contact')
  expect(await field(other.page, 'city').inputValue()).toBe('Sakai')
  expect(await field(other.page, 'zipcode').inputValue()).toBe('590-0001')
  expect(await field(other.page, 'website').inputValue()).toBe('https://other.example')
})

test('what is typed outlives a reload, and leaving asks first; Cancel brings back what is kept', async () => {
  const { page, at, businessID } = await aManager({})
  await at('contact')
  await field(page, 'city').fill('Nagoya')
  await page.getByText('1 change not saved.').waitFor()
  await page.getByRole('link', { name: 'Factory', exact: true }).click()
  await page.getByRole('dialog').getByText('Leave without saving?').waitFor()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  expect(page.url()).toContain('/edit/contact')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await scriptsRun(page)
  await expect.poll(() => field(page, 'city').inputValue()).toBe('Nagoya')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(() => field(page, 'city').inputValue()).toBe('Osaka')
  await page.getByRole('link', { name: 'Factory', exact: true }).click()
  await page.waitForURL(`**/business/${businessID}/edit/factory`)
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

test('without JavaScript: lists are check boxes, states come by a button, errors and success are told, and so is another’s save', async () => {
  const one = await aManager({ script: false })
  const { page, at } = one
  await at('trade')
  await page.locator('[id="field-markets"]').click()
  await page.getByRole('checkbox', { name: 'Germany' }).check()
  await field(page, 'averageLeadTime').fill('soon')
  await save(one)
  await page.getByRole('alert').getByText('Please enter a number from 0 up.').first().waitFor()
  await field(page, 'averageLeadTime').fill('30')
  await save(one)
  await page.getByText('Saved successfully').waitFor()
  expect(await page.locator('[name=markets][value=DE]').isChecked()).toBe(true)

  await at('factory')
  await field(page, 'country').selectOption('IT')
  await page.getByRole('button', { name: 'Show the states of this country' }).click()
  await field(page, 'state').selectOption({ index: 1 })
  await save(one)
  await page.getByText('Saved successfully').waitFor()

  await at('general')
  await page.locator('[id="field-categories"]').click()
  await field(page, 'industry').selectOption('0004')
  await page.getByRole('button', { name: 'Show its categories' }).click()
  await page.locator('[name=categories][value="0004.0004-01"]').check()
  await save(one)
  await page.getByText('Saved successfully').waitFor()

  await at('contact')
  const other = await aManager({ script: false }, 'admin', one.businessID)
  await other.at('contact')
  await field(other.page, 'city').fill('Kobe')
  await save(other)
  await other.page.getByText('Saved successfully').waitFor()
  await field(page, 'city').fill('Sakai')
  await save(one)
  await page.getByText('Somebody else has saved this meanwhile').waitFor()
  await page.getByRole('radio', { name: /Take theirs/ }).check()
  await save(one)
  await page.getByText('Saved successfully').waitFor()
  expect(await field(page, 'city').inputValue()).toBe('Kobe')
})
