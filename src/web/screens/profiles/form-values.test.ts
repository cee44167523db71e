import { expect, test } from 'vitest'
import { ProfileChanges } from '../../../contract/profiles.ts'
import { changesOf, fieldOfPath, valuesTyped } from './form-values.ts'
import { missingIn } from './missing.ts'

const typed = (fields: Record<string, string>) => valuesTyped(new Map(Object.entries(fields)))

test('P5.5: an empty telephone number is not sent, unless it takes one away; the e-mail never is', () => {
  const none = changesOf(typed({ firstName: 'A', lastName: 'B', email: 'x@y.example', phoneCode: '+81' }))
  expect(none).not.toHaveProperty('mobilePhone')
  expect(none).not.toHaveProperty('email')
  expect(ProfileChanges.safeParse(none).success).toBe(true)
  expect(changesOf(typed({ phoneKept: '1' })).mobilePhone).toEqual({ countryCode: '', phoneNumber: '' })
  const given = typed({ phoneCode: '81', phoneNumber: '90 5550 0100' })
  expect(changesOf(given).mobilePhone).toEqual({ countryCode: '81', phoneNumber: '90 5550 0100' })
})

test('switches that are off are sent as off, and line breaks as one character', () => {
  const changes = changesOf(typed({ showBirthDate: '1', briefPresentation: 'a\r\nb' }))
  expect(changes).toMatchObject({
    showBirthDate: true,
    showProfession: false,
    briefPresentation: 'a\nb',
  })
})

test('a refusal finds its field, whatever its path', () => {
  expect(
    ['state.stateID', 'mobilePhone', 'mobilePhone.countryCode', 'birthDate', 'body'].map(fieldOfPath),
  ).toEqual(['state', 'phoneNumber', 'phoneNumber', 'birthDate', undefined])
})

test('what is missing is named in order, and its share told', () => {
  const bare = {
    profilePhoto: null,
    profession: null,
    jobPosition: null,
    companyName: ' ',
    briefPresentation: 'x',
    industry: { id: '0006', name: 'x' },
    businessType: { code: 'MA', name: 'x' },
    country: { code: 'JP', countryName: 'Japan', emoji: '' },
    city: 'Osaka',
    preferredLanguage: { code: 'ja', languageName: 'Japanese' },
  }
  expect(missingIn(bare)).toEqual({
    fields: ['profilePhoto', 'profession', 'jobPosition', 'companyName'],
    percent: 60,
  })
})
