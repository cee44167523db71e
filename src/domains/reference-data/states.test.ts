import { expect, test } from 'vitest'
import { allEditions } from '../editions/editions.ts'
import { statesOf } from './countries.ts'
import states from './lists/states.json' with { type: 'json' }

// Beside the countries of the editions those of the largest economies, as the IMF ranks them, and their neighbours in trade.
const large = 'AE AT AU BE CA CH ID IE IL MY NL NO PH PL RU SA SE SG TH TW'.split(' ')
const countries = [...new Set([...allEditions('en').map(({ countryCode }) => countryCode), ...large])]
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u
const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・＝]+$/u
const chinese = /^[\p{Script=Han}-]+$/u

test('the states of all editions and of the largest economies have a Japanese and a Chinese name', () => {
  for (const country of countries) {
    expect(statesOf(country, 'en').length, country).toBeGreaterThan(0)
    for (const { stateName } of statesOf(country, 'ja'))
      // The district is known by its letters as well.
      expect(stateName.replace('（ワシントンD.C.）', ''), country).toMatch(japanese)
    for (const { stateName } of statesOf(country, 'zh')) expect(stateName, country).toMatch(chinese)
  }
})

test('names of states in Latin languages are in Latin letters, and no two of a country are alike', () => {
  for (const country of Object.keys(states)) {
    for (const language of ['en', 'es', 'it'])
      for (const { stateName } of statesOf(country, language)) expect(stateName, country).toMatch(latin)
    if (!countries.includes(country)) continue
    for (const language of ['ja', 'zh', 'es', 'it']) {
      const names = statesOf(country, language).map(({ stateName }) => stateName)
      expect(new Set(names).size, `${country} ${language}`).toBe(names.length)
    }
  }
})

test('states have the names that their language gives them', () => {
  const nameIn = (stateID: string, language: string) =>
    statesOf(stateID.slice(0, 2), language).find((state) => state.stateID === stateID)?.stateName
  expect(nameIn('DE-BY', 'es')).toBe('Baviera')
  expect(nameIn('DE-BY', 'zh')).toBe('巴伐利亚州')
  expect(nameIn('US-NC', 'it')).toBe('Carolina del Nord')
  expect(nameIn('IT-25', 'es')).toBe('Lombardía')
  expect(nameIn('JP-34', 'zh')).toBe('广岛县')
  expect(nameIn('TR-34', 'ja')).toBe('イスタンブール県')
  expect(nameIn('BR-SP', 'ja')).toBe('サンパウロ州')
  expect(nameIn('VN-SG', 'zh')).toBe('胡志明市')
  expect(nameIn('MX-CMX', 'it')).toBe('Città del Messico')
})
