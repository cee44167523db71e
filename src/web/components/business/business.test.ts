import { expect, test } from 'vitest'
import { cutCountryName } from './country-name.ts'
import { formatDay, formatRange } from '../text/formats.ts'
import { langAttribute, textLanguage } from '../text/text-language.ts'

test('sections 2 and 9: a country name is cut to 24 characters and has an ellipsis when longer than 16', () => {
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
