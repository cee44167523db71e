import { expect, test } from 'vitest'
import countryList from './lists/countries.json' with { type: 'json' }
import currencyList from './lists/currencies.json' with { type: 'json' }
import stateList from './lists/states.json' with { type: 'json' }
import {
  allCountries,
  countryEmoji,
  countryName,
  isCountry,
  isStateOf,
  stateName,
  statesOf,
} from './countries.ts'

const japanese = /[\p{Script=Han}\p{Script=Katakana}]/u

test('holds at least 240 countries, each once', () => {
  const codes = allCountries('en').map((country) => country.code)

  expect(codes.length).toBeGreaterThanOrEqual(240)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
})

test('names every country in all five languages, Japanese in Japanese script', () => {
  for (const { code, name } of countryList) {
    expect(Object.keys(name), code).toEqual(['en', 'ja', 'es', 'it', 'zh'])
    expect(Object.values(name), code).not.toContain(code)
    expect(name.ja, code).toMatch(japanese)
  }
})

test('gives no two countries the same name in any language', () => {
  for (const language of ['en', 'ja', 'es', 'it', 'zh']) {
    const names = allCountries(language).map((country) => country.countryName)
    const twice = names.filter((name, position) => names.indexOf(name) !== position)
    expect(twice, language).toEqual([])
  }
})

test('uses the short names that people write', () => {
  const english = ['US', 'GB', 'KR', 'VN', 'TW', 'TR', 'HK', 'CZ', 'MM', 'TT'].map((code) =>
    countryName(code, 'en'),
  )

  expect(english).toEqual([
    'United States',
    'United Kingdom',
    'South Korea',
    'Vietnam',
    'Taiwan',
    'Türkiye',
    'Hong Kong',
    'Czechia',
    'Myanmar',
    'Trinidad and Tobago',
  ])
  expect(countryName('JP', 'ja')).toBe('日本')
  expect(countryName('DE', 'ja')).toBe('ドイツ')
  expect(countryName('JP', 'es')).toBe('Japón')
  expect(countryName('US', 'it')).toBe('Stati Uniti')
  expect(countryName('JP', 'zh')).toBe('日本')
})

test('answers in English for a language that it does not have', () => {
  expect(countryName('JP', 'de')).toBe('Japan')
  expect(allCountries('de')).toBe(allCountries('en'))
})

test('knows a dial code for every country', () => {
  for (const { code, dialCodes } of countryList) {
    expect(dialCodes.length, code).toBeGreaterThan(0)
    for (const dialCode of dialCodes) expect(dialCode, code).toMatch(/^\+[1-9]\d{0,4}$/)
  }
  const dialCodesOf = (code: string) => countryList.find((country) => country.code === code)?.dialCodes
  expect(dialCodesOf('JP')).toEqual(['+81'])
  expect(dialCodesOf('US')).toEqual(['+1'])
  expect(dialCodesOf('IT')).toEqual(['+39'])
})

test('knows the currency of every country, from the list of currencies; Antarctica has none', () => {
  const currencies = new Set(currencyList.map((currency) => currency.code))
  const without = countryList.filter(({ currency }) => currency === undefined || !currencies.has(currency))

  expect(without.map((country) => country.code)).toEqual(['AQ'])
})

test('draws the flag from the code', () => {
  const japan = allCountries('en').find((country) => country.code === 'JP')

  expect(japan).toEqual({ code: 'JP', countryName: 'Japan', emoji: '🇯🇵', dialCodes: ['+81'] })
  expect(countryEmoji('US')).toBe('🇺🇸')
  expect(countryEmoji('ZZ')).toBeUndefined()
})

test('lists countries by name: Åland among A, not behind Z', () => {
  const codes = allCountries('en').map((country) => country.code)

  expect(codes.slice(0, 3)).toEqual(['AF', 'AX', 'AL'])
  expect(codes.at(-1)).toBe('ZW')
})

test('lists countries in Japanese by their reading: 韓国 among か, 日本 among に', () => {
  const names = allCountries('ja').map((country) => country.countryName)
  const wanted = [
    'カンボジア',
    'ニカラグア',
    'ニジェール',
    '韓国',
    '日本',
    '台湾',
    'タイ',
    'タジキスタン',
    'ガンビア',
  ]

  expect(names.filter((name) => wanted.includes(name))).toEqual([
    '韓国',
    'ガンビア',
    'カンボジア',
    'タイ',
    '台湾',
    'タジキスタン',
    'ニカラグア',
    'ニジェール',
    '日本',
  ])
})

test('has a reading for every Japanese name that begins with a kanji', () => {
  const withoutReading = countryList.filter(
    ({ name, jaReading }) => /^\p{Script=Han}/u.test(name.ja) && !jaReading,
  )

  expect(withoutReading.map((country) => country.code)).toEqual([])
})

test('tells countries from other words', () => {
  expect(['JP', 'XK'].map(isCountry)).toEqual([true, true])
  expect(['jp', 'ZZ', '', 'constructor'].map(isCountry)).toEqual([false, false, false, false])
  expect(countryName('ZZ', 'en')).toBeUndefined()
})

test('has 50 states and the capital of the United States, in Japanese too', () => {
  const states = statesOf('US', 'en')

  expect(states).toHaveLength(51)
  expect(states[0]).toEqual({ stateID: 'US-AL', stateName: 'Alabama' })
  expect(states.some((state) => state.stateID === 'US-PR')).toBe(false)
  expect(stateList.US.filter(({ name }) => !japanese.test(name.ja))).toEqual([])
  expect(['US-DC', 'US-TX', 'US-WV'].map((id) => stateName(id, 'ja'))).toEqual([
    'コロンビア特別区（ワシントンD.C.）',
    'テキサス州',
    'ウェストバージニア州',
  ])
})

test('has the 47 prefectures from north to south, in Japanese and in the usual romanisation', () => {
  const inJapanese = statesOf('JP', 'ja').map((state) => state.stateName)
  const inEnglish = statesOf('JP', 'en').map((state) => state.stateName)

  expect(inJapanese).toHaveLength(47)
  expect(inJapanese.filter((name) => !/^\p{Script=Han}{2,3}[都道府県]$|^北海道$/u.test(name))).toEqual([])
  expect(inJapanese.filter((name) => name.endsWith('府'))).toEqual(['京都府', '大阪府'])
  expect([inJapanese[0], inJapanese[12], inJapanese[22], inJapanese[46]]).toEqual([
    '北海道',
    '東京都',
    '愛知県',
    '沖縄県',
  ])
  expect([inEnglish[0], inEnglish[12], inEnglish[22], inEnglish[46]]).toEqual([
    'Hokkaido',
    'Tokyo',
    'Aichi',
    'Okinawa',
  ])
  expect(inEnglish.filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([])
})

test('falls back to English for a state without a name in the language', () => {
  expect(stateName('JP-27', 'es')).toBe('Osaka')
  expect(stateName('AD-02', 'ja')).toBe('Canillo')
})

test('gives every state an id of its country, and no country two states of one name', () => {
  for (const [countryCode, states] of Object.entries(stateList)) {
    expect(isCountry(countryCode), countryCode).toBe(true)
    expect(states.filter(({ stateID }) => !stateID.startsWith(`${countryCode}-`))).toEqual([])
    expect(new Set(states.map(({ stateID }) => stateID)).size, countryCode).toBe(states.length)
    expect(new Set(states.map(({ name }) => name.en)).size, countryCode).toBe(states.length)
  }
})

test('lists the four nations of the United Kingdom, not its councils', () => {
  expect(statesOf('GB', 'en').map((state) => state.stateName)).toEqual([
    'England',
    'Northern Ireland',
    'Scotland',
    'Wales',
  ])
})

test('does not offer as a state what it offers as a country', () => {
  const chinese = statesOf('CN', 'en').map((state) => state.stateID)

  expect(chinese).toHaveLength(31)
  expect(chinese.filter((id) => ['CN-HK', 'CN-MO', 'CN-TW'].includes(id))).toEqual([])
  expect(statesOf('FR', 'en')).toHaveLength(13)
})

test('answers for countries without states and for unknown ids', () => {
  expect(statesOf('HK', 'en')).toEqual([])
  expect(statesOf('ZZ', 'en')).toEqual([])
  expect(stateName('JP-99', 'ja')).toBeUndefined()
})

test('knows whether a state lies in a country', () => {
  expect(isStateOf('JP-13', 'JP')).toBe(true)
  expect(isStateOf('JP-13', 'US')).toBe(false)
  expect(isStateOf('JP-99', 'JP')).toBe(false)
})
