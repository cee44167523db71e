import { expect, test } from 'vitest'
import { specLangs } from './specs.ts'

const on = (language: string) => ({ country: 'JP', language })
const typed = { key: '塗り', value: '赤' }

test('each half of a specification says its language where that is not the page’s', () => {
  expect(specLangs(typed, 'ja', on('en'))).toEqual({ keyLang: 'ja', lang: 'ja' })
  expect(specLangs(typed, 'ja', on('ja'))).toEqual({ keyLang: undefined, lang: undefined })
  // By our terms.
  expect(specLangs({ key: 'Finitura', value: '赤', typed }, 'ja', on('it'))).toEqual({
    keyLang: undefined,
    lang: 'ja',
  })
  const languages = { key: 'en', value: 'en' }
  // In other words of the company's own.
  expect(specLangs({ key: 'Paint', value: 'red', typed, languages }, 'ja', on('it'))).toEqual({
    keyLang: 'en',
    lang: 'en',
  })
})
