import { expect, test } from 'vitest'
import { monogramOf } from './BusinessPicture.tsx'
import { cutCountryName } from './country-name.ts'
import { partsAtLastWord, partsAtLegalForm } from './legal-forms.ts'
import { formatDay, formatMoney, formatRange } from '../text/formats.ts'
import { langAttribute, textLanguage } from '../text/text-language.ts'

test('P2.16 and P9.5: a country name is cut to 24 characters and has an ellipsis when longer than 16', () => {
  expect(cutCountryName('Japan')).toBe('Japan')
  expect(cutCountryName('Marshall Islands')).toBe('Marshall Islands')
  expect(cutCountryName('Dominican Republic')).toBe('Dominican Republic…')
  expect(cutCountryName('Bosnia & Herzegovina')).toBe('Bosnia & Herzegovina…')
  expect(cutCountryName('South Georgia and the South Sandwich Islands')).toBe('South Georgia and the So…')
})

test('ranges in the page language, one number where the ends are alike or one is missing', () => {
  expect(formatRange({ min: 180, max: 220 }, 'en')).toBe('180–220')
  expect(formatRange({ min: 350_000, max: 420_000 }, 'ja')).toBe('350,000〜420,000')
  expect(formatRange({ min: 12, max: 12 }, 'en')).toBe('12')
  expect(formatRange({ min: null, max: 40 }, 'en')).toBe('40')
  expect(formatRange(null, 'en')).toBeUndefined()
})

test('days are calendar days, whatever the time zone of the server', () => {
  expect(formatDay('2024-03-12', 'en')).toBe('12 Mar 2024')
  expect(formatDay('2024-03-12', 'ja')).toBe('2024年3月12日')
})

test('a name in another script says its language', () => {
  expect(textLanguage('株式会社青嶺精工', 'JP')).toBe('ja')
  expect(textLanguage('上海轴承', 'CN')).toBe('zh')
  expect(langAttribute('株式会社青嶺精工', 'JP', 'en')).toBe('ja')
  expect(langAttribute('株式会社青嶺精工', 'JP', 'ja')).toBeUndefined()
  expect(langAttribute('Ostermark Wälzlager GmbH', 'DE', 'ja')).toBe('en')
  expect(langAttribute('Ostermark Wälzlager GmbH', 'DE', 'es')).toBeUndefined()
})

test('money in short words', () => {
  expect(formatMoney({ min: 28e6, max: 32e6 }, 'en')).toBe('28–32 million')
  expect(formatMoney({ min: 28e6, max: 32e6 }, 'ja')).toBe('2,800万〜3,200万')
  expect(formatMoney({ min: 28e6, max: 32e6 }, 'it')).toBe('28–32 milioni')
  expect(formatMoney({ min: 28e6, max: 32e6 }, 'es')).toBe('28–32 millones')
  expect(formatMoney({ min: 28e6, max: 32e6 }, 'zh')).toBe('2,800万–3,200万')
  expect(formatMoney({ min: null, max: 5e5 }, 'en')).toBe('500 thousand')
  expect(formatMoney({ min: 1e6, max: 1e6 }, 'en')).toBe('1 million')
  expect(formatMoney({ min: null, max: null }, 'en')).toBeUndefined()
  expect(formatMoney(null, 'ja')).toBeUndefined()
})

test('U11: a short last word of a name is no line of its own', () => {
  expect(partsAtLastWord('Hinokawa Bearing Works Co., Ltd.')).toEqual([
    'Hinokawa Bearing Works ',
    'Co., Ltd.',
  ])
  expect(partsAtLastWord('Gebr. Lindfurter Design Office GmbH & Co. KG')).toEqual([
    'Gebr. Lindfurter Design Office ',
    'GmbH & Co. KG',
  ])
  expect(partsAtLastWord('Talllöv & Partner Gears AB')).toEqual(['Talllöv & Partner ', 'Gears AB'])
  expect(partsAtLastWord('Shirazumi Metals Corporation')).toBeUndefined()
  expect(partsAtLastWord('Ostermark')).toBeUndefined()
  expect(partsAtLastWord('檜川 軸受 AB')).toBeUndefined()
})

test('U11: a Japanese legal form is where a name breaks, and no part of a monogram', () => {
  expect(partsAtLegalForm('株式会社檜川軸受製作所')).toEqual(['株式会社', '檜川軸受製作所'])
  expect(partsAtLegalForm('檜川軸受有限会社')).toEqual(['檜川軸受', '有限会社'])
  expect(partsAtLegalForm('株式会社')).toBeUndefined()
  expect(partsAtLegalForm('Ostermark Wälzlager GmbH')).toBeUndefined()
  expect(monogramOf('株式会社檜川軸受製作所')).toBe('檜')
  expect(monogramOf('Ostermark Wälzlager GmbH')).toBe('OW')
  expect(monogramOf('GmbH')).toBe('GM')
})
