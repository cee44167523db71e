import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText, numberTyped } from './numbers.ts'

test.each([
  ['', 'en', null],
  ['  ', 'ja', null],
  ['180', 'en', 180],
  ['1,200', 'en', 1_200],
  ['1,200.5', 'en', 1_200.5],
  ['28 000 000', 'en', 28_000_000],
  ['1,00,000', 'en', 100_000],
  ['１，２００', 'ja', 1_200],
  ['1.200', 'it', 1_200],
  ['1.200,5', 'es', 1_200.5],
  ['12.5', 'es', 12.5],
  ['12,5', 'en', 12.5],
  ['1.200', 'en', 1.2],
  ['35万', 'ja', 350_000],
  ['2,800万', 'ja', 28_000_000],
  ['１．２億', 'ja', 120_000_000],
  ['3.5万', 'zh', 35_000],
  ['5亿', 'zh', 500_000_000],
  ['8千', 'ja', 8_000],
] as const)('%j in %s is %j', (text, language, value) => {
  expect(numberTyped(text, language)).toBe(value)
})

test.each(['-5', '1e9', 'many', '1,2,3', '12.5.1', '0x10', '35万'])('%j is no number', (text) => {
  expect(numberTyped(text, 'en')).toBeNaN()
})

test('what a field shows is read back as the same number in every language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('en', 'ja', 'es', 'it', 'zh'),
      fc.oneof(
        fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
        fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100),
      ),
      (language, value) => {
        expect(numberTyped(numberText(value, language), language)).toBe(value)
      },
    ),
  )
})
