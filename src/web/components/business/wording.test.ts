import { expect, test } from 'vitest'
import { inOneLine, joinNames, postalParts } from './wording.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
test('names are joined as the language does', () => {
  expect(joinNames(named('EXW', 'FOB'), 'en')).toBe('EXW, FOB')
  expect(joinNames(named('EXW', 'FOB'), 'ja')).toBe('EXW, FOB')
  expect(joinNames(named('日本', 'ドイツ'), 'ja')).toBe('日本、ドイツ')
  expect(joinNames(named('Gears, cut', 'Shafts'), 'en')).toBe('Gears, cut; Shafts')
  expect(joinNames([], 'en')).toBeUndefined()
})

test('the lines of an address stand behind commas, those of Japan and China behind spaces', () => {
  expect(inOneLine(['Kishiwada, Osaka 596-0042', 'Japan'])).toBe('Kishiwada, Osaka 596-0042, Japan')
  expect(inOneLine(['97424 Schweinfurt', 'ドイツ'])).toBe('97424 Schweinfurt, ドイツ')
  expect(inOneLine(['日本', '〒596-0042', '大阪府岸和田市'])).toBe('日本 〒596-0042 大阪府岸和田市')
  expect(inOneLine([])).toBe('')
})

test('a postal code with a hyphen stands alone, so that it does not break', () => {
  expect(postalParts('Osaka 596-0042, Japan')).toEqual(['Osaka ', '596-0042', ', Japan'])
  expect(postalParts('日本 〒596-0042 大阪府')).toEqual(['日本 ', '〒596-0042', ' 大阪府'])
  expect(postalParts('3-14 Rinkai-cho')).toEqual(['3-14 Rinkai-cho'])
})
