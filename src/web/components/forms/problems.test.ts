import { expect, test } from 'vitest'
import { ContactFields, GeneralFields } from '../../../contract/business-fields.ts'
import { refusedFields, wrongOf } from './problems.ts'

const part = (path: string) => path

test.each([
  ['companyName', GeneralFields.pick({ companyName: true }), '', 'short'],
  ['companyName', GeneralFields.pick({ companyName: true }), 'a'.repeat(121), 'long'],
  ['companyName', GeneralFields.pick({ companyName: true }), 'abc\u202Edef', 'hidden'],
  ['companyName', GeneralFields.pick({ companyName: true }), 'Toyama Tubes ✔', 'badge'],
  ['categories', GeneralFields.pick({ categories: true }), [], 'few'],
  ['yearStablished', GeneralFields.pick({ yearStablished: true }), Number.NaN, 'number'],
  ['yearStablished', GeneralFields.pick({ yearStablished: true }), 19_688, 'number'],
  ['yearStablished', GeneralFields.pick({ yearStablished: true }), 999, 'number'],
  ['yearStablished', GeneralFields.pick({ yearStablished: true }), 2_199, 'future'],
  ['website', ContactFields.pick({ website: true }), 'no address', 'website'],
  ['legalAddressEnglish', ContactFields.pick({ legalAddressEnglish: true }), '大阪市北区1-2-3', 'latin'],
  ['email', ContactFields.pick({ email: true }), 'nobody', 'email'],
  ['country', ContactFields.pick({ country: true }), '', 'choose'],
  ['phone', ContactFields.pick({ phone: true }), { countryCode: '+81', businessPhoneNumber: '12' }, 'phone'],
] as const)('%s is told what is wrong with it', (name, schema, value, why) => {
  const parsed = schema.safeParse({ [name]: value })
  expect(wrongOf(parsed.error?.issues ?? [], part)[name]).toBe(why)
})

test.each([1000, 1868, new Date().getUTCFullYear()])('founded in %i: nothing is wrong with it', (year) => {
  const parsed = GeneralFields.pick({ yearStablished: true }).safeParse({ yearStablished: year })
  expect(wrongOf(parsed.error?.issues ?? [], part)).toEqual({})
})

test('a range that falls is told at its upper end, once', () => {
  const parsed = GeneralFields.pick({ totalEmployees: true }).safeParse({
    totalEmployees: { min: 20, max: 10 },
  })
  expect(wrongOf(parsed.error?.issues ?? [], part)).toEqual({ 'totalEmployees.max': 'range' })
})

test('what the server refuses without a reason is told in the words of its field', () => {
  expect(refusedFields(['companyPhone', 'companyFax', 'phone', 'email', 'country'])).toEqual({
    companyPhone: 'phone',
    companyFax: 'phone',
    phone: 'phone',
    email: 'email',
    country: 'choose',
  })
})

test('a form is told everything that is wrong with it at once', () => {
  const general = GeneralFields.pick({
    yearStablished: true,
    totalAnnualRevenue: true,
    productionCapacity: true,
    video: true,
  })
  const parsed = general.safeParse({
    yearStablished: Number.NaN,
    totalAnnualRevenue: { min: Number.NaN, max: 5, currency: '' },
    productionCapacity: { min: Number.NaN, max: 10, unit: '', period: '' },
    video: 'https://videos.example/1',
  })
  expect(wrongOf(parsed.error?.issues ?? [], part)).toEqual({
    yearStablished: 'number',
    'totalAnnualRevenue.min': 'number',
    'totalAnnualRevenue.currency': 'choose',
    'productionCapacity.min': 'number',
    'productionCapacity.unit': 'choose',
    'productionCapacity.period': 'choose',
    video: 'choose',
  })
})
