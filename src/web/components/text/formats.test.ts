import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { formatNumber, formatRange } from './formats.ts'

test('a number is written as its language does, short ones too', () => {
  const numbers = [-12, -0.5, 0, 0.25, 1, 7.5, 42, 999, 999.999, 1_000, 9_999, 14_200, 1_234_567]
  for (const language of languages) {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
    for (const number of numbers) expect(formatNumber(number, language)).toBe(format.format(number))
  }
})

test('a range has both ends, or the one that is known', () => {
  expect(formatRange({ min: 180, max: 1_220 }, 'en')).toBe('180–1,220')
  expect(formatRange({ min: 180, max: 220 }, 'ja')).toBe('180〜220')
  expect(formatRange({ min: null, max: 220 }, 'it')).toBe('220')
  expect(formatRange({ min: 5, max: 5 }, 'es')).toBe('5')
  expect(formatRange({ min: null, max: null }, 'zh')).toBeUndefined()
})
