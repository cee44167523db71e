import { expect, test } from 'vitest'
import { EnquiryFields } from '../../../contract/help.ts'
import { wrongOf } from '../../components/forms/problems.ts'
import { enquiryFieldOf, enquiryOf, withMissingCodes } from './enquiry-body.ts'
import { enquiryNames, enquiryValuesFrom, noValues, type EnquiryValues } from './enquiry-values.ts'

const least = { ...noValues, companyPhoneCode: '+81', companyPhone: '06 1234 5678', email: 'a@b.example' }
const wrongIn = (wish: Partial<EnquiryValues>) => {
  const body = EnquiryFields.safeParse(enquiryOf({ ...least, ...wish }))
  return body.success ? {} : wrongOf(body.error.issues, enquiryFieldOf)
}
const phoneIn = (companyPhoneCode: string, companyPhone: string) =>
  enquiryOf({ ...noValues, companyPhoneCode, companyPhone }).companyPhone

test('thirty controls hold all that the call takes', () => {
  expect(new Set(enquiryNames).size).toBe(30)
  const fields = enquiryNames.map(enquiryFieldOf)
  for (const field of Object.keys(EnquiryFields.shape)) expect(fields).toContain(field)
  expect(wrongIn({})).toEqual({})
})

test('only telephone and e-mail are missed', () => {
  const body = EnquiryFields.safeParse(enquiryOf(noValues))
  expect(wrongOf(body.error?.issues ?? [], enquiryFieldOf)).toEqual({ companyPhone: 'short', email: 'email' })
})

test('what is wrong is told by field and reason', () => {
  expect(wrongIn({ companyPhone: '12' })).toEqual({ companyPhone: 'phone' })
  expect(wrongIn({ companyFax: 'x' })).toEqual({ companyFax: 'phone' })
  expect(wrongIn({ mobilePhoneCode: '+1', mobilePhone: '1' })).toEqual({ mobilePhone: 'phone' })
  expect(wrongIn({ totalEmployees: 'many', salesEmployees: '-1' })).toEqual({
    totalEmployees: 'number',
    salesEmployees: 'number',
  })
  expect(wrongIn({ moreInfoBuy: 'x'.repeat(513) })).toEqual({ moreInfoBuy: 'long' })
  expect(wrongIn({ website: 'ftp://a.example' })).toEqual({ website: 'website' })
})

test('a number typed whole into its second part is divided, other ones stay', () => {
  expect(phoneIn('', '+81 6-1234-5678')).toEqual({ countryCode: '+81', phoneNumber: '6-1234-5678' })
  expect(phoneIn('', '＋８１ 6 1234 5678')).toEqual({ countryCode: '+81', phoneNumber: '6 1234 5678' })
  expect(phoneIn('', '06-1234-5678')).toEqual({ countryCode: '', phoneNumber: '06-1234-5678' })
  expect(phoneIn('+49', '+81 6')).toEqual({ countryCode: '+49', phoneNumber: '+81 6' })
})

test('numbers of people are read as people write them', () => {
  const people = (totalEmployees: string) => enquiryOf({ ...noValues, totalEmployees }).totalEmployees
  expect([people(''), people('120'), people('1,200'), people('1.200'), people('１２')]).toEqual([
    null,
    120,
    1_200,
    1_200,
    12,
  ])
  for (const text of ['1.5', '12,00', 'x', '1-2']) expect(people(text)).toBeNaN()
})

test('line breaks are one character, as they are counted', () => {
  expect(enquiryValuesFrom({ get: () => 'a\r\nb' }).moreInfoBuy).toBe('a\nb')
})

test('a country code that is missing is told at its own control', () => {
  const told = (wish: Partial<EnquiryValues>) => withMissingCodes(wrongIn(wish), { ...least, ...wish })
  expect(told({ companyPhoneCode: '' })).toEqual({ companyPhoneCode: 'short' })
  expect(told({ companyPhoneCode: ' ', companyPhone: '12' })).toEqual({
    companyPhoneCode: 'short',
    companyPhone: 'phone',
  })
  expect(told({ companyPhoneCode: '', companyPhone: '+81 6-1234-5678' })).toEqual({})
  expect(told({ mobilePhone: '305 555 0143' })).toEqual({ mobilePhoneCode: 'short' })
  expect(told({ companyPhone: '12' })).toEqual({ companyPhone: 'phone' })
  expect(told({ companyPhoneCode: '', companyPhone: '' })).toEqual({
    companyPhoneCode: 'short',
    companyPhone: 'short',
  })
})
