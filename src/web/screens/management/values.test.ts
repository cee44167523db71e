import { expect, test } from 'vitest'
import { businessSections } from '../../../contract/business-management.ts'
import * as rules from '../../../contract/business-fields.ts'
import { fieldOfPath, firstFieldOf, namesOf, sectionOfTab, tabOfSection } from './fields.ts'
import { merged, withPicks } from './merging.ts'
import { changedFields, fieldsTyped, filledFrom, filledOf, listOf, ofForm } from './values.ts'

const schemas = {
  general: rules.GeneralFields,
  contactInfo: rules.ContactFields,
  factory: rules.FactoryFields,
  tradeCapabilities: rules.TradeFields,
  businessTerms: rules.TermsFields,
}

const factory = {
  manufacturingFacilities: 'Two halls\nand a laboratory',
  city: 'Kishiwada',
  zipcode: '596-0001',
  country: 'JP',
  state: 'JP-27',
  factorySize: 14_200.5,
  numberProductionLines: 12,
  contractManufacturing: ['oem', 'odm'],
}

test.each(businessSections)(
  'every field that the contract has in %s has a place in the form, and no other',
  (section) => {
    const parts = new Set(namesOf(section).map((name) => name.split('.')[0]))
    expect(parts).toEqual(new Set(Object.keys(schemas[section].shape)))
    expect(sectionOfTab(tabOfSection(section))).toBe(section)
  },
)

test.each(['en', 'ja', 'es'])('what a form shows in %s is sent back as it was', (language) => {
  const { values, revision } = filledOf('factory', factory, 7, language)
  expect(revision).toBe('7')
  expect(fieldsTyped('factory', values, language)).toEqual(factory)
})

test('an empty company makes an empty form, which the contract takes but for what it requires', () => {
  const { values } = filledOf('tradeCapabilities', {}, 0, 'en')
  const fields = fieldsTyped('tradeCapabilities', values, 'en')
  expect(schemas.tradeCapabilities.parse(fields)).toEqual({
    markets: [],
    spokenLanguages: [],
    totalEmployeesSales: null,
    averageLeadTime: null,
  })
})

test('a form that was sent: line breaks are one sign, several values of one name a list', () => {
  const form = new FormData()
  form.append('contractManufacturing', 'oem')
  form.append('contractManufacturing', 'odm')
  form.set('manufacturingFacilities', 'Two halls\r\nand more')
  form.set('revision', '3')
  const { values, revision } = filledFrom('factory', ofForm(form))
  expect(revision).toBe('3')
  expect(listOf(values['contractManufacturing'])).toEqual(['oem', 'odm'])
  expect(values['manufacturingFacilities']).toBe('Two halls\nand more')
  expect(values['city']).toBe('')
})

test('what is no number is refused, not dropped', () => {
  const fields = fieldsTyped('tradeCapabilities', { averageLeadTime: 'soon' }, 'en')
  expect(schemas.tradeCapabilities.safeParse(fields).error?.issues[0]?.path).toEqual(['averageLeadTime'])
})

test('a failure is told at the field that it means', () => {
  expect(fieldOfPath('contactInfo', 'phone')).toBe('phone.businessPhoneNumber')
  expect(fieldOfPath('general', 'categories.0')).toBe('categories')
  expect(fieldOfPath('general', 'totalEmployees.max')).toBe('totalEmployees.max')
  expect(fieldOfPath('general', 'revision')).toBeUndefined()
  expect(firstFieldOf('general', 'totalEmployees')).toBe('totalEmployees.min')
})

test('a number written otherwise, a blank at the end and another order of a list change nothing', () => {
  const { values } = filledOf('factory', factory, 1, 'en')
  const other = { ...values, factorySize: '14200.5', city: 'Kishiwada ', contractManufacturing: 'odm\noem' }
  expect(changedFields('factory', values, other, 'en')).toEqual([])
  expect(changedFields('factory', values, { ...other, city: 'Osaka' }, 'en')).toEqual(['city'])
  expect(changedFields('factory', values, { ...other, factorySize: '142,005' }, 'en')).toEqual([
    'factorySize',
  ])
})

test('after somebody else has saved: theirs where only they changed, mine where only I did, a choice where both did', () => {
  const before = filledOf('factory', factory, 1, 'en')
  const mine = { ...before, values: { ...before.values, city: 'Osaka', zipcode: '530-0001' } }
  const theirs = filledOf('factory', { ...factory, city: 'Kobe', numberProductionLines: 14 }, 2, 'en')

  const after = merged('factory', mine, theirs, 'en')

  expect(after.clash).toEqual({
    conflicts: [{ name: 'city', mine: { city: 'Osaka' }, theirs: { city: 'Kobe' } }],
    taken: ['numberProductionLines'],
  })
  expect(after.values).toMatchObject({ city: 'Osaka', zipcode: '530-0001', numberProductionLines: '14' })
  expect(after.revision).toBe('2')
  expect(withPicks(after, theirs.values, ['city']).values['city']).toBe('Kobe')
  // The same is asked no more: what is sent next is made from theirs.
  expect(merged('factory', after, theirs, 'en').clash).toEqual({ conflicts: [], taken: [] })
})

test('a range is one thing: of two who each changed an end nobody gets half of it', () => {
  const range = (min: number | null, max: number | null) => ({ totalEmployees: { min, max } })
  const before = filledOf('general', range(null, null), 1, 'en')
  const mine = { ...before, values: { ...before.values, 'totalEmployees.max': '8' } }
  const theirs = filledOf('general', range(10, 20), 2, 'en')

  const after = merged('general', mine, theirs, 'en')

  const ofMine = { 'totalEmployees.min': '', 'totalEmployees.max': '8' }
  const ofTheirs = { 'totalEmployees.min': '10', 'totalEmployees.max': '20' }
  expect(after.clash).toEqual({
    conflicts: [{ name: 'totalEmployees.min', mine: ofMine, theirs: ofTheirs }],
    taken: [],
  })
  // What is kept as mine is whole, and can be saved.
  expect(after.values).toMatchObject(ofMine)
  expect(withPicks(after, theirs.values, Object.keys(ofTheirs)).values).toMatchObject(ofTheirs)
  const untouched = merged('general', before, theirs, 'en')
  expect(untouched.clash).toEqual({ conflicts: [], taken: ['totalEmployees.min'] })
  expect(untouched.values).toMatchObject(ofTheirs)
})
