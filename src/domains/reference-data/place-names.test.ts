import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../contract/locale.ts'
import { cityOfRecord, placeName } from './place-names.ts'

const checked = readFileSync(path.join(import.meta.dirname, '../../testing/checked-cities.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [where = '', en = '', ja = '', zh = '', es = '', it = '', typed = ''] = line.split('|')
    const country = where.slice(0, 2)
    return {
      country,
      state: where === country ? null : where,
      names: { en, ja, zh, es: es || en, it: it || en },
      typed: typed.split(';').filter(Boolean),
    }
  })

test('three hundred cities have the name of the reader, in whichever way they were typed', () => {
  expect(checked.length).toBeGreaterThan(300)
  const wrong = checked.flatMap(({ country, state, names, typed }) =>
    [...new Set([...Object.values(names), ...typed])].flatMap((form) =>
      languages
        .map((language) => [language, placeName(form, { country, state }, language)] as const)
        .filter(([language, name]) => name !== names[language])
        .map(([language, name]) => `${form} (${country}) in ${language}: ${name}, not ${names[language]}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('a Japanese city is found with and without its kind, and only as the kind that was said', () => {
  const tokyo = { country: 'JP', state: 'JP-13' }
  expect(placeName('Minato-ku', tokyo, 'ja')).toBe('港区')
  expect(placeName('Minato-shi', tokyo, 'ja')).toBe('Minato-shi')
  expect(placeName('岸和田', { country: 'JP' }, 'en')).toBe('Kishiwada')
  // Hiroshima has a city and a town of this name.
  const hiroshima = { country: 'JP', state: 'JP-34' }
  expect(placeName('Fuchu', hiroshima, 'ja')).toBe('Fuchu')
  expect(placeName('Fuchu-shi', hiroshima, 'ja')).toBe('府中市')
  expect(placeName('府中町', hiroshima, 'zh')).toBe('府中町')
})

test('what is not known, lies elsewhere or means several cities stays as it was typed', () => {
  expect(placeName('Nowhere upon Sea', { country: 'GB' }, 'ja')).toBe('Nowhere upon Sea')
  expect(placeName('Munich', { country: 'FR' }, 'ja')).toBe('Munich')
  expect(placeName('Munich', { country: 'DE', state: 'DE-HH' }, 'ja')).toBe('Munich')
  // 苏州 and 宿州 are written alike in pinyin, and so are 枝幸町 and 江差町, both of them in Hokkaido.
  expect(placeName('Suzhou', { country: 'CN' }, 'zh')).toBe('Suzhou')
  expect(placeName('Esashi', { country: 'JP', state: 'JP-01' }, 'ja')).toBe('Esashi')
  expect(placeName('', { country: 'JP' }, 'ja')).toBe('')
  expect(placeName('# JP', { country: 'JP' }, 'ja')).toBe('# JP')
  expect(placeName('Osaka', { country: '# Cities' }, 'ja')).toBe('Osaka')
  expect(placeName('constructor', { country: '__proto__' }, 'ja')).toBe('constructor')
})

test('Latin readers see a city of no other name as it was typed', () => {
  expect(placeName('Schweinfurt', { country: 'DE' }, 'it')).toBe('Schweinfurt')
  expect(placeName('OYONNAX', { country: 'FR' }, 'en')).toBe('OYONNAX')
  expect(placeName('シュヴァインフルト', { country: 'DE' }, 'it')).toBe('Schweinfurt')
  expect(placeName('Osaka', { country: 'JP' }, 'ja-JP')).toBe('大阪市')
})

test('a city of record may be missing, or in no country', () => {
  expect(cityOfRecord(null, { country: 'JP', state: null }, 'ja')).toBeNull()
  expect(cityOfRecord('Osaka', { country: null, state: null }, 'ja')).toBe('Osaka')
  expect(cityOfRecord('Osaka', { country: 'JP', state: 'JP-27' }, 'ja')).toBe('大阪市')
})

test('no name of a place mixes scripts', () => {
  const list = readFileSync(path.join(import.meta.dirname, 'lists/places.tsv'), 'utf8').split('\n')
  const places = list.filter((line) => line.includes('\t')).map((line) => line.split('\t'))
  expect(places.length).toBeGreaterThan(10_000)
  const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u
  const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・＝]+$/u
  const chinese = /^[\p{Script=Han}·・－—-]+$/u
  const mixed = places.filter(
    ([, name = '', , ja = '', zh = '', es = '', it = '']) =>
      ![name, es || name, it || name].every((text) => latin.test(text)) ||
      (ja !== '' && !japanese.test(ja)) ||
      (zh !== '' && !chinese.test(zh === '=' ? ja : zh)),
  )
  expect(mixed).toEqual([])
})
