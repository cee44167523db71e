import { expect, test } from 'vitest'
import { countryInSentence } from './country-in-sentence.ts'

test.each(['United States', 'United Kingdom', 'United Arab Emirates', 'Netherlands'])(
  'in English a sentence says "in the %s"',
  (name) => {
    expect(countryInSentence(name, 'en')).toBe(`the ${name}`)
  },
)

test('other countries and languages take no article', () => {
  expect(countryInSentence('Japan', 'en')).toBe('Japan')
  expect(countryInSentence('United Kingdom', 'ja')).toBe('United Kingdom')
})
