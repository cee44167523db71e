import { expect, test } from 'vitest'
import { inOrderOf, languageOf, localise, perLanguage } from './localised.ts'

const pump = { en: 'Pump', ja: 'ポンプ' }

test('gives the name in the wanted language', () => {
  expect(localise(pump, 'ja')).toBe('ポンプ')
  expect(localise(pump, 'ja-JP')).toBe('ポンプ')
})

test('falls back to English where a name or a language is missing', () => {
  expect(localise(pump, 'it')).toBe('Pump')
  expect(localise(pump, 'sw')).toBe('Pump')
  expect(localise(pump, '')).toBe('Pump')
  expect(localise(pump, 'constructor')).toBe('Pump')
})

test('reads the language out of a tag, whatever its case', () => {
  expect(['ES-mx', 'zh-Hant-TW', 'it', 'de', '*'].map(languageOf)).toEqual(['es', 'zh', 'it', 'en', 'en'])
})

test('makes a list once per language, however the language is written', () => {
  const asked: string[] = []
  const list = perLanguage((language) => {
    asked.push(language)
    return [language]
  })

  expect(list('ja')).toBe(list('ja-JP'))
  expect(list('xx')).toBe(list('en'))
  expect(asked).toEqual(['ja', 'en'])
})

test('sorts by the alphabet of the language, not by character codes', () => {
  const sorted = inOrderOf(['Zaragoza', 'Ávila', 'Ñuñoa', 'Navarra', 'Oviedo'], 'es', (name) => name)

  expect(sorted).toEqual(['Ávila', 'Navarra', 'Ñuñoa', 'Oviedo', 'Zaragoza'])
})
