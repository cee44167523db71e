import { expect, test } from 'vitest'
import { addressLine, joinNames, postalParts } from './wording.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const kishiwada = {
  city: 'Kishiwada',
  zipcode: '596-0042',
  state: { stateName: 'Osaka' },
  country: { code: 'JP', countryName: 'Japan' },
}

test('names are joined as the language does', () => {
  expect(joinNames(named('EXW', 'FOB'), 'en')).toBe('EXW, FOB')
  expect(joinNames(named('EXW', 'FOB'), 'ja')).toBe('EXW, FOB')
  expect(joinNames(named('日本', 'ドイツ'), 'ja')).toBe('日本、ドイツ')
  expect(joinNames(named('Gears, cut', 'Shafts'), 'en')).toBe('Gears, cut; Shafts')
  expect(joinNames([], 'en')).toBeUndefined()
})

test('an address goes from small to large, in Japanese from large to small', () => {
  expect(addressLine(kishiwada, 'en')).toBe('Kishiwada, Osaka 596-0042, Japan')
  const japanese = {
    city: '岸和田市',
    zipcode: '596-0042',
    state: { stateName: '大阪府' },
    country: { code: 'JP', countryName: '日本' },
  }
  expect(addressLine(japanese, 'ja')).toBe('日本 〒596-0042 大阪府岸和田市')
  expect(addressLine({ ...kishiwada, country: { code: 'JP', countryName: '日本' } }, 'ja')).toBe(
    '日本 〒596-0042 Osaka Kishiwada',
  )
  const nothing = { city: null, zipcode: null, state: null, country: { code: 'DE', countryName: 'Germany' } }
  expect(addressLine(nothing, 'en')).toBe('Germany')
  expect(addressLine({ ...kishiwada, city: 'Osaka' }, 'en')).toBe('Osaka, 596-0042, Japan')
})

test('a postal code with a hyphen stands alone, so that it does not break', () => {
  expect(postalParts('Osaka 596-0042, Japan')).toEqual(['Osaka ', '596-0042', ', Japan'])
  expect(postalParts('日本 〒596-0042 大阪府')).toEqual(['日本 ', '〒596-0042', ' 大阪府'])
  expect(postalParts('3-14 Rinkai-cho')).toEqual(['3-14 Rinkai-cho'])
})
